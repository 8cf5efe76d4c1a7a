"""Yellow: cheeses."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.ability import Card, RunCard
from asobi.games.cubitos.actions import CHEER, NODE_AT, ROLL, RUN, WALK_TO, Go
from asobi.games.cubitos.cup import extra_dice
from asobi.games.cubitos.orange_beavers import loose_in_roll
from asobi.games.cubitos.rewards import get_fan, get_feet
from asobi.games.cubitos.runner import move_runner
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import BROWN, DARK_GREY, LIGHT_GREY, ORANGE, POWER
from asobi.games.cubitos.zones import may_lose


class RecklessCheese(Card):
    """ACTIVE: each time you push without busting, move your runner 1 space on land; it takes no reward there."""

    answers_push = True

    def pushed(self, s: CubitosState, seat: int) -> Step[None]:
        course, here = s.course, s.position[seat]
        options: list[Action] = [WALK_TO[s.course_number][node] for node in course.next[here] if not course.water[node]]
        if options:
            choice: Action = options[0]
            if len(options) > 1:
                choice = yield Ask(seat, "step", options)
            if isinstance(choice, Go):
                move_runner(s, seat, [here, NODE_AT[s.course_number][(choice.leg, choice.xy)]], 0)


class TheBigCheese(RunCard):
    """RUN: choose 1 fan, or half as many feet as you have fans, rounded up."""

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        choice: Action = CHEER
        if s.fans[seat]:
            choice = yield Ask(seat, "fan-or-feet", [CHEER, RUN], {"feet": (s.fans[seat] + 1) // 2})
        if choice is CHEER:
            get_fan(s, seat)
        else:
            get_feet(s, seat, (s.fans[seat] + 1) // 2)


class Ledercheesen(Card):
    """ACTIVE: each time you push without busting, +1 die. Power, RUN: gain 1 foot for every 4 active dice."""

    answers_push = True

    def pushed(self, s: CubitosState, seat: int) -> Step[None]:
        yield from extra_dice(s, seat, 1)

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return face == POWER and len(s.active[seat]) >= 4

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, len(s.active[seat]) // 4)


class StinkyCheese(RunCard):
    """RUN: gain 2 feet. Power: in your next Roll Phase grey dice do not count against the roll limit."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 2)
        if face == POWER:
            s.exempt_next[seat] |= 1 << LIGHT_GREY | 1 << DARK_GREY


class BadCheese(RunCard):
    """RUN: gain 2 feet. Power: 3 more, and lose this die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 5 if face == POWER else 2)

    def loses_die(self, s: CubitosState, die: int) -> bool:
        return die & 7 == POWER


class TheCheeseStandsAlone(RunCard):
    """NOW, compulsory: push once more. RUN: gain 3 feet."""

    demands_push = True

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 3)


class CheeseBoy(Card):
    """RUN: 2 feet with an active brown die; with an active orange die you may lose a die from Roll."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return s.count_active(seat, BROWN) > 0 or (s.count_active(seat, ORANGE) > 0 and loose_in_roll(s, seat))

    def run(self, s: CubitosState, seat: int, face: int) -> Step[None]:
        if s.count_active(seat, BROWN):
            get_feet(s, seat, 2)
        if s.count_active(seat, ORANGE):
            yield from may_lose(s, seat, 1, ROLL)


CHEESES: Final[list[Card]] = [
    RecklessCheese("reckless-cheese"),
    TheBigCheese("the-big-cheese"),
    Ledercheesen("ledercheesen"),
    StinkyCheese("stinky-cheese"),
    BadCheese("bad-cheese"),
    TheCheeseStandsAlone("the-cheese-stands-alone"),
    CheeseBoy("cheese-boy"),
]
