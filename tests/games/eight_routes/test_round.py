"""Sections 1 to 3 of the rulebook: the game, its set-up, and the round."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.core import BadSeats, BadSetting, Dice, Match, why_not
from asobi.games.eight_routes import GAME
from asobi.testing import conform, rule
from tests.games.eight_routes.table import last_turn_of, lid, new_round, options, square, turn_of


def played(players: int, seed: str = "whole game", **house: object) -> Match:
    """A whole game of random choices."""
    match, dice = Match.new(GAME, players, seed, house), Dice("players " + seed)
    while not match.over:
        (decision,) = match.pending
        match.choose(decision.seat, dice.pick(options(match)))
    return match


def told(match: Match, key: str) -> list[dict[str, object]]:
    return [event for event in match.events_for(None) if event["key"] == f"eight-routes-{key}"]


@pytest.mark.parametrize("players", [4, 5])
def test_more_players_keep_the_house_rules_too(players: int, tmp_path: Path) -> None:
    conform(GAME, seeds=1, seats=[players], folder=tmp_path)


# -- 1 the game --------------------------------------------------------------------------------------------


@rule("ER-1.1")
def test_three_four_or_five_play() -> None:
    for players in (3, 4, 5):
        match = Match.new(GAME, players, "seats")
        assert [len(routes) for routes in match.view(None)["squares"]] == [8] * players
    for players in (2, 6):
        with pytest.raises(BadSeats, match="for 3 to 5 seats"):
            Match.new(GAME, players, "seats")


@rule("ER-1.1")
def test_every_route_has_twenty_squares() -> None:
    for route in range(1, 9):
        match = turn_of(0, {route: 19, 1 if route > 1 else 2: 1})
        match.choose(0, f"pick {route}")
        assert square(match, 0, route) == 19
        match = turn_of(0, {route: 23, 1 if route > 1 else 2: 1})
        match.choose(0, f"pick {route}")
        assert square(match, 0, route) == 20


@rule("ER-1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_most_points_wins_after_the_last_round(players: int) -> None:
    for number in range(4):
        match = played(players, f"winner {number}")
        assert match.outcome is not None
        scores, winners = match.outcome.scores, match.outcome.winners
        assert winners
        assert all(scores[seat] == max(scores) for seat in winners)
        assert told(match, "ended")[0]["scores"] == scores


@rule("ER-1.2")
def test_the_game_ends_with_the_last_turn_of_the_last_round_and_not_before() -> None:
    last_but_one = last_turn_of(3, {1: 1}, round=15)
    last_but_one.choose(3, "pick 1")
    assert not last_but_one.over

    last = last_turn_of(3, {1: 1}, round=16)
    last.choose(3, "pick 1")
    assert last.over


# -- 2 set-up ----------------------------------------------------------------------------------------------


@rule("ER-2.1")
@pytest.mark.parametrize(("players", "dice"), [(3, 18), (4, 24), (5, 30)])
def test_six_dice_a_player_are_rolled(players: int, dice: int) -> None:
    for event in told(played(players), "rolled"):
        rolled = event["lid"]
        assert isinstance(rolled, list)
        assert sum(rolled) == dice


@rule("ER-2.2")
@pytest.mark.parametrize(("players", "rounds"), [(3, 15), (4, 16), (5, 15)])
def test_everybody_is_parent_equally_often(players: int, rounds: int) -> None:
    parents = [event["seat"] for event in told(played(players), "round")]

    assert len(parents) == rounds
    assert [parents.count(seat) for seat in range(players)] == [rounds // players] * players


@rule("ER-2.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_start_no_marker_is_on_any_route(players: int) -> None:
    view = Match.new(GAME, players, "start").view(None)

    assert view["squares"] == [[0] * 8] * players
    assert view["piles"] == [[]] * 8


@rule("ER-2.3")
def test_a_player_has_one_marker_for_each_route() -> None:
    """A second pick-up of the same value moves the marker that is there."""
    match = turn_of(0, {2: 3, 7: 1}, {(0, 2): 4})
    match.choose(0, "pick 2")

    assert match.view(None)["squares"][0] == [0, 7, 0, 0, 0, 0, 0, 0]
    assert match.view(None)["piles"][1] == [0]


@rule("ER-2.4")
def test_the_first_parent_is_drawn_at_random() -> None:
    firsts = [Match.new(GAME, 4, f"draw {number}").view(None)["parent"] for number in range(80)]

    assert all(10 <= firsts.count(seat) <= 32 for seat in range(4)), firsts


@rule("ER-2.4")
@pytest.mark.parametrize(("players", "points"), [(3, [8, 5, 0]), (4, [6, 4, 3, 0]), (5, [5, 4, 2, 2, 0])])
def test_start_points_go_clockwise_from_the_first_parent(players: int, points: list[int]) -> None:
    for number in range(6):
        match = Match.new(GAME, players, f"points {number}")
        first = match.view(None)["parent"]
        clockwise = [match.view(None)["start"][(first + place) % players] for place in range(players)]
        assert clockwise == points
        assert told(match, "first-parent")[0]["seat"] == first


@rule("ER-2.5")
@pytest.mark.parametrize("rounds", [1, 2, 30])
def test_a_house_may_play_another_number_of_rounds(rounds: int) -> None:
    assert len(told(played(3, rounds=rounds), "round")) == rounds


@rule("ER-2.5")
@pytest.mark.parametrize("rounds", [0, 31, "many"])
def test_a_number_of_rounds_beyond_reason_is_refused(rounds: object) -> None:
    with pytest.raises(BadSetting, match="from 1 to 30"):
        Match.new(GAME, 3, "rounds", {"rounds": rounds})


@rule("ER-2.6")
def test_a_house_may_play_without_the_shake() -> None:
    match = turn_of(0, {1: 2, 2: 2}, shake=False)

    assert options(match) == ["pick 1", "pick 2"]
    assert why_not(match, 0, "shake") == "ER-2.6"
    assert told(played(4, shake=False), "shook") == []
    assert told(played(4, shake=True), "shook") != []


@rule("ER-2.5", "ER-2.6")
def test_house_options_keep_the_house_rules(tmp_path: Path) -> None:
    conform(GAME, seeds=1, seats=[3], settings=[{"rounds": 1}, {"rounds": 3, "shake": False}], folder=tmp_path)


# -- 3 the round -------------------------------------------------------------------------------------------


@rule("ER-3.1")
def test_the_parent_takes_a_chip_face_up_for_all_to_see() -> None:
    match = new_round(parent=2)

    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["chips_up"] == [0, 0, 1, 0]
        assert match.view(seat)["chips_down"] == [1, 1, 1, 1], "those of the four rounds before"
    assert told(match, "round") == [{"key": "eight-routes-round", "round": 5, "seat": 2}]


@rule("ER-3.2")
def test_the_parent_rolls_all_dice_and_they_are_sorted_by_value() -> None:
    rolls = [8, 1, 1, 2, 5, 5, 5, 5, 3, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1]
    match = new_round(parent=1, rolls=rolls)

    assert lid(match) == {1: 3, 2: 1, 3: 1, 5: 4, 8: 15}
    assert told(match, "rolled") == [
        {"key": "eight-routes-rolled", "seat": 1, "lid": [3, 1, 1, 0, 4, 0, 0, 15]},
    ]


@rule("ER-3.3", "ER-6.6")
@pytest.mark.parametrize(("standing", "asked"), [(0, False), (3, False), (4, True), (20, True)])
def test_a_parent_on_square_4_of_route_4_may_roll_the_d6(standing: int, asked: bool) -> None:
    match = new_round(parent=1, squares={(1, 4): standing} if standing else {})

    (decision,) = match.pending
    assert (decision.seat, decision.prompt) == ((1, "d6") if asked else (2, "turn"))
    if asked:
        assert options(match) == ["d6", "no d6"]


@rule("ER-3.3")
def test_nobody_but_the_parent_rolls_the_d6() -> None:
    match = new_round(parent=1, squares={(0, 4): 9, (2, 4): 9, (3, 4): 9})

    assert match.pending[0].prompt == "turn"


@rule("ER-3.3")
def test_the_d6_may_be_declined() -> None:
    match = new_round(parent=1, squares={(1, 4): 4})
    match.choose(1, "no d6")

    assert match.view(None)["squares"][1] == [0, 0, 0, 4, 0, 0, 0, 0]
    assert told(match, "rolled-d6") == []
    assert match.pending[0].seat == 2


@rule("ER-3.4")
@pytest.mark.parametrize(
    ("pips", "before", "after"), [(1, 0, 1), (6, 0, 1), (2, 7, 8), (4, 5, 6), (3, 19, 20), (3, 20, 20)]
)
def test_the_d6_moves_the_parents_marker_of_that_route_at_once(pips: int, before: int, after: int) -> None:
    squares = {(1, 4): 5, (1, pips): before} if before else {(1, 4): 5}
    match = new_round(parent=1, rolls=[8] * 24 + [pips], squares=squares)

    match.choose(1, "d6")

    assert square(match, 1, pips) == after
    assert told(match, "rolled-d6") == [{"key": "eight-routes-rolled-d6", "seat": 1, "pips": pips}]
    assert match.pending[0].seat == 2, "nothing comes between the d6 and its effect"


@rule("ER-3.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_takes_one_turn_and_the_parent_is_last(players: int) -> None:
    match = new_round(parent=1, players=players, rolls=[1 + number % 8 for number in range(6 * players)])
    seats = []
    while match.view(None)["round"] == 5:
        seats.append(match.pending[0].seat)
        match.choose(seats[-1], options(match)[0] if "end" not in options(match) else "end")

    turns = [seat for place, seat in enumerate(seats) if place == 0 or seats[place - 1] != seat]
    assert turns == [(2 + place) % players for place in range(players)]


@rule("ER-3.6")
def test_all_dice_return_and_the_left_neighbour_becomes_parent() -> None:
    match = last_turn_of(2, {3: 2, 7: 5}, round=6)
    match.choose(2, "pick 7")

    view = match.view(None)
    assert view["round"] == 7
    assert view["parent"] == 3
    assert view["chips_up"] == [0, 0, 0, 1]
    assert sum(view["lid"]) == 24
