"""Section 8 of the rulebook: the three endings and the tie-breaks."""

from __future__ import annotations

import pytest

from asobi.core import Match, why_not
from asobi.games.landmark_scramble import GAME
from asobi.testing import rule
from tests.games.landmark_scramble.town import asked, told, town

AROUND = {
    2: {(0, "captain"): "a1", (0, "runner-1"): "A2", (0, "runner-2"): "B2"},
    3: {(0, "captain"): "b2", (0, "runner-1"): "B3", (0, "runner-2"): "C3"},
    4: {(0, "captain"): "b2", (0, "runner-1"): "B3", (0, "runner-2"): "C3"},
}


def details(match: Match) -> tuple[list[int], list[int], str]:
    """Scores, winners, and what ended the game."""
    outcome = match.outcome
    assert outcome is not None
    return outcome.scores, outcome.winners, outcome.details["ending"]


@rule("LS-8.1")
@pytest.mark.parametrize(("players", "goal"), [(2, 5), (3, 4), (4, 4)])
def test_the_last_location_wins_at_once(players: int, goal: int) -> None:
    owners = dict.fromkeys(range(1, goal), 0)
    match = town(AROUND[players], players=players, hands={0: ["coin"]}, locations=["well"], owners=owners)
    match.choose(0, "capture 1")

    assert match.over
    assert details(match) == ([goal] + [0] * (players - 1), [0], "goal")
    assert why_not(match, 0, "end") == "LS-8.1"
    assert told(match, None, "ended")[0]["ending"] == "goal"
    view = match.view(0)
    assert (view["turn"], view["asked"], view["moment"]) == (None, None, None)


@rule("LS-8.1")
@pytest.mark.parametrize(("players", "held"), [(2, 3), (3, 2), (4, 2)])
def test_one_location_less_does_not_end_the_game(players: int, held: int) -> None:
    owners = dict.fromkeys(range(1, held + 1), 0)
    match = town(AROUND[players], players=players, hands={0: ["coin"]}, locations=["well"], owners=owners)
    match.choose(0, "capture 1")

    assert not match.over


@rule("LS-8.1")
def test_a_goal_can_be_reached_before_the_roll() -> None:
    owners = dict.fromkeys(range(1, 5), 0)
    match = town(AROUND[2], rolled=False, hands={0: ["coin"]}, locations=["well"], owners=owners)
    match.choose(0, "capture 1")

    assert match.over


@rule("LS-8.2")
def test_after_the_last_card_the_big_round_is_finished_and_most_locations_win() -> None:
    match = town({(1, "runner-1"): "D5"}, turn=1, first=0, players=3, points=1, deck={"coin": 1}, owners={0: 2, 1: 2})
    match.choose(1, "step runner-1 N")
    assert len(told(match, None, "last-card")) == 1

    match.choose(1, "end")
    assert asked(match) == 2, "seat 2 still has its turn of this round"
    match.choose(2, "roll")
    match.choose(2, "end")
    assert match.over
    assert details(match) == ([0, 0, 2], [2], "deck")
    assert why_not(match, 0, "end") == "LS-8.2"


@rule("LS-8.2")
def test_with_a_card_left_the_next_round_begins() -> None:
    match = town({(1, "runner-1"): "C4"}, turn=1, first=0, points=1, deck={"coin": 2})
    match.choose(1, "step runner-1 N")
    match.choose(1, "end")

    assert not match.over
    assert match.view(None)["round"] == 11


@rule("LS-8.3")
@pytest.mark.parametrize(("rounds", "round", "over"), [(60, 60, True), (60, 59, False), (12, 12, True)])
def test_the_round_limit_ends_the_game(rounds: int, round: int, over: bool) -> None:
    match = town(turn=1, first=0, rounds=rounds, round=round, owners={3: 1})
    match.choose(1, "end")

    assert match.over is over
    if over:
        assert details(match) == ([0, 1], [1], "rounds")


@rule("LS-8.3")
def test_sixty_rounds_are_the_default() -> None:
    assert GAME.with_defaults(2) == {"rounds": 60, "answer_seconds": 10}
    assert Match.new(GAME, 2, "default").board()["rounds"] == 60


@rule("LS-8.4")
def test_ties_are_broken_by_cards_then_by_pieces_at_spots_then_shared() -> None:
    owners = {0: 0, 1: 1}
    by_cards = town(turn=1, round=60, owners=owners, hands={0: ["coin", "coin"], 1: ["coin"]})
    by_cards.choose(1, "end")
    assert details(by_cards) == ([1, 1], [0], "rounds")

    own = zip(
        ("captain", "right-guard", "left-guard", "runner-1", "runner-2"), ["C1", "C5", "A1", "A5", "E1"], strict=True
    )
    theirs = zip(("captain", "right-guard", "left-guard", "runner-1"), ["B1", "B5", "D1", "D5"], strict=True)
    even = {(0, piece): cell for piece, cell in own} | {(1, piece): cell for piece, cell in theirs}
    by_pieces = town({**even, (1, "runner-2"): "B2"}, turn=1, round=60, owners=owners)
    by_pieces.choose(1, "end")
    assert details(by_pieces) == ([1, 1], [1], "rounds")

    shared = town({**even, (1, "runner-2"): "E5"}, turn=1, round=60, owners=owners)
    shared.choose(1, "end")
    assert details(shared) == ([1, 1], [0, 1], "rounds")
