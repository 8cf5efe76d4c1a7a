"""Dice that somebody else rolls: chance made explicit, for those who look at every outcome.

Rules roll in the middle of their own code, so what they need cannot be announced beforehand. A script gives out what
has been rolled; when it is used up it says which dice are needed, and the step is run again once they are rolled.
"""

from __future__ import annotations

from typing import TypeVar

from asobi.core.dice import Dice

T = TypeVar("T")


class Needs(Exception):
    """The script is used up: dice with so many sides have to be rolled next."""

    def __init__(self, sides: list[int]) -> None:
        super().__init__(f"dice with {sides} sides have to be rolled")
        self.sides = sides


class Script(Dice):
    """Dice that were rolled before, each from 0 on; `counter` is a place among them, and copies share them.

    A handful of dice or a shuffle names all that it needs at once.
    """

    def __init__(self, rolled: list[int], counter: int = 0) -> None:
        super().__init__("script", counter)
        self.rolled: list[int] = rolled

    def copy(self) -> Dice:
        return Script(self.rolled, self.counter)

    def _take(self, sides: list[int]) -> list[int]:
        """As many outcomes as there are dice, or none of them."""
        place: int = self.counter
        there = len(self.rolled) - place
        if there < len(sides):
            raise Needs(sides[there:])
        self.counter = place + len(sides)
        return self.rolled[place : place + len(sides)]

    def below(self, n: int) -> int:
        if n <= 0:
            raise ValueError(f"there is no number below {n} to draw; n must be at least 1")
        return 0 if n == 1 else self._take([n])[0]

    def tally(self, count: int, sides: int) -> list[int]:
        boxes = [0] * (sides + 1)
        for value in self._take([sides] * count) if sides > 1 else [0] * count:
            boxes[value + 1] += 1
        return boxes

    def shuffle(self, things: list[T]) -> None:
        outcomes = self._take(list(range(len(things), 1, -1)))
        for place, other in enumerate(outcomes):
            last = len(things) - 1 - place
            things[last], things[other] = things[other], things[last]
