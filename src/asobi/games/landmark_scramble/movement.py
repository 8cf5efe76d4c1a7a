"""Movement: how far the pieces of a side come with their points, and the cheapest way to a cell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asobi.core import Action
from asobi.games.landmark_scramble.actions import GO, Go
from asobi.games.landmark_scramble.board import AROUND, WALL, Board
from asobi.games.landmark_scramble.state import ALOFT, LandmarkState
from asobi.games.landmark_scramble.tables import LAYOUTS, STEPS, TEAM

SETS: Final = 1 << AROUND
MOST_KNOWN: Final = 500
WAYS_KNOWN: Final[dict[bytes, list[Action]]] = {}

# Sets of facings are bits: facing f is 1 << f.
# The facings in which piece k can step in direction d, at place k * 8 + d.
ABLE: Final = [
    sum([1 << facing for facing in range(AROUND) if direction in STEPS[piece * AROUND + facing]])
    for piece in range(TEAM)
    for direction in range(AROUND)
]


class Stand:
    """A piece on a cell with a set of facings, one of which it has.

    `turns` are the facings that it comes to by a turn, `steps` the cells that it comes to by a step, each followed by
    the facings that allow the step.
    """

    def __init__(self, board: Board, piece: int, cell: int, facings: int) -> None:
        self.cell: i64 = cell
        self.facings: i64 = facings
        self.turns: i64 = ((facings << 1 | facings >> 7) | (facings >> 1 | facings << 7)) & (SETS - 1)
        pairs: list[int] = []
        for direction in range(AROUND):
            to = board.next[cell * AROUND + direction]
            able = ABLE[piece * AROUND + direction] & facings
            if to != WALL and able:
                pairs += [to, able]
        self.steps: bytes = bytes(pairs)


# By the number of players and the piece: the stands that were needed so far, at place cell * SETS + facings.
STANDS: Final[list[list[list[Stand | None]]]] = [
    [[None] * (layout.board.cells * SETS) for _ in range(TEAM)] for layout in LAYOUTS
]


def stand_on(s: LandmarkState, piece: int, cell: int, facings: int) -> Stand:
    """The stand of a piece; what was worked out is remembered."""
    stands = STANDS[s.players][piece]
    known = stands[cell * SETS + facings]
    if known is None:
        known = stands[cell * SETS + facings] = Stand(s.layout.board, piece, cell, facings)
    return known


def ways(s: LandmarkState, seat: int) -> list[Action]:
    """The cells that the seat's pieces can come to with two points or more, the nearest first.

    A cell that one step reaches is left to that step. Bots come back to the same position many times, so the last
    ones are remembered.
    """
    facings = s.facings[seat * TEAM : seat * TEAM + TEAM]
    position = bytes([s.players, seat, s.points, *facings, *[cell + 1 for cell in s.cells]])
    known = WAYS_KNOWN.get(position)
    if known is None:
        known = []
        closed = closed_cells(s)
        for piece in range(TEAM):
            add_ways(s, seat, piece, closed, known)
        if len(WAYS_KNOWN) == MOST_KNOWN:
            WAYS_KNOWN.clear()
        WAYS_KNOWN[position] = known
    return known


def add_ways(s: LandmarkState, seat: int, piece: int, closed: list[i64], options: list[Action]) -> None:
    """Add the cells that one piece can come to with two points or more."""
    number = seat * TEAM + piece
    points: i64 = s.points
    stands = STANDS[s.players][piece]
    go: list[Go] = GO[s.players]
    own: i64 = piece * s.layout.board.cells
    seen = closed[:]
    seen[s.cells[number]] = 1 << s.facings[number]
    found = [stand_on(s, piece, s.cells[number], 1 << s.facings[number])]
    first: i64 = 0
    cost: i64
    way: i64
    place: i64
    for cost in range(1, points):
        last: i64 = len(found)
        for way in range(first, last):
            steps = found[way].steps
            for place in range(0, len(steps), 2):
                to: i64 = steps[place]
                before: i64 = seen[to]
                fresh: i64 = steps[place + 1] & ~before
                if fresh:
                    if before == 0 and cost > 1:
                        options.append(go[own + to])
                    seen[to] = before | fresh
                    known = stands[to * SETS + fresh]
                    found.append(stand_on(s, piece, to, fresh) if known is None else known)
        for way in range(first, last):
            stand = found[way]
            held: i64 = seen[stand.cell]
            turned: i64 = stand.turns & ~held
            if turned:
                seen[stand.cell] = held | turned
                known = stands[stand.cell * SETS + turned]
                found.append(stand_on(s, piece, stand.cell, turned) if known is None else known)
        first = last
    for way in range(first, len(found)):  # with the last point, how a piece faces matters no more
        steps = found[way].steps
        for place in range(0, len(steps), 2):
            to = steps[place]
            if seen[to] == 0:
                seen[to] = 1
                options.append(go[own + to])


class Reach:
    """How far a piece comes by steps and turns.

    Each way is a place in two lists: the stand that it leads to, and the way from where it `came`. `arrivals` are the
    first ways to every cell that the piece comes to, in the order of their cost.
    """

    def __init__(self, stand: Stand) -> None:
        self.stands: list[Stand] = [stand]
        self.came: list[int] = [0]
        self.arrivals: list[int] = []


def closed_cells(s: LandmarkState) -> list[i64]:
    """For each cell the facings that nobody can come to: all where a piece stands."""
    closed: list[i64] = [0] * len(s.board)
    for cell in s.cells:
        if cell != ALOFT:
            closed[cell] = SETS - 1
    return closed


def explore(s: LandmarkState, seat: int, piece: int, closed: list[i64], wanted: int = -1) -> Reach:
    """Everywhere a piece can come with the points that are left, over empty cells; or no farther than a wanted cell."""
    number = seat * TEAM + piece
    goal: i64 = wanted
    seen = closed[:]
    seen[s.cells[number]] = 1 << s.facings[number]
    reach = Reach(stand_on(s, piece, s.cells[number], 1 << s.facings[number]))
    stands, came = reach.stands, reach.came
    first = 0
    for _ in range(s.points):
        last = len(stands)
        for way in range(first, last):
            steps = stands[way].steps
            for place in range(0, len(steps), 2):
                to: i64 = steps[place]
                before: i64 = seen[to]
                fresh: i64 = steps[place + 1] & ~before
                if fresh:
                    if before == 0:
                        reach.arrivals.append(len(stands))
                    seen[to] = before | fresh
                    stands.append(stand_on(s, piece, to, fresh))
                    came.append(way)
                    if to == goal:
                        return reach
        for way in range(first, last):
            stand = stands[way]
            held: i64 = seen[stand.cell]
            turned: i64 = stand.turns & ~held
            if turned:
                seen[stand.cell] = held | turned
                stands.append(stand_on(s, piece, stand.cell, turned))
                came.append(way)
        first = last
    return reach


def path_to(s: LandmarkState, seat: int, piece: int, cell: int) -> list[int]:
    """The cheapest way of a piece to a cell, as cell * 8 + facing from where it stands; empty if there is none."""
    reach = explore(s, seat, piece, closed_cells(s), cell)
    if reach.stands[-1].cell == cell:
        return track(s, seat, piece, reach, len(reach.stands) - 1)
    return []


def track(s: LandmarkState, seat: int, piece: int, reach: Reach, way: int) -> list[int]:
    """The way to a cell that was found, built from its end, where the piece shall be turned as little as can be."""
    facing = s.facings[seat * TEAM + piece]
    for by in (0, 1, 7, 2, 6, 3, 5, 4):
        if reach.stands[way].facings >> (facing + by) % AROUND & 1:
            facing = (facing + by) % AROUND
            break
    path = [int(reach.stands[way].cell) * AROUND + facing]
    while way > 0:
        before = reach.came[way]
        if reach.stands[before].cell == reach.stands[way].cell:
            right = (facing + 1) % AROUND
            facing = right if reach.stands[before].facings >> right & 1 else (facing + 7) % AROUND
        way = before
        path.append(int(reach.stands[way].cell) * AROUND + facing)
    path.reverse()
    return path
