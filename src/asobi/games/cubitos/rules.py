"""The rules of Cubitos, put together. Clause numbers stand in `rulebook.md`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from asobi.core import Action, Ask, Dice, Facts, Game, Outcome, Rulebook, Step
from asobi.games.cubitos.actions import CATALOGUE
from asobi.games.cubitos.bot import standing
from asobi.games.cubitos.hunch import hunch
from asobi.games.cubitos.reasons import why_not
from asobi.games.cubitos.rounds import close_round, in_turn_order, outcome, roll_together, spaces_run
from asobi.games.cubitos.run_phase import run_phase
from asobi.games.cubitos.setup import OPTIONS, check_options, course_number, set_up
from asobi.games.cubitos.state import Table
from asobi.games.cubitos.track import COURSES
from asobi.games.cubitos.view import board, view

RULEBOOK: Final = Rulebook((files(__package__) / "rulebook.md").read_text(encoding="utf-8"))

FACTS: Final = Facts(players=(2, 4), longest=100_000, scores=(0, 150), simultaneous=True, wild=True)


class Cubitos(Game[Table]):
    """A race by dice building: push your luck, buy better dice, be first over the line."""

    def __init__(self) -> None:
        super().__init__("cubitos", "Cubitos", "1", FACTS, CATALOGUE, OPTIONS, RULEBOOK)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        check_options(options)

    def setup(self, seats: int, options: Mapping[str, Any], dice: Dice) -> Table:
        return set_up(seats, options, dice)

    def step(self, s: Table) -> Step[None]:
        """The Roll Phase of all players is one step, the Run Phase of each player another."""
        if s.place == 0:
            yield from roll_together(s)
            s.place = 1
            return
        runners = in_turn_order(s)
        yield from run_phase(s, runners[s.place - 1])
        s.place += 1
        if s.place > len(runners):
            s.place = 0
            close_round(s)

    def outcome(self, s: Table) -> Outcome:
        return outcome(s)

    def points(self, s: Table) -> list[int] | None:
        return spaces_run(s)

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view(s)

    def board(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return board(COURSES[course_number(options)])

    def load(self, data: Any) -> Table:
        return Table.load(data)

    def why_not(self, s: Table, seat: int, action: Action) -> str | None:
        return why_not(s, seat, action)

    def value(self, s: Table, seat: int) -> float:
        return standing(s, seat)

    def hunch(self, s: Table, ask: Ask, dice: Dice) -> Action | None:
        return hunch(s, ask, dice)


GAME: Final = Cubitos()
