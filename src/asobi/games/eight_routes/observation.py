"""What a seat observes of Eight Routes: the whole table, its own markers first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asobi.core import Decision, Field, Observation, Pending
from asobi.core.observation import MOST, common, places_of
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
        """One list, filled in place: this is asked at every decision of every match that is learned from."""
        seats = s.players
        numbers = [0] * (seats * (6 + 2 * ROUTES) + len(PROMPTS) + ROUTES + 4)
        numbers[seat] = 1
        if isinstance(decision, Decision):
            numbers[seats + (decision.seat - seat) % seats] = 1
            if decision.seat == seat:
                numbers[2 * seats + PROMPTS[decision.prompt]] = 1
        place: i64 = 2 * seats + len(PROMPTS)
        numbers[place] = s.round
        numbers[place + 1] = s.rounds - s.round
        if s.round:
            numbers[place + 2 + (s.parent - seat) % seats] = 1
        place += 2 + seats
        numbers[place] = int(s.c_used)
        numbers[place + 1] = int(s.d_used)
        place += 2
        lid = s.lid
        for value in range(ROUTES):
            numbers[place + value] = lid[value + 1]
        place += ROUTES
        other: i64 = seat
        for turn in range(seats):
            numbers[place + turn] = s.chips_up[other]
            numbers[place + seats + turn] = s.chips_down[other]
            numbers[place + 2 * seats + turn] = start_points(s, int(other))
            other = other + 1 if other + 1 < seats else 0
        place += 2 * seats
        observe_routes(s, seat, numbers, place)
        for at in range(place, place + seats):
            numbers[at] = min(MOST, max(0, numbers[at]))
        return numbers


def observe_routes(s: EightRoutesState, seat: int, numbers: list[int], place: i64) -> None:
    """Fill in where the markers stand and how many lie before each, from this seat on, and add up what they bring."""
    seats: i64 = s.players
    squares_at: i64 = place + seats
    ahead_at: i64 = squares_at + seats * ROUTES
    tables, squares, stamps = s.tables, s.squares, s.stamps
    heights = [0] * s.players  # later on the same square is higher; none is 0
    for route in range(1, WIDTH):
        marker: i64 = seat * WIDTH + route
        spot: i64 = route - 1
        turn: i64 = 0
        while turn < seats:
            square: i64 = squares[marker]
            numbers[squares_at + spot] = square
            own: i64 = square * LATER + stamps[marker]
            heights[turn] = own
            ahead: i64 = 0
            for other in range(turn):
                height: i64 = heights[other]
                if height > own:
                    ahead += 1
                elif height:
                    numbers[ahead_at + other * ROUTES + route - 1] += 1
            if own:
                numbers[ahead_at + spot] = ahead
            turn += 1
            spot += ROUTES
            marker += WIDTH
            if marker >= seats * WIDTH:
                marker -= seats * WIDTH
        points, places = tables.points[route], tables.places[route]
        lowest: i64 = tables.lowest[route]
        spot = route - 1
        for turn in range(seats):
            reached: i64 = numbers[squares_at + spot]
            if points:
                numbers[place + turn] += points[reached]
            elif reached >= lowest:
                before: i64 = numbers[ahead_at + spot]
                if before < len(places):
                    numbers[place + turn] += places[before]
            spot += ROUTES
