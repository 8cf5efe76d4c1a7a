"""Cubitos: a race by dice building for two to four players."""

from asobi.games.cubitos.insight import CubitosInsight
from asobi.games.cubitos.observation import CubitosObservation
from asobi.games.cubitos.rules import GAME

GAME.insight = CubitosInsight()
GAME.observation = CubitosObservation()

__all__ = ["GAME"]
