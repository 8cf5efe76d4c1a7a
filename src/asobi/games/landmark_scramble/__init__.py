"""Landmark Scramble: two to four sides bump each other over octagons and squares for the town's locations."""

from asobi.games.landmark_scramble.insight import LandmarkInsight
from asobi.games.landmark_scramble.observation import LandmarkObservation
from asobi.games.landmark_scramble.picture import draw
from asobi.games.landmark_scramble.rules import GAME

GAME.insight = LandmarkInsight()
GAME.observation = LandmarkObservation()
GAME.picture = draw

__all__ = ["GAME"]
