"""Why an action may not be chosen now: the number of the clause that forbids it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action
from asobi.games.cubitos.actions import (
    BUST,
    CHEER,
    CLOSE,
    DECLINE,
    ENOUGH,
    FIGHT,
    FILL,
    HOLD,
    KEEP,
    LET_GO,
    NODE_AT,
    PASS,
    PUSH,
    RUN,
    SKIP,
    STAY,
    THROW,
    TOSS_ALL,
    Buy,
    Gain,
    Give,
    Go,
    Lose,
    Put,
    Reach,
    Take,
    To,
    Toss,
    Use,
)
from asobi.games.cubitos.cards import card_of
from asobi.games.cubitos.state import BUSTED, ROLLING, RUNNING, Table
from asobi.games.cubitos.tables import BLACK, RED
from asobi.games.cubitos.zones import find_active


def why_not(s: Table, seat: int, action: Action) -> str | None:
    """The clause that forbids the action, or None."""
    if s.over:
        return "CUB-13.3"
    asked = s.asking[seat]
    if asked is None:
        return _not_your_moment(s, seat)
    if any(option is action for option in asked.options):
        return None
    if isinstance(action, Go):
        return _go(s, seat, action, asked.prompt)
    if isinstance(action, Buy):
        return _buy(s, seat, action, asked.prompt)
    if isinstance(action, Use):
        return _use(s, seat, action)
    return _other(s, action)


def _not_your_moment(s: Table, seat: int) -> str:
    """The seat has nothing to decide: out of the race, done with rolling, or not its turn to run."""
    if not s.racing[seat]:
        return "CUB-13.4"
    if s.place:
        return "CUB-7.1"
    if s.status[seat] == BUSTED:
        return "CUB-5.4"
    return "CUB-3.6" if s.in_order else "CUB-4.8"


def _go(s: Table, seat: int, action: Go, prompt: str) -> str:
    if prompt == "step":
        return "CUB-26.1"
    node = NODE_AT[s.course_number].get((action.leg, action.xy), -1)
    if prompt != "move":
        return "CUB-7.1"
    if node < 0:
        return "CUB-11.6"
    if action.ride:
        return "CUB-11.16"
    if s.course.water[node]:
        return "CUB-11.7"
    return "CUB-11.9" if node == s.position[seat] else "CUB-11.2"


def _buy(s: Table, seat: int, action: Buy, prompt: str) -> str:
    if prompt != "buy":
        return "CUB-7.1"
    if not s.supply[action.kind]:
        return "CUB-7.5"
    return "CUB-8.1" if s.costs[action.kind] > s.money(seat) else "CUB-7.3"


def _use(s: Table, seat: int, action: Use) -> str:
    """No such symbol, a used one, or one whose card speaks of another moment."""
    if find_active(s, seat, action.kind, action.face, False) < 0:
        return "CUB-2.5" if find_active(s, seat, action.kind, action.face, True) >= 0 else "CUB-6.1"
    if action.kind == RED:
        return "CUB-9.3"
    card = card_of(s, action.kind)
    if s.status[seat] == RUNNING and not card.run_ready(s, seat, action.face):
        return "CUB-6.6"
    return "CUB-4.7" if s.status[seat] == ROLLING else "CUB-6.5"


def _other(s: Table, action: Action) -> str:
    """Everything that belongs to a moment of its own: the clause that describes it."""
    if isinstance(action, (Lose, Give)):
        return "CUB-14.2" if action.kind == BLACK else "CUB-14.1" if isinstance(action, Lose) else "CUB-22.6"
    if isinstance(action, (Take, Gain)):
        return "CUB-4.1" if isinstance(action, Take) else "CUB-7.5"
    if isinstance(action, Put):
        return "CUB-4.6"
    if isinstance(action, Toss) or action is TOSS_ALL:
        return "CUB-5.5"
    if isinstance(action, Reach):
        return "CUB-27.1"
    if isinstance(action, To):
        return "CUB-22.6"
    for moment, clause in MOMENTS:
        if action is moment:
            return clause
    return "CUB-6.1"


MOMENTS: Final = (
    (FILL, "CUB-4.5"),
    (ENOUGH, "CUB-4.1"),
    (PUSH, "CUB-4.8"),
    (PASS, "CUB-4.8"),
    (THROW, "CUB-4.11"),
    (FIGHT, "CUB-9.3"),
    (SKIP, "CUB-6.1"),
    (BUST, "CUB-5.1"),
    (HOLD, "CUB-23.7"),
    (LET_GO, "CUB-23.7"),
    (KEEP, "CUB-6.1"),
    (DECLINE, "CUB-11.12"),
    (CHEER, "CUB-26.2"),
    (RUN, "CUB-26.2"),
    (STAY, "CUB-11.2"),
    (CLOSE, "CUB-7.3"),
)
