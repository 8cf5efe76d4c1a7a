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
        name, sign = ("raise", "+") if by > 0 else ("lower", "-")
        super().__init__(name, {"row": letter}, notation=f"{sign}{letter}")
        self.row: int = row
        self.by: int = by


class Reach(Action):
    """An action of the Action phase on another player's board: `+W 2`."""

    def __init__(self, seat: int, row: int, by: int) -> None:
        letter = LETTERS[row]
        name, sign = ("raise-other", "+") if by > 0 else ("lower-other", "-")
        super().__init__(name, {"seat": seat, "row": letter}, notation=f"{sign}{letter} {seat}")
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

    def __init__(self, seat: int, other: int) -> None:
        super().__init__("pair", {"seat": seat, "other_seat": other}, notation=f"players {seat} {other}")
        self.seat: int = seat
        self.other: int = other


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
PAIRS: Final = [Pair(seat, other) for seat in SEATS for other in SEATS if seat < other]
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
GAINED: Final = EventKind("wildcard-gained", ("seat", "row", "by", "value"))
LOST: Final = EventKind("wildcard-lost", ("seat", "row", "by", "value"))
STAYED: Final = EventKind("wildcard-stayed", ("seat", "row", "value"))
VOID: Final = EventKind("wildcard-void", ("seat", "row", "what"))
REWARD: Final = EventKind("wildcard-reward", ("seat", "row"))
PENALTY: Final = EventKind("wildcard-penalty", ("seat", "row"))
MORE_ACTIONS: Final = EventKind("wildcard-more-actions", ("seat", "by"))
FEWER_ACTIONS: Final = EventKind("wildcard-fewer-actions", ("seat", "by"))
STOLE: Final = EventKind("wildcard-stole", ("seat", "other_seat", "row"))
PAID: Final = EventKind("wildcard-paid", ("seat", "other_seat", "row"))
SWAPPED: Final = EventKind("wildcard-swapped", ("seat", "row", "second"))
TRADED: Final = EventKind("wildcard-traded", ("seat", "other_seat", "row"))
BARRED: Final = EventKind("wildcard-barred", ("seat", "row", "what", "until"))
RAISED: Final = EventKind("wildcard-raised", ("seat", "row", "value"))
LOWERED: Final = EventKind("wildcard-lowered", ("seat", "row", "value"))
RAISED_OTHER: Final = EventKind("wildcard-raised-other", ("seat", "other_seat", "row", "value"))
LOWERED_OTHER: Final = EventKind("wildcard-lowered-other", ("seat", "other_seat", "row", "value"))
PASSED: Final = EventKind("wildcard-passed", ("seat", "left"))
ENDED: Final = EventKind("wildcard-ended", ("scores", "winners"))
