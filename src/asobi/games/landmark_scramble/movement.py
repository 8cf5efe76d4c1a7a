"""Movement: what the pieces of a side can do with their points, and the cheapest way to a cell."""

from __future__ import annotations

from typing import Final

from asobi.core import Action
from asobi.games.landmark_scramble.actions import BUMP, GANG, GO, HOP, LEFT, RIGHT, STEP
from asobi.games.landmark_scramble.board import AROUND, WALL
from asobi.games.landmark_scramble.state import NOBODY, Table
from asobi.games.landmark_scramble.tables import LEVELS, STEPS, TABLES, TEAM

NOWHERE: Final = -1


def moves(s: Table, seat: int) -> list[Action]:
    """Everything the seat can spend its points on."""
    options: list[Action] = []
    points = s.points
    if points > 0:
        for piece in range(TEAM):
            add_moves(s, seat, piece, options)
        options += LEFT
        options += RIGHT
    if points > 1:
        for piece in range(TEAM):
            add_ways(s, seat, piece, options)
    return options


def add_moves(s: Table, seat: int, piece: int, options: list[Action]) -> None:
    """Add a piece's steps, hops and bumps."""
    number = seat * TEAM + piece
    cell = s.cells[number]
    next_cell = s.layout.board.next
    board = s.board
    for direction in STEPS[piece * AROUND + s.facings[number]]:
        ahead = next_cell[cell * AROUND + direction]
        if ahead == WALL:
            continue
        other = board[ahead]
        if other == NOBODY:
            options.append(STEP[piece * AROUND + direction])
        elif other // TEAM == seat:
            if s.points >= TABLES.hop_points:
                behind = next_cell[ahead * AROUND + direction]
                if behind != WALL and board[behind] == NOBODY:
                    options.append(HOP[piece * AROUND + direction])
        else:
            add_bumps(s, seat, piece, direction, other, options)


def add_bumps(s: Table, seat: int, piece: int, direction: int, other: int, options: list[Action]) -> None:
    """Add a bump in that direction, alone and with each helper, where the levels suffice."""
    place = piece * AROUND + direction
    attack = LEVELS[piece] + (1 if s.muscle else 0)
    defence = LEVELS[other % TEAM]
    if attack >= defence:
        options.append(BUMP[place])
    if s.points >= TABLES.gang_points:
        near = s.layout.board.near[s.cells[seat * TEAM + piece]]
        options += [
            GANG[place * TEAM + helper]
            for helper in range(TEAM)
            if helper != piece and attack + LEVELS[helper] >= defence and s.cells[seat * TEAM + helper] in near
        ]


def attack_level(s: Table, piece: int, helper: int) -> int:
    """The level a piece attacks with: its own, its helper's, and a muscle."""
    level = LEVELS[piece] + (1 if s.muscle else 0)
    return level + LEVELS[helper] if helper >= 0 else level


def add_ways(s: Table, seat: int, piece: int, options: list[Action]) -> None:
    """Add the cells that a piece can come to with two points or more, the nearest first.

    A cell that one step reaches is left to that step.
    """
    states = s.layout.states
    came = [NOWHERE] * states
    ways = GO[s.players]
    first = piece * s.layout.board.cells
    found = explore(s, seat, piece, s.points, came)
    options += [ways[first + (reached % states >> 3)] for reached in found if reached >= 2 * states]


def explore(s: Table, seat: int, piece: int, points: int, came: list[int]) -> list[int]:
    """Walk from where a piece stands, by steps and turns, as far as the points go.

    A state is cell * 8 + facing. `came` is filled with the state that each one is reached from. Gives
    cost * states + state for every cell in the order of its cost: the first and so the cheapest way to stand there.
    """
    layout = s.layout
    moves_from = layout.moves
    states = layout.states
    shift = piece * states
    board = s.board
    number = seat * TEAM + piece
    start = s.cells[number] * AROUND + s.facings[number]
    seen = [False] * layout.board.cells
    came[start] = start
    frontier = [start]
    found: list[int] = []
    for cost in range(1, points + 1):
        further: list[int] = []
        for state in frontier:
            for to in moves_from[shift + state]:
                if came[to] == NOWHERE:
                    cell = to >> 3
                    if board[cell] == NOBODY:
                        came[to] = state
                        further.append(to)
                        if not seen[cell]:
                            seen[cell] = True
                            found.append(cost * states + to)
        if cost < points:
            for state in frontier:
                facing = state & 7
                for to in (state - facing + ((facing + 1) & 7), state - facing + ((facing + 7) & 7)):
                    if came[to] == NOWHERE:
                        came[to] = state
                        further.append(to)
        frontier = further
    return found


def path_to(s: Table, seat: int, piece: int, cell: int) -> list[int]:
    """The states on the cheapest way of a piece to a cell, from the one it stands in; empty if there is none."""
    states = s.layout.states
    came = [NOWHERE] * states
    for reached in explore(s, seat, piece, s.points, came):
        state = reached % states
        if state >> 3 == cell:
            return track(came, state)
    return []


def track(came: list[int], state: int) -> list[int]:
    """The way back from a state to the beginning, turned around."""
    path = [state]
    while came[state] != state:
        state = came[state]
        path.append(state)
    path.reverse()
    return path
