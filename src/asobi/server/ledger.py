"""The ledger: all that the server writes down and reads again. Every word of SQL stands here."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from asobi.core import NATURE, Entry, Header, Outcome
from asobi.server.protocol import ChatLine
from asobi.server.seats import Seat
from asobi.server.store import Statement, Store, StoreError

TableState = Literal["open", "running", "over"]
log = logging.getLogger("asobi.server")

SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
        seed TEXT NOT NULL, opening TEXT, hints INTEGER NOT NULL, public INTEGER NOT NULL, minutes INTEGER,
        state TEXT NOT NULL, touched DOUBLE PRECISION NOT NULL, next TEXT)""",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT, bot TEXT, token TEXT, guest TEXT,
        late INTEGER NOT NULL, spent DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, what TEXT, move TEXT,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number)) /* clustered */""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, line TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS results (table_id TEXT PRIMARY KEY, scores TEXT NOT NULL, winners TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS tables_state ON tables (state, touched)""",
    """CREATE INDEX IF NOT EXISTS seats_guest ON seats (guest) WHERE guest IS NOT NULL""",
)

VERSION: Final = 2
"""The version of the schema. Version 1 did not say so yet, and called a table's settings its options."""
MIGRATIONS: Final = {1: ("ALTER TABLE tables RENAME COLUMN options TO settings",)}
"""What leads from a version to the next."""

SELECT_SETTING: Final = "SELECT value FROM settings WHERE key = ?"
INSERT_SETTING: Final = "INSERT INTO settings (key, value) VALUES (?, ?)"
UPDATE_SETTING: Final = "UPDATE settings SET value = ? WHERE key = ?"
SELECT_OPTIONS: Final = "SELECT options FROM tables LIMIT 0"

INSERT_TABLE: Final = (
    "INSERT INTO tables (id, game, rules, seats, settings, seed, opening, hints, public, minutes, state, touched)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT_TABLE: Final = (
    "SELECT game, rules, seats, settings, seed, opening, hints, public, minutes, state, touched, next"
    " FROM tables WHERE id = ? AND state <> 'closed'"
)
UPDATE_STATE: Final = "UPDATE tables SET state = ?, touched = ? WHERE id = ?"
UPDATE_TOUCHED: Final = "UPDATE tables SET touched = ? WHERE id = ?"
UPDATE_NEXT: Final = "UPDATE tables SET next = ? WHERE id = ?"
SELECT_RUNNING: Final = "SELECT id FROM tables WHERE state = 'running' AND touched > ? ORDER BY touched DESC"
SELECT_STALE: Final = "SELECT id FROM tables WHERE state = 'open' AND touched < ?"
SELECT_PUBLIC: Final = (
    "SELECT id, game, state, touched, NULL, NULL FROM tables"
    " WHERE public = 1 AND state IN ('open', 'running') AND touched > ? ORDER BY state, touched DESC LIMIT ?"
)
SELECT_MINE: Final = (
    "SELECT id, game, state, touched, scores, winners FROM tables LEFT JOIN results ON results.table_id = tables.id"
    " WHERE state <> 'closed' AND id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY touched DESC LIMIT ?"
)

INSERT_SEAT: Final = (
    "INSERT INTO seats (name, bot, token, guest, late, spent, table_id, seat) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT_SEATS: Final = "SELECT name, bot, token, guest, late, spent FROM seats WHERE table_id = ? ORDER BY seat"
UPDATE_SEAT: Final = (
    "UPDATE seats SET name = ?, bot = ?, token = ?, guest = ?, late = ?, spent = ? WHERE table_id = ? AND seat = ?"
)
UPDATE_SPENT: Final = "UPDATE seats SET spent = ? WHERE table_id = ? AND seat = ?"

CLEAR_FINISHED: Final = (
    "UPDATE seats SET guest = NULL WHERE guest = ? AND table_id IN (SELECT id FROM tables WHERE state = 'over')"
)

INSERT_RESULT: Final = "INSERT INTO results (table_id, scores, winners) VALUES (?, ?, ?)"
INSERT_ENTRY: Final = "INSERT INTO entries (table_id, number, seat, what, move, at) VALUES (?, ?, ?, ?, ?, ?)"
SELECT_ENTRIES: Final = "SELECT seat, what, move FROM entries WHERE table_id = ? ORDER BY number"

INSERT_CHAT: Final = "INSERT INTO chat (table_id, number, name, seat, line, at) VALUES (?, ?, ?, ?, ?, ?)"
SELECT_CHAT: Final = "SELECT number, name, seat, line FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"

# What only PostgreSQL understands: the lease of the one server that may write, and copies of whole tables.
LEASE_SCHEMA: Final = """CREATE TABLE IF NOT EXISTS lease (
    place INTEGER PRIMARY KEY, id TEXT NOT NULL, who TEXT NOT NULL, until TIMESTAMPTZ NOT NULL,
    backend INTEGER NOT NULL, since TIMESTAMPTZ NOT NULL)"""
LEASE_MINE: Final = "SELECT pid AS backend, backend_start AS since FROM pg_stat_activity WHERE pid = pg_backend_pid()"
# The lease is free when it has run out, and also when the connection that took it has ended: its server is dead.
LEASE_CLAIM: Final = f"""INSERT INTO lease
    SELECT 1, $1, $2, now() + $3 * interval '1 second', backend, since FROM ({LEASE_MINE}) AS me
    ON CONFLICT (place) DO UPDATE SET id = excluded.id, who = excluded.who, until = excluded.until,
        backend = excluded.backend, since = excluded.since
    WHERE lease.id = excluded.id OR lease.until < now() OR NOT EXISTS (
        SELECT 1 FROM pg_stat_activity WHERE pid = lease.backend AND backend_start = lease.since)
    RETURNING id"""
LEASE_RENEW: Final = "UPDATE lease SET until = now() + $2 * interval '1 second' WHERE id = $1 RETURNING id"
LEASE_HOLD: Final = "SELECT 1 FROM lease WHERE id = $1 FOR SHARE"
LEASE_HOLDER: Final = "SELECT who FROM lease"
LEASE_END: Final = "DELETE FROM lease WHERE id = $1"
ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(4270001)"
SELECT_TABLENAMES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
COPY_TABLE: Final = 'CREATE TABLE "{name}"."{table}" AS TABLE "{table}"'


class Terms(msgspec.Struct, frozen=True):
    """What was agreed on when a table was opened; it never changes."""

    header: Header
    hints: bool = True
    public: bool = False
    minutes: int | None = None


class Kept(msgspec.Struct):
    """What is kept of a table, but for its match."""

    table: str
    terms: Terms
    state: TableState
    touched: float
    next: str | None
    seats: list[Seat]
    chat: list[ChatLine]


class Listed(msgspec.Struct):
    """A table in a list; how it ended, if it did and was written down."""

    table: str
    game: str
    state: TableState
    touched: float
    scores: list[int]
    winners: list[int]


class Ledger:
    """Everything on disk, by what it means. What is written is on disk when its awaitable is done, or none of it is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, who: str | None = None) -> None:
        """Be the one ledger of this store (as `who`), bring an older one up to date, and be ready."""
        if who is not None:
            await self._store.claim(who)
        await self._store.open(SCHEMA[:1])
        version = await self._version()
        if version is not None and version > VERSION:
            raise StoreError(
                f"this database is of a newer asobi (schema {version}; this one knows {VERSION}):"
                " install that, or name another database"
            )
        if version is not None and version < VERSION:
            copy = await self._store.backup(f"before-schema-{VERSION}")
            log.warning("the database is brought from schema %d to %d; a copy of it is in %s", version, VERSION, copy)
            for old in range(version, VERSION):
                await self._store.change(*MIGRATIONS[old])
        await self._store.change(*SCHEMA)
        if await self.setting("schema") is None:
            await self.keep_setting("schema", str(VERSION))
        else:
            await self._store.write((UPDATE_SETTING, (str(VERSION), "schema")))

    async def _version(self) -> int | None:
        """The version of the schema on disk; None if there is none yet."""
        kept = await self.setting("schema")
        if kept is not None:
            return int(kept)
        try:
            await self._store.read(SELECT_OPTIONS)
        except StoreError:
            return None
        return 1

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self._store.close()

    # -- the server itself ---------------------------------------------------------------------------------

    async def setting(self, key: str) -> str | None:
        """A setting of the whole server."""
        rows = await self._store.read(SELECT_SETTING, key)
        return str(rows[0][0]) if rows else None

    def keep_setting(self, key: str, value: str) -> Awaitable[None]:
        """Write a new setting of the server down."""
        return self._store.write((INSERT_SETTING, (key, value)))

    # -- tables --------------------------------------------------------------------------------------------

    def open_table(
        self, table: str, terms: Terms, seats: list[Seat], state: TableState, entries: Iterable[Entry], at: float
    ) -> Awaitable[None]:
        """Write a new table down, with what has happened at it already."""
        header = terms.header
        opening = None if header.opening is None else _encoded(header.opening)
        values = (table, header.game, header.rules, header.seats, _encoded(header.settings), header.seed, opening)
        more = (int(terms.hints), int(terms.public), terms.minutes, state, at)
        statements: list[Statement] = [(INSERT_TABLE, values + more)]
        statements += [(INSERT_SEAT, _seat_row(table, number, seat)) for number, seat in enumerate(seats)]
        statements += [
            (INSERT_ENTRY, _entry_row(table, number, entry, None, at)) for number, entry in enumerate(entries, 1)
        ]
        return self._store.write(*statements)

    async def table(self, table: str, chat: int) -> Kept | None:
        """A table with its newest lines of chat; None if there is none, or it was closed before it began."""
        rows = await self._store.read(SELECT_TABLE, table)
        if not rows:
            return None
        game, rules, seats, settings, seed, opening, hints, public, minutes, state, touched, next = rows[0]
        begins = None if opening is None else msgspec.json.decode(opening)
        header = Header(game, rules, seats, msgspec.json.decode(settings), seed, begins)
        lines = await self._store.read(SELECT_CHAT, table, chat)
        return Kept(
            table=table,
            terms=Terms(header, bool(hints), bool(public), minutes),
            state=state,
            touched=touched,
            next=next,
            seats=await self.seats(table),
            chat=[ChatLine(*line) for line in reversed(lines)],
        )

    def close_table(self, table: str, at: float) -> Awaitable[None]:
        """Nobody ever played here, and nobody shall."""
        return self._store.write((UPDATE_STATE, ("closed", at, table)))

    def touch(self, table: str, at: float) -> Awaitable[None]:
        """Write down when something last happened at a table."""
        return self._store.write((UPDATE_TOUCHED, (at, table)))

    def keep_next(self, table: str, next: str) -> Awaitable[None]:
        """Write down where the rematch is."""
        return self._store.write((UPDATE_NEXT, (next, table)))

    async def running_tables(self, since: float) -> list[str]:
        """The tables at which a match is going on, the newest first."""
        return [table for (table,) in await self._store.read(SELECT_RUNNING, since)]

    async def stale_tables(self, before: float) -> list[str]:
        """The tables that were opened long ago and never began."""
        return [table for (table,) in await self._store.read(SELECT_STALE, before)]

    async def public_tables(self, since: float, most: int) -> list[Listed]:
        """The tables that anybody may join or watch, open ones first."""
        return [_listed(row) for row in await self._store.read(SELECT_PUBLIC, since, most)]

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The tables at which a guest has a seat, the newest first."""
        return [_listed(row) for row in await self._store.read(SELECT_MINE, guest, most)]

    def clear_finished(self, guest: str) -> Awaitable[None]:
        """The finished games of a guest are no longer on their list; whoever has the key still has the seat."""
        return self._store.write((CLEAR_FINISHED, (guest,)))

    # -- seats and chat ------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table, in their order."""
        rows = await self._store.read(SELECT_SEATS, table)
        return [Seat(name, bot, token, guest, bool(late), spent) for name, bot, token, guest, late, spent in rows]

    def keep_seats(self, table: str, changed: Mapping[int, Seat]) -> Awaitable[None]:
        """Write down who sits there now, by the seat's number."""
        return self._store.write(*_changed(table, changed))

    def fill_seats(self, table: str, changed: Mapping[int, Seat], state: TableState, at: float) -> Awaitable[None]:
        """Write down who sits down, and whether the match begins with that."""
        return self._store.write(*_changed(table, changed), (UPDATE_STATE, (state, at, table)))

    def say(self, table: str, line: ChatLine, at: float) -> Awaitable[None]:
        """Write a line of chat down."""
        return self._store.write((INSERT_CHAT, (table, line.number, line.name, line.seat, line.text, at)))

    # -- entries -------------------------------------------------------------------------------------------

    async def entries(self, table: str) -> list[tuple[Entry, str | None]]:
        """All entries of a table's match, each with the id of its move."""
        rows = await self._store.read(SELECT_ENTRIES, table)
        return [((seat, msgspec.json.decode(what) if seat == NATURE else what), move) for seat, what, move in rows]

    def append(
        self,
        table: str,
        number: int,
        entry: Entry,
        move: str | None,
        at: float,
        spent: Mapping[int, float],
        outcome: Outcome | None,
    ) -> Awaitable[None]:
        """Write the next entry of a match down, the time spent by seat, and how the match ended if it did."""
        statements: list[Statement] = [(INSERT_ENTRY, _entry_row(table, number, entry, move, at))]
        for seat, seconds in spent.items():
            statements.append((UPDATE_SPENT, (seconds, table, seat)))
        if outcome is not None:
            statements.append((UPDATE_STATE, ("over", at, table)))
            statements.append((INSERT_RESULT, (table, _encoded(outcome.scores), _encoded(outcome.winners))))
        return self._store.write(*statements)


def _listed(row: tuple[Any, ...]) -> Listed:
    *known, scores, winners = row
    return Listed(*known, *([] if found is None else msgspec.json.decode(found) for found in (scores, winners)))


def _entry_row(table: str, number: int, entry: Entry, move: str | None, at: float) -> tuple[Any, ...]:
    seat, what = entry
    return (table, number, seat, _encoded(what) if seat == NATURE else what, move, at)


def _seat_row(table: str, number: int, seat: Seat) -> tuple[Any, ...]:
    return (seat.name, seat.bot, seat.token, seat.guest, int(seat.late), seat.spent, table, number)


def _changed(table: str, changed: Mapping[int, Seat]) -> list[Statement]:
    return [(UPDATE_SEAT, _seat_row(table, number, seat)) for number, seat in changed.items()]


def _encoded(data: Any) -> str:
    return msgspec.json.encode(data).decode()
