"""Brown: dogs. The dog's face costs you the die, whether you use it or not."""

from __future__ import annotations

from typing import Final

from asobi.core import Step
from asobi.games.cubitos.ability import Card
from asobi.games.cubitos.cup import extra_dice, has_spare
from asobi.games.cubitos.rewards import get_coins, get_credits, get_fan, get_feet
from asobi.games.cubitos.state import DIE, USED, CubitosState
from asobi.games.cubitos.tables import COIN1, DARK_GREY, FOOT, RED, WHITE


class Dog(Card):
    """Every dog's face is paid with the die in the Run Phase."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return True

    def loses_die(self, s: CubitosState, die: int) -> bool:
        return True


class RichDog(Dog):
    """RUN: gain 3 credits; lose this die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_credits(s, seat, 3)


class CaptainBark(Dog):
    """RUN: gain 2 feet, and 1 fan with both a white and a red die active; lose this die.

    Other reading: with both the fan comes instead of the feet.
    """

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        both = s.count_active(seat, WHITE) > 0 and s.count_active(seat, RED) > 0
        if not both or not s.other_reading(self.kind):
            get_feet(s, seat, 2)
        if both:
            get_fan(s, seat)


class Wizard(Dog):
    """ACTIVE: each time you push without busting, gain 1 credit. In the Run Phase lose this die."""

    answers_push = True

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return False

    def pushed(self, s: CubitosState, seat: int) -> Step[None]:
        get_credits(s, seat, 1)
        yield from ()


class DapperDoggie(Dog):
    """RUN: gain again all coins and feet that your active grey dice show; lose this die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        coins = feet = 0
        for die in s.active[seat]:
            if (die & DIE) >> 3 <= DARK_GREY:
                coins += die & 7 == COIN1
                feet += die & 7 == FOOT
        get_coins(s, seat, coins)
        get_feet(s, seat, feet)


class DrLivingstone(Dog):
    """RUN: gain 2 feet; lose this die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 2)


class MrDog(Dog):
    """RUN: gain 2 fans, one after the other; lose this die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_fan(s, seat)
        get_fan(s, seat)


class Muggles(Dog):
    """NOW: +2 dice. Or RUN: gain 2 feet. Either way lose this die in the Run Phase.

    Other reading: who has used it at once keeps it.
    """

    def loses_die(self, s: CubitosState, die: int) -> bool:
        return not (die & USED and s.other_reading(self.kind))

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        return has_spare(s, seat)

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        yield from extra_dice(s, seat, 2)

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 2)


DOGS: Final[list[Card]] = [
    RichDog("rich-dog"),
    CaptainBark("captain-bark"),
    Wizard("wizard"),
    DapperDoggie("dapper-doggie"),
    DrLivingstone("dr-livingstone"),
    MrDog("mr-dog"),
    Muggles("muggles"),
]
