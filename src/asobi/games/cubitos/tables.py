"""Dice, numbers, cards and races of Cubitos, read from the data files and checked on load."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal

# Kinds of dice: light and dark grey are one colour, the black start die is a colour of its own.
LIGHT_GREY: Final = 0
DARK_GREY: Final = 1
BLACK: Final = 2
WHITE: Final = 3
BROWN: Final = 4
RED: Final = 5
GREEN: Final = 6
ORANGE: Final = 7
PURPLE: Final = 8
YELLOW: Final = 9
BLUE: Final = 10
KINDS: Final = 11
Die = Literal[
    "light-grey", "dark-grey", "black", "white", "brown", "red", "green", "orange", "purple", "yellow", "blue"
]
KIND_NAMES: Final[tuple[Die, ...]] = (
    "light-grey",
    "dark-grey",
    "black",
    "white",
    "brown",
    "red",
    "green",
    "orange",
    "purple",
    "yellow",
    "blue",
)
COLOURED: Final = (WHITE, BROWN, RED, GREEN, ORANGE, PURPLE, YELLOW, BLUE)

# Faces. A blank is a miss, every other face a hit.
BLANK: Final = 0
FOOT: Final = 1
COIN1: Final = 2
COIN2: Final = 3
COIN3: Final = 4
CREDIT: Final = 5
SYMBOL: Final = 6
POWER: Final = 7
Face = Literal["", "foot", "coin1", "coin2", "coin3", "credit", "symbol", "power"]
FACE_NAMES: Final[tuple[Face, ...]] = ("", "foot", "coin1", "coin2", "coin3", "credit", "symbol", "power")

MOST_FANS: Final = 13
PLAYERS: Final = (2, 4)
DEAREST: Final = 30


def read(name: str) -> dict[str, Any]:
    """One of the data files beside this module."""
    return tomllib.loads((files(__package__) / name).read_text(encoding="utf-8"))


class Numbers:
    """What `dice.toml` says."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.faces: list[list[int]] = [[FACE_NAMES.index(face) for face in data["dice"][kind]] for kind in KIND_NAMES]
        self.hits: list[list[int]] = [sorted({face for face in faces if face}) for faces in self.faces]
        self.each_colour: int = data["supply"]["each_colour"]
        self.light_greys: int = data["supply"]["light-grey"]
        self.dark_greys: int = data["supply"]["dark-grey"]
        self.roll_limit: int = data["start"]["roll_limit"]
        rules = data["rules"]
        self.risky_from: int = rules["risky_from"]
        self.foot_price: int = rules["money_for_a_foot"]
        self.buys: int = rules["buys"]
        self.beyond_fans: int = rules["credits_beyond_fans"]
        self.red_lines: int = rules["red_lines"]
        self.round_limit: int = rules["round_limit"]
        self.tie_rounds: int = rules["tie_rounds"]
        self._check(data)

    def _check(self, data: dict[str, Any]) -> None:
        if any(len(faces) != 6 for faces in self.faces):
            raise ValueError("dice.toml: every die has six faces")
        if any(len(data["fans"][what]) != MOST_FANS for what in ("credits", "hands")):
            raise ValueError(f"dice.toml: the fan track has {MOST_FANS} spaces")


class CardRow:
    """One row of `cards.toml`: what is printed on a card besides its effect."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: str = data["key"]
        self.name: str = data["name"]
        self.kind: int = KIND_NAMES.index(data["colour"])
        self.cost: int = data["cost"]
        self.cost_source: str = data["cost_source"]
        self.timing: str = data["timing"]
        self.effect_source: str = data["effect_source"]
        self.adds: bool = data.get("adds", False)
        self.removes: bool = data.get("removes", False)
        self.other: bool = data.get("other", False)


class Race:
    """One row of `races.toml`: a recommended set of cards and its course."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: str = data["key"]
        self.name: str = data["name"]
        self.course: str = data["course"]
        self.cards: list[str] = list(data["cards"])


def _cards() -> list[CardRow]:
    rows = [CardRow(row) for row in read("cards.toml")["card"]]
    for kind in COLOURED:
        if sum(row.kind == kind for row in rows) != 7:
            raise ValueError(f"cards.toml: there are seven {KIND_NAMES[kind]} cards")
    if any(row.cost < 0 for row in rows):
        raise ValueError("cards.toml: no card costs less than nothing")
    return rows


def _races(cards: dict[str, CardRow]) -> list[Race]:
    races = [Race(row) for row in read("races.toml")["race"]]
    for race in races:
        if [cards[key].kind for key in race.cards] != list(COLOURED):
            raise ValueError(f"races.toml: {race.name} needs one card a colour, in the order {KIND_NAMES[3:]}")
    return races


NUMBERS: Final = Numbers(read("dice.toml"))
FACES: Final = NUMBERS.faces
HITS: Final = NUMBERS.hits
FOOT_PRICE: Final = NUMBERS.foot_price
CARD_ROWS: Final = _cards()
ROW_BY_KEY: Final = {row.key: row for row in CARD_ROWS}
RACES: Final = _races(ROW_BY_KEY)
