"""Judges: what an imagined match is worth to every seat."""

from __future__ import annotations

from typing import Any, Final

from asobi.bots.eye import BY_INSIGHT
from asobi.bots.greedy import by_hunch, lead
from asobi.core import Dice, Game, Match

FACES: Final = 240
"""Samples come in strata of so many first throws: any die with up to six, eight, ten or twelve sides falls evenly."""

SHARPNESS: Final = 3.0
"""Makes a chance of what a game with slow nature thinks of a seat; `bench/chances.py` measured it for Rampage."""


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
    """Everybody goes on by the game's hunches to the end; the mean of many is the chance to win among such players.

    With `decisions`, only so far, and what the game then thinks of the position stands for the rest.
    """

    def __init__(self, decisions: int = 0) -> None:
        self.decisions = decisions

    def foresee(self, match: Match, dice: Dice) -> Foreseen:
        for _ in range(self.decisions or match.game.facts.longest):
            pending = match.pending
            if not pending:
                break
            match.advance(by_hunch(match, pending[0], dice), pending[0].seat)
        return Standings().foresee(match, dice)


class Standings(Judge):
    """What the game thinks of the position as it stands, shared out among the seats; for where nature is slow.

    The greater the `sharpness`, the more goes to whoever stands best.
    """

    slow = True

    def __init__(self, sharpness: float = 1.0) -> None:
        self.sharpness = sharpness

    def foresee(self, match: Match, dice: Dice) -> Foreseen:
        outcome, seats = match.outcome, range(match.seats)
        if outcome is not None:
            return Foreseen([outcome.share(seat) for seat in seats], [float(points) for points in outcome.scores])
        values = [BY_INSIGHT.value(match, seat) for seat in seats]
        known = [lead(match, seat) if value is None else value for seat, value in enumerate(values)]
        worths = [value**self.sharpness for value in known]
        total, points = sum(worths) or 1.0, match.points()
        return Foreseen([worth / total for worth in worths], [float(each) for each in points or []])


def judge_of(game: Game[Any]) -> Judge:
    """The judge that suits a game: the longer its turns and the slower nature, the less is played."""
    style = game.insight.style
    if style.name == "trials":
        return Standings(SHARPNESS)
    return Rollouts(style.decisions if style.name == "plans" else 0)


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
