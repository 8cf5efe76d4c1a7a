"""The games that are installed: every entry point of the group `asobi.games`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any, cast

from asobi.core.errors import UnknownGame
from asobi.core.game import Game

GROUP = "asobi.games"


def game_ids() -> list[str]:
    """The ids of all installed games, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find_game(id: str) -> Game[Any]:
    """The installed game with that id."""
    for point in entry_points(group=GROUP):
        if point.name == id:
            return cast("Game[Any]", point.load())
    raise UnknownGame(f"no game {id!r} is installed; there are: {', '.join(game_ids()) or 'none'}")
