"""A game's words for places without a browser: the messages of its `locales/`, by Project Fluent.

The same sentences as in the browser, put together by the same rules: `$seat` and every `…_seat` is a name, `$you` says
whether the reader is meant, `WORD("cubitos-die-", $die)` is another message, found by the pieces of its key. A message
that the reader's language lacks is said in English.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from asobi.core import Action, Decision, Game, home

ENGLISH: Final = "en"
HOUSE: Final = Path(__file__).parent / "locales"
# Written from right to left, which few terminals do: spoken there only when asked for by name.
BACKWARDS: Final = ("ar", "fa", "he", "ur")
ISOLATES = str.maketrans("", "", "\u2066\u2068\u2069")
# A number that was put into a message, which Fluent sets apart, or the whole of one.
PUT_IN = re.compile("(?:^|\u2068)[-0-9.,]+(?:$|\u2069)")
# The figures of a language where Babel writes others; browsers follow the language by themselves.
FIGURES: Final = {"fa": str.maketrans("0123456789.,-", "۰۱۲۳۴۵۶۷۸۹٫٬−")}
log = logging.getLogger("asobi.words")


def languages() -> list[str]:
    """The languages that the terminal speaks."""
    return sorted(path.stem for path in HOUSE.glob("*.ftl"))


def wished(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment wishes for, where the terminal speaks it and can show it; English else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].partition(".")[0].partition("_")[0]
            return language if language in languages() and language not in BACKWARDS else ENGLISH
    return ENGLISH


class Several(FluentType):
    """Several things as one argument: said as a list, or each by its own message."""

    def __init__(self, things: Sequence[str | int]) -> None:
        self.things = things

    def format(self, locale: Locale) -> str:
        """All of them, as the language lists."""
        return listed([each if isinstance(each, str) else figures(str(each), locale) for each in self.things], locale)


class Words:
    """Puts a game's actions, prompts and events into words for a reader; what has no message is shown by its key."""

    def __init__(
        self, game: Game[Any], names: Sequence[str], reader: int | None = None, language: str = ENGLISH
    ) -> None:
        self.game = game
        self.names = names
        self.reader = reader
        self.language = language
        self.locale = Locale.parse(language, sep="-")
        self.bundles = [self._bundle(each) for each in dict.fromkeys([language, ENGLISH])]

    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], functions={"WORD": cast("Any", self._word)})
        for folder in (HOUSE, home(self.game) / "locales"):
            messages = folder / f"{language}.ftl"
            if not messages.is_file():
                continue
            resource = FluentResource(messages.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    log.error("%s: this is no message: %s", messages, (entry.content or "").strip()[:80])
            bundle.add_resource(resource)
        return bundle

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) and bundle.get_message(key).value is not None for bundle in self.bundles)

    def say(self, key: str, fields: Mapping[str, Any] | None = None) -> str:
        """The message with that key; the key itself where there is none."""
        for bundle in self.bundles:
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is None:
                continue
            text, faults = bundle.format_pattern(pattern, self._arguments(fields or {}))
            for fault in faults:
                log.error("%s: %s", key, fault)
            return PUT_IN.sub(self._figures, str(text)).translate(ISOLATES)
        return key

    def percent(self, share: float) -> str:
        """A share between 0 and 1."""
        return figures(format_percent(share, locale=self.locale), self.locale)

    def list(self, parts: Sequence[str]) -> str:
        """Ada, Bo and Cy, as the language lists."""
        return listed(parts, self.locale)

    def _figures(self, number: re.Match[str]) -> str:
        """A number that was put in, in the figures of the language."""
        return figures(number[0], self.locale)

    def _word(self, *parts: Any) -> str:
        """Another message; of several things each, and a name that has no message stands as it is."""
        values = [getattr(part, "value", part) for part in parts]
        for place, value in enumerate(values):
            spaced = value.split(" ") if isinstance(value, str) and " " in value else []
            things = list(value.things) if isinstance(value, Several) else spaced
            keys = ["".join(map(str, [*values[:place], thing, *values[place + 1 :]])) for thing in things]
            if keys and all(self.has(key) for key in keys):
                return self.list([self._times(self.say(key), keys.count(key)) for key in dict.fromkeys(keys)])
        if len(values) > 1 and isinstance(values[1], Several):
            return values[1].format(self.locale)
        key = "".join(map(str, values))
        given = [str(value) for value in values if not (str(value).startswith("-") or str(value).endswith("-"))]
        return self.say(key) if self.has(key) or not given else given[-1]

    def _times(self, thing: str, count: int) -> str:
        """A thing, and how often it is there."""
        return thing if count == 1 else f"{thing} ×{figures(str(count), self.locale)}"

    def _arguments(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        mine = {
            f"{name[:-4]}you": self.reader is not None and value == self.reader
            for name, value in {"seat": None, **fields}.items()
            if name == "seat" or name.endswith("_seat")
        }
        return {name: self._argument(name, value) for name, value in {**mine, **fields}.items()}

    def _argument(self, name: str, value: Any) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.names[value]
        if isinstance(value, list):
            seats = name == "seats" or name.endswith("_seats")
            return Several([self.names[each] if seats else each for each in value])
        return value

    def action(self, action: Action) -> str:
        """What choosing the action means."""
        key = f"{self.game.id}-action-{action.name}"
        return self.say(key, action.fields) if self.has(key) else action.notation

    def prompt(self, decision: Decision) -> str:
        """What a decision is about."""
        key = f"{self.game.id}-ask-{decision.prompt}"
        about = {**(decision.about or {}), "seat": decision.seat}
        return self.say(key, about) if self.has(key) else decision.prompt

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened."""
        fields = {name: value for name, value in event.items() if name != "key"}
        if self.has(event["key"]):
            return self.say(event["key"], fields)
        plain = " ".join(f"{name}={value}" for name, value in fields.items())
        return f"{event['key'].removeprefix(self.game.id + '-')} {plain}"


def figures(text: str, locale: Locale) -> str:
    """A number's text in the figures of the language."""
    return text.translate(FIGURES.get(locale.language, {}))


def listed(parts: Sequence[str], locale: Locale) -> str:
    """Ada, Bo and Cy."""
    british = Locale("en", "GB") if locale.language == ENGLISH else locale
    if locale.language == "th" and len(parts) > 1:
        # Unicode's lists in Thai have spaces alone between things: names of several words would run together there.
        return f"{', '.join(parts[:-1])} และ {parts[-1]}"
    return format_list(list(parts), locale=british) if parts else ""
