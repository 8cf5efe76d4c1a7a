"""Clocks: so many minutes a player for the whole match, running while that player has to decide."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from asobi.server.seats import Seat

GRACE: Final = 0.01
"""Seconds by which a timer may wake us too early."""


class Clocks:
    """The clocks of a table; without minutes they are off. While a bot plays for a seat, its clock stands.

    It also stands while the player's screen still shows what others did, but no longer than `patience`.
    `ring` is called when the first of the running clocks is up.
    """

    def __init__(self, minutes: int | None, seats: list[Seat], patience: float, ring: Callable[[], None]) -> None:
        self.minutes = minutes
        self._patience = patience
        self._seats = seats
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None
        self._version = 0

    @property
    def running(self) -> bool:
        """Whether anybody's clock runs."""
        return self._alarm is not None

    def left(self, number: int) -> float | None:
        """The seconds that a seat has left; None when clocks are off."""
        if self.minutes is None:
            return None
        seat = self._seats[number]
        return max(0.0, self.minutes * 60.0 - seat.spent - _ran(seat, time.monotonic()))

    def stands_for(self, number: int) -> float:
        """The seconds for which a seat's clock still stands although its player has to decide."""
        begins = self._seats[number].clock_from
        return 0.0 if begins is None else max(0.0, begins - time.monotonic())

    def shown(self, number: int, version: int) -> bool:
        """A player's screen has shown everything up to a version; gives whether their clock runs from now on."""
        seat = self._seats[number]
        seat.shown = max(seat.shown, version)
        if seat.clock_from is None or seat.shown < self._version or self.stands_for(number) == 0.0:
            return False
        seat.clock_from = time.monotonic()
        return True

    def go(self, decides: Callable[[int], bool], version: int) -> None:
        """Let the clocks of those run who have to decide, as soon as they have seen what led to this version."""
        self._version = version
        if self.minutes is None:
            return
        self.stop()
        now = time.monotonic()
        running: list[float] = []
        for number, seat in enumerate(self._seats):
            if seat.bot is not None or not decides(number):
                seat.clock_from = None
            else:
                if seat.clock_from is None:
                    watches = seat.visitors > 0 and seat.shown < version
                    seat.clock_from = now + self._patience if watches else now
                running.append(self.stands_for(number) + (self.left(number) or 0.0))
        if running:
            self._alarm = asyncio.get_running_loop().call_later(min(running), self._ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        """Ring no more, and forget for whom."""
        self.stop()
        self._ring = lambda: None

    def halt(self) -> dict[int, float]:
        """Stop all clocks and add up what was used; gives the seconds spent by each seat whose clock ran."""
        if self.minutes is None:
            return {}
        self.stop()
        now = time.monotonic()
        spent = {}
        for number, seat in enumerate(self._seats):
            if seat.clock_from is not None:
                seat.spent += _ran(seat, now)
                seat.clock_from = None
                spent[number] = seat.spent
        return spent

    def run_out(self) -> list[int]:
        """The players whose time is up, and for whom no bot plays yet."""
        if self.minutes is None:
            return []
        most = self.minutes * 60.0 - GRACE
        return [number for number, seat in enumerate(self._seats) if seat.bot is None and seat.spent > most]


def _ran(seat: Seat, now: float) -> float:
    """The seconds for which a seat's clock has run since it began to."""
    return 0.0 if seat.clock_from is None else max(0.0, now - seat.clock_from)
