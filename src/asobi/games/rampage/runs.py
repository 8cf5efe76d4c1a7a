"""Runs of nature within the rules: what they change, and what a fault of the engine undoes."""

from __future__ import annotations

from typing import Any

from asobi.core import Nature, Step
from asobi.games.rampage.actions import CAME_DOWN, FAULT, GAVE_UP, RAN
from asobi.games.rampage.plan import FLOOR, MEEPLES, POSE, UNIT, VEHICLE
from asobi.games.rampage.state import RampageState

LOWER = 0.8  # cm; what sank less only slipped


class EngineFault(Exception):
    """The engine failed: whatever was being done has not happened."""


def disturb(s: RampageState, seat: int, deed: str, event: dict[str, Any]) -> Step[dict[str, Any]]:
    """Let nature run an event and put the pieces where it says."""
    request = {"poses": s.poses, "here": s.here, "film": s.sink is not None, **event}
    answer: dict[str, Any] = yield Nature(request)
    if "fault" in answer:
        raise EngineFault(answer["fault"])
    down = fallen(s, answer["poses"])
    s.put(answer["poses"])
    if answer["poses"] or deed != "settle":
        s.tell(RAN, seat, deed, answer["frames"], answer["film"], answer["sounds"])
    if down:
        s.tell(CAME_DOWN, len([piece for piece in down if piece >= FLOOR]), len([m for m in down if m < MEEPLES]), down)
    return answer


def fallen(s: RampageState, poses: list[list[int]]) -> list[int]:
    """The floors and meeples that a run leaves lower than they were, for the log."""
    return [
        row[0]
        for row in poses
        if row[0] < VEHICLE and s.here[row[0]] and s.poses[row[0] * POSE + 2] - row[3] > LOWER * UNIT
    ]


def guarded(s: RampageState, seat: int, deed: Step[None]) -> Step[None]:
    """Do something that a fault of the engine undoes wholly; a turn in which it fails often gives up on the engine."""
    s.remember()
    try:
        yield from deed
    except EngineFault as fault:
        s.recall()
        s.faults += 1
        s.tell(FAULT, seat, str(fault))
        if s.faults == s.tables.faults:
            s.tell(GAVE_UP, seat)
    s.forget()
