"""The city has one truth: what the rules keep is where the engine says that the pieces are."""

from __future__ import annotations

import math
from typing import Any

import pytest

from asobi.core import Aim, Ask, Dice, Match
from asobi.games.rampage import GAME
from asobi.games.rampage.city import City, read
from asobi.games.rampage.plan import FLOOR, PIECES, PLAN, POSE, UNIT, VEHICLE
from asobi.games.rampage.referee import Scene
from asobi.games.rampage.worker import Workshop
from asobi.testing import rule
from tests.games.rampage.scenes import state_of

EVENTS = 300
CLOSE = 0.01  # centimetres
STRAIGHT = 0.005  # radians: what the film lets pass as still, and what writing a turn in millionths rounds off

Pose = list[float]


class Answer(dict[str, Any]):
    """Nature's answer, which looks at the table whenever the rules read on in it."""

    def __init__(self, data: dict[str, Any], engine: Engine, truth: dict[int, Pose]) -> None:
        super().__init__(data)
        self.engine = engine
        self.truth = truth

    def __getitem__(self, name: str) -> Any:
        if name == "frames" and self["poses"]:  # the pieces are put, and nothing has come of it yet
            self.engine.compare(self.truth)
        return super().__getitem__(name)


class Engine(Workshop):
    """Nature in this process, which compares where the pieces are with where the rules then have them."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match | None = None
        self.runs = 0
        self.heard = 0
        self.worst = 0.0
        self.slant = 0.0
        self.asked: list[int] = []
        self.rests: list[tuple[list[int], list[int]]] = []

    def sit_at(self, match: Match) -> None:
        """Answer this match from now on."""
        self.match = match
        self.rests.clear()
        match.auto_nature = True
        match.answer_nature()

    def compute(self, request: dict[str, Any]) -> dict[str, Any]:
        self.only_hands(request["poses"], request["here"])
        self.asked = request["poses"]
        city = City.of(request["poses"], request["here"])
        answer = city.carried(request) if "carry" in request else city.run(request)
        self.runs += 1
        truth = {piece: city.pose(piece) for piece in city.bodies}
        if not answer["poses"]:  # nothing will be put, and then the rules may not read on
            self.compare(truth)
        return Answer(answer, self, truth)

    def compare(self, truth: dict[int, Pose]) -> None:
        """Note how far the table's poses are from the engine's."""
        assert self.match is not None
        s = state_of(self.match)
        for piece, pose in truth.items():
            kept = read(s.poses[piece * POSE : piece * POSE + POSE])
            self.worst = max(self.worst, math.dist(kept[:3], pose[:3]))
            self.slant = max(self.slant, turned_by(kept, pose))
        self.heard += 1
        self.rests.append((s.poses, [int(piece in truth) for piece in range(PIECES)]))

    def only_hands(self, poses: list[int], here: list[int]) -> None:
        """Since the last run only hands have moved pieces: no floor, and all level, or back where they had been."""
        if not self.rests:
            return
        kept, known = self.rests[-1]
        for piece in range(PIECES):
            row, before, asked = (every[piece * POSE : piece * POSE + POSE] for every in (poses, kept, self.asked))
            if here[piece] and known[piece] and row not in (before, asked):
                level = row[3:5] == [0, 0] or row[5:] == [0, 0]
                by_hand = level and not FLOOR <= piece < VEHICLE
                assert by_hand, f"run {self.runs}: {piece} went from {before} to {row}"

    def judged(self, meeple: int) -> Scene:
        """The city at rest after the last run that the meeple was in; somebody may have been asked since."""
        poses, here = next(rest for rest in reversed(self.rests) if rest[1][meeple])
        return Scene(poses, here)


def turned_by(first: Pose, second: Pose) -> float:
    """The angle between two turns, however small; of the two signs that a turn can be written with, the nearer."""
    apart = min(math.dist(first[3:], second[3:]), math.dist(first[3:], [-part for part in second[3:]]))
    return 4.0 * math.asin(min(1.0, apart / 2.0))


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
    """Over 300 runs no pose of the state is 0.1 mm or 0.3 degrees off, and whoever escaped has crossed the border."""
    engine = Engine()
    monkeypatch.setattr(GAME, "workshop", engine)
    escapes, number = 0, 0
    while engine.runs < EVENTS:
        dice = Dice(f"truth {number}")
        settings = {"clumsy": ("off", "hand")[number % 2]}
        match = Match.new(GAME, 2 + number % 3, f"truth {number}", settings, auto_nature=False)
        number += 1
        engine.sit_at(match)
        heard = 0
        while not match.over and engine.runs < EVENTS:
            play_on(match, dice)
            engine.only_hands(state_of(match).poses, state_of(match).here)
            for event in match.events_for(None, heard):
                if event["key"] == "rampage-escaped":
                    escapes += 1
                    meeple = int(str(event["meeple"]))
                    scene = engine.judged(meeple)
                    assert crossed(scene, meeple), f"match {number}: {meeple} at {scene.pose(meeple)}"
            heard = len(match.events)
            assert engine.worst <= CLOSE, f"match {number}, run {engine.runs}"
            assert engine.slant <= STRAIGHT, f"match {number}, run {engine.runs}"
    assert engine.heard == engine.runs
    assert escapes > 10
