"""How far the pieces of a side are from the cells that matter, on a board without others: what bots judge by."""

from __future__ import annotations

from typing import Final

from asobi.games.landmark_scramble.board import AROUND, WALL
from asobi.games.landmark_scramble.state import NOBODY, LandmarkState
from asobi.games.landmark_scramble.tables import LAYOUTS, STEPS, TEAM, Layout

FAR: Final = 60
BLOCKED: Final = 2
MOST_REMEMBERED: Final = 5_000


def points_to(layout: Layout, piece: int, target: int) -> list[int]:
    """For each state of a piece on an empty board, the points it needs to stand on the target cell."""
    next_cell = layout.board.next
    needed = [FAR] * layout.states
    frontier = [target * AROUND + facing for facing in range(AROUND)]
    for state in frontier:
        needed[state] = 0
    for state in frontier:
        cell, facing = state // AROUND, state % AROUND
        before = [cell * AROUND + (facing + by) % AROUND for by in (1, 7)]
        for direction in STEPS[piece * AROUND + facing]:
            behind = next_cell[cell * AROUND + (direction + 4) % AROUND]
            if behind != WALL:
                before.append(behind * AROUND + facing)
        for earlier in before:
            if needed[earlier] == FAR:
                needed[earlier] = needed[state] + 1
                frontier.append(earlier)
    return needed


class Distances:
    """The points every piece needs to every cell, wherever a variant puts holes and spots; filled when a number of
    players is first thought about.
    """

    def __init__(self) -> None:
        self.by_players: list[list[list[int]]] = [[] for _ in LAYOUTS]

    def of(self, players: int) -> list[list[int]]:
        """At place piece * cells + target: the points from each state."""
        if not self.by_players[players]:
            layout = LAYOUTS[players]
            self.by_players[players] = [
                points_to(layout, piece, target) for piece in range(TEAM) for target in range(layout.board.cells)
            ]
        return self.by_players[players]


DISTANCES: Final = Distances()


def states_of(s: LandmarkState, seat: int) -> list[int]:
    """The states of a seat's pieces, cell * 8 + facing; negative while in the air."""
    first = seat * TEAM
    return [s.cells[number] * AROUND + s.facings[number] for number in range(first, first + TEAM)]


class Memory:
    """The ways of whole sides to all spots, by how its pieces stand and which cells of spots others hold.

    While one side looks at what it could do, the others mostly stay where they are and are found here again.
    """

    def __init__(self) -> None:
        self.ways: dict[int, dict[int, list[int]]] = {}


MEMORY: Final = Memory()


def ways_to_spots(s: LandmarkState, seat: int) -> list[int]:
    """For every spot the three pieces that reach it with the fewest points, as `nearest_three` gives them."""
    states = states_of(s, seat)
    layout = s.layout
    stand = layout.number * 4 + seat
    for state in states:
        stand = stand * 1024 + state + AROUND
    bits = layout.spot_bit
    held = 0
    for number in range(len(s.cells)):
        cell = s.cells[number]
        if cell >= 0 and number // TEAM != seat:
            held |= bits[cell]
    known = MEMORY.ways.get(stand)
    if known is None:
        if len(MEMORY.ways) == MOST_REMEMBERED:
            MEMORY.ways.clear()
        known = MEMORY.ways[stand] = {}
    ways = known.get(held)
    if ways is None:
        ways = known[held] = [nearest_three(s, seat, states, spot) for spot in range(len(s.owners))]
    return ways


def nearest_three(s: LandmarkState, seat: int, states: list[int], spot: int) -> int:
    """The three pieces that reach a spot with the fewest points: points * 125 + first * 25 + second * 5 + third."""
    cells = s.layout.spot_cells[spot]
    firsts = by_distance(s, seat, states, cells[0])
    seconds = by_distance(s, seat, states, cells[1])
    thirds = by_distance(s, seat, states, cells[2])
    best = FAR * 9 * 125
    # Of each cell only the three nearest pieces matter: two of them at most are needed elsewhere.
    for a in range(3):
        one = firsts[a]
        for b in range(3):
            two = seconds[b]
            if one & 7 == two & 7:
                continue
            for c in range(3):
                three = thirds[c]
                if three & 7 != one & 7 and three & 7 != two & 7:
                    total = ((one >> 3) + (two >> 3) + (three >> 3)) * 125
                    if total < best - best % 125:
                        best = total + (one & 7) * 25 + (two & 7) * 5 + (three & 7)
                    break
    return best


def by_distance(s: LandmarkState, seat: int, states: list[int], cell: int) -> list[int]:
    """A seat's pieces by the points they need to a cell, the nearest first: points * 8 + piece."""
    distances = DISTANCES.of(s.players)
    count = s.layout.board.cells
    there = s.board[cell]
    extra = BLOCKED if there != NOBODY and there // TEAM != seat else 0
    order: list[int] = []
    for piece in range(TEAM):
        state = states[piece]
        points = FAR if state < 0 else distances[piece * count + cell][state] + extra
        order.append(points * 8 + piece)
    order.sort()
    return order


def nearest_hole(s: LandmarkState, seat: int) -> int:
    """The piece with the shortest way to a hole where it may draw: points * 5 + piece; it must get off and on again."""
    distances = DISTANCES.of(s.players)
    layout, board = s.layout, s.board
    count = layout.board.cells
    best = FAR * TEAM
    holes = layout.holes
    for hole in range(len(holes)):
        cell = holes[hole]
        if board[cell] == NOBODY and s.open_hole(seat, hole):
            for piece in range(TEAM):
                number = seat * TEAM + piece
                here = s.cells[number]
                if here >= 0:
                    way = distances[piece * count + cell][here * AROUND + s.facings[number]] * TEAM + piece
                    if way < best:
                        best = way
    return best


def hole_cell(s: LandmarkState, seat: int, way: int) -> int:
    """The cell of the hole that `nearest_hole` found."""
    distances = DISTANCES.of(s.players)
    piece = way % TEAM
    number = seat * TEAM + piece
    state = s.cells[number] * AROUND + s.facings[number]
    for hole in range(len(s.layout.holes)):
        cell = s.layout.holes[hole]
        free = s.board[cell] == NOBODY and s.open_hole(seat, hole)
        if free and distances[piece * s.layout.board.cells + cell][state] == way // TEAM:
            return cell
    raise RuntimeError("no such hole")
