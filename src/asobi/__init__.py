"""asobi (遊び, "play"): tabletop games on one table for everyone who cares about them."""

from importlib.metadata import version

from asobi.bots import Bot, make_bot, play
from asobi.core import Dice, Match, Perspective, Record, find_game, game_ids, record_of, replay
from asobi.lab import simulate

__version__ = version("asobi")

__all__ = [
    "Bot",
    "Dice",
    "Match",
    "Perspective",
    "Record",
    "__version__",
    "find_game",
    "game_ids",
    "make_bot",
    "play",
    "record_of",
    "replay",
    "simulate",
]
