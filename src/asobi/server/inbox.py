"""The inbox of a room: what waits to be done at its table, in the order in which it came."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """A queue with one reader and no limit: simpler than asyncio's, and a room needs no more."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._items

    def put(self, item: T) -> None:
        """Add something, and wake the reader."""
        self._items.append(item)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> T:
        """The next thing, as soon as there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._items.popleft()
