"""A game's words for places without a browser: the messages of its `locales/`, by Project Fluent.

The same sentences as in the browser, put together by the same rules: `$seat` and every `…_seat` is a name, `$you` says
whether the reader is meant, `WORD("cubitos-die-", $die)` is another message, found by the pieces of its key.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from asobi.core import Action, Decision, Game, home

ISOLATES = str.maketrans("", "", "\u2068\u2069")
log = logging.getLogger("asobi.words")


class Words:
    """Puts a game's actions, prompts and events into words for a reader; what has no message is shown by its key."""

    def __init__(self, game: Game[Any], names: Sequence[str], reader: int | None = None) -> None:
        self.game = game
        self.names = names
        self.reader = reader
        self.bundle = FluentBundle(["en"], functions={"WORD": cast("Any", self._word)})
        messages = home(game) / "locales" / "en.ftl"
        if messages.is_file():
            resource = FluentResource(messages.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    log.error("%s: this is no message: %s", messages, (entry.content or "").strip()[:80])
            self.bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(key) and self.bundle.get_message(key).value is not None

    def say(self, key: str, fields: Mapping[str, Any] | None = None) -> str:
        """The message with that key; the key itself where there is none."""
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            return key
        text, faults = self.bundle.format_pattern(pattern, self._arguments(fields or {}))
        for fault in faults:
            log.error("%s: %s", key, fault)
        return str(text).translate(ISOLATES)

    def _word(self, *parts: Any) -> str:
        return self.say("".join(str(getattr(part, "value", part)) for part in parts))

    def _arguments(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        you = self.reader is not None and fields.get("seat") == self.reader
        return {"you": "yes" if you else "no", **{name: self._argument(name, value) for name, value in fields.items()}}

    def _argument(self, name: str, value: Any) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.names[value]
        if isinstance(value, list):
            seats = name == "seats" or name.endswith("_seats")
            return listed([self.names[each] if seats else str(each) for each in value])
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


def listed(parts: Sequence[str]) -> str:
    """Ada, Bo and Cy."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
