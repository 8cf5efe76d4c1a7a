"""The conformance kit on short games of every size, and a bot with sense."""

from __future__ import annotations

import pytest

from asobi.core import Ask, Dice, Match
from asobi.games.landmark_scramble import GAME
from asobi.games.landmark_scramble.distances import DISTANCES, nearest_three, points_to, states_of
from asobi.games.landmark_scramble.movement import path_to
from asobi.games.landmark_scramble.tables import LAYOUTS, TEAM
from asobi.testing import conform
from tests.games.landmark_scramble.town import options, state, town


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_short_games_keep_the_house_rules(seats: int) -> None:
    conform(GAME, seeds=1, seats=[seats], settings=[{"rounds": 4}])


def test_hunches_beat_random_play() -> None:
    for number in range(10):
        match = Match.new(GAME, 2, f"hunches {number}")
        dice = Dice(f"choices {number}")
        while not match.over:
            (ask,) = match.pending
            assert isinstance(ask, Ask)
            hunch = GAME.insight.hunch(state(match), ask, dice) if ask.seat == number % 2 else None
            match.choose(ask.seat, hunch.notation if hunch else dice.pick(options(match)))
        assert match.outcome is not None
        assert match.outcome.winners == [number % 2]


def test_a_hunch_is_always_an_option() -> None:
    for seats in (2, 3, 4):
        match = Match.new(GAME, seats, f"hunch {seats}")
        dice = Dice(f"hunch {seats}")
        while not match.over:
            (ask,) = match.pending
            assert isinstance(ask, Ask)
            wished = GAME.insight.hunch(state(match), ask, dice) if dice.below(4) else None
            notation = wished.notation if wished else dice.pick(options(match))
            assert notation in options(match)
            match.choose(ask.seat, notation)


def test_on_an_empty_middle_the_bots_distances_are_the_costs_of_the_ways() -> None:
    match = town({(0, "captain"): "C4 N"}, points=6)
    table = state(match)
    layout = LAYOUTS[2]
    target = layout.board.number["c3"]
    start = table.cells[0] * 8 + table.facings[0]

    assert points_to(layout, 0, target)[start] == len(path_to(table, 0, 0, target)) - 1 == 2
    assert DISTANCES.of(2)[0 * layout.board.cells + layout.holes[5]][start] == 1


def test_the_three_pieces_nearest_to_a_spot_are_three_different_ones() -> None:
    match = town({(0, "captain"): "a1", (0, "runner-1"): "A2", (0, "runner-2"): "C2 W"})
    three = nearest_three(state(match), 0, states_of(state(match), 0), 0)

    assert three // 125 == 1
    assert len({three // 25 % TEAM, three // 5 % TEAM, three % TEAM}) == 3
