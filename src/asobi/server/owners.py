"""Owners: which server has a table. A table is in the memory of at most one; that one writes about it, nobody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from asobi.server.store import Statement, StoreError


class Elsewhere(StoreError):
    """Another server has the table just now."""


class Peer(NamedTuple):
    """Another server: its id, and where it is reached."""

    id: str
    reach: str


class Owners(Protocol):
    """Whose tables are whose."""

    shared: bool
    """Whether there may be other servers on the same database."""
    id: str | None
    """Who this server is among them; None while it is nobody. What was claimed under another id is lost."""
    friends: set[str]
    """The addresses of the other servers, whose many connections are no attack."""
    lost: Callable[[], None]
    """Called when this server was taken for dead: what it had is no longer its own."""
    news: Callable[[], None]
    """Called when the list of tables has changed, wherever that was."""

    @property
    def held(self) -> set[str]:
        """The tables that are this server's."""

    def has(self, table: str) -> bool:
        """Whether a table is this server's."""

    async def claim(self, table: str) -> None:
        """Have a table, or raise Elsewhere."""

    async def release(self, table: str) -> None:
        """Have a table no more."""

    async def find(self, table: str) -> Peer | None:
        """The other server that has a table; None if nobody has it, or this one."""

    def orphan(self, table: str) -> Sequence[Statement]:
        """What is written to leave a table to whoever is asked for it first, or who has nothing to do."""

    async def adopt(self, since: float) -> list[str]:
        """Take some tables that nobody has; gives those at which something may have to go on.

        The first server on a database also takes those that were touched since then.
        """

    async def changed(self, seconds: float) -> None:
        """Wait until tables have changed hands, but no longer than so many seconds."""

    async def allow(self, what: str, who: str, most: int, seconds: int) -> bool:
        """Count something that somebody does; whether it is not too often for all servers together."""

    async def leave(self) -> None:
        """Hand over everything."""


def _nothing() -> None:
    """What nobody waits for."""


class Alone:
    """One server has everything."""

    shared = False

    def __init__(self) -> None:
        self.id: str | None = ""
        self.friends: set[str] = set()
        self.lost: Callable[[], None] = _nothing
        self.news: Callable[[], None] = _nothing

    @property
    def held(self) -> set[str]:
        return set()

    def has(self, table: str) -> bool:
        return True

    async def claim(self, table: str) -> None:
        return

    async def release(self, table: str) -> None:
        return

    async def find(self, table: str) -> Peer | None:
        return None

    def orphan(self, table: str) -> Sequence[Statement]:
        return ()

    async def adopt(self, since: float) -> list[str]:
        return []

    async def changed(self, seconds: float) -> None:
        return

    async def allow(self, what: str, who: str, most: int, seconds: int) -> bool:
        return True

    async def leave(self) -> None:
        return
