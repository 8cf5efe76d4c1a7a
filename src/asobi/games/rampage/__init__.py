"""Rampage: monsters, real physics, ninety meeples."""

from asobi.games.rampage.rules import GAME

__all__ = ["GAME"]
