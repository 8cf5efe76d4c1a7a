"""Section 5 of the rulebook: the eleven test vectors of the specification, and every case beyond them."""

from __future__ import annotations

import pytest

from asobi.core import Match, why_not
from asobi.testing import rule
from tests.games.landmark_scramble.town import (
    asked,
    facing,
    hand,
    options,
    prompt,
    standing_on,
    state,
    told,
    town,
    where,
)

# -- the eleven test vectors -------------------------------------------------------------------------------


@rule("LS-5.4")
def test_v1_one_level_higher() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3"})
    match.choose(0, "bump captain N")

    assert (where(match, 0, "captain"), where(match, 1, "right-guard")) == ("C3", "C2")


@rule("LS-5.3")
def test_v2_two_levels_higher() -> None:
    match = town({(0, "captain"): "C4", (1, "runner-1"): "C3"})
    match.choose(0, "bump captain N")

    assert (where(match, 0, "captain"), where(match, 1, "runner-1")) == ("C3", "C1")


@rule("LS-5.5")
def test_v3_equal_levels() -> None:
    match = town({(0, "runner-1"): "C4", (1, "runner-1"): "C3"})
    match.choose(0, "bump runner-1 N")

    assert (where(match, 0, "runner-1"), where(match, 1, "runner-1")) == ("C4", "C2")
    assert standing_on(match, "C3") is None
    assert told(match, None, "bounced") == [
        {"key": "landmark-scramble-bounced", "seat": 0, "piece": "runner-1", "cell": "C4"}
    ]


@rule("LS-5.3", "LS-2.3")
def test_v4_along_a_diagonal() -> None:
    match = town({(0, "captain"): "B4 NE", (1, "runner-1"): "b3"})
    match.choose(0, "bump captain NE")

    assert (where(match, 0, "captain"), where(match, 1, "runner-1")) == ("b3", "c2")
    assert [event["cell"] for event in told(match, None, "flew")] == ["C3", "c2"]


@rule("LS-5.7")
def test_v5_a_chain() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3", (1, "runner-1"): "C2"})
    match.choose(0, "bump captain N")

    assert [where(match, 0, "captain"), where(match, 1, "right-guard"), where(match, 1, "runner-1")] == [
        "C3",
        "C2",
        "C1",
    ]


@rule("LS-5.9", "LS-5.11", "LS-5.16")
def test_v6_first_wall_case() -> None:
    match = town({(0, "captain"): "C2", (1, "right-guard"): "C1"})
    match.choose(0, "bump captain N")

    assert (asked(match), prompt(match)) == (0, "land")
    assert sorted(options(match)) == ["land B1", "land D1", "land b1", "land c1"]
    assert why_not(match, 0, "land C2") == "LS-5.11"
    assert why_not(match, 0, "end") == "LS-5.16"
    assert why_not(match, 1, "land B1") == "LS-4.1"
    match.choose(0, "land c1")
    assert (where(match, 0, "captain"), where(match, 1, "right-guard")) == ("C1", "c1")


@rule("LS-5.10", "LS-5.16")
def test_v7_second_wall_case_the_one_at_the_wall_is_thrown_aside() -> None:
    match = town({(0, "captain"): "C3", (1, "right-guard"): "C2", (1, "runner-1"): "C1"})
    match.choose(0, "bump captain N")

    assert (asked(match), prompt(match)) == (0, "throw")
    assert options(match) == ["aside 1 right-guard", "aside 1 runner-1"]
    assert why_not(match, 0, "aside 0 captain") == "LS-5.10"
    match.choose(0, "aside 1 runner-1")
    match.choose(0, "land D1")
    assert [where(match, 0, "captain"), where(match, 1, "right-guard"), where(match, 1, "runner-1")] == [
        "C2",
        "C1",
        "D1",
    ]


