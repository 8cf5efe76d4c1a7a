"""The designer's lab: many games between bots, and what they tell."""

from asobi.lab.simulation import Played, play_match, simulate
from asobi.lab.statistics import Report, Share

__all__ = ["Played", "Report", "Share", "play_match", "simulate"]
