"""Section 5 of the rulebook: markers and piles."""

from __future__ import annotations

import pytest

from asobi.testing import rule
from tests.games.eight_routes.table import lid, pile, square, turn_of


@rule("ER-5.1")
def test_a_marker_that_enters_an_occupied_square_lies_on_top() -> None:
    match = turn_of(0, {4: 3, 1: 1}, {(0, 4): 2, (1, 4): 5, (2, 4): 5})
    assert pile(match, 4) == [2, 1, 0]

    match.choose(0, "pick 4")

    assert pile(match, 4) == [0, 2, 1]


@rule("ER-5.1")
def test_a_marker_that_comes_backwards_lies_on_top_too() -> None:
    by_c = turn_of(0, {4: 3, 1: 1}, {(0, 3): 6, (1, 3): 5})
    by_c.choose(0, "c 1+")
    assert pile(by_c, 3) == [0, 1]

    by_d = turn_of(0, {4: 3, 1: 1}, {(0, 5): 7, (1, 5): 5})
    by_d.choose(0, "d 1")
    assert pile(by_d, 5) == [0, 1]


@rule("ER-5.2")
def test_a_marker_is_pulled_out_and_the_others_keep_their_order() -> None:
    match = turn_of(1, {4: 3, 1: 1}, {(2, 4): 5, (1, 4): 5, (3, 4): 5, (0, 4): 5})
    assert pile(match, 4) == [0, 3, 1, 2]

    match.choose(1, "pick 4")

    assert pile(match, 4) == [1, 0, 3, 2]
    assert square(match, 1, 4) == 8


@rule("ER-5.3")
@pytest.mark.parametrize(("before", "dice"), [(0, 21), (15, 6), (19, 9), (19, 1)])
def test_surplus_steps_are_lost_at_the_end_of_a_route(before: int, dice: int) -> None:
    match = turn_of(0, {4: dice, 1: 1}, {(0, 4): before} if before else {})
    match.choose(0, "pick 4")

    assert square(match, 0, 4) == 20


@rule("ER-5.4")
def test_a_marker_that_stays_on_20_is_not_laid_on_top_again() -> None:
    match = turn_of(0, {4: 3, 1: 1}, {(0, 4): 20, (1, 4): 20})
    match.choose(0, "pick 4")

    assert pile(match, 4) == [1, 0]


@rule("ER-5.5")
def test_dice_may_be_taken_for_a_marker_that_stands_on_20() -> None:
    match = turn_of(0, {4: 3, 1: 1}, {(0, 4): 20})
    match.choose(0, "pick 4")

    assert lid(match) == {1: 1}
    assert match.pending[0].seat == 1


@rule("ER-5.5")
def test_sixes_taken_on_20_still_turn_a_chip() -> None:
    match = turn_of(0, {6: 3, 1: 1}, {(0, 6): 20}, chips_up=[1, 0, 0, 0])
    match.choose(0, "pick 6")

    assert match.pending[0].prompt == "chip"


@rule("ER-5.6")
def test_a_marker_that_left_comes_back_from_nothing() -> None:
    match = turn_of(0, {2: 1, 4: 3}, {(0, 3): 1, (1, 3): 2})
    match.choose(0, "c 2+")
    assert square(match, 0, 3) == 0
    assert pile(match, 3) == [1]

    match.choose(0, "pick 3")

    assert square(match, 0, 3) == 1
    assert pile(match, 3) == [1, 0]
