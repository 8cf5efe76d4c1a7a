"""The numbers of the rules and the names of the cards, read from `rules.toml` and `cards.toml` and checked on load."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from asobi.core import Dials

KINDS: Final = ("characters", "powers", "superpowers")
EACH: Final = 16  # cards of each kind
LINES: Final = 6


class Tables:
    """What the rules count with."""

    def __init__(self, data: dict[str, Any]) -> None:
        turn, teeth, points, cards = data["turn"], data["teeth"], data["points"], data["cards"]
        self.actions: int = turn["actions"]
        self.team_actions: int = turn["team-actions"]
        self.unleashed: int = turn["unleashed"]
        self.faults: int = turn["faults"]
        self.rounds: int = turn["rounds"]
        self.printed: int = teeth["printed"]
        self.tokens: int = teeth["tokens"]
        self.ransom: int = teeth["meeples"]
        self.set: int = points["set"]
        self.floor: int = points["floor"]
        self.tooth: int = points["tooth"]
        self.diet: int = points["diet"]
        lines, tracks = data["runaway"]["A"], data["runaway"]["B"]
        self.line_spaces: list[int] = list(lines["spaces"])
        self.line_teeth: list[int] = list(lines["teeth"])
        self.line_bonus: list[int] = list(lines["bonus"])
        self.capacity: int = tracks["capacity"]
        self.track_teeth: list[int] = list(tracks["teeth"])
        self.red_meeples: int = tracks["red-meeples"]
        self.first_price: int = data["market"]["first-price"]
        self.card: dict[str, int] = dict(cards)
        if not len(self.line_spaces) == len(self.line_teeth) == len(self.line_bonus) == LINES:
            raise ValueError("rules.toml: side A of the runaway board has six lines")
        if len(self.track_teeth) != 6:
            raise ValueError("rules.toml: side B of the runaway board names teeth for six colours")

    def line_end(self, line: int) -> int:
        """How many runaways complete the line."""
        return sum(self.line_spaces[: line + 1])


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / name).read_text(encoding="utf-8"))


def _names(data: dict[str, Any]) -> list[str]:
    names: list[str] = [name for kind in KINDS for name in data[kind]]
    if len(set(names)) != EACH * len(KINDS) or any(len(data[kind]) != EACH for kind in KINDS):
        raise ValueError("cards.toml: there are 16 different cards of each of three kinds")
    return names


RANGES: Final = {
    "turn.actions": (1, 4),
    "turn.team-actions": (1, 6),
    "teeth.printed": (1, 4),
    "teeth.tokens": (1, 8),
    "teeth.meeples": (0, 6),
    "points.*": (0, 30),
    "runaway.A.spaces": (1, 15),
    "runaway.A.teeth": (0, 4),
    "runaway.A.bonus": (0, 2),
    "runaway.B.capacity": (1, 12),
    "runaway.B.teeth": (0, 4),
    "runaway.B.red-meeples": (0, 10),
    "market.first-price": (0, 6),
    **{f"cards.{name}": (0, 30) for name in ("most", "pair", "brawler", "scrap", "seer", "softie")},
}
DIALS: Final = Dials(_read("rules.toml"), RANGES, Tables)
TABLES: Final = DIALS.of("")
CARDS: Final = _names(_read("cards.toml"))
CHARACTERS: Final = list(range(EACH))
POWERS: Final = list(range(EACH, 2 * EACH))
SUPERPOWERS: Final = list(range(2 * EACH, 3 * EACH))


def card(name: str) -> int:
    """The number of the card with that name."""
    return CARDS.index(name)
