"""The outbox of a connection: bounded, so that a slow reader delays only themselves."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from asobi.server.limits import Limits
from asobi.server.wire import Frame, Wire


class Backlog:
    """What waits in all outboxes together, in bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0


class Outbox:
    """Frames on their way to one reader: sent at once while they keep up, kept for a while when they do not.

    One who falls too far behind is cut off; nothing is ever skipped.
    """

    def __init__(self, wire: Wire, limits: Limits, backlog: Backlog) -> None:
        self._wire = wire
        self._backlog = backlog
        self._moved_at = time.monotonic()
        self._most_messages = limits.outbox_messages
        self._most_bytes = limits.outbox_bytes
        self._waiting: deque[Frame] = deque()
        self._size = 0
        self._ended = False
        self.close_code: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        wire.caught_up = self._go_on

    def post(self, frame: Frame) -> None:
        """Send a frame in its turn; never waits."""
        wire = self._wire
        if self._ended or wire.gone:
            return
        if not self._waiting and wire.write(frame):
            return
        if not self._waiting:
            self._moved_at = time.monotonic()
        self._waiting.append(frame)
        self._size += len(frame)
        self._backlog.size += len(frame)
        much = len(self._waiting) > self._most_messages or self._size > self._most_bytes
        if much or self._backlog.size > self._backlog.most:
            self.cut()

    @property
    def behind(self) -> bool:
        """Whether anything waits for the reader."""
        return bool(self._waiting)

    def stuck_for(self, now: float) -> float:
        """For how many seconds the reader has taken nothing, though something waits."""
        return now - self._moved_at if self._waiting else 0.0

    def _go_on(self) -> None:
        self._moved_at = time.monotonic()
        while self._waiting and not self._wire.gone and self._wire.write(self._waiting[0]):
            sent = len(self._waiting.popleft())
            self._size -= sent
            self._backlog.size -= sent

    def empty(self) -> None:
        """Let go of what waits: nobody will read it."""
        self._ended = True
        self._waiting.clear()
        self._backlog.size -= self._size
        self._size = 0
        self._wire.caught_up = None  # they know each other: without this they would wait for the collector

    def cut(self) -> None:
        """Drop the connection at once, with all that waits."""
        self.empty()
        self._wire.cut()

    def close(self, code: int) -> None:
        """Close the connection when what waits has been sent."""
        if not self._ended:
            self._ended = True
            self.close_code.set_result(code)
