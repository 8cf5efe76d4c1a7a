"""What every bot is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from asobi.core import Action, Aim, Ask, Decision, Dice, Perspective, Point

AIMS: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat from that seat's perspective; its own dice decide what it leaves to chance."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def choose(self, eyes: Perspective, dice: Dice) -> Action | Point:
        """One of the options of the seat's decision, or a point to aim at."""
        raise TypeError(f"{type(self).__name__} must define choose()")


def choices(decision: Decision, dice: Dice) -> list[Action | Point]:
    """What a bot considers: all options, or some random points of a space."""
    if isinstance(decision, Ask):
        return list(decision.options)
    assert isinstance(decision, Aim)
    return [random_choice(decision, dice) for _ in range(AIMS)]


def random_choice(decision: Decision, dice: Dice) -> Action | Point:
    """Any option, any point."""
    if isinstance(decision, Ask):
        return decision.options[dice.below(len(decision.options))]
    assert isinstance(decision, Aim)
    return tuple([dice.below(dial.steps + 1) for dial in decision.space.dials])
