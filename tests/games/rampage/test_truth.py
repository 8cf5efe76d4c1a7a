"""The city has one truth: what the rules keep is where the engine says that the pieces are."""

from __future__ import annotations

import math
from typing import Any

import pytest

from asobi.core import Aim, Ask, Dice, Match
from asobi.games.rampage import GAME
from asobi.games.rampage.city import City
from asobi.games.rampage.plan import PLAN, POSE, UNIT
from asobi.games.rampage.worker import Workshop
from asobi.testing import rule
from tests.games.rampage.scenes import state_of

EVENTS = 300
CLOSE = 0.01  # centimetres
ARM = 2.0


class Engine(Workshop):
    """Nature in this process, which compares what it answers with where the pieces are."""

    def __init__(self) -> None:
        super().__init__()
        self.runs = 0
        self.worst = 0.0

    def compute(self, request: dict[str, Any]) -> dict[str, Any]:
        city = City.of(request["poses"], request["here"])
        answer = city.carried(request) if "carry" in request else city.run(request)
        kept = request["poses"][:]
        for row in answer["poses"]:
            kept[row[0] * POSE : row[0] * POSE + POSE] = row[1:]
        for piece in city.bodies:
            place = [number / UNIT for number in kept[piece * POSE : piece * POSE + 3]]
            self.worst = max(self.worst, math.dist(place, city.pose(piece)[:3]))
        self.runs += 1
        return answer


def play_on(match: Match, dice: Dice) -> None:
    """One choice with a little sense, so that things fall."""
    decision = match.pending[0]
    s = state_of(match)
    if isinstance(decision, Ask):
        match.choose(decision.seat, GAME.insight.hunch(s, decision, dice) or decision.options[0])
    else:
        assert isinstance(decision, Aim)
        match.choose(decision.seat, GAME.insight.aims(s, decision, dice, 1)[0])


@rule("RAM-1.7", "RAM-6.2")
def test_kept_poses_are_the_engines_and_only_who_crossed_the_border_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over 300 events of whole games no kept pose is 0.1 mm off, and whoever escaped lies beyond the border.

    Or at most an arm's length before it, on a floor that tilts over the border and is eaten with it.
    """
    engine = Engine()
    monkeypatch.setattr(GAME, "workshop", engine)
    escapes, number = 0, 0
    while engine.runs < EVENTS:
        dice = Dice(f"truth {number}")
        match = Match.new(GAME, 2 + number % 3, f"truth {number}", {"clumsy": ("off", "hand")[number % 2]})
        number += 1
        heard = 0
        while not match.over and engine.runs < EVENTS:
            play_on(match, dice)
            s = state_of(match)
            news = match.events_for(None, heard)
            tilted = ARM if any(event["key"] == "rampage-ate-floor" for event in news) else 0.0
            for event in news:
                if event["key"] == "rampage-escaped":
                    escapes += 1
                    meeple = int(str(event["meeple"]))
                    x, y, z = [part / UNIT for part in s.poses[meeple * POSE : meeple * POSE + 3]]
                    assert z < 0.0 or max(abs(x), abs(y)) > PLAN.half - tilted, f"match {number}: {meeple} at {x, y, z}"
            heard = len(match.events)
            assert engine.worst <= CLOSE, f"match {number}, run {engine.runs}"
    assert escapes > 30
