"""Nim: take matches from one row, as many as you like; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from operator import xor
from typing import Any, Final, TypedDict

from asobi.core import (
    Action,
    Ask,
    BadState,
    Catalogue,
    Dice,
    EventKind,
    Facts,
    Game,
    Insight,
    Outcome,
    Pending,
    Rulebook,
    State,
    Step,
)

ROWS: Final = (1, 3, 5, 7)


class Take(Action):
    def __init__(self, row: int, count: int) -> None:
        super().__init__("take", {"row": row, "count": count})
        self.row: int = row
        self.count: int = count


TAKES: Final = [[Take(row, count) for count in range(1, most + 1)] for row, most in enumerate(ROWS, 1)]
TOOK: Final = EventKind("nim-took", ("seat", "row", "count"))
RULEBOOK: Final = Rulebook("""
- **NIM-1** [public] In turn, take one or more matches, all from one row.
- **NIM-2** [public] Nobody can take more than lie there.
- **NIM-3** [public] Whoever takes the last match wins.
""")


@dataclass
class NimState(State):
    rows: list[int]
    turn: int

    def check(self) -> None:
        there = len(self.rows) == len(ROWS) and all(0 <= row <= most for row, most in zip(self.rows, ROWS, strict=True))
        if not there or self.turn not in (0, 1):
            raise BadState("the rows cannot be like this")


class View(TypedDict):
    rows: list[int]
    turn: int


class Nim(Game[NimState]):
    def __init__(self) -> None:
        facts = Facts(players=(2, 2), longest=sum(ROWS), scores=(0, 1), chance=False)
        catalogue = Catalogue([take for row in TAKES for take in row])
        super().__init__("nim", "Nim", "1", facts, catalogue, rulebook=RULEBOOK)

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> NimState:
        return NimState(dice, list(ROWS), 0)

    def step(self, s: NimState) -> Step[None]:
        options: list[Action] = [take for row, left in enumerate(s.rows) for take in TAKES[row][:left]]
        take: Take = yield Ask(s.turn, "take", options)
        s.rows[take.row - 1] -= take.count
        s.tell(TOOK, s.turn, take.row, take.count)
        s.over = not any(s.rows)
        if not s.over:
            s.turn = 1 - s.turn

    def outcome(self, s: NimState) -> Outcome:
        return Outcome([int(seat == s.turn) for seat in (0, 1)], [s.turn])

    def view(self, s: NimState, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        view: View = {"rows": s.rows[:], "turn": s.turn}
        return view

    def board(self, s: NimState) -> Mapping[str, Any]:
        return {"rows": list(ROWS)}

    def reason(self, s: NimState, seat: int, action: Action, decision: Pending) -> str | None:
        if s.over:
            return "NIM-3"
        return "NIM-2" if seat == s.turn else "NIM-1"

    def load(self, data: Any) -> NimState:
        return NimState.load(data)


class NimInsight(Insight[NimState]):
    def value(self, s: NimState, seat: int) -> float | None:
        """Whoever leaves a nim-sum of nothing wins."""
        good = reduce(xor, s.rows) == 0
        return 0.9 if good == (s.turn != seat) else 0.1


GAME: Final = Nim()
GAME.insight = NimInsight()