@rule("LS-5.10")
def test_v7_second_wall_case_the_flying_one_is_thrown_aside() -> None:
    match = town({(0, "captain"): "C3", (1, "right-guard"): "C2", (1, "runner-1"): "C1"})
    match.choose(0, "bump captain N")
    match.choose(0, "aside 1 right-guard")

    assert sorted(options(match)) == ["land B1", "land D1", "land b1", "land c1"], "not back to C2"
    match.choose(0, "land b1")
    assert [where(match, 0, "captain"), where(match, 1, "right-guard"), where(match, 1, "runner-1")] == [
        "C2",
        "b1",
        "C1",
    ]


@rule("LS-5.6")
def test_v8_a_gang_up_of_two_and_one_against_three() -> None:
    match = town({(0, "right-guard"): "C4", (0, "runner-1"): "c4", (1, "captain"): "C3"}, points=3)

    assert "bump right-guard N" not in options(match)
    match.choose(0, "gang right-guard N runner-1")
    assert [where(match, 0, "right-guard"), where(match, 0, "runner-1"), where(match, 1, "captain")] == [
        "C4",
        "c4",
        "C2",
    ]
    assert state(match).points == 1


@rule("LS-5.6")
def test_v9_a_gang_up_of_two_and_two_against_three() -> None:
    match = town({(0, "right-guard"): "C4", (0, "left-guard"): "B4", (1, "captain"): "C3"}, points=2)
    match.choose(0, "gang right-guard N left-guard")

    assert [where(match, 0, "right-guard"), where(match, 0, "left-guard"), where(match, 1, "captain")] == [
        "C3",
        "B4",
        "C2",
    ]


@rule("LS-5.2")
def test_v10_a_lower_level_may_not_bump() -> None:
    match = town({(0, "runner-1"): "C4", (1, "captain"): "C3"})

    assert "bump runner-1 N" not in options(match)
    assert why_not(match, 0, "bump runner-1 N") == "LS-5.2"


@rule("LS-3.5")
def test_v11_a_captain_on_a_square_facing_north_has_no_step() -> None:
    match = town({(0, "captain"): "c3 N"})

    assert not [option for option in options(match) if option.split()[:2] == ["step", "captain"]]


# -- what a bump is ----------------------------------------------------------------------------------------


@rule("LS-5.1")
def test_a_bump_costs_a_point_and_needs_an_enemy() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3"}, points=2)

    assert why_not(match, 0, "step captain N") == "LS-4.6"
    match.choose(0, "bump captain N")
    assert state(match).points == 1
    assert why_not(town({(0, "captain"): "C4", (0, "runner-1"): "C3"}), 0, "bump captain N") == "LS-5.1"
    assert why_not(town({(0, "captain"): "C4"}), 0, "bump captain N") == "LS-5.1"


@rule("LS-5.1", "LS-3.2")
def test_a_bump_goes_in_a_direction_of_the_piece() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "D4"})

    assert why_not(match, 0, "bump captain E") == "LS-3.2"


@rule("LS-5.6")
def test_a_helper_stands_next_to_the_attacker_and_two_points_are_paid() -> None:
    far = town({(0, "right-guard"): "C4", (0, "runner-1"): "D3", (1, "captain"): "C3"})
    poor = town({(0, "right-guard"): "C4", (0, "runner-1"): "c4", (1, "captain"): "C3"}, points=1)

    for match in (far, poor):
        assert "gang right-guard N runner-1" not in options(match)
        assert why_not(match, 0, "gang right-guard N runner-1") == "LS-5.6"


@rule("LS-5.6", "LS-5.2")
def test_two_runners_do_not_move_a_captain() -> None:
    match = town({(0, "runner-2"): "C4", (0, "runner-1"): "c4", (1, "captain"): "C3"})

    assert why_not(match, 0, "gang runner-2 N runner-1") == "LS-5.2"


