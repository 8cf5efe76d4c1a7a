"""Actions: interned values from the finite catalogue that a game declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mypy_extensions import mypyc_attr

Field = int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that can be chosen; a game makes each one once and offers the same object ever after.

    `name` and `fields` are what a browser puts into words; `notation` is what a record writes down.
    Without a notation of its own an action is written as its name followed by its fields: `pick 5`.
    """

    def __init__(self, name: str, fields: Mapping[str, Field] | None = None, notation: str = "") -> None:
        self.name: str = name
        self.fields: dict[str, Field] = dict(fields or {})
        self.notation: str = notation or " ".join([name, *[str(value) for value in self.fields.values()]])
        self.id: int = -1

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __copy__(self) -> Action:
        return self

    def data(self) -> dict[str, object]:
        """The action as a browser gets it."""
        return {"id": self.id, "notation": self.notation, "name": self.name, **self.fields}


class Catalogue:
    """Every action of a game, in a fixed order: an action's place is its id."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: list[Action] = list(actions)
        self._by_notation: dict[str, Action] = {}
        for number, action in enumerate(self.actions):
            if action.notation in self._by_notation:
                raise ValueError(f"two actions are written {action.notation!r}; a notation is unique in its game")
            if action.id not in (-1, number):
                raise ValueError(f"{action!r} stands in another catalogue already; make a new action")
            action.id = number
            self._by_notation[action.notation] = action

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.find(action.notation) is action

    def find(self, notation: str) -> Action | None:
        """The action written that way, or None."""
        return self._by_notation.get(notation)
