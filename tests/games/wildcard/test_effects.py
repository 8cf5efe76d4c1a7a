"""Section 6 of the rulebook: scopes, verbs and row words, each with the decisions it asks for."""

from __future__ import annotations

import pytest

from asobi.core import why_not
from asobi.games.wildcard import GAME
from asobi.testing import rule
from tests.games.wildcard.scenes import asked, board_asked, lives, pass_all, scene, state_of, take, told

EVEN = "5/5/5/5"

# -- reference vectors of the specification ----------------------------------------------------------------


def test_vector_both_rows() -> None:
    match = scene("3/5/3/5", fate="+1 I&D")
    assert lives(match) == ["3/6/3/6"]


def test_vector_overflow_in_the_present_phase() -> None:
    match = scene("9/10/4/4", presents=["+2 W"], phase="present")
    assert lives(match) == ["10/10/4/4"]
    assert [event["row"] for event in told(match, "reward")] == ["W"]


def test_vector_lowest_up_highest_down() -> None:
    match = scene("4/4/7/2", fate="+1 Wildmin;-1 Wildmax")
    assert lives(match) == ["4/4/6/3"]


def test_vector_swap_with_a_tie() -> None:
    match = scene("6/2/2/9", fate="swap Wildmin~Wildmax")
    assert asked(match) == (0, "swap", ["I~D", "L~D"])
    take(match, "I~D")
    assert lives(match) == ["6/9/2/2"]


# -- who decides, and in which order -----------------------------------------------------------------------


@rule("WC-6.1")
def test_the_resolver_chooses_players_and_rows_on_other_boards_too() -> None:
    match = scene(EVEN, EVEN, EVEN, fate="other: -1 Wild", first=2)
    assert asked(match)[:2] == (2, "other")
    take(match, "player 1")
    assert asked(match)[:2] == (2, "lose")
    assert match.decision is not None
    take(match, "L")
    assert lives(match) == [EVEN, "5/5/4/5", EVEN]
    assert asked(match)[0] == 0


@rule("WC-6.1")
def test_nobody_else_may_answer_for_the_resolver() -> None:
    match = scene(EVEN, EVEN, EVEN, fate="+1 Wild")
    assert why_not(match, 1, "W") == "WC-6.1"
    assert why_not(match, 0, "W") is None


@rule("WC-6.2")
def test_clauses_go_from_left_to_right_and_see_what_was_done() -> None:
    match = scene("4/5/6/6", fate="+2 Wildmin;-3 Wildmax")
    assert asked(match) == (0, "highest", ["W", "L", "D"])
    take(match, "W")
    assert lives(match) == ["3/5/6/6"]


@rule("WC-6.2")
def test_the_effect_none_does_nothing() -> None:
    match = scene(EVEN, EVEN, fate="none")
    assert asked(match)[1] == "act"
    assert lives(match) == [EVEN, EVEN]


# -- scopes ------------------------------------------------------------------------------------------------


@rule("WC-6.3")
def test_without_a_scope_a_clause_touches_the_resolvers_board() -> None:
    match = scene(EVEN, EVEN, presents=["+1 W"], phase="present")
    assert lives(match) == ["6/5/5/5", EVEN]


@rule("WC-6.3")
def test_all_touches_every_board_in_turn_order_from_the_resolver() -> None:
    match = scene(EVEN, EVEN, EVEN, presents=["none", "all: +1 Wild"], phase="present")
    boards = []
    while asked(match)[1] == "gain":
        boards.append(board_asked(match))
        assert asked(match)[0] == 1
        take(match, "D")
    assert boards == [1, 2, 0]
    assert lives(match) == ["5/5/5/6"] * 3


@rule("WC-6.4")
def test_other_touches_one_other_player_of_choice() -> None:
    match = scene(EVEN, EVEN, EVEN, EVEN, presents=["other: +2 L"], phase="present")
    assert asked(match) == (0, "other", ["player 1", "player 2", "player 3"])
    take(match, "player 3")
    assert lives(match) == [EVEN, EVEN, EVEN, "5/5/7/5"]
    assert why_not(match, 0, "player 3") == "WC-4.2"


@rule("WC-6.4")
def test_with_two_players_the_other_one_is_no_choice() -> None:
    match = scene(EVEN, EVEN, presents=["other: -1 L"], phase="present")
    assert lives(match) == [EVEN, "5/5/4/5"]
    assert asked(match)[1] == "act"


