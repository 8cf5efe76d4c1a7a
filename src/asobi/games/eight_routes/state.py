"""The state of Eight Routes: lid, markers, chips, and where the round stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from asobi.core import BadState, State
from asobi.games.eight_routes.tables import DIALS, ROUTES, TABLES, Tables

WIDTH: Final = ROUTES + 1
SQUARES: Final = TABLES.squares
ROUNDS: Final = 30


@dataclass
class EightRoutesState(State):
    """Seat p's marker on route r stands on `squares[p * WIDTH + r]`, 0 for none.

    `stamps` replaces the piles: on the same square, the marker with the later stamp lies higher.
    """

    players: int
    rounds: int
    shaking: bool
    first: int
    round: int
    place: int
    lid: list[int]
    squares: list[int]
    stamps: list[int]
    clock: int
    chips_up: list[int]
    chips_down: list[int]
    c_used: bool
    d_used: bool
    _tables: Tables = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._tables = DIALS.of(self.changes)

    @property
    def tables(self) -> Tables:
        """The tables that this match is played with."""
        return self._tables

    def check(self) -> None:
        if self.players not in self.tables.dice:
            raise BadState(f"Eight Routes has 3 to 5 players, not {self.players}")
        seats, markers = self.players, self.players * WIDTH
        dice, sides = self.tables.dice[seats], self.tables.sides
        most = self.rounds * (1 + 5 * seats)  # no round moves more markers
        for name, numbers, length, low, high in (
            ("rounds", [self.rounds], 1, 1, ROUNDS),
            ("first", [self.first], 1, 0, seats - 1),
            ("round", [self.round], 1, 0, self.rounds),
            ("place", [self.place], 1, 0, seats - 1),
            ("lid", self.lid, sides + 1, 0, dice),
            ("squares", self.squares, markers, 0, SQUARES),
            ("stamps", self.stamps, markers, 0, self.clock),
            ("clock", [self.clock], 1, 0, most),
            ("chips_up", self.chips_up, seats, 0, ROUNDS),
            ("chips_down", self.chips_down, seats, 0, ROUNDS),
        ):
            if len(numbers) != length or min(numbers) < low or max(numbers) > high:
                raise BadState(f"{name} must be {length} whole numbers from {low} to {high}, not {numbers!r}")
        if self.lid[0] or sum(self.lid) > dice or (sum(self.lid) and not self.round):
            raise BadState(f"the lid holds at most {dice} dice of 1 to {sides}, not {self.lid!r}")
        for seat in range(seats):
            given = len([turn for turn in range(self.round) if (self.first + turn) % seats == seat])
            if self.chips_up[seat] + self.chips_down[seat] != given:
                raise BadState(f"seat {seat} was parent {given} times and has as many chips, face up or turned over")
        used = [stamp for stamp in self.stamps if stamp]
        if len(set(used)) != len(used) or any(self.squares[0::WIDTH]):
            raise BadState("every marker came to its square at a moment of its own, and there is no route 0")
        for square, stamp in zip(self.squares, self.stamps, strict=True):
            if bool(square) != bool(stamp):
                raise BadState("a marker on a route has a stamp, and one that is not has none")
        if self.over and (self.round < self.rounds or self.place or any(self.lid)):
            raise BadState("a match is over after its last round, with an empty lid")

    @property
    def parent(self) -> int:
        """The seat that is parent this round."""
        return (self.first + self.round - 1) % self.players

    @property
    def between(self) -> bool:
        """Whether a round has ended and the next one has not begun."""
        return self.place == 0 and not any(self.lid)

    def square(self, seat: int, route: int) -> int:
        """The square of the seat's marker on the route; 0 if it is not there."""
        return self.squares[seat * WIDTH + route]

    def move(self, seat: int, route: int, steps: int) -> int:
        """Move a marker forwards, or backwards by negative steps, and give the square it comes to.

        It stops on the last square, leaves the route below square 1, and lies on top where it arrives.
        """
        marker = seat * WIDTH + route
        square = self.squares[marker] + steps
        if square > SQUARES:
            square = SQUARES
        elif square < 0:
            square = 0
        if square != self.squares[marker]:
            self.clock += 1
            self.squares[marker] = square
            self.stamps[marker] = self.clock if square else 0
        return square

    def ranking(self, route: int) -> list[int]:
        """The seats with a marker on the route, the one ahead first."""
        seats: list[int] = []
        for seat in range(self.players):
            if self.squares[seat * WIDTH + route] > 0:
                place = 0
                while place < len(seats) and self.ahead(seats[place], seat, route):
                    place += 1
                seats.insert(place, seat)
        return seats

    def ahead(self, one: int, other: int, route: int) -> bool:
        """Whether one seat's marker is ahead of another's: farther, or higher on the same square."""
        here, there = one * WIDTH + route, other * WIDTH + route
        if self.squares[here] == self.squares[there]:
            return self.stamps[here] > self.stamps[there]
        return self.squares[here] > self.squares[there]
