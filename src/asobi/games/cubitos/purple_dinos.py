"""Purple: dinos. Rare to roll, fast when they do."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.ability import Card, RunCard
from asobi.games.cubitos.actions import Put
from asobi.games.cubitos.rewards import get_feet
from asobi.games.cubitos.state import DIE, CubitosState
from asobi.games.cubitos.tables import BLACK, BROWN, DARK_GREY, KINDS, LIGHT_GREY, ORANGE, PURPLE, RED, WHITE, YELLOW
from asobi.games.cubitos.zones import faces_of, put_active


class Rollosaurus(RunCard):
    """RUN: gain 4 feet."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, 4)


class DancingDino(RunCard):
    """RUN: gain 2 feet, 2 more with an active red die, 1 more with an active orange die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        feet = 2
        if s.count_active(seat, RED):
            feet += 2
        if s.count_active(seat, ORANGE):
            feet += 1
        get_feet(s, seat, feet)


class Cubasaurus(Card):
    """NOW: borrow any die that is not purple: place it in Active on a face of your choice until the round ends.

    Other reading: only a grey die.
    """

    def now_ready(self, s: CubitosState, seat: int) -> bool:
        return len(self.loans(s)) > 0

    def loans(self, s: CubitosState) -> list[Action]:
        """The dice that can be borrowed, on each of their faces."""
        return faces_of(s.supply[:BLACK] if s.other_reading(self.kind) else s.supply, 0, PURPLE)

    def now(self, s: CubitosState, seat: int) -> Step[None]:
        options = self.loans(s)
        choice: Action | None = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, "borrow", options, None, lambda: self.loans(s))
        if isinstance(choice, Put):
            put_active(s, seat, choice, True)
            s.supply[choice.kind] -= 1


class WikiwikiDinosaur(RunCard):
    """RUN: gain 1 foot for each different colour among your active dice."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        seen = 0
        for die in s.active[seat]:
            kind = (die & DIE) >> 3
            seen |= 1 << (LIGHT_GREY if kind == DARK_GREY else kind)
        get_feet(s, seat, sum([seen >> kind & 1 for kind in range(KINDS)]))


class YouBetJurassican(RunCard):
    """RUN: gain 2 feet, 2 more with an active brown die, 1 more with an active yellow die."""

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        feet = 2
        if s.count_active(seat, BROWN):
            feet += 2
        if s.count_active(seat, YELLOW):
            feet += 1
        get_feet(s, seat, feet)


class ShimmyShimmyDino(Card):
    """RUN: gain 1 foot for each active white or grey die."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return self.feet(s, seat) > 0

    def feet(self, s: CubitosState, seat: int) -> int:
        return s.count_active(seat, WHITE) + s.count_active(seat, LIGHT_GREY) + s.count_active(seat, DARK_GREY)

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, self.feet(s, seat))


class ProntoBronto(Card):
    """RUN: gain half as many feet as there are red lines between you and the finish of this lap, rounded down."""

    def run_ready(self, s: CubitosState, seat: int, face: int) -> bool:
        return self.feet(s, seat) > 0

    def feet(self, s: CubitosState, seat: int) -> int:
        return 0 if s.extra_rounds else s.course.lines_left(s.position[seat]) // 2

    def gain(self, s: CubitosState, seat: int, face: int) -> None:
        get_feet(s, seat, self.feet(s, seat))


DINOS: Final[list[Card]] = [
    Rollosaurus("rollosaurus"),
    DancingDino("dancing-dino"),
    Cubasaurus("cubasaurus"),
    WikiwikiDinosaur("wikiwiki-dinosaur"),
    YouBetJurassican("you-bet-jurassican"),
    ShimmyShimmyDino("shimmy-shimmy-dino"),
    ProntoBronto("pronto-bronto"),
]
