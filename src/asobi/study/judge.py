"""Judges: what an imagined match is worth to every seat."""

from __future__ import annotations

from typing import Any, Final

from asobi.bots.greedy import by_hunch, judged, lead
from asobi.core import Dice, Game, Match

FACES: Final = 240
"""Samples come in strata of so many first throws: any die with up to six, eight, ten or twelve sides falls evenly."""


class Foreseen:
    """What came of an imagined match: every seat's share of the victory, and its points where the game counts them."""

    def __init__(self, shares: list[float], points: list[float]) -> None:
        self.shares = shares
        self.points = points


class Judge:
    """Looks at an imagined match, which is its own to play on in."""

    slow = False
    """Whether nature is too slow to be asked for what was never played."""

    def foresee(self, match: Match, dice: Dice) -> Foreseen:
        """What the match is worth to every seat."""
        raise TypeError(f"{type(self).__name__} must define foresee()")


class Rollouts(Judge):
    """Everybody goes on by the game's hunches to the end; the mean of many is the chance to win among such players."""

    def foresee(self, match: Match, dice: Dice) -> Foreseen:
        for _ in range(match.game.facts.longest):
            pending = match.pending
            if not pending:
                break
            match.advance(by_hunch(match, pending[0], dice), pending[0].seat)
        outcome = match.outcome
        if outcome is None:
            return Standings().foresee(match, dice)
        seats = range(match.seats)
        return Foreseen([outcome.share(seat) for seat in seats], [float(points) for points in outcome.scores])


class Standings(Judge):
    """What the game thinks of the position as it stands, shared out among the seats; for where nature is slow."""

    slow = True

    def foresee(self, match: Match, dice: Dice) -> Foreseen:
        values = [judged(match, seat) for seat in range(match.seats)]
        worths = [lead(match, seat) if value is None else value for seat, value in enumerate(values)]
        total = sum(worths)
        points = match.points()
        outcome = match.outcome
        shares = [worth / total for worth in worths] if total > 0 and outcome is None else worths
        return Foreseen(shares, [] if points is None else [float(each) for each in points])


def judge_of(game: Game[Any]) -> Judge:
    """The judge that suits a game."""
    return Standings() if game.insight.style.name == "trials" else Rollouts()


def thrown(salt: str, sample: int) -> Dice:
    """The dice of a sample: their first throw goes through all faces in turn, so that few samples are even already."""
    return Dice(f"{salt} {sample}", 0, bytes([sample % FACES]))


def hunches(salt: str, sample: int) -> Dice:
    """What the judge's players leave to chance in a sample."""
    return Dice(f"{salt} hunch {sample}")


def mean(values: list[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of the average of independent values; strata make it an upper bound."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = mean(values)
    return float((sum([(value - middle) ** 2 for value in values]) / (count - 1) / count) ** 0.5)
