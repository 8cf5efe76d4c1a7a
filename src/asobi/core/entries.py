"""The entries of a match's log: what was chosen, what nature answered, and what came of it."""

from __future__ import annotations

from typing import Any, Final

from asobi.core.actions import Action
from asobi.core.decisions import Point
from asobi.core.events import Event
from asobi.core.state import State

NATURE: Final = -1

# A seat and what it chose (an action, a point, or either in writing); or NATURE and its answer.
Entry = tuple[int, Any]


def written(choice: Action | Point) -> str:
    """A choice as a record writes it."""
    if isinstance(choice, Action):
        return choice.notation
    return " ".join(["aim", *[str(step) for step in choice]])


class Happening:
    """What came of a choice or of nature's answer: its entry, what was told, and whether it was the last."""

    def __init__(self, seat: int, what: Any, over: bool, told: list[Event], first: int) -> None:
        self.seat = seat
        self.what: Any = what
        self.over = over
        self._told = told
        self._first = first
        self._last: int = len(told)

    @property
    def entry(self) -> Entry:
        """The entry as a record writes it; (seat, None) for a choice taken back."""
        return (self.seat, self.what if self.seat == NATURE or self.what is None else written(self.what))

    @property
    def events(self) -> list[Event]:
        """Everything that was told."""
        return self._told[self._first : self._last]


class Beginning:
    """Where a step began: the state there, and how much had been chosen and told before it."""

    def __init__(self, state: State, entries: int, events: int) -> None:
        self.state = state
        self.entries = entries
        self.events = events
