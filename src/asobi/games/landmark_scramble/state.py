"""The table of Landmark Scramble: pieces, holes, locations, cards, and where the turn stands."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from asobi.core import BadState, Dice, State
from asobi.games.landmark_scramble.tables import KINDS, LAYOUTS, TABLES, TEAM, Layout

# Where a turn stands. The coroutine knows it by itself; it is written down for views and for `why_not`.
ROLLING: Final = 0
ACTING: Final = 1
PAYING: Final = 2
ANCHORING: Final = 3
THROWING: Final = 4
LANDING: Final = 5
DISCARDING: Final = 6

NOBODY: Final = -1
ALOFT: Final = -1
UNMARKED: Final = -9


class Table(State):
    """Piece k of a seat is number seat * 5 + k and stands on `cells[number]`, ALOFT while it is thrown aside.

    `hands` holds ten counts a seat, `pool` what is left in the deck: a card is drawn with the dice when it is
    drawn, so that no order lies about. `known`, `shown` and `clean` say what the others know of a hand; see
    `knowledge.py`. `board` mirrors `cells`: the piece on each cell.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "players",
        "rounds",
        "first",
        "round",
        "place",
        "moment",
        "asked",
        "offered",
        "points",
        "muscle",
        "spot",
        "cells",
        "facings",
        "marks",
        "locations",
        "owners",
        "pool",
        "hands",
        "discards",
        "known",
        "shown",
        "clean",
    )

    def __init__(
        self,
        dice: Dice,
        players: int,
        rounds: int,
        first: int,
        round: int,
        place: int,
        moment: int,
        asked: int,
        offered: list[int],
        points: int,
        muscle: bool,
        spot: int,
        cells: list[int],
        facings: list[int],
        marks: list[int],
        locations: list[int],
        owners: list[int],
        pool: list[int],
        hands: list[int],
        discards: list[int],
        known: list[int],
        shown: list[int],
        clean: list[int],
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.rounds = rounds
        self.first = first
        self.round = round
        self.place = place
        self.moment = moment
        self.asked = asked
        self.offered = offered
        self.points = points
        self.muscle = muscle
        self.spot = spot
        self.cells = cells
        self.facings = facings
        self.marks = marks
        self.locations = locations
        self.owners = owners
        self.pool = pool
        self.hands = hands
        self.discards = discards
        self.known = known
        self.shown = shown
        self.clean = clean
        self.layout: Layout = LAYOUTS[players]
        self.board: list[int] = [NOBODY] * self.layout.board.cells
        for piece in range(len(cells)):
            cell = cells[piece]
            if cell != ALOFT:
                self.board[cell] = piece

    def copy(self) -> Table:
        return Table(
            self.dice.copy(),
            self.players,
            self.rounds,
            self.first,
            self.round,
            self.place,
            self.moment,
            self.asked,
            self.offered[:],
            self.points,
            self.muscle,
            self.spot,
            self.cells[:],
            self.facings[:],
            self.marks[:],
            self.locations[:],
            self.owners[:],
            self.pool[:],
            self.hands[:],
            self.discards[:],
            self.known[:],
            self.shown[:],
            self.clean[:],
        )

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
        return self.round - self.marks[seat * len(self.layout.holes) + hole] >= TABLES.mark_rounds

    def put(self, piece: int, cell: int) -> None:
        """Move a piece to an empty cell."""
        origin = self.cells[piece]
        if origin != ALOFT:
            self.board[origin] = NOBODY
        self.cells[piece] = cell
        self.board[cell] = piece

    def lift(self, piece: int) -> None:
        """Take a piece into the air, off the cell that another one is about to take."""
        self.board[self.cells[piece]] = NOBODY
        self.cells[piece] = ALOFT


def new_table(players: int, rounds: int, dice: Dice) -> Table:
    """A table set up for the first turn: pieces on their spawn areas, locations shuffled onto the spots."""
    layout = LAYOUTS[players]
    locations = list(range(len(TABLES.locations)))
    dice.shuffle(locations)
    return Table(
        dice=dice,
        players=players,
        rounds=rounds,
        first=dice.below(players),
        round=0,
        place=0,
        moment=ROLLING,
        asked=NOBODY,
        offered=[],
        points=0,
        muscle=False,
        spot=-1,
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


def load_table(data: Any) -> Table:
    """The table that `dump` described, if it can be one."""
    players = data.get("players") if isinstance(data, dict) else None
    if players not in (2, 3, 4):
        raise BadState(f"a table of Landmark Scramble has 2 to 4 players, not {players!r}")
    layout = LAYOUTS[players]
    cells = data.get("cells")
    whole = isinstance(cells, list) and len(cells) == players * TEAM and len(set(cells)) == len(cells)
    if not whole or any(type(cell) is not int or not 0 <= cell < layout.board.cells for cell in cells):
        raise BadState(f"cells must be {players * TEAM} different cells of the board, not {cells!r}")
    lengths = {
        "facings": players * TEAM,
        "marks": players * len(layout.holes),
        "locations": len(layout.spots),
        "owners": len(layout.spots),
        "pool": KINDS,
        "hands": players * KINDS,
        "discards": KINDS,
        "known": players * players * KINDS,
        "shown": players,
        "clean": players,
    }
    for name, length in lengths.items():
        numbers = data.get(name)
        if not isinstance(numbers, list) or len(numbers) != length or any(type(n) is not int for n in numbers):
            raise BadState(f"{name} must be a list of {length} whole numbers, not {numbers!r}")
    return Table.load(data)
