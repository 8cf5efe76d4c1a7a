"""Moving house: everything from an SQLite file into PostgreSQL, checked by count and digest, and resumable."""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from asobi.core import AsobiError
from asobi.server.ledger import Ledger
from asobi.server.postgres import PostgresStore
from asobi.server.sql import CARRYING, SCHEMA, SELECT_SETTING
from asobi.server.sql_peers import (
    DELETE_CARRYING,
    INSERT_CARRYING,
    INSERT_MISSING,
    SELECT_ALL,
    SELECT_CARRYING,
    SELECT_COLUMNS,
    SELECT_COUNT,
)
from asobi.server.sqlite import SqliteStore
from asobi.server.store import StoreError

TABLES: Final = ("tables", "seats", "entries", "chat", "results", "bans", "orders", "settings")
AT_ONCE: Final = 1000
Row = tuple[Any, ...]


class Sum:
    """A digest of rows in any order: two databases sort texts differently."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0

    def add(self, row: Row) -> None:
        """Count a row in."""
        text = json.dumps(row, ensure_ascii=True)
        self._sum += int.from_bytes(hashlib.blake2b(text.encode(), digest_size=32).digest(), "big")
        self.count += 1

    @property
    def digest(self) -> str:
        """The digest of all rows."""
        return f"{self._sum % (1 << 256):064x}"


async def move(source: str, target: str, told: Callable[[str, int, str], None]) -> None:
    """Carry everything over; once both sides agree, `told` hears how many rows each table has, and their digest."""
    path = Path(source.removeprefix("sqlite:///"))
    if not path.is_file():
        raise AsobiError(f"there is no database {path}")
    old, new = SqliteStore(path), PostgresStore(target)
    ledger = Ledger(old)
    try:
        await ledger.open("asobi move")  # alone, and brought up to date
        try:
            await new.change(*SCHEMA)
            await new.open(())
            others = await new.company()
            if others:
                raise AsobiError(f"{_shown(target)} is in use by {others[0]}: stop that server first")
            await _carry(path, target, told)
        finally:
            await new.close()
    except StoreError as fault:
        raise AsobiError(str(fault)) from fault
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise AsobiError(f"{_shown(target)}: {fault}") from fault
    finally:
        await ledger.close()


def _shown(target: str) -> str:
    return target.rpartition("@")[2]


async def _carry(path: Path, target: str, told: Callable[[str, int, str], None]) -> None:
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as old:
        ((key,),) = old.execute(SELECT_SETTING, ("cookie",)).fetchall() or [("",)]
        whose = hashlib.blake2b(f"{path.resolve()} {key}".encode(), digest_size=16).hexdigest()
        new = await asyncpg.connect(target)
        try:
            begun = await new.fetchval(SELECT_CARRYING)
            if begun is None:
                if any([await new.fetchval(SELECT_COUNT.format(table=table)) for table in TABLES]):
                    raise AsobiError(f"{_shown(target)} is not empty: name a database with nothing in it")
                await new.execute(INSERT_CARRYING, whose)
            elif begun != whose:
                raise AsobiError(f"{_shown(target)} has half of another database in it: name an empty one")
            agreed = [(table, await _carry_table(old, new, table)) for table in TABLES]
            await new.execute(DELETE_CARRYING)
        finally:
            await new.close()
    for table, total in agreed:
        told(table, total.count, total.digest)


async def _carry_table(old: sqlite3.Connection, new: Any, table: str) -> Sum:
    """Copy what is missing of a table, then read all of it on both sides."""
    names = [column[0] for column in old.execute(SELECT_COLUMNS.format(table=table)).description]
    columns, ours, theirs = ", ".join(names), Sum(), Sum()
    places = ", ".join(f"${number}" for number in range(1, len(names) + 1))
    insert = INSERT_MISSING.format(table=table, columns=columns, places=places)
    for rows in _batches(old.execute(SELECT_ALL.format(table=table, columns=columns))):
        await new.executemany(insert, rows)
        for row in rows:
            ours.add(row)
    async with new.transaction():
        async for record in new.cursor(SELECT_ALL.format(table=table, columns=columns), prefetch=AT_ONCE):
            row = tuple(record)
            if table != "settings" or row[names.index("key")] != CARRYING:
                theirs.add(row)
    if (ours.count, ours.digest) != (theirs.count, theirs.digest):
        counts = f"{ours.count} rows there, {theirs.count} here"
        raise AsobiError(f"{table} did not arrive as it was ({counts}): move into an empty database")
    return ours


def _batches(rows: sqlite3.Cursor) -> Iterator[list[Row]]:
    while batch := rows.fetchmany(AT_ONCE):
        yield batch
