"""Points: what the routes give, now or at the end."""

from __future__ import annotations

from asobi.core import Outcome
from asobi.games.eight_routes.state import EightRoutesState
from asobi.games.eight_routes.tables import ROUTES


def start_points(s: EightRoutesState, seat: int) -> int:
    """The points a seat starts with, by its distance from the first parent."""
    return s.tables.start[s.players][(seat - s.first) % s.players]


def route_points(s: EightRoutesState, route: int) -> list[int]:
    """What the route would give each seat if the game ended now."""
    points = [0] * s.players
    table = s.tables.points[route]
    if table:
        for seat in range(s.players):
            points[seat] = table[s.square(seat, route)]
        return points
    places = s.tables.places[route]
    for place, seat in enumerate(s.ranking(route)):
        if place < len(places) and s.square(seat, route) >= s.tables.lowest[route]:
            points[seat] = places[place]
    return points


def scores_of(start: list[int], routes: list[list[int]]) -> list[int]:
    """Start points and what every route gives, by seat."""
    scores = start[:]
    for points in routes:
        for seat in range(len(scores)):
            scores[seat] = scores[seat] + points[seat]
    return scores


def points_now(s: EightRoutesState) -> list[int]:
    """What each seat would have if the game ended now."""
    routes = [route_points(s, route) for route in range(1, ROUTES + 1)]
    return scores_of([start_points(s, seat) for seat in range(s.players)], routes)


def outcome(s: EightRoutesState) -> Outcome:
    """Start points and the eight routes; ties by chips face up, then by the place on route 8."""
    routes = [route_points(s, route) for route in range(1, ROUTES + 1)]
    start = [start_points(s, seat) for seat in range(s.players)]
    scores = scores_of(start, routes)
    last = s.ranking(8)

    def strength(seat: int) -> tuple[int, int, int]:
        return (scores[seat], s.chips_up[seat], -last.index(seat) if seat in last else -s.players)

    best = max([strength(seat) for seat in range(s.players)])
    winners = [seat for seat in range(s.players) if strength(seat) == best]
    level = [seat for seat in range(s.players) if scores[seat] == best[0]]
    chips = [seat for seat in level if s.chips_up[seat] == best[1]]
    return Outcome(scores, winners, {"start": start, "routes": routes, "tie": tie_break(level, chips, winners)})


def tie_break(level: list[int], chips: list[int], winners: list[int]) -> str:
    """What decided among those level on points: chips, the place on route 8, or nothing; empty without a tie."""
    if len(level) == 1:
        return ""
    if len(chips) == 1:
        return "chips"
    return "route-8" if len(winners) == 1 else "shared"
