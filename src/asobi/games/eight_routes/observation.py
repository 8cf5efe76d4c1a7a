"""What a seat observes of Eight Routes: the whole table, its own markers first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asobi.core import Field, Observation, Pending
from asobi.core.observation import MOST, at_most, common, commonly, one_of, own_first, places_of
from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import ROUNDS, SQUARES, WIDTH, EightRoutesState
from asobi.games.eight_routes.tables import RANGES, ROUTES

PROMPTS: Final = places_of("d6 turn shaken chip bonus after")
LATER: Final = 10_000  # more than any stamp


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
        totals = [start_points(s, (seat + turn) % seats) for turn in range(seats)]
        ahead = markers_ahead(s, seat, totals)
        numbers += at_most(totals)
        for turn in range(seats):
            first = (seat + turn) % seats * WIDTH
            numbers += s.squares[first + 1 : first + WIDTH]
        numbers += ahead
        return numbers


def markers_ahead(s: EightRoutesState, seat: int, totals: list[int]) -> list[int]:
    """How many markers lie before each one on its route, from this seat on; adds what the markers bring to the totals.

    One pass over all pairs: this is asked at every decision of every match that is learned from.
    """
    seats: i64 = s.players
    tables, squares, stamps = s.tables, s.squares, s.stamps
    found = [0] * (s.players * ROUTES)
    before = [0] * s.players
    heights = [0] * s.players  # later on the same square is higher; none is 0
    for route in range(1, WIDTH):
        marker: i64 = seat * WIDTH + route
        turn: i64 = 0
        while turn < seats:
            own: i64 = squares[marker] * LATER + stamps[marker]
            heights[turn] = own
            ahead: i64 = 0
            other: i64 = 0
            while other < turn:
                height: i64 = heights[other]
                if height > own:
                    ahead += 1
                elif height:
                    before[other] += 1
                other += 1
            before[turn] = ahead if own else 0
            turn += 1
            marker += WIDTH
            if marker >= seats * WIDTH:
                marker -= seats * WIDTH
        points, places, lowest = tables.points[route], tables.places[route], tables.lowest[route]
        for turn in range(seats):
            found[turn * ROUTES + route - 1] = before[turn]
            square: i64 = heights[turn] // LATER
            if points:
                totals[turn] += points[square]
            elif square >= lowest and before[turn] < len(places):
                totals[turn] += places[before[turn]]
    return found
