"""What bots think dice and faces are worth, from `estimates.toml`. The rules never ask."""

from __future__ import annotations

import math
from typing import Final

from asobi.games.cubitos.odds import MISS
from asobi.games.cubitos.state import DIE, CubitosState
from asobi.games.cubitos.tables import (
    BLACK,
    CARD_ROWS,
    COIN1,
    COIN2,
    COIN3,
    CREDIT,
    FACES,
    FOOT,
    KINDS,
    SYMBOL,
    read,
)

# A die is rolled so often a round, on average: the first roll and the pushes.
ROLLS: Final = 2.2
ESTIMATES: Final = read("estimates.toml")
# The chance that a die in Roll comes up in a round.
CAUGHT: Final = [1.0 - math.pow(miss, ROLLS) for miss in MISS]
PLAIN_FEET: Final = [0.0] * 8
PLAIN_MONEY: Final = [0.0] * 8
PLAIN_FEET[FOOT] = 1.0
PLAIN_MONEY[COIN1] = 1.0
PLAIN_MONEY[COIN2] = 2.0
PLAIN_MONEY[COIN3] = 3.0
PLAIN_MONEY[CREDIT] = 1.2


def _column(what: str, place: int) -> list[float]:
    """By card: the feet (0) or the money (1) that the estimates give for its die or one of its faces, or a fan adds."""
    return [float(ESTIMATES[row.key].get(what, (0.0, 0.0))[place]) for row in CARD_ROWS]


def _plain(kind: int, worth: list[float]) -> float:
    """What a die without a card brings in a round in which it is rolled."""
    faces = FACES[kind]
    return CAUGHT[kind] * sum([worth[face] for face in faces]) / sum([1 for face in faces if face])


CARD_FEET: Final = _column("die", 0)
CARD_MONEY: Final = _column("die", 1)
FAN_FEET: Final = _column("fan", 0)
FAN_MONEY: Final = _column("fan", 1)
FACE_FEET: Final = [_column("symbol", 0), _column("power", 0)]
FACE_MONEY: Final = [_column("symbol", 1), _column("power", 1)]
BARE_FEET: Final = [_plain(kind, PLAIN_FEET) for kind in range(BLACK + 1)]
BARE_MONEY: Final = [_plain(kind, PLAIN_MONEY) for kind in range(BLACK + 1)]


def feet_of(s: CubitosState, kind: int) -> float:
    """The feet that a die of a kind brings in a round in which it is rolled."""
    return BARE_FEET[kind] if kind <= BLACK else CARD_FEET[s.cards[kind]]


def money_of(s: CubitosState, kind: int) -> float:
    """The money that a die of a kind brings in a round in which it is rolled."""
    return BARE_MONEY[kind] if kind <= BLACK else CARD_MONEY[s.cards[kind]]


def face_feet(s: CubitosState, die: int) -> float:
    """The feet that an active face is good for."""
    face = die & 7
    return PLAIN_FEET[face] if face < SYMBOL else FACE_FEET[face - SYMBOL][s.cards[(die & DIE) >> 3]]


def face_money(s: CubitosState, die: int) -> float:
    """The money that an active face is good for."""
    face = die & 7
    return PLAIN_MONEY[face] if face < SYMBOL else FACE_MONEY[face - SYMBOL][s.cards[(die & DIE) >> 3]]


def dice_counts(s: CubitosState, seat: int) -> list[int]:
    """All dice of a seat by kind."""
    first = seat * KINDS
    counts = [s.draw[place] + s.roll[place] + s.discard[place] + s.cup[place] for place in range(first, first + KINDS)]
    for die in s.active[seat]:
        counts[(die & DIE) >> 3] += 1
    return counts


def shares(counts: list[int], limit: float) -> list[float]:
    """How much of its time a die of each kind spends in Roll or Active.

    Dice beyond the roll limit wait for their turn; who comes up often waits often, since misses stay in Roll.
    """
    dice = 0
    stay = 0.0
    for kind in range(KINDS):
        if kind != BLACK and counts[kind]:
            dice += counts[kind]
            stay += counts[kind] / CAUGHT[kind]
    if dice <= limit:
        return [1.0] * KINDS
    wait = stay / dice * (dice - limit) / limit
    return [1.0 / (1.0 + CAUGHT[kind] * wait) for kind in range(KINDS)]
