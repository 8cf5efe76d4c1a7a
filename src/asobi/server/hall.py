"""The hall: every room of the server, woken when somebody comes and left to the store when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from asobi.core import NATURE, AsobiError, BadOption, BadSeats, RecordError, UnknownGame
from asobi.server.entries import Entry
from asobi.server.header import Header
from asobi.server.limits import Limits
from asobi.server.protocol import ChatLine, Fork, NewTable, Opened, TableCard
from asobi.server.rates import Rates
from asobi.server.refusal import Refusal
from asobi.server.room import INSERT_ENTRY, UPDATE_STATE, Room, State
from asobi.server.seats import STAND_IN, Seat, checked_bot, checked_name, hashed, new_token
from asobi.server.shelf import Shelf
from asobi.server.store import Statement, Store
from asobi.server.thinking import Thinkers

log = logging.getLogger("asobi.server")

INSERT_TABLE: Final = (
    "INSERT INTO tables (id, game, rules, seats, options, seed, opening, hints, public, minutes, state, touched)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_SEAT: Final = (
    "INSERT INTO seats (table_id, seat, name, bot, token, guest, late, spent) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT_TABLE: Final = (
    "SELECT game, rules, seats, options, seed, opening, hints, public, minutes, state, touched, next"
    " FROM tables WHERE id = ?"
)
SELECT_SEATS: Final = "SELECT name, bot, token, guest, late, spent FROM seats WHERE table_id = ? ORDER BY seat"
SELECT_ENTRIES: Final = "SELECT seat, what, move FROM entries WHERE table_id = ? ORDER BY number"
SELECT_CHAT: Final = "SELECT number, name, seat, line FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
UPDATE_TOUCHED: Final = "UPDATE tables SET touched = ? WHERE id = ?"
SELECT_RUNNING: Final = "SELECT id FROM tables WHERE state = 'running' AND touched > ? ORDER BY touched DESC"
SELECT_STALE: Final = "SELECT id FROM tables WHERE state = 'open' AND touched < ?"
SELECT_PUBLIC: Final = (
    "SELECT id, game, state, touched FROM tables WHERE public = 1 AND state IN ('open', 'running') AND touched > ?"
    " ORDER BY state, touched DESC LIMIT ?"
)
SELECT_MINE: Final = (
    "SELECT id, game, state, touched FROM tables WHERE state <> 'closed'"
    " AND id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY touched DESC LIMIT ?"
)


class Hall:
    """All rooms, and what they share: the store, the games, the limits, the thinkers."""

    def __init__(self, store: Store, shelf: Shelf, limits: Limits) -> None:
        self.store = store
        self.shelf = shelf
        self.limits = limits
        self.rates = Rates(limits)
        self.thinkers = Thinkers(shelf, limits)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store, and wake the tables where a bot has to move."""
        await self.store.open()
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Close every room and the store."""
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            room.close()
        self.thinkers.close()
        await self.store.close()

    # -- rooms ---------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, read from the store where it is not in memory."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    def forget(self, room: Room) -> None:
        """Let a room go; the store keeps its table."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def _load(self, id: str) -> Room:
        rows = await self.store.read(SELECT_TABLE, id)
        if not rows or rows[0][9] == "closed":
            raise Refusal("refused-no-table", status=404)
        game, rules, seats, options, seed, opening, hints, public, minutes, state, touched, next = rows[0]
        header = Header(
            game, rules, seats, msgspec.json.decode(options), seed, None if opening is None else _decoded(opening)
        )
        placed = await self._seats(id)
        try:
            room = Room(self, id, header, placed, state, bool(hints), bool(public), minutes, touched)
        except UnknownGame as fault:
            raise Refusal("refused-no-game", status=404, game=game) from fault
        room.next = next
        chat = await self.store.read(SELECT_CHAT, id, self.limits.chat_kept)
        room.chat = [ChatLine(*row) for row in reversed(chat)]
        if state != "open":
            entries = await self.store.read(SELECT_ENTRIES, id)
            try:
                await asyncio.to_thread(_remember, room, entries)
            except RecordError as fault:
                log.error("table %s cannot be read again: %s", id, fault)
                raise Refusal("refused-rules", status=410, rules=rules) from fault
            if state == "over":
                await room.finish()
        self.rooms[id] = room
        room.run()
        return room

    async def _resume(self) -> None:
        """Wake the running tables one by one; those that wait for people go back to sleep by themselves."""
        for (id,) in await self.store.read(SELECT_RUNNING, time.time() - self.limits.listed_seconds):
            try:
                await self.room(id)
            except Refusal as refusal:
                log.warning("table %s was not woken: %s", id, refusal.key)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Archive: rooms without visitors leave the memory, tables that never began are closed."""
        while True:
            await asyncio.sleep(self.limits.sweep_seconds)
            try:
                await self._archive()
            except Exception:
                log.exception("could not archive; trying again")

    async def _archive(self) -> None:
        for room in list(self.rooms.values()):
            if room.touched != room.touched_kept:
                room.touched_kept = room.touched
                await self.store.write((UPDATE_TOUCHED, (room.touched, room.id)))
            if room.idle:
                room.close()
        for (id,) in await self.store.read(SELECT_STALE, time.time() - self.limits.open_seconds):
            stale = self.rooms.get(id)
            if stale is None or not stale.connections:
                await self.store.write((UPDATE_STATE, ("closed", time.time(), id)))
                if stale is not None:
                    stale.close()

    # -- opening tables ------------------------------------------------------------------------------------

    async def open_table(self, wish: NewTable, guest: str) -> Opened:
        """A new table with the guest on their seat, if they wish for one."""
        try:
            game = self.shelf[wish.game]
            options = game.settle(len(wish.seats), wish.options)
        except UnknownGame as fault:
            raise Refusal("refused-no-game", status=404, game=wish.game[:80]) from fault
        except BadSeats as fault:
            low, high = self.shelf[wish.game].facts.players
            raise Refusal("refused-seats", low=low, high=high) from fault
        except BadOption as fault:
            raise Refusal("refused-option", why=str(fault)[:400]) from fault
        if wish.seats.count("me") > 1:
            raise Refusal("refused-one-seat")
        if wish.minutes is not None and not 1 <= wish.minutes <= self.limits.longest_clock_minutes:
            raise Refusal("refused-minutes", longest=self.limits.longest_clock_minutes)
        token = new_token()
        seats = [self._wished(kind, wish.name, token, guest) for kind in wish.seats]
        header = Header(game.id, game.version, len(seats), options, secrets.token_hex(16))
        state: State = "open" if any(seat.free for seat in seats) else "running"
        id = await self._create(header, seats, state, wish.hints, wish.public, wish.minutes)
        if "me" not in wish.seats:
            return Opened(id, None, None)
        return Opened(id, wish.seats.index("me"), token)

    def _wished(self, kind: str, name: str, token: str, guest: str) -> Seat:
        if kind == "open":
            return Seat()
        if kind == "me":
            return Seat(checked_name(name, self.limits), None, hashed(token), guest)
        return Seat(None, checked_bot(kind, self.limits))

    async def fork(self, room: Room, wish: Fork, guest: str) -> Opened:
        """A new table that goes on from a choice of another one, with bots on the other seats."""
        bot = checked_bot(wish.bot, self.limits)
        name = checked_name(wish.name, self.limits)
        if room.match is None:
            raise Refusal("refused-not-begun")
        if not 0 <= wish.upto <= room.choices:
            raise Refusal("refused-past", choices=room.choices)
        seat = None
        if wish.token is not None:
            seat = room.seat_of(wish.token)
            if seat is None:
                raise Refusal("refused-token", status=403)
        entries = room.entries[:]
        header, kept, own = await asyncio.to_thread(_forked, room, entries, wish.upto, seat)
        token = new_token()
        seats = [Seat(None, bot) for _ in range(header.seats)]
        seats[own] = Seat(name, None, hashed(token), guest)
        id = await self._create(header, seats, "running", room.hints, False, None, kept)
        return Opened(id, own, token)

    async def rematch(self, room: Room, token: str) -> Opened:
        """The same seats and options once more; each token opens the same seat as before."""

        async def again() -> Opened:
            own = room.seat_of(token)
            if own is None:
                raise Refusal("refused-token", status=403)
            if room.state != "over":
                raise Refusal("refused-not-over", status=409)
            if room.next is None:
                seats = [_again(seat) for seat in room.seats]
                header = Header(
                    room.game.id, room.game.version, len(seats), room.header.settings, secrets.token_hex(16)
                )
                state: State = "open" if any(seat.free for seat in seats) else "running"
                await room.announce(
                    await self._create(header, seats, state, room.hints, room.public, room.clocks.minutes)
                )
            assert room.next is not None
            return Opened(room.next, own, token)

        return await room.ask(again)

    async def open_record(self, text: str, name: str, guest: str) -> Opened:
        """A table from a record file: to be read if the match is over, to be played on if not."""
        name = checked_name(name, self.limits)
        found = await self.thinkers.examine(text)
        header, entries = found.header, found.entries
        if header is None:
            raise Refusal("refused-record", line=found.line, why=found.why[:400])
        token = new_token()
        seats = [Seat(None, STAND_IN) for _ in range(header.seats)]
        if found.over:
            return Opened(await self._create(header, seats, "over", True, False, None, entries), None, None)
        own = found.next or 0
        seats[own] = Seat(name, None, hashed(token), guest)
        return Opened(await self._create(header, seats, "running", True, False, None, entries), own, token)

    async def _create(
        self,
        header: Header,
        seats: list[Seat],
        state: State,
        hints: bool,
        public: bool,
        minutes: int | None,
        entries: Sequence[Entry] = (),
    ) -> str:
        """Write a new table down, and wake it where it runs already."""
        id = secrets.token_urlsafe(9)
        now = time.time()
        opening = None if header.opening is None else _encoded(header.opening)
        options = _encoded(header.settings)
        values = (id, header.game, header.rules, header.seats, options, header.seed, opening, int(hints), int(public))
        statements: list[Statement] = [(INSERT_TABLE, (*values, minutes, state, now))]
        for number, seat in enumerate(seats):
            row = (id, number, seat.name, seat.bot, seat.token, seat.guest, int(seat.late), seat.spent)
            statements.append((INSERT_SEAT, row))
        for number, (who, what) in enumerate(entries, 1):
            stored = _encoded(what) if who == NATURE else what
            statements.append((INSERT_ENTRY, (id, number, who, stored, None, now)))
        await self.store.write(*statements)
        if state == "running":
            await self.room(id)
        return id

    # -- lists ---------------------------------------------------------------------------------------------

    async def public_tables(self, guest: str) -> list[TableCard]:
        """Tables that anybody may join or watch."""
        since = time.time() - self.limits.listed_seconds
        return await self._cards(await self.store.read(SELECT_PUBLIC, since, self.limits.listed_tables), guest)

    async def tables_of(self, guest: str) -> list[TableCard]:
        """The guest's own tables."""
        return await self._cards(await self.store.read(SELECT_MINE, guest, self.limits.listed_tables), guest)

    async def _cards(self, rows: list[tuple[Any, ...]], guest: str) -> list[TableCard]:
        """The cards of tables; a running table of the guest is woken, to see whether it waits for them."""
        cards = []
        for id, game, state, touched in rows:
            room = self.rooms.get(id)
            seats = room.seats if room is not None else await self._seats(id)
            mine = [number for number, seat in enumerate(seats) if seat.guest == guest]
            if room is None and mine and state == "running":
                try:
                    room = await self.room(id)
                except Refusal:
                    continue
            waiting = [decision.seat for decision in room.match.pending] if room is not None and room.match else []
            cards.append(
                TableCard(
                    table=id,
                    game=game,
                    state=state if room is None else room.state,
                    names=[seat.shown_name for seat in seats],
                    free=sum(1 for seat in seats if seat.free),
                    seat=mine[0] if mine else None,
                    my_turn=any(seat in waiting for seat in mine),
                    updated=touched if room is None else room.touched,
                )
            )
        return cards

    async def _seats(self, id: str) -> list[Seat]:
        rows = await self.store.read(SELECT_SEATS, id)
        return [Seat(name, bot, token, guest, bool(late), spent) for name, bot, token, guest, late, spent in rows]


def _remember(room: Room, rows: list[tuple[Any, ...]]) -> None:
    """Replay a table from its stored entries."""
    room.begin_match()
    for line, (seat, what, move) in enumerate(rows, 2):
        try:
            room.remember((seat, _decoded(what) if seat == NATURE else what), move)
        except AsobiError as fault:
            raise RecordError(line, str(fault)) from fault


def _forked(room: Room, entries: list[Entry], upto: int, seat: int | None) -> tuple[Header, list[Entry], int]:
    """The header of a fork, the choices it keeps, and the seat of the one who plays on."""
    match, _ = room.past.at(entries, upto)
    if match.over:
        raise Refusal("refused-over")
    twin = match.fork(seat, secrets.token_hex(16))
    record = twin.record()
    header = Header(record.game, record.rules, record.seats, record.options, record.seed, record.opening)
    pending = twin.pending
    own = seat if seat is not None else pending[0].seat if pending else 0
    return header, record.entries, own


def _again(seat: Seat) -> Seat:
    """The same seat at a new table: a player is back, a bot stays."""
    return Seat(seat.name, seat.bot if seat.name is None else None, seat.token, seat.guest)


def _encoded(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _decoded(text: str) -> Any:
    return cast("Any", msgspec.json.decode(text))
