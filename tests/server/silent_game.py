"""A small game for the server's tests: a question out of turn, for which the others wait only so long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from asobi.core import Action, Ask, Catalogue, Dice, Facts, Game, Outcome, Pending, State, Step

YES: Final = Action("yes")
NO: Final = Action("no")


@dataclass
class Answers(State):
    said: list[str]


class SilentGame(Game[Answers]):
    """Seat 1 is asked while seat 0 waits, then seat 0 is asked without haste."""

    def __init__(self) -> None:
        facts = Facts(players=(2, 2), longest=2, scores=(0, 1), chance=False)
        super().__init__("silent", "Silent", "1", facts, Catalogue([YES, NO]))

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Answers:
        return Answers(dice, [])

    def step(self, s: Answers) -> Step[None]:
        quick: Action = yield Ask(1, "quick", [YES, NO], {"seconds": 1, "otherwise": NO.notation})
        s.said.append(quick.name)
        slow: Action = yield Ask(0, "slow", [YES, NO])
        s.said.append(slow.name)
        s.over = True

    def outcome(self, s: Answers) -> Outcome:
        return Outcome([0, 1], [1])

    def view(self, s: Answers, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"said": s.said[:]}

    def load(self, data: Any) -> Answers:
        return Answers.load(data)


GAME: Final = SilentGame()
