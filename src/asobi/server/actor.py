"""An actor: does one thing after the other, in the order in which they came."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from asobi.server.owners import Elsewhere
from asobi.server.pulse import Steps, measured

T = TypeVar("T")
Job = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger("asobi.server")


def _nothing() -> None:
    """What a closed actor does about a fault: it keeps nobody alive by knowing them."""


class Actor:
    """A task with an inbox, and the tasks beside it that think on its behalf.

    After a fault it does nothing more: `broken` is called, for what is in memory may no longer be what is on disk.
    """

    def __init__(self, name: str, broken: Callable[[], None], steps: Steps) -> None:
        self.closed = False
        self._name = name
        self._steps = steps
        self._broken = broken
        self._inbox: deque[Job] = deque()
        self._asked: set[asyncio.Future[Any]] = set()
        self._waiting: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._beside: set[asyncio.Task[None]] = set()
        self._used_at = time.monotonic()

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=self._name)

    def close(self) -> None:
        """Do nothing more, not even what waits; whoever asked for that may ask elsewhere."""
        self.closed = True
        self._inbox.clear()
        for answer in self._asked:
            if not answer.done():
                answer.set_exception(self._gone())
        self._asked.clear()
        self._broken = _nothing
        for task in self._beside:
            task.cancel()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = self._waiting = None

    @property
    def idle_seconds(self) -> float:
        """For how long there has been nothing to do."""
        return 0.0 if self._inbox or self._beside else time.monotonic() - self._used_at

    def do(self, job: Job) -> None:
        """Do something in its turn."""
        self._inbox.append(job)
        waiting = self._waiting
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in its turn, and wait for what comes of it; a fault is the asker's.

        Elsewhere means that the actor has closed: perhaps nothing was done, so ask where the work goes on.
        """
        if self.closed:
            raise self._gone()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(answer)

        async def job() -> None:
            self._asked.discard(answer)
            try:
                result = await work()
            except asyncio.CancelledError:
                if not answer.done():
                    answer.set_exception(self._gone())
                raise
            except Exception as fault:
                if not answer.cancelled():
                    answer.set_exception(fault)
            else:
                if not answer.cancelled():
                    answer.set_result(result)

        self.do(job)
        return await answer

    def _gone(self) -> Elsewhere:
        return Elsewhere(f"{self._name} has left the memory")

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the work; what comes of it is done in its turn."""
        task = asyncio.create_task(self._measured(work))
        self._beside.add(task)
        task.add_done_callback(self._done)
        return task

    async def _measured(self, work: Coroutine[Any, Any, None]) -> None:
        await measured(work, self._steps, self._name)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._beside.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed beside %s", self._name, exc_info=task.exception())

    async def _work(self) -> None:
        inbox = self._inbox
        try:
            while not self.closed:
                while not inbox:
                    self._waiting = asyncio.get_running_loop().create_future()
                    await self._waiting
                self._used_at = time.monotonic()
                await measured(inbox.popleft()(), self._steps, self._name)
        except Exception:
            log.exception("%s broke down and is read again from the store", self._name)
            self._broken()
