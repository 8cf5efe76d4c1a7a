"""What is seen of Eight Routes: everything, by everybody; there are no secrets on this table."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from asobi.core import Decision, Pending
from asobi.games.eight_routes.scoring import route_points, start_points
from asobi.games.eight_routes.state import WIDTH, EightRoutesState
from asobi.games.eight_routes.tables import ROUTES

Moment = Literal["d6", "before", "shaken", "powers", "after"]
MOMENTS: Final[dict[str, Moment]] = {
    "d6": "d6",
    "turn": "before",
    "shaken": "shaken",
    "chip": "powers",
    "bonus": "powers",
}


class View(TypedDict):
    """The table as everybody sees it: rows by seat, columns by route, and the points if the game ended now."""

    round: int
    rounds: int
    parent: int | None
    turn: int | None
    moment: Moment
    c_used: bool
    d_used: bool
    lid: list[int]
    squares: list[list[int]]
    piles: list[list[int]]
    chips_up: list[int]
    chips_down: list[int]
    start: list[int]
    points: list[list[int]]


class Board(TypedDict):
    """The tables of points, by route."""

    squares: int
    points: list[list[int]]
    places: list[list[int]]
    lowest: list[int]


def view(s: EightRoutesState, decision: Pending) -> View:
    """The table as plain data."""
    seats = range(s.players)
    asked = decision if isinstance(decision, Decision) else None
    return {
        "round": s.round,
        "rounds": s.rounds,
        "parent": s.parent if s.round else None,
        "turn": None if asked is None else asked.seat,
        "moment": "after" if asked is None else MOMENTS.get(asked.prompt, "after"),
        "c_used": s.c_used,
        "d_used": s.d_used,
        "lid": s.lid[1:],
        "squares": [s.squares[seat * WIDTH + 1 : (seat + 1) * WIDTH] for seat in seats],
        "piles": [s.ranking(route) for route in range(1, ROUTES + 1)],
        "chips_up": s.chips_up[:],
        "chips_down": s.chips_down[:],
        "start": [start_points(s, seat) for seat in seats],
        "points": [route_points(s, route) for route in range(1, ROUTES + 1)],
    }


def board(s: EightRoutesState) -> Board:
    """What never changes."""
    return {
        "squares": s.tables.squares,
        "points": s.tables.points[1:],
        "places": s.tables.places[1:],
        "lowest": s.tables.lowest[1:],
    }
