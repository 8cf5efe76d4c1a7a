"""The settings of a table, and what a game makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import BadSeats, BadSetting, Choice, Flag, Match, Number, Setting, Words
from tests.core.darts import GAME


@pytest.mark.parametrize(
    ("option", "good", "bad", "possible"),
    [
        (Flag("shake", True), [True, False], [1, "yes", None], "true or false"),
        (Number("rounds", 8, 1, 30), [1, 30], [0, 31, 2.5, True, None, "8"], "from 1 to 30"),
        (Number("rounds", None, 1, 30), [None, 4], [0, "4"], "from 1 to 30"),
        (Choice("map", "small", ["small", "large"]), ["small", "large"], ["huge", None, []], "small, large"),
        (Words("cards", "", 5), ["", "abcde"], ["abcdef", 3], "a text"),
    ],
)
def test_an_option_takes_what_is_possible_and_says_so(
    option: Setting, good: list[Any], bad: list[Any], possible: str
) -> None:
    for value in good:
        option.check(value)
    for value in bad:
        with pytest.raises(BadSetting, match=possible):
            option.check(value)


def test_an_option_as_a_set_up_page_gets_it() -> None:
    assert Flag("shake", True).data() == {"key": "shake", "kind": "flag", "default": True}
    assert Number("rounds", None, 1, 30).data()["high"] == 30
    assert Choice("map", "small", ["small", "large"]).data()["values"] == ["small", "large"]
    assert Words("cards", "", 5).data()["longest"] == 5


def test_a_table_takes_the_defaults_where_nothing_is_given() -> None:
    assert GAME.with_defaults(2) == {"throws": 2}
    assert GAME.with_defaults(2, {"throws": 5}) == {"throws": 5}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetting, match="no setting wind; its settings: throws"):
        Match.new(GAME, seats=2, seed=1, settings={"wind": 3})


def test_an_impossible_value_is_refused_when_the_match_begins() -> None:
    with pytest.raises(BadSetting, match="throws is a whole number from 1 to 5, not 6"):
        Match.new(GAME, seats=2, seed=1, settings={"throws": 6})


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_wrong_number_of_seats_is_refused_with_what_is_possible(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"for 2 to 3 seats, not {seats}"):
        Match.new(GAME, seats=seats, seed=1)
