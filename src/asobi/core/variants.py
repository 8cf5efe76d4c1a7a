"""Variants: what a designer turns in a game's data. A game declares its dials; a variant says where some of them stand.

A variant is one small TOML file, or the same as plain data among the settings of a table, so that a record holds it.
"""

from __future__ import annotations

import copy
import difflib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from asobi.core.errors import BadSetting

T = TypeVar("T")

VARIANT: Final = "variant"
"""The name under which a table's settings hold its variant."""
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 400
KEPT: Final = 32
FILE: Final = ("game", "name", "about", "settings", "dials")


@mypyc_attr(allow_interpreted_subclasses=True)
class DataDial:
    """One value of a game's data that a variant may change: a number, a row of numbers, words, or a text.

    `path` leads to it through the data (`routes.6.places`). Numbers lie from `low` to `high`. Words are taken from
    `words`; there are `low` to `high` of them.
    """

    def __init__(self, path: str, default: Any, low: int, high: int, words: Sequence[str] = ()) -> None:
        self.path = path
        self.default = default
        self.low = low
        self.high = high
        self.words: list[str] = list(words)
        self.kind: str = kind_of(default)

    def check(self, value: Any) -> None:
        """Refuse an impossible value with a sentence that says what is possible."""
        if not self.fits(value):
            raise BadSetting(
                f"the dial {self.path} is {self.wanted()}, not {value!r}",
                f"refused-dial-{self.kind}",
                dial=self.path,
                low=self.low,
                high=self.high,
                count=len(self.default) if self.kind == "numbers" else 0,
                longest=LONGEST_TEXT,
                words=", ".join(self.words),
                value=value,
            )

    def fits(self, value: Any) -> bool:
        """Whether the dial can stand at the value."""
        if self.kind == "number":
            return is_number(value) and self.low <= value <= self.high
        if self.kind == "text":
            return isinstance(value, str) and len(value) <= LONGEST_TEXT
        if not isinstance(value, list):
            return False
        if self.kind == "words":
            return self.low <= len(value) <= self.high and set(map(str, value)) <= set(self.words)
        numbers = [each for each in value if is_number(each) and self.low <= each <= self.high]
        return len(numbers) == len(value) == len(self.default)

    def wanted(self) -> str:
        """What the dial can be, in words."""
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "text":
            return f"a text of at most {LONGEST_TEXT} characters"
        if self.kind == "words":
            return f"{self.low} to {self.high} of the words {', '.join(self.words)}"
        return f"a row of {len(self.default)} whole numbers from {self.low} to {self.high}"

    def data(self) -> dict[str, Any]:
        """The dial as a page gets it."""
        return {
            "path": self.path,
            "kind": self.kind,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "words": self.words,
        }


def kind_of(value: Any) -> str:
    """The kind of dial that a value of the data makes."""
    if isinstance(value, str):
        return "text"
    if isinstance(value, list):
        return "words" if value and isinstance(value[0], str) else "numbers"
    return "number"


def is_number(value: Any) -> bool:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dials(Generic[T]):
    """A game's data with its dials, and what the rules make of the data, once for each variant in play.

    `ranges` names values by their path, where `*` stands for any one name, with the least and the greatest number, and
    the words to choose from if it is words. `make` turns data into tables; its BadSetting says what does not fit, to
    readers by the key of a message, or a ValueError does, in English.
    """

    def __init__(
        self, data: Mapping[str, Any], ranges: Mapping[str, Sequence[Any]], make: Callable[[dict[str, Any]], T]
    ) -> None:
        self.base: dict[str, Any] = dict(data)
        self.make = make
        self.dials: dict[str, DataDial] = {}
        for pattern, limits in ranges.items():
            found = places(self.base, pattern.split("."), "")
            if not found:
                raise ValueError(f"no value of the data stands at {pattern!r}")
            for path, value in found.items():
                self.dials[path] = DataDial(path, value, limits[0], limits[1], limits[2] if len(limits) > 2 else ())
        self._kept: dict[str, T] = {"": make(self.base)}

    def check(self, variant: Any) -> None:
        """Refuse a variant that names unknown dials, sets one to an impossible value, or does not fit together."""
        if not isinstance(variant, dict) or not {"changes"} <= set(variant) <= {"name", "changes"}:
            raise BadSetting(f'a variant is an object with "name" and "changes", not {variant!r}', "refused-variant")
        name, changes = variant.get("name", ""), variant["changes"]
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            sentence = f"a variant's name is a text of at most {LONGEST_NAME} characters, not {name!r}"
            raise BadSetting(sentence, "refused-variant-name", longest=LONGEST_NAME)
        if not isinstance(changes, dict):
            raise BadSetting(f"a variant's changes are dials and their values, not {changes!r}", "refused-variant")
        self.of(written_changes(changes))

    def _near(self, path: str) -> str:
        near = difflib.get_close_matches(path, list(self.dials), 3, 0.5) or list(self.dials)[:3]
        return f"; there is, say, {', '.join(near)}" if near else "; this game has none"

    def of(self, changes: str) -> T:
        """What the rules make of the data with these changes (as `written_changes` writes them)."""
        made = self._kept.get(changes)
        if made is None:
            try:
                made = self.make(self.changed(changes))
            except ValueError as fault:
                sentence = f"the variant does not fit together: {fault}"
                raise BadSetting(sentence, "refused-variant-fit", why=str(fault)) from fault
            if len(self._kept) > KEPT:
                base = self._kept[""]
                self._kept.clear()
                self._kept[""] = base
            self._kept[changes] = made
        return made

    def changed(self, changes: str) -> dict[str, Any]:
        """The data with these changes."""
        data: dict[str, Any] = copy.deepcopy(self.base)
        given = json.loads(changes) if changes else {}
        if not isinstance(given, dict):
            raise BadSetting(f"a variant's changes are dials and their values, not {given!r}", "refused-variant")
        for path, value in given.items():
            dial = self.dials.get(path)
            if dial is None:
                raise BadSetting(f"there is no dial {path!r}{self._near(path)}", "refused-dial", dial=path)
            dial.check(value)
            names = path.split(".")
            spot: Any = data
            for name in names[:-1]:
                spot = spot[name]
            spot[names[-1]] = value
        return data


