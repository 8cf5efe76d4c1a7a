"""Events: small typed facts that drive the log, the animation and the sound. The view is the truth."""

from __future__ import annotations

from collections.abc import Sequence


class EventKind:
    """A kind of fact: the key of its message and the names of its fields.

    `reveals` marks a fact that shows somebody what was hidden before, so that the choice that led to it
    can no longer be taken back.
    """

    def __init__(self, key: str, fields: Sequence[str] = (), reveals: bool = False) -> None:
        self.key = key
        self.fields: tuple[str, ...] = tuple(fields)
        self.reveals = reveals


class Event:
    """One fact, told to everybody (`to` is None) or to some; a spectator is the listener None."""

    def __init__(self, kind: EventKind, values: tuple[object, ...], to: Sequence[int | None] | None = None) -> None:
        self.kind = kind
        self.values = values
        self.to = to

    def reaches(self, seat: int | None) -> bool:
        """Whether the seat (or the spectator, None) was told."""
        return self.to is None or seat in self.to

    def data(self) -> dict[str, object]:
        """The event as plain data: its message key and its fields."""
        return {"key": self.kind.key, **dict(zip(self.kind.fields, self.values, strict=True))}
