"""The state of Landmark Scramble: pieces, holes, locations, cards, and where the turn stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from asobi.core import BadState, Dice, Shared, State
from asobi.games.landmark_scramble.tables import KINDS, LAYOUTS, TABLES, TEAM, Layout

NOBODY: Final = -1
ALOFT: Final = -1
UNMARKED: Final = -9


@dataclass
class LandmarkState(State):
    """Piece k of a seat is number seat * 5 + k and stands on `cells[number]`, ALOFT while it is thrown aside.

    `hands` holds ten counts a seat, `pool` what is left in the deck: a card is drawn with the dice when it is
    drawn, so that no order lies about. `known`, `shown` and `clean` say what the others know of a hand; see
    `hidden.py`. `patience` is how many seconds others wait for an answer out of turn. Copies share `_board`, so it is
    replaced with every move, never changed in place.
    """

    players: int
    rounds: int
    patience: int
    first: int
    round: int
    place: int
    rolled: bool
    points: int
    muscle: bool
    cells: list[int]
    facings: list[int]
    marks: list[int]
    locations: Shared[list[int]]
    owners: list[int]
    pool: list[int]
    hands: list[int]
    discards: list[int]
    known: list[int]
    shown: list[int]
    clean: list[int]
    _board: list[int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.check()
        board = [NOBODY] * self.layout.board.cells
        for piece, cell in enumerate(self.cells):
            if cell != ALOFT:
                board[cell] = piece
        self._board = board

    def check(self) -> None:
        if self.players not in (2, 3, 4):
            raise BadState(f"Landmark Scramble has 2 to 4 players, not {self.players}")
        layout, cells, pieces = self.layout, self.cells, self.players * TEAM
        whole = len(cells) == len(set(cells)) == pieces and min(cells) >= ALOFT and max(cells) < layout.board.cells
        if not whole:
            raise BadState(f"cells must be {pieces} different cells of the board, not {cells!r}")
        for name, numbers, length in (
            ("facings", self.facings, pieces),
            ("marks", self.marks, self.players * len(layout.holes)),
            ("locations", self.locations, len(layout.spots)),
            ("owners", self.owners, len(layout.spots)),
            ("pool", self.pool, KINDS),
            ("hands", self.hands, self.players * KINDS),
            ("discards", self.discards, KINDS),
            ("known", self.known, self.players * self.players * KINDS),
            ("shown", self.shown, self.players),
            ("clean", self.clean, self.players),
        ):
            if len(numbers) != length:
                raise BadState(f"{name} must be a list of {length} whole numbers, not {numbers!r}")

    @property
    def layout(self) -> Layout:
        """The set-up that so many players play on."""
        return LAYOUTS[self.players]

    @property
    def board(self) -> list[int]:
        """The piece on each cell, or NOBODY: the mirror of `cells`."""
        return self._board

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.place) % self.players

    def hand_size(self, seat: int) -> int:
        """How many cards the seat holds; everybody may know."""
        total = 0
        for place in range(seat * KINDS, seat * KINDS + KINDS):
            total += self.hands[place]
        return total

    def owned(self, seat: int) -> int:
        """How many locations the seat holds."""
        total = 0
        for owner in self.owners:
            if owner == seat:
                total += 1
        return total

    def open_hole(self, seat: int, hole: int) -> bool:
        """Whether the seat may draw at the hole this round."""
        return self.round - self.marks[seat * len(LAYOUTS[self.players].holes) + hole] >= TABLES.mark_rounds

    def put(self, piece: int, cell: int) -> None:
        """Move a piece to an empty cell."""
        board = self._board[:]
        origin = self.cells[piece]
        if origin != ALOFT:
            board[origin] = NOBODY
        board[cell] = piece
        self.cells[piece] = cell
        self._board = board

    def lift(self, piece: int) -> None:
        """Take a piece into the air, off the cell that another one is about to take."""
        board = self._board[:]
        board[self.cells[piece]] = NOBODY
        self.cells[piece] = ALOFT
        self._board = board


def new_state(players: int, rounds: int, patience: int, dice: Dice) -> LandmarkState:
    """All set up for the first turn: pieces on their spawn areas, locations shuffled onto the spots."""
    layout = LAYOUTS[players]
    locations = list(range(len(TABLES.locations)))
    dice.shuffle(locations)
    return LandmarkState(
        dice=dice,
        players=players,
        rounds=rounds,
        patience=patience,
        first=dice.below(players),
        round=0,
        place=0,
        rolled=False,
        points=0,
        muscle=False,
        cells=layout.start_cells[:],
        facings=layout.start_facings[:],
        marks=[UNMARKED] * (players * len(layout.holes)),
        locations=locations[: len(layout.spots)],
        owners=[NOBODY] * len(layout.spots),
        pool=TABLES.deck[:],
        hands=[0] * (players * KINDS),
        discards=[0] * KINDS,
        known=[0] * (players * players * KINDS),
        shown=[0] * players,
        clean=[0] * players,
    )
