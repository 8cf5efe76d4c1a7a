"""What is seen of Eight Routes: everything, by everybody; there are no secrets on this table."""

from __future__ import annotations

from typing import Any

from asobi.games.eight_routes.scoring import route_points, start_points
from asobi.games.eight_routes.state import WIDTH, Table
from asobi.games.eight_routes.tables import ROUTES, TABLES

MOMENTS = ("d6", "before", "shaken", "powers", "after")


def view(s: Table) -> dict[str, Any]:
    """The table as plain data: rows by seat, columns by route, and the points if the game ended now."""
    seats = range(s.players)
    return {
        "round": s.round,
        "rounds": s.rounds,
        "parent": s.parent if s.round else None,
        "turn": s.turn if s.turn >= 0 else None,
        "moment": MOMENTS[s.moment],
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


def board() -> dict[str, Any]:
    """The tables of points, by route."""
    return {
        "squares": TABLES.squares,
        "points": TABLES.points[1:],
        "places": TABLES.places[1:],
        "lowest": TABLES.lowest[1:],
    }
