"""What a browser would get of a toy game."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Colour = Literal["red", "blue"]


class Piece(TypedDict):
    """A piece on the board."""

    place: tuple[int, int]
    colour: Colour | None
    turns: list[Literal[0, 1] | None]


class View(TypedDict):
    """What a seat sees.

    Everything but the others' hands.
    """

    round: int
    pieces: list[Piece]
    marks: list[int | None]
    hands: dict[Colour, list[Colour]]
    last: NotRequired[Piece]
    odds: float
    over: bool


class Board(TypedDict):
    size: int
    heights: dict[int, tuple[float, ...]]
    more: Any
