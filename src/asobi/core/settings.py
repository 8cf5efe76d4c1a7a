"""The settings of a table: what a game lets its players choose beforehand, each with its default and its check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from asobi.core.errors import BadSetting


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One setting of a table."""

    def __init__(self, key: str, default: Any) -> None:
        self.key = key
        self.default = default

    def check(self, value: Any) -> None:
        """Refuse an impossible value with a sentence that says what is possible."""
        raise TypeError(f"{type(self).__name__} must define check()")

    def data(self) -> dict[str, Any]:
        """The setting as a set-up page gets it."""
        raise TypeError(f"{type(self).__name__} must define data()")


class Flag(Setting):
    """On or off."""

    def check(self, value: Any) -> None:
        if not isinstance(value, bool):
            sentence = f"setting {self.key} is true or false, not {value!r}"
            raise BadSetting(sentence, "refused-setting-flag", setting=self.key, value=value)

    def data(self) -> dict[str, Any]:
        return {"key": self.key, "kind": "flag", "default": self.default}


class Number(Setting):
    """A whole number in a range; with the default None the game decides (by the number of seats, say)."""

    def __init__(self, key: str, default: int | None, low: int, high: int) -> None:
        super().__init__(key, default)
        self.low = low
        self.high = high

    def check(self, value: Any) -> None:
        if value is None and self.default is None:
            return
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadSetting(
                f"setting {self.key} is a whole number from {self.low} to {self.high}, not {value!r}",
                "refused-setting-number",
                setting=self.key,
                low=self.low,
                high=self.high,
                value=value,
            )

    def data(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "kind": "number",
            "default": self.default,
            "low": self.low,
            "high": self.high,
        }


class Choice(Setting):
    """One of a few named values."""

    def __init__(self, key: str, default: str, values: Sequence[str]) -> None:
        super().__init__(key, default)
        self.values: list[str] = list(values)

    def check(self, value: Any) -> None:
        if value not in self.values:
            sentence = f"setting {self.key} is one of {', '.join(self.values)}, not {value!r}"
            raise BadSetting(sentence, "refused-setting-choice", setting=self.key, value=value)

    def data(self) -> dict[str, Any]:
        return {"key": self.key, "kind": "choice", "default": self.default, "values": self.values}


class Words(Setting):
    """A free text that the game reads itself (a list of cards, a deck)."""

    def __init__(self, key: str, default: str, longest: int) -> None:
        super().__init__(key, default)
        self.longest = longest

    def check(self, value: Any) -> None:
        if not isinstance(value, str):
            sentence = f"setting {self.key} is a text, not {value!r}"
            raise BadSetting(sentence, "refused-setting-words", setting=self.key, value=value)
        if len(value) > self.longest:
            raise BadSetting(
                f"setting {self.key} is a text of at most {self.longest} characters, not {len(value)}",
                "refused-setting-long",
                setting=self.key,
                longest=self.longest,
                length=len(value),
            )

    def data(self) -> dict[str, Any]:
        return {"key": self.key, "kind": "words", "default": self.default, "longest": self.longest}
