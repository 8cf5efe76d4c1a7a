"""The actions and events of a toy game."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, EventKind

ACTIONS: Final = [
    Action("pass"),
    Action("take", {"piece": 1}),
    Action("take", {"piece": 2, "from": "bag"}),
    Action("no-chip"),
]
ROUND: Final = EventKind("toy-round", ("round",))
TOOK: Final = EventKind("toy-took", ("seat", "from_seat", "piece"))
ENDED: Final = EventKind("toy-ended")
