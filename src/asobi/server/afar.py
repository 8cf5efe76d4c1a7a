"""Thinking afar: thoughts go through PostgreSQL to machines that do nothing else (`asobi think`), people's first."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import signal
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from asobi.core import Entry, Header
from asobi.server.limits import Limits
from asobi.server.line import Line
from asobi.server.shelf import Shelf
from asobi.server.sql_peers import ONE_AT_A_TIME
from asobi.server.sql_thoughts import (
    ASKED,
    DELETE_THOUGHT,
    DROP_THOUGHTS,
    END_THINKER,
    INSERT_THOUGHT,
    KEEP_THOUGHT,
    RENEW_THINKER,
    SELECT_THINKERS,
    SELECT_THOUGHT,
    TAKE_THOUGHT,
    THOUGHT,
    THOUGHTS_SCHEMA,
    UPDATE_RANK,
)
from asobi.server.store import StoreError
from asobi.server.thinking import NoThought, Rank, Thinkers
from asobi.study import Motive, Reason

log = logging.getLogger("asobi.server")
LEASE: Final = 3.0
"""Seconds without a sign of life after which a thinker's thought is given to another."""
LOOK: Final = 0.25
KNOWN: Final = 1.0
"""Seconds for which it is believed that there are thinkers, or none."""
GRACE: Final = 30.0


class Bell:
    """Rings for whoever waits for an answer, or for a question."""

    def __init__(self, address: str, channel: str) -> None:
        self._channel = channel
        self._waiting: dict[str, asyncio.Event] = {}
        self.line = Line(address, self._listen)

    async def _listen(self, connection: Any) -> None:
        def rang(_connection: Any, _pid: int, _channel: str, what: str) -> None:
            event = self._waiting.get(what)
            if event is not None:
                event.set()

        await connection.add_listener(self._channel, rang)

    async def wait(self, what: str, seconds: float) -> None:
        """Wait until it rings for this, but not for longer."""
        event = self._waiting.setdefault(what, asyncio.Event())
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return
        finally:
            self._waiting.pop(what, None)


async def _make(line: Line) -> None:
    async def work(connection: Any) -> None:
        async with connection.transaction():
            await connection.execute(ONE_AT_A_TIME)
            for statement in THOUGHTS_SCHEMA:
                await connection.execute(statement)

    await line.use(work)


class Afar:
    """The server's side: asks, and waits."""

    def __init__(self, address: str, seconds: float) -> None:
        self._bell = Bell(address, THOUGHT)
        self._line = self._bell.line
        self._patience = seconds + GRACE
        self._made = False
        self._there = False
        self._seen_at = -KNOWN

    async def there(self) -> bool:
        """Whether anybody thinks elsewhere."""
        now = time.monotonic()
        if now - self._seen_at >= KNOWN:
            self._seen_at = now
            try:
                if not self._made:
                    await _make(self._line)
                    self._made = True
                self._there = bool(await self._line.use(lambda connection: connection.fetchval(SELECT_THINKERS)))
            except StoreError:
                self._there = False
        return self._there

    async def ask(self, what: str, arguments: list[Any], rank: Rank) -> tuple[Any] | None:
        """What comes of a thought; None if nobody is there to think it."""
        work, given = json.dumps([what, arguments]), rank()
        try:
            id = await self._line.use(lambda connection: connection.fetchval(INSERT_THOUGHT, given, work))
        except StoreError:
            return None
        until = time.monotonic() + self._patience
        try:
            while time.monotonic() < until:
                await self._bell.wait(str(id), LOOK)
                found = await self._line.use(lambda connection: connection.fetchrow(SELECT_THOUGHT, id))
                if found is None or not await self.there():
                    return None
                if found["fault"] is not None:
                    raise NoThought(found["fault"])
                if found["answer"] is not None:
                    return (json.loads(found["answer"]),)
                now = rank()
                if now != given:  # somebody has come to the table, or gone
                    given = now
                    await self._tell(UPDATE_RANK, id, now)
            raise NoThought(f"no answer after {self._patience} s")
        except StoreError:
            return None
        finally:
            await asyncio.shield(asyncio.ensure_future(self._forget(id)))

    async def _tell(self, sql: str, *values: Any) -> None:
        await self._line.use(lambda connection: connection.execute(sql, *values))

    async def _forget(self, id: int) -> None:
        try:
            await self._tell(DELETE_THOUGHT, id)
        except StoreError as fault:
            log.warning("a thought could not be struck out: %s", fault)

    async def close(self) -> None:
        """Ask no more."""
        await self._line.close()


