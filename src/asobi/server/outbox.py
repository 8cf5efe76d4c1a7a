"""The outbox of a connection: bounded, with a writer of its own, so that a slow reader delays only itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from asobi.server.limits import Limits

Send = Callable[[Any], Awaitable[None]]


class Outbox:
    """Messages on their way to one reader. One that falls too far behind is cut off; nothing is skipped."""

    def __init__(self, send: Send, cut: Callable[[], None], limits: Limits) -> None:
        self._send = send
        self._cut = cut
        self._messages = limits.outbox_messages
        self._bytes = limits.outbox_bytes
        self._waiting: deque[str] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._close_code: int | None = None
        self.cut_off = False

    def post(self, text: str) -> None:
        """Put a message into the outbox; never waits."""
        if self.cut_off or self._close_code is not None:
            return
        self._waiting.append(text)
        self._size += len(text)
        if len(self._waiting) > self._messages or self._size > self._bytes:
            self.cut()
        self._news.set()

    def cut(self) -> None:
        """Drop the connection at once, with all that waits."""
        if not self.cut_off:
            self.cut_off = True
            self._waiting.clear()
            self._news.set()
            self._cut()

    def close(self, code: int) -> None:
        """Close the connection after what waits has been sent."""
        if self._close_code is None:
            self._close_code = code
            self._news.set()

    @property
    def closing(self) -> bool:
        """Whether a last word is on its way."""
        return self._close_code is not None and not self.cut_off

    async def write(self) -> None:
        """Send what comes, until the connection is closed or cut off."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                await self._send({"type": "websocket.send", "text": text})
            if self.cut_off:
                return
            if self._close_code is not None:
                await self._send({"type": "websocket.close", "code": self._close_code})
                return
            self._news.clear()
            await self._news.wait()
