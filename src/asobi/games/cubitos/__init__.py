"""Cubitos: a race by dice building for two to four players."""

from asobi.games.cubitos.rules import GAME

__all__ = ["GAME"]
