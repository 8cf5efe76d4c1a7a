"""The city has one truth: what the rules keep is where the engine says that the pieces are."""

from __future__ import annotations

import math
from typing import Any

import pytest

from asobi.core import Aim, Ask, Dice, Match
from asobi.games.rampage import GAME
from asobi.games.rampage.city import City
from asobi.games.rampage.plan import PLAN, POSE, UNIT
from asobi.games.rampage.referee import Scene
from asobi.games.rampage.worker import Workshop
from asobi.testing import rule
from tests.games.rampage.scenes import state_of

EVENTS = 300
CLOSE = 0.01  # centimetres


class Engine(Workshop):
    """Nature in this process, which compares what it answers with where the pieces are."""

    def __init__(self) -> None:
        super().__init__()
        self.runs = 0
        self.worst = 0.0
        self.rests: list[tuple[list[int], list[int]]] = []

    def compute(self, request: dict[str, Any]) -> dict[str, Any]:
        city = City.of(request["poses"], request["here"])
        answer = city.carried(request) if "carry" in request else city.run(request)
        kept = request["poses"][:]
        for row in answer["poses"]:
            kept[row[0] * POSE : row[0] * POSE + POSE] = row[1:]
        for piece in city.bodies:
            place = [number / UNIT for number in kept[piece * POSE : piece * POSE + 3]]
            self.worst = max(self.worst, math.dist(place, city.pose(piece)[:3]))
        self.rests.append((kept, [int(piece in city.bodies) for piece in range(len(request["here"]))]))
        self.runs += 1
        return answer

    def judged(self, meeple: int) -> Scene:
        """The city at rest after the last run that the meeple was in; somebody may have been asked since."""
        poses, here = next(rest for rest in reversed(self.rests) if rest[1][meeple])
        return Scene(poses, here)


def crossed(scene: Scene, piece: int, above: tuple[int, ...] = ()) -> bool:
    """Whether the piece's middle lies beyond the border or below the board, or that of everything that carries it."""
    x, y, z = [part / UNIT for part in scene.pose(piece)[:3]]
    below = [other for other in scene.supports.get(piece, []) if other not in above]
    carried_out = bool(below) and all(other >= 0 and crossed(scene, other, (*above, piece)) for other in below)
    return z < 0.0 or max(abs(x), abs(y)) > PLAN.half or carried_out


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
    """Over 300 events of whole games no kept pose is 0.1 mm off, and whoever escaped has crossed the border."""
    engine = Engine()
    monkeypatch.setattr(GAME, "workshop", engine)
    escapes, number = 0, 0
    while engine.runs < EVENTS:
        dice = Dice(f"truth {number}")
        match = Match.new(GAME, 2 + number % 3, f"truth {number}", {"clumsy": ("off", "hand")[number % 2]})
        number += 1
        engine.rests.clear()
        heard = 0
        while not match.over and engine.runs < EVENTS:
            play_on(match, dice)
            for event in match.events_for(None, heard):
                if event["key"] == "rampage-escaped":
                    escapes += 1
                    meeple = int(str(event["meeple"]))
                    scene = engine.judged(meeple)
                    assert crossed(scene, meeple), f"match {number}: {meeple} at {scene.pose(meeple)}"
            heard = len(match.events)
            assert engine.worst <= CLOSE, f"match {number}, run {engine.runs}"
    assert escapes > 10