@rule("WC-6.5")
def test_two_touches_two_other_players_of_choice() -> None:
    match = scene(EVEN, EVEN, EVEN, EVEN, presents=["none", "two: -1 W"], phase="present")
    assert asked(match) == (1, "two", ["players 0 2", "players 0 3", "players 2 3"])
    take(match, "players 0 3")
    assert lives(match) == ["4/5/5/5", EVEN, EVEN, "4/5/5/5"]


@rule("WC-6.5")
def test_two_goes_in_turn_order_from_the_resolver() -> None:
    match = scene(EVEN, EVEN, EVEN, EVEN, presents=["none", "two: +1 Wild"], phase="present")
    take(match, "players 0 3")
    assert board_asked(match) == 3
    take(match, "W")
    assert board_asked(match) == 0


@rule("WC-6.5")
def test_two_with_three_players_is_both_and_with_two_the_one() -> None:
    three = scene(EVEN, EVEN, EVEN, presents=["two: -1 W"], phase="present")
    assert lives(three) == [EVEN, "4/5/5/5", "4/5/5/5"]
    pair = scene(EVEN, EVEN, presents=["two: -1 W"], phase="present")
    assert lives(pair) == [EVEN, "4/5/5/5"]


@rule("WC-6.6")
def test_with_touches_the_resolver_and_one_other() -> None:
    match = scene(EVEN, EVEN, EVEN, presents=["with: +1 Wild"], phase="present")
    assert asked(match) == (0, "with", ["player 1", "player 2"])
    take(match, "player 2", "W", "D")
    assert lives(match) == ["6/5/5/5", EVEN, "5/5/5/6"]


@rule("WC-3.4", "WC-6.6")
def test_on_a_round_card_every_player_resolves_the_scope_once() -> None:
    match = scene(EVEN, EVEN, fate="with: +1 L")
    assert lives(match) == ["5/5/7/5", "5/5/7/5"]


# -- row words ---------------------------------------------------------------------------------------------


@rule("WC-6.7")
@pytest.mark.parametrize(("row", "after"), [("W", "7/5/5/5"), ("I", "5/7/5/5"), ("L", "5/5/7/5"), ("D", "5/5/5/7")])
def test_a_letter_is_its_row(row: str, after: str) -> None:
    assert lives(scene(EVEN, fate=f"+2 {row}")) == [after]


@rule("WC-6.7")
def test_a_slash_lets_the_resolver_pick_one() -> None:
    match = scene(EVEN, fate="-1 I/L/D")
    assert asked(match) == (0, "either", ["I", "L", "D"])
    assert why_not(match, 0, "W") == "WC-6.7"
    take(match, "L")
    assert lives(match) == ["5/5/4/5"]


@rule("WC-6.7")
def test_a_slash_is_picked_on_each_board_anew() -> None:
    match = scene(EVEN, EVEN, presents=["all: +1 W/D"], phase="present")
    take(match, "W", "D")
    assert lives(match) == ["6/5/5/5", "5/5/5/6"]


@rule("WC-6.7")
def test_a_slash_may_offer_other_row_words() -> None:
    match = scene("1/5/5/9", fate="+2 Wildmin/WILD/Wildmin")
    assert asked(match) == (0, "either", ["Wildmin", "WILD"])
    take(match, "Wildmin")
    assert lives(match) == ["3/5/5/9"]


@rule("WC-6.7")
def test_the_same_row_on_both_sides_of_a_slash_is_no_choice() -> None:
    match = scene(EVEN, fate="+1 W/W")
    assert lives(match) == ["6/5/5/5"]


@rule("WC-6.8")
def test_wild_is_single_points_each_on_a_row_of_choice() -> None:
    match = scene(EVEN, fate="+3 Wild")
    assert asked(match) == (0, "gain", ["W", "I", "L", "D"])
    take(match, "W", "W", "D")
    assert lives(match) == ["7/5/5/6"]
    assert asked(match)[1] == "act"


@rule("WC-6.8")
def test_a_lost_wild_point_may_come_from_any_row() -> None:
    match = scene("0/5/5/5", fate="-1 Wild")
    assert asked(match) == (0, "lose", ["W", "I", "L", "D"])
    assert why_not(match, 0, "Wild") == "WC-6.8"


@rule("WC-6.9")
def test_wild_in_capitals_is_all_four_rows() -> None:
    assert lives(scene("1/2/3/4", fate="+2 WILD")) == ["3/4/5/6"]


@rule("WC-6.10")
def test_lowest_and_highest_without_a_tie_are_no_choice() -> None:
    assert lives(scene("1/2/3/4", fate="+1 Wildmin")) == ["2/2/3/4"]
    assert lives(scene("1/2/3/4", fate="-2 Wildmax")) == ["1/2/3/2"]


