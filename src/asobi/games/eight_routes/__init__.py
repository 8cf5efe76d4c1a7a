"""Eight Routes: dice drafting for three to five players."""

from asobi.games.eight_routes.rules import GAME

__all__ = ["GAME"]
