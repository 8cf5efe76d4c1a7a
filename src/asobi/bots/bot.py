"""What every bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from asobi.core import Action, Aim, Ask, Decision, Dice, Match, Nature, Perspective, Point, Space

AIMS: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat from that seat's perspective; its own dice decide what it leaves to chance."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        """One of the options of the seat's decision, or a point to aim at."""
        raise TypeError(f"{type(self).__name__} must define choose()")


def choices(perspective: Perspective, dice: Dice, count: int = AIMS) -> list[Action | Point]:
    """What a bot considers: all options, or some points of a space; the game may know which ones."""
    decision = perspective.decision
    if isinstance(decision, Ask):
        return list(decision.options)
    assert isinstance(decision, Aim)
    imagined = perspective.imagine(dice.fork("aims"))
    found: list[Action | Point] = [*perspective.game.insight.aims(imagined.state, decision, dice, count)]
    return found or [random_choice(decision, dice) for _ in range(count)]


def with_answers(matches: Sequence[Match], until: float) -> list[Match]:
    """Answer whatever nature was asked in imagined matches, side by side if the game can do that.

    Gives the matches that have all their answers; those for which the time did not suffice are left out.
    """
    answered = list(matches)
    while waiting := [match for match in answered if isinstance(match.decision, Nature)]:
        requests = [match.decision.request for match in waiting if isinstance(match.decision, Nature)]
        for match, answer in zip(waiting, waiting[0].game.natures(requests, until), strict=True):
            if answer is None:
                answered.remove(match)
            else:
                match.answer(answer)
    return answered


def trembled(space: Space, point: Point, dice: Dice, tremor: float) -> Point:
    """A point missed by a shaking hand: every dial off by up to that share of its range, little mostly."""
    shaken = []
    for dial, step in zip(space.dials, point, strict=True):
        error = (dice.below(1001) + dice.below(1001) - 1000) / 1000.0
        shaken.append(min(dial.steps, max(0, step + round(error * tremor * dial.steps))))
    return tuple(shaken)


def random_choice(decision: Decision, dice: Dice) -> Action | Point:
    """Any option, any point."""
    if isinstance(decision, Ask):
        return decision.options[dice.below(len(decision.options))]
    assert isinstance(decision, Aim)
    return tuple([dice.below(dial.steps + 1) for dial in decision.space.dials])
