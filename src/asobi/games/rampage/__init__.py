"""Rampage: monsters, real physics, ninety meeples."""

from asobi.games.rampage.insight import RampageInsight
from asobi.games.rampage.observation import RampageObservation
from asobi.games.rampage.picture import draw
from asobi.games.rampage.rules import GAME

GAME.insight = RampageInsight()
GAME.observation = RampageObservation()
GAME.picture = draw

__all__ = ["GAME"]
