"""Sections 1 to 4 of the rulebook: the game, its set-up, the round and the Action phase."""

from __future__ import annotations

import pytest

from asobi.core import BadSeats, BadSetting, Dice, Match, why_not
from asobi.games.wildcard import GAME
from asobi.games.wildcard.deck import PRINTED
from asobi.testing import rule
from tests.games.wildcard.scenes import asked, deck, lives, pass_all, scene, state_of, take, told

EVEN = "5/5/5/5"


def played(players: int, seed: str, **house: object) -> Match:
    """A whole game of random choices."""
    match, dice = Match.new(GAME, players, seed, house), Dice("players " + seed)
    while not match.over:
        _, _, options = asked(match)
        take(match, dice.pick(options))
    return match


# -- 1 the game --------------------------------------------------------------------------------------------


@rule("WC-1.1")
def test_one_to_four_play_ten_rounds_and_perhaps_nobody_wins() -> None:
    for players in range(1, 5):
        match = played(players, "whole game")
        assert len(told(match, "round")) == 10
    with pytest.raises(BadSeats):
        Match.new(GAME, 5, "too many")
    assert GAME.facts.can_lose


@rule("WC-1.2")
def test_values_stay_from_0_to_10_in_four_rows() -> None:
    for number in range(30):
        match = Match.new(GAME, 4, f"values {number}")
        dice = Dice(f"values {number}")
        while not match.over:
            assert len(state_of(match).values) == 16
            assert all(0 <= value <= 10 for value in state_of(match).values)
            take(match, dice.pick(asked(match)[2]))


# -- 2 set-up ----------------------------------------------------------------------------------------------


@rule("WC-2.1", "WC-2.2")
def test_tokens_start_on_the_past_of_an_open_start_card() -> None:
    match = Match.new(GAME, 3, "set-up")
    starts = state_of(match).starts
    assert len(set(starts)) == 3
    dealt = told(match, "dealt")
    assert [event["card"] for event in dealt] == [PRINTED.cards[card].id for card in starts]
    state = GAME.setup(3, GAME.with_defaults(3), Dice("set-up"))
    assert [state.life(seat) for seat in range(3)] == [PRINTED.cards[card].past for card in starts]
    assert match.view(None)["starts"] == [PRINTED.cards[card].id for card in starts]


@rule("WC-1.4", "WC-2.2")
def test_past_is_in_the_order_w_i_l_d() -> None:
    state = GAME.setup(1, GAME.with_defaults(1, {"deck": deck(past="1/2/3/4")}), Dice("order"))
    assert state.values == [1, 2, 3, 4]


@rule("WC-2.3")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = [GAME.setup(4, GAME.with_defaults(4), Dice(f"first {number}")).first for number in range(200)]
    assert all(30 <= firsts.count(seat) <= 70 for seat in range(4))


@rule("WC-2.4")
def test_nobody_knows_a_round_card_before_its_round() -> None:
    match = Match.new(GAME, 2, "hidden")
    seen = match.view(0)
    assert len(seen["turned"]) + seen["face_down"] == 10
    table = state_of(match)
    assert len(table.unseen) == 78 - 2 - len(table.turned) - len(table.shared)
    assert seen["pile"] == 78 - 2 - 10 - max(0, len(table.shared) - len([r for r in (2, 10) if r <= len(table.turned)]))


@rule("WC-2.4")
def test_any_card_left_may_be_the_next_round_card() -> None:
    state = GAME.setup(2, GAME.with_defaults(2), Dice("next"))
    drawn = set()
    for number in range(2000):
        twin = state.copy()
        twin.dice = Dice(f"next {number}")
        drawn.add(twin.draw())
    assert drawn == set(state.unseen)


# -- 3 the round -------------------------------------------------------------------------------------------


@rule("WC-3.1")
def test_a_round_is_present_then_round_card_then_actions() -> None:
    match = scene("1/1/1/1", presents=["+1 Wild"], fate="-1 Wild", phase="present")
    phases = []
    for choice in ("W", "W", "pass", "I"):
        phases.append((state_of(match).round, match.view(0)["phase"], asked(match)[1]))
        take(match, choice)
    assert phases == [(1, "present", "gain"), (1, "round", "lose"), (1, "action", "act"), (2, "present", "gain")]
    pass_all(match)
    assert [event["round"] for event in told(match, "round")] == list(range(1, 11))


