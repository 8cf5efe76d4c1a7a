"""Other towns: a variant moves holes, locations and start cells, and says what locations cost."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.bots import play
from asobi.core import BadSetting, Match, find_game
from asobi.games.landmark_scramble.distances import DISTANCES, ways_to_spots
from asobi.testing import conform
from tests.games.landmark_scramble.town import state

GAME = find_game("landmark-scramble")
TOWN: dict[str, Any] = {
    "layouts.small.holes": ["A1", "b1", "C3", "D4", "B2", "E1", "d4"],
    "layouts.small.spots": ["a1n", "a1s", "d4n", "d1s", "b2n", "c3s", "c2e", "b3w"],
    "layouts.small.spawn.S.cells": ["A5", "B5", "C5", "D5", "E5"],
    "locations.well": ["workers", "workers", "coin"],
}


def settings(**changes: Any) -> dict[str, Any]:
    return {"variant": {"name": "another town", "changes": changes or TOWN}}


def test_another_town_is_laid_out_as_its_variant_says() -> None:
    match = Match.new(GAME, 2, "town", settings())
    board = match.board()
    assert board["holes"] == TOWN["layouts.small.holes"]
    assert [spot["name"] for spot in board["spots"]] == TOWN["layouts.small.spots"]
    assert sorted(board["costs"]["well"]) == ["coin", "workers", "workers"]
    assert [piece["cell"] for piece in match.view(0)["pieces"][:5]] == TOWN["layouts.small.spawn.S.cells"]


def test_what_bots_remember_of_one_town_is_not_taken_for_another() -> None:
    """The same pieces on the same cells, but the spots lie elsewhere."""
    spots = list(reversed(TOWN["layouts.small.spots"]))
    one = state(Match.new(GAME, 2, "town", settings()))
    other = state(Match.new(GAME, 2, "town", settings(**{**TOWN, "layouts.small.spots": spots})))
    assert ways_to_spots(one, 0) == list(reversed(ways_to_spots(other, 0)))
    assert ways_to_spots(one, 0) != ways_to_spots(other, 0)


def test_every_cell_of_the_board_has_its_distances() -> None:
    assert all(any(row) for row in DISTANCES.of(2))


@pytest.mark.parametrize("bot", ["hunch", "greedy"])
def test_bots_play_another_town_to_its_end(bot: str) -> None:
    changes = {**TOWN, "layouts.small.goal": 2}
    assert play(GAME, [bot] * 2, "town", {**settings(**changes), "rounds": 6}).over


def test_another_town_conforms() -> None:
    conform(GAME, seeds=1, seats=[2], settings=[{**settings(), "rounds": 3}])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"layouts.small.holes": ["A1", "A1", "C3", "D4", "B2", "E1", "d4"]}, "landmark-scramble-refused-holes"),
        ({"layouts.small.spots": ["a1n", "a1n", *TOWN["layouts.small.spots"][2:]]}, "landmark-scramble-refused-spots"),
        ({"layouts.small.spawn.S.cells": ["C1", "B5", "C5", "D5", "E5"]}, "landmark-scramble-refused-starts"),
        ({"layouts.small.holes": ["A1"]}, "refused-dial-words"),
        ({"layouts.small.spots": ["z9n", *TOWN["layouts.small.spots"][1:]]}, "refused-dial-words"),
        ({"locations.well": []}, "refused-dial-words"),
        ({"locations.well": ["coin"] * 4}, "refused-dial-words"),
        ({"locations.well": ["joker"]}, "refused-dial-words"),
    ],
)
def test_a_town_that_cannot_be_is_refused_in_a_sentence(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Match.new(GAME, 2, "town", settings(**changes))
    assert refused.value.key == key
