"""The store: statements on their way to the disk; what was written is there before anybody is told.

One thread writes. Whatever waits when it comes round goes to disk in one transaction (group commit), so that full
durability costs a room next to nothing.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol

Statement = tuple[str, tuple[Any, ...]]

GROUP: Final = 512
CHECKPOINT: Final = 8_000
"""Pages of the log (32 MB) after which it is worked into the file: a page that changes often is then moved once."""


class StoreError(Exception):
    """Something could not be written; nothing of it is on disk."""


class Store(Protocol):
    """Where statements go; what they mean is known to the ledger alone."""

    async def open(self, schema: Sequence[str]) -> None:
        """Let the schema make what is missing, and be ready."""

    async def close(self) -> None:
        """Write what waits, and stop."""

    async def write(self, *statements: Statement) -> None:
        """Write all of these or none; returns when they are on disk."""

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that a question finds."""


def find_store(database: str) -> Store:
    """The store at a path, `sqlite:///path`, or `postgresql://...`."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from asobi.server.postgres import PostgresStore
        except ImportError as fault:
            raise StoreError("PostgreSQL needs the package asyncpg: pip install 'asobi[postgres]'") from fault
        return PostgresStore(database)
    path = database.removeprefix("sqlite:///")
    if "://" in path:
        raise StoreError(f"no store at {database!r}: give a path, sqlite:///path or postgresql://...")
    return SqliteStore(Path(path))


class Writing:
    """Some statements on their way to the disk."""

    def __init__(self, statements: tuple[Statement, ...], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done
        self.fault: Exception | None = None


class SqliteStore:
    """One SQLite file: a writing thread with its connection, and a reading one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._gathering: list[Writing] = []
        self._waiting: queue.SimpleQueue[list[Writing] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "asobi-reads")
        self._reader: sqlite3.Connection | None = None
        self._thread: threading.Thread | None = None

    async def open(self, schema: Sequence[str]) -> None:
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        writer = await asyncio.to_thread(self._connect, schema)
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="asobi-writes", daemon=True)
        self._thread.start()
        self._reader = await self._loop.run_in_executor(self._readers, self._connect)

    def _connect(self, schema: Sequence[str] = ()) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10.0)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        for statement in schema:
            connection.execute(statement.replace("/* clustered */", "WITHOUT ROWID"))
        return connection

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        self._readers.shutdown()

    async def write(self, *statements: Statement) -> None:
        writing = Writing(statements, self._loop.create_future())
        if not self._gathering:
            self._loop.call_soon(self._hand_over)
        self._gathering.append(writing)
        await writing.done

    def _hand_over(self) -> None:
        """Give the writing thread all that came up in this turn of the loop: waking it costs more than a row."""
        if self._gathering:
            self._waiting.put(self._gathering)
            self._gathering = []

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._loop.run_in_executor(self._readers, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        assert self._reader is not None
        return self._reader.execute(sql, values).fetchall()

    # -- in the writing thread -----------------------------------------------------------------------------

    def _write_all(self, connection: sqlite3.Connection) -> None:
        going = True
        while going:
            group: list[Writing] = []
            waiting = self._waiting.get()
            while True:
                if waiting is None:
                    going = False
                    break
                group += waiting
                if len(group) >= GROUP:
                    break
                try:
                    waiting = self._waiting.get_nowait()
                except queue.Empty:
                    break
            if group:
                self._commit(connection, group)
                self._loop.call_soon_threadsafe(report, group)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, group: list[Writing]) -> None:
        """The whole group in one transaction; if that fails, each alone, so that one fault does not spread."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for sql, rows in gathered(group).items():
                if sql.startswith("INSERT"):
                    for first in range(0, len(rows), GROUP):
                        connection.execute(*in_one(sql, rows[first : first + GROUP]))
                else:
                    connection.executemany(sql, rows)
            connection.execute("COMMIT")
        except Exception as fault:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(group) == 1:
                group[0].fault = StoreError(f"could not write: {fault}")
            else:
                for writing in group:
                    self._commit(connection, [writing])


def gathered(group: list[Writing]) -> dict[str, list[tuple[Any, ...]]]:
    """The statements of a group by their text, in the order in which each text first came.

    A room waits for its last writing before the next, so no writing in a group depends on another.
    """
    rows: dict[str, list[tuple[Any, ...]]] = {}
    for writing in group:
        for sql, values in writing.statements:
            rows.setdefault(sql, []).append(values)
    return rows


def in_one(sql: str, rows: list[tuple[Any, ...]]) -> Statement:
    """One statement that inserts all rows: with one a row, the thread would queue for Python's lock each time."""
    head, values, marks = sql.partition("VALUES ")
    return (head + values + ", ".join([marks] * len(rows)), tuple([value for row in rows for value in row]))


def report(group: list[Writing]) -> None:
    """Tell everybody in the group how it went."""
    for writing in group:
        if writing.done.done():
            continue
        if writing.fault is None:
            writing.done.set_result(None)
        else:
            writing.done.set_exception(writing.fault)
