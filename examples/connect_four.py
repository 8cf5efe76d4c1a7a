"""Connect four, a whole game: drop discs into seven columns; four of yours in a row win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from asobi import play, record_of
from asobi.core import Action, Ask, Catalogue, Dice, EventKind, Facts, Game, Outcome, Pending, Rulebook, State, Step
from asobi.core.errors import BadState

COLUMNS: Final = 7
ROWS: Final = 6
EMPTY: Final = -1


class Drop(Action):
    def __init__(self, column: int) -> None:
        super().__init__("drop", {"column": column})
        self.column: int = column


DROPS: Final = [Drop(column) for column in range(COLUMNS)]
DROPPED: Final = EventKind("connect-four-dropped", ("seat", "column", "row"))
RULEBOOK: Final = Rulebook("""
## Play
- **C4-1** [public] The players drop one disc each in turn; it falls to the lowest free cell of its column.
- **C4-2** [public] A full column takes no more discs.
## End
- **C4-3** [public] Four discs of one player in a line, straight or diagonal, win.
- **C4-4** [public] When every cell is full and nobody has four in a line, the players share the game.
""")


@dataclass
class Board(State):
    """A seat's discs are bits, seven to a column: the seventh stays empty, so that no line wraps around."""

    discs: list[int]
    heights: list[int]
    turn: int
    winner: int

    def check(self) -> None:
        full = [((1 << top) - 1) << (7 * column) for column, top in enumerate(self.heights) if 0 <= top <= ROWS]
        fits = len(self.discs) == 2 and len(full) == len(self.heights) == COLUMNS and -1 <= self.winner <= 1
        if not fits or self.discs[0] ^ self.discs[1] != sum(full) or self.turn != sum(self.heights):
            raise BadState("the discs of two players fill seven columns from below, one disc a turn")

    def take(self, seat: int, column: int) -> None:
        """A disc of the seat falls to the lowest free cell of the column."""
        row = self.heights[column]
        self.heights[column] = row + 1
        self.discs[seat] = self.discs[seat] | 1 << (column * 7 + row)
        if self.sink is not None:  # in a search nobody listens
            self.tell(DROPPED, seat, column, row)

    def owner(self, column: int, row: int) -> int:
        """The seat whose disc lies there, or EMPTY."""
        return next((seat for seat in (0, 1) if self.discs[seat] >> (column * 7 + row) & 1), EMPTY)


def four_in_a_line(discs: int) -> bool:
    """Whether four of the discs lie side by side: upwards, across, or on either diagonal."""
    up, across, fall, rise = discs & discs >> 1, discs & discs >> 7, discs & discs >> 6, discs & discs >> 8
    return bool(up & up >> 2 or across & across >> 14 or fall & fall >> 12 or rise & rise >> 16)


TOPS: Final = [1 << (column * 7 + ROWS - 1) for column in range(COLUMNS)]
TOP_ROW: Final = sum(TOPS)
ASKS: Final = [  # each seat's questions, by the taken cells of the top row: those columns are full
    {
        sum(full): Ask(seat, "drop", [drop for drop in DROPS if TOPS[drop.column] not in full])
        for number in range(COLUMNS + 1)
        for full in combinations(TOPS, number)
    }
    for seat in (0, 1)
]


class ConnectFour(Game[Board]):
    def __init__(self) -> None:
        facts = Facts(players=(2, 2), longest=COLUMNS * ROWS, scores=(0, 1), chance=False)
        super().__init__("connect-four", "Connect Four", "1", facts, Catalogue(DROPS), rulebook=RULEBOOK)

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Board:
        return Board(dice, [0, 0], [0] * COLUMNS, 0, EMPTY)

    def step(self, s: Board) -> Step[None]:
        seat = s.turn % 2
        drop: Drop = yield ASKS[seat][(s.discs[0] | s.discs[1]) & TOP_ROW]
        s.take(seat, drop.column)
        if four_in_a_line(s.discs[seat]):
            s.winner = seat
        s.turn += 1
        s.over = s.winner != EMPTY or s.turn == COLUMNS * ROWS

    def outcome(self, s: Board) -> Outcome:
        if s.winner == EMPTY:
            return Outcome([0, 0], [0, 1])
        return Outcome([int(seat == s.winner) for seat in (0, 1)], [s.winner])

    def view(self, s: Board, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        cells = [[s.owner(column, row) for row in range(ROWS)] for column in range(COLUMNS)]
        return {"cells": cells, "turn": s.turn, "winner": s.winner}

    def load(self, data: Any) -> Board:
        return Board.load(data)

    def reason(self, s: Board, seat: int, action: Action, decision: Pending) -> str | None:
        return "C4-2" if seat == s.turn % 2 and not s.over else "C4-1"


GAME: Final = ConnectFour()

if __name__ == "__main__":
    print(record_of(play(GAME, ["random", "greedy"], seed="hello")).text())
