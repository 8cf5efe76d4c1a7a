"""The tables of Eight Routes, read from `tables.toml` and checked on load."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from asobi.core import BadSetting, Dials

ROUTES: Final = 8


class Tables:
    """What the tables say; route and square numbers are places in the lists, place 0 stands for none."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.squares: int = data["squares"]
        self.sides: int = data["sides"]
        setup = data["set-up"]
        self.dice: dict[int, int] = {int(players): dice for players, dice in setup["dice"].items()}
        self.rounds: dict[int, int] = {int(players): rounds for players, rounds in setup["rounds"].items()}
        self.start: dict[int, list[int]] = {int(players): row for players, row in setup["start"].items()}
        self.d6_from: int = data["powers"]["d6-from"]
        self.c_fee: int = data["powers"]["c-fee"]
        self.d_fee: int = data["powers"]["d-fee"]
        routes: list[dict[str, Any]] = [{}] + [data["routes"][str(r)] for r in range(1, ROUTES + 1)]
        self.points: list[list[int]] = [[0, *route["points"]] if "points" in route else [] for route in routes]
        self.places: list[list[int]] = [list(route.get("places", [])) for route in routes]
        self.lowest: list[int] = [route.get("from", 1) for route in routes]
        self._check()

    def _check(self) -> None:
        for players in range(3, 6):
            if self.rounds[players] % players or len(self.start[players]) != players:
                sentence = f"with {players} players, everybody is parent equally often and has start points"
                raise BadSetting(sentence, "eight-routes-refused-rounds", players=players)
        for route in range(1, ROUTES + 1):
            points, places = self.points[route], self.places[route]
            if bool(points) == bool(places) or (points and len(points) != self.squares + 1):
                raise ValueError(f"tables.toml: route {route} needs {self.squares} points, or places")


DATA: Final = tomllib.loads((files(__package__) / "tables.toml").read_text(encoding="utf-8"))
RANGES: Final = {
    "set-up.dice.*": (6, 60),
    "set-up.rounds.*": (3, 30),
    "set-up.start.*": (0, 30),
    "powers.d6-from": (1, 20),
    "powers.c-fee": (0, 10),
    "powers.d-fee": (0, 10),
    "routes.*.points": (-20, 60),
    "routes.*.places": (0, 60),
    "routes.*.from": (1, 20),
}
DIALS: Final = Dials(DATA, RANGES, Tables)
TABLES: Final = DIALS.of("")
