"""Section 4 of the rulebook: the turn and its movement points."""

from __future__ import annotations

import pytest

from asobi.core import Match, why_not
from asobi.games.landmark_scramble import GAME
from asobi.testing import rule
from tests.games.landmark_scramble.town import asked, facing, hand, options, prompt, state, told, town, where


def ways(match: Match, piece: str) -> dict[str, int]:
    """The cells that a piece can be sent to, with their costs, as its player sees them."""
    return {way["cell"]: way["cost"] for way in match.view(asked(match))["ways"] if way["piece"] == piece}


@rule("LS-4.1")
def test_turns_go_clockwise_from_a_start_player_who_is_drawn() -> None:
    firsts = set()
    for seed in range(12):
        match = Match.new(GAME, 3, str(seed))
        order = []
        for _ in range(3):
            order.append(asked(match))
            match.choose(order[-1], "roll")
            match.choose(order[-1], "end")
        assert order == [(order[0] + place) % 3 for place in range(3)]
        assert asked(match) == order[0]
        assert [event["round"] for event in told(match, None, "round")] == [1, 2]
        firsts.add(order[0])
    assert firsts == {0, 1, 2}


@rule("LS-4.1")
def test_nobody_acts_out_of_turn() -> None:
    match = town(turn=1)

    assert why_not(match, 0, "end") == "LS-4.1"
    assert why_not(match, 1, "end") is None


@rule("LS-4.2")
def test_the_die_gives_the_points() -> None:
    for pips in range(1, 7):
        match = town(rolled=False, rolls=[pips - 1])
        match.choose(0, "roll")
        assert state(match).points == pips
        assert why_not(match, 0, "roll") == "LS-4.2"


@rule("LS-4.2")
def test_without_points_nothing_moves() -> None:
    match = town({(0, "captain"): "C3"}, points=0, hands={0: ["coin"]})

    assert options(match) == ["end"]
    assert why_not(match, 0, "step captain N") == "LS-4.3"
    assert why_not(match, 0, "turn captain left") == "LS-4.3"


@rule("LS-4.3")
def test_points_are_divided_among_the_pieces_at_will() -> None:
    match = town({(0, "captain"): "C4", (0, "runner-1"): "B3", (0, "left-guard"): "D4"}, points=4)

    for action in ("step runner-1 NW", "step captain N", "turn runner-1 left", "step left-guard N"):
        match.choose(0, action)
    assert [where(match, 0, piece) for piece in ("captain", "left-guard", "runner-1")] == ["C3", "D3", "a2"]


@rule("LS-4.3")
def test_who_stops_early_loses_the_rest() -> None:
    match = town(points=5)
    match.choose(0, "end")

    assert (asked(match), prompt(match), state(match).points) == (1, "roll", 0)


@rule("LS-4.3")
def test_the_turn_of_an_empty_hand_ends_with_the_last_point() -> None:
    match = town({(0, "captain"): "C5"}, points=1)
    match.choose(0, "step captain N")

    assert asked(match) == 1


@rule("LS-4.4")
def test_a_step_costs_a_point_and_keeps_the_facing() -> None:
    match = town({(0, "runner-1"): "C4 NE"}, points=3)
    match.choose(0, "step runner-1 N")

    assert (where(match, 0, "runner-1"), facing(match, 0, "runner-1"), state(match).points) == ("C3", "NE", 2)


@rule("LS-4.5")
@pytest.mark.parametrize(("way", "looks"), [("right", "N"), ("left", "W")])
def test_a_turn_of_45_degrees_costs_a_point(way: str, looks: str) -> None:
    match = town({(0, "captain"): "C4 NW"}, points=3)
    match.choose(0, f"turn captain {way}")

    assert (where(match, 0, "captain"), facing(match, 0, "captain"), state(match).points) == ("C4", looks, 2)


@rule("LS-4.6")
def test_enemies_are_not_passed() -> None:
    match = town({(0, "captain"): "C4", (1, "captain"): "C3"}, points=6)

    assert "hop captain N" not in options(match)
    assert why_not(match, 0, "hop captain N") == "LS-4.6"
    assert "C2" not in {cell for cell, cost in ways(match, "captain").items() if cost == 2}
    assert why_not(match, 0, "go captain C3") == "LS-4.9"


@rule("LS-4.7")
def test_a_hop_over_an_own_piece_costs_two_points() -> None:
    match = town({(0, "captain"): "C4", (0, "runner-1"): "C3"}, points=3, hands={0: ["coin"]})
    match.choose(0, "hop captain N")

    assert (where(match, 0, "captain"), where(match, 0, "runner-1"), state(match).points) == ("C2", "C3", 1)
    assert hand(match, 0) == ["coin"], "the hole at C3 is not entered"


@rule("LS-4.7")
def test_a_hop_needs_two_points_its_own_direction_and_an_empty_cell_behind() -> None:
    poor = town({(0, "captain"): "C4", (0, "runner-1"): "C3"}, points=1)
    blocked = town({(0, "captain"): "C4", (0, "runner-1"): "C3", (1, "runner-1"): "C2"})
    walled = town({(0, "captain"): "C2", (0, "runner-1"): "C1"})
    aside = town({(0, "captain"): "C4", (0, "runner-1"): "D4"})

    for match in (poor, blocked, walled):
        assert "hop captain N" not in options(match)
        assert why_not(match, 0, "hop captain N") == "LS-4.7"
    assert why_not(aside, 0, "hop captain E") == "LS-3.2"
    assert why_not(town({(0, "captain"): "C4"}), 0, "hop captain N") == "LS-4.7"


