"""Where a game lives: the folder with its words, its board and its rulebook."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from asobi.core.game import Game
from asobi.core.rulebook import Rulebook


def home(game: Game[Any]) -> Path:
    """The folder of the module that holds the game's class: its package, or where its single module lies."""
    return Path(sys.modules[type(game).__module__].__file__ or ".").resolve().parent


def rulebook_in(game: Game[Any], language: str) -> Rulebook | None:
    """The rules in a language (`rulebook.th.md` beside `rulebook.md`); a clause that it lacks is in English."""
    file = home(game) / f"rulebook.{language}.md"
    if game.rulebook is None or not file.is_file():
        return game.rulebook
    return game.rulebook.told_by(Rulebook(file.read_text(encoding="utf-8")), language)
