"""A picture of Rampage from above: the plan, and what every piece covers of it, the highest last."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from asobi.drawing import INK, SOFT, Drawing, colour
from asobi.games.rampage.geometry import hull, turned
from asobi.games.rampage.plan import UNIT

MEEPLES: Final = ("#c8372d", "#2f6fc0", "#3f8f3a", "#33302e", "#e9b92f", "#9b978f")
VEHICLES: Final = ("#2c68c4", "#3d9440", "#cf3d2e", "#d95f9c")
STREET: Final = "#b9b3a6"
LAWNS: Final = ("#cfdcae", "#e9d5a4", "#bfd9cf", "#e6c3a8")
WALK: Final = "#d4cfc4"
HOUSE: Final = "#a59c8c"
FLOOR: Final = "#dcc79d"
ZOOM: Final = 10.0
EDGE: Final = 30.0
LINE: Final = 26.0


def draw(view: Mapping[str, Any], board: Mapping[str, Any]) -> str:
    """The city from above, and below it how the monsters stand."""
    seats = view["seats"]
    drawing = Drawing(-EDGE * ZOOM, -EDGE * ZOOM, 2 * EDGE * ZOOM, 2 * EDGE * ZOOM + LINE * len(seats) + 8)
    half = board["half"] * ZOOM
    drawing.rect(-half, -half, 2 * half, 2 * half, STREET)
    for place, (letter, corners) in enumerate(board["grounds"].items()):
        drawing.polygon([(x * ZOOM, -y * ZOOM) for x, y in corners], LAWNS[place % 4], "#8a5a3c", 2)
        middle = [sum(corner[axis] for corner in corners) / len(corners) * ZOOM for axis in (0, 1)]
        drawing.text(middle[0], -middle[1], letter, 26, "#00000033")
    for b in board["buildings"]:
        for hx, hy, fill in ((b["walk_x"], b["walk_y"], WALK), (b["hx"], b["hy"], HOUSE)):
            drawing.rect((b["x"] - hx) * ZOOM, -(b["y"] + hy) * ZOOM, 2 * hx * ZOOM, 2 * hy * ZOOM, fill)
    pieces = sorted(((int(piece), pose) for piece, pose in view["poses"].items()), key=lambda each: each[1][2])
    for piece, pose in pieces:
        draw_piece(drawing, board, piece, pose)
    for seat, monster in enumerate(seats):
        y = EDGE * ZOOM + 18 + seat * LINE
        drawing.mark(seat, -EDGE * ZOOM + 16, y)
        left = -EDGE * ZOOM + 44
        drawing.rect(left, y - 7, 8, 14, MEEPLES[-1], INK)
        drawing.rect(left + 70, y - 3, 20, 6, FLOOR, INK)
        drawing.polygon([(left + 150, y - 7), (left + 162, y - 7), (left + 156, y + 8)], "#ffffff", INK)
        for place, name in enumerate(("eaten", "floors", "teeth")):
            drawing.text(left + 34 + 75 * place, y + 5, monster[name], 15, SOFT)
    return drawing.svg()


def draw_piece(drawing: Drawing, board: Mapping[str, Any], piece: int, pose: list[int]) -> None:
    """What one piece covers."""
    kind = board["kinds"][board["kind_of"][piece]]
    x, y = pose[0] / UNIT * ZOOM, -pose[1] / UNIT * ZOOM
    if kind["radius"]:
        drawing.circle(x, y, kind["radius"] * ZOOM, fill_of(board, piece), INK)
        return
    axes = turned(pose)
    spots: list[tuple[float, float]] = []
    for bx, by, bz, hx, hy, hz in kind["boxes"]:
        for i, j, k in product((-1, 1), repeat=3):
            corner = (bx + i * hx, by + j * hy, bz + k * hz)
            east, north = (sum([axes[axis][side] * corner[axis] for axis in range(3)]) for side in (0, 1))
            spots.append((x + east * ZOOM, y - north * ZOOM))
    drawing.polygon(hull(spots), fill_of(board, piece), INK, 0.7)
    if piece >= board["first"]["body"]:
        drawing.text(x, y + 6, piece - board["first"]["body"] + 1, 17, "#ffffff")


def fill_of(board: Mapping[str, Any], piece: int) -> str:
    """The colour of a piece."""
    first = board["first"]
    if piece < first["floor"]:
        return MEEPLES[board["meeples"][piece]]
    if piece < first["vehicle"]:
        return FLOOR
    if piece < first["disc"]:
        return VEHICLES[piece - first["vehicle"]]
    return colour((piece - first["disc"]) % 4)
