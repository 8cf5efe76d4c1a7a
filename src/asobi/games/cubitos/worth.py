"""What bots think dice and faces are worth, from `estimates.toml`. The rules never ask."""

from __future__ import annotations

import math
from typing import Final

from asobi.games.cubitos.state import DIE, Table
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
    POWER,
    SYMBOL,
    read,
)

# A die is rolled so often a round, on average: the first roll and the pushes.
ROLLS: Final = 2.2
GUESSES: Final = read("estimates.toml")
PLAIN_FEET: Final = [0.0] * 8
PLAIN_MONEY: Final = [0.0] * 8
PLAIN_FEET[FOOT] = 1.0
PLAIN_MONEY[COIN1] = 1.0
PLAIN_MONEY[COIN2] = 2.0
PLAIN_MONEY[COIN3] = 3.0
PLAIN_MONEY[CREDIT] = 1.2


def _symbols(column: int) -> list[float]:
    """By card * 2 (+ 1 for Power): feet (column 0) or money (column 1) of its symbol."""
    found: list[float] = []
    for row in CARD_ROWS:
        guess = [float(number) for number in GUESSES[row.key]]
        found += [guess[column], guess[column + 2] if len(guess) > 2 else guess[column]]
    return found


SYMBOL_FEET: Final = _symbols(0)
SYMBOL_MONEY: Final = _symbols(1)


def _rates(faces: list[int], symbol: float, power: float, plain: list[float]) -> float:
    """What a die brings a round in which it is rolled."""
    hits = [face for face in faces if face]
    worth = sum([symbol if face == SYMBOL else power if face == POWER else plain[face] for face in hits])
    caught = 1.0 - math.pow(1.0 - len(hits) / 6.0, ROLLS)
    return caught * worth / len(hits)


# What a die of a card brings a round, and what the dice without a card do (by kind).
CARD_FEET: Final = [
    _rates(FACES[row.kind], SYMBOL_FEET[2 * n], SYMBOL_FEET[2 * n + 1], PLAIN_FEET) for n, row in enumerate(CARD_ROWS)
]
CARD_MONEY: Final = [
    _rates(FACES[row.kind], SYMBOL_MONEY[2 * n], SYMBOL_MONEY[2 * n + 1], PLAIN_MONEY)
    for n, row in enumerate(CARD_ROWS)
]
BARE_FEET: Final = [_rates(FACES[kind], 0.0, 0.0, PLAIN_FEET) for kind in range(BLACK + 1)]
BARE_MONEY: Final = [_rates(FACES[kind], 0.0, 0.0, PLAIN_MONEY) for kind in range(BLACK + 1)]


def feet_of(s: Table, kind: int) -> float:
    """The feet that a die of a kind brings in a round in which it is rolled."""
    return BARE_FEET[kind] if kind <= BLACK else CARD_FEET[s.cards[kind]]


def money_of(s: Table, kind: int) -> float:
    """The money that a die of a kind brings in a round in which it is rolled."""
    return BARE_MONEY[kind] if kind <= BLACK else CARD_MONEY[s.cards[kind]]


def face_feet(s: Table, die: int) -> float:
    """The feet that a face is good for."""
    face = die & 7
    if face < SYMBOL:
        return PLAIN_FEET[face]
    return SYMBOL_FEET[2 * s.cards[(die & DIE) >> 3] + (face == POWER)]


def face_money(s: Table, die: int) -> float:
    """The money that a face is good for."""
    face = die & 7
    if face < SYMBOL:
        return PLAIN_MONEY[face]
    return SYMBOL_MONEY[2 * s.cards[(die & DIE) >> 3] + (face == POWER)]


def dice_counts(s: Table, seat: int) -> list[int]:
    """All dice of a seat by kind."""
    first = seat * KINDS
    counts = [s.draw[place] + s.roll[place] + s.discard[place] + s.cup[place] for place in range(first, first + KINDS)]
    for die in s.active[seat]:
        counts[(die & DIE) >> 3] += 1
    return counts
