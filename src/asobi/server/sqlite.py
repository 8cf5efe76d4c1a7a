"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TextIO

from asobi.server.store import GROUP, Statement, StoreError, Writing, gathered, in_one, report

CHECKPOINT: Final = 8_000
"""Pages of the log (32 MB) after which it is worked into the file: a page that changes often is then moved once."""


PATIENCE: Final = 5.0
"""Seconds to wait while another process, a backup say, has the file locked."""


class SqliteStore:
    """One SQLite file: a writing thread with its connection, and a reading one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._gathering: list[Writing] = []
        self._waiting: queue.SimpleQueue[list[Writing] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "asobi-reads")
        self._reader: sqlite3.Connection | None = None
        self._thread: threading.Thread | None = None
        self._lock: TextIO | None = None

    async def claim(self, who: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            there = self.path.resolve()  # whatever links lead to it, it is one file
            lock = there.with_name(f"{there.name}.lock").open("a+")
        except OSError as fault:
            raise StoreError(f"{self.path} cannot be locked: {fault}") from fault
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            lock.seek(0)
            other = lock.read().strip() or "another process"
            lock.close()
            raise StoreError(
                f"{self.path} is in use by {other}: stop that server first, or name another file"
            ) from fault
        lock.truncate(0)
        lock.write(f"{who}\n")
        lock.flush()
        self._lock = lock

    async def company(self) -> list[str]:
        return []

    async def open(self, schema: Sequence[str]) -> None:
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            writer = await asyncio.to_thread(self._connect)
            await self.change(*schema)
        except sqlite3.Error as fault:
            raise StoreError(f"{self.path} is no database that can be opened: {fault}") from fault
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="asobi-writes", daemon=True)
        self._thread.start()
        self._reader = await self._loop.run_in_executor(self._readers, self._connect)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        return connection

    async def change(self, *schema: str) -> None:
        await asyncio.to_thread(self._change, schema)

    def _change(self, schema: Sequence[str]) -> None:
        with contextlib.closing(self._connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            for statement in schema:
                connection.execute(statement.replace("/* clustered */", "WITHOUT ROWID"))
            connection.execute("COMMIT")

    async def backup(self, label: str) -> str:
        copy = self.path.with_name(f"{self.path.name}.{label}")
        await asyncio.to_thread(copy_database, self.path, copy)
        return str(copy)

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
        if self._lock is not None:
            self._lock.close()
            self._lock = None

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
        try:
            return self._reader.execute(sql, values).fetchall()
        except (sqlite3.Error, UnicodeError) as fault:
            raise StoreError(f"could not read: {fault}") from fault

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
            with contextlib.suppress(sqlite3.Error):  # there may be nothing to roll back
                connection.execute("ROLLBACK")
            if len(group) == 1 or type(fault) in (sqlite3.OperationalError, sqlite3.DatabaseError):
                for writing in group:  # full, locked, damaged: no statement is to blame
                    writing.fault = StoreError(f"could not write: {fault}")
            else:
                for writing in group:
                    self._commit(connection, [writing])


def copy_database(source: Path, copy: Path) -> None:
    """A whole and consistent copy of a database, even while a server writes to it; it is there wholly or not at all."""
    half = copy.with_name(f"{copy.name}.half")
    half.unlink(missing_ok=True)
    with (
        contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        contextlib.closing(sqlite3.connect(half)) as new,
    ):
        old.backup(new)
    with half.open("rb") as written:
        os.fsync(written.fileno())
    half.replace(copy)
