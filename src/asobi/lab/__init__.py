"""The designer's lab: many games between bots, and what they tell.

What needs the extra `asobi[lab]` (results, questions, reports) is imported where it is used.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from asobi.lab.experiment import Experiment
from asobi.lab.simulation import Played, play_match, simulate
from asobi.lab.statistics import Report, Share
from asobi.lab.telemetry import Telemetry, Watcher

if TYPE_CHECKING:
    from asobi.lab.results import Frames

__all__ = ["Experiment", "Played", "Report", "Share", "Telemetry", "Watcher", "load", "play_match", "simulate"]


def load(folder: str | Path) -> Frames:
    """The results of `asobi lab run` in a folder, as Polars frames: matches, seats, decisions."""
    from asobi.lab import results

    return results.load(folder)
