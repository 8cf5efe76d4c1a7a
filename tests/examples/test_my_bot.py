"""The first bot of one's own plays, and plays better than chance."""

from __future__ import annotations

from asobi import simulate
from asobi.games.eight_routes import GAME
from asobi.testing import conform
from examples.my_bot import FullestBox


def test_the_fullest_box_beats_chance() -> None:
    played = simulate("eight-routes", [FullestBox("fullest"), "random", "random"], games=30, seed="mine")

    won = sum(match.shares[match.bots.index("fullest")] for match in played)

    assert won > 20


def test_bot_objects_travel_to_other_processes() -> None:
    alone, shared = (
        simulate("eight-routes", [FullestBox("fullest"), "random", "random"], 4, "mine", workers) for workers in (1, 2)
    )

    assert [match.scores for match in alone] == [match.scores for match in shared]


def test_it_decides_by_what_it_sees() -> None:
    conform(GAME, seeds=1, seats=[3], bots=[FullestBox("fullest")])
