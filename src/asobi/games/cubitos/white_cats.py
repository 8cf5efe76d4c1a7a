"""White: cats, and a cow."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.ability import Card, RunCard
from asobi.games.cubitos.actions import DECLINE, Put
from asobi.games.cubitos.cup import extra_dice, has_spare
from asobi.games.cubitos.rewards import get_coins, get_feet
from asobi.games.cubitos.state import DIE, USED, CubitosState
from asobi.games.cubitos.tables import BROWN, GREEN, LIGHT_GREY, SYMBOL, WHITE
from asobi.games.cubitos.zones import faces_of, find_active, gain_die, may_gain, put_active


class SmellyCat(RunCard):
    """RUN: gain 2 feet."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 2)


class CatTastrophy(RunCard):
    """RUN: gain one die that costs no more than you have fans. Other reading: less than that, or a grey die."""

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        most = s.fans[seat]
        yield from may_gain(s, seat, max(0, most - 1) if s.other_reading(self.kind) else most, DECLINE)


class FatCat(RunCard):
    """RUN: gain 1 coin, 3 feet, and a light grey die if one is left. Other reading: no coin."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_coins(s, seat, 0 if s.other_reading(self.kind) else 1)
        get_feet(s, seat, 3)
        if s.supply[LIGHT_GREY]:
            gain_die(s, seat, LIGHT_GREY)


class DopeCat(Card):
    """RUN: 2 feet with an active brown die, 3 coins with an active green die."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return s.count_active(seat, BROWN) > 0 or s.count_active(seat, GREEN) > 0

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        if s.count_active(seat, BROWN):
            get_feet(s, seat, 2)
        if s.count_active(seat, GREEN):
            get_coins(s, seat, 3)


class BrokenCow(Card):
    """RUN: two cats take any die from the supply into Active, on any face; at the end of the round lose a die."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        unused = sum([1 for die in s.active[seat] if die & (DIE | USED) == WHITE * 8 + SYMBOL])
        return unused >= 2 and any(s.supply)

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        second = find_active(s, seat, WHITE, SYMBOL, False)
        s.active[seat][second] |= USED
        options = faces_of(s.supply, 0, -1)
        choice: Action = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, "summon", options)
        if isinstance(choice, Put):
            put_active(s, seat, choice, False)
            s.supply[choice.kind] -= 1
            s.owed[seat] += 1


class FastCat(Card):
    """NOW: +2 dice."""

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        return has_spare(s, seat)

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        yield from extra_dice(s, seat, 2)


class Schmutz(RunCard):
    """RUN: gain 1 foot; if you lose a die this round, before or after, gain 3 coins.

    Other reading: only if you lose it after moving.
    """

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 1)
        if s.other_reading(self.kind):
            return
        if s.lost[seat]:
            get_coins(s, seat, 3)
        else:
            s.due[seat] += 3

    def walked(self, s: CubitosState, seat: int) -> None:
        if s.other_reading(self.kind):
            for die in s.active[seat]:
                if die & (DIE | USED) == WHITE * 8 + SYMBOL | USED:
                    s.due[seat] += 3


CATS: Final[list[Card]] = [
    SmellyCat("smelly-cat"),
    CatTastrophy("cat-tastrophy"),
    FatCat("fat-cat"),
    DopeCat("dope-cat"),
    BrokenCow("broken-cow"),
    FastCat("fast-cat"),
    Schmutz("schmutz"),
]
