"""A picture of WILDCARD: everybody's four rows of eleven spaces, the Round cards, and the objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from asobi.drawing import CARD, INK, LINE, SOFT, Drawing
from asobi.games.wildcard.effects import LETTERS, TOP

TINTS: Final = ("#efe0b9", "#c5dcef", "#f2c3c9", "#cfe4bd")
CELL: Final = 26.0
WIDTH: Final = CELL * (TOP + 1) + 60
BOARD: Final = CELL * len(LETTERS) + 58
GAP: Final = 14.0
HEAD: Final = 74.0


def draw(view: Mapping[str, Any], board: Mapping[str, Any]) -> str:
    """The whole table."""
    seats = len(view["lives"])
    width, deep = (2 if seats > 1 else 1) * (WIDTH + GAP) + GAP, (seats + 1) // 2
    drawing = Drawing(0, 0, max(width, 680), HEAD + deep * (BOARD + GAP))
    drawing.text(GAP, 24, f"{view['round']} · {view['phase']}", 18, start=True)
    for place, turned in enumerate(view["turned"]):
        x = GAP + place * 66
        drawing.rect(x, 34, 62, 28, CARD, LINE, 5)
        sign = {"upright": "↑", "reversed": "↓", "sideways": "→"}[turned["way"]]
        drawing.text(x + 31, 52, f"{sign} {turned['card']}", 12)
    for seat in range(seats):
        draw_life(drawing, view, board, seat, (GAP + seat % 2 * (WIDTH + GAP), HEAD + seat // 2 * (BOARD + GAP)))
    return drawing.svg()


def draw_life(
    drawing: Drawing, view: Mapping[str, Any], board: Mapping[str, Any], seat: int, at: tuple[float, float]
) -> None:
    """One board: the start card, the points, the steps to each objective, and the four tokens."""
    x, y = at
    turn = view["turn"] == seat
    drawing.rect(x, y, WIDTH, BOARD, CARD, INK if turn else LINE, 8)
    drawing.mark(seat, x + 18, y + 20)
    drawing.text(x + 36, y + 25, board["cards"][view["starts"][seat]]["name"], 14, start=True)
    told = f"{view['points'][seat]} ✓  {' '.join(str(steps) for steps in view['steps'][seat])}"
    drawing.text(x + 36, y + 42, told, 11, SOFT, start=True)
    for row, letter in enumerate(LETTERS):
        top = y + 52 + row * CELL
        drawing.text(x + 22, top + 18, letter, 15)
        for space in range(TOP + 1):
            left = x + 44 + space * CELL
            drawing.rect(left, top, CELL - 2, CELL - 2, TINTS[row], LINE, 4)
            drawing.text(left + CELL / 2 - 1, top + 17, space, 10, SOFT)
        drawing.mark(seat, x + 44 + view["lives"][seat][row] * CELL + CELL / 2 - 1, top + CELL / 2 - 1)
