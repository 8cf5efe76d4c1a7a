"""The catalogue of WILDCARD: everything that can be chosen, and what is told of it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Catalogue, EventKind
from asobi.games.wildcard.effects import LETTERS, ROWS, WORDS

MOST_PLAYERS: Final = 4


class Own(Action):
    """An action of the Action phase on one's own board: `+W`."""

    def __init__(self, row: int, by: int) -> None:
        letter = LETTERS[row]
        super().__init__("own", {"row": letter, "by": by}, notation=f"{'+' if by > 0 else '-'}{letter}")
        self.row: int = row
        self.by: int = by


class Reach(Action):
    """An action of the Action phase on another player's board: `+W 2`."""

    def __init__(self, seat: int, row: int, by: int) -> None:
        letter = LETTERS[row]
        sign = "+" if by > 0 else "-"
        super().__init__("other", {"seat": seat, "row": letter, "by": by}, notation=f"{sign}{letter} {seat}")
        self.seat: int = seat
        self.row: int = row
        self.by: int = by


class Row(Action):
    """A row, or another row word where a card says `A/B`."""

    def __init__(self, word: int) -> None:
        super().__init__("row", {"row": WORDS[word]}, notation=WORDS[word])
        self.word: int = word


class Player(Action):
    """Another player."""

    def __init__(self, seat: int) -> None:
        super().__init__("player", {"seat": seat})
        self.seat: int = seat


class Pair(Action):
    """Two other players."""

    def __init__(self, seat: int, second: int) -> None:
        super().__init__("pair", {"seat": seat, "second": second}, notation=f"players {seat} {second}")
        self.seat: int = seat
        self.second: int = second


class Swap(Action):
    """Two rows that exchange their values: `W~I`."""

    def __init__(self, row: int, second: int) -> None:
        letters = LETTERS[row], LETTERS[second]
        super().__init__("swap", {"row": letters[0], "second": letters[1]}, notation=f"{letters[0]}~{letters[1]}")
        self.row: int = row
        self.second: int = second


SEATS: Final = range(MOST_PLAYERS)

# Places: row for OWN, seat * 4 + row for REACH, seat or word or row for the others.
OWN_UP: Final = [Own(row, 1) for row in range(ROWS)]
OWN_DOWN: Final = [Own(row, -1) for row in range(ROWS)]
REACH_UP: Final = [Reach(seat, row, 1) for seat in SEATS for row in range(ROWS)]
REACH_DOWN: Final = [Reach(seat, row, -1) for seat in SEATS for row in range(ROWS)]
PASS: Final = Action("pass")
ROW: Final = [Row(word) for word in range(len(WORDS))]
PLAYER: Final = [Player(seat) for seat in SEATS]
PAIRS: Final = [Pair(seat, second) for seat in SEATS for second in SEATS if seat < second]
SWAPS: Final = [Swap(row, second) for row in range(ROWS) for second in range(row + 1, ROWS)]
KEEP: Final = Action("keep")

CATALOGUE: Final = Catalogue([*OWN_UP, *OWN_DOWN, *REACH_UP, *REACH_DOWN, PASS, *ROW, *PLAYER, *PAIRS, *SWAPS, KEEP])

FIRST: Final = EventKind("wildcard-first", ("seat",))
DEALT: Final = EventKind("wildcard-dealt", ("seat", "card", "name"))
ROUND: Final = EventKind("wildcard-round", ("round", "seat"))
PRESENT: Final = EventKind("wildcard-present", ("seat", "card", "name"))
TURNED: Final = EventKind("wildcard-turned", ("round", "card", "name", "way"), reveals=True)
SHARED: Final = EventKind("wildcard-shared", ("card", "name"), reveals=True)
NO_CARD: Final = EventKind("wildcard-no-card")
FATE: Final = EventKind("wildcard-fate", ("seat", "card", "name"))
CHANGED: Final = EventKind("wildcard-changed", ("seat", "row", "by", "value"))
VOID: Final = EventKind("wildcard-void", ("seat", "row", "by"))
REWARD: Final = EventKind("wildcard-reward", ("seat", "row"))
PENALTY: Final = EventKind("wildcard-penalty", ("seat", "row"))
EXTRA: Final = EventKind("wildcard-extra", ("seat", "by"))
STOLE: Final = EventKind("wildcard-stole", ("seat", "other", "row"))
PAID: Final = EventKind("wildcard-paid", ("seat", "other", "row"))
SWAPPED: Final = EventKind("wildcard-swapped", ("seat", "row", "second"))
TRADED: Final = EventKind("wildcard-traded", ("seat", "other", "row"))
BARRED: Final = EventKind("wildcard-barred", ("seat", "row", "what", "until"))
ACTED: Final = EventKind("wildcard-acted", ("seat", "other", "row", "by", "value"))
PASSED: Final = EventKind("wildcard-passed", ("seat", "left"))
ENDED: Final = EventKind("wildcard-ended", ("scores", "winners"))
