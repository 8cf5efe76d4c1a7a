"""How a game's networks learn: a file beside them that says who plays how many matches, at which tables."""

from __future__ import annotations

import json
import tomllib
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import Any

from asobi.bots.net import FOLDER
from asobi.core import VARIANT, AsobiError, Dice, Game

FILE = "recipe.toml"
DEFAULT = "default"
DECAY = 0.01


class NoRecipe(AsobiError):
    """The game does not say how it is learned."""


class Stage:
    """Matches of one bot, and what is learned from them: so many times over, at most at that rate."""

    def __init__(self, bot: str, games: int, stray: float, epochs: int, rate: float) -> None:
        self.bot = bot
        self.games = games
        self.stray = stray
        self.epochs = epochs
        self.rate = rate


class Recipe:
    """The stages, one after the other; the tables at which they are played; how large the network is, and how much its
    weights shrink (`decay`), so that it trusts many matches more than few.

    Of the positions of a match one in so many is kept (`every`): neighbours tell the same, other matches more.

    A network that `observes` is told the seat's observation beside the game's hints, else the hints alone.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.seed: str = data["seed"]
        self.hidden: int = data["hidden"]
        self.every: int = data.get("every", 1)
        self.decay: float = data.get("decay", DECAY)
        self.observes: bool = data.get("observes", True)
        self.tables: dict[str, list[Any]] = data.get("tables", {})
        self.dials: dict[str, list[int]] = data.get("dials", {})
        self.stages = [Stage(**stage) for stage in data["stage"]]

    def text(self) -> str:
        """The same text for the same recipe."""
        return json.dumps(self.data, sort_keys=True)

    def smaller(self, share: float) -> Recipe:
        """The same with that share of the matches."""
        stages = [{**stage, "games": max(20, round(stage["games"] * share))} for stage in self.data["stage"]]
        return Recipe({**self.data, "stage": stages})

    def learned(self) -> dict[str, list[Any]]:
        """The values of settings that it learns beside the defaults, as a network keeps them."""
        return {
            key: [value for value in dict.fromkeys(values) if value != DEFAULT] for key, values in self.tables.items()
        }

    def settings(self, game: Game[Any], dice: Dice) -> dict[str, Any]:
        """The settings of one table, drawn by the dice."""
        drawn = {key: dice.pick(values) for key, values in self.tables.items()}
        settings = {key: value for key, value in drawn.items() if value != DEFAULT}
        if self.dials and dice.below(2):
            changes: dict[str, Any] = {}
            for pattern, (low, high) in self.dials.items():
                for path, dial in game.dials.dials.items():
                    if fnmatchcase(path, pattern):
                        numbers = [low + dice.below(high - low + 1) for _ in _listed(dial.default)]
                        changes[path] = numbers if isinstance(dial.default, list) else numbers[0]
            settings[VARIANT] = {"name": "", "changes": changes}
        return settings


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def recipe_of(game: Game[Any]) -> Recipe:
    """The recipe that the game's package brings."""
    found = files(game.insight.nets).joinpath(FOLDER, FILE) if game.insight.nets else None
    if found is None or not found.is_file():
        raise NoRecipe(f"{game.title} has no {FOLDER}/{FILE} beside its rules that says how it is learned")
    return Recipe(tomllib.loads(found.read_text(encoding="utf-8")))
