"""Writes docs/fields.md: what a seat of each game observes, as `asobi games NAME --fields` prints it.

`python scripts/fields.py`; `tests/project/test_fields.py` fails where the page is not what the games say.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from asobi.core import Game, find_game, game_ids

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "fields.md"
HEAD: Final = (
    "# What a seat observes\n\n"
    "The fields of each game in their order, for as many seats as can play; `asobi games NAME --fields --seats N` "
    "prints them for any number. All numbers are whole and begin at 0. Where the first side of a shape is the number "
    "of seats, the rows are the seats', the observing one's first. "
    "[For researchers](researchers.md#what-a-seat-observes-in-numbers) says what holds them. "
    "This page is written by `scripts/fields.py`.\n"
)


def section(game: Game[Any]) -> str:
    """The table of one game."""
    seats = game.facts.players[1]
    rows, first = [], 0
    for field in game.observation.fields(seats):
        shape = " × ".join(str(side) for side in field.shape)
        rows.append(f"| `{field.name}` | {shape} | {field.size} | {first} | {field.high} |")
        first += field.size
    told = f"{seats} seats, {first:,} numbers, {len(game.catalogue):,} actions."
    return "\n".join(
        [
            f"## {game.title}",
            "",
            told,
            "",
            "| field | shape | numbers | from | highest |",
            "|---|---|--:|--:|--:|",
            *rows,
        ]
    )


def page() -> str:
    """The whole page."""
    return HEAD + "".join(f"\n{section(find_game(id))}\n" for id in game_ids())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
