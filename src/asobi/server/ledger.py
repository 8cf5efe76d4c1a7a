"""The ledger: all that the server writes down and reads again, by what it means; the words of SQL stand in `sql`."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Iterable, Mapping
from typing import Any, Literal

import msgspec

from asobi.core import NATURE, Entry, Header, Outcome
from asobi.server.chance import Chance
from asobi.server.protocol import ChatLine
from asobi.server.seats import NAMELESS, STAND_IN, Seat
from asobi.server.sql import (
    BLANK_SEAT,
    BUT_CLOSED,
    CARRYING,
    CLEAR_FINISHED,
    DELETE_BAN,
    DELETE_CHAT,
    DELETE_ORDER,
    FREE_SEAT,
    HAND_OVER,
    INSERT_BAN,
    INSERT_CHAT,
    INSERT_ENTRY,
    INSERT_ORDER,
    INSERT_RESULT,
    INSERT_SEAT,
    INSERT_SETTING,
    INSERT_TABLE,
    MIGRATIONS,
    REACHED,
    SCHEMA,
    SELECT_BANS,
    SELECT_CHAT,
    SELECT_ENTRIES,
    SELECT_MINE,
    SELECT_NEWEST,
    SELECT_OPTIONS,
    SELECT_ORDERS,
    SELECT_PACE,
    SELECT_PUBLIC,
    SELECT_RESULTS,
    SELECT_RUNNING,
    SELECT_SEATS,
    SELECT_SETTING,
    SELECT_STALE,
    SELECT_TABLE,
    SELECT_TOUCHED_BY,
    UPDATE_BEGUN,
    UPDATE_FAIR,
    UPDATE_NEXT,
    UPDATE_SEAT,
    UPDATE_SETTING,
    UPDATE_SPENT,
    UPDATE_STATE,
    UPDATE_TOUCHED,
    VERSION,
)
from asobi.server.store import Statement, Store, StoreError

TableState = Literal["open", "running", "over"]
log = logging.getLogger("asobi.server")


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
    chance: Chance | None

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return not any(seat.free for seat in self.seats)


class Glance(msgspec.Struct, array_like=True):
    """What a server without the table tells of it: the seats that have to decide, and how many look on."""

    waiting: list[int] = []
    watching: int = 0


class Listed(msgspec.Struct):
    """A table in a list; how it ended, if it did and was written down."""

    table: str
    game: str
    state: TableState
    touched: float
    glance: Glance
    scores: list[int]
    winners: list[int]


class Ledger:
    """Everything on disk, by what it means. What is written is on disk when its awaitable is done, or none of it is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, who: str | None = None) -> None:
        """Be a server's ledger of this store (as `who`), bring an older one up to date, and be ready."""
        if who is not None:
            await self._store.claim(who)
        await self._store.open(SCHEMA[:1])
        if await self.setting(CARRYING) is not None:
            raise StoreError("only a part of another database has arrived here: let `asobi move` finish first")
        version = await self._version()
        if version is not None and version > VERSION:
            raise StoreError(
                f"this database is of a newer asobi (schema {version}; this one knows {VERSION}):"
                " install that, or name another database"
            )
        if version is not None and version < VERSION:
            others = await self._store.company()
            if others:
                raise StoreError(f"the database is of an older asobi and in use by {others[0]}: stop that server first")
            copy = await self._store.backup(f"before-schema-{VERSION}")
            log.warning("the database is brought from schema %d to %d; a copy of it is in %s", version, VERSION, copy)
            for old in range(version, VERSION):
                await self._store.change(*MIGRATIONS[old], REACHED.format(version=old + 1))
        await self._store.change(*SCHEMA)
        await self.settle_setting("schema", str(VERSION))
        await self._store.write((UPDATE_SETTING, (str(VERSION), "schema")))

    async def look_in(self) -> None:
        """Be ready beside the server that has this store; nothing is made or brought up to date."""
        await self._store.open(())
        version = await self._version()
        if version != VERSION:
            raise StoreError(
                f"this database has schema {version}, not {VERSION}: start this asobi's server on it first"
            )

    async def _version(self) -> int | None:
        """The version of the schema on disk; None if there is none yet."""
        try:
            kept = await self.setting("schema")
            if kept is not None:
                return int(kept)
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

    async def settle_setting(self, key: str, value: str) -> str:
        """Write a setting of the server down, unless there is one already; gives the one that holds for all servers."""
        kept = await self.setting(key)
        if kept is None:
            try:
                await self._store.write((INSERT_SETTING, (key, value)))
            except StoreError:  # another server may have been faster
                kept = await self.setting(key)
                if kept is None:
                    raise
        return kept or value

    # -- tables --------------------------------------------------------------------------------------------

    def open_table(
        self,
        table: str,
        terms: Terms,
        seats: list[Seat],
        state: TableState,
        entries: Iterable[Entry],
        at: float,
        chance: Chance | None = None,
        owner: Iterable[Statement] = (),
    ) -> Awaitable[None]:
        """Write a new table down, with what has happened at it already, and whose it is."""
        header = terms.header
        opening = None if header.opening is None else _encoded(header.opening)
        values = (table, header.game, header.rules, header.seats, _encoded(header.settings), header.seed, opening)
        more = (int(terms.hints), int(terms.public), terms.minutes, state, at, _fair(chance))
        statements: list[Statement] = [(INSERT_TABLE, values + more)]
        statements += [(INSERT_SEAT, _seat_row(table, number, seat)) for number, seat in enumerate(seats)]
        statements += [
            (INSERT_ENTRY, _entry_row(table, number, entry, None, at)) for number, entry in enumerate(entries, 1)
        ]
        statements += owner
        return self._store.write(*statements)

    async def table(self, table: str, chat: int, closed: bool = False) -> Kept | None:
        """A table with its newest lines of chat; None if there is none, or it was closed and that is not asked for."""
        rows = await self._store.read(SELECT_TABLE if closed else SELECT_TABLE + BUT_CLOSED, table)
        if not rows:
            return None
        game, rules, seats, settings, seed, opening, hints, public, minutes, state, touched, next, fair = rows[0]
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
            chance=None if fair is None else msgspec.json.decode(fair, type=Chance),
        )

    def close_table(self, table: str, at: float) -> Awaitable[None]:
        """Nobody shall play here any more."""
        return self._store.write((UPDATE_STATE, ("closed", at, table)))

    def touch(self, table: str, at: float, glance: Glance) -> Awaitable[None]:
        """Write down when something last happened at a table, and what it looks like."""
        return self._store.write((UPDATE_TOUCHED, (at, _encoded(glance), table)))

    def keep_next(self, table: str, next: str) -> Awaitable[None]:
        """Write down where the rematch is."""
        return self._store.write((UPDATE_NEXT, (next, table)))

    async def running_tables(self, since: float) -> list[str]:
        """The tables at which a match is going on, the newest first."""
        return [table for (table,) in await self._store.read(SELECT_RUNNING, since)]

    async def stale_tables(self, before: float) -> list[str]:
        """The tables that were opened long ago and never began."""
        return [table for (table,) in await self._store.read(SELECT_STALE, before)]

    async def results_of(self, game: str, most: int) -> list[tuple[int, list[int], float]]:
        """The finished matches of a game, the newest first: how many seats, the seats that won, and the seconds from
        the first choice to the last."""
        rows = await self._store.read(SELECT_RESULTS, game, most)
        return [(seats, msgspec.json.decode(winners), seconds or 0.0) for seats, winners, seconds in rows]

    async def public_tables(self, since: float, most: int) -> list[Listed]:
        """The tables that anybody may join or watch, open ones first."""
        return [_listed(row) for row in await self._store.read(SELECT_PUBLIC, since, most)]

    async def newest_tables(self, most: int) -> list[Listed]:
        """Tables of every kind, those where something happened last first."""
        return [_listed(row) for row in await self._store.read(SELECT_NEWEST, most)]

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

    def fill_seats(self, kept: Kept, changed: Mapping[int, Seat]) -> Awaitable[None]:
        """Write down who sits down, and what they sealed."""
        fair: Statement = (UPDATE_FAIR, (_fair(kept.chance), kept.touched, kept.table))
        return self._store.write(*_changed(kept.table, changed), fair)

    def begin(self, kept: Kept, seed: str) -> Awaitable[None]:
        """Write down that the match begins, with this seed and with what it comes from."""
        return self._store.write((UPDATE_BEGUN, (seed, _fair(kept.chance), kept.touched, kept.table)))

    def say(self, table: str, line: ChatLine, guest: str, at: float) -> Awaitable[None]:
        """Write a line of chat down."""
        return self._store.write((INSERT_CHAT, (table, line.number, line.name, line.seat, line.text, at, guest)))

    # -- guests, and the orders of whoever runs the server -------------------------------------------------

    async def tables_that_know(self, guest: str) -> list[str]:
        """The tables at which a guest has a seat or has said something."""
        return [table for (table,) in await self._store.read(SELECT_TOUCHED_BY, guest, guest)]

    def forget(self, table: str, guest: str) -> Awaitable[None]:
        """Delete what a table knows of a guest; what they chose stays, for it is the others' match too."""
        return self._store.write(
            (DELETE_CHAT, (table, guest, table, guest)),
            (FREE_SEAT, (table, guest)),
            (HAND_OVER, (STAND_IN, table, guest)),
            (BLANK_SEAT, (NAMELESS, table, guest)),
        )

    def order(self, what: str, whom: str) -> Awaitable[None]:
        """Leave an order for the server."""
        return self._store.write((INSERT_ORDER, (secrets.token_hex(8), what, whom)))

    async def orders(self) -> list[tuple[str, str, str]]:
        """The orders that wait: their ids, what is to be done, and to whom."""
        return [(id, what, whom) for id, what, whom in await self._store.read(SELECT_ORDERS)]

    def strike(self, order: str) -> Awaitable[None]:
        """An order has been obeyed."""
        return self._store.write((DELETE_ORDER, (order,)))

    def ban(self, who: str) -> Awaitable[None]:
        """Write down that somebody is not let in."""
        return self._store.write((DELETE_BAN, (who,)), (INSERT_BAN, (who,)))

    def unban(self, who: str) -> Awaitable[None]:
        """Write down that somebody may come again."""
        return self._store.write((DELETE_BAN, (who,)))

    async def banned(self) -> list[str]:
        """Who is not let in: guests and addresses."""
        return [who for (who,) in await self._store.read(SELECT_BANS)]

    # -- entries -------------------------------------------------------------------------------------------

    async def entries(self, table: str) -> list[tuple[Entry, str | None]]:
        """All entries of a table's match, each with the id of its move."""
        rows = await self._store.read(SELECT_ENTRIES, table)
        return [((seat, msgspec.json.decode(what) if seat == NATURE else what), move) for seat, what, move in rows]

    async def pace(self) -> list[tuple[str, float]]:
        """Of every decision of a person in a match that is over: the game, and the seconds since the one before it."""
        return [(game, float(seconds)) for game, seconds in await self._store.read(SELECT_PACE)]

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
    table, game, state, touched, glance, scores, winners = row
    seen = Glance() if glance is None else msgspec.json.decode(glance, type=Glance)
    ended = ([] if found is None else msgspec.json.decode(found) for found in (scores, winners))
    return Listed(table, game, state, touched, seen, *ended)


def _entry_row(table: str, number: int, entry: Entry, move: str | None, at: float) -> tuple[Any, ...]:
    seat, what = entry
    return (table, number, seat, _encoded(what) if seat == NATURE else what, move, at)


def _fair(chance: Chance | None) -> str | None:
    return None if chance is None else _encoded(chance)


def _seat_row(table: str, number: int, seat: Seat) -> tuple[Any, ...]:
    return (seat.name, seat.bot, seat.token, seat.guest, int(seat.late), seat.spent, table, number)


def _changed(table: str, changed: Mapping[int, Seat]) -> list[Statement]:
    return [(UPDATE_SEAT, _seat_row(table, number, seat)) for number, seat in changed.items()]


def _encoded(data: Any) -> str:
    return msgspec.json.encode(data).decode()
