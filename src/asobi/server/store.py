"""The store: statements on their way to the disk; what was written is there before anybody is told.

One thread writes. Whatever waits when it comes round goes to disk in one transaction (group commit), so that full
durability costs a room next to nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Protocol

Statement = tuple[str, tuple[Any, ...]]

GROUP: Final = 512


class StoreError(Exception):
    """Something could not be written or read; nothing of what was to be written counts."""


class Store(Protocol):
    """Where statements go; what they mean is known to the ledger alone."""

    async def open(self, schema: Sequence[str]) -> None:
        """Let the schema make what is missing, and be ready."""

    async def claim(self, who: str) -> None:
        """Be a server here; where there may be only one and there is another, refuse in a sentence that names it."""

    async def company(self) -> list[str]:
        """What other servers on this store say of themselves."""

    async def change(self, *schema: str) -> None:
        """Change what the store is made of, all of it or nothing."""

    async def backup(self, label: str) -> str:
        """Keep a copy of everything beside; gives where."""

    async def close(self) -> None:
        """Write what waits, and stop."""

    async def write(self, *statements: Statement) -> None:
        """Write all of these or none; returns when they are on disk."""

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that a question finds."""


class Writing:
    """Some statements on their way to the disk."""

    def __init__(
        self, statements: tuple[Statement, ...], done: asyncio.Future[None], author: str | None = None
    ) -> None:
        self.statements = statements
        self.done = done
        self.author = author
        self.fault: Exception | None = None


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
