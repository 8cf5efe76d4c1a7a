"""The risk of a push and the odds of a roll."""

from __future__ import annotations

from typing import Final

from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import BLANK, FACES, KINDS, NUMBERS

MISS: Final = [faces.count(BLANK) / 6.0 for faces in FACES]


def can_bust(s: CubitosState, seat: int) -> bool:
    """Whether the push that is declared busts without a hit."""
    return s.at_risk[seat] and not s.sheltered[seat]


def would_risk(s: CubitosState, seat: int) -> bool:
    """Whether a push declared now can bust: with three or more active dice, or at risk before in this phase."""
    return s.at_risk[seat] or len(s.active[seat]) >= NUMBERS.risky_from


def bust_chance(s: CubitosState, seat: int) -> float:
    """The chance that rolling all dice of the Roll Zone gives no hit."""
    chance = 1.0
    first = seat * KINDS
    for kind in range(KINDS):
        for _ in range(s.roll[first + kind]):
            chance *= MISS[kind]
    return chance


def expected_hits(s: CubitosState, seat: int) -> float:
    """How many hits a roll of the Roll Zone gives on average."""
    first = seat * KINDS
    return sum([s.roll[first + kind] * (1.0 - MISS[kind]) for kind in range(KINDS)])
