"""How well a seat stands in Cubitos."""

from __future__ import annotations

from asobi.games.cubitos.state import Table


def standing(s: Table, seat: int) -> float:
    return 0.5
