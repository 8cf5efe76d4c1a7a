"""The store in PostgreSQL: the same statements, the same group commit, for a server that has one."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from asobi.server.sql import (
    COPY_TABLE,
    LEASE_CLAIM,
    LEASE_END,
    LEASE_HOLD,
    LEASE_HOLDER,
    LEASE_RENEW,
    LEASE_SCHEMA,
    ONE_AT_A_TIME,
    SELECT_TABLENAMES,
)
from asobi.server.store import GROUP, Statement, StoreError, Writing, gathered, report

LEASE: Final = 15.0
"""Seconds for which a server has the database to itself; it renews that three times as often."""
TRIES: Final = 5
PATIENCE: Final = 10.0
"""Seconds that a statement may take; then the connection counts as lost."""


log = logging.getLogger("asobi.server")


@cache
def numbered(sql: str) -> str:
    """The statement with PostgreSQL's numbered places instead of question marks."""
    parts = sql.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


class PostgresStore:
    """One connection writes, another reads; whatever waits when the writer comes round is one transaction.

    A server that claimed the database holds a lease. Every commit looks at it first, so that one which was stopped, and
    whose lease another has taken meanwhile, writes nothing more.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self._waiting: asyncio.Queue[Writing | None] = asyncio.Queue()
        self._writer: Any = None
        self._reader: Any = None
        self._reading = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._id = secrets.token_hex(8)
        self._who: str | None = None

    async def _connect(self) -> Any:
        try:
            # A stopped server must not keep its lock for longer than its lease.
            idle = {"idle_in_transaction_session_timeout": str(int(LEASE * 500))}
            return await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=idle)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise StoreError(f"no PostgreSQL at {self.address.rpartition('@')[2]}: {fault}") from fault

    async def _writing(self) -> Any:
        """The connection that writes, made anew where it was lost; the lease goes over to it."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await self._connect()
            if self._who is not None:
                await self._take_lease(self._who)
        return self._writer

    async def open(self, schema: Sequence[str]) -> None:
        await self.change(*schema)
        self._tasks.append(asyncio.create_task(self._write_all()))

    async def claim(self, who: str) -> None:
        await self.change(LEASE_SCHEMA)
        await self._take_lease(who)
        self._who = who
        self._tasks.append(asyncio.create_task(self._renew()))

    async def _take_lease(self, who: str) -> None:
        for _ in range(TRIES):
            if await self._writer.fetchrow(LEASE_CLAIM, self._id, who, LEASE) is not None:
                return
            await asyncio.sleep(LEASE / 50)  # a dead server's connection may take a moment to end
        else:
            other = await self._writer.fetchval(LEASE_HOLDER) or "another process"
            raise StoreError(f"the database is in use by {other}: stop that server first, or name another database")

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            try:
                async with self._reading:
                    found = await (await self._read_connection()).fetchrow(LEASE_RENEW, self._id, LEASE)
                if found is None:
                    log.error("another server has taken the database over: nothing more is written here")
            except Exception as fault:
                log.warning("the lease could not be renewed: %s", fault)

    async def change(self, *schema: str) -> None:
        writer = await self._writing()
        async with writer.transaction():
            await writer.execute(ONE_AT_A_TIME)
            for statement in schema:
                await writer.execute(statement)

    async def backup(self, label: str) -> str:
        name = f"asobi_{label.replace('-', '_')}"
        tables = await self.read(SELECT_TABLENAMES)
        copies = [COPY_TABLE.format(name=name, table=table) for (table,) in tables]
        await self.change(f'CREATE SCHEMA "{name}"', *copies)
        return f"the schema {name}"

    async def close(self) -> None:
        if self._tasks:
            self._waiting.put_nowait(None)
            await self._tasks.pop()
            for task in self._tasks:
                task.cancel()
            self._tasks = []
        if self._who is not None and self._writer is not None and not self._writer.is_closed():
            await self._writer.execute(LEASE_END, self._id)
        for connection in (self._writer, self._reader):
            if connection is not None:
                await connection.close()

    async def write(self, *statements: Statement) -> None:
        writing = Writing(statements, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(writing)
        await writing.done

    async def _read_connection(self) -> Any:
        if self._reader is None or self._reader.is_closed():
            self._reader = await self._connect()
        return self._reader

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self._reading:
            try:
                return [tuple(row) for row in await (await self._read_connection()).fetch(numbered(sql), *values)]
            except StoreError:
                raise
            except Exception as fault:
                if not isinstance(fault, asyncpg.PostgresError) and self._reader is not None:
                    self._reader.terminate()
                raise StoreError(f"could not read: {fault!r}") from fault

    async def _write_all(self) -> None:
        going = True
        while going:
            waiting = await self._waiting.get()
            group: list[Writing] = []
            while waiting is not None:
                group.append(waiting)
                if len(group) == GROUP or self._waiting.empty():
                    break
                waiting = self._waiting.get_nowait()
            going = waiting is not None
            if group:
                await self._commit(group)
                report(group)

    async def _commit(self, group: list[Writing]) -> None:
        """The whole group in one transaction; if a statement is to blame, each alone, so that no fault spreads."""
        try:
            writer = await self._writing()
            async with writer.transaction():
                if self._who is not None and await writer.fetchrow(LEASE_HOLD, self._id) is None:
                    raise StoreError("another server has taken the database over")
                for sql, rows in gathered(group).items():
                    await writer.executemany(numbered(sql), rows)
        except Exception as fault:
            blame = isinstance(fault, BLAMED)
            if blame and len(group) > 1:
                for writing in group:
                    await self._commit([writing])
                return
            if not blame and self._writer is not None:  # whatever it was, this connection is not to be trusted
                self._writer.terminate()
            for writing in group:
                writing.fault = StoreError(f"could not write: {fault}")


BLAMED: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, UnicodeError, TypeError)
"""What a statement itself can be blamed for."""
