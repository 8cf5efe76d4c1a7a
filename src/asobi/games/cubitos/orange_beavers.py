"""Orange: baseball beavers and bats."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.ability import Card, RunCard
from asobi.games.cubitos.actions import COINS, ROLL, RUN, Put
from asobi.games.cubitos.cup import extra_dice, has_spare
from asobi.games.cubitos.rewards import get_coins, get_fan, get_feet
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import BLACK, KINDS, ORANGE, POWER
from asobi.games.cubitos.zones import faces_of, find_active, lose_active, may_lose, must_lose, put_active, take_out


def loose_in_roll(s: CubitosState, seat: int) -> bool:
    """Whether there is a die in Roll that can be lost."""
    return s.in_roll(seat) > s.roll[seat * KINDS + BLACK]


class Dugout(Card):
    """NOW: +3 dice."""

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        return has_spare(s, seat)

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        yield from extra_dice(s, seat, 3)


class RelieverBeaver(Card):
    """RUN: lose 1 die from your Roll Zone."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return loose_in_roll(s, seat)

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        yield from may_lose(s, seat, 1, ROLL)


class Benchwarmer(Card):
    """RUN: lose this die and one other, from any zone."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return sum([s.owned(seat, kind) for kind in range(KINDS) if kind != BLACK]) > 1

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        lose_active(s, seat, find_active(s, seat, ORANGE, face, True))
        yield from must_lose(s, seat, "must-lose")


class BatterBeaver(Card):
    """NOW: +2 dice. RUN, compulsory: if you gained a credit this round, lose a die of your choice."""

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        return has_spare(s, seat)

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        yield from extra_dice(s, seat, 2)

    def duty(self, s: CubitosState, seat: int) -> Step[None]:
        if s.earned[seat]:
            yield from must_lose(s, seat, "must-lose")


class MrBats(RunCard):
    """RUN: 2 feet, or half as many as you have fans, rounded down: whichever is more.

    Other reading: choose 2 coins, or those feet.
    """

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        feet = s.fans[seat] // 2
        if not s.other_reading(self.kind):
            get_feet(s, seat, max(2, feet))
        elif feet and (yield Ask(seat, "coins-or-feet", [COINS, RUN], {"feet": feet})) is RUN:
            get_feet(s, seat, feet)
        else:
            get_coins(s, seat, 2)


class TheBabe(RunCard):
    """RUN: gain 5 coins. Power: gain 1 fan too, and lose this die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_coins(s, seat, 5)
        if face == POWER:
            get_fan(s, seat)

    def loses_die(self, s: CubitosState, die: int) -> bool:
        return die & 7 == POWER


class PinchEater(Card):
    """NOW: move 1 die from Roll to Active, on a face of your choice."""

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        return s.in_roll(seat) > 0

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        options = faces_of(s.roll, seat * KINDS, -1)
        choice: Action = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, "pinch", options)
        if isinstance(choice, Put):
            put_active(s, seat, choice, take_out(s, seat, ROLL, choice.kind, 0))


BEAVERS: Final[list[Card]] = [
    Dugout("dugout"),
    RelieverBeaver("reliever-beaver"),
    Benchwarmer("benchwarmer"),
    BatterBeaver("batter-beaver"),
    MrBats("mr-bats"),
    TheBabe("the-babe"),
    PinchEater("pinch-eater"),
]
