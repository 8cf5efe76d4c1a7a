"""Section 4 of the rulebook: the turn."""

from __future__ import annotations

import pytest

from asobi.core import clone, why_not
from asobi.games.eight_routes import GAME
from asobi.testing import rule
from tests.games.eight_routes.table import last_turn_of, lid, new_round, options, square, turn_of

# -- one mandatory action ----------------------------------------------------------------------------------


@rule("ER-4.1")
def test_after_one_mandatory_action_the_turn_is_over() -> None:
    for action in ("pick 1", "shake"):
        match = turn_of(0, {1: 2, 2: 2}, rolls=[1, 1, 2, 2])
        match.choose(0, action)
        if action == "shake":
            match.choose(0, "pick 1")
        assert match.pending[0].seat == 1


@rule("ER-4.1")
def test_a_turn_cannot_end_before_its_mandatory_action() -> None:
    match = turn_of(0, {1: 2, 2: 2}, {(0, 3): 2, (0, 5): 2})

    assert "end" not in options(match)
    match.choose(0, "c 1+")
    match.choose(0, "d 1")
    assert options(match) == ["pick 1", "pick 2", "shake"]


@rule("ER-4.1")
def test_a_second_mandatory_action_is_not_offered() -> None:
    match = turn_of(0, {1: 2, 2: 2}, {(0, 3): 2})
    match.choose(0, "pick 1")

    assert options(match) == ["c 2+", "c 2-", "end"]
    assert why_not(match, 0, "pick 2") == "ER-4.1"
    assert why_not(match, 0, "shake") == "ER-4.1"


# -- additional actions ------------------------------------------------------------------------------------


@rule("ER-4.2")
@pytest.mark.parametrize(
    "order",
    [
        ["c 2+", "d 1", "pick 1"],
        ["d 1", "c 2+", "pick 1"],
        ["c 2+", "pick 1", "d 1"],
        ["d 1", "pick 1", "c 2+"],
        ["pick 1", "c 2+", "d 1"],
        ["pick 1", "d 1", "c 2+"],
        ["c 2+", "pick 1", "end"],
        ["d 1", "pick 1", "end"],
        ["pick 1", "c 2+", "end"],
        ["pick 1", "d 1", "end"],
        ["pick 1", "end"],
    ],
)
def test_c_and_d_come_before_or_after_in_any_order_or_not_at_all(order: list[str]) -> None:
    match = turn_of(0, {1: 2, 2: 2}, {(0, 3): 5, (0, 5): 5})
    for action in order:
        match.choose(0, action)

    assert match.pending[0].seat == 1
    assert square(match, 0, 1) == 2 + ("d 1" in order)
    assert square(match, 0, 3) == 5 - ("c 2+" in order)
    assert square(match, 0, 5) == 5 - 2 * ("d 1" in order)
    assert lid(match) == ({2: 1, 3: 1} if "c 2+" in order else {2: 2})


@rule("ER-4.2")
def test_c_and_d_are_used_once_a_turn() -> None:
    match = turn_of(0, {1: 2, 2: 2}, {(0, 3): 5, (0, 5): 9})
    match.choose(0, "c 1+")
    assert not [option for option in options(match) if option.startswith("c ")]
    assert why_not(match, 0, "c 2+") == "ER-4.2"

    match.choose(0, "d 7")
    assert not [option for option in options(match) if option.startswith("d ")]
    assert why_not(match, 0, "d 7") == "ER-4.2"

    match.choose(0, "pick 1")
    assert match.pending[0].seat == 1, "nothing is left to do after the mandatory action"


@rule("ER-4.2")
def test_the_next_turn_has_its_own_c_and_d() -> None:
    match = turn_of(0, {1: 2, 2: 2, 3: 2}, {(0, 3): 5, (1, 3): 5})
    match.choose(0, "c 1+")
    match.choose(0, "pick 2")

    assert "c 1+" in options(match)


# -- A -----------------------------------------------------------------------------------------------------


@rule("ER-4.3")
def test_every_box_with_a_die_may_be_picked_up_and_no_other() -> None:
    match = turn_of(0, {1: 1, 4: 3, 8: 2})

    assert options(match) == ["pick 1", "pick 4", "pick 8", "shake"]


@rule("ER-4.3")
@pytest.mark.parametrize("value", range(1, 9))
@pytest.mark.parametrize(("before", "after"), [(0, 3), (6, 9)])
def test_all_dice_of_the_box_are_taken_and_the_marker_moves_as_many(value: int, before: int, after: int) -> None:
    other = 1 if value != 1 else 2
    match = turn_of(0, {value: 3, other: 1}, {(0, value): before} if before else {})

    match.choose(0, f"pick {value}")

    assert square(match, 0, value) == after
    assert lid(match) == {other: 1}


# -- B -----------------------------------------------------------------------------------------------------


