"""Eight Routes: dice drafting for three to five players."""

from asobi.games.eight_routes.insight import EightRoutesInsight
from asobi.games.eight_routes.observation import EightRoutesObservation
from asobi.games.eight_routes.rules import GAME

GAME.insight = EightRoutesInsight()
GAME.observation = EightRoutesObservation()

__all__ = ["GAME"]
