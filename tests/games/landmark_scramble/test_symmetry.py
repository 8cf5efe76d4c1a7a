"""A bump ends alike on all sides: turned or mirrored with the board, it ends turned or mirrored."""

from __future__ import annotations

from asobi.core import Action, Ask, Dice
from asobi.games.landmark_scramble.actions import Aside, Land
from asobi.games.landmark_scramble.board import AROUND, WALL, Board, cell_name
from asobi.games.landmark_scramble.collisions import collide
from asobi.games.landmark_scramble.state import NOBODY, LandmarkState, new_state
from asobi.games.landmark_scramble.tables import TEAM
from asobi.testing import rule

Ends = set[tuple[int, ...]]
MOST = 300


def turned_cells(board: Board) -> list[int]:
    """Where every cell comes when the board is turned by 90 degrees clockwise."""
    last = 2 * board.size - 2
    return [board.number[cell_name(last - board.y[cell], board.x[cell])] for cell in range(board.cells)]


def mirrored_cells(board: Board) -> list[int]:
    """Where every cell comes when east and west change places."""
    last = 2 * board.size - 2
    return [board.number[cell_name(last - board.x[cell], board.y[cell])] for cell in range(board.cells)]


def town_of(players: int, cells: list[int]) -> LandmarkState:
    """Pieces on these cells, and nothing else that a bump looks at."""
    data = new_state(players, 60, 10, "", Dice("symmetry")).dump()
    return LandmarkState.load({**data, "cells": cells})


def ends(players: int, cells: list[int], attacker: int, direction: int, difference: int) -> Ends:
    """Where the pieces can stand after a bump, whatever the player on turn chooses."""
    found: Ends = set()
    ways: list[list[int]] = [[]]
    while ways:
        way = ways.pop()
        s = town_of(players, cells)
        run = collide(s, attacker, direction, difference)
        answer: Action | None = None
        for place in [*way, -1]:
            try:
                asked = run.send(answer)
            except StopIteration:
                found.add(tuple(s.cells))
                break
            assert isinstance(asked, Ask)
            assert all(isinstance(option, Aside | Land) for option in asked.options)
            if place < 0:
                ways += [[*way, number] for number in range(len(asked.options))]
            else:
                answer = asked.options[place]
        assert len(found) < MOST, f"cells={cells} attacker={attacker} direction={direction}"
    return found


def crowd(players: int, dice: Dice) -> tuple[list[int], int, int]:
    """Pieces thronged around a bump: their cells, the attacker and its direction."""
    board = town_of(players, new_state(players, 60, 10, "", Dice("x")).cells).layout.board
    while True:
        start = dice.below(board.cells)
        direction = dice.below(AROUND)
        target = board.next[start * AROUND + direction]
        if target == WALL:
            continue
        ring = [cell for cell in board.near[target] if cell != start]
        ring += [cell for here in ring for cell in board.near[here]]
        ring = [cell for cell in dict.fromkeys(ring) if cell not in (start, target)]
        ring = ring[: dice.below(len(ring) + 1)]
        dice.shuffle(ring)
        rest = [cell for cell in range(board.cells) if cell not in (start, target, *ring)]
        dice.shuffle(rest)
        return (
            [start, *[*ring, *rest][: TEAM - 1], target, *[*ring, *rest][TEAM - 1 : players * TEAM - 2]],
            0,
            direction,
        )


@rule("LS-5.13")
def test_a_bump_turned_or_mirrored_with_the_board_ends_turned_or_mirrored() -> None:
    dice = Dice("four sides")
    knotted = 0
    for number in range(400):
        players = 2 + number % 3
        cells, attacker, direction = crowd(players, dice)
        difference = dice.below(3)
        board = town_of(players, cells).layout.board
        turn, mirror = turned_cells(board), mirrored_cells(board)
        here = ends(players, cells, attacker, direction, difference)
        knotted += len(here) > 1
        for _ in range(3):
            here = {tuple(turn[cell] for cell in end) for end in here}
            cells, direction = [turn[cell] for cell in cells], (direction + 2) % AROUND
            assert ends(players, cells, attacker, direction, difference) == here, f"case {number}"
        here = {tuple(mirror[cell] for cell in end) for end in here}
        cells, direction = [mirror[cell] for cell in cells], -direction % AROUND
        assert ends(players, cells, attacker, direction, difference) == here, f"case {number}, mirrored"
    assert knotted > 50, "walls and crowds come up"


@rule("LS-1.3", "LS-5.13")
def test_after_a_bump_every_piece_stands_on_a_cell_of_its_own() -> None:
    dice = Dice("no two")
    for number in range(300):
        players = 2 + number % 3
        cells, attacker, direction = crowd(players, dice)
        for end in ends(players, cells, attacker, direction, number % 3):
            assert NOBODY not in end, f"case {number}"
            assert len(set(end)) == len(end), f"case {number}"
