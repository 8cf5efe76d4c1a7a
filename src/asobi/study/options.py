"""The options of a decision, each with what it may bring its chooser."""

from __future__ import annotations

import time
from typing import Final

from asobi.core import Action, Ask, Nature, Perspective, Point
from asobi.study.judge import FACES, Foreseen, Judge, error, hunches, judge_of, mean, thrown

GLANCES: Final = 12
"""Samples for a first look at every option."""
SECONDS: Final = 2.0
"""For a single choice that somebody waits for."""
LOOKS: Final = 36
"""At least so many for it, however long they take."""
FINALISTS: Final = 4
"""The options that get all samples."""


class Rated:
    """An option, its samples so far, and what they say for the seat that chooses."""

    def __init__(self, option: Action, seat: int) -> None:
        self.option = option
        self.seat = seat
        self.samples: list[Foreseen] = []

    @property
    def chance(self) -> float:
        """The seat's chance of winning."""
        return mean([one.shares[self.seat] for one in self.samples])

    @property
    def points(self) -> float | None:
        """The seat's points at the end, where the game counts points."""
        return mean([one.points[self.seat] for one in self.samples]) if self.samples[0].points else None

    def ahead_of(self, other: Rated) -> tuple[float, float]:
        """How much greater the chance is than another option's, and the standard error of that."""
        pairs = zip(self.samples, other.samples, strict=False)
        gaps = [mine.shares[self.seat] - theirs.shares[self.seat] for mine, theirs in pairs]
        return mean(gaps), error(gaps)


def tried(perspective: Perspective, choice: Action | Point, judge: Judge, salt: str, sample: int) -> Foreseen | None:
    """What comes of a choice in one imagined match; None where slow nature would have to say."""
    match = perspective.imagine(thrown(salt, sample))
    if judge.slow:
        match.auto_nature = False
    match.advance(choice, perspective.seat)
    if isinstance(match.decision, Nature):
        return None
    return judge.foresee(match, hunches(salt, sample))


def chance_of(perspective: Perspective, choice: Action | Point, salt: str) -> float:
    """How often a choice wins, by as many imagined matches as there is time for."""
    judge, until = judge_of(perspective.game), time.monotonic() + SECONDS
    shares: list[float] = []
    while len(shares) < LOOKS or (len(shares) < FACES and time.monotonic() < until):
        found = tried(perspective, choice, judge, salt, len(shares))
        assert found is not None, "a quick judge always knows"
        shares.append(found.shares[perspective.seat])
    return mean(shares)


def rate(
    perspective: Perspective,
    judge: Judge,
    samples: int,
    salt: str,
    keep: tuple[Action | Point, ...] = (),
    glances: int = GLANCES,
) -> list[Rated]:
    """All options, the best first: a look at each, then all samples for the best few and for those to `keep`.

    An aim, and an option that slow nature would have to judge, is not rated.
    """
    decision = perspective.decision
    if not isinstance(decision, Ask):
        return []
    rated = [Rated(option, perspective.seat) for option in decision.options]
    rated = [one for one in rated if _sample(one, perspective, judge, min(glances, samples), salt)]
    rated.sort(key=lambda one: -one.chance)
    for place, one in enumerate(rated):
        if place < FINALISTS or one.option in keep:
            _sample(one, perspective, judge, samples, salt)
    # Those with all their samples come first: a few lucky ones do not make an option the best.
    return sorted(rated, key=lambda one: (-len(one.samples), -one.chance))


def _sample(rated: Rated, perspective: Perspective, judge: Judge, samples: int, salt: str) -> bool:
    """Try an option until it has so many samples; gives whether it could be tried."""
    while len(rated.samples) < samples:
        found = tried(perspective, rated.option, judge, salt, len(rated.samples))
        if found is None:
            return False
        rated.samples.append(found)
    return True
