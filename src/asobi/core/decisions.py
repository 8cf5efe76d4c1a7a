"""What rules may yield: a seat's choice, a seat's aim, or a question to nature; and several seats at once."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeVar

from asobi.core.actions import Action, Field

T = TypeVar("T")
Point = tuple[int, ...]


class Decision:
    """What a seat has to decide; `prompt` and `about` are put into words by the reader's browser."""

    def __init__(self, seat: int, prompt: str, about: Mapping[str, Field] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about: Mapping[str, Field] | None = about


class Ask(Decision):
    """One seat chooses one of finitely many options."""

    def __init__(
        self, seat: int, prompt: str, options: Sequence[Action], about: Mapping[str, Field] | None = None
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.options = options


class Dial:
    """One axis of a space: real numbers from low to high in equal steps, so that a value logs exactly."""

    def __init__(self, name: str, low: float, high: float, steps: int) -> None:
        if not low < high or steps < 1:
            raise ValueError(f"the dial {name!r} needs low < high and at least one step")
        self.name = name
        self.low = low
        self.high = high
        self.steps = steps

    def value(self, step: int) -> float:
        """The real number at a step."""
        return self.low + (self.high - self.low) * step / self.steps

    def nearest(self, value: float) -> int:
        """The step nearest to a real number; what lies outside is brought to the edge."""
        return min(self.steps, max(0, round((value - self.low) / (self.high - self.low) * self.steps)))


class Space:
    """A box of real numbers, quantised: a point is one step for each dial."""

    def __init__(self, dials: Sequence[Dial]) -> None:
        self.dials: tuple[Dial, ...] = tuple(dials)

    def holds(self, point: Point) -> bool:
        """Whether the point has a step in range for each dial."""
        return len(point) == len(self.dials) and all(
            0 <= step <= dial.steps for step, dial in zip(point, self.dials, strict=True)
        )

    def values(self, point: Point) -> dict[str, float]:
        """The point as real numbers, by the dials' names."""
        return {dial.name: dial.value(step) for step, dial in zip(point, self.dials, strict=True)}


class Aim(Decision):
    """One seat chooses a point in a space."""

    def __init__(self, seat: int, prompt: str, space: Space, about: Mapping[str, Field] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.space = space


class Nature:
    """The rules need something computed outside them; the driver computes it once and records the answer."""

    def __init__(self, request: Any) -> None:
        self.request = request


class Together:
    """Several seats' decisions, pending at once; the answer is a pair (seat, choice)."""

    def __init__(self, decisions: dict[int, Decision]) -> None:
        self.decisions = decisions


Step = Generator[Decision | Nature | Together, Any, T]


def together(parts: Mapping[int, Step[T]]) -> Step[dict[int, T]]:
    """Run one coroutine a seat side by side; each seat's choice is taken when it comes.

    Gives what each coroutine returned, by seat. A coroutine asks only its own seat.
    """
    waiting: dict[int, Decision] = {}
    results: dict[int, T] = {}
    for seat, part in parts.items():
        yield from _go_on(seat, part, None, waiting, results)
    while waiting:
        chosen: tuple[int, Any] = yield Together(waiting)
        seat = chosen[0]
        waiting = {other: decision for other, decision in waiting.items() if other != seat}
        yield from _go_on(seat, parts[seat], chosen[1], waiting, results)
    return results


def _go_on(seat: int, part: Step[T], answer: Any, waiting: dict[int, Decision], results: dict[int, T]) -> Step[None]:
    """Send the answer into one seat's coroutine and note what it waits for next, or what it returned."""
    try:
        asked = part.send(answer)
        while isinstance(asked, Nature):
            computed = yield asked
            asked = part.send(computed)
    except StopIteration as end:
        results[seat] = end.value
        return
    if not isinstance(asked, Decision) or asked.seat != seat:
        raise RuntimeError(f"inside together, the coroutine of seat {seat} may ask only seat {seat}")
    waiting[seat] = asked
