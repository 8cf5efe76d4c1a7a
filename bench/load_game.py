"""The game of the load benchmark: four seats in turn change one of many numbers; the whole state is shown to all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from asobi.core import Action, Ask, Catalogue, Dice, Facts, Game, Outcome, Pending, State, Step

CELLS: Final = 1200
FIRST: Final = 1000
CHANGES: Final = [Action("change", {"cell": cell}) for cell in range(8)]


@dataclass
class Numbers(State):
    """A state of about 6 kB."""

    cells: list[int]
    turn: int


class LoadGame(Game[Numbers]):
    """Nobody wins; it goes on until nobody asks any more."""

    def __init__(self) -> None:
        super().__init__("load", "Load", "1", Facts((4, 4), 1 << 30, (0, 0), chance=False), Catalogue(CHANGES))

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Numbers:
        return Numbers(dice, [FIRST + cell for cell in range(CELLS)], 0)

    def step(self, s: Numbers) -> Step[None]:
        choice: Action = yield Ask(s.turn % 4, "change", CHANGES)
        cell = int(choice.fields["cell"])
        s.cells[cell] = FIRST + (s.cells[cell] + 1) % FIRST
        s.turn += 1

    def outcome(self, s: Numbers) -> Outcome:
        return Outcome([0, 0, 0, 0], [])

    def view(self, s: Numbers, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"cells": s.cells, "turn": s.turn}

    def load(self, data: Any) -> Numbers:
        return Numbers.load(data)


GAME: Final = LoadGame()
