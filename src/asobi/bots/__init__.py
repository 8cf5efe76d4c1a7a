"""Bots: random, hunch, greedy, search, learned. They know the core, and no game by name."""

from asobi.bots.bot import Bot
from asobi.bots.chance import RandomBot
from asobi.bots.greedy import GreedyBot
from asobi.bots.hunch import HunchBot
from asobi.bots.play import Observer, go_on, play
from asobi.bots.roster import NAMES, UnknownBot, bot_names, make_bot, plays_like, repeats
from asobi.bots.search import SearchBot

__all__ = [
    "NAMES",
    "Bot",
    "GreedyBot",
    "HunchBot",
    "Observer",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot_names",
    "go_on",
    "make_bot",
    "play",
    "plays_like",
    "repeats",
]
