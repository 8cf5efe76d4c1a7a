"""Sections 6 and 7 of the rulebook: what the routes give, and who wins."""

from __future__ import annotations

import pytest

from asobi.core import Outcome
from asobi.games.eight_routes import GAME
from asobi.testing import rule
from tests.games.eight_routes.table import final, turn_of


def points(route: int, squares: dict[int, int], players: int = 4) -> list[int]:
    """What the route gives each seat, whose markers arrived in the given order."""
    match = turn_of(0, {1: 1}, {(seat, route): square for seat, square in squares.items()}, players)
    row: list[int] = match.view(None)["points"][route - 1]
    return row


RANK_ROUTES = (2, 3, 4, 5, 6, 8)


@rule("ER-6.1")
@pytest.mark.parametrize("route", RANK_ROUTES)
def test_the_higher_square_is_ahead(route: int) -> None:
    row = points(route, {0: 9, 1: 11, 2: 10})

    assert row[1] > 0
    assert row[1] == max(row)
    assert row[1] > row[2] >= row[0]


@rule("ER-6.1")
@pytest.mark.parametrize("route", RANK_ROUTES)
def test_on_the_same_square_the_later_marker_is_ahead(route: int) -> None:
    row = points(route, {2: 9, 0: 9, 1: 9})

    assert row[1] == max(row) > row[0] >= row[2]


@rule("ER-6.2")
@pytest.mark.parametrize("route", range(1, 9))
def test_without_a_marker_there_is_nothing(route: int) -> None:
    assert points(route, {}) == [0, 0, 0, 0]
    row = points(route, {1: 20})
    assert row[1] > 0
    assert [row[0], row[2], row[3]] == [0, 0, 0]


@rule("ER-6.2")
@pytest.mark.parametrize(("players", "given"), [(3, [13, 10, 7]), (4, [13, 10, 7, 5]), (5, [13, 10, 7, 5, 3])])
def test_places_beyond_the_players_are_ignored(players: int, given: list[int]) -> None:
    assert points(2, {seat: 20 - seat for seat in range(players)}, players) == given


POSITIONS = {
    1: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25],
    7: [1, 2, 3, 4, 6, 8, 11, 6, 7, 8, 9, 11, 13, 16, 11, 12, 13, 15, 17, 21],
}


@rule("ER-6.3", "ER-6.9")
@pytest.mark.parametrize("route", [1, 7])
def test_a_position_route_gives_what_stands_on_the_square(route: int) -> None:
    for square, worth in enumerate(POSITIONS[route], 1):
        assert points(route, {2: square}) == [0, 0, worth, 0]


@rule("ER-6.3")
def test_route_1_gives_different_points_for_every_square_and_more_a_square_from_11_on() -> None:
    table = [points(1, {0: square})[0] for square in range(1, 21)]

    assert table == sorted(set(table))
    assert (table[19] - table[9]) / 10 > table[9] / 10


@rule("ER-6.3", "ER-6.9")
@pytest.mark.parametrize("route", [1, 7])
def test_on_a_position_route_all_score_whoever_lies_on_top(route: int) -> None:
    row = points(route, {0: 7, 1: 7, 2: 7, 3: 7})

    assert row == [POSITIONS[route][6]] * 4


@rule("ER-6.9")
@pytest.mark.parametrize("peak", [7, 14, 20])
def test_route_7_peaks(peak: int) -> None:
    here = points(7, {0: peak})[0]

    assert here > points(7, {0: peak - 1})[0]
    if peak < 20:
        assert here > points(7, {0: peak + 1})[0]


@rule("ER-6.4", "ER-6.5", "ER-6.6", "ER-6.7", "ER-6.8", "ER-6.10")
@pytest.mark.parametrize(
    ("route", "places"),
    [
        (2, [13, 10, 7, 5, 3]),
        (3, [11, 8, 5, 2, 0]),
        (4, [12, 8, 4, 0, 0]),
        (5, [13, 8, 0, 0, 0]),
        (6, [16, 0, 0, 0, 0]),
        (8, [11, 7, 4, 0, 0]),
    ],
)
def test_a_rank_route_pays_its_places(route: int, places: list[int]) -> None:
    assert points(route, {seat: 15 - seat for seat in range(5)}, players=5) == places


@rule("ER-6.4")
def test_route_2_gives_nothing_below_square_5() -> None:
    assert points(2, {0: 4, 1: 5, 2: 3, 3: 9}) == [0, 10, 0, 13]
    assert points(2, {0: 4}) == [0, 0, 0, 0]


# -- the end -----------------------------------------------------------------------------------------------


