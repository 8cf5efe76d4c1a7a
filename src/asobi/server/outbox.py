"""The outbox of a connection: bounded, so that a slow reader delays only themselves."""

from __future__ import annotations

import asyncio
from collections import deque

from asobi.server.limits import Limits
from asobi.server.wire import Frame, Wire


class Outbox:
    """Frames on their way to one reader: sent at once while they keep up, kept for a while when they do not.

    One who falls too far behind is cut off; nothing is ever skipped.
    """

    def __init__(self, wire: Wire, limits: Limits) -> None:
        self._wire = wire
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
        self._waiting.append(frame)
        self._size += len(frame)
        if len(self._waiting) > self._most_messages or self._size > self._most_bytes:
            self.cut()

    def _go_on(self) -> None:
        while self._waiting and not self._wire.gone and self._wire.write(self._waiting[0]):
            self._size -= len(self._waiting.popleft())

    def cut(self) -> None:
        """Drop the connection at once, with all that waits."""
        self._ended = True
        self._waiting.clear()
        self._wire.cut()

    def close(self, code: int) -> None:
        """Close the connection when what waits has been sent."""
        if not self._ended:
            self._ended = True
            self.close_code.set_result(code)
