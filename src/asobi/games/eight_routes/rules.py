"""The rules of Eight Routes, in the rulebook's order. Clause numbers stand in `rulebook.md`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from asobi.core import Action, Ask, Dice, Facts, Flag, Game, Number, Outcome, Rulebook, Step
from asobi.games.eight_routes.actions import (
    BONUS,
    CATALOGUE,
    CHANGED,
    CHIP,
    DETOUR,
    DOWN,
    END,
    ENDED,
    FIRST_PARENT,
    MOVED,
    NO_BONUS,
    NO_CHIP,
    NO_D6,
    PICK,
    PICKED,
    ROLL_D6,
    ROLLED,
    ROLLED_D6,
    ROUND,
    SHAKE,
    SHOOK,
    TOOK_BONUS,
    TURNED,
    UP,
    WALK,
    Bonus,
    Change,
    Chip,
    Detour,
    Pick,
    Walk,
)
from asobi.games.eight_routes.bot import hunch, standing
from asobi.games.eight_routes.reasons import why_not
from asobi.games.eight_routes.scoring import outcome
from asobi.games.eight_routes.state import AFTER, BEFORE, D6, POWERS, SHAKEN, SQUARES, WIDTH, Table
from asobi.games.eight_routes.tables import ROUTES, TABLES
from asobi.games.eight_routes.view import board, view

RULEBOOK: Final = Rulebook((files(__package__) / "rulebook.md").read_text(encoding="utf-8"))

FACTS: Final = Facts(players=(3, 5), longest=1000, scores=(0, 140))


class EightRoutes(Game[Table]):
    """Dice drafting: everybody's dice lie in one lid, and eight routes want them."""

    def __init__(self) -> None:
        super().__init__(
            "eight-routes",
            "Eight Routes",
            "1",
            FACTS,
            CATALOGUE,
            (Number("rounds", None, 1, 30), Flag("shake", True)),
            RULEBOOK,
        )

    def setup(self, seats: int, options: Mapping[str, Any], dice: Dice) -> Table:
        rounds: int | None = options["rounds"]
        return Table(
            dice=dice,
            players=seats,
            rounds=rounds or TABLES.rounds[seats],
            shaking=options["shake"],
            first=dice.below(seats),
            round=0,
            place=0,
            lid=[0] * (TABLES.sides + 1),
            squares=[0] * (seats * WIDTH),
            stamps=[0] * (seats * WIDTH),
            clock=0,
            chips_up=[0] * seats,
            chips_down=[0] * seats,
            turn=-1,
            moment=BEFORE,
            power=0,
            c_used=False,
            d_used=False,
        )

    def step(self, s: Table) -> Step[None]:
        """One turn; what the parent does first belongs to the first turn of the round."""
        if s.place == 0:
            yield from self.open_round(s)
        yield from self.take_turn(s, (s.parent + 1 + s.place) % s.players)
        s.place += 1
        if s.place == s.players:
            self.close_round(s)

    # -- the round -----------------------------------------------------------------------------------------

    def open_round(self, s: Table) -> Step[None]:
        if s.round == 0:
            s.tell(FIRST_PARENT, s.first)
        s.round += 1
        parent = s.parent
        s.chips_up[parent] += 1
        s.tell(ROUND, s.round, parent)
        s.lid = s.dice.tally(TABLES.dice[s.players], TABLES.sides)
        s.tell(ROLLED, parent, s.lid[1:])
        if s.square(parent, 4) >= TABLES.d6_from:
            s.turn, s.moment = parent, D6
            if (yield Ask(parent, "d6", [ROLL_D6, NO_D6])) is ROLL_D6:
                pips = s.dice.roll(6)
                s.tell(ROLLED_D6, parent, pips)
                self.advance(s, parent, pips, 1)

    def close_round(self, s: Table) -> None:
        s.place = 0
        s.turn = -1
        s.lid = [0] * (TABLES.sides + 1)
        if s.round == s.rounds:
            s.over = True
            s.tell(ENDED, outcome(s).scores)

    # -- the turn ------------------------------------------------------------------------------------------

    def take_turn(self, s: Table, seat: int) -> Step[None]:
        """One mandatory action; C and D once each, before or after it."""
        s.turn, s.moment = seat, BEFORE
        s.c_used = s.d_used = False
        while s.moment == BEFORE:
            options = self.mandatory_actions(s, seat) + self.additional_actions(s, seat)
            if not options:
                break
            choice: Action = yield Ask(seat, "turn", options)
            if isinstance(choice, Pick):
                yield from self.pick_up(s, seat, choice.value, s.lid[choice.value])
            elif choice is SHAKE:
                yield from self.shake(s, seat)
            elif isinstance(choice, Walk):
                self.advance(s, seat, choice.route, 1)
                s.moment = AFTER
            else:
                self.additional_action(s, seat, choice)
        s.moment = AFTER
        while options := self.additional_actions(s, seat):
            choice = yield Ask(seat, "after", [*options, END])
            if choice is END:
                return
            self.additional_action(s, seat, choice)

    def mandatory_actions(self, s: Table, seat: int) -> list[Action]:
        lid = s.lid
        options: list[Action] = [PICK[v] for v in range(1, ROUTES + 1) if lid[v]]
        if not options:
            return self.single_steps(s, seat, WALK)
        if s.shaking:
            options.append(SHAKE)
        return options

    def single_steps(self, s: Table, seat: int, steps: list[Any]) -> list[Action]:
        """The single steps that the seat's markers can still make."""
        squares = s.squares
        first = seat * WIDTH
        return [steps[r] for r in range(1, ROUTES + 1) if squares[first + r] < SQUARES]

    def pick_up(self, s: Table, seat: int, value: int, steps: int) -> Step[None]:
        """Take all dice of a box, move, and use the power of 6s or 8s."""
        s.tell(PICKED, seat, value, s.lid[value])
        s.lid[value] = 0
        self.advance(s, seat, value, steps)
        s.moment, s.power = POWERS, value
        if value == 6:
            yield from self.power_of_sixes(s, seat)
        elif value == 8:
            yield from self.power_of_eights(s, seat)
        s.moment = AFTER

    def shake(self, s: Table, seat: int) -> Step[None]:
        """Roll the lid again, then take a box and move one square less than its dice, but at least 1."""
        s.lid = s.dice.tally(sum(s.lid), TABLES.sides)
        s.tell(SHOOK, seat, s.lid[1:])
        s.moment = SHAKEN
        while True:
            boxes: list[Action] = [PICK[v] for v in range(1, ROUTES + 1) if s.lid[v]]
            choice: Action = yield Ask(seat, "shaken", boxes + self.changes(s, seat))
            if isinstance(choice, Pick):
                yield from self.pick_up(s, seat, choice.value, max(1, s.lid[choice.value] - 1))
                return
            self.additional_action(s, seat, choice)

    def power_of_sixes(self, s: Table, seat: int) -> Step[None]:
        steps = self.single_steps(s, seat, CHIP)
        if s.chips_up[seat] and steps:
            choice: Action = yield Ask(seat, "chip", [*steps, NO_CHIP])
            if isinstance(choice, Chip):
                s.chips_up[seat] -= 1
                s.chips_down[seat] += 1
                s.tell(TURNED, seat)
                self.advance(s, seat, choice.route, 1)

    def power_of_eights(self, s: Table, seat: int) -> Step[None]:
        dice: list[Action] = [BONUS[v] for v in range(1, ROUTES) if s.lid[v]]
        if dice:
            choice: Action = yield Ask(seat, "bonus", [*dice, NO_BONUS])
            if isinstance(choice, Bonus):
                s.lid[choice.value] -= 1
                s.tell(TOOK_BONUS, seat, choice.value)
                self.advance(s, seat, choice.value, 1)

    # -- additional actions --------------------------------------------------------------------------------

    def additional_actions(self, s: Table, seat: int) -> list[Action]:
        options = self.changes(s, seat)
        if not s.d_used and s.squares[seat * WIDTH + 5] >= TABLES.d_fee:
            options += [step for step in self.single_steps(s, seat, DETOUR) if step is not DETOUR[5]]
        return options

    def changes(self, s: Table, seat: int) -> list[Action]:
        """C: every die in the lid, one up or one down; 1 and 8 are not neighbours."""
        options: list[Action] = []
        if not s.c_used and s.squares[seat * WIDTH + 3] >= TABLES.c_fee:
            for value in range(1, ROUTES + 1):
                if s.lid[value]:
                    if value < ROUTES:
                        options.append(UP[value])
                    if value > 1:
                        options.append(DOWN[value])
        return options

    def additional_action(self, s: Table, seat: int, choice: Action) -> None:
        if isinstance(choice, Change):
            s.c_used = True
            self.advance(s, seat, 3, -TABLES.c_fee)
            s.lid[choice.value] -= 1
            s.lid[choice.value + choice.by] += 1
            s.tell(CHANGED, seat, choice.value, choice.value + choice.by)
        elif isinstance(choice, Detour):
            s.d_used = True
            self.advance(s, seat, 5, -TABLES.d_fee)
            self.advance(s, seat, choice.route, 1)

    def advance(self, s: Table, seat: int, route: int, steps: int) -> None:
        origin = s.square(seat, route)
        square = s.move(seat, route, steps)
        if square != origin:
            s.tell(MOVED, seat, route, origin, square)

    # -- everything else asks ------------------------------------------------------------------------------

    def outcome(self, s: Table) -> Outcome:
        return outcome(s)

    def points(self, s: Table) -> list[int] | None:
        return outcome(s).scores

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view(s)

    def board(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return board()

    def load(self, data: Any) -> Table:
        return Table.load(data)

    def why_not(self, s: Table, seat: int, action: Action) -> str | None:
        return why_not(s, seat, action)

    def value(self, s: Table, seat: int) -> float:
        return standing(s, seat)

    def hunch(self, s: Table, ask: Ask, dice: Dice) -> Action | None:
        return hunch(s, ask)


GAME: Final = EightRoutes()