@rule("WC-6.10")
@pytest.mark.parametrize(
    ("life", "fate", "prompt", "rows"),
    [
        ("2/2/5/9", "+1 Wildmin", "lowest", ["W", "I"]),
        ("9/2/9/9", "+1 Wildmax", "highest", ["W", "L", "D"]),
        ("5/5/5/5", "-1 Wildmin", "lowest", ["W", "I", "L", "D"]),
    ],
)
def test_the_resolver_picks_among_equals(life: str, fate: str, prompt: str, rows: list[str]) -> None:
    match = scene(life, fate=fate)
    assert asked(match) == (0, prompt, rows)
    other = "D" if "D" not in rows else "I" if "I" not in rows else "Wild"
    assert why_not(match, 0, other) == "WC-6.10"


@rule("WC-6.10")
def test_lowest_and_highest_are_read_when_the_clause_starts() -> None:
    """After +6 on the lowest row W it is the highest one, but the clause had started with D."""
    assert lives(scene("1/2/3/4", fate="+6 Wildmin&Wildmax")) == ["7/2/3/10"]
    match = scene("1/2/3/4", "1/2/3/4", fate="none", presents=["all: +2 Wildmin"], phase="present")
    assert lives(match) == ["3/2/3/4", "3/2/3/4"]


@rule("WC-6.10")
def test_the_resolver_breaks_ties_on_other_boards() -> None:
    match = scene("1/2/3/4", "7/7/1/1", presents=["other: -1 Wildmax"], phase="present")
    assert asked(match) == (0, "highest", ["W", "I"])
    take(match, "I")
    assert lives(match) == ["1/2/3/4", "7/6/1/1"]


# -- verbs -------------------------------------------------------------------------------------------------


@rule("WC-6.11")
@pytest.mark.parametrize(
    ("fate", "extra"),
    [
        ("+1 Action", [1, 1, 1]),
        ("-2 Action", [-2, -2, -2]),
        ("all: +1 Action", [3, 3, 3]),
        ("two: -1 Action", [-2] * 3),
    ],
)
def test_actions_are_added_and_taken_away(fate: str, extra: list[int]) -> None:
    assert state_of(scene(EVEN, EVEN, EVEN, fate=fate)).extra == extra


@rule("WC-6.12")
def test_steal_moves_points_into_the_same_row() -> None:
    match = scene(EVEN, EVEN, EVEN, presents=["steal 2 W"], phase="present")
    assert asked(match) == (0, "victim", ["player 1", "player 2"])
    take(match, "player 2")
    assert lives(match) == ["7/5/5/5", EVEN, "3/5/5/5"]


@rule("WC-6.12")
def test_steal_wild_asks_for_each_point_among_rows_above_0() -> None:
    match = scene(EVEN, "1/0/2/0", presents=["steal 2 Wild"], phase="present")
    assert asked(match) == (0, "steal", ["W", "L"])
    assert why_not(match, 0, "I") == "WC-6.12"
    take(match, "W")
    assert lives(match) == ["6/5/6/5", "0/0/1/0"]


@rule("WC-6.12")
def test_steal_takes_nothing_at_0_and_gives_no_penalty() -> None:
    match = scene(EVEN, "1/5/5/5", presents=["steal 3 W"], phase="present")
    assert lives(match) == ["6/5/5/5", "0/5/5/5"]
    assert told(match, "penalty") == []
    empty = scene(EVEN, "0/0/0/0", presents=["steal 3 Wild"], phase="present")
    assert lives(empty) == [EVEN, "0/0/0/0"]


@rule("WC-6.12")
def test_a_stolen_point_above_10_earns_the_reward() -> None:
    match = scene("5/10/5/5", EVEN, presents=["steal 1 I"], phase="present")
    assert lives(match) == ["5/10/5/5", "5/4/5/5"]
    assert [event["row"] for event in told(match, "reward")] == ["I"]


@rule("WC-6.12")
def test_nothing_is_stolen_where_losses_are_cancelled() -> None:
    match = scene(EVEN, EVEN, presents=["other: cancel- W;steal 1 W;steal 1 Wild"], phase="present")
    assert asked(match) == (0, "steal", ["I", "L", "D"])
    assert lives(match) == [EVEN, EVEN]


