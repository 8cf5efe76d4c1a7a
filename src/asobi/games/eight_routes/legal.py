"""What may be chosen, and the number of the clause that forbids the rest."""

from __future__ import annotations

from typing import Any

from asobi.core import Action, Decision, Pending, pending_of
from asobi.games.eight_routes.actions import (
    BONUS,
    CHIP,
    DETOUR,
    DOWN,
    NO_BONUS,
    NO_CHIP,
    NO_D6,
    PICK,
    ROLL_D6,
    SHAKE,
    UP,
    WALK,
    Bonus,
    Change,
    Chip,
    Detour,
    Pick,
    Walk,
)
from asobi.games.eight_routes.state import SQUARES, WIDTH, EightRoutesState
from asobi.games.eight_routes.tables import ROUTES


def mandatory_actions(s: EightRoutesState, seat: int) -> list[Action]:
    """A or B; with an empty lid, a single step."""
    options = boxes(s)
    if not options:
        return single_steps(s, seat, WALK)
    if s.shaking:
        options.append(SHAKE)
    return options


def boxes(s: EightRoutesState) -> list[Action]:
    """The boxes with dice in them."""
    lid = s.lid
    return [PICK[v] for v in range(1, ROUTES + 1) if lid[v]]


def bonus_dice(s: EightRoutesState) -> list[Action]:
    """The dice that the power of 8s can take."""
    return [BONUS[v] for v in range(1, ROUTES) if s.lid[v]]


def chip_steps(s: EightRoutesState, seat: int) -> list[Action]:
    """The steps that the power of 6s can give."""
    return single_steps(s, seat, CHIP)


def single_steps(s: EightRoutesState, seat: int, steps: list[Any]) -> list[Action]:
    """The single steps that the seat's markers can still make."""
    squares = s.squares
    first = seat * WIDTH
    return [steps[r] for r in range(1, ROUTES + 1) if squares[first + r] < SQUARES]


def additional_actions(s: EightRoutesState, seat: int) -> list[Action]:
    """C and D, as far as they are not used yet and the seat can pay for them."""
    options = changes(s, seat)
    if not s.d_used and s.squares[seat * WIDTH + 5] >= s.tables.d_fee:
        squares, first = s.squares, seat * WIDTH
        options += [DETOUR[r] for r in range(1, ROUTES + 1) if r != 5 and squares[first + r] < SQUARES]
    return options


def changes(s: EightRoutesState, seat: int) -> list[Action]:
    """C: every die in the lid, one up or one down; 1 and 8 are not neighbours."""
    options: list[Action] = []
    if not s.c_used and s.squares[seat * WIDTH + 3] >= s.tables.c_fee:
        lid = s.lid
        for value in range(1, ROUTES + 1):
            if lid[value]:
                if value < ROUTES:
                    options.append(UP[value])
                if value > 1:
                    options.append(DOWN[value])
    return options


def reason(s: EightRoutesState, seat: int, action: Action, decision: Pending) -> str:
    """The clause that keeps the action from being offered."""
    if not isinstance(decision, Decision):
        return "ER-1.2"
    own = pending_of(decision, seat)
    if own is None:
        return "ER-3.3" if decision.prompt == "d6" else "ER-3.5"
    asked = own.prompt
    if action is ROLL_D6 or action is NO_D6:
        return "ER-3.3"
    if asked == "d6":
        return "ER-3.3"
    if isinstance(action, Chip) or action is NO_CHIP:
        return "ER-4.12" if asked == "chip" else "ER-4.13"
    if isinstance(action, Bonus) or action is NO_BONUS:
        return "ER-4.14"
    if asked in ("chip", "bonus"):
        return "ER-4.15"
    if isinstance(action, Pick):
        return "ER-4.1" if asked == "after" else "ER-4.3"
    if action is SHAKE:
        return _no_shake(s, asked)
    if isinstance(action, Walk):
        return "ER-4.12" if asked == "turn" and not any(s.lid) else "ER-4.6"
    if isinstance(action, Change):
        return "ER-4.2" if s.c_used else "ER-4.7"
    return _no_detour(s, seat, action, asked) if isinstance(action, Detour) else "ER-4.1"


def _no_shake(s: EightRoutesState, asked: str) -> str:
    if not s.shaking:
        return "ER-2.6"
    return {"shaken": "ER-4.5", "after": "ER-4.1"}.get(asked, "ER-4.4")


def _no_detour(s: EightRoutesState, seat: int, action: Detour, asked: str) -> str:
    if s.d_used:
        return "ER-4.2"
    if asked == "shaken":
        return "ER-4.5"
    if s.square(seat, 5) < s.tables.d_fee:
        return "ER-4.11" if s.square(seat, 5) else "ER-4.10"
    return "ER-4.10" if action.route == 5 else "ER-4.12"
