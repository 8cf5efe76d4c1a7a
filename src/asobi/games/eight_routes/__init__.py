"""Eight Routes: dice drafting for three to five players."""

from asobi.games.eight_routes.insight import EightRoutesInsight
from asobi.games.eight_routes.observation import EightRoutesObservation
from asobi.games.eight_routes.picture import draw
from asobi.games.eight_routes.rules import GAME

GAME.insight = EightRoutesInsight()
GAME.observation = EightRoutesObservation()
GAME.picture = draw

__all__ = ["GAME"]
