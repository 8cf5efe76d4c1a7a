"""Pictures in SVG: a few shapes, and the seats' marks as the browser draws them (`web/src/kit/seats.ts`)."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

SEAT_COLOURS: Final = ("#c63f28", "#2d5ca6", "#e3a11f", "#1c7f66", "#85449b", "#525d6b", "#e07fae", "#83552f")
SEAT_INKS: Final = ("#ffffff", "#ffffff", "#2a1c00", "#ffffff", "#ffffff", "#ffffff", "#33101f", "#ffffff")
OUTLINES: Final = (
    "M0-8.6A8.6 8.6 0 1 1 0 8.6A8.6 8.6 0 1 1 0-8.6Z",
    "M-7.4-5.4a2 2 0 0 1 2-2h10.8a2 2 0 0 1 2 2v10.8a2 2 0 0 1-2 2h-10.8a2 2 0 0 1-2-2Z",
    "M0-9 9.2 7.2H-9.2Z",
    "M0-9.8 9.2 0 0 9.8-9.2 0Z",
    "M-4.6-8.2H4.6L9.3 0 4.6 8.2H-4.6L-9.3 0Z",
    "M0-9.8 2.9-3.6 9.5-2.9 4.6 1.7 6 8.4 0 5-6 8.4-4.6 1.7-9.5-2.9-2.9-3.6Z",
    "M-3.4-9H3.4V-3.4H9V3.4H3.4V9H-3.4V3.4H-9V-3.4H-3.4Z",
    "M0-10C4-5 7.6-1.6 7.6 2.6A7.6 7.6 0 0 1-7.6 2.6C-7.6-1.6-4-5 0-10Z",
)
PAPER: Final = "#f6efe2"
CARD: Final = "#fffaf0"
INK: Final = "#2a2330"
SOFT: Final = "#5d5262"
LINE: Final = "#b9a98f"


class Drawing:
    """A picture that grows shape by shape; what is drawn later lies above."""

    def __init__(self, x: float, y: float, width: float, height: float, background: str = PAPER) -> None:
        self.box = f"{number(x)} {number(y)} {number(width)} {number(height)}"
        self.size = (width, height)
        self.parts: list[str] = []
        self.rect(x, y, width, height, background)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none", corner: float = 0.0
    ) -> None:
        """A rectangle."""
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.parts.append(f'<rect {place} rx="{number(corner)}" fill="{fill}" stroke="{line}"/>')

    def polygon(
        self, corners: Iterable[tuple[float, float]], fill: str, line: str = "none", width: float = 1.0
    ) -> None:
        """A polygon through its corners."""
        points = " ".join(f"{number(x)},{number(y)}" for x, y in corners)
        style = f'fill="{fill}" stroke="{line}" stroke-width="{number(width)}"'
        self.parts.append(f'<polygon points="{points}" {style}/>')

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = "none") -> None:
        """A circle around a point."""
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self.parts.append(f'<circle {place} fill="{fill}" stroke="{line}"/>')

    def path(self, way: str, fill: str = "none", line: str = "none", width: float = 1.0, move: str = "") -> None:
        """A path, in SVG's own words; `move` is what it is turned, moved and scaled by."""
        style = f'fill="{fill}" stroke="{line}" stroke-width="{number(width)}" stroke-linejoin="round"'
        self.parts.append(f'<path d="{way}" {style} stroke-linecap="round" transform="{move}"/>')

    def text(self, x: float, y: float, words: object, size: float = 12.0, fill: str = INK, start: bool = False) -> None:
        """Words, with their middle (or their start) at the point."""
        anchor = "start" if start else "middle"
        style = f'font-size="{number(size)}" font-family="sans-serif" text-anchor="{anchor}" fill="{fill}"'
        self.parts.append(f'<text x="{number(x)}" y="{number(y)}" {style}>{escape(str(words))}</text>')

    def mark(self, seat: int, x: float, y: float, scale: float = 1.0) -> None:
        """A seat's own shape in its colour."""
        place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
        self.path(outline(seat), colour(seat), ink(seat), 1.0, place)

    def svg(self) -> str:
        """The whole picture."""
        width, height = self.size
        size = f'width="{number(width)}" height="{number(height)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.box}" {size}>{"".join(self.parts)}</svg>'


def number(value: float) -> str:
    """A number as short as it may be written."""
    return f"{round(value, 2):g}"


def colour(seat: int) -> str:
    """The colour of a seat's things."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def ink(seat: int) -> str:
    """The colour of what is written on them."""
    return SEAT_INKS[seat % len(SEAT_INKS)]


def outline(seat: int) -> str:
    """The shape of a seat's mark, in a square from -10 to 10."""
    return OUTLINES[seat % len(OUTLINES)]
