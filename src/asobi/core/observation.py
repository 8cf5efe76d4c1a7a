"""What a seat observes, in numbers: named fields for whoever learns, and the same for every seat."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from asobi.core.decisions import Decision, Pending, Together, pending_of
from asobi.core.state import State

S = TypeVar("S", bound=State)

MOST: Final = 255


class Field:
    """Numbers of an observation under one name, each from 0 to `high`; `shape` says how they lie.

    Where the first side of the shape is the number of seats, the rows are the seats', the observing one's first.
    """

    def __init__(self, name: str, high: int, *shape: int) -> None:
        if not 1 <= high <= MOST or not shape or min(shape) < 1:
            raise ValueError(
                f"the field {name!r} needs a highest number from 1 to {MOST} and a shape, not {high}, {shape}"
            )
        self.name = name
        self.high = high
        self.shape: tuple[int, ...] = shape
        self.size: int = math.prod(shape)

    def data(self) -> dict[str, object]:
        """The field as plain data."""
        return {"name": self.name, "high": self.high, "shape": list(self.shape), "size": self.size}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """A game attaches one (`GAME.observation = MyObservation()`), as it attaches its insight.

    It tells what the seat's view tells, as whole numbers from 0 to 255 in the order of the fields, the seat's own
    first, so that one policy plays every seat. The fields hang on the number of seats alone: the same policy plays
    under all settings.
    """

    def fields(self, seats: int) -> list[Field]:
        """The fields in their order; none where the game has no observation."""
        return []

    def observe(self, s: S, seat: int, decision: Pending) -> list[int]:
        """The numbers of all fields, one after the other; `decision` is what the match waits for."""
        raise TypeError(f"{type(self).__name__} must define observe()")


NO_OBSERVATION: Final[Observation[Any]] = Observation()


def places_of(words: str) -> dict[str, int]:
    """The words of a text, each with its place."""
    return {word: place for place, word in enumerate(words.split())}


def common(seats: int, prompts: Mapping[str, int]) -> list[Field]:
    """The fields that every game begins with: which seat this is, who decides, and what this seat is asked."""
    return [Field("seat", 1, seats), Field("deciding", 1, seats), Field("asked", 1, len(prompts))]


def commonly(seats: int, seat: int, decision: Pending, prompts: dict[str, int]) -> list[int]:
    """The numbers of the common fields; `prompts` gives each prompt its place."""
    deciding = [0] * seats
    if isinstance(decision, Together):
        for other in decision.decisions:
            deciding[(other - seat) % seats] = 1
    elif isinstance(decision, Decision):
        deciding[(decision.seat - seat) % seats] = 1
    own = pending_of(decision, seat)
    return one_of(seat, seats) + deciding + one_of(-1 if own is None else prompts[own.prompt], len(prompts))


def one_of(place: int, size: int) -> list[int]:
    """Noughts with a one at the place; a place below 0 is nowhere."""
    row = [0] * size
    if place >= 0:
        row[place] = 1
    return row


def own_first(numbers: list[int], seat: int, width: int = 1) -> list[int]:
    """Numbers that lie seat after seat, so many each, from this seat on and around the table."""
    first = seat * width
    return numbers[first:] + numbers[:first]


def at_most(numbers: list[int], high: int = MOST) -> list[int]:
    """The numbers brought into the range from 0 to `high`."""
    return [0 if number < 0 else high if number > high else number for number in numbers]


def flags(truths: list[bool]) -> list[int]:
    """Ones and noughts."""
    return [1 if true else 0 for true in truths]
