"""Services: what every room shares with the others."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from asobi.server.ledger import Ledger
from asobi.server.limits import Limits
from asobi.server.outbox import Backlog
from asobi.server.owners import Alone, Owners
from asobi.server.pulse import Pulse
from asobi.server.rates import Rates
from asobi.server.shelf import Shelf
from asobi.server.sqlite import SqliteStore
from asobi.server.store import StoreError
from asobi.server.thinking import Thinkers

if TYPE_CHECKING:
    from asobi.server.postgres import PostgresStore


@dataclass(frozen=True)
class Services:
    """The ledger, the games, the limits, and what all rooms count and share."""

    ledger: Ledger
    owners: Owners
    shelf: Shelf
    limits: Limits
    rates: Rates
    thinkers: Thinkers
    pulse: Pulse
    bans: set[str]
    backlog: Backlog


def find_services(database: str, games: list[str] | None, limits: Limits, reach: str) -> Services:
    """The services of a server with these games, which writes everything down in that database.

    At `reach` other servers on the same database reach it.
    """
    shelf = Shelf(games)
    store = find_store(database, reach, limits.lease_seconds)
    owners: Owners = Alone()
    thinkers = Thinkers(shelf, limits)
    if not isinstance(store, SqliteStore):
        from asobi.server.afar import Afar

        owners, thinkers.mail = store.peers, Afar(database, limits.thought_seconds)
    return Services(
        Ledger(store),
        owners,
        shelf,
        limits,
        Rates(limits, owners),
        thinkers,
        Pulse(),
        set(),
        Backlog(limits.outboxes_bytes),
    )


def shared(database: str) -> bool:
    """Whether several servers can have this database."""
    return database.startswith(("postgresql://", "postgres://"))


def find_store(database: str, reach: str = "", lease: float = 2.0) -> SqliteStore | PostgresStore:
    """The store at a path, `sqlite:///path`, or `postgresql://...`."""
    if shared(database):
        try:
            from asobi.server.postgres import PostgresStore
        except ImportError as fault:
            raise StoreError("PostgreSQL needs the package asyncpg: pip install 'asobi[postgres]'") from fault
        return PostgresStore(database, reach, lease)
    path = database.removeprefix("sqlite:///")
    if "://" in path:
        raise StoreError(f"no store at {database!r}: give a path, sqlite:///path or postgresql://...")
    return SqliteStore(Path(path))
