"""What captures a location: its cost in cards, a joker for any one of them, or any two others for a missing one."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from asobi.games.landmark_scramble.tables import COSTS, FEWEST_COST, JOKER, KINDS, MOST_COST, TABLES, Cost

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


def all_payments(cost: Cost) -> list[Payment]:
    """Every way to pay a cost, the cheapest first."""
    ways: set[Payment] = {laid_down([])}
    for card in range(COSTS):
        for _ in range(cost[card]):
            ways = {tuple([a + b for a, b in zip(way, more, strict=True)]) for way in ways for more in stand_ins(card)}
    return sorted(ways, key=price)


def all_costs() -> list[Cost]:
    """Everything that a location may cost: what it does in the base game, then whatever a variant may say."""
    costs = dict.fromkeys(TABLES.costs)
    for number in range(FEWEST_COST, MOST_COST + 1):
        for cards in combinations_with_replacement(range(COSTS), number):
            costs[tuple([cards.count(card) for card in range(COSTS)])] = None
    return list(costs)


PAYMENTS: Final[dict[Cost, list[Payment]]] = {cost: all_payments(cost) for cost in all_costs()}


def affordable(hands: list[int], seat: int, cost: Cost) -> bool:
    """Whether the seat's hand can pay a location's cost in any way."""
    return missing(hands, seat, cost) == 0


def missing(hands: list[int], seat: int, cost: Cost) -> int:
    """How many more cost cards of the right kind the seat needs before it can pay a location's cost."""
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


def ways_to_pay(hands: list[int], seat: int, cost: Cost) -> list[Payment]:
    """Every way the seat's hand can pay for the location, the cheapest first."""
    first = seat * KINDS
    ways: list[Payment] = []
    for payment in PAYMENTS[cost]:
        fits = True
        for card in range(PAYABLE):
            if payment[card] > hands[first + card]:
                fits = False
                break
        if fits:
            ways.append(payment)
    return ways
