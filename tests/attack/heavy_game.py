"""A game whose positions can be made arbitrarily heavy, for it checks nothing when one is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from asobi.core import Action, Ask, Catalogue, Dice, Facts, Game, Outcome, Pending, State, Step

REST, SPIN, GROW = Action("rest"), Action("spin"), Action("grow")
TURNS: Final = 6


@dataclass
class Weight(State):
    """`laps` is how long a spin takes, `size` how much a growth weighs, `deadly` whether it kills."""

    laps: int
    size: int
    deadly: bool
    turn: int


class HeavyGame(Game[Weight]):
    """Seats rest, spin and grow in turn."""

    def __init__(self) -> None:
        facts = Facts(players=(2, 2), longest=TURNS, scores=(0, 0), chance=False)
        super().__init__("heavy", "Heavy", "1", facts, Catalogue([REST, SPIN, GROW]))

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Weight:
        return Weight(dice, 1, 1, False, 0)

    def step(self, s: Weight) -> Step[None]:
        choice: Action = yield Ask(s.turn % 2, "turn", [REST, SPIN, GROW])
        if choice is SPIN:
            for _ in range(s.laps):
                pass
        elif choice is GROW:
            if s.deadly:
                import os

                os.abort()
            bytearray(s.size)
        s.turn += 1
        s.over = s.turn >= TURNS

    def outcome(self, s: Weight) -> Outcome:
        return Outcome([0, 0], [0, 1])

    def view(self, s: Weight, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"turn": s.turn}

    def load(self, data: Any) -> Weight:
        return Weight.load(data)


GAME: Final = HeavyGame()
