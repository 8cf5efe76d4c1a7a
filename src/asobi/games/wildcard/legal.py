"""What may be chosen, and the number of the clause that forbids the rest."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Pending, pending_of
from asobi.games.wildcard.actions import (
    OWN_DOWN,
    OWN_UP,
    PASS,
    REACH_DOWN,
    REACH_UP,
    Own,
    Pair,
    Player,
    Reach,
    Row,
    Swap,
)
from asobi.games.wildcard.deck import ROUNDS
from asobi.games.wildcard.effects import ROWS, TOP
from asobi.games.wildcard.state import ACTION_PHASE, LOSSES, WildcardState

# The clause that says what may be chosen when a card asks.
ASKED: Final = {
    "other": "WC-6.4",
    "two": "WC-6.5",
    "with": "WC-6.6",
    "either": "WC-6.7",
    "gain": "WC-6.8",
    "lose": "WC-6.8",
    "lowest": "WC-6.10",
    "highest": "WC-6.10",
    "victim": "WC-6.12",
    "steal": "WC-6.12",
    "swap": "WC-6.13",
    "trader": "WC-6.14",
    "trade": "WC-6.14",
    "cancel": "WC-6.16",
    "payee": "WC-5.5",
    "pay": "WC-5.5",
}

# What answers it: a row, or this.
ANSWERS: Final[dict[str, type[Action]]] = {
    "other": Player,
    "two": Pair,
    "with": Player,
    "victim": Player,
    "swap": Swap,
    "trader": Player,
    "payee": Player,
}


def actions(s: WildcardState, seat: int) -> list[Action]:
    """+1 or -1 on any row within 0 and 10 that is not void there; in a fair finish only at home."""
    options: list[Action] = []
    values = s.values
    for board in range(s.players):
        if board != seat and s.fair and s.round == ROUNDS:
            continue
        barred = s.barred_round[board]
        first = board * ROWS
        for row in range(ROWS):
            value = values[first + row]
            if value < TOP and not barred & (1 << row):
                options.append(OWN_UP[row] if board == seat else REACH_UP[first + row])
            if value > 0 and not barred & (LOSSES << row):
                options.append(OWN_DOWN[row] if board == seat else REACH_DOWN[first + row])
    options.append(PASS)
    return options


def reason(s: WildcardState, seat: int, action: Action, decision: Pending) -> str:
    """The clause that keeps the action from being offered."""
    if s.over:
        return "WC-8.1"
    asked = pending_of(decision, seat)
    if asked is None:
        return "WC-4.1" if s.phase == ACTION_PHASE else "WC-6.1"
    if asked.prompt != "act":
        if action is PASS or isinstance(action, Own | Reach):
            return "WC-4.1"
        return ASKED[asked.prompt] if isinstance(action, ANSWERS.get(asked.prompt, Row)) else "WC-6.2"
    if isinstance(action, Own):
        return _no_change(s, seat, action.row, action.by)
    if isinstance(action, Reach) and action.seat < s.players and action.seat != seat:
        if s.fair and s.round == ROUNDS:
            return "WC-4.8"
        return _no_change(s, action.seat, action.row, action.by)
    return "WC-4.2"


def _no_change(s: WildcardState, board: int, row: int, by: int) -> str:
    return "WC-4.4" if 0 <= s.values[board * ROWS + row] + by <= TOP else "WC-4.3"
