"""The hall: every room of the server, woken when somebody comes and left to the ledger when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from asobi.core import BadSeats, BadSetting, Entry, Header, RecordError, UnknownGame
from asobi.server.cards import Fork, Held, NewTable, Opened
from asobi.server.chance import checked_seal, new_chance_of
from asobi.server.ledger import TableState, Terms
from asobi.server.owners import Elsewhere
from asobi.server.play import forked, remembered
from asobi.server.protocol import Refused
from asobi.server.pulse import measured
from asobi.server.refusal import Refusal, because
from asobi.server.room import GOING_AWAY, RESTART, Room
from asobi.server.seats import STAND_IN, Seat, checked_bot, checked_name, hashed, holder, new_token
from asobi.server.services import Services
from asobi.server.store import StoreError
from asobi.server.thinking import NoThought

log = logging.getLogger("asobi.server")
UNSETTLED: Final = ""
"""The seed of a match before it begins."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
HERE: Final = "here:"
GLANCES: Final = 2.0
"""Seconds after which other servers see at the latest what a table looks like."""
ADOPTING: Final = 0.5
"""Seconds between two looks for tables that nobody has."""
PATIENCE: Final = 10.0
"""Seconds to wait for a room's turn; then it is put away whatever it does."""


class Hall:
    """All rooms that are in memory, and how new tables come to be."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.ledger = services.ledger
        self.limits = services.limits
        self.owners = services.owners
        self.rooms: dict[str, Room] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.going = False
        """Whether it is known that everything will be handed over soon; it is still here."""
        self._leaving = False

    async def open(self) -> None:
        """Open the ledger, and wake the tables where a bot has to move."""
        self.owners.lost = self._drop
        await self.ledger.open(f"the asobi server of process {os.getpid()} on {socket.gethostname()}")
        self.services.bans.update(await self.ledger.banned())
        works = (self._adopt, self._tell, self._sweep) if self.owners.shared else (self._resume, self._sweep)
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def close(self) -> None:
        """Close every room and the ledger."""
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            room.close()
        if self.services.thinkers.mail is not None:
            await self.services.thinkers.mail.close()
        self.services.thinkers.close()
        await self.ledger.close()

    async def drain(self) -> None:
        """Say for a while that this server will go, so that whoever is sent away later is not led here again."""
        self.going = True
        if self.owners.shared:
            await asyncio.sleep(self.limits.drain_seconds)

    async def hand_over(self) -> None:
        """Leave every table to the other servers as it is on disk; only then its guests are sent there."""
        self._leaving = True
        if not self.owners.shared:
            return
        for task in self._tasks:
            task.cancel()
        left = list(self.rooms.values())
        for room in left:
            room.stop()
        try:
            await self.owners.leave()
        except StoreError as fault:
            log.error("the tables could not be handed over, others take them soon: %s", fault)
        for room in left:
            room.audience.close(RESTART)

    def _drop(self) -> None:
        """Others have the tables: let the rooms go, and send their guests there."""
        for room in list(self.rooms.values()):
            room.close(RESTART)

    # -- rooms ---------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table, read from the ledger where it is not in memory."""
        while (room := self.rooms.get(table)) is None:
            if not TABLE_ID.fullmatch(table):
                raise Refusal("refused-no-table", status=404)
            if self._leaving:
                raise Elsewhere("this server is going away")
            await asyncio.shield(self._busy.get(table) or self._begin(table, self._read(table)))
        return room

    def _begin(self, table: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Read a table that is not in memory, or change it on disk; one after the other."""
        busy = self._busy[table] = asyncio.create_task(work)
        busy.add_done_callback(lambda _: self._busy.pop(table, None))
        return busy

    async def alone(
        self, table: str, change: Callable[[], Awaitable[None]], code: int = GOING_AWAY, key: str | None = None
    ) -> None:
        """Change a table on disk while nothing else happens at it; its room is put away with that."""

        async def then_close(room: Room) -> None:
            await change()
            if key is not None:
                room.audience.show(Refused(key, {}))
            room.close(code)

        while True:
            busy, room = self._busy.get(table), self.rooms.get(table)
            if busy is not None:
                await asyncio.wait([busy])
            elif room is None:
                await asyncio.shield(self._begin(table, self._change(table, change)))
                return None
            else:
                with contextlib.suppress(Elsewhere):  # then it has left the memory before its turn came
                    try:
                        async with asyncio.timeout(PATIENCE):
                            return await room.actor.ask(partial(then_close, room))
                    except TimeoutError:
                        room.close(code)

    async def _change(self, table: str, change: Callable[[], Awaitable[None]]) -> None:
        await self.owners.claim(table)
        await change()
        await self.owners.release(table)

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def _read(self, table: str) -> None:
        await self.owners.claim(table)
        try:
            await measured(self._load(table, self.owners.id), self.services.pulse.wakings, table)
        except Refusal:
            await self.owners.release(table)
            raise
        except StoreError:
            raise
        except Exception as fault:
            log.exception("table %s cannot be read again", table, extra={"table": table})
            raise Refusal("refused-damaged", status=500) from fault

    async def _load(self, table: str, me: str | None) -> None:
        """Read a table that was claimed as `me`; whoever is somebody else by now has read what may be old."""
        kept = await self.ledger.table(table, self.limits.chat_kept)
        if kept is None:
            raise Refusal("refused-no-table", status=404)
        header, play = kept.terms.header, None
        try:
            game = self.services.shelf[header.game]
            if kept.state != "open":
                entries = await self.ledger.entries(table)
                await self._rehearse(table, header, [entry for entry, _ in entries], me)
                play = await asyncio.to_thread(remembered, game, header, entries)
        except UnknownGame as fault:
            raise Refusal("refused-no-game", status=404, game=header.game) from fault
        except RecordError as fault:
            log.error("table %s cannot be read again: %s", table, fault, extra={"table": table})
            raise Refusal("refused-rules", status=410, rules=header.rules) from fault
        self._still(table, me)
        room = self.rooms[table] = Room(kept, play, self.services, self._forget)
        room.open()

    def _still(self, table: str, me: str | None) -> None:
        if self._leaving or self.owners.id != me or not self.owners.has(table):
            raise Elsewhere("another server has taken this table meanwhile")

    async def _rehearse(self, table: str, header: Header, entries: list[Entry], me: str | None) -> None:
        """Play a position that somebody brought where it can do no harm; if it is too much, the table is closed."""
        if header.opening is None:
            return
        try:
            await self.services.thinkers.rehearse(header, entries)
        except NoThought as fault:
            if self.services.thinkers.closed:
                raise Refusal("refused-no-table", status=503) from fault
            self._still(table, me)
            why = "table %s is closed, its position is too much for the server: %s"
            log.error(why, table, fault, extra={"table": table})
            await self.ledger.close_table(table, time.time())
            raise Refusal("refused-heavy", status=410) from fault

    async def _resume(self) -> None:
        """Wake the running tables one by one; those that wait for people go back to sleep by themselves."""
        for table in await self._running():
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        try:
            await self.room(table)
        except Refusal as refusal:
            log.warning("table %s was not woken: %s", table, refusal.key, extra={"table": table})
        except StoreError as fault:
            log.warning("table %s was not woken: %s", table, fault, extra={"table": table})
        await asyncio.sleep(0)

    async def _adopt(self) -> None:
        """Take tables that nobody has, and wake those that run; they go back to sleep like any other."""
        while True:
            try:
                for table in await self.owners.adopt(time.time() - self.limits.listed_seconds):
                    await self._wake(table)
            except StoreError as fault:
                log.warning("no tables can be taken over yet: %s", fault)
            await self.owners.changed(ADOPTING)

    async def _tell(self) -> None:
        """Write down what the tables here look like, for the lists of other servers."""
        while True:
            await asyncio.sleep(GLANCES)
            try:
                await asyncio.gather(*(room.keep_touched() for room in list(self.rooms.values())))
            except StoreError as fault:
                log.warning("what the tables look like cannot be written down yet: %s", fault)

    async def _running(self) -> list[str]:
        """The running tables; asked for until the store answers."""
        while True:
            try:
                return await self.ledger.running_tables(time.time() - self.limits.listed_seconds)
            except StoreError as fault:
                log.error("the running tables cannot be read yet: %s", fault)
                await asyncio.sleep(1.0)

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
            await room.keep_touched()
            if room.idle:
                room.close()
        for table in await self.ledger.stale_tables(time.time() - self.limits.open_seconds):
            stale = self.rooms.get(table)
            if stale is None or not stale.audience.connections:
                with contextlib.suppress(Elsewhere):
                    await self.alone(table, partial(self.ledger.close_table, table, time.time()))
        for table in self.owners.held:
            if table not in self.rooms and table not in self._busy:
                await self.owners.release(table)

    # -- opening tables ------------------------------------------------------------------------------------

    async def open_table(self, wish: NewTable, guest: str) -> Opened:
        """A new table with the guest on their seat, if they wish for one."""
        try:
            game = self.services.shelf[wish.game]
            settings = game.with_defaults(len(wish.seats), wish.settings)
        except UnknownGame as fault:
            raise Refusal("refused-no-game", status=404, game=wish.game[:80]) from fault
        except BadSeats as fault:
            low, high = self.services.shelf[wish.game].facts.players
            raise Refusal("refused-seats", low=low, high=high) from fault
        except BadSetting as fault:
            raise Refusal(**because(fault, "refused-setting", game=wish.game)) from fault
        mine = [number for number, kind in enumerate(wish.seats) if kind == "me"]
        here = [number for number, kind in enumerate(wish.seats) if kind.startswith(HERE)]
        if len(mine) > 1 or (here and not mine):
            raise Refusal("refused-one-seat")
        if wish.minutes is not None and not 1 <= wish.minutes <= self.limits.longest_clock_minutes:
            raise Refusal("refused-minutes", longest=self.limits.longest_clock_minutes)
        tokens = {number: new_token() for number in (*mine, *here)}
        seats = [self._wished(kind, wish.name, tokens.get(number), guest) for number, kind in enumerate(wish.seats)]
        header = Header(game.id, game.version, len(seats), settings, UNSETTLED)
        public = any(seat.free for seat in seats) if wish.public is None else wish.public
        seals = [checked_seal(wish.seal) if kind == "me" else None for kind in wish.seats]
        table = await self.create(Terms(header, wish.hints, public, wish.minutes), seats, seals=seals)
        if not mine:
            return Opened(table, None, None)
        return Opened(table, mine[0], tokens[mine[0]], [Held(number, tokens[number]) for number in here])

    def _wished(self, kind: str, name: str, token: str | None, guest: str) -> Seat:
        if kind == "open":
            return Seat()
        if token is not None:
            return Seat(
                checked_name(kind.removeprefix(HERE) if kind != "me" else name, self.limits), None, hashed(token), guest
            )
        return Seat(None, checked_bot(kind, self.limits))

    async def fork(self, room: Room, wish: Fork, guest: str) -> Opened:
        """A new table that goes on from a choice of another one, with bots on the other seats."""
        bot = checked_bot(wish.bot, self.limits)
        name = checked_name(wish.name, self.limits)
        play = room.begun()
        if not 0 <= wish.upto <= play.choices:
            raise Refusal("refused-past", choices=play.choices)
        seat = None
        if wish.token is not None:
            seat = holder(room.seats, wish.token)
            if seat is None:
                raise Refusal("refused-token", status=403)
        header, entries, own = await asyncio.to_thread(forked, play, play.entries[:], wish.upto, seat)
        token = new_token()
        seats = [Seat(None, bot) for _ in range(header.seats)]
        seats[own] = Seat(name, None, hashed(token), guest)
        return Opened(await self.create(Terms(header, room.kept.terms.hints), seats, entries), own, token)

    async def rematch(self, room: Room, token: str, seal: str | None) -> Opened:
        """The same seats and settings once more; each token opens the same seat as before."""
        seal = checked_seal(seal)

        async def again() -> Opened:
            own = holder(room.seats, token)
            if own is None:
                raise Refusal("refused-token", status=403)
            if room.kept.state != "over":
                raise Refusal("refused-not-over", status=409)
            if room.kept.next is None:
                old, game = room.kept.terms.header, room.game
                header = Header(game.id, game.version, old.seats, old.settings, UNSETTLED)
                seats = [seat.again() for seat in room.seats]
                terms = msgspec.structs.replace(room.kept.terms, header=header)
                seals = [seal if seat == own else None for seat in range(old.seats)]
                await room.announce(await self.create(terms, seats, seals=seals))
            assert room.kept.next is not None
            return Opened(room.kept.next, own, token)

        return await room.actor.ask(again)

    async def open_record(self, text: str, name: str, guest: str) -> Opened:
        """A table from a record file: to be read if the match is over, to be played on if not."""
        name = checked_name(name, self.limits)
        try:
            found = await self.services.thinkers.examine(text)
        except NoThought as fault:
            log.warning("a record from outside was too much for a worker: %s", fault)
            raise Refusal("refused-heavy") from fault
        if found.header is None:
            raise Refusal("refused-record", line=found.line, why=found.why)
        header = Header(*found.header)
        terms, seats = Terms(header), [Seat(None, STAND_IN) for _ in range(header.seats)]
        if found.over:
            return Opened(await self.create(terms, seats, found.entries, over=True), None, None)
        token = new_token()
        own = found.next or 0
        seats[own] = Seat(name, None, hashed(token), guest)
        return Opened(await self.create(terms, seats, found.entries), own, token)

    async def create(
        self,
        terms: Terms,
        seats: list[Seat],
        entries: Sequence[Entry] = (),
        over: bool = False,
        seals: list[str | None] | None = None,
    ) -> str:
        """Write a new table down, and wake it if all seats are taken: it begins, or waits for what was sealed.

        A new match has seals; what goes on from an old one keeps its seed.
        """
        table, header = secrets.token_urlsafe(9), terms.header
        chance = None if seals is None else new_chance_of(table, header, seals)
        full = not any(seat.free for seat in seats)
        begins = full and (chance is None or not chance.unopened)
        if begins and chance is not None:
            header.seed = chance.seed
        state: TableState = "over" if over else "running" if begins else "open"
        # Among several servers, the one that is asked for it first has it: that is where its guests are led.
        orphan = self.owners.orphan(table) if full and not over else ()
        await self.ledger.open_table(table, terms, seats, state, entries, time.time(), chance, orphan)
        self.services.pulse.counts["tables"] += 1
        log.info("a table was opened", extra={"table": table, "game": header.game, "state": state})
        if full and not over and not self.owners.shared:
            await self.room(table)
        return table
