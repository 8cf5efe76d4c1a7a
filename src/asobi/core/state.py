"""A state: plain data, declared once, from which any step can start."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Final, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from asobi.core.dice import Dice
from asobi.core.errors import BadState
from asobi.core.events import Event, EventKind

T = TypeVar("T")
S = TypeVar("S", bound="State")

# A field whose list is never changed in place, only replaced: copies share it.
Shared = Annotated[T, "shared"]

OWN: Final = ("dice", "over", "changes", "sink")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class State:
    """The base of every game's state: a dataclass whose fields hold ints, strings, booleans, None, and lists of these.

    A field is declared once; the constructor, `copy`, `dump`, `load`, `==` and `digest` follow from it. A field whose
    name begins with an underscore holds what can be worked out again: copies share it, and it is never dumped.
    `changes` is what the table's variant changes in the game's data, as `Dials.of` reads it; mostly nothing.
    """

    dice: Dice
    over: bool = field(default=False, kw_only=True)
    changes: str = field(default="", kw_only=True)
    sink: list[Event] | None = field(default=None, kw_only=True, compare=False, repr=False)

    # What the fields hold, by name; `scripts/compile.py` fills it in, because a compiled class forgets it.
    SHAPES: ClassVar[Mapping[str, str]] = {}

    def copy(self) -> Any:
        """A state with the same content that shares nothing changeable with this one."""
        return copier(type(self))(self)

    def tell(self, kind: EventKind, *values: object) -> None:
        """Tell a fact to everybody."""
        if self.sink is not None:
            self.sink.append(Event(kind, values))

    def tell_only(self, to: Sequence[int | None], kind: EventKind, *values: object) -> None:
        """Tell a fact only to some; None among them is the spectator."""
        if self.sink is not None:
            self.sink.append(Event(kind, values, to))

    def check(self) -> None:
        """Refuse, by BadState, values that the rules cannot reach; `load` and the conformance kit ask."""

    def dump(self) -> dict[str, Any]:
        """The state as plain data that shares nothing with it."""
        data: dict[str, Any] = {"dice": self.dice.dump(), "over": self.over}
        if self.changes:
            data["changes"] = self.changes
        for name in fields_of(type(self)):
            data[name] = getattr(self, name)
        plain: dict[str, Any] = json.loads(json.dumps(data))
        return plain

    @classmethod
    def load(cls: type[S], data: Any) -> S:
        """The state that `dump` described."""
        if not isinstance(data, dict):
            raise BadState(f"a state is an object with fields, not {data!r}")
        shapes = {**{name: plain(shape) for name, shape in shapes_of(cls).items()}, "over": "bool", "changes": "str"}
        changes = data.get("changes", "")
        own = {name: data[name] for name in fields_of(cls) if name in data}
        wanted = {"dice", "over", *fields_of(cls)}
        for what, names in (("lacks", wanted - set(data)), ("has the unknown", set(data) - wanted - {"changes"})):
            if names:
                raise BadState(f"the state {what} field{'s' * (len(names) > 1)} {', '.join(sorted(map(str, names)))}")
        for name, value in {"over": data["over"], "changes": changes, **own}.items():
            try:
                msgspec.convert(value, SHAPED.get(shapes.get(name, ""), Any))
            except msgspec.ValidationError as fault:
                raise BadState(f"the state's field {name} has the wrong kind: {fault}") from fault
        state = cls(Dice.load(data["dice"]), over=data["over"], changes=changes, **json.loads(json.dumps(own)))
        state.check()
        return state

    def digest(self) -> str:
        """A short fingerprint: equal states have equal ones."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


SHAPED: Final[dict[str, Any]] = {
    "bool": bool,
    "int": int,
    "str": str,
    "int | None": int | None,
    "list[bool]": list[bool],
    "list[int]": list[int],
    "list[str]": list[str],
    "list[list[bool]]": list[list[bool]],
    "list[list[int]]": list[list[int]],
    "list[list[str]]": list[list[str]],
    "list[int | None]": list[int | None],
}


def shapes_of(cls: type[State]) -> Mapping[str, str]:
    """What a state's fields hold, by name, as its source says it; what a foreign compiler forgot is left open."""
    if cls.SHAPES:
        return cls.SHAPES
    return {each.name: str(each.type) for each in dataclasses.fields(cls) if isinstance(each.type, str)}


def plain(shape: str) -> str:
    """A shape without the word that copies share it."""
    return shape[len("Shared[") : -1] if shape.startswith("Shared[") else shape


def fields_of(cls: type[State]) -> list[str]:
    """The fields that a state is made of, besides its dice and whether it is over."""
    if cls not in FIELDS:
        FIELDS[cls] = [
            each.name for each in dataclasses.fields(cls) if each.name not in OWN and not each.name.startswith("_")
        ]
    return FIELDS[cls]


def copy_source(name: str, shapes: Mapping[str, str]) -> str:
    """The source of a state's `copy`, written from its fields: lists are copied, and what they hold if it is lists."""
    lines = [f"def copy(self) -> {name}:", f"    twin = {name}.__new__({name})", "    twin.dice = self.dice.copy()"]
    lines += ["    twin.over = self.over", "    twin.changes = self.changes", "    twin.sink = None"]
    for each, shape in shapes.items():
        if each in OWN:
            continue
        value = f"self.{each}"
        if not each.startswith("_") and not shape.startswith("Shared["):
            if shape.startswith("list[list["):
                value = f"[row[:] for row in self.{each}]"
            elif shape.startswith("list["):
                value = f"self.{each}[:]"
            elif not shape:
                value = f"copy_of(self.{each})"
        lines.append(f"    twin.{each} = {value}")
    return "\n".join([*lines, "    return twin"])


def copy_of(value: Any) -> Any:
    """A copy of plain data whose kind nobody remembered."""
    return [copy_of(each) for each in value] if isinstance(value, list) else value


def copier(cls: type[State]) -> Callable[[State], Any]:
    """The function that copies states of this class, made when it is first needed."""
    made = COPIERS.get(cls)
    if made is None:
        known = shapes_of(cls)
        shapes = {each.name: known.get(each.name, "") for each in dataclasses.fields(cls)}
        scope: dict[str, Any] = {"State": cls, "copy_of": copy_of}
        exec(copy_source("State", shapes), scope)
        made = COPIERS[cls] = scope["copy"]
    return made


COPIERS: Final[dict[type, Callable[[State], Any]]] = {}
FIELDS: Final[dict[type, list[str]]] = {}
