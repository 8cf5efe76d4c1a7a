"""How well a seat stands in Cubitos: how many more rounds its runner needs, beside those of the others."""

from __future__ import annotations

import math
from typing import Final

from asobi.games.cubitos.state import DONE, ROLLING, RUNNING, USED, WAITING, Table
from asobi.games.cubitos.tables import BLACK, FOOT_PRICE, KINDS, NUMBERS
from asobi.games.cubitos.worth import dice_counts, face_feet, face_money, feet_of, money_of

# How much speed a unit of money buys, and how sharply a round of difference tells.
SPEED_PER_MONEY: Final = 0.085
SHARPNESS: Final = 0.6
LONGEST: Final = 40


def standing(s: Table, seat: int) -> float:
    """The seat's share of the victory, as the rounds in which everybody will finish suggest."""
    ends = [finish_round(s, other) if s.racing[other] else LONGEST * 10.0 for other in range(s.players)]
    soonest = min(ends)
    weights = [math.exp(-SHARPNESS * (end - soonest)) for end in ends]
    return weights[seat] / sum(weights)


def finish_round(s: Table, seat: int) -> float:
    """The round in which a seat will finish.

    Who is still rolling counts as before the round, whatever has come up: so it does not matter how far the others
    have got when a search stops to look.
    """
    if s.status[seat] in (WAITING, ROLLING):
        return s.round - 1.0 + rounds_left(s, seat, False)
    return s.round + rounds_left(s, seat, True)


def rounds_left(s: Table, seat: int, rolled: bool) -> float:
    """How many more rounds a seat needs; below zero it has finished, the more the farther past the line.

    With `rolled` its dice of this round count as if they had been used already.
    """
    way = float(s.course.togo[s.position[seat]])
    money = float(s.credits[seat])
    status = s.status[seat]
    if rolled and status != DONE:
        money += s.coins[seat]
        way -= s.feet[seat] + s.water_feet[seat]
        for die in s.active[seat]:
            if not (die & USED and status == RUNNING):
                way -= face_feet(s, die)
                money += face_money(s, die)
    if way <= 0.0:
        return 0.12 * way
    feet, income = pace(s, seat)
    return rounds_for(way, feet + SPEED_PER_MONEY * money, income, money)


def pace(s: Table, seat: int) -> tuple[float, float]:
    """The feet and the money that a seat's dice bring a round, as many of them as it may roll."""
    counts = dice_counts(s, seat)
    feet = income = 0.0
    dice = 0
    for kind in range(KINDS):
        count = counts[kind]
        if count and kind != BLACK:
            dice += count
            feet += count * feet_of(s, kind)
            income += count * money_of(s, kind)
    limit = NUMBERS.roll_limit + s.hands[seat] + 0.5 * behind(s, seat)
    share = min(1.0, limit / dice) if dice else 1.0
    return feet * share + 0.25, income * share + 0.3


def behind(s: Table, seat: int) -> int:
    """The red lines between a seat's runner and the leading one."""
    progress = s.course.progress
    lead = 0
    for node in s.position:
        if progress[node] > lead:
            lead = progress[node]
    return lead - progress[s.position[seat]]


def rounds_for(way: float, speed: float, income: float, money: float) -> float:
    """The rounds that a way takes when money goes into speed, and at last into feet."""
    rounds = 0.0
    while rounds < LONGEST:
        sprint = speed + (income + 0.5 * money) / FOOT_PRICE
        if way <= sprint:
            return rounds + way / sprint
        way -= speed
        speed += SPEED_PER_MONEY * income
        rounds += 1.0
    return float(LONGEST)
