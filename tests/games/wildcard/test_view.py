"""What a browser gets: lives, cards as plain data, steps to go, and previews with what they would earn."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import Match, clone
from asobi.games.wildcard import GAME
from tests.games.wildcard.scenes import lives, scene, state_of, take

EVEN = "5/5/5/5"


def preview(match: Match, notation: str) -> Any:
    return match.view(None)["previews"][notation]


def test_a_preview_is_what_the_action_brings() -> None:
    match = scene(EVEN, EVEN, futures=["W=7-9", "with: D=7-9"], shared="I=4-6", objectives=1, phase="action")
    for notation in ("+W", "-I", "+D 1"):
        twin = clone(match)
        take(twin, notation)
        expected = preview(match, notation)
        assert twin.view(None)["steps"] == expected["steps"]
        assert twin.view(None)["lives"][expected["seat"]]["WILD".index(expected["row"])] == expected["value"]
    assert lives(match) == [EVEN, EVEN]
    assert "pass" not in match.view(None)["previews"]


def test_a_preview_shows_the_reward_and_the_penalty_that_a_choice_would_earn() -> None:
    match = scene("10/5/5/0", fate="+1 Wild;-1 Wild")
    assert preview(match, "W") | {"steps": []} == {
        "seat": 0,
        "row": "W",
        "value": 10,
        "steps": [],
        "earns": "reward",
        "void": False,
    }
    assert preview(match, "I")["earns"] is None
    take(match, "I")
    assert preview(match, "D")["earns"] == "penalty"
    assert preview(match, "W")["value"] == 9


def test_a_preview_earns_nothing_a_second_time_nor_in_a_reward_nor_by_an_action() -> None:
    match = scene("10/5/5/5", fate="+1 W;+1 Wild")
    assert preview(match, "W")["earns"] is None  # the reward's own point
    take(match, "I")
    assert preview(match, "W")["earns"] is None  # earned already in this phase
    take(match, "I")
    assert preview(match, "+I")["earns"] is None


def test_a_preview_knows_what_is_void() -> None:
    match = scene(EVEN, fate="cancel+ W;+1 Wild")
    assert preview(match, "W")["void"]
    assert preview(match, "W")["value"] == 5
    assert not preview(match, "I")["void"]


@pytest.mark.parametrize(
    ("fate", "notation", "value"), [("+2 W/L", "L", 7), ("-2 Wildmin", "D", 3), ("+3 Wildmax", "I", 8)]
)
def test_a_preview_knows_the_amount_of_the_clause(fate: str, notation: str, value: int) -> None:
    assert preview(scene(EVEN, fate=fate), notation)["value"] == value


def test_the_view_says_what_is_being_resolved_and_by_whom() -> None:
    match = scene("10/5/5/5", EVEN, EVEN, presents=["other: -1 Wild"], phase="present")
    resolving = match.view(None)["resolving"]
    assert (resolving["card"], resolving["seat"], resolving["prompt"]) == ("S0", 0, "other")
    assert resolving["clause"]["text"] == "other: -1 Wild"
    assert resolving["cause"] == ""
    reward = scene("10/5/5/5", fate="+1 W").view(None)["resolving"]
    assert (reward["cause"], reward["row"], reward["clause"]["text"]) == ("reward", "W", "+1 Wild")


def test_the_view_shows_what_is_void_and_the_actions_left() -> None:
    match = scene(EVEN, EVEN, fate="cancel+ W@round;cancel- D@round")
    seen = match.view(None)
    assert (seen["no_gains"], seen["no_losses"]) == ([["W"], ["W"]], [["D"], ["D"]])
    assert seen["actions_left"] == 3
    take(match, "-W")
    assert match.view(None)["actions_left"] == 2


def test_every_seat_and_the_spectator_see_the_same() -> None:
    match = Match.new(GAME, 3, "eyes")
    assert match.view(None) == match.view(0) == match.view(2)


def test_no_view_holds_a_card_that_is_face_down() -> None:
    match = Match.new(GAME, 2, "face down")
    seen = str(match.view(0))
    hidden = [state_of(match).cards[number].id for number in state_of(match).unseen]
    assert [id for id in hidden if f"'{id}'" in seen] == []


def test_the_board_holds_every_card_with_its_effects_as_data() -> None:
    fittings = Match.new(GAME, 4, "board").board()
    assert len(fittings["cards"]) == 78
    assert fittings["cards"]["S12"]["upright"][0]["rows"] == ["I", "D"]
    assert fittings["rewards"]["L"]["text"] == "with: +1 Wild"
    assert fittings["penalties"]["W"]["verb"] == "pay"
    assert Match.new(GAME, 1, "board").board()["penalties"]["W"]["text"] == "-2 Wild"
