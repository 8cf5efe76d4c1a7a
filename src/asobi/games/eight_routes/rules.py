"""The rules of Eight Routes, in the rulebook's order. Clause numbers stand in `rulebook.md`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from asobi.core import (
    Action,
    Ask,
    BadState,
    Dice,
    Facts,
    Flag,
    Game,
    Number,
    Outcome,
    Pending,
    Rulebook,
    Step,
    changes_in,
)
from asobi.games.eight_routes import legal
from asobi.games.eight_routes.actions import (
    CATALOGUE,
    CHANGED,
    END,
    ENDED,
    FIRST_PARENT,
    MOVED,
    NO_BONUS,
    NO_CHIP,
    NO_D6,
    PICKED,
    ROLL_D6,
    ROLLED,
    ROLLED_D6,
    ROUND,
    SHAKE,
    SHOOK,
    TIED,
    TOOK_BONUS,
    TURNED,
    Bonus,
    Change,
    Chip,
    Detour,
    Pick,
    Walk,
)
from asobi.games.eight_routes.scoring import outcome, points_now
from asobi.games.eight_routes.state import ROUNDS, WIDTH, EightRoutesState
from asobi.games.eight_routes.tables import DIALS
from asobi.games.eight_routes.view import board, view

RULEBOOK: Final = Rulebook((files(__package__) / "rulebook.md").read_text(encoding="utf-8"))

FACTS: Final = Facts(players=(3, 5), longest=1000, scores=(0, 140))


class EightRoutes(Game[EightRoutesState]):
    """Dice drafting: everybody's dice lie in one lid, and eight routes want them."""

    def __init__(self) -> None:
        super().__init__(
            "eight-routes",
            "Eight Routes",
            "3",
            FACTS,
            CATALOGUE,
            (Number("rounds", None, 1, ROUNDS), Flag("shake", True)),
            RULEBOOK,
            DIALS,
        )

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> EightRoutesState:
        rounds: int | None = settings["rounds"]
        changes = changes_in(settings)
        tables = DIALS.of(changes)
        return EightRoutesState(
            dice=dice,
            changes=changes,
            players=seats,
            rounds=rounds or tables.rounds[seats],
            shaking=settings["shake"],
            first=dice.below(seats),
            round=0,
            place=0,
            lid=[0] * (tables.sides + 1),
            squares=[0] * (seats * WIDTH),
            stamps=[0] * (seats * WIDTH),
            clock=0,
            chips_up=[0] * seats,
            chips_down=[0] * seats,
            c_used=False,
            d_used=False,
        )

    def step(self, s: EightRoutesState) -> Step[None]:
        """One turn; what the parent does first belongs to the first turn of the round."""
        if s.place == 0:
            yield from self.open_round(s)
        yield from self.take_turn(s, (s.parent + 1 + s.place) % s.players)
        s.place += 1
        if s.place == s.players:
            self.close_round(s)

    # -- the round -----------------------------------------------------------------------------------------

    def open_round(self, s: EightRoutesState) -> Step[None]:
        if s.round == 0:
            s.tell(FIRST_PARENT, s.first)
        s.round += 1
        parent = s.parent
        s.chips_up[parent] += 1
        s.tell(ROUND, s.round, parent)
        s.lid = s.dice.tally(s.tables.dice[s.players], s.tables.sides)
        s.tell(ROLLED, parent, s.lid[1:])
        if s.square(parent, 4) >= s.tables.d6_from:
            choice: Action = yield Ask(parent, "d6", [ROLL_D6, NO_D6])
            if choice is ROLL_D6:
                pips = s.dice.roll(6)
                s.tell(ROLLED_D6, parent, pips)
                self.advance(s, parent, pips, 1)

    def close_round(self, s: EightRoutesState) -> None:
        s.place = 0
        s.lid = [0] * (s.tables.sides + 1)
        if s.round == s.rounds:
            s.over = True
            if s.sink is not None:
                self.tell_end(s, outcome(s))

    def tell_end(self, s: EightRoutesState, end: Outcome) -> None:
        s.tell(ENDED, end.scores)
        if end.details["tie"]:
            for seat in end.winners:
                s.tell(TIED, seat, end.details["tie"])

    # -- the turn ------------------------------------------------------------------------------------------

    def take_turn(self, s: EightRoutesState, seat: int) -> Step[None]:
        """One mandatory action; C and D once each, before or after it."""
        s.c_used = s.d_used = False
        acted = False
        while not acted:
            options = legal.mandatory_actions(s, seat) + legal.additional_actions(s, seat)
            if not options:
                break
            choice: Action = yield Ask(seat, "turn", options)
            acted = True
            if isinstance(choice, Pick):
                self.pick_up(s, seat, choice.value, s.lid[choice.value])
                if choice.value in (6, 8):
                    yield from self.use_power(s, seat, choice.value)
            elif choice is SHAKE:
                yield from self.shake(s, seat)
            elif isinstance(choice, Walk):
                self.advance(s, seat, choice.route, 1)
            else:
                self.additional_action(s, seat, choice)
                acted = False
        while options := legal.additional_actions(s, seat):
            options.append(END)
            choice = yield Ask(seat, "after", options)
            if choice is END:
                return
            self.additional_action(s, seat, choice)

    def pick_up(self, s: EightRoutesState, seat: int, value: int, steps: int) -> None:
        """Take all dice of a box, and move."""
        if s.sink is not None:
            s.tell(PICKED, seat, value, s.lid[value])
        s.lid[value] = 0
        self.advance(s, seat, value, steps)

    def shake(self, s: EightRoutesState, seat: int) -> Step[None]:
        """Roll the lid again, then take a box and move one square less than its dice, but at least 1."""
        s.lid = s.dice.tally(sum(s.lid), s.tables.sides)
        s.tell(SHOOK, seat, s.lid[1:])
        while True:
            choice: Action = yield Ask(seat, "shaken", legal.boxes(s) + legal.changes(s, seat))
            if isinstance(choice, Pick):
                self.pick_up(s, seat, choice.value, max(1, s.lid[choice.value] - 1))
                if choice.value in (6, 8):
                    yield from self.use_power(s, seat, choice.value)
                return
            self.additional_action(s, seat, choice)

    def use_power(self, s: EightRoutesState, seat: int, value: int) -> Step[None]:
        if value == 6:
            yield from self.power_of_sixes(s, seat)
        else:
            yield from self.power_of_eights(s, seat)

    def power_of_sixes(self, s: EightRoutesState, seat: int) -> Step[None]:
        steps = legal.chip_steps(s, seat)
        if s.chips_up[seat] and steps:
            choice: Action = yield Ask(seat, "chip", [*steps, NO_CHIP])
            if isinstance(choice, Chip):
                s.chips_up[seat] -= 1
                s.chips_down[seat] += 1
                s.tell(TURNED, seat)
                self.advance(s, seat, choice.route, 1)

    def power_of_eights(self, s: EightRoutesState, seat: int) -> Step[None]:
        dice = legal.bonus_dice(s)
        if dice:
            choice: Action = yield Ask(seat, "bonus", [*dice, NO_BONUS])
            if isinstance(choice, Bonus):
                s.lid[choice.value] -= 1
                s.tell(TOOK_BONUS, seat, choice.value)
                self.advance(s, seat, choice.value, 1)

    # -- additional actions --------------------------------------------------------------------------------

    def additional_action(self, s: EightRoutesState, seat: int, choice: Action) -> None:
        if isinstance(choice, Change):
            s.c_used = True
            self.advance(s, seat, 3, -s.tables.c_fee)
            s.lid[choice.value] -= 1
            s.lid[choice.value + choice.by] += 1
            s.tell(CHANGED, seat, choice.value, choice.value + choice.by)
        elif isinstance(choice, Detour):
            s.d_used = True
            self.advance(s, seat, 5, -s.tables.d_fee)
            self.advance(s, seat, choice.route, 1)

    def advance(self, s: EightRoutesState, seat: int, route: int, steps: int) -> None:
        origin = s.square(seat, route)
        square = s.move(seat, route, steps)
        if s.sink is not None and square != origin:
            s.tell(MOVED, seat, route, origin, square)

    # -- everything else asks ------------------------------------------------------------------------------

    def outcome(self, s: EightRoutesState) -> Outcome:
        return outcome(s)

    def points(self, s: EightRoutesState) -> list[int] | None:
        return points_now(s)

    def view(self, s: EightRoutesState, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return view(s, decision)

    def board(self, s: EightRoutesState) -> Mapping[str, Any]:
        return board(s)

    def load(self, data: Any) -> EightRoutesState:
        s = EightRoutesState.load(data)
        if s.place == 0 and not s.over and (any(s.lid) or s.round == s.rounds):
            raise BadState("a round begins with an empty lid, and not after the last one")
        return s

    def reason(self, s: EightRoutesState, seat: int, action: Action, decision: Pending) -> str | None:
        return legal.reason(s, seat, action, decision)


GAME: Final = EightRoutes()
