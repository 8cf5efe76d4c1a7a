"""A picture of Eight Routes: the lid, and the winding routes as the browser bends them (`geometry.ts`)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from asobi.drawing import CARD, INK, LINE, SOFT, Drawing
from asobi.games.eight_routes.tables import ROUTES

PITCH: Final = 42
ROW: Final = 40
SIDE: Final = 31
TOP: Final = 22
BOTTOM: Final = 20
COLUMNS: Final = 10
RISE: Final = 6.5
TINTS: Final = ("#f2bdae", "#f6d19a", "#e3df8f", "#bfe0a4", "#a6dccf", "#aed6f1", "#c9c1f2", "#efbcdd")
HEAD: Final = 26
LID: Final = 64
GAP: Final = 14


def squares_of(route: int, count: int) -> list[tuple[float, float]]:
    """Where the squares of a route lie: rows to and fro, each route with its own bends."""
    places: list[tuple[float, float]] = []
    for index in range(count):
        row, along = index // COLUMNS, index % COLUMNS
        column = along if row % 2 == 0 else COLUMNS - 1 - along
        bend = math.sin(column * 0.85 + route * 1.9 + row * 1.3) * 4.5
        places.append((SIDE + column * PITCH, TOP + row * ROW + bend))
    return places


def draw(view: Mapping[str, Any], board: Mapping[str, Any]) -> str:
    """The whole table."""
    rows = math.ceil(board["squares"] / COLUMNS)
    width = 2 * SIDE + (COLUMNS - 1) * PITCH
    height = HEAD + TOP + (rows - 1) * ROW + BOTTOM
    deep = math.ceil(ROUTES / 2)
    drawing = Drawing(0, 0, 2 * width + 3 * GAP, LID + deep * (height + GAP))
    drawing.text(GAP, 24, f"{view['round']}/{view['rounds']}", 18, start=True)
    for value, count in enumerate(view["lid"], 1):
        x = 90 + value * 66
        drawing.rect(x - 26, 8, 52, 40, TINTS[value - 1], LINE, 8)
        drawing.text(x - 10, 34, value, 18)
        drawing.text(x + 13, 33, f"×{count}", 13, SOFT)
    for seat in range(len(view["start"])):
        x = 700 + seat * 56
        total = view["start"][seat] + sum(points[seat] for points in view["points"])
        drawing.mark(seat, x, 24, 1.2 if seat == view["turn"] else 0.9)
        drawing.text(x + 24, 30, total, 16)
    for route in range(1, ROUTES + 1):
        x = GAP + (route - 1) % 2 * (width + GAP)
        y = LID + (route - 1) // 2 * (height + GAP)
        draw_route(drawing, view, board, route, (x, y))
    return drawing.svg()


def draw_route(
    drawing: Drawing, view: Mapping[str, Any], board: Mapping[str, Any], route: int, at: tuple[float, float]
) -> None:
    """One route with its markers; of those on one square the later one lies higher."""
    points, lowest = board["points"][route - 1], board["lowest"][route - 1]
    places = [(at[0] + x, at[1] + HEAD + y) for x, y in squares_of(route, board["squares"])]
    tint = TINTS[route - 1]
    drawing.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places), line=tint, width=34)
    drawing.text(at[0] + 14, at[1] + 18, route, 17)
    worth = " ".join(str(each) for each in board["places"][route - 1])
    drawing.text(at[0] + 34, at[1] + 17, worth, 12, SOFT, start=True)
    for square, (x, y) in enumerate(places, 1):
        drawing.rect(x - 16, y - 14.5, 32, 29, CARD if square >= lowest else "none", LINE, 9)
        drawing.text(x, y + 5, points[square] if points else square, 13 if points else 11, INK if points else SOFT)
    heights = [0] * (board["squares"] + 1)
    for seat in reversed(view["piles"][route - 1]):
        square = view["squares"][seat][route - 1]
        x, y = places[square - 1]
        drawing.mark(seat, x + heights[square] * 2, y - 2 - heights[square] * RISE)
        heights[square] += 1
