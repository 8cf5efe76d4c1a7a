"""Section 5 of the rulebook: what lies above 10 and below 0."""

from __future__ import annotations

import pytest

from asobi.core import why_not
from asobi.testing import rule
from tests.games.wildcard.scenes import asked, board_asked, lives, scene, state_of, take, told

EVEN = "5/5/5/5"


@rule("WC-5.1")
@pytest.mark.parametrize(("life", "change"), [("5/10/5/5", "+1 I"), ("5/9/5/5", "+2 I"), ("5/3/5/5", "+9 I")])
@pytest.mark.parametrize("phase", ["present", "round"])
def test_above_10_a_row_stays_at_10_and_gives_its_reward(life: str, change: str, phase: str) -> None:
    match = scene(life, presents=[change if phase == "present" else "none"], fate=change, phase=phase)
    assert lives(match)[0] == "5/10/5/5"
    assert len(told(match, "reward")) == (1 if phase == "round" else 2)


@rule("WC-5.1")
def test_reaching_10_is_not_going_above_it() -> None:
    match = scene("5/9/5/5", fate="+1 I")
    assert told(match, "reward") == []


@rule("WC-5.2")
@pytest.mark.parametrize(("life", "change"), [("5/0/5/5", "-1 I"), ("5/1/5/5", "-2 I"), ("5/3/5/5", "-9 I")])
def test_below_0_a_row_stays_at_0_and_gives_its_penalty(life: str, change: str) -> None:
    match = scene(life, fate=change)
    assert lives(match) == ["5/0/5/5"]
    assert [event["row"] for event in told(match, "penalty")] == ["I"]
    assert told(scene("5/1/5/5", fate="-1 I"), "penalty") == []


@rule("WC-5.1")
def test_the_owner_of_the_row_gets_the_reward_not_the_resolver() -> None:
    match = scene(EVEN, "5/10/5/5", presents=["other: +1 I"], phase="present")
    assert [event["seat"] for event in told(match, "reward")] == [1]
    assert state_of(match).extra == [0, 1]


@rule("WC-5.3")
def test_a_row_gives_one_reward_in_a_phase() -> None:
    match = scene("5/10/5/5", fate="+1 I;+1 I;+3 I")
    assert state_of(match).extra == [1]
    assert len(told(match, "reward")) == 1


@rule("WC-5.3")
def test_a_row_gives_one_reward_in_a_phase_whoever_causes_it() -> None:
    match = scene(EVEN, "5/10/5/5", fate="all: +1 I")
    assert lives(match) == ["5/7/5/5", "5/10/5/5"]
    assert state_of(match).extra == [0, 1]


@rule("WC-5.3")
def test_a_reward_and_a_penalty_of_the_same_row_fit_in_one_phase() -> None:
    match = scene("5/10/5/5", fate="+1 I;-9 I;-9 I;+9 I")
    assert [len(told(match, kind)) for kind in ("reward", "penalty")] == [1, 1]
    assert state_of(match).extra == [0]


@rule("WC-5.3")
def test_each_phase_and_each_row_counts_for_itself() -> None:
    match = scene("5/10/5/5", presents=["+1 I"], fate="+1 I", phase="present")
    assert state_of(match).extra == [2]
    both = scene("5/10/5/10", fate="+1 I&D")
    assert [event["row"] for event in told(both, "reward")] == ["I", "D"]


@rule("WC-5.4")
def test_reward_of_w_is_a_wild_point() -> None:
    match = scene("10/5/5/5", EVEN, presents=["+1 W"], phase="present")
    assert asked(match) == (0, "gain", ["W", "I", "L", "D"])
    take(match, "D")
    assert lives(match) == ["10/5/5/6", EVEN]


@rule("WC-5.5")
def test_penalty_of_w_pays_two_points_to_a_player_of_ones_choice() -> None:
    match = scene("0/3/0/1", EVEN, EVEN, presents=["-1 W"], phase="present")
    assert asked(match) == (0, "payee", ["player 1", "player 2"])
    assert why_not(match, 0, "player 0") == "WC-5.5"
    take(match, "player 2")
    assert asked(match) == (0, "pay", ["I", "D"])
    assert why_not(match, 0, "L") == "WC-5.5"
    take(match, "I", "I")
    assert lives(match) == ["0/1/0/1", EVEN, "5/7/5/5"]


@rule("WC-5.5")
def test_penalty_of_w_takes_only_what_is_there() -> None:
    match = scene("0/1/0/0", EVEN, presents=["-1 W"], phase="present")
    assert lives(match) == ["0/0/0/0", "5/6/5/5"]
    nothing = scene("0/0/0/0", EVEN, presents=["-1 W"], phase="present")
    assert lives(nothing) == ["0/0/0/0", EVEN]


@rule("WC-5.5", "WC-6.16")
def test_penalty_of_w_respects_cancels_on_both_boards() -> None:
    match = scene("0/5/5/0", EVEN, presents=["cancel- I;other: cancel+ L;-1 W"], phase="present")
    assert lives(match) == ["0/5/3/0", EVEN]


