"""What rules may yield: a seat's choice, a seat's aim, or a question to nature; and several seats at once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeVar

from asobi.core.actions import Action, Field
from asobi.core.errors import IllegalAction

T = TypeVar("T")
Point = tuple[int, ...]


class Decision:
    """What a seat has to decide; `prompt` and `about` are put into words by the reader's browser."""

    def __init__(self, seat: int, prompt: str, about: Mapping[str, Field] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about: Mapping[str, Field] | None = about

    def meant(self, choice: Action | Point | str) -> Action | Point:
        """What is chosen by an object or in writing; what may not be chosen is refused."""
        raise TypeError(f"{type(self).__name__} must define meant()")


class Ask(Decision):
    """One seat chooses one of finitely many options.

    Where seats decide together, one's choice may spoil another's options: then `again` says what they are now, and a
    seat whose options changed is asked anew. When none is left, its coroutine goes on with None instead of a choice.
    """

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Action],
        about: Mapping[str, Field] | None = None,
        again: Callable[[], Sequence[Action]] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.options = options
        self.again = again

    def meant(self, choice: Action | Point | str) -> Action | Point:
        written = choice if isinstance(choice, str) else None
        for option in self.options:
            if option is choice if written is None else option.notation == written:
                return option
        legal = ", ".join([option.notation for option in self.options])
        raise IllegalAction(f"seat {self.seat} cannot choose {choice!r} now; legal: {legal}")


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

    def meant(self, choice: Action | Point | str) -> Action | Point:
        point: object = choice
        if isinstance(choice, str):
            words = choice.split()
            if words[:1] == ["aim"] and all(word.isascii() and word.isdigit() and len(word) < 10 for word in words[1:]):
                point = tuple([int(word) for word in words[1:]])
        if isinstance(point, tuple) and self.space.holds(point):
            return point
        legal = ", ".join([f"{dial.name} 0 to {dial.steps}" for dial in self.space.dials])
        raise IllegalAction(f"{choice!r} is not a point to aim at; legal: 'aim' and a step each for {legal}")


class Nature:
    """The rules need something computed outside them; the driver computes it once and records the answer."""

    def __init__(self, request: Any) -> None:
        self.request = request


class Together:
    """Several seats' decisions, pending at once; the answer is a pair (seat, choice)."""

    def __init__(self, decisions: dict[int, Decision]) -> None:
        self.decisions = decisions


# What a match waits for: a seat, nature, several seats at once, or nothing any more.
Pending = Decision | Nature | Together | None

Step = Generator[Decision | Nature | Together, Any, T]

# What the coroutine of one seat among several gives where it has ended.
ENDED: Final = Together({})


def pending_of(pending: Pending, seat: int) -> Decision | None:
    """The seat's own decision among what a match waits for."""
    if isinstance(pending, Together):
        return pending.decisions.get(seat)
    return pending if isinstance(pending, Decision) and pending.seat == seat else None


def together(parts: Mapping[int, Step[T]]) -> Step[dict[int, T]]:
    """Run one coroutine a seat side by side; each seat's choice is taken when it comes.

    Gives what each coroutine returned, by seat. A coroutine asks only its own seat.
    """
    waiting: dict[int, Decision] = {}
    results: dict[int, T] = {}
    running = {seat: _to_its_end(seat, part, results) for seat, part in parts.items()}
    for seat, part in running.items():
        if (nature := _go_on(seat, part, None, waiting)) is not None:
            yield from _with_nature(seat, part, nature, waiting)
    while waiting:
        chosen: tuple[int, Any] = yield Together(waiting)
        seat = chosen[0]
        waiting = dict(waiting)  # whoever looks at the earlier one sees no change
        del waiting[seat]
        if (nature := _go_on(seat, running[seat], chosen[1], waiting)) is not None:
            yield from _with_nature(seat, running[seat], nature, waiting)
        while (spoilt := _ask_anew(waiting)) is not None:
            if (nature := _go_on(spoilt, running[spoilt], None, waiting)) is not None:
                yield from _with_nature(spoilt, running[spoilt], nature, waiting)
    return results


def _to_its_end(seat: int, part: Step[T], results: dict[int, T]) -> Step[None]:
    """One seat's coroutine; where it ends, what it returned is noted: an exception would cost more."""
    results[seat] = yield from part
    yield ENDED


def _ask_anew(waiting: dict[int, Decision]) -> int | None:
    """Ask the seats anew whose options have changed; gives a seat that has none left, and waits no more."""
    for ask in waiting.values():
        if isinstance(ask, Ask) and ask.again is not None:
            options = list(ask.again())
            if not options:
                del waiting[ask.seat]
                return ask.seat
            if options != list(ask.options):
                waiting[ask.seat] = Ask(ask.seat, ask.prompt, options, ask.about, ask.again)
    return None


def _go_on(seat: int, part: Step[None], answer: Any, waiting: dict[int, Decision]) -> Nature | None:
    """Send the answer into one seat's coroutine and note what it waits for next, if it does not end.

    Gives what it asks nature, if that is what it does.
    """
    asked = part.send(answer)
    if asked is ENDED:
        return None
    if isinstance(asked, Nature):
        return asked
    if not isinstance(asked, Decision) or asked.seat != seat:
        raise RuntimeError(f"inside together, the coroutine of seat {seat} may ask only seat {seat}")
    waiting[seat] = asked
    return None


def _with_nature(seat: int, part: Step[None], asked: Nature | None, waiting: dict[int, Decision]) -> Step[None]:
    """Have nature answer one seat's coroutine until it waits for something else."""
    while asked is not None:
        computed = yield asked
        asked = _go_on(seat, part, computed, waiting)
