"""Cubitos: a race by dice building for two to four players."""

from asobi.games.cubitos.insight import CubitosInsight
from asobi.games.cubitos.rules import GAME

GAME.insight = CubitosInsight()

__all__ = ["GAME"]
