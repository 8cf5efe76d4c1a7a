"""What an environment shows of itself: words, a picture as pixels, or the table in the browser."""

from __future__ import annotations

import io
from typing import Any, Final, Protocol

from asobi.core import AsobiError, Match

MODES: Final = ("human", "rgb_array", "ansi")


class NoPicture(AsobiError):
    """The match cannot be shown in the way that is wanted."""


class Picture(Protocol):
    """Shows a match again and again."""

    def show(self, match: Match) -> Any:
        """The match as it stands."""

    def close(self) -> None:
        """Nothing more is shown."""


class Words:
    """The table as a text, as in the terminal."""

    def show(self, match: Match) -> str:
        from rich.console import Console

        from asobi.terminal import show_match
        from asobi.words import Words as Wording

        text = io.StringIO()
        console = Console(file=text, width=120, highlight=False)
        show_match(console, match, None, Wording(match.game, [f"player_{seat}" for seat in range(match.seats)]))
        return text.getvalue()

    def close(self) -> None:
        """There is nothing to put away."""


class Pixels:
    """The game's picture as an array of height, width and three colours."""

    def show(self, match: Match) -> Any:
        import numpy as np
        from PIL import Image
        from resvg_py import svg_to_bytes

        svg = match.picture()
        if svg is None:
            raise NoPicture(f"{match.game.title} draws no picture; attach one: GAME.picture = draw")
        return np.asarray(Image.open(io.BytesIO(bytes(svg_to_bytes(svg_string=svg)))).convert("RGB"))

    def close(self) -> None:
        """There is nothing to put away."""


def picture_of(mode: str | None) -> Picture | None:
    """What shows a match in a mode; nothing without one."""
    if mode is None:
        return None
    if mode == "ansi":
        return Words()
    if mode == "rgb_array":
        return Pixels()
    if mode == "human":
        from asobi.env.window import Window

        return Window()
    raise NoPicture(f"a match is shown by one of {', '.join(MODES)}, not by {mode!r}")
