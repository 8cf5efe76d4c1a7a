"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from asobi.server.store import GROUP, Statement, StoreError, Writing, gathered, in_one, report

CHECKPOINT: Final = 8_000
"""Pages of the log (32 MB) after which it is worked into the file: a page that changes often is then moved once."""


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