def no_tables(data: dict[str, Any]) -> None:
    """What the rules of a game without dials make of its data."""


NO_DIALS: Final[Dials[Any]] = Dials({}, {}, no_tables)


def places(data: Any, names: list[str], before: str) -> dict[str, Any]:
    """The values that a path with stars leads to, by their paths."""
    if not names:
        return {before: data}
    if not isinstance(data, dict):
        return {}
    found: dict[str, Any] = {}
    for key, value in data.items():
        if names[0] in ("*", key):
            found.update(places(value, names[1:], f"{before}.{key}" if before else str(key)))
    return found


def written_changes(changes: Mapping[str, Any]) -> str:
    """Changes as a state holds them: the same text for the same changes, and none for none."""
    if not changes:
        return ""
    return json.dumps(dict(changes), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def changes_in(settings: Mapping[str, Any]) -> str:
    """The changes of the variant among a table's settings, as a state holds them."""
    variant = settings.get(VARIANT)
    return written_changes(variant["changes"]) if variant else ""


class Variant:
    """A variant of a game: a name, a sentence about it, settings of the table, and where its dials stand."""

    def __init__(
        self,
        game: str,
        name: str,
        changes: Mapping[str, Any],
        settings: Mapping[str, Any] | None = None,
        about: str = "",
    ) -> None:
        self.game = game
        self.name = name
        self.changes: dict[str, Any] = dict(changes)
        self.own: dict[str, Any] = dict(settings or {})
        self.about = about

    @property
    def settings(self) -> dict[str, Any]:
        """The settings of a table that plays the variant."""
        if not self.changes:
            return dict(self.own)
        return {**self.own, VARIANT: {"name": self.name, "changes": self.changes}}

    def text(self) -> str:
        """The variant as a file; reading it gives the same variant again."""
        lines = [f"game = {in_toml(self.game)}", f"name = {in_toml(self.name)}"]
        if self.about:
            lines.append(f"about = {in_toml(self.about)}")
        for title, values in (("settings", self.own), ("dials", self.changes)):
            if values:
                lines += ["", f"[{title}]"]
                lines += [f"{json.dumps(key)} = {in_toml(value)}" for key, value in values.items()]
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str, name: str = "") -> Variant:
        """The variant in a TOML text; `name` is what it is called if the text does not say."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            raise BadSetting(f"not TOML: {fault}") from fault
        unknown = sorted(set(data) - set(FILE))
        if unknown:
            raise BadSetting(f"a variant has no field {', '.join(unknown)}; its fields: {', '.join(FILE)}")
        for field in ("game", "name", "about"):
            if not isinstance(data.get(field, ""), str):
                raise BadSetting(f"the field {field} is a text, not {data[field]!r}")
        for field in ("settings", "dials"):
            if not isinstance(data.get(field, {}), dict):
                raise BadSetting(f"the field {field} is a table, not {data[field]!r}")
        if "game" not in data:
            raise BadSetting('a variant names its game: game = "eight-routes"')
        changes = flattened(data.get("dials", {}), "")
        return Variant(data["game"], data.get("name", name), changes, data.get("settings", {}), data.get("about", ""))

    @staticmethod
    def read(path: Path) -> Variant:
        """The variant in a file; whatever is wrong with it is said with the file's name."""
        try:
            return Variant.parse(path.read_text(encoding="utf-8"), path.stem)
        except (OSError, UnicodeDecodeError) as fault:
            raise BadSetting(f"cannot read the variant {path}: {fault}") from fault
        except BadSetting as refused:
            raise BadSetting(f"{path}: {refused}") from refused


def in_toml(value: Any) -> str:
    """A text, a number, true, false or a list of these, as TOML writes it: just as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def flattened(data: Mapping[str, Any], before: str) -> dict[str, Any]:
    """Nested tables as paths."""
    flat: dict[str, Any] = {}
    for key, value in data.items():
        path = f"{before}.{key}" if before else key
        if isinstance(value, dict):
            flat.update(flattened(value, path))
        else:
            flat[path] = value
    return flat


def difference(dials: Dials[Any], changes: Mapping[str, Any]) -> list[tuple[str, Any, Any]]:
    """What a variant changes: the dial, its value in the base game, and its value here; what stays is left out."""
    rows = [(path, dials.dials[path].default, value) for path, value in changes.items() if path in dials.dials]
    return [row for row in rows if row[1] != row[2]]
