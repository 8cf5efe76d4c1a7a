"""A small game for the tests: questions out of turn, for which the others wait only so long, after long films."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from asobi.core import Action, Ask, Catalogue, Dice, EventKind, Facts, Game, Number, Outcome, Pending, State, Step

YES: Final = Action("yes")
NO: Final = Action("no")
SHOWN: Final = EventKind("silent-shown", ["number"])


@dataclass
class Answers(State):
    said: list[str]
    seconds: int
    film: int


class SilentGame(Game[Answers]):
    """Seat 0 is asked without haste, then seat 1 while seat 0 waits, after a film of so many events; twice."""

    def __init__(self) -> None:
        facts = Facts(players=(2, 2), longest=4, scores=(0, 1), chance=False)
        settings = (Number("seconds", 1, 1, 600), Number("film", 0, 0, 100))
        super().__init__("silent", "Silent", "1", facts, Catalogue([YES, NO]), settings)

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Answers:
        return Answers(dice, [], settings["seconds"], settings["film"])

    def step(self, s: Answers) -> Step[None]:
        slow: Action = yield Ask(0, "slow", [YES, NO])
        s.said.append(slow.name)
        for number in range(s.film):
            s.tell(SHOWN, number)
        quick: Action = yield Ask(1, "quick", [YES, NO], {"seconds": s.seconds, "otherwise": NO.notation})
        s.said.append(quick.name)
        s.over = len(s.said) == 4

    def outcome(self, s: Answers) -> Outcome:
        return Outcome([0, 1], [1])

    def view(self, s: Answers, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"said": s.said[:]}

    def load(self, data: Any) -> Answers:
        return Answers.load(data)


GAME: Final = SilentGame()
