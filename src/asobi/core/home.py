"""Where a game lives: the folder with its words, its board and its rulebook."""

from __future__ import annotations

import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from asobi.core.game import Game


def home(game: Game[Any]) -> Traversable:
    """The folder of the game's package, or the one where its single module lies."""
    name = type(game).__module__
    package, _, _ = name.rpartition(".")
    if package:
        return files(package)
    return Path(sys.modules[name].__file__ or ".").resolve().parent
