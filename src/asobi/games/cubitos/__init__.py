"""Cubitos: a race by dice building for two to four players."""

from asobi.games.cubitos.insight import CubitosInsight
from asobi.games.cubitos.observation import CubitosObservation
from asobi.games.cubitos.picture import draw
from asobi.games.cubitos.rules import GAME

GAME.insight = CubitosInsight()
GAME.observation = CubitosObservation()
GAME.picture = draw

__all__ = ["GAME"]
