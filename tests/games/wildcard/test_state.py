"""What is loaded: exactly the states that a game can come to."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import BadState, Match
from asobi.games.wildcard import GAME
from asobi.testing.bent import refuse_or_play, states


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("players", 5, "1 to 4 players"),
        ("values", [11] * 12, "values from 0 to 10"),
        ("round", 0, "a round from 1 to 10"),
        ("phase", 3, "one of three phases"),
        ("place", 3, "a place in the turn order"),
        ("starts", [0, 0, 1], "every card in one place"),
        ("unseen", [], "every card in one place"),
        ("shared", [5, 5], "every card in one place"),
        ("extra", [99, 0, 0], "actions more or fewer"),
        ("left", 7, "actions left"),
        ("rewarded", [16, 0, 0], "rewarded from 0 to 15"),
        ("ways", [0, 0, 0], "Round card"),
        ("deck", "nonsense", "deck cannot be read"),
        ("over", True, "an end after the last round"),
    ],
)
def test_a_state_that_no_game_comes_to_is_refused_with_what_is_wrong(field: str, value: Any, says: str) -> None:
    data = Match.new(GAME, 3, "state").state.dump()
    data[field] = value

    with pytest.raises(BadState, match=says):
        GAME.load(data)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_state_bent_in_one_place_is_refused_or_playable(seats: int) -> None:
    found = states(GAME, seats, {}, f"bent {seats}")

    assert refuse_or_play(GAME, found, seats, {}, 500, f"bent {seats}") > 250
