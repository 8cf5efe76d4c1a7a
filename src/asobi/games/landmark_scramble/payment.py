"""What captures a location: its cost in cards, a joker for any one of them, or any two others for a missing one."""

from __future__ import annotations

from typing import Final

from asobi.games.landmark_scramble.tables import COSTS, JOKER, KINDS, TABLES

PAYABLE: Final = COSTS + 1

Payment = tuple[int, ...]


def stand_ins(card: int) -> list[Payment]:
    """Everything that pays for one cost card: itself, a joker, or two cost cards of other kinds."""
    ways = [laid_down([card]), laid_down([JOKER])]
    others = [other for other in range(COSTS) if other != card]
    for place, first in enumerate(others):
        ways += [laid_down([first, second]) for second in others[place:]]
    return ways


def laid_down(cards: list[int]) -> Payment:
    """A payment as counts of coin, brick, permit, workers and joker."""
    return tuple([cards.count(kind) for kind in range(PAYABLE)])


def price(payment: Payment) -> tuple[int, int, Payment]:
    """How payments are ordered: fewest cards first, then fewest jokers."""
    return (sum(payment), payment[JOKER], payment)


def all_payments(cost: list[int]) -> list[Payment]:
    """Every way to pay a cost, the cheapest first."""
    ways: set[Payment] = {laid_down([])}
    for card in range(COSTS):
        for _ in range(cost[card]):
            ways = {tuple([a + b for a, b in zip(way, more, strict=True)]) for way in ways for more in stand_ins(card)}
    return sorted(ways, key=price)


PAYMENTS: Final[list[list[Payment]]] = [all_payments(cost) for cost in TABLES.costs]


def affordable(hands: list[int], seat: int, location: int) -> bool:
    """Whether the seat's hand can pay for the location in any way."""
    return missing(hands, seat, location) == 0


def missing(hands: list[int], seat: int, location: int) -> int:
    """How many more cost cards of the right kind the seat needs before it can pay for the location."""
    cost = TABLES.costs[location]
    first = seat * KINDS
    lacking = -hands[first + JOKER]
    spare = 0
    for card in range(COSTS):
        over = hands[first + card] - cost[card]
        if over >= 0:
            spare += over
        else:
            lacking -= over
    lacking -= spare // 2
    return lacking if lacking > 0 else 0


def ways_to_pay(hands: list[int], seat: int, location: int) -> list[Payment]:
    """Every way the seat's hand can pay for the location, the cheapest first."""
    first = seat * KINDS
    ways: list[Payment] = []
    for payment in PAYMENTS[location]:
        fits = True
        for card in range(PAYABLE):
            if payment[card] > hands[first + card]:
                fits = False
                break
        if fits:
            ways.append(payment)
    return ways
