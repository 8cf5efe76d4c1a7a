"""An experiment: one file that says which game, which variants, which bots, how many matches, and what to watch."""

from __future__ import annotations

import hashlib
import itertools
import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from asobi.bots import Bot
from asobi.core import AsobiError, Game, Variant, find_game
from asobi.core.variants import LONGEST_NAME, flattened
from asobi.lab.lineup import Restrained, is_named, make_player

FIELDS = (
    "question",
    "game",
    "seats",
    "bots",
    "games",
    "width",
    "seed",
    "batch",
    "pace",
    "decisions",
    "watch",
    "settings",
    "variants",
    "grid",
    "tune",
)
BASE = "base"
BATCH = 25


class BadExperiment(AsobiError):
    """A file is no experiment; the sentence says what is wrong with it."""


class Arm:
    """One of the things compared: a name, and the settings of its tables."""

    def __init__(self, name: str, settings: Mapping[str, Any], variant: Variant) -> None:
        self.name = name
        self.settings = dict(settings)
        self.variant = variant


class Experiment:
    """What is to be played and watched. The same experiment gives the same results, on any number of workers."""

    def __init__(self, data: Mapping[str, Any], folder: Path = Path()) -> None:
        unknown = sorted(set(data) - set(FIELDS))
        if unknown:
            raise BadExperiment(f"an experiment has no field {', '.join(unknown)}; its fields: {', '.join(FIELDS)}")
        self.data = dict(data)
        self.folder = folder
        self.id = given(data, "game", str, "")
        if not self.id:
            raise BadExperiment('an experiment names its game: game = "eight-routes"')
        self.game: Game[Any] = find_game(self.id)
        self.question = given(data, "question", str, "")
        lineup = data.get("bots", ["hunch"])
        lineup = [lineup] if isinstance(lineup, str) else given(data, "bots", list, lineup)
        low, high = self.game.facts.players
        usual = len(lineup) if len(lineup) > 1 else min(high, max(low, 4))
        self.seats = given(data, "seats", int, usual)
        self.bots: list[str] = [str(bot) for bot in lineup] * (self.seats if len(lineup) == 1 else 1)
        if len(self.bots) != self.seats:
            raise BadExperiment(f"{self.seats} seats need one bot for all, or {self.seats}; there are {len(lineup)}")
        for bot in set(self.bots):
            self._check(make_player(bot))
        self.games = given(data, "games", int, 1000)
        self.width = float(given(data, "width", (int, float), 0.0))
        self.seed = str(data.get("seed", "1"))
        self.batch = given(data, "batch", int, BATCH)
        self.pace = float(given(data, "pace", (int, float), 0.0))
        self.decisions = given(data, "decisions", bool, True)
        self.watch: list[str] = [self._place(str(name)) for name in given(data, "watch", list, [])]
        if self.games < 1 or self.batch < 1:
            raise BadExperiment("games and batch are at least 1")
        self.arms: list[Arm] = self._arms()

    @staticmethod
    def read(path: Path) -> Experiment:
        """The experiment in a file; whatever is wrong with it is said with the file's name."""
        try:
            return Experiment(tomllib.loads(path.read_text(encoding="utf-8")), path.parent)
        except (OSError, UnicodeDecodeError) as fault:
            raise BadExperiment(f"cannot read the experiment {path}: {fault}") from fault
        except tomllib.TOMLDecodeError as fault:
            raise BadExperiment(f"{path}: not TOML: {fault}") from fault
        except AsobiError as fault:
            raise BadExperiment(f"{path}: {fault}") from fault

    def _check(self, player: Bot) -> None:
        """Refuse a player that never uses what the game does not have."""
        for words in player.never if isinstance(player, Restrained) else []:
            if not any(is_named(action, words) for action in self.game.catalogue):
                raise BadExperiment(f"{self.game.title} has no action {words!r}")

    def _place(self, name: str) -> str:
        """An observer's place: a file beside the experiment is named from here on by its whole path."""
        file, _, member = name.rpartition(":")
        return f"{(self.folder / file).resolve()}:{member}" if file.endswith(".py") else name

    def _arms(self) -> list[Arm]:
        settings = given(self.data, "settings", dict, {})
        variants = given(self.data, "variants", dict, {}) or {BASE: {}}
        found = [self._variant(name, what) for name, what in variants.items()]
        grid = given(self.data, "grid", dict, {})
        for path, values in grid.items():
            if not isinstance(values, list) or not values:
                raise BadExperiment(f"grid: {path} needs a list of values, not {values!r}")
        if grid:
            found = [
                Variant(
                    self.id,
                    " ".join([each.name, *_steps(grid, values)])[:LONGEST_NAME],
                    {**each.changes, **dict(zip(grid, values, strict=True))},
                    each.own,
                )
                for each in found
                for values in itertools.product(*grid.values())
            ]
        return [
            Arm(each.name, self.game.with_defaults(self.seats, {**settings, **each.settings}), each) for each in found
        ]

    def _variant(self, name: str, what: Any) -> Variant:
        if isinstance(what, str):
            variant = Variant.read(self.folder / what)
            if variant.game != self.id:
                raise BadExperiment(f"the variant {what} is one of {variant.game!r}, not of {self.id!r}")
            return Variant(self.id, name, variant.changes, variant.own, variant.about)
        if isinstance(what, dict):
            begun = self._variant(name, what["file"]) if "file" in what else Variant(self.id, name, {})
            own = {**begun.own, **given(what, "settings", dict, {})}
            dials = {key: value for key, value in what.items() if key not in ("settings", "file")}
            changes = {**begun.changes, **flattened(given(what, "dials", dict, dials), "")}
            return Variant(self.id, name, changes, own, begun.about)
        raise BadExperiment(f"the variant {name} is a file or a table of dials, not {what!r}")

    @property
    def plan(self) -> dict[str, Any]:
        """What is to be tuned, and to what; nothing where the file has no [tune]."""
        plan: dict[str, Any] = given(self.data, "tune", dict, {})
        return plan

    @property
    def turns(self) -> int:
        """In how many ways the bots are seated for each seed: every rotation that differs from the others."""
        return next(turn for turn in range(1, self.seats + 1) if turned(self.bots, turn) == self.bots)

    def lineup(self, number: int) -> list[str]:
        """Who sits where in a match."""
        return turned(self.bots, number % self.turns)

    def seed_of(self, number: int) -> str:
        """The seed of a match: the same for all rotations, and for all arms."""
        return f"{self.seed} {number // self.turns}"

    def fingerprint(self) -> str:
        """What the results depend on: neither the number of matches nor of workers."""
        parts = {
            "game": [self.id, self.game.version],
            "bots": self.bots,
            "seed": self.seed,
            "batch": self.batch,
            "watch": [_contents(place) for place in self.watch],
            "decisions": self.decisions,
            "arms": [[arm.name, arm.settings] for arm in self.arms],
        }
        return hashlib.blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=12).hexdigest()

    def but(self, **other: Any) -> Experiment:
        """The same experiment with other fields."""
        return Experiment({**self.data, **other}, self.folder)


