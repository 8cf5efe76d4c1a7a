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
        for turn in range(seats):
            points: i64 = numbers[place + turn]
            if points < 0 or points > MOST:
                numbers[place + turn] = 0 if points < 0 else MOST
        return numbers


def observe_routes(s: EightRoutesState, seat: int, numbers: list[int], place: i64) -> None:
    """Fill in where the markers stand and how many lie before each, from this seat on, and add up what they bring."""
    seats: i64 = s.players
    squares_at: i64 = place + seats
    ahead_at: i64 = squares_at + seats * ROUTES
    tables, squares, stamps = s.tables, s.squares, s.stamps
    first: i64 = seat * WIDTH
    end: i64 = seats * WIDTH
    for route in range(1, WIDTH):
        marker: i64 = first + route
        spot: i64 = route - 1
        while spot < seats * ROUTES:
            square: i64 = squares[marker]
            if square:
                numbers[squares_at + spot] = square
                numbers[ahead_at + spot] = pass_others(numbers, stamps, squares_at, ahead_at, spot, marker, first, end)
            spot += ROUTES
            marker += WIDTH
            if marker >= end:
                marker -= end
        points, places = tables.points[route], tables.places[route]
        lowest: i64 = tables.lowest[route]
        turn: i64 = place
        spot = route - 1
        while turn < squares_at:
            reached: i64 = numbers[squares_at + spot]
            brings: i64 = 0
            if points:
                brings = points[reached]
            elif reached >= lowest:
                before: i64 = numbers[ahead_at + spot]
                if before < len(places):
                    brings = places[before]
            if brings:
                total: i64 = numbers[turn]
                numbers[turn] = total + brings
            spot += ROUTES
            turn += 1


def pass_others(
    numbers: list[int],
    stamps: list[int],
    squares_at: i64,
    ahead_at: i64,
    spot: i64,
    marker: i64,
    first: i64,
    end: i64,
) -> i64:
    """How many of the markers looked at before lie ahead of this one; those that lie behind have one more ahead.

    On the same square, the one that came later lies ahead.
    """
    square: i64 = numbers[squares_at + spot]
    stamp: i64 = stamps[marker]
    ahead: i64 = 0
    other: i64 = spot % ROUTES
    rival: i64 = first + other + 1
    while other < spot:
        standing: i64 = numbers[squares_at + other]
        later: i64 = stamps[rival]
        if standing > square or (standing == square and later > stamp):
            ahead += 1
        elif standing:
            behind: i64 = numbers[ahead_at + other]
            numbers[ahead_at + other] = behind + 1
        other += ROUTES
        rival += WIDTH
        if rival >= end:
            rival -= end
    return ahead
