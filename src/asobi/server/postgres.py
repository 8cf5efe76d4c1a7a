"""The store in PostgreSQL: the same statements, the same group commit, for a server that has one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from asobi.server.store import GROUP, Statement, StoreError, Writing, gathered, report


@cache
def numbered(sql: str) -> str:
    """The statement with PostgreSQL's numbered places instead of question marks."""
    parts = sql.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


class PostgresStore:
    """One connection writes, another reads; whatever waits when the writer comes round is one transaction."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._waiting: asyncio.Queue[Writing | None] = asyncio.Queue()
        self._writer: Any = None
        self._reader: Any = None
        self._reading = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self, schema: Sequence[str]) -> None:
        try:
            self._writer = await asyncpg.connect(self.address)
            self._reader = await asyncpg.connect(self.address)
        except (OSError, asyncpg.PostgresError) as fault:
            raise StoreError(f"no PostgreSQL at {self.address.rpartition('@')[2]}: {fault}") from fault
        for statement in schema:
            await self._writer.execute(statement)
        self._task = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None
        for connection in (self._writer, self._reader):
            if connection is not None:
                await connection.close()

    async def write(self, *statements: Statement) -> None:
        writing = Writing(statements, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(writing)
        await writing.done

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self._reading:
            if self._reader.is_closed():
                self._reader = await asyncpg.connect(self.address)
            return [tuple(row) for row in await self._reader.fetch(numbered(sql), *values)]

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
        """The whole group in one transaction; if that fails, each alone, so that one fault does not spread."""
        try:
            if self._writer.is_closed():
                self._writer = await asyncpg.connect(self.address)
            async with self._writer.transaction():
                for sql, rows in gathered(group).items():
                    await self._writer.executemany(numbered(sql), rows)
        except Exception as fault:
            if len(group) == 1:
                group[0].fault = StoreError(f"could not write: {fault}")
            else:
                for writing in group:
                    await self._commit([writing])