def _contents(place: str) -> str:
    """An observer's file by what it says, not by where it lies: the folder may move."""
    file, _, member = place.rpartition(":")
    path = Path(file)
    if not file.endswith(".py") or not path.is_file():
        return place
    return f"{path.name} {hashlib.blake2b(path.read_bytes(), digest_size=12).hexdigest()}:{member}"


def turned(bots: Sequence[str], by: int) -> list[str]:
    """The bots, moved on by so many seats."""
    by %= len(bots)
    return [*bots[len(bots) - by :], *bots[: len(bots) - by]]


def _steps(grid: Mapping[str, Any], values: Sequence[Any]) -> list[str]:
    """A grid's point in words: the last name of each path, and its value."""
    return [f"{path.rpartition('.')[2]}={json.dumps(value)}" for path, value in zip(grid, values, strict=True)]


def given(data: Mapping[str, Any], name: str, kind: Any, otherwise: Any) -> Any:
    """The value of a field, or what it is otherwise; refused if it is of another kind."""
    value = data.get(name, otherwise)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        words = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}
        raise BadExperiment(f"the field {name} is {words.get(kind, 'a number')}, not {value!r}")
    return value


def range_of(name: str, limits: Any) -> tuple[float, float]:
    """The two ends of a range."""
    if not isinstance(limits, list) or len(limits) != 2 or not all(isinstance(end, (int, float)) for end in limits):
        raise BadExperiment(f"tune: {name} needs a range [low, high], not {limits!r}")
    low, high = limits
    if low > high:
        raise BadExperiment(f"tune: the range of {name} begins at {low} and ends below, at {high}")
    return low, high
