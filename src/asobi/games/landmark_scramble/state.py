"""The state of Landmark Scramble: pieces, holes, locations, cards, and where the turn stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from asobi.core import BadState, Dice, Shared, State
from asobi.games.landmark_scramble.board import AROUND
from asobi.games.landmark_scramble.tables import ANCHOR, DIALS, KINDS, SPRINT, TABLES, TEAM, Layout, Tables

NOBODY: Final = -1
ALOFT: Final = -1
UNMARKED: Final = -9
ROUNDS: Final = 200
PATIENCE: Final = 120


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
    _tables: Tables = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._tables = DIALS.of(self.changes)
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
        seats, holes, spots = self.players, self.players * len(layout.holes), len(layout.spots)
        sprints = self.tables.sprint_points * self.tables.deck[SPRINT]
        for name, numbers, length, low, high in (
            ("rounds", [self.rounds], 1, 1, ROUNDS),
            ("patience", [self.patience], 1, 0, PATIENCE),
            ("first", [self.first], 1, 0, seats - 1),
            ("round", [self.round], 1, 0, self.rounds),
            ("place", [self.place], 1, 0, seats - 1),
            ("points", [self.points], 1, 0, sprints + (self.tables.die if self.rolled else 0)),
            ("facings", self.facings, pieces, 0, AROUND - 1),
            ("marks", self.marks, holes, UNMARKED, self.round),
            ("locations", self.locations, spots, 0, len(TABLES.locations) - 1),
            ("owners", self.owners, spots, NOBODY, seats - 1),
            ("pool", self.pool, KINDS, 0, max(self.tables.deck)),
            ("hands", self.hands, seats * KINDS, 0, max(self.tables.deck)),
            ("discards", self.discards, KINDS, 0, max(self.tables.deck)),
            ("known", self.known, seats * seats * KINDS, 0, max(self.tables.deck)),
            ("shown", self.shown, seats, 0, self.tables.deck[ANCHOR]),
            ("clean", self.clean, seats, 0, sum(self.tables.deck)),
        ):
            if len(numbers) != length or min(numbers) < low or max(numbers) > high:
                raise BadState(f"{name} must be {length} whole numbers from {low} to {high}, not {numbers!r}")
        if any(UNMARKED < mark < 1 for mark in self.marks):
            raise BadState(f"a hole is marked with a round, or unmarked ({UNMARKED}), not {self.marks!r}")
        if len(set(self.locations)) != spots:
            raise BadState(f"no location lies on two spots: {self.locations!r}")
        if not self.rolled and self.points % self.tables.sprint_points:
            raise BadState(f"before the roll only Sprints give points, not {self.points}")
        self._check_cards()
        most = max([self.owned(seat) for seat in range(seats)])
        if most > self.goal or (most == self.goal and not self.over):
            raise BadState(f"who holds {self.goal} locations has won, and nobody holds more")
        if self.over and most < self.goal and (self.place or not self.round):
            raise BadState("a match is over after a whole round, or with the goal reached")
        if self.round == 0 and (self.place or self.rolled or self.points or self.pool != self.tables.deck or most):
            raise BadState("before the first round nothing has happened")

    def _check_cards(self) -> None:
        """Every card is somewhere, and nobody knows of a card that is not there."""
        for kind in range(KINDS):
            if self.pool[kind] + self.discards[kind] + sum(self.hands[kind::KINDS]) != self.tables.deck[kind]:
                card = TABLES.cards[kind]
                raise BadState(f"deck, hands and discards hold {self.tables.deck[kind]} cards {card} in all")
        for seat in range(self.players):
            hand = self.hands[seat * KINDS : seat * KINDS + KINDS]
            if seat != self.turn and sum(hand) > self.tables.hand_limit:
                most = self.tables.hand_limit
                raise BadState(f"seat {seat} is not on turn and holds {sum(hand)} cards, more than {most}")
            if self.shown[seat] > hand[ANCHOR] or self.clean[seat] > sum(hand) - hand[ANCHOR]:
                raise BadState(f"of seat {seat}'s cards more are known to be anchors, or none, than it holds")
            for knower in range(self.players):
                first = (knower * self.players + seat) * KINDS
                for kind in range(KINDS):
                    if self.known[first + kind] > (hand[kind] if knower != seat else 0):
                        raise BadState(f"seat {knower} knows of {TABLES.cards[kind]} cards that seat {seat} has not")

    @property
    def tables(self) -> Tables:
        """The tables that this match is played with."""
        return self._tables

    @property
    def goal(self) -> int:
        """How many locations end the game."""
        return self._tables.goals[self.players]

    @property
    def layout(self) -> Layout:
        """The set-up that so many players play on."""
        return self._tables.layouts[self.players]

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
        hands = self.hands
        total: i64 = 0
        for place in range(seat * KINDS, seat * KINDS + KINDS):
            total += hands[place]
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
        return self.round - self.marks[seat * len(self.layout.holes) + hole] >= self.tables.mark_rounds

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


def new_state(players: int, rounds: int, patience: int, changes: str, dice: Dice) -> LandmarkState:
    """All set up for the first turn: pieces on their spawn areas, locations shuffled onto the spots."""
    tables = DIALS.of(changes)
    layout = tables.layouts[players]
    locations = list(range(len(TABLES.locations)))
    dice.shuffle(locations)
    return LandmarkState(
        dice=dice,
        changes=changes,
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
        pool=tables.deck[:],
        hands=[0] * (players * KINDS),
        discards=[0] * KINDS,
        known=[0] * (players * players * KINDS),
        shown=[0] * players,
        clean=[0] * players,
    )
