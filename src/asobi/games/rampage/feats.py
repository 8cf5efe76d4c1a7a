"""What a puzzle of Rampage asks for: that a building loses floors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asobi.games.rampage.plan import PLAN
from asobi.games.rampage.state import RampageState


def left(s: RampageState, about: Mapping[str, Any]) -> int | None:
    """How many floors stand on the building that an aim is about; None where it is about something else."""
    for number, building in enumerate(PLAN.buildings):
        if about.get("building") == building.name:
            return len(s.scene().floors_on(number))
    return None
