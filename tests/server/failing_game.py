"""A small game for the server's tests: its rules work at the table, and fail in every process that thinks."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from asobi.core import Action, Ask, Catalogue, Dice, Facts, Game, Outcome, Pending, State, Step

YES: Final = Action("yes")
NO: Final = Action("no")


@dataclass
class Answers(State):
    said: list[str]


class FailingGame(Game[Answers]):
    """Seat 1 is asked first, then seat 0."""

    def __init__(self) -> None:
        facts = Facts(players=(2, 2), longest=2, scores=(0, 1), chance=False)
        super().__init__("failing", "Failing", "1", facts, Catalogue([YES, NO]))

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Answers:
        if multiprocessing.parent_process() is not None:
            raise RuntimeError("nobody can think about this")
        return Answers(dice, [])

    def step(self, s: Answers) -> Step[None]:
        for seat in (1, 0):
            said: Action = yield Ask(seat, "say", [YES, NO])
            s.said.append(said.name)
        s.over = True

    def outcome(self, s: Answers) -> Outcome:
        return Outcome([0, 1], [1])

    def view(self, s: Answers, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"said": s.said[:]}

    def load(self, data: Any) -> Answers:
        return Answers.load(data)


GAME: Final = FailingGame()
