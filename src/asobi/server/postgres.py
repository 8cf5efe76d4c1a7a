"""The store in PostgreSQL: the same statements, the same group commit, for several servers at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from asobi.server.line import BLAMED, Line
from asobi.server.peers import Peers
from asobi.server.sql import LOBBY_NEWS
from asobi.server.sql_peers import (
    COMMIT,
    COPY_TABLE,
    END_BACKEND,
    LOBBY,
    ONE_AT_A_TIME,
    PEERS_SCHEMA,
    SELECT_TABLENAMES,
    from_json,
    numbered,
)
from asobi.server.store import GROUP, Statement, StoreError, Writing, gathered, report

READERS: Final = 3


class PostgresStore:
    """One connection writes, a few read; whatever waits when the writer comes round is one statement, and one commit.

    That statement first proves that this server was not taken for dead, so that one which slept for too long, and whose
    tables others have meanwhile, writes nothing more.
    """

    def __init__(self, address: str, reach: str = "", lease: float = 2.0) -> None:
        self.address = address
        self.peers = Peers(address, reach, lease, self.write)
        self._waiting: asyncio.Queue[Writing | None] = asyncio.Queue()
        self._writer = Line(address)
        self._readers = [Line(address) for _ in range(READERS)]
        self._texts: dict[str, str] = {}
        self._doubtful: int | None = None
        self._settling = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self, schema: Sequence[str]) -> None:
        await self.change(*PEERS_SCHEMA, *schema)
        self._task = asyncio.create_task(self._write_all())

    async def claim(self, who: str) -> None:
        await self.change(*PEERS_SCHEMA)
        await self.peers.join(who)

    async def company(self) -> list[str]:
        return await self.peers.company()

    async def change(self, *schema: str) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(ONE_AT_A_TIME)
                for statement in schema:
                    await connection.execute(statement)

        await self._writer.use(work)

    async def backup(self, label: str) -> str:
        name = f"asobi_{label.replace('-', '_')}"
        tables = await self.read(SELECT_TABLENAMES)
        copies = [COPY_TABLE.format(name=name, table=table) for (table,) in tables]
        await self.change(f'DROP SCHEMA IF EXISTS "{name}" CASCADE', f'CREATE SCHEMA "{name}"', *copies)
        return f"the schema {name}"

    async def close(self) -> None:
        if self._task is not None:
            await self.peers.part()
            self._waiting.put_nowait(None)
            await self._task
            self._task = None
        for line in (self._writer, *self._readers, *self.peers.lines):
            await line.close()

    async def write(self, *statements: Statement) -> None:
        writing = Writing(statements, asyncio.get_running_loop().create_future(), self.peers.author)
        self._waiting.put_nowait(writing)
        await writing.done

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        async def work(connection: Any) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]

        await self._settle()
        try:
            return await min(self._readers, key=lambda line: line.users).use(work)
        except BLAMED as fault:
            raise StoreError(f"could not read: {fault!r}") from fault

    async def _settle(self) -> None:
        """After a commit of which nothing was heard: make sure that it does not happen later, behind our back."""
        if self._doubtful is None:
            return
        async with self._settling:
            if self._doubtful is not None:
                doubtful = self._doubtful
                ended = await self._readers[0].use(lambda connection: connection.fetchval(END_BACKEND, doubtful))
                if ended is False:
                    raise StoreError("PostgreSQL still works on a commit that was given up")
                self._doubtful = None

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
            me = self.peers.id
            for writing in group:  # what a server meant to write before it was taken for dead is no longer its to write
                if writing.author != me:
                    writing.fault = StoreError("another server has these tables now")
            current = [writing for writing in group if writing.fault is None]
            if current:
                await self._commit(current, me)
            report(group)

    async def _commit(self, group: list[Writing], me: str | None) -> None:
        """The whole group in one statement; if a row is to blame, each alone, so that no fault spreads."""
        pid = None
        try:
            await self._settle()
            rows = gathered(group)
            work = msgspec.json.encode(list(rows.values())).decode()
            news = LOBBY if not LOBBY_NEWS.isdisjoint(rows) else None

            async def commit(connection: Any) -> bool:
                nonlocal pid
                texts = [self._texts.get(sql) or await self._text(connection, sql) for sql in rows]
                pid = connection.get_server_pid()
                done = bool(await connection.fetchval(COMMIT, me, texts, work, news))
                pid = None
                return done

            if not await self._writer.use(commit):
                self.peers.fenced(me)
                raise StoreError("another server has taken the tables of this one over")
        except BLAMED as fault:
            if len(group) > 1:
                for writing in group:
                    await self._commit([writing], me)
                return
            group[0].fault = StoreError(f"could not write: {fault}")
        except Exception as fault:
            self._doubtful = pid or self._doubtful
            for writing in group:
                writing.fault = StoreError(f"could not write: {fault}")

    async def _text(self, connection: Any, sql: str) -> str:
        """The statement as the commit needs it; the types of its places are the database's to say."""
        prepared = await connection.prepare(numbered(sql))
        text = from_json(sql, [parameter.name for parameter in prepared.get_parameters()])
        self._texts[sql] = text
        return text
