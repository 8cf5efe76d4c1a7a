"""Why an action may not be chosen now: the number of the clause that forbids it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action
from asobi.games.wildcard.actions import PASS, Own, Reach
from asobi.games.wildcard.deck import ROUNDS
from asobi.games.wildcard.effects import ROWS, TOP
from asobi.games.wildcard.state import ACTION_PHASE, Table

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


def why_not(s: Table, seat: int, action: Action) -> str | None:
    """The clause that forbids the action, or None."""
    if s.over:
        return "WC-8.1"
    if seat != s.turn:
        return "WC-4.1" if s.phase == ACTION_PHASE else "WC-6.1"
    if action in s.offered:
        return None
    acts = action is PASS or isinstance(action, Own | Reach)
    if s.prompt != "act":
        return "WC-4.1" if acts else ASKED[s.prompt]
    if isinstance(action, Own):
        return _change(s, seat, action.row, action.by)
    if isinstance(action, Reach) and action.seat < s.players and action.seat != seat:
        if s.fair and s.round == ROUNDS:
            return "WC-4.8"
        return _change(s, action.seat, action.row, action.by)
    return "WC-4.2"


def _change(s: Table, board: int, row: int, by: int) -> str:
    return "WC-4.4" if 0 <= s.values[board * ROWS + row] + by <= TOP else "WC-4.3"
