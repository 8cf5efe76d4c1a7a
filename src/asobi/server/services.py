"""Services: what every room shares with the others."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from asobi.server.ledger import Ledger
from asobi.server.limits import Limits
from asobi.server.outbox import Backlog
from asobi.server.pulse import Pulse
from asobi.server.rates import Rates
from asobi.server.shelf import Shelf
from asobi.server.sqlite import SqliteStore
from asobi.server.store import Store, StoreError
from asobi.server.thinking import Thinkers


@dataclass(frozen=True)
class Services:
    """The ledger, the games, the limits, and what all rooms count and share."""

    ledger: Ledger
    shelf: Shelf
    limits: Limits
    rates: Rates
    thinkers: Thinkers
    pulse: Pulse
    bans: set[str]
    backlog: Backlog


def find_services(database: str, games: list[str] | None, limits: Limits) -> Services:
    """The services of a server with these games, which writes everything down in that database."""
    shelf = Shelf(games)
    return Services(
        Ledger(find_store(database)),
        shelf,
        limits,
        Rates(limits),
        Thinkers(shelf, limits),
        Pulse(),
        set(),
        Backlog(limits.outboxes_bytes),
    )


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
