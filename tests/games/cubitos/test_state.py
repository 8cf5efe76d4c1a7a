"""What is loaded: exactly the states that a race can come to."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import BadState, Match
from asobi.games.cubitos import GAME
from asobi.games.cubitos.setup import RACE_BY_KEY
from asobi.games.cubitos.tables import BLACK, WHITE
from asobi.testing.bent import refuse_or_play, states


@pytest.mark.parametrize(
    ("field", "place", "value", "says"),
    [
        ("players", None, 5, "2 to 4 players"),
        ("supply", WHITE, 11, "all 10 dice of each kind"),
        ("supply", WHITE, -1, "a supply of each kind"),
        ("draw", 0, 8, "all 28 dice of each kind"),
        ("draw", BLACK, 1, "one black die"),
        ("draw", None, [], "for each player and kind"),
        ("cards", WHITE, 9, "a card of each colour"),
        ("costs", WHITE, 31, "costs from 0 to 30"),
        ("credits", 0, -1, "credits from 0"),
        ("coins", 0, 5, "coins only while running"),
        ("water_feet", 0, 10**9, "water feet only while running"),
        ("fans", 0, 14, "0 to 13 fans"),
        ("hands", 0, 3, "the hand tokens of the fans"),
        ("position", 0, 10**6, "runners on the course"),
        ("status", 0, 4, "nobody running in the Roll Phase"),
        ("otherwise", None, 1 << WHITE, "other readings only of cards with two"),
        ("champion", 0, True, "a Champion only by that card"),
        ("owed", 0, 1, "dice owed only by Broken Cow"),
        ("most", None, 1, "the most swords counted"),
        ("winners", None, [0], "no winner before the end"),
        ("round", None, 41, "a round within the limit"),
    ],
)
def test_a_state_that_no_race_comes_to_is_refused_with_what_is_wrong(
    field: str, place: int | None, value: Any, says: str
) -> None:
    data = Match.new(GAME, 2, "state").beginnings[0].state.dump()
    if place is None:
        data[field] = value
    else:
        data[field][place] = value

    with pytest.raises(BadState, match=says):
        GAME.load(data)


@pytest.mark.parametrize(("number", "race"), list(enumerate(RACE_BY_KEY)), ids=list(RACE_BY_KEY))
def test_a_state_bent_in_one_place_is_refused_or_playable(number: int, race: str) -> None:
    seats, settings = 2 + number % 3, {"race": race, "rounds": 4}
    found = states(GAME, seats, settings, f"bent {race}")

    assert refuse_or_play(GAME, found, seats, settings, 150, f"bent {race}") > 75
