"""Why an action may not be chosen now: the number of the clause that forbids it."""

from __future__ import annotations

from asobi.core import Action
from asobi.games.eight_routes.actions import (
    END,
    NO_BONUS,
    NO_CHIP,
    NO_D6,
    ROLL_D6,
    SHAKE,
    Bonus,
    Change,
    Chip,
    Detour,
    Pick,
    Walk,
)
from asobi.games.eight_routes.state import AFTER, BEFORE, D6, POWERS, SHAKEN, SQUARES, Table
from asobi.games.eight_routes.tables import TABLES


def why_not(s: Table, seat: int, action: Action) -> str | None:
    """The clause that forbids the action, or None."""
    if s.over:
        return "ER-1.2"
    if seat != s.turn:
        return "ER-3.3" if s.moment == D6 else "ER-3.5"
    if action is ROLL_D6 or action is NO_D6:
        return None if s.moment == D6 else "ER-3.3"
    if s.moment == D6:
        return "ER-3.5"
    if isinstance(action, Chip) or action is NO_CHIP:
        return _chip(s, seat, action)
    if isinstance(action, Bonus) or action is NO_BONUS:
        return _bonus(s, action)
    if s.moment == POWERS:
        return "ER-4.15"
    if isinstance(action, Pick):
        return _pick(s, action)
    if action is SHAKE:
        return _shake(s)
    if isinstance(action, Walk):
        return _walk(s, seat, action)
    if isinstance(action, Change):
        return _change(s, seat, action)
    if isinstance(action, Detour):
        return _detour(s, seat, action)
    assert action is END
    return None if s.moment == AFTER else "ER-4.1"


def _chip(s: Table, seat: int, action: Action) -> str | None:
    if s.moment != POWERS or s.power != 6:
        return "ER-4.13"
    return "ER-4.12" if isinstance(action, Chip) and s.square(seat, action.route) == SQUARES else None


def _bonus(s: Table, action: Action) -> str | None:
    if s.moment != POWERS or s.power != 8:
        return "ER-4.14"
    return "ER-4.14" if isinstance(action, Bonus) and not s.lid[action.value] else None


def _pick(s: Table, action: Pick) -> str | None:
    if s.moment == AFTER:
        return "ER-4.1"
    return None if s.lid[action.value] else "ER-4.3"


def _shake(s: Table) -> str | None:
    if not s.shaking:
        return "ER-2.6"
    if s.moment == SHAKEN:
        return "ER-4.5"
    if s.moment == AFTER:
        return "ER-4.1"
    return None if any(s.lid) else "ER-4.6"


def _walk(s: Table, seat: int, action: Walk) -> str | None:
    if s.moment != BEFORE or any(s.lid):
        return "ER-4.6"
    return "ER-4.12" if s.square(seat, action.route) == SQUARES else None


def _change(s: Table, seat: int, action: Change) -> str | None:
    if s.c_used:
        return "ER-4.2"
    if s.square(seat, 3) < TABLES.c_fee or not s.lid[action.value]:
        return "ER-4.7"
    return None


def _detour(s: Table, seat: int, action: Detour) -> str | None:
    if s.d_used:
        return "ER-4.2"
    if s.moment == SHAKEN:
        return "ER-4.5"
    if s.square(seat, 5) < TABLES.d_fee:
        return "ER-4.11" if s.square(seat, 5) else "ER-4.10"
    return "ER-4.12" if s.square(seat, action.route) == SQUARES else None
