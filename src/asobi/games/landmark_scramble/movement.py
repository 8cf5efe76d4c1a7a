"""Movement: how far the pieces of a side come with their points, and the cheapest way to a cell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asobi.core import Action
from asobi.games.landmark_scramble.actions import GO
from asobi.games.landmark_scramble.board import AROUND
from asobi.games.landmark_scramble.state import ALOFT, LandmarkState
from asobi.games.landmark_scramble.tables import STEPS, TEAM

FACINGS: Final = 1 << AROUND
MOST_KNOWN: Final = 500
WAYS_KNOWN: Final[dict[bytes, list[Action]]] = {}

# Sets of facings are bits: facing f is 1 << f. A set turned by 45 degrees either way:
TURNS: Final = [((many << 1 | many >> 7) | (many >> 1 | many << 7)) & (FACINGS - 1) for many in range(FACINGS)]
# The facings in which piece k can step in direction d, at place k * 8 + d.
ABLE: Final = [
    sum([1 << facing for facing in range(AROUND) if direction in STEPS[piece * AROUND + facing]])
    for piece in range(TEAM)
    for direction in range(AROUND)
]
# How piece k can step with one of a set of facings: pairs of a direction and the facings that allow it.
WAYS_OUT: Final = [
    [
        bytes(
            [
                part
                for direction in range(AROUND)
                if ABLE[piece * AROUND + direction] & many
                for part in (direction, ABLE[piece * AROUND + direction] & many)
            ]
        )
        for many in range(FACINGS)
    ]
    for piece in range(TEAM)
]


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
        go, count = GO[s.players], s.layout.board.cells
        for piece in range(TEAM):
            reach = explore(s, seat, piece, closed, tracked=False)
            first = piece * count
            known += [go[first + cell] for cell in reach.found[reach.near :]]
        if len(WAYS_KNOWN) == MOST_KNOWN:
            WAYS_KNOWN.clear()
        WAYS_KNOWN[position] = known
    return known


class Reach:
    """How far a piece comes by steps and turns.

    Each way is a place in three lists: the `cells` it leads to, the `facings` the piece can have there (a bit each),
    and where it `came` from; where nobody tracks them, only those that lead on. `found` holds every cell that the piece
    comes to, in the order of its cost: to as many as `near` says with one point.
    """

    def __init__(self, cell: int, facings: int) -> None:
        self.cells: list[int] = [cell]
        self.facings: list[int] = [facings]
        self.came: list[int] = [0]
        self.found: list[int] = []
        self.near: int = 0


def closed_cells(s: LandmarkState) -> list[int]:
    """For each cell the facings that nobody can come to: all where a piece stands; the last place is the wall."""
    closed = [0] * len(s.board)
    for cell in s.cells:
        if cell != ALOFT:
            closed[cell] = FACINGS - 1
    closed.append(FACINGS - 1)
    return closed


def explore(
    s: LandmarkState, seat: int, piece: int, closed: list[int], tracked: bool = True, wanted: int = -1
) -> Reach:
    """Everywhere a piece can come with the points that are left, over empty cells; or no farther than a wanted cell."""
    number = seat * TEAM + piece
    here, facing = s.cells[number], 1 << s.facings[number]
    points: i64 = s.points
    ahead, out = s.layout.ahead, WAYS_OUT[piece]
    seen = closed[:]
    seen[here] = facing
    reach = Reach(here, facing)
    cells, facings, came, found = reach.cells, reach.facings, reach.came, reach.found
    goal: i64 = wanted
    cost: i64
    way: i64
    place: i64
    first: i64 = 0
    last: i64 = 1
    for cost in range(1, points + 1):
        for way in range(first, last):
            around: i64 = cells[way] * AROUND
            steps = out[facings[way]]
            for place in range(0, len(steps), 2):
                to: i64 = ahead[around + steps[place]]
                before: i64 = seen[to]
                fresh: i64 = steps[place + 1] & ~before
                if fresh:
                    if before == 0:
                        found.append(to)
                    elif cost == points:
                        continue
                    seen[to] = before | fresh
                    if tracked or cost < points:
                        cells.append(to)
                        facings.append(fresh)
                    if tracked:
                        came.append(way)
                        if to == goal:
                            return reach
        if cost == 1:
            reach.near = len(found)
        if cost < points:
            for way in range(first, last):
                cell: i64 = cells[way]
                turned: i64 = TURNS[facings[way]] & ~seen[cell]
                if turned:
                    seen[cell] |= turned
                    cells.append(cell)
                    facings.append(turned)
                    if tracked:
                        came.append(way)
        first, last = last, len(cells)
    return reach


def path_to(s: LandmarkState, seat: int, piece: int, cell: int) -> list[int]:
    """The cheapest way of a piece to a cell, as cell * 8 + facing from where it stands; empty if there is none."""
    reach = explore(s, seat, piece, closed_cells(s), wanted=cell)
    if reach.cells[-1] == cell:
        return track(s, seat, piece, reach, len(reach.cells) - 1)
    return []


def track(s: LandmarkState, seat: int, piece: int, reach: Reach, way: int) -> list[int]:
    """The way to a cell that was found, built from its end, where the piece shall be turned as little as can be."""
    facing = s.facings[seat * TEAM + piece]
    for by in (0, 1, 7, 2, 6, 3, 5, 4):
        if reach.facings[way] >> (facing + by) % AROUND & 1:
            facing = (facing + by) % AROUND
            break
    path = [reach.cells[way] * AROUND + facing]
    while way > 0:
        before = reach.came[way]
        if reach.cells[before] == reach.cells[way]:
            right = (facing + 1) % AROUND
            facing = right if reach.facings[before] >> right & 1 else (facing + 7) % AROUND
        way = before
        path.append(reach.cells[way] * AROUND + facing)
    path.reverse()
    return path
