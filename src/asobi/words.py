"""A game's words for places without a browser: messages of its `locales/en.ftl`, by Project Fluent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from asobi.core import Action, Decision, Game

ISOLATES = str.maketrans("", "", "\u2068\u2069")


class Words:
    """Puts a game's actions, prompts and events into words; what has no message is shown by its key."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.bundle = FluentBundle(["en"])
        package = type(game).__module__.rpartition(".")[0]
        messages = files(package or "asobi") / "locales" / "en.ftl"
        if package and messages.is_file():
            self.bundle.add_resource(FluentResource(messages.read_text(encoding="utf-8")))

    def message(self, key: str, fields: Mapping[str, Any]) -> str | None:
        """The message with that key, or None."""
        if not self.bundle.has_message(key):
            return None
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        text, _ = self.bundle.format_pattern(
            pattern, {name: self._field(name, value) for name, value in fields.items()}
        )
        return str(text).translate(ISOLATES)

    def _field(self, name: str, value: Any) -> Any:
        if (name in ("seat", "player") or name.endswith("_seat")) and isinstance(value, int):
            return self.names[value]
        return ", ".join(map(str, value)) if isinstance(value, list) else value

    def action(self, action: Action) -> str:
        """What choosing the action means."""
        return self.message(f"{self.game.id}-action-{action.name}", action.fields) or action.notation

    def prompt(self, decision: Decision) -> str:
        """What a decision is about."""
        about = {**(decision.about or {}), "player": decision.seat}
        return self.message(f"{self.game.id}-ask-{decision.prompt}", about) or decision.prompt

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened."""
        fields = {name: value for name, value in event.items() if name != "key"}
        if "seat" in fields:
            fields["player"] = fields["seat"]
        plain = " ".join(f"{name}={value}" for name, value in fields.items())
        return self.message(event["key"], fields) or f"{event['key'].removeprefix(self.game.id + '-')} {plain}"
