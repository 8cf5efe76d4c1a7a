"""How well a seat stands in Cubitos: how many more rounds its runner needs, beside those of the others."""

from __future__ import annotations

import math
from typing import Final

from asobi.games.cubitos.state import DONE, ROLLING, RUNNING, USED, WAITING, CubitosState
from asobi.games.cubitos.tables import BLACK, COLOURED, FOOT_PRICE, KINDS, NUMBERS
from asobi.games.cubitos.worth import FAN_FEET, FAN_MONEY, dice_counts, face_feet, face_money, feet_of, money_of, shares

# How much of a difference between two finishes may be chance, when all is known and for the root of the rounds left.
CERTAIN: Final = 0.1
BLUR: Final = 0.55
# What a foot past the line is worth in rounds.
PAST: Final = 0.15
LONGEST: Final = 40
# How much later than the first one may finish, in units of the blur, before it is all the same to a network.
LATEST: Final = 6.0
# Of the best speed a unit of money could buy, how much it buys on average; and what money counts beside feet in that.
THRIFT: Final = 0.58
MONEY_IN_FEET: Final = 0.4
# What a die that is pushed out of the roll would have brought, in feet.
DISPLACED: Final = 0.3
# A die that is bought is rolled this much later.
LAG: Final = 0.8
# What comes besides dice, on the track: money, and fans.
TRACK_MONEY: Final = 1.0
FANS_A_ROUND: Final = 0.4


class Finishes:
    """The rounds in which everybody will finish, the soonest of them, and how blurred that is."""

    def __init__(self, s: CubitosState) -> None:
        self.growth = speed_for_money(s)
        self.soonest = float(LONGEST)
        left = 0.0
        self.ends: list[float] = []
        for other in range(s.players):
            end = LONGEST * 10.0
            if s.racing[other]:
                past = rounds_past(s, other)
                needs = rounds_left(s, other, self.growth, past == s.round)
                end = past + needs
                if end < self.soonest:
                    self.soonest, left = end, needs
            self.ends.append(end)
        self.blur = CERTAIN + BLUR * math.sqrt(max(0.0, left))

    def shares(self) -> list[float]:
        """Everybody's share of the victory."""
        weights = [math.exp((self.soonest - end) / self.blur) for end in self.ends]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def standing(s: CubitosState, seat: int) -> float:
    """The seat's share of the victory, as the rounds in which everybody will finish suggest."""
    return Finishes(s).shares()[seat]


def hints(s: CubitosState, seat: int) -> list[float]:
    """What a network is told: how soon everybody finishes, and what makes it: way, pace, income, money, dice, fans."""
    finishes = Finishes(s)
    shares = finishes.shares()
    numbers = [float(s.round), finishes.growth, finishes.soonest - s.round, finishes.blur]
    for turn in range(s.players):
        other = (seat + turn) % s.players
        late = min(LATEST, (finishes.ends[other] - finishes.soonest) / finishes.blur)
        counts = dice_counts(s, other)
        feet, income = pace(s, other, counts)
        status = s.status[other]
        numbers += [shares[other], late, float(s.racing[other]), float(s.course.togo[s.position[other]])]
        numbers += [feet, income, float(s.credits[other]), float(s.fans[other]), float(s.hands[other])]
        numbers += [float(behind(s, other)), float(sum(counts)), float(counts[BLACK])]
        numbers += [float(status == each) for each in (WAITING, ROLLING, RUNNING, DONE)]
    return numbers


def rounds_past(s: CubitosState, seat: int) -> int:
    """The rounds that lie behind a seat.

    Who is still rolling counts as before the round, whatever has come up: so it does not matter how far the others
    have got when a search stops to look.
    """
    return s.round - 1 if s.status[seat] in (WAITING, ROLLING) else s.round


def rounds_left(s: CubitosState, seat: int, growth: float, rolled: bool) -> float:
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
        if way * FOOT_PRICE <= money:
            way -= money / FOOT_PRICE
    if way <= 0.0:
        return PAST * way
    return rounds_for(s, seat, dice_counts(s, seat), way, money, growth)


def speed_for_money(s: CubitosState) -> float:
    """How much faster a unit of money makes a runner: as the best die to be had, less what is lost in the change."""
    best = 0.0
    for kind in COLOURED:
        cost = s.costs[kind]
        speed = feet_of(s, kind) + MONEY_IN_FEET * money_of(s, kind) - DISPLACED
        if s.supply[kind] and speed > best * max(1, cost):
            best = speed / max(1, cost)
    return THRIFT * best


def pace(s: CubitosState, seat: int, counts: list[int]) -> tuple[float, float]:
    """The feet and the money that so many dice of each kind bring a seat in a round."""
    part = shares(counts, NUMBERS.roll_limit + s.hands[seat] + 0.5 * behind(s, seat))
    feet, income = 0.0, TRACK_MONEY
    # Some cards bring more to whoever has more fans than is usual by now.
    surplus = s.fans[seat] - FANS_A_ROUND * s.round
    for kind in range(KINDS):
        count = counts[kind]
        if count and kind != BLACK:
            rolled = count * part[kind]
            feet += rolled * feet_of(s, kind)
            income += rolled * money_of(s, kind)
            if kind > BLACK:
                feet += rolled * surplus * FAN_FEET[s.cards[kind]]
                income += rolled * surplus * FAN_MONEY[s.cards[kind]]
    return feet, income


def behind(s: CubitosState, seat: int) -> int:
    """The red lines between a seat's runner and the leading one."""
    progress = s.course.progress
    lead = 0
    for node in s.position:
        if progress[node] > lead:
            lead = progress[node]
    return lead - progress[s.position[seat]]


def money_worth(rounds: float, growth: float) -> float:
    """What a unit of money is worth in feet: more speed for the rounds to come, or a fourth of a foot."""
    return max(1.0 / FOOT_PRICE, growth * (rounds - LAG))


def rounds_for(s: CubitosState, seat: int, counts: list[int], way: float, money: float, growth: float) -> float:
    """The rounds that a way takes with these dice and this money, when money goes into speed and at last into feet."""
    feet, income = pace(s, seat, counts)
    rounds = before = earned = 0.0
    while rounds < LONGEST:
        earned += income * money_worth(rounds, growth)
        rounds += 1.0
        reach = feet * rounds + earned + money * money_worth(rounds, growth)
        if way <= reach:
            return rounds - 1.0 + (way - before) / (reach - before)
        before = reach
    return float(LONGEST)