@rule("WC-5.6")
def test_reward_and_penalty_of_i_change_the_actions_of_this_round() -> None:
    assert state_of(scene("5/10/5/5", fate="+1 I")).extra == [1]
    assert state_of(scene("5/0/5/5", fate="-1 I")).extra == [-1]


@rule("WC-5.7")
def test_reward_of_l_is_a_wild_point_for_two() -> None:
    match = scene("5/5/10/5", EVEN, EVEN, presents=["+1 L"], phase="present")
    assert asked(match) == (0, "with", ["player 1", "player 2"])
    take(match, "player 2", "W")
    assert asked(match)[:2] == (0, "gain")
    assert board_asked(match) == 2
    take(match, "I")
    assert lives(match) == ["6/5/10/5", EVEN, "5/6/5/5"]


@rule("WC-5.7")
def test_penalty_of_l_is_a_lost_wild_point_for_two() -> None:
    match = scene("5/5/0/5", EVEN, EVEN, presents=["-1 L"], phase="present")
    take(match, "player 1", "W", "D")
    assert lives(match) == ["4/5/0/5", "5/5/5/4", EVEN]


@rule("WC-5.8")
def test_reward_and_penalty_of_d_touch_every_row() -> None:
    assert lives(scene("5/5/5/10", fate="+1 D")) == ["6/6/6/10"]
    assert lives(scene("5/5/5/0", fate="-1 D")) == ["4/4/4/0"]


@rule("WC-5.9")
def test_a_reward_that_overflows_another_row_gives_that_rows_reward() -> None:
    wild = scene("10/10/5/5", fate="+1 W")
    take(wild, "I")
    assert [event["row"] for event in told(wild, "reward")] == ["W", "I"]
    assert state_of(wild).extra == [1]
    down = scene("5/0/5/0", fate="-1 D")
    assert [event["row"] for event in told(down, "penalty")] == ["D", "I"]


@rule("WC-5.9")
def test_a_chain_ends_where_every_row_has_given_its_reward() -> None:
    up = scene("10/10/10/10", fate="+1 D")
    while asked(up)[1] == "gain":
        take(up, "W")
    assert lives(up) == ["10/10/10/10"]
    assert sorted(str(event["row"]) for event in told(up, "reward")) == ["D", "I", "L", "W"]


@rule("WC-5.9", "WC-5.5")
def test_points_taken_by_the_penalty_of_w_may_bring_the_taker_a_reward() -> None:
    match = scene("0/3/0/0", "5/10/5/5", presents=["-1 W"], phase="present")
    assert [(event["seat"], event["row"]) for event in told(match, "reward")] == [(1, "I")]


@rule("WC-5.9")
def test_the_preview_says_that_a_chain_earns_a_reward() -> None:
    match = scene("10/10/5/5", fate="+1 W")
    assert match.view(0)["previews"]["I"]["earns"] == "reward"
    house = scene("10/10/5/5", fate="+1 W", chains=False)
    assert house.view(0)["previews"]["I"]["earns"] is None


@rule("WC-5.11")
def test_rewards_and_penalties_never_chain_by_the_house_rule() -> None:
    up = scene("10/10/10/10", fate="+1 D", chains=False)
    assert lives(up) == ["10/10/10/10"]
    assert [event["row"] for event in told(up, "reward")] == ["D"]
    down = scene("0/0/0/0", fate="-1 D", chains=False)
    assert lives(down) == ["0/0/0/0"]
    assert [event["row"] for event in told(down, "penalty")] == ["D"]
    wild = scene("10/10/5/5", fate="+1 W", chains=False)
    take(wild, "I")
    assert lives(wild) == ["10/10/5/5"]
    assert [event["row"] for event in told(wild, "reward")] == ["W"]


@rule("WC-5.9")
def test_a_full_row_after_a_reward_may_still_earn_its_own_reward_by_the_card() -> None:
    """The reward of D filled W; the card's own +1 then goes above 10."""
    match = scene("9/5/5/10", fate="+1 D;+1 W")
    assert [event["row"] for event in told(match, "reward")] == ["D", "W"]


@rule("WC-5.10")
def test_a_reward_happens_before_the_effect_goes_on() -> None:
    match = scene("10/5/5/4", fate="+1 W;+1 Wildmin")
    assert asked(match)[1] == "gain"
    take(match, "D")
    assert asked(match) == (0, "lowest", ["I", "L", "D"])


@rule("WC-5.10")
def test_the_owner_makes_the_choices_of_a_reward() -> None:
    match = scene(EVEN, "10/5/5/5", EVEN, presents=["other: +1 W"], phase="present")
    take(match, "player 1")
    assert asked(match)[:2] == (1, "gain")
    assert why_not(match, 0, "W") == "WC-6.1"
    take(match, "D")
    assert lives(match) == [EVEN, "10/5/5/6", EVEN]
