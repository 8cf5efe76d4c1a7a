"""The worked examples of the specification, number by number."""

from __future__ import annotations

from asobi.testing import rule
from tests.games.eight_routes.table import final, lid, options, pile, square, turn_of


@rule("ER-4.2", "ER-4.3", "ER-4.7")
def test_1_a_one_becomes_a_two_and_five_twos_are_picked_up() -> None:
    match = turn_of(0, {1: 1, 2: 4, 7: 3}, {(0, 3): 5}, round=4)

    match.choose(0, "c 1+")
    assert square(match, 0, 3) == 4
    assert lid(match) == {2: 5, 7: 3}
    match.choose(0, "pick 2")

    assert square(match, 0, 2) == 5
    assert lid(match) == {7: 3}


@rule("ER-4.2", "ER-4.3", "ER-4.10")
def test_2_five_fives_are_picked_up_and_pay_for_a_step_on_route_2() -> None:
    match = turn_of(0, {5: 5, 8: 1}, {(0, 2): 5}, round=5)

    match.choose(0, "pick 5")
    assert square(match, 0, 5) == 5
    match.choose(0, "d 2")

    assert square(match, 0, 5) == 3
    assert square(match, 0, 2) == 6


@rule("ER-5.1", "ER-6.1", "ER-6.8")
def test_3_blue_arrives_later_on_reds_square_and_alone_scores() -> None:
    red, blue = 2, 0
    match = turn_of(blue, {6: 4, 1: 1}, {(red, 6): 12, (blue, 6): 8})

    match.choose(blue, "pick 6")

    assert pile(match, 6) == [blue, red]
    assert match.view(None)["points"][5] == [16, 0, 0, 0]


@rule("ER-4.14")
def test_4_eights_bring_a_bonus_die() -> None:
    match = turn_of(0, {2: 2, 4: 1, 5: 3, 8: 4})

    match.choose(0, "pick 8")
    assert options(match) == ["bonus 2", "bonus 4", "bonus 5", "no bonus"]
    match.choose(0, "bonus 5")

    assert square(match, 0, 8) == 4
    assert square(match, 0, 5) == 1
    assert match.view(None)["lid"] == [0, 2, 0, 1, 2, 0, 0, 0]


@rule("ER-4.4")
def test_5_three_ones_after_a_shake_are_two_steps() -> None:
    match = turn_of(0, {2: 4, 5: 3}, rolls=[1, 6, 1, 3, 7, 1, 6])

    match.choose(0, "shake")
    assert match.view(None)["lid"] == [3, 0, 1, 0, 0, 2, 1, 0]
    match.choose(0, "pick 1")

    assert square(match, 0, 1) == 2
    assert match.view(None)["lid"] == [0, 0, 1, 0, 0, 2, 1, 0]


@rule("ER-6.8")
def test_route_6_pays_the_first_alone_at_the_end_too() -> None:
    match = final({(1, 6): 12, (2, 6): 12})

    assert match.outcome is not None
    assert match.outcome.details["routes"][5] == [0, 0, 16, 0]
