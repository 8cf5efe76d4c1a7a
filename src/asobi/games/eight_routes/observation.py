"""What a seat observes of Eight Routes: the whole table, its own markers first."""

from __future__ import annotations

from typing import Final

from asobi.core import Field, Observation, Pending
from asobi.core.observation import MOST, at_most, common, commonly, one_of, own_first, places_of
from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import ROUNDS, SQUARES, WIDTH, EightRoutesState
from asobi.games.eight_routes.tables import RANGES, ROUTES, Tables

PROMPTS: Final = places_of("d6 turn shaken chip bonus after")


class EightRoutesObservation(Observation[EightRoutesState]):
    """Lid, markers, places and points; `ahead` counts the markers that lie before this one on its route."""

    def fields(self, seats: int) -> list[Field]:
        return [
            *common(seats, PROMPTS),
            Field("round", ROUNDS, 1),
            Field("rounds_left", ROUNDS, 1),
            Field("parent", 1, seats),
            Field("c_used", 1, 1),
            Field("d_used", 1, 1),
            Field("lid", RANGES["set-up.dice.*"][1], ROUTES),
            Field("chips_up", ROUNDS, seats),
            Field("chips_down", ROUNDS, seats),
            Field("points", MOST, seats),
            Field("squares", SQUARES, seats, ROUTES),
            Field("ahead", seats - 1, seats, ROUTES),
        ]

    def observe(self, s: EightRoutesState, seat: int, decision: Pending) -> list[int]:
        seats = s.players
        numbers = commonly(seats, seat, decision, PROMPTS)
        numbers += [s.round, s.rounds - s.round]
        numbers += one_of((s.parent - seat) % seats if s.round else -1, seats)
        numbers += [int(s.c_used), int(s.d_used)]
        numbers += s.lid[1:]
        numbers += own_first(s.chips_up, seat)
        numbers += own_first(s.chips_down, seat)
        squares: list[int] = []
        ahead: list[int] = []
        totals: list[int] = []
        tables = s.tables
        for turn in range(seats):
            other = (seat + turn) % seats
            points = start_points(s, other)
            squares += s.squares[other * WIDTH + 1 : other * WIDTH + WIDTH]
            for route in range(1, WIDTH):
                before = markers_ahead(s, other, route)
                ahead.append(before)
                points += points_at(tables, s.squares[other * WIDTH + route], before, route)
            totals.append(points)
        numbers += at_most(totals)
        numbers += squares
        numbers += ahead
        return numbers


def markers_ahead(s: EightRoutesState, seat: int, route: int) -> int:
    """How many markers lie before the seat's on a route; none where the seat has no marker there."""
    own = seat * WIDTH + route
    square, stamp = s.squares[own], s.stamps[own]
    found = 0
    if square:
        for marker in range(route, len(s.squares), WIDTH):
            there = s.squares[marker]
            if there > square or (there == square and s.stamps[marker] > stamp):
                found += 1
    return found


def points_at(tables: Tables, square: int, before: int, route: int) -> int:
    """What a marker on that square brings, with so many before it."""
    table = tables.points[route]
    if table:
        return table[square]
    places = tables.places[route]
    return places[before] if square >= tables.lowest[route] and before < len(places) else 0