class Reader:
    """The thinker's side: takes what is asked, the most urgent first, and thinks with processes of its own."""

    def __init__(self, address: str, limits: Limits, games: list[str] | None = None) -> None:
        self._bell = Bell(address, ASKED)
        self._line = self._bell.line
        self._thinkers = Thinkers(Shelf(games), limits)
        self._workers = limits.workers
        self._id = secrets.token_hex(8)
        self._who = f"process {os.getpid()} on {socket.gethostname()}"
        self._thoughts: dict[str, Callable[..., Awaitable[Any]]] = {
            "choose": self._choose,
            "nature": self._thinkers.nature,
            "hint": self._hint,
            "why_moved": self._why_moved,
        }

    async def run(self, ready: Callable[[], None]) -> None:
        """Think until told to end."""
        ending, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, ending.set)
        await _make(self._line)
        await self._renew()
        works = [loop.create_task(work()) for work in (self._beat, *[self._read] * self._workers)]
        ready()
        await ending.wait()
        for work in works:
            work.cancel()
        self._thinkers.close()
        await self._line.use(lambda connection: connection.execute(END_THINKER, self._id))
        await self._line.close()

    async def _renew(self) -> None:
        await self._line.use(lambda connection: connection.execute(RENEW_THINKER, self._id, self._who, LEASE))

    async def _beat(self) -> None:
        while True:
            try:
                await self._renew()
                await self._line.use(lambda connection: connection.execute(DROP_THOUGHTS))
            except StoreError as fault:
                log.info("PostgreSQL cannot be told that somebody thinks here: %s", fault)
            await asyncio.sleep(LEASE / 4)

    async def _read(self) -> None:
        while True:
            try:
                taken = await self._line.use(lambda connection: connection.fetchrow(TAKE_THOUGHT, self._id, LEASE))
                if taken is None:
                    await self._bell.wait("", LOOK)
                    continue
                answer, fault = await self._think(taken["work"])
                await self._keep(taken["id"], self._id, answer, fault)
            except StoreError as fault:
                log.warning("no thoughts can be had yet: %s", fault)
                await asyncio.sleep(LEASE)

    async def _keep(self, *values: Any) -> None:
        await self._line.use(lambda connection: connection.execute(KEEP_THOUGHT, *values))

    async def _think(self, work: str) -> tuple[str | None, str | None]:
        try:
            what, arguments = json.loads(work)
            return msgspec.json.encode(await self._thoughts[what](*arguments)).decode(), None
        except (NoThought, LookupError, ValueError, TypeError) as fault:
            return None, str(fault)[-2000:]

    async def _choose(self, table: str, header: list[Any], entries: list[Any], seat: int, bot: str) -> str:
        return await self._thinkers.choose(table, Header(*header), _taken(entries), seat, bot)

    async def _hint(self, header: list[Any], entries: list[Any], seat: int, bot: str) -> Reason:
        return await self._thinkers.hint(Header(*header), _taken(entries), seat, bot)

    async def _why_moved(self, header: list[Any], entries: list[Any], place: int, asker: int | None) -> Motive:
        return await self._thinkers.why_moved(Header(*header), _taken(entries), place, asker)


def _taken(entries: list[Any]) -> list[Entry]:
    return [(by, chosen) for by, chosen in entries]


def think(database: str, workers: int, ready: Callable[[], None], games: list[str] | None = None) -> None:
    """Think for all servers on a database until interrupted."""
    asyncio.run(Reader(database, Limits(workers=workers), games).run(ready))
