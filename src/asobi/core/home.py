"""Where a game lives: the folder with its words, its board and its rulebook."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from asobi.core.game import Game


def home(game: Game[Any]) -> Path:
    """The folder of the module that holds the game's class: its package, or where its single module lies."""
    return Path(sys.modules[type(game).__module__].__file__ or ".").resolve().parent