@rule("WC-6.12")
def test_steal_reads_lowest_and_highest_on_the_other_board() -> None:
    match = scene("1/2/3/4", "4/3/2/1", presents=["steal 1 Wildmax"], phase="present")
    assert lives(match) == ["2/2/3/4", "3/3/2/1"]
    tie = scene("1/2/3/4", "4/4/2/1", presents=["steal 2 Wildmax"], phase="present")
    assert asked(tie) == (0, "highest", ["W", "I"])
    take(tie, "I")
    assert lives(tie) == ["1/4/3/4", "4/2/2/1"]


@rule("WC-6.12")
def test_steal_from_several_rows_or_one_of_them() -> None:
    assert lives(scene(EVEN, EVEN, presents=["steal 1 WILD"], phase="present")) == ["6/6/6/6", "4/4/4/4"]
    assert lives(scene(EVEN, EVEN, presents=["steal 2 W&D"], phase="present")) == ["7/5/5/7", "3/5/5/3"]
    match = scene(EVEN, EVEN, presents=["steal 1 W/D"], phase="present")
    assert asked(match) == (0, "either", ["W", "D"])
    take(match, "D")
    assert lives(match) == ["5/5/5/6", "5/5/5/4"]


@rule("WC-6.13")
def test_swap_exchanges_two_rows() -> None:
    assert lives(scene("1/2/3/4", fate="swap W~D")) == ["4/2/3/1"]
    assert lives(scene("1/2/3/4", fate="swap W~W")) == ["1/2/3/4"]
    assert lives(scene("1/2/3/4", fate="swap Wildmin~I")) == ["2/1/3/4"]


@rule("WC-6.13")
def test_swap_wild_is_any_two_rows_or_none() -> None:
    match = scene("1/2/3/3", fate="swap Wild~Wild")
    assert asked(match) == (0, "swap", ["W~I", "W~L", "W~D", "I~L", "I~D", "keep"])
    assert why_not(match, 0, "L~D") == "WC-6.13"
    take(match, "keep")
    assert lives(match) == ["1/2/3/3"]
    match = scene("1/2/3/3", fate="swap Wild~I")
    assert asked(match) == (0, "swap", ["W~I", "I~L", "I~D", "keep"])


@rule("WC-6.13")
def test_swap_among_equal_values_asks_nobody() -> None:
    assert asked(scene(EVEN, fate="swap Wildmin~Wildmax"))[1] == "act"
    assert asked(scene(EVEN, fate="swap Wild~Wild"))[1] == "act"


@rule("WC-6.13")
def test_swap_on_another_board() -> None:
    match = scene("1/2/3/4", "1/2/3/4", presents=["other: swap Wildmin~Wildmax"], phase="present")
    assert lives(match) == ["1/2/3/4", "4/2/3/1"]


@rule("WC-6.14")
def test_trade_exchanges_the_same_row_with_another_player() -> None:
    match = scene("1/2/3/4", EVEN, "9/9/9/9", presents=["trade L"], phase="present")
    assert asked(match) == (0, "trader", ["player 1", "player 2"])
    take(match, "player 2")
    assert lives(match) == ["1/2/9/4", EVEN, "9/9/3/9"]


@rule("WC-6.14")
def test_trade_reads_lowest_and_highest_on_the_resolvers_board() -> None:
    match = scene("1/2/3/4", "9/8/7/0", presents=["trade Wildmin"], phase="present")
    assert lives(match) == ["9/2/3/4", "1/8/7/0"]
    tie = scene("4/2/3/4", "9/8/7/0", presents=["trade Wildmax"], phase="present")
    assert asked(tie) == (0, "highest", ["W", "D"])
    take(tie, "D")
    assert lives(tie) == ["4/2/3/0", "9/8/7/4"]


@rule("WC-6.14")
def test_trade_of_any_row_and_of_every_row() -> None:
    match = scene("1/2/3/4", "9/8/7/0", presents=["trade Wild"], phase="present")
    assert asked(match) == (0, "trade", ["W", "I", "L", "D"])
    take(match, "I")
    assert lives(match) == ["1/8/3/4", "9/2/7/0"]
    every = scene("1/2/3/4", "9/8/7/0", presents=["trade WILD"], phase="present")
    assert lives(every) == ["9/8/7/0", "1/2/3/4"]


@rule("WC-6.15")
def test_swaps_and_trades_are_not_stopped_by_a_cancel() -> None:
    match = scene("1/2/3/4", "9/9/9/9", presents=["all: cancel+- WILD;swap W~I;trade D"], phase="present")
    assert lives(match) == ["2/1/3/9", "9/9/9/4"]


