"""A line to PostgreSQL: one connection, made anew where it was lost, used by one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]

from asobi.server.store import StoreError

T = TypeVar("T")
PATIENCE: Final = 5.0
"""Seconds that a statement may take, with the wait for its turn; then the connection counts as lost."""
BLAMED: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, UnicodeError, TypeError)
"""What a statement itself can be blamed for."""


class Line:
    """`prepare` is called with every new connection before anybody uses it."""

    def __init__(self, address: str, prepare: Callable[[Any], Awaitable[None]] | None = None) -> None:
        self._address = address
        self._prepare = prepare
        self._turn = asyncio.Lock()
        self._connection: Any = None
        self.users = 0

    async def use(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do something with the connection when it is free."""
        self.users += 1
        try:
            async with asyncio.timeout(PATIENCE):
                async with self._turn:
                    try:
                        return await work(await self._connected())
                    except BLAMED:
                        raise
                    except BaseException:  # whatever it was, this connection is not to be trusted
                        self.cut()
                        raise
        except (StoreError, *BLAMED):
            raise
        except TimeoutError as fault:
            raise StoreError(f"PostgreSQL does not answer within {PATIENCE} s") from fault
        except Exception as fault:
            raise StoreError(f"PostgreSQL failed: {fault!r}") from fault
        finally:
            self.users -= 1

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            try:
                made = await asyncpg.connect(self._address, timeout=PATIENCE)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                raise StoreError(f"no PostgreSQL at {self._address.rpartition('@')[2]}: {fault}") from fault
            self._connection = made
            if self._prepare is not None:
                await self._prepare(made)
        return self._connection

    @property
    def pid(self) -> int | None:
        """The process of PostgreSQL at the other end."""
        return None if self._connection is None else int(self._connection.get_server_pid())

    def cut(self) -> None:
        """Let the connection go, whatever it does."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """End the connection in peace."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                await connection.close(timeout=PATIENCE)
            except Exception:
                connection.terminate()
