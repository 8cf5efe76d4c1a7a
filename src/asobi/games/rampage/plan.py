"""The plan of the city and the numbers of its pieces, read from `city.toml` and checked on load."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Any, Final

MEEPLES: Final = 90
COLOURS: Final = ("red", "blue", "green", "black", "yellow", "grey")
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
YELLOW: Final = 4
GREY: Final = 5

# The numbers of the pieces: meeples first, then floors, vehicles, discs and bodies (by seat).
FLOOR: Final = 90
VEHICLE: Final = 109
DISC: Final = 113
BODY: Final = 117
PIECES: Final = 121
# A contact with the board or a ruin is written as a number below zero.
BOARD: Final = -1
RUIN: Final = -2

UNIT: Final = 1000.0
TURN: Final = 1_000_000.0
POSE: Final = 7

Box = tuple[float, float, float, float, float, float]
Spot = tuple[float, float]


class Kind:
    """What a kind of piece is made of; a disc has a cylinder instead of boxes."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.boxes: list[Box] = [
            (float(b[0]), float(b[1]), float(b[2]), float(b[3]), float(b[4]), float(b[5]))
            for b in data.get("boxes", [])
        ]
        cylinder = data.get("cylinder", [0.0, 0.0])
        self.radius: float = float(cylinder[0])
        self.half: float = float(cylinder[1]) or max([b[2] + b[5] for b in self.boxes])
        self.mass: float = float(data["mass"])
        self.friction: float = float(data["friction"])
        self.restitution: float = float(data["restitution"])
        self.slows: float = float(data["damping"][0])
        self.stops_turning: float = float(data["damping"][1])


class Building:
    """A ruin with its sidewalk, and where the storeys stand on it."""

    def __init__(self, data: dict[str, Any], kinds: dict[str, Any], sidewalk: float) -> None:
        kind = kinds[data["kind"]]
        self.name: str = data["name"]
        self.kind: str = data["kind"]
        self.x: float = float(data["centre"][0])
        self.y: float = float(data["centre"][1])
        self.hx: float = float(kind["half"][0])
        self.hy: float = float(kind["half"][1])
        self.walk_x: float = self.hx + sidewalk
        self.walk_y: float = self.hy + sidewalk
        self.storeys: int = kind["storeys"]
        self.pillars: list[Spot] = [(float(x), float(y)) for x, y in kind["pillars"]]
        self.roof: list[Spot] = [(float(x), float(y)) for x, y in kind["roof"]]
        self.borders: list[int] = ["ABCDEFGH".index(letter) for letter in data["borders"]]

    @property
    def meeples(self) -> int:
        """How many meeples the whole building holds."""
        return self.storeys * len(self.pillars) + len(self.roof)


class Plan:
    """The board with its buildings, neighbourhoods and corners, and every kind of piece."""

    def __init__(self, data: dict[str, Any]) -> None:
        board = data["board"]
        self.half: float = board["half"]
        self.slab: float = board["slab"]
        self.ruin: float = board["ruin"]
        self.sidewalk: float = board["sidewalk"]
        self.buildings: list[Building] = [Building(b, data["kinds"], self.sidewalk) for b in data["buildings"]]
        self.letters: list[str] = list(data["neighbourhoods"])
        self.grounds: list[list[Spot]] = [
            [(float(x), float(y)) for x, y in corners] for corners in data["neighbourhoods"].values()
        ]
        start = data["start"]
        self.corners: list[Spot] = [(float(x), float(y)) for x, y in start["corners"]]
        self.seats: dict[int, list[int]] = {int(n): list(row) for n, row in start["seats"].items()}
        self.parking: list[Spot] = [(float(x), float(y)) for x, y in start["parking"]]
        self.free: float = start["free"]
        self.wobble: dict[str, float] = start["wobble"]
        self.kinds: dict[str, Kind] = {name: Kind(name, kind) for name, kind in data["pieces"].items()}
        self.engine: dict[str, Any] = data["engine"]
        self.finger: dict[str, Any] = data["finger"]
        self.hand: dict[str, Any] = data["hand"]
        self.breath: dict[str, Any] = data["breath"]
        self.kind_of: list[str] = self._kinds()
        self._check()

    def _kinds(self) -> list[str]:
        floors = [b.kind for b in self.buildings for _ in range(b.storeys)]
        return ["meeple"] * MEEPLES + floors + ["vehicle"] * 4 + ["disc"] * 4 + ["body"] * 4

    def _check(self) -> None:
        if len(self.kind_of) != PIECES or sum([b.meeples for b in self.buildings]) != MEEPLES:
            raise ValueError("city.toml: the buildings must hold 90 meeples and 19 floors")
        walks = sum([4 * b.walk_x * b.walk_y for b in self.buildings])
        ground = sum([area(corners) for corners in self.grounds])
        if abs(walks + ground - 4 * self.half * self.half) > 0.01:
            raise ValueError("city.toml: neighbourhoods and sidewalks must cover the board exactly")
        for building in self.buildings:
            for place in building.borders:
                if not 0 <= place < len(self.grounds):
                    raise ValueError(f"city.toml: {building.name} borders an unknown neighbourhood")

    def next_to(self, ground: int) -> list[int]:
        """The two neighbourhoods that share a wall with this one: they form a ring."""
        count = len(self.grounds)
        return sorted([(ground + 1) % count, (ground + count - 1) % count])

    def floors_of(self, building: int) -> list[int]:
        """The floors that belong to a building at the start, the lowest first."""
        first = FLOOR + sum([b.storeys for b in self.buildings[:building]])
        return list(range(first, first + self.buildings[building].storeys))


def area(corners: list[Spot]) -> float:
    """The area of a polygon."""
    total = 0.0
    for place in range(len(corners)):
        x1, y1 = corners[place - 1]
        x2, y2 = corners[place]
        total += x1 * y2 - x2 * y1
    return abs(total) / 2.0


def pose(x: float, y: float, z: float, yaw: float = 0.0) -> list[int]:
    """A piece standing upright, as the state writes it: place in 0.01 mm, turn in millionths (x, y, z, w)."""
    return written(x, y, z, 0.0, 0.0, math.sin(yaw / 2.0), math.cos(yaw / 2.0))


def written(x: float, y: float, z: float, i: float, j: float, k: float, w: float) -> list[int]:
    """A pose as the state writes it."""
    if w < 0.0:
        i, j, k, w = -i, -j, -k, -w
    return [round(x * UNIT), round(y * UNIT), round(z * UNIT)] + [round(q * TURN) for q in (i, j, k, w)]


PLAN: Final = Plan(tomllib.loads((files(__package__) / "city.toml").read_text(encoding="utf-8")))
KIND_OF: Final = [PLAN.kinds[name] for name in PLAN.kind_of]
