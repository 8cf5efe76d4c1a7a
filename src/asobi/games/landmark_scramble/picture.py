"""A picture of Landmark Scramble: octagons and squares as the browser draws them (`town.ts`), pieces, holes, spots."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from asobi.drawing import CARD, INK, LINE, SOFT, Drawing, colour, ink

UNIT: Final = 40.0
FLAT: Final = math.sqrt(2) - 1
TIP: Final = 2 - math.sqrt(2)
OCTAGON: Final = [(-FLAT, -1), (FLAT, -1), (1, -FLAT), (1, FLAT), (FLAT, 1), (-FLAT, 1), (-1, FLAT), (-1, -FLAT)]
SQUARE: Final = [(0.0, -TIP), (TIP, 0.0), (0.0, TIP), (-TIP, 0.0)]
CARDS: Final = {"coin": "#b47a09", "brick": "#a8432a", "permit": "#2f6396", "workers": "#3c7437"}
FOOT: Final = 34.0


def draw(view: Mapping[str, Any], board: Mapping[str, Any]) -> str:
    """The town, and below it the hands as far as they are seen."""
    span = (2 * board["size"] - 2) * UNIT
    seats = len(view["owned"])
    drawing = Drawing(-UNIT - 3, -UNIT - 3, span + 2 * UNIT + 6, span + 2 * UNIT + 12 + FOOT * (seats + 1))
    cells = {cell["name"]: cell for cell in board["cells"]}
    for cell in board["cells"]:
        shape = OCTAGON if cell["octagon"] else SQUARE
        ring = [((cell["x"] + dx) * UNIT, (cell["y"] + dy) * UNIT) for dx, dy in shape]
        drawing.polygon(ring, CARD if cell["octagon"] else "#ece1cd", LINE)
    for hole, name in enumerate(board["holes"]):
        x, y = cells[name]["x"] * UNIT, cells[name]["y"] * UNIT
        drawing.circle(x, y, 25, "#4b4152")
        for seat in range(seats):
            if view["marks"][seat][hole]:
                drawing.mark(seat, x + (24 if seat % 2 else -24), y + (24 if seat > 1 else -24), 0.8)
    for piece in view["pieces"]:
        if piece["cell"] is not None:
            draw_piece(drawing, board, piece, cells[piece["cell"]])
    draw_spots(drawing, view, board)
    for seat in range(seats):
        y = span + UNIT + 22 + seat * FOOT
        drawing.mark(seat, -UNIT + 14, y)
        drawing.text(-UNIT + 32, y + 5, f"{view['owned'][seat]}/{board['goal']}", 14, start=True)
        drawing.rect(-UNIT + 74, y - 8, 12, 16, "#ffffff", SOFT, 2)
        drawing.text(-UNIT + 100, y + 5, view["hand_sizes"][seat], 14)
    if view["hand"] is not None:
        hand = ", ".join(f"{n} {card}" for card, n in zip(board["cards"], view["hand"], strict=True) if n)
        drawing.text(-UNIT + 6, span + UNIT + 26 + seats * FOOT, hand, 13, SOFT, start=True)
    return drawing.svg()


def draw_piece(drawing: Drawing, board: Mapping[str, Any], piece: Mapping[str, Any], cell: Mapping[str, Any]) -> None:
    """A piece: the shape is its side, the number its level, the beak its facing."""
    x, y, seat = cell["x"] * UNIT, cell["y"] * UNIT, piece["seat"]
    turned = f"translate({x:g} {y:g}) rotate({piece['facing'] * 45})"
    drawing.path("M0-27 7.6-14H-7.6Z", colour(seat), INK, 1.3, turned)
    drawing.mark(seat, x, y, 1.78)
    level = next(kind["level"] for kind in board["pieces"] if kind["name"] == piece["piece"])
    drawing.text(x, y + (9.5 if seat == 2 else 6.2), level, 17, ink(seat))


def draw_spots(drawing: Drawing, view: Mapping[str, Any], board: Mapping[str, Any]) -> None:
    """The locations with what they cost, in the colour of who holds them."""
    for spot, location, owner in zip(board["spots"], board["locations"], view["owners"], strict=True):
        x, y = spot["x"] * UNIT, spot["y"] * UNIT
        cost = board["costs"][location]
        wide = 9 + len(cost) * 11
        drawing.rect(x - wide / 2, y - 9, wide, 18, "#ffffff", INK if owner is None else colour(owner), 6)
        for place, card in enumerate(cost):
            drawing.circle(x + (place - (len(cost) - 1) / 2) * 11, y, 4.5, CARDS[card])
        if owner is not None:
            drawing.mark(owner, x, y - 16, 0.8)