@rule("WC-6.15")
def test_swaps_and_trades_earn_nothing() -> None:
    match = scene("10/0/3/4", "0/10/9/9", presents=["swap W~I;trade W"], phase="present")
    assert lives(match) == ["0/10/3/4", "0/10/9/9"]
    assert told(match, "reward") == told(match, "penalty") == []


@rule("WC-6.16")
@pytest.mark.parametrize(
    ("cancel", "after"), [("cancel+ W", "3/5/5/5"), ("cancel- W", "7/5/5/5"), ("cancel+- W", "5/5/5/5")]
)
def test_gains_losses_or_both_are_void(cancel: str, after: str) -> None:
    match = scene(EVEN, fate=f"{cancel};+2 W;-2 W" if after != "3/5/5/5" else f"{cancel};-2 W;+2 W")
    assert lives(match) == [after]


@rule("WC-6.16")
def test_a_void_change_earns_nothing() -> None:
    match = scene("10/0/5/5", fate="cancel+ W;cancel- I;+1 W;-1 I")
    assert lives(match) == ["10/0/5/5"]
    assert told(match, "reward") == told(match, "penalty") == []
    assert len(told(match, "void")) == 2


@rule("WC-6.16")
def test_a_cancel_holds_against_rewards_too() -> None:
    match = scene("5/5/5/10", fate="cancel+ W;+1 D")
    assert lives(match) == ["5/6/6/10"]
    assert [event["row"] for event in told(match, "reward")] == ["D"]


@rule("WC-6.16")
def test_a_cancel_may_name_any_row_or_the_lowest() -> None:
    match = scene("1/2/2/4", fate="cancel+ Wild;+1 WILD")
    assert asked(match) == (0, "cancel", ["W", "I", "L", "D"])
    assert why_not(match, 0, "Wild") == "WC-6.16"
    take(match, "L")
    assert lives(match) == ["2/3/2/5"]
    match = scene("2/1/3/4", fate="cancel+ Wildmin;+1 WILD")
    assert lives(match) == ["3/1/4/5"]
    match = scene("2/1/3/4", fate="cancel+ W/D;+1 WILD")
    take(match, "D")
    assert lives(match) == ["3/2/4/4"]


@rule("WC-6.16", "WC-6.4")
def test_a_cancel_on_another_board() -> None:
    match = scene(EVEN, EVEN, presents=["other: cancel+ W", "+1 W"], phase="present")
    assert lives(match) == [EVEN, EVEN]


@rule("WC-6.17")
def test_a_cancel_of_the_round_lasts_through_its_actions_and_no_longer() -> None:
    match = scene(EVEN, presents=["cancel- W@round"], fate="-1 W&I", phase="present")
    assert lives(match) == ["5/4/5/5"]
    assert why_not(match, 0, "-W") == "WC-4.4"
    pass_all(match, to_round=2)
    assert state_of(match).barred_round != [0]  # the Present of round 2 cancels anew
    once = scene(EVEN, fate="cancel- W@round")
    assert "-W" not in asked(once)[2]
    pass_all(once, to_round=2)
    assert "-W" in asked(once)[2]


@rule("WC-6.17")
def test_a_cancel_without_round_ends_with_its_phase() -> None:
    match = scene(EVEN, presents=["cancel- W"], fate="-1 W&I", phase="present")
    assert lives(match) == ["4/4/5/5"]
    assert why_not(match, 0, "-W") is None
    match = scene(EVEN, EVEN, fate="other: cancel- W;-1 W")
    assert lives(match) == ["4/5/5/5", EVEN]
    assert why_not(match, 0, "-W 1") is None


@rule("WC-6.18")
def test_future_on_a_round_card_draws_once_for_all() -> None:
    match = scene(EVEN, EVEN, EVEN, fate="future;+1 W", shared="W=4-6")
    assert len(state_of(match).shared) == 1
    assert lives(match) == ["6/5/5/5"] * 3
    assert GAME.points(state_of(match)) == [1, 1, 1]


@rule("WC-6.18")
def test_future_in_a_present_draws_for_each_who_receives_it() -> None:
    match = scene(EVEN, EVEN, presents=["future", "future"], phase="present")
    assert len(state_of(match).shared) == 2


@rule("WC-6.18")
def test_future_draws_nothing_from_an_empty_pile() -> None:
    match = scene(EVEN, EVEN, presents=["future"], phase="present", cards=15)
    assert len(state_of(match).shared) == 1
    assert state_of(match).pile() == 0
    pass_all(match)
    assert len(state_of(match).shared) == 3
    assert len(told(match, "no-card")) == 9