@rule("LS-5.6")
def test_a_third_piece_does_not_join_and_nobody_helps_the_defender() -> None:
    match = town(
        {
            (0, "runner-1"): "C4",
            (0, "runner-2"): "c4",
            (0, "right-guard"): "b4",
            (1, "captain"): "C3",
            (1, "left-guard"): "D3",
        }
    )
    match.choose(0, "gang runner-1 N right-guard")

    (bumped,) = told(match, None, "bumped")
    assert (bumped["attack"], bumped["defence"]) == (3, 3)
    assert "gang runner-1 N runner-2 right-guard" not in [action.notation for action in match.game.catalogue]


@rule("LS-5.6", "LS-5.3")
def test_a_gang_up_can_knock_two_cells() -> None:
    match = town({(0, "runner-1"): "C5", (0, "captain"): "D5", (1, "right-guard"): "C4"})
    match.choose(0, "gang runner-1 N captain")

    assert (where(match, 0, "runner-1"), where(match, 1, "right-guard")) == ("C4", "C2")


# -- flying ------------------------------------------------------------------------------------------------


@rule("LS-5.7")
def test_a_chain_moves_own_pieces_too() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3", (0, "runner-1"): "C2"})
    match.choose(0, "bump captain N")

    assert [where(match, 0, "captain"), where(match, 1, "right-guard"), where(match, 0, "runner-1")] == [
        "C3",
        "C2",
        "C1",
    ]


@rule("LS-5.7", "LS-5.5")
def test_a_chain_at_equal_levels_leaves_the_contested_cell_empty() -> None:
    match = town({(0, "captain"): "C4", (1, "captain"): "C3", (1, "runner-1"): "C2"})
    match.choose(0, "bump captain N")

    assert where(match, 0, "captain") == "C4"
    assert (standing_on(match, "C3"), standing_on(match, "C2"), standing_on(match, "C1")) == (
        None,
        (1, "captain"),
        (1, "runner-1"),
    )


@rule("LS-5.8")
def test_a_piece_knocked_two_cells_stops_at_the_wall_after_one() -> None:
    match = town({(0, "captain"): "C3", (1, "runner-1"): "C2"})
    match.choose(0, "bump captain N")

    assert (where(match, 0, "captain"), where(match, 1, "runner-1")) == ("C2", "C1")
    assert told(match, None, "walled") == []


@rule("LS-5.10", "LS-5.11")
def test_knocked_two_cells_onto_a_piece_at_the_wall_the_cell_it_left_is_free_for_the_other() -> None:
    match = town({(0, "captain"): "C4", (1, "runner-1"): "C3", (1, "right-guard"): "C1"})
    match.choose(0, "bump captain N")
    match.choose(0, "aside 1 right-guard")

    assert state(match).cells.count(-1) == 1, "the guard is in the air"
    assert [piece["cell"] for piece in match.view(1)["pieces"]].count(None) == 1
    assert sorted(options(match)) == ["land B1", "land C2", "land D1", "land b1", "land c1"]
    match.choose(0, "land C2")
    assert [where(match, 0, "captain"), where(match, 1, "runner-1"), where(match, 1, "right-guard")] == [
        "C3",
        "C1",
        "C2",
    ]


@rule("LS-5.11")
def test_with_one_free_neighbour_nothing_is_asked() -> None:
    crowd = {(0, "captain"): "C2", (1, "right-guard"): "C1", (1, "captain"): "B1", (1, "runner-1"): "D1"}
    match = town({**crowd, (1, "runner-2"): "b1"})
    match.choose(0, "bump captain N")

    assert where(match, 1, "right-guard") == "c1"


def crowded_wall() -> Match:
    """A captain bumps a guard at the wall, and every neighbour is taken."""
    return town(
        {
            (0, "captain"): "C2",
            (1, "right-guard"): "C1",
            (1, "captain"): "B1",
            (1, "runner-1"): "D1",
            (1, "runner-2"): "b1",
            (1, "left-guard"): "c1",
        }
    )


