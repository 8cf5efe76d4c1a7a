"""A state: plain data with a hand-written copy, from which any step can start."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from asobi.core.dice import Dice
from asobi.core.errors import BadState
from asobi.core.events import Event, EventKind

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state.

    A subclass names its own fields in `FIELDS`, takes exactly these (after the dice) as the arguments of its
    constructor, and writes `copy` by hand. Fields hold ints, strings, booleans, None, and lists of these.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, dice: Dice) -> None:
        self.dice: Dice = dice
        self.over: bool = False
        self.told: list[Event] | None = None

    def copy(self) -> Any:
        """A state with the same content that shares nothing changeable with this one."""
        raise TypeError(f"{type(self).__name__} must define copy()")

    def tell(self, kind: EventKind, *values: object) -> None:
        """Tell a fact to everybody."""
        if self.told is not None:
            self.told.append(Event(kind, values))

    def tell_only(self, to: Sequence[int | None], kind: EventKind, *values: object) -> None:
        """Tell a fact only to some; None among them is the spectator."""
        if self.told is not None:
            self.told.append(Event(kind, values, to))

    def dump(self) -> dict[str, Any]:
        """The state as plain data that shares nothing with it."""
        data: dict[str, Any] = {"dice": self.dice.dump(), "over": self.over}
        for name in type(self).FIELDS:
            data[name] = getattr(self, name)
        plain: dict[str, Any] = json.loads(json.dumps(data))
        return plain

    @classmethod
    def load(cls: type[S], data: Any) -> S:
        """The state that `dump` described."""
        if not isinstance(data, dict):
            raise BadState(f"a state is an object with fields, not {data!r}")
        wanted = {"dice", "over", *cls.FIELDS}
        for what, names in (("lacks", wanted - set(data)), ("has the unknown", set(data) - wanted)):
            if names:
                raise BadState(f"the state {what} field{'s' * (len(names) > 1)} {', '.join(sorted(names))}")
        fields = json.loads(json.dumps({name: data[name] for name in cls.FIELDS}))
        try:
            state = cls(Dice.load(data["dice"]), **fields)
            state.over = data["over"]
        except TypeError as fault:
            raise BadState(f"the state has a field of the wrong kind: {fault}") from fault
        return state

    def digest(self) -> str:
        """A short fingerprint: equal states have equal ones."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