def ended(squares: dict[tuple[int, int], int], players: int = 4, chips_up: list[int] | None = None) -> Outcome:
    outcome = final(squares, players, chips_up).outcome
    assert outcome is not None
    return outcome


@rule("ER-7.1")
def test_the_routes_and_the_start_points_are_added_up() -> None:
    """Seat 3 has 25 on route 1; seat 0 has 11 on route 7 and 16 on route 6; seat 1 has 13 on route 5."""
    outcome = ended({(0, 7): 7, (0, 6): 3, (1, 5): 9})

    assert outcome.scores == [6 + 11 + 16, 4 + 13, 3, 0 + 25]
    assert outcome.winners == [0]
    assert outcome.details["start"] == [6, 4, 3, 0]
    assert [sum(route) for route in zip(*outcome.details["routes"], strict=True)] == [27, 13, 0, 25]


@rule("ER-7.1")
@pytest.mark.parametrize(("players", "start"), [(3, [8, 5, 0]), (4, [6, 4, 3, 0]), (5, [5, 4, 2, 2, 0])])
def test_start_points_count_at_the_end(players: int, start: list[int]) -> None:
    scores = ended({}, players).scores

    assert scores == [*start[:-1], 25]


@rule("ER-7.1")
def test_the_chart_shows_the_points_if_the_game_ended_now() -> None:
    match = turn_of(0, {1: 1}, {(0, 7): 7})
    scores = GAME.points(match.state)  # type: ignore[arg-type]

    assert scores is not None
    assert scores[0] == match.view(None)["start"][0] + 11


# Seats 0 and 1 both reach 27 points here: 6 + 21 and 4 + 13 + 10, ahead of the 25 of seat 3.
TIED = {(0, 7): 20, (1, 5): 9, (1, 1): 10}


@rule("ER-7.2")
def test_a_tie_goes_to_who_has_more_chips_face_up() -> None:
    assert ended(TIED).scores == [27, 27, 3, 25]

    assert ended(TIED, chips_up=[1, 2, 4, 4]).winners == [1]
    assert ended(TIED, chips_up=[2, 1, 4, 4]).winners == [0]
    assert ended(TIED, chips_up=[2, 1, 4, 4]).details["tie"] == "chips"
    assert ended({(0, 7): 20}).details["tie"] == ""


@rule("ER-7.2")
@pytest.mark.parametrize(
    ("squares", "chips", "told"),
    [
        (TIED, [1, 2, 4, 4], [(1, "chips")]),
        ({(0, 8): 9, (0, 7): 7, (1, 8): 8, (1, 7): 19}, None, [(0, "route-8")]),
        (TIED, None, [(0, "shared"), (1, "shared")]),
        ({(0, 7): 20}, None, []),
    ],
    ids=["chips", "route 8", "shared", "no tie"],
)
def test_the_end_tells_why_a_tie_was_won(
    squares: dict[tuple[int, int], int], chips: list[int] | None, told: list[tuple[int, str]]
) -> None:
    match = final(squares, chips_up=chips)
    tied = [event for event in match.events_for(None) if event["key"] == "eight-routes-tied"]

    assert [(event["seat"], event["by"]) for event in tied] == told
    assert match.outcome is not None
    assert match.outcome.details["tie"] == (told[0][1] if told else "")


@rule("ER-7.2")
def test_then_to_who_is_ahead_on_route_8() -> None:
    """With routes 8 and 7: seat 0 has 6 + 11 + 11 = 28, seat 1 has 4 + 7 + 17 = 28."""
    squares = {(0, 8): 9, (0, 7): 7, (1, 8): 8, (1, 7): 19}

    assert ended(squares).scores[:2] == [28, 28]
    assert ended(squares).winners == [0]


@rule("ER-7.2")
def test_on_route_8_any_marker_is_better_than_none() -> None:
    """Of five players 0 and 1 have 37 points: 5 + 21 + 11, and 4 + 13 + 12 + 8. The fourth place scores nothing."""
    tied = {(0, 7): 20, (0, 3): 5, (1, 5): 5, (1, 4): 5, (1, 1): 8, (2, 8): 9, (3, 8): 8, (4, 8): 7}
    assert ended(tied, players=5).winners == [0, 1]

    outcome = ended({**tied, (1, 8): 1}, players=5)

    assert outcome.details["routes"][7] == [0, 0, 11, 7, 4]
    assert outcome.scores[:2] == [37, 37]
    assert outcome.winners == [1]


@rule("ER-7.2")
def test_a_tie_on_everything_is_a_shared_victory() -> None:
    assert ended(TIED).winners == [0, 1]
    assert ended(TIED, chips_up=[3, 3, 4, 4]).winners == [0, 1]
