"""Rampage: monsters, real physics, ninety meeples."""

from asobi.games.rampage.insight import RampageInsight
from asobi.games.rampage.rules import GAME

GAME.insight = RampageInsight()

__all__ = ["GAME"]
