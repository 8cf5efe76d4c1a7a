"""Green: pineapple rockers. They live around the push."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.ability import Card
from asobi.games.cubitos.actions import DRAW, ROLL, TAKE_ACTIVE, Take
from asobi.games.cubitos.cup import ANYWHERE, Pick, choose_dice, pour, roll_cup
from asobi.games.cubitos.rewards import get_feet
from asobi.games.cubitos.state import DIE, USED, CubitosState
from asobi.games.cubitos.tables import DARK_GREY, GREEN, KINDS, LIGHT_GREY, POWER
from asobi.games.cubitos.zones import lose_active, take_out, to_roll

GREY: Final = 1 << LIGHT_GREY | 1 << DARK_GREY
ANY_GREY: Final = Pick(ANYWHERE, GREY, True, False)
LOOSE_GREY: Final = Pick((DRAW, ROLL), GREY, False, False)


class RockOn(Card):
    """ACTIVE: when you push, move this die from Active to Roll and roll it too."""

    def push_ready(self, s: CubitosState, seat: int) -> bool:
        return True

    def push(self, s: CubitosState, seat: int, place: int) -> Step[bool]:
        to_roll(s, seat, place)
        yield from ()
        return False


class PinaCubelada(Card):
    """ACTIVE: use it when you push: this push cannot bust."""

    def push_ready(self, s: CubitosState, seat: int) -> bool:
        return True

    def push(self, s: CubitosState, seat: int, place: int) -> Step[bool]:
        s.active[seat][place] |= USED
        yield from ()
        return True


class KeepOnRollin(Card):
    """ACTIVE: when you would bust, lose this die instead."""

    def rescue_ready(self, s: CubitosState, seat: int) -> bool:
        return True

    def rescue(self, s: CubitosState, seat: int, place: int) -> Step[bool]:
        lose_active(s, seat, place)
        yield from ()
        return True


class PineappleRocks(RockOn):
    """As Rock On; Power: move one other die from Active to Roll as well."""

    def push(self, s: CubitosState, seat: int, place: int) -> Step[bool]:
        power = s.active[seat][place] & 7 == POWER
        to_roll(s, seat, place)
        if power and s.active[seat]:
            yield from self.move_another(s, seat)
        return False

    def move_another(self, s: CubitosState, seat: int) -> Step[None]:
        options: list[Action] = []
        for die in s.active[seat]:
            if TAKE_ACTIVE[die & DIE] not in options:
                options.append(TAKE_ACTIVE[die & DIE])
        choice: Action = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, "another", options)
        if isinstance(choice, Take):
            if take_out(s, seat, choice.zone, choice.kind, choice.face):
                s.borrowed[ROLL][seat * KINDS + choice.kind] += 1
            s.roll[seat * KINDS + choice.kind] += 1


class UpToEleven(RockOn):
    """As Rock On; a Power face that is still active in the Run Phase gives 2 feet."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return face == POWER

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 2)


class RollingStoned(Card):
    """ACTIVE: when you would bust, use it and roll any of your grey dice: one hit saves you.

    Other reading: all of your grey dice are rolled.
    """

    def rescue_ready(self, s: CubitosState, seat: int) -> bool:
        return s.owned(seat, LIGHT_GREY) + s.owned(seat, DARK_GREY) > 0

    def rescue(self, s: CubitosState, seat: int, place: int) -> Step[bool]:
        s.active[seat][place] |= USED
        if s.other_reading(self.kind):
            for number in ANYWHERE:
                pour(s, seat, number, GREY)
            for at in range(len(s.active[seat]) - 1, -1, -1):
                if GREY >> ((s.active[seat][at] & DIE) >> 3) & 1:
                    to_roll(s, seat, at)
            pour(s, seat, ROLL, GREY)
        else:
            yield from choose_dice(s, seat, "stoned", ANY_GREY, 99)
        return roll_cup(s, seat, "stoned") > 0


class PunkFruit(Card):
    """At a bust keep your green and grey dice in Active. RUN: roll up to 9 grey dice from Draw and Roll."""

    def holds(self, kind: int) -> bool:
        return kind in (GREEN, LIGHT_GREY, DARK_GREY)

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return LOOSE_GREY.lying(s, seat) > 0

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        yield from choose_dice(s, seat, "punk", LOOSE_GREY, 9)
        roll_cup(s, seat, "punk")


ROCKERS: Final[list[Card]] = [
    RockOn("rock-on"),
    PinaCubelada("pina-cubelada"),
    KeepOnRollin("keep-on-rollin"),
    PineappleRocks("pineapple-rocks"),
    UpToEleven("up-to-11"),
    RollingStoned("rolling-stoned"),
    PunkFruit("punk-fruit"),
]
