"""The state of Eight Routes: lid, markers, chips, and where the round stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from asobi.core import State
from asobi.games.eight_routes.tables import ROUTES, TABLES

WIDTH: Final = ROUTES + 1
SQUARES: Final = TABLES.squares


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

    @property
    def parent(self) -> int:
        """The seat that is parent this round."""
        return (self.first + self.round - 1) % self.players

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
        seats = [seat for seat in range(self.players) if self.squares[seat * WIDTH + route] > 0]
        seats.sort(
            key=lambda seat: (self.squares[seat * WIDTH + route], self.stamps[seat * WIDTH + route]),
            reverse=True,
        )
        return seats
