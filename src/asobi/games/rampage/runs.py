"""Runs of nature within the rules: what they change, and what a fault of the engine undoes."""

from __future__ import annotations

from typing import Any

from asobi.core import Nature, Step
from asobi.games.rampage.actions import FAULT, GAVE_UP, RAN
from asobi.games.rampage.state import RampageState


class EngineFault(Exception):
    """The engine failed: whatever was being done has not happened."""


def disturb(s: RampageState, seat: int, deed: str, event: dict[str, Any]) -> Step[dict[str, Any]]:
    """Let nature run an event and put the pieces where it says."""
    request = {"poses": s.poses, "here": s.here, "film": s.sink is not None, **event}
    answer: dict[str, Any] = yield Nature(request)
    if "fault" in answer:
        raise EngineFault(answer["fault"])
    s.put(answer["poses"])
    if answer["poses"] or deed != "settle":
        s.tell(RAN, seat, deed, answer["frames"], answer["film"], answer["sounds"])
    return answer


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
