"""WILDCARD: one to four players balance their lives over ten rounds with all 78 tarot cards."""

from asobi.games.wildcard.insight import WildcardInsight
from asobi.games.wildcard.observation import WildcardObservation
from asobi.games.wildcard.picture import draw
from asobi.games.wildcard.rules import GAME

GAME.insight = WildcardInsight()
GAME.observation = WildcardObservation()
GAME.picture = draw

__all__ = ["GAME"]