@rule("LS-5.12", "LS-5.16")
def test_where_all_neighbours_are_taken_one_of_them_flies_on() -> None:
    match = crowded_wall()
    match.choose(0, "bump captain N")

    assert (asked(match), prompt(match)) == (0, "crash")
    assert (match.view(1)["asked"], match.view(1)["moment"]) == (0, "crash")
    assert sorted(options(match)) == ["land B1", "land D1", "land b1", "land c1"]
    match.choose(0, "land c1")
    assert [where(match, 0, "captain"), where(match, 1, "right-guard"), where(match, 1, "left-guard")] == [
        "C1",
        "c1",
        "D2",
    ]


@rule("LS-5.12")
def test_the_one_that_is_crashed_into_flies_away_from_the_wall_cell() -> None:
    match = town(
        {
            (0, "captain"): "C2",
            (1, "right-guard"): "C1",
            (1, "captain"): "B1",
            (1, "runner-1"): "D1",
            (1, "runner-2"): "b1",
            (1, "left-guard"): "c1",
            (0, "runner-1"): "E2",
            (0, "runner-2"): "A2",
        }
    )
    match.choose(0, "bump captain N")
    match.choose(0, "land D1")

    assert (where(match, 1, "right-guard"), where(match, 1, "runner-1")) == ("D1", "E1")


@rule("LS-5.13")
def test_a_piece_that_would_hit_one_that_has_moved_stops_where_it_is() -> None:
    match = town({(0, "captain"): "C5", (1, "runner-1"): "C4", (1, "runner-2"): "C3"})
    match.choose(0, "bump captain N")

    assert where(match, 1, "runner-2") == "C2"
    assert where(match, 1, "runner-1") == "C3", "it took C3, would hit the other again, and stays"
    assert where(match, 0, "captain") == "C4"


@rule("LS-5.15")
def test_knocked_pieces_keep_their_facing_and_draw_nothing() -> None:
    match = town({(0, "captain"): "C5", (1, "right-guard"): "C4 SW"}, deck={"coin": 9})
    match.choose(0, "bump captain N")

    assert (where(match, 1, "right-guard"), facing(match, 1, "right-guard")) == ("C3", "SW")
    assert hand(match, 1) == []
    assert state(match).round - max(state(match).marks) > 3, "nobody marked the hole at C3"


@rule("LS-5.16")
def test_the_player_on_turn_chooses_for_the_pieces_of_others() -> None:
    match = town({(0, "captain"): "C3", (1, "right-guard"): "C2", (1, "runner-1"): "C1"})
    match.choose(0, "bump captain N")

    assert match.pending_of(1) is None
    assert why_not(match, 0, "end") == "LS-5.16"


# -- the preview -------------------------------------------------------------------------------------------


def test_a_bump_is_previewed_as_it_will_happen() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3", (1, "runner-1"): "C2"})
    (shown,) = match.view(0)["bumps"]
    before = state(match).digest()

    assert [(flight["piece"], flight["origin"], flight["cell"]) for flight in shown["flights"]] == [
        ("runner-1", "C2", "C1"),
        ("right-guard", "C3", "C2"),
        ("captain", "C4", "C3"),
    ]
    assert (shown["action"], shown["cost"], shown["choice"]) == ("bump captain N", 1, False)
    assert state(match).digest() == before
    match.choose(0, shown["action"])
    flown = [event for event in match.events_for(0) if str(event["key"]).endswith(("-flew", "-advanced"))]
    assert flown == shown["flights"]


def test_a_preview_says_where_there_will_be_a_choice() -> None:
    match = town({(0, "captain"): "C2", (1, "right-guard"): "C1"})
    (shown,) = match.view(0)["bumps"]

    assert shown["choice"] is True
    assert match.view(1)["bumps"] == []
    assert match.view(None)["bumps"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_helpers_are_previewed_too(players: int) -> None:
    match = town({(0, "right-guard"): "C4", (0, "left-guard"): "B4", (1, "captain"): "C3"}, players=players)

    assert [shown["action"] for shown in match.view(0)["bumps"]] == ["gang right-guard N left-guard"]
