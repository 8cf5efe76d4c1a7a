"""The runner on the track: what a move costs, and how it is told."""

from __future__ import annotations

from typing import Final

from asobi.games.cubitos.actions import MOVED
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.track import Course
from asobi.games.cubitos.ways import Ways

MOST_KNOWN: Final = 8
WAYS_KNOWN: Final[dict[tuple[Course, int, int, int, int], Ways]] = {}


def move_runner(s: CubitosState, seat: int, path: list[int], money: int) -> None:
    """Walk along a path and pay for it, coins before credits."""
    spend(s, seat, money)
    s.position[seat] = path[-1]
    if s.sink is not None:
        s.tell(MOVED, seat, [s.course.place(node) for node in path], len(path) - 1, money)


def spend(s: CubitosState, seat: int, money: int) -> None:
    """Pay, coins before credits."""
    coins = min(money, s.coins[seat])
    s.coins[seat] -= coins
    s.credits[seat] -= money - coins


def ways_of(s: CubitosState, seat: int) -> Ways:
    """Where the seat's runner can go with what it has.

    Whoever is asked where to go looks again, and so do those who look ahead: the last ways are remembered, a few only,
    because they are large.
    """
    course, source, feet, water, money = s.course, s.position[seat], s.feet[seat], s.water_feet[seat], s.money(seat)
    known = WAYS_KNOWN.get((course, source, feet, water, money))
    if known is None:
        if len(WAYS_KNOWN) == MOST_KNOWN:
            WAYS_KNOWN.clear()
        known = WAYS_KNOWN[(course, source, feet, water, money)] = Ways(course, source, feet, water, money)
    return known
