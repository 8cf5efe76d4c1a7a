"""A picture of Cubitos: the course in hexagons as the browser lays them (`geometry.ts`), the runners, and the dice.

Beside each mark: credits, coins and fans, and how many dice are to draw (white), to roll (yellow), discarded (grey).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from asobi.drawing import CARD, INK, LINE, SOFT, Drawing

RADIUS: Final = 20.0
HALF: Final = RADIUS * math.sqrt(3) / 2
CORNERS: Final = [
    (math.cos(math.pi / 3 * place - math.pi / 2), math.sin(math.pi / 3 * place - math.pi / 2)) for place in range(6)
]
GROUND: Final = {"##": "#a58a6b", "~~": "#9ccdea", "SS": "#e8e4da", "FF": "#e8e4da"}
FIRST: Final = {"c": "#fff3c4", "f": "#ffcf3f", "L": "#f3c9bf", "G": "#bfe3cf", "A": "#cbb5e6", "B": "#a9d6c2"}
GRASS: Final = "#cfe3ae"
SIGNS: Final = {"fn": "★", "JJ": "▲", "Lf": "−★"}
DICE: Final = {
    "light-grey": "#d5d8dc", "dark-grey": "#8b9199", "black": "#30303a", "white": "#ffffff", "brown": "#a5754b",
    "red": "#d2463a", "green": "#4d9d57", "orange": "#ee9235", "purple": "#8b53a6", "yellow": "#f2ce3c",
    "blue": "#4a83c9",
}  # fmt: skip
ZONES: Final = {"draw": "#ffffff", "roll": "#f3c04f", "discard": "#8b9199"}
FACES: Final = {"foot": "F", "coin1": "1", "coin2": "2", "coin3": "3", "credit": "c", "symbol": "•", "power": "★"}
ROW: Final = 58.0
GAP: Final = 24.0


def centre(x: float, y: float) -> tuple[float, float]:
    """The middle of a cell."""
    return (x * HALF, y * RADIUS * 1.5)


def spot(cells: list[list[Any]], place: list[int]) -> tuple[float, float]:
    """Where a runner stands; the start and the finish are zones of cells."""
    if place[1] >= 0:
        return centre(place[1], place[2])
    token = "SS" if place[1] == -1 else "FF"
    zone = [centre(x, y) for x, y, found, _ in cells if found == token]
    return (sum(x for x, _ in zone) / len(zone), sum(y for _, y in zone) / len(zone))


def draw(view: Mapping[str, Any], board: Mapping[str, Any]) -> str:
    """The maps of the course from left to right, and below them everybody's dice."""
    course = board["course"]
    numbers = sorted(course["maps"], key=int)
    lefts: dict[str, float] = {}
    right = bottom = 0.0
    for number in numbers:
        places = [centre(x, y) for x, y, _, _ in course["maps"][number]["cells"]]
        lefts[number] = right
        right += max(x for x, _ in places) + 2 * GAP
        bottom = max(bottom, max(y for _, y in places) + GAP)
    drawing = Drawing(-GAP, -GAP, max(right, 560) + GAP, bottom + GAP + ROW * len(view["players"]) + 10)
    for number in numbers:
        draw_map(drawing, course["maps"][number]["cells"], lefts[number])
    for seat, player in enumerate(view["players"]):
        number = str(course["legs"][player["place"][0]])
        x, y = spot(course["maps"][number]["cells"], player["place"])
        drawing.mark(seat, x + lefts[number] + (seat - 1.5) * 6, y - 3 + seat % 2 * 3)
        draw_player(drawing, seat, player, bottom + 14 + ROW * seat)
    return drawing.svg()


def draw_map(drawing: Drawing, cells: list[list[Any]], left: float) -> None:
    """The cells of one map with what is printed on them."""
    for x, y, token, _ in cells:
        cx, cy = centre(x, y)
        ring = [(cx + left + dx * (RADIUS - 0.7), cy + dy * (RADIUS - 0.7)) for dx, dy in CORNERS]
        drawing.polygon(ring, GROUND.get(token) or FIRST.get(token[0], GRASS), "#a9c383", 0.8)
        sign = SIGNS.get(token, token[1:] if token[0] in "cLGAB" else "")
        if sign:
            drawing.text(cx + left, cy + 5, sign, 12)


def draw_player(drawing: Drawing, seat: int, player: Mapping[str, Any], y: float) -> None:
    """A player's tokens, active dice, and how many dice lie in each zone."""
    drawing.rect(-14, y, 540, ROW - 8, CARD, LINE, 8)
    drawing.mark(seat, 6, y + 24)
    money = f"{player['credits']}c  {player['coins']}$  {player['fans']}★"
    drawing.text(24, y + 20, money, 13, INK, start=True)
    for place, (zone, fill) in enumerate(ZONES.items()):
        drawing.rect(26 + place * 52, y + 28, 14, 14, fill, SOFT, 3)
        drawing.text(54 + place * 52, y + 40, sum(player[zone].values()), 12, SOFT)
    for place, die in enumerate(player["active"]):
        x = 240 + place * 26
        drawing.rect(x, y + 12, 22, 22, DICE[die["die"]], INK, 4)
        dark = die["die"] in ("black", "purple", "red", "brown", "blue")
        drawing.text(x + 11, y + 28, FACES.get(die["face"], ""), 14, "#ffffff" if dark else INK)