@rule("WC-3.2")
def test_presents_come_in_turn_order_from_the_first_player() -> None:
    match = scene(EVEN, EVEN, EVEN, presents=["+1 Wild", "+1 W", "+1 Wild"], phase="present", first=1)
    assert [event["seat"] for event in told(match, "present")] == [1, 2]
    assert asked(match)[0] == 2
    take(match, "D")
    assert asked(match)[0] == 0
    take(match, "I")
    assert lives(match) == ["5/6/5/5", "6/5/5/5", "5/5/5/6"]


@rule("WC-3.3")
def test_a_present_cannot_be_saved_or_refused() -> None:
    match = scene(EVEN, presents=["+1 Wild"], phase="present")
    assert "pass" not in asked(match)[2]
    assert why_not(match, 0, "pass") == "WC-4.1"


@rule("WC-3.4")
def test_everybody_meets_the_round_card_in_turn_order_with_choices_of_their_own() -> None:
    match = scene(EVEN, EVEN, EVEN, fate="+1 Wild", first=2)
    seats = []
    for choice in ("W", "I", "L"):
        seats.append(asked(match)[0])
        take(match, choice)
    assert seats == [2, 0, 1]
    assert lives(match) == ["5/6/5/5", "5/5/6/5", "6/5/5/5"]
    assert len(told(match, "turned")) == 1


@rule("WC-3.5")
@pytest.mark.parametrize("round", [2, 10])
def test_rounds_2_and_10_bring_an_objective_instead_of_an_effect(round: int) -> None:
    match = scene(EVEN, EVEN, fate="+1 W", reversed="+1 W", shared="W=4-6", round=round)
    assert lives(match) == [EVEN, EVEN]
    assert len(state_of(match).shared) == 1
    assert GAME.points(state_of(match)) == [1, 1]
    assert match.view(0)["turned"][-1]["way"] == "sideways"


@rule("WC-3.5")
@pytest.mark.parametrize("round", [1, 3, 4, 5, 6, 7, 8, 9])
def test_the_other_rounds_bring_no_objective(round: int) -> None:
    assert state_of(scene(EVEN, fate="+1 W", round=round)).shared == []


@rule("WC-3.6")
@pytest.mark.parametrize("round", [1, 3, 4, 5, 6, 7, 8, 9])
def test_rounds_4_6_and_8_are_reversed_the_others_upright(round: int) -> None:
    match = scene(EVEN, fate="+1 W", reversed="-1 W", round=round)
    reversed = round in (4, 6, 8)
    assert lives(match) == ["4/5/5/5" if reversed else "6/5/5/5"]
    assert match.view(0)["turned"][-1]["way"] == ("reversed" if reversed else "upright")


@rule("WC-3.7")
@pytest.mark.parametrize("round", [3, 4])
def test_orientation_by_chance_is_half_and_half(round: int) -> None:
    after = [
        lives(scene(EVEN, fate="+1 W", reversed="-1 W", round=round, orientation="random", seed=f"way {number}"))[0]
        for number in range(200)
    ]
    assert 70 <= after.count("4/5/5/5") <= 130
    assert after.count("4/5/5/5") + after.count("6/5/5/5") == 200


@rule("WC-3.7")
@pytest.mark.parametrize("round", [2, 10])
def test_orientation_by_chance_leaves_the_objective_cards_alone(round: int) -> None:
    for number in range(10):
        match = scene(EVEN, fate="+1 W", reversed="-1 W", round=round, orientation="random", seed=f"way {number}")
        assert lives(match) == [EVEN]


def test_an_unknown_orientation_is_refused() -> None:
    with pytest.raises(BadSetting):
        Match.new(GAME, 2, "way", {"orientation": "sideways"})


@rule("WC-3.8")
def test_the_first_player_token_passes_to_the_left() -> None:
    match = scene(EVEN, EVEN, EVEN, first=1, phase="present")
    pass_all(match)
    assert [event["seat"] for event in told(match, "round")] == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]


# -- 4 the Action phase ------------------------------------------------------------------------------------


@rule("WC-4.1")
def test_each_player_takes_three_actions_before_the_next_begins() -> None:
    match = scene(EVEN, EVEN, EVEN, phase="action", first=1)
    seats = []
    for _ in range(9):
        seats.append(asked(match)[0])
        assert why_not(match, (seats[-1] + 1) % 3, "+W") == "WC-4.1"
        take(match, "+W")
    assert seats == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert lives(match) == ["8/5/5/5"] * 3


@rule("WC-4.1")
def test_there_are_no_actions_in_the_other_phases() -> None:
    match = scene(EVEN, EVEN, fate="+1 Wild")
    assert [why_not(match, 0, action) for action in ("+W", "-W 1", "pass")] == ["WC-4.1"] * 3


