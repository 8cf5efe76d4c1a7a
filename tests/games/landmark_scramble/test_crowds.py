"""Collisions on random crowded boards: whatever is bumped and chosen, every piece is somewhere, once, and it ends."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from asobi.core import Action, Ask, Dice
from asobi.games.landmark_scramble.board import AROUND, DIRECTIONS, WALL
from asobi.games.landmark_scramble.collisions import collide, preview
from asobi.games.landmark_scramble.state import NOBODY, LandmarkState, new_state
from asobi.games.landmark_scramble.tables import LAYOUTS, TABLES, TEAM
from asobi.testing import rule

Chooser = Callable[[Ask], Action]


def crowd(players: int, cells: list[int]) -> LandmarkState:
    """A state with the pieces on these cells."""
    return LandmarkState.load({**new_state(players, 60, 10, "", Dice("crowd")).dump(), "cells": cells})


def run(s: LandmarkState, attacker: int, direction: int, difference: int, choose: Chooser) -> int:
    """Play a collision to its end; gives how much was asked."""
    coroutine = collide(s, attacker, direction, difference)
    answer: Action | None = None
    asked = 0
    while True:
        try:
            ask = coroutine.send(answer)
        except StopIteration:
            return asked
        assert isinstance(ask, Ask)
        assert ask.options
        assert len(set(ask.options)) == len(ask.options) > 1
        on_board = [cell for cell in s.cells if cell >= 0]
        assert len(set(on_board)) == len(on_board) >= len(s.cells) - 1, "at most one piece is in the air"
        answer = choose(ask)
        asked += 1
        assert asked < 60


def bumps(s: LandmarkState) -> list[tuple[int, int]]:
    """Every piece and direction with an enemy right ahead."""
    found = []
    for attacker, cell in enumerate(s.cells):
        for direction in range(AROUND):
            ahead = s.layout.board.next[cell * AROUND + direction]
            if ahead != WALL and s.board[ahead] != NOBODY and s.board[ahead] // TEAM != attacker // TEAM:
                found.append((attacker, direction))
    return found


@st.composite
def crowds(draw: st.DrawFn) -> LandmarkState:
    """Pieces in a heap somewhere on the board: the smaller the heap, the more chains and walls."""
    players = draw(st.sampled_from([2, 3, 4]))
    board = LAYOUTS[players].board
    pieces = players * TEAM
    x, y = draw(st.integers(0, 2 * board.size - 2)), draw(st.integers(0, 2 * board.size - 2))
    near = sorted(range(board.cells), key=lambda cell: (board.x[cell] - x) ** 2 + (board.y[cell] - y) ** 2)
    heap = near[: draw(st.integers(pieces + 1, board.cells))]
    cells = draw(st.permutations(heap))[:pieces]
    return crowd(players, list(cells))


@rule("LS-1.3", "LS-5.13")
@settings(max_examples=250, deadline=None)
@given(s=crowds(), difference=st.integers(0, 2), data=st.data())
def test_no_piece_is_lost_doubled_or_off_the_board(s: LandmarkState, difference: int, data: st.DataObject) -> None:
    possible = bumps(s)
    if not possible:
        return
    attacker, direction = data.draw(st.sampled_from(possible))
    picks: list[int] = []

    def choose(ask: Ask) -> Action:
        picks.append(data.draw(st.integers(0, len(ask.options) - 1)))
        return ask.options[picks[-1]]

    before, again = s.copy(), s.copy()
    origin = s.cells[attacker]
    contested = s.layout.board.next[origin * AROUND + direction]
    defender = s.board[contested]
    run(s, attacker, direction, difference, choose)

    assert sorted(piece for piece in s.board if piece != NOBODY) == list(range(len(s.cells)))
    assert all(s.board[cell] == piece for piece, cell in enumerate(s.cells))
    assert all(0 <= cell < s.layout.board.cells for cell in s.cells)
    assert s.cells[defender] != contested
    assert s.cells[attacker] in ([origin] if difference == 0 else [origin, contested])
    assert s.facings == before.facings
    assert s.hands == before.hands

    same = iter(picks)
    run(again, attacker, direction, difference, lambda ask: ask.options[next(same)])
    assert again.cells == s.cells


@settings(max_examples=60, deadline=None)
@given(s=crowds(), difference=st.integers(0, 2), data=st.data())
def test_a_preview_is_what_happens_with_the_first_choices(
    s: LandmarkState, difference: int, data: st.DataObject
) -> None:
    possible = bumps(s)
    if not possible:
        return
    attacker, direction = data.draw(st.sampled_from(possible))
    before = s.digest()

    flights, chosen = preview(s, attacker, direction, difference)
    assert s.digest() == before
    asked = run(s, attacker, direction, difference, lambda ask: ask.options[0])
    assert chosen == (asked > 0)
    for seat in range(s.players):
        for piece in range(TEAM):
            last = [
                flight["cell"]
                for flight in flights
                if (flight["seat"], flight["piece"]) == (seat, TABLES.pieces[piece])
            ]
            if last:
                assert s.layout.board.names[s.cells[seat * TEAM + piece]] == last[-1]


@rule("LS-5.14")
def test_if_a_chain_fills_the_contested_cell_again_the_attacker_stays() -> None:
    names = [
        "E2",
        "a2",
        "A2",
        "B1",
        "b2",
        "b1",
        "E1",
        "G1",
        "F1",
        "c1",
        "e1",
        "C2",
        "F2",
        "d1",
        "G2",
        "a1",
        "D2",
        "A1",
        "B2",
        "C1",
    ]
    s = crowd(4, [LAYOUTS[4].board.number[name] for name in names])
    attacker = 3 * TEAM + TABLES.pieces.index("right-guard")
    choices = iter(["aside 3 runner-1", "aside 2 right-guard", "land a1", "aside 3 captain", "land b1"])

    def choose(ask: Ask) -> Action:
        wanted = next(choices)
        (option,) = [option for option in ask.options if option.notation == wanted]
        return option

    run(s, attacker, DIRECTIONS.index("W"), 2, choose)

    assert s.layout.board.names[s.cells[attacker]] == "D2"
    contested = s.board[s.layout.board.number["C2"]]
    assert (contested // TEAM, TABLES.pieces[contested % TEAM]) == (1, "captain")
