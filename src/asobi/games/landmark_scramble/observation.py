"""What a seat observes of Landmark Scramble: the town, everybody's pieces, and its own hand."""

from __future__ import annotations

from typing import Final

from asobi.core import Field, Observation, Pending
from asobi.core.observation import MOST, at_most, common, commonly, one_of, own_first, places_of
from asobi.games.landmark_scramble.board import AROUND
from asobi.games.landmark_scramble.state import ALOFT, NOBODY, ROUNDS, LandmarkState
from asobi.games.landmark_scramble.tables import COSTS, KINDS, LAYOUTS, LEVELS, RANGES, TABLES, TEAM
from asobi.games.landmark_scramble.view import rounds_left

PROMPTS: Final = places_of("roll act pay anchor throw land crash discard")
MOST_OF_A_KIND: Final = RANGES["deck.*"][1]


class LandmarkObservation(Observation[LandmarkState]):
    """`board` says by cell whose piece stands there (1 for one's own, 2 for the next seat's), `levels` its level.

    A piece's place is `x` and `y` in steps of half a cell, 0 while it is thrown aside; its facing is in eighths.
    """

    def fields(self, seats: int) -> list[Field]:
        layout = LAYOUTS[seats]
        span = 2 * layout.board.size - 2
        return [
            *common(seats, PROMPTS),
            Field("turn", 1, seats),
            Field("round", ROUNDS, 1),
            Field("rounds_left", ROUNDS, 1),
            Field("points", MOST, 1),
            Field("muscle", 1, 1),
            Field("x", span, seats, TEAM),
            Field("y", span, seats, TEAM),
            Field("aloft", 1, seats, TEAM),
            Field("facing", 1, seats, TEAM, AROUND),
            Field("board", seats, layout.board.cells),
            Field("levels", max(LEVELS), layout.board.cells),
            Field("owners", 1, len(layout.spots), seats),
            Field("costs", 3, len(layout.spots), COSTS),
            Field("owned", TABLES.goals[seats], seats),
            Field("marks", RANGES["mark-rounds"][1], seats, len(layout.holes)),
            Field("hand_sizes", MOST, seats),
            Field("hand", MOST_OF_A_KIND, KINDS),
            Field("deck", MOST, 1),
            Field("discards", MOST_OF_A_KIND, KINDS),
        ]

    def observe(self, s: LandmarkState, seat: int, decision: Pending) -> list[int]:
        seats = s.players
        order = [(seat + turn) % seats for turn in range(seats)]
        numbers = commonly(seats, seat, decision, PROMPTS)
        numbers += one_of((s.turn - seat) % seats, seats)
        numbers += [s.round, s.rounds - s.round, min(MOST, s.points), int(s.muscle)]
        numbers += pieces(s, seat)
        numbers += standing(s, seat)
        for owner in s.owners:
            numbers += one_of((owner - seat) % seats if owner != NOBODY else -1, seats)
        for location in s.locations:
            numbers += s.tables.costs[location]
        numbers += [s.owned(other) for other in order]
        for other in order:
            numbers += rounds_left(s, other)
        numbers += at_most([s.hand_size(other) for other in order])
        numbers += s.hands[seat * KINDS : seat * KINDS + KINDS]
        numbers.append(min(MOST, sum(s.pool)))
        numbers += s.discards
        return numbers


def pieces(s: LandmarkState, seat: int) -> list[int]:
    """Where all pieces stand and where they look, by seat."""
    board = s.layout.board
    cells = own_first(s.cells, seat, TEAM)
    numbers = [0 if cell == ALOFT else board.x[cell] for cell in cells]
    numbers += [0 if cell == ALOFT else board.y[cell] for cell in cells]
    numbers += [int(cell == ALOFT) for cell in cells]
    for facing in own_first(s.facings, seat, TEAM):
        numbers += one_of(facing, AROUND)
    return numbers


def standing(s: LandmarkState, seat: int) -> list[int]:
    """For each cell whose piece stands there, then its level."""
    whose: list[int] = []
    levels: list[int] = []
    for piece in s.board:
        if piece == NOBODY:
            whose.append(0)
            levels.append(0)
        else:
            whose.append((piece // TEAM - seat) % s.players + 1)
            levels.append(LEVELS[piece % TEAM])
    return whose + levels