@rule("ER-4.4")
def test_a_shake_rolls_the_dice_that_are_left_and_no_more() -> None:
    match = turn_of(0, {2: 4, 5: 1}, rolls=[8, 8, 3, 3, 3])
    match.choose(0, "shake")

    assert lid(match) == {3: 3, 8: 2}


@rule("ER-4.4")
def test_the_new_roll_must_be_accepted() -> None:
    match = turn_of(0, {2: 4, 5: 1}, {(0, 5): 9}, rolls=[8, 8, 3, 3, 3])
    match.choose(0, "shake")

    assert options(match) == ["pick 3", "pick 8"]
    assert not match.can_undo(0)


@rule("ER-4.4")
@pytest.mark.parametrize(("dice", "steps"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_after_a_shake_a_box_is_one_step_less_but_at_least_one(dice: int, steps: int) -> None:
    match = turn_of(0, {2: dice, 5: 1}, {(0, 7): 4}, rolls=[7] * dice + [1])
    match.choose(0, "shake")
    match.choose(0, "pick 7")

    assert square(match, 0, 7) == 4 + steps
    assert lid(match) == {1: 1}, "all dice of the box are taken"


@rule("ER-4.5")
def test_between_the_shake_and_the_choice_c_may_be_used_but_not_d() -> None:
    match = turn_of(0, {2: 2, 5: 1}, {(0, 3): 2, (0, 5): 9}, rolls=[7, 7, 1])
    match.choose(0, "shake")

    assert options(match) == ["pick 1", "pick 7", "c 1+", "c 7+", "c 7-"]
    match.choose(0, "c 7+")
    assert options(match) == ["pick 1", "pick 7", "pick 8"]
    match.choose(0, "pick 8")
    match.choose(0, "no bonus")

    assert "d 1" in options(match), "D comes after the mandatory action again"
    assert not [option for option in options(match) if option.startswith("c ")]


@rule("ER-4.5")
def test_there_is_no_second_shake() -> None:
    match = turn_of(0, {2: 2, 5: 1}, {(0, 5): 9}, rolls=[7, 7, 1])
    match.choose(0, "shake")

    assert why_not(match, 0, "shake") == "ER-4.5"
    assert why_not(match, 0, "d 1") == "ER-4.5"


# -- an empty lid ------------------------------------------------------------------------------------------


@rule("ER-4.6")
def test_with_an_empty_lid_one_marker_advances_one_square() -> None:
    match = turn_of(0, {}, {(0, 2): 5})
    assert options(match) == [f"walk {route}" for route in range(1, 9)]

    match.choose(0, "walk 2")

    assert square(match, 0, 2) == 6
    assert match.pending[0].seat == 1


@rule("ER-4.6")
def test_with_an_empty_lid_a_marker_may_be_placed_on_square_1() -> None:
    match = turn_of(0, {})
    match.choose(0, "walk 7")

    assert square(match, 0, 7) == 1


@rule("ER-4.6", "ER-4.2")
def test_with_an_empty_lid_d_remains_possible_and_c_finds_no_die() -> None:
    match = turn_of(0, {}, {(0, 3): 5, (0, 5): 5})
    match.choose(0, "d 1")
    assert options(match) == [f"walk {route}" for route in range(1, 9)]
    match.choose(0, "walk 1")

    assert square(match, 0, 1) == 2
    assert match.pending[0].seat == 1


@rule("ER-4.6", "ER-4.12")
def test_with_an_empty_lid_and_all_markers_at_the_end_the_turn_passes() -> None:
    match = turn_of(0, {}, {(0, route): 20 for route in range(1, 9)})

    assert match.pending[0].seat == 1


# -- C -----------------------------------------------------------------------------------------------------


@rule("ER-4.7", "ER-6.5")
@pytest.mark.parametrize(("before", "after"), [(20, 19), (2, 1), (1, 0)])
def test_c_costs_one_square_of_route_3(before: int, after: int) -> None:
    match = turn_of(0, {4: 2}, {(0, 3): before})
    match.choose(0, "c 4-")

    assert square(match, 0, 3) == after
    assert (0 in match.view(None)["piles"][2]) == bool(after)
    assert lid(match) == {3: 1, 4: 1}


@rule("ER-4.7")
def test_c_is_impossible_without_a_marker_on_route_3() -> None:
    match = turn_of(0, {4: 2, 5: 2}, {(1, 3): 9})

    assert options(match) == ["pick 4", "pick 5", "shake"]
    assert why_not(match, 0, "c 4+") == "ER-4.7"


@rule("ER-4.7")
def test_c_changes_any_die_of_the_lid_by_one_up_or_down() -> None:
    match = turn_of(0, {2: 1, 6: 3}, {(0, 3): 1})

    assert options(match) == ["pick 2", "pick 6", "shake", "c 2+", "c 2-", "c 6+", "c 6-"]
    match.choose(0, "c 2+")
    assert lid(match) == {3: 1, 6: 3}


@rule("ER-4.8")
def test_one_and_eight_are_not_neighbours() -> None:
    match = turn_of(0, {1: 1, 8: 1}, {(0, 3): 1})

    assert options(match) == ["pick 1", "pick 8", "shake", "c 1+", "c 8-"]
    assert GAME.catalogue.find("c 1-") is None
    assert GAME.catalogue.find("c 8+") is None


@rule("ER-4.9")
def test_c_after_the_mandatory_action_spoils_a_box_for_the_next_player() -> None:
    match = turn_of(0, {2: 4, 7: 3}, {(0, 3): 1})
    match.choose(0, "pick 7")
    assert options(match) == ["c 2+", "c 2-", "end"]
    match.choose(0, "c 2-")

    assert match.pending[0].seat == 1
    assert lid(match) == {1: 1, 2: 3}


@rule("ER-4.9")
def test_c_finds_nothing_after_the_last_dice_were_taken() -> None:
    match = turn_of(0, {2: 4}, {(0, 3): 1})
    match.choose(0, "pick 2")

    assert match.pending[0].seat == 1


# -- D -----------------------------------------------------------------------------------------------------


@rule("ER-4.10", "ER-6.7")
@pytest.mark.parametrize(("before", "after"), [(20, 18), (3, 1), (2, 0)])
def test_d_costs_two_squares_of_route_5(before: int, after: int) -> None:
    match = turn_of(0, {4: 2}, {(0, 5): before, (0, 7): 6})
    match.choose(0, "d 7")

    assert square(match, 0, 5) == after
    assert (0 in match.view(None)["piles"][4]) == bool(after)
    assert square(match, 0, 7) == 7


@rule("ER-4.10")
def test_d_places_a_marker_on_square_1_and_moves_every_route_but_the_fifth() -> None:
    match = turn_of(0, {4: 2}, {(0, 5): 4})

    assert [option for option in options(match) if option.startswith("d ")] == [
        f"d {route}" for route in (1, 2, 3, 4, 6, 7, 8)
    ]
    match.choose(0, "d 3")
    assert square(match, 0, 3) == 1


@rule("ER-4.10")
def test_a_step_that_d_brings_on_route_3_pays_for_c_in_the_same_turn() -> None:
    match = turn_of(0, {4: 2}, {(0, 5): 4})
    match.choose(0, "d 3")
    match.choose(0, "c 4+")

    assert square(match, 0, 3) == 0
    assert lid(match) == {4: 1, 5: 1}


@rule("ER-4.11")
@pytest.mark.parametrize(("standing", "reason"), [(0, "ER-4.10"), (1, "ER-4.11")])
def test_d_is_impossible_from_square_1(standing: int, reason: str) -> None:
    match = turn_of(0, {4: 2}, {(0, 5): standing} if standing else {})

    assert options(match) == ["pick 4", "shake"]
    assert why_not(match, 0, "d 1") == reason


@rule("ER-4.12")
def test_a_marker_on_20_is_not_chosen_for_a_single_step() -> None:
    by_d = turn_of(0, {4: 2}, {(0, 5): 4, (0, 7): 20})
    by_chip = turn_of(0, {6: 2, 1: 1}, {(0, 7): 20}, chips_up=[1, 0, 0, 0])
    by_chip.choose(0, "pick 6")
    walking = turn_of(0, {}, {(0, 7): 20})

    for match, action in ((by_d, "d"), (by_chip, "chip"), (walking, "walk")):
        assert f"{action} 7" not in options(match)
        assert f"{action} 8" in options(match)
        assert why_not(match, 0, f"{action} 7") == "ER-4.12"


# -- powers ------------------------------------------------------------------------------------------------


@rule("ER-4.13", "ER-6.8")
def test_sixes_turn_a_chip_for_a_step_on_any_route() -> None:
    match = turn_of(0, {6: 1, 1: 1}, {(0, 2): 4}, chips_up=[2, 0, 0, 0])
    before = match.view(None)["chips_down"]
    match.choose(0, "pick 6")
    assert options(match) == [*[f"chip {route}" for route in range(1, 9)], "no chip"]
    match.choose(0, "chip 2")

    assert square(match, 0, 2) == 5
    assert match.view(None)["chips_up"] == [1, 0, 0, 0]
    assert match.view(None)["chips_down"] == [before[0] + 1, *before[1:]]
    assert match.pending[0].seat == 1, "only one chip a round"


@rule("ER-4.13")
def test_a_chip_may_place_a_marker_on_square_1_and_may_stay_as_it_is() -> None:
    match = turn_of(0, {6: 1, 1: 1}, chips_up=[1, 0, 0, 0])
    match.choose(0, "pick 6")
    twin = clone(match)

    match.choose(0, "chip 8")
    twin.choose(0, "no chip")

    assert square(match, 0, 8) == 1
    assert twin.view(None)["chips_up"] == [1, 0, 0, 0]
    assert twin.view(None)["squares"][0] == [0, 0, 0, 0, 0, 1, 0, 0]


@rule("ER-4.13")
def test_sixes_do_nothing_without_a_chip_face_up() -> None:
    match = turn_of(0, {6: 2, 1: 1}, chips_up=[0, 3, 3, 3])
    match.choose(0, "pick 6")

    assert match.pending[0].seat == 1


@rule("ER-4.13")
def test_a_turned_chip_never_turns_back() -> None:
    """Given seat 0 turned its only chip, when it is parent again it has just the new one face up."""
    match = last_turn_of(3, {6: 2, 1: 1}, chips_up=[0, 0, 0, 1], round=4)
    match.choose(3, "pick 6")
    match.choose(3, "chip 1")

    assert match.view(None)["round"] == 5
    assert match.view(None)["chips_up"] == [1, 0, 0, 0]
    assert match.view(None)["chips_down"] == [1, 1, 1, 1]


@rule("ER-4.14", "ER-6.10")
def test_eights_bring_one_single_die_of_another_value() -> None:
    match = turn_of(0, {8: 2, 3: 2, 6: 1}, {(0, 3): 7})
    match.choose(0, "pick 8")
    assert options(match) == ["bonus 3", "bonus 6", "no bonus"]
    match.choose(0, "bonus 3")

    assert square(match, 0, 8) == 2
    assert square(match, 0, 3) == 8
    assert lid(match) == {3: 1, 6: 1}


@rule("ER-4.14")
def test_every_value_but_eight_may_be_the_bonus_die() -> None:
    match = turn_of(0, dict.fromkeys(range(1, 9), 1))
    match.choose(0, "pick 8")

    assert options(match) == [*[f"bonus {value}" for value in range(1, 8)], "no bonus"]


@rule("ER-4.14")
def test_the_bonus_die_may_be_left_and_needs_a_die_in_the_lid() -> None:
    left = turn_of(0, {8: 2, 3: 2})
    left.choose(0, "pick 8")
    left.choose(0, "no bonus")
    assert lid(left) == {3: 2}

    alone = turn_of(0, {8: 2})
    alone.choose(0, "pick 8")
    assert alone.pending[0].seat == 1


@rule("ER-4.15")
def test_powers_are_used_directly_after_the_pick_up() -> None:
    match = turn_of(0, {6: 2, 1: 1}, {(0, 3): 2, (0, 5): 4}, chips_up=[1, 0, 0, 0])
    match.choose(0, "pick 6")
    assert why_not(match, 0, "c 1+") == "ER-4.15"
    match.choose(0, "no chip")

    assert not [option for option in options(match) if option.startswith("chip")]
    assert why_not(match, 0, "chip 1") == "ER-4.13"


@rule("ER-4.15")
def test_powers_come_after_a_shake_too() -> None:
    sixes = turn_of(0, {1: 2}, rolls=[6, 6], chips_up=[1, 0, 0, 0])
    sixes.choose(0, "shake")
    sixes.choose(0, "pick 6")
    assert sixes.pending[0].prompt == "chip"

    eights = turn_of(0, {1: 3}, rolls=[8, 8, 2])
    eights.choose(0, "shake")
    eights.choose(0, "pick 8")
    assert eights.pending[0].prompt == "bonus"


@rule("ER-4.15")
@pytest.mark.parametrize(
    ("dice", "actions"),
    [
        ({1: 2, 2: 2}, ["d 6", "pick 1"]),
        ({1: 2, 2: 2}, ["d 8", "pick 1"]),
        ({8: 1, 6: 2}, ["pick 8", "bonus 6"]),
        ({6: 1, 2: 2}, ["pick 6", "chip 8"]),
        ({}, ["walk 6"]),
        ({}, ["walk 8"]),
    ],
)
def test_single_steps_trigger_no_power(dice: dict[int, int], actions: list[str]) -> None:
    match = turn_of(0, dice, {(0, 5): 2}, chips_up=[2, 0, 0, 0])
    for action in actions:
        assert action in options(match)
        match.choose(0, action)
    if match.pending[0].seat == 0:
        match.choose(0, "end")

    assert match.pending[0].seat == 1
    assert match.pending[0].prompt == "turn"


@rule("ER-4.15")
def test_the_d6_triggers_no_power() -> None:
    match = new_round(parent=0, rolls=[1] * 12 + [2] * 12 + [6], squares={(0, 4): 4})
    match.choose(0, "d6")

    assert square(match, 0, 6) == 1
    assert (match.pending[0].seat, match.pending[0].prompt) == (1, "turn")
