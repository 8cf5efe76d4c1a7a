"""What bots know of Cubitos."""

from __future__ import annotations

from asobi.core import Action, Ask, Dice, Insight, Style
from asobi.games.cubitos.hunch import hunch
from asobi.games.cubitos.standing import hints, standing
from asobi.games.cubitos.state import CubitosState


class CubitosInsight(Insight[CubitosState]):
    """Dice outweigh single choices: a search plays several turns on by the hunches, one if it has a network."""

    def __init__(self) -> None:
        learned = Style("rollouts", turns=1, decisions=600, looks=16)
        super().__init__(Style("rollouts", turns=4, decisions=600), nets=__package__ or "", learned=learned)

    def value(self, s: CubitosState, seat: int) -> float:
        return standing(s, seat)

    def hints(self, s: CubitosState, seat: int) -> list[float]:
        return hints(s, seat)

    def hunch(self, s: CubitosState, ask: Ask, dice: Dice) -> Action | None:
        return hunch(s, ask, dice)