@rule("WC-4.2")
def test_an_action_is_a_step_up_or_down_on_any_board() -> None:
    match = scene(EVEN, EVEN, phase="action")
    own = [f"{sign}{row}" for row in "WILD" for sign in "+-"]
    assert sorted(asked(match)[2]) == sorted([*own, *[f"{action} 1" for action in own], "pass"])
    take(match, "-D 1", "-D 1", "+L 1")
    take(match, "-W", "+I", "+I 0")
    assert lives(match) == ["5/6/5/5", "4/6/6/3"]


@rule("WC-4.2")
@pytest.mark.parametrize("action", ["+W 0", "-W 2", "W", "player 1", "players 0 1", "W~I", "keep", "Wildmin"])
def test_nothing_else_is_an_action(action: str) -> None:
    assert why_not(scene(EVEN, EVEN, phase="action"), 0, action) == "WC-4.2"


@rule("WC-4.3")
def test_no_action_leaves_the_board() -> None:
    match = scene("10/0/5/5", "0/10/5/5", phase="action")
    for action in ("+W", "-I", "-W 1", "+I 1"):
        assert action not in asked(match)[2]
        assert why_not(match, 0, action) == "WC-4.3"
    for action in ("-W", "+I", "+W 1", "-I 1"):
        assert why_not(match, 0, action) is None


@rule("WC-4.4")
def test_no_action_goes_against_a_cancel() -> None:
    match = scene(EVEN, EVEN, fate="cancel+ W@round;other: cancel- D@round")
    assert [why_not(match, 0, action) for action in ("+W", "-D", "+W 1", "-D 1")] == ["WC-4.4"] * 4
    assert [why_not(match, 0, action) for action in ("-W", "+D", "-W 1", "+D 1")] == [None] * 4


@rule("WC-4.5")
def test_passing_gives_up_the_rest() -> None:
    match = scene(EVEN, EVEN, phase="action")
    take(match, "+W", "pass")
    assert asked(match)[0] == 1
    assert told(match, "passed") == [{"key": "wildcard-passed", "seat": 0, "left": 2}]


@rule("WC-4.5")
def test_whoever_can_do_nothing_is_not_asked() -> None:
    match = scene("5/5/5/5", fate="cancel+- WILD@round", presents=["+1 Wild"])
    assert state_of(match).round == 2
    assert asked(match)[1] == "gain"


@rule("WC-4.6")
@pytest.mark.parametrize(("modifier", "actions"), [(2, 5), (1, 4), (-1, 2), (-2, 1), (-3, 0), (-9, 0)])
def test_modifiers_change_the_number_of_actions_never_below_0(modifier: int, actions: int) -> None:
    match = scene(EVEN, EVEN, phase="action", extra=[modifier, 0])
    taken = 0
    while asked(match)[0] == 0:
        take(match, "+W" if taken % 2 else "-W")
        taken += 1
    assert taken == actions


@rule("WC-4.6")
def test_modifiers_end_with_the_round() -> None:
    match = scene(EVEN, fate="+1 Action", phase="round")
    take(match, "+W", "+W", "+W", "+W")
    assert state_of(match).round == 2
    assert state_of(match).extra == [0]


@rule("WC-4.7")
def test_an_action_never_earns_anything() -> None:
    match = scene("9/1/5/5", "9/1/5/5", phase="action")
    take(match, "+W", "-I", "+W 1")
    take(match, "-I", "pass")
    assert lives(match) == ["10/0/5/5", "10/0/5/5"]
    assert told(match, "reward") == told(match, "penalty") == []


@rule("WC-4.8")
def test_a_fair_finish_allows_only_own_boards_in_round_10() -> None:
    match = scene(EVEN, EVEN, phase="action", round=10, finish="fair")
    assert sorted(asked(match)[2]) == sorted([*[f"{sign}{row}" for row in "WILD" for sign in "+-"], "pass"])
    assert why_not(match, 0, "+W 1") == "WC-4.8"
    assert why_not(match, 0, "+W 0") == "WC-4.2"


@rule("WC-4.8")
def test_a_fair_finish_changes_nothing_before_round_10_and_classic_not_even_then() -> None:
    assert "+W 1" in asked(scene(EVEN, EVEN, phase="action", round=9, finish="fair"))[2]
    assert "+W 1" in asked(scene(EVEN, EVEN, phase="action", round=10))[2]
    assert GAME.with_defaults(2)["finish"] == "fair"


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    dice = Dice("one option")
    for number in range(20):
        match = Match.new(GAME, 1 + number % 4, f"{number}")
        while not match.over:
            options = asked(match)[2]
            assert len(options) > 1, asked(match)
            take(match, dice.pick(options))
