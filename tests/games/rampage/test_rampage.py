"""The whole game: house rules under every variant, and bots with sense."""

from __future__ import annotations

import time
from typing import Any

import pytest

from asobi.bots import make_bot
from asobi.core import Aim, Ask, Dice, Match, Perspective, record_of, replay
from asobi.games.rampage import GAME
from asobi.games.rampage.actions import EAT
from asobi.games.rampage.insight import aims, standing
from asobi.games.rampage.worker import Workshop
from asobi.testing import conform
from tests.games.rampage.scenes import Hand, empty, feed, meeple, stand, state_of, table


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, [{"runaway": "B", "card_choice": "each", "rounds": 2}]),
        # A short market match holds no secret yet; the one beside it does.
        (3, [{"market": True, "diet": True, "clumsy": "tremor", "rounds": 2}, {"rounds": 1}]),
        (4, [{"teams": True, "clumsy": "hand", "rounds": 1}]),
    ],
    ids=["choice", "market", "teams"],
)
def test_the_house_rules_hold_under_the_variants(seats: int, settings: list[dict[str, object]]) -> None:
    conform(GAME, seeds=1, seats=[seats], settings=settings, bots=())


def test_a_bot_takes_less_than_its_time() -> None:
    """Within two seconds of CPU a decision; the wall clock belongs to whoever else is at work here."""
    match = Match.new(GAME, 4, "bot")
    bot = make_bot("greedy")
    choice = bot.choose(Perspective(match, match.pending[0].seat), Dice("warm"))
    start = time.process_time()

    match.choose(match.pending[0].seat, choice)
    bot.choose(Perspective(match, match.pending[0].seat), Dice("aim"))

    assert time.process_time() - start < 2.0


def test_aims_lie_in_their_space_and_differ() -> None:
    s = table(4)
    for prompt, choice in (("flick", "move"), ("breath", "breathe 0")):
        match = Match.from_state(GAME, s.dump(), 4)
        match.choose(0, choice)
        aim = match.pending[0]
        assert isinstance(aim, Aim)
        assert aim.prompt == prompt
        points = aims(state_of(match), aim, Dice("aims"), 8)
        assert all(aim.space.holds(point) for point in points)
        assert len(set(points)) > 4


def test_standing_prefers_sets_floors_and_teeth() -> None:
    s = empty()
    s.actions = 0
    level = standing(s, 0)
    s.floors = [3, 0]
    ahead = standing(s, 0)
    feed(s, 1, *range(6))

    assert round(level, 3) == 0.5
    assert ahead > 0.5
    assert standing(s, 0) < 0.5


def test_runaways_are_dreaded_most_before_the_last_line_is_full() -> None:
    """Given the seat's own turn, when two more run away, that weighs little at first and much at last."""
    s = empty()
    falls = []
    for count in (0, 32):
        s.runaway = [0] * count
        before = standing(s, 0)
        s.runaway = [0] * (count + 2)
        falls.append(before - standing(s, 0))

    assert falls[0] < 0.001
    assert falls[1] > 0.05


def test_the_hunch_eats_what_is_missing() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    meeple(s, 0, 0, 5.0, 12.0)
    meeple(s, 1, 1, 8.0, 12.0)
    feed(s, 0, 0)
    ask = Ask(0, "eat", [EAT[0], EAT[1]])

    assert GAME.insight.hunch(s, ask, Dice("taste")) is GAME.catalogue.find("eat 1")
    assert Hand().choices == []


def test_a_record_replays_without_simulating(monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice = Match.new(GAME, 2, "replay"), Dice("replay")
    for _ in range(12):
        decision = match.pending[0]
        choice = make_bot("random").choose(Perspective(match, decision.seat), dice)
        match.choose(decision.seat, choice)

    class Nobody(Workshop):
        def compute(self, request: object) -> dict[str, Any]:
            raise AssertionError("a replay asked nature")

    monkeypatch.setattr(GAME, "workshop", Nobody())
    assert replay(GAME, record_of(match), auto_nature=False).state.digest() == match.state.digest()