@rule("LS-4.8")
def test_a_piece_never_ends_on_an_own_piece() -> None:
    match = town({(0, "captain"): "C4", (0, "runner-1"): "C3"})

    assert "step captain N" not in options(match)
    assert why_not(match, 0, "step captain N") == "LS-4.8"
    assert "C3" not in ways(match, "captain")


@rule("LS-4.9")
def test_a_named_cell_is_reached_by_the_cheapest_way_and_paid_in_full() -> None:
    match = town({(0, "captain"): "C4 N"}, points=6)
    (way,) = [way for way in match.view(0)["ways"] if way["action"] == "go captain D3"]

    assert way["cost"] == 3
    assert way["path"] == [["C4", 0], ["C4", 1], ["c3", 1], ["D3", 1]]
    match.choose(0, "go captain D3")
    assert (where(match, 0, "captain"), facing(match, 0, "captain"), state(match).points) == ("D3", "NE", 3)
    assert [event["cell"] for event in told(match, None, "stepped")] == ["c3", "D3"]
    assert [event["facing"] for event in told(match, None, "turned")] == ["NE"]


@rule("LS-4.9")
def test_of_two_ways_that_cost_the_same_the_one_that_steps_first_is_taken() -> None:
    match = town({(0, "captain"): "C5 N"}, points=6)
    (way,) = [way for way in match.view(0)["ways"] if way["action"] == "go captain c3"]

    assert way["path"] == [["C5", 0], ["C4", 0], ["C4", 1], ["c3", 1]]


@rule("LS-4.9")
def test_what_lies_beyond_the_points_is_not_offered() -> None:
    match = town({(0, "captain"): "C4 N"}, points=3)

    straight = {"C3": 1, "C2": 2, "C1": 3}
    diagonal = {"c3": 2, "D3": 3, "b3": 2, "B3": 3, "c2": 3, "b2": 3}
    aside = {"D4": 3, "B4": 3}
    assert ways(match, "captain") == straight | diagonal | aside
    assert "go captain D2" not in options(match)
    assert why_not(match, 0, "go captain D2") == "LS-4.9"


@rule("LS-4.9")
def test_the_way_goes_around_pieces_and_draws_at_holes() -> None:
    match = town(
        {(0, "runner-1"): "C4", (1, "captain"): "b3", (1, "runner-1"): "c3"},
        points=4,
        deck={"coin": 5},
    )
    match.choose(0, "go runner-1 C2")

    assert [event["cell"] for event in told(match, None, "stepped")] == ["C3", "C2"]
    assert hand(match, 0) == ["coin"]


@rule("LS-4.9")
def test_one_step_is_offered_as_a_step_only() -> None:
    match = town({(0, "captain"): "C4 N"}, points=6)

    assert "step captain N" in options(match)
    assert "go captain C3" not in options(match)
    assert why_not(match, 0, "go captain C3") == "LS-4.9"


@rule("LS-4.10")
def test_cards_and_captures_come_before_the_roll_pieces_after_it() -> None:
    around = {(0, "captain"): "a1", (0, "runner-1"): "A2", (0, "runner-2"): "B2"}
    match = town(around, rolled=False, hands={0: ["coin", "sprint"]}, locations=["well"])

    assert options(match) == ["roll", "capture 1", "play sprint"]
    assert why_not(match, 0, "step captain N") == "LS-4.10"
    assert why_not(match, 0, "turn captain left") == "LS-4.10"
    assert why_not(match, 0, "end") == "LS-4.10"
    match.choose(0, "capture 1")
    assert state(match).owners[0] == 0
    match.choose(0, "play sprint")
    assert options(match) == ["roll"]


@rule("LS-4.10")
def test_captures_are_possible_between_and_after_steps() -> None:
    around = {(0, "captain"): "a1", (0, "runner-1"): "A3", (0, "runner-2"): "B2"}
    match = town(around, points=1, hands={0: ["coin"]}, locations=["well"])

    assert why_not(match, 0, "capture 1") == "LS-7.1"
    match.choose(0, "step runner-1 N")
    assert options(match) == ["capture 1", "end"]
    match.choose(0, "capture 1")
    assert state(match).owners[0] == 0


@rule("LS-4.11")
def test_at_the_end_of_a_turn_a_hand_is_discarded_down_to_nine() -> None:
    match = town(hands={0: ["coin"] * 6 + ["brick"] * 3 + ["joker"] * 2})
    match.choose(0, "end")

    assert (asked(match), prompt(match)) == (0, "discard")
    assert options(match) == ["discard coin", "discard brick", "discard joker"]
    assert why_not(match, 0, "end") == "LS-4.11"
    assert why_not(match, 0, "discard permit") == "LS-6.4"
    match.choose(0, "discard brick")
    match.choose(0, "discard coin")
    assert hand(match, 0) == ["coin"] * 5 + ["brick"] * 2 + ["joker"] * 2
    assert asked(match) == 1
    assert [event["card"] for event in told(match, 1, "discarded")] == ["brick", "coin"]


@rule("LS-4.11")
def test_a_hand_of_one_kind_is_asked_too_since_the_others_must_not_learn_that_it_is() -> None:
    match = town(hands={0: ["coin"] * 10})
    match.choose(0, "end")

    assert (asked(match), options(match)) == (0, ["discard coin"])


@rule("LS-4.11")
def test_nine_cards_may_be_kept() -> None:
    match = town(hands={0: ["coin"] * 9})
    match.choose(0, "end")

    assert asked(match) == 1
