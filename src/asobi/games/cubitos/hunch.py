"""Quick choices."""

from __future__ import annotations

from asobi.core import Action, Ask, Dice
from asobi.games.cubitos.state import Table


def hunch(s: Table, ask: Ask, dice: Dice) -> Action | None:
    return None
