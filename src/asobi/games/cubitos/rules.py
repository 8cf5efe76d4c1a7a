"""The rules of Cubitos, put together. Clause numbers stand in `rulebook.md`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from asobi.core import Action, Dice, Facts, Game, Outcome, Pending, Rulebook, Step
from asobi.games.cubitos.actions import CATALOGUE
from asobi.games.cubitos.legal import reason
from asobi.games.cubitos.rounds import close_round, in_turn_order, outcome, roll_together, spaces_run
from asobi.games.cubitos.run_phase import run_phase
from asobi.games.cubitos.setup import DIALS, SETTINGS, check_settings, set_up
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import PLAYERS
from asobi.games.cubitos.view import Board, Setup, View, board, setup_data, view

RULEBOOK: Final = Rulebook((files(__package__) / "rulebook.md").read_text(encoding="utf-8"))

FACTS: Final = Facts(players=PLAYERS, longest=100_000, scores=(0, 150), simultaneous=True)


class Cubitos(Game[CubitosState]):
    """A race by dice building: push your luck, buy better dice, be first over the line."""

    def __init__(self) -> None:
        super().__init__("cubitos", "Cubitos", "3", FACTS, CATALOGUE, SETTINGS, RULEBOOK, DIALS)

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        check_settings(settings)

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> CubitosState:
        return set_up(seats, settings, dice)

    def step(self, s: CubitosState) -> Step[None]:
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

    def outcome(self, s: CubitosState) -> Outcome:
        return outcome(s)

    def points(self, s: CubitosState) -> list[int] | None:
        return spaces_run(s)

    def view(self, s: CubitosState, seat: int | None, decision: Pending) -> View:
        return view(s, decision)

    def board(self, s: CubitosState) -> Board:
        return board(s)

    def setup_data(self) -> Setup:
        return setup_data()

    def load(self, data: Any) -> CubitosState:
        return CubitosState.load(data)

    def reason(self, s: CubitosState, seat: int, action: Action, decision: Pending) -> str:
        return reason(s, seat, action, decision)


GAME: Final = Cubitos()
