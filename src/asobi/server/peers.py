"""Peers: the servers that share a PostgreSQL database, and whose table is whose.

A server has a lease by the database's clock. Who lets it run out is fenced by another one: its tables are orphans then,
for whoever is asked for them first. It finds that out, drops what it had, and comes back under a new id.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from asobi.server.line import Line
from asobi.server.owners import Elsewhere, Peer
from asobi.server.sql_peers import (
    ADOPT,
    CHANNEL,
    CLAIM,
    COUNT_RATE,
    DELETE_OWNER,
    DROP_RATES,
    FENCE,
    INSERT_ORPHAN,
    JOIN,
    LEAVE,
    LOBBY,
    ORPHAN_RUNNING,
    OTHERS,
    OWNER,
    RENEW,
)
from asobi.server.store import Statement, StoreError

log = logging.getLogger("asobi.server")
Write = Callable[..., Coroutine[Any, Any, None]]
BEATS: Final = 4
"""How often a lease is renewed before it would run out."""
WAITING: Final = 3.0
"""Seconds that an orphan waits for somebody who is asked for it; then anybody takes it. Its guests come back sooner, to
the server that a proxy chose: were it elsewhere by then, each of them would need a relay."""
AT_ONCE: Final = 32
"""Orphans that one server takes at once, so that others have their share."""
HANDS: Final = 4
DEAD: Final = 1.0
"""Seconds without a sign of life after which a server whose connection has ended counts as dead."""


def _nothing() -> None:
    """What nobody waits for."""


class Peers:
    """This server among the others. `write` is the way of every writing to the disk."""

    shared = True

    def __init__(self, address: str, reach: str, lease: float, write: Write) -> None:
        self.id: str | None = None
        self.friends: set[str] = set()
        self.lost: Callable[[], None] = _nothing
        self.news: Callable[[], None] = _nothing
        self._reach = reach
        self._lease = lease
        self._write = write
        self._who = ""
        self._heart = Line(address, self._listen)
        self._hands = [Line(address) for _ in range(HANDS)]
        self.lines = (self._heart, *self._hands)
        self._held: set[str] = set()
        self._letting_go: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._turned = asyncio.Event()
        self._steady_from = time.monotonic()
        self._first = False
        self._joined = False
        self._sought: set[str] = set()
        self._search: asyncio.Task[dict[str, Peer]] | None = None
        self._searching = asyncio.Lock()
        self._swept_at = time.monotonic()

    # -- being there ---------------------------------------------------------------------------------------

    @property
    def author(self) -> str | None:
        """As whom is written; None for who only looks in, and has no table. Between two ids nothing is written."""
        if self.id is None and self._joined:
            raise StoreError("this server has no tables just now")
        return self.id

    async def join(self, who: str) -> None:
        """Be one of the servers."""
        self._joined = True
        self._who = who
        self._first = not await self.company()
        await self._sign_in()
        self._task = asyncio.create_task(self._beat())

    async def company(self) -> list[str]:
        """What the other servers say of themselves."""
        rows = await self._heart.use(lambda connection: connection.fetch(OTHERS, self.id or ""))
        self.friends.update(reach.rpartition(":")[0].strip("[]") for reach, _ in rows)
        return [who for _, who in rows]

    async def _sign_in(self) -> None:
        id = secrets.token_hex(8)
        await self._heart.use(lambda connection: connection.execute(JOIN, id, self._who, self._reach, self._lease))
        self.id = id
        self._steady_from = time.monotonic()
        # Where this one stands now no other can stand any more.
        await self._heart.use(lambda connection: connection.execute(FENCE, id, self._reach, 0.0, False))

    async def _listen(self, connection: Any) -> None:
        def heard(_connection: Any, _pid: int, _channel: str, what: str) -> None:
            if what == LOBBY:
                self.news()
            else:
                self._turned.set()

        await connection.add_listener(CHANNEL, heard)

    async def _beat(self) -> None:
        """Renew the lease, and see who does not."""
        while True:
            began = time.monotonic()
            try:
                if self.id is None:
                    await self._sign_in()
                    log.warning("this server is back, as %s", self.id)
                found = await self._heart.use(lambda connection: connection.fetchval(RENEW, self.id, self._lease))
                if found is None:
                    self.fenced(self.id)
                    continue
                now = time.monotonic()
                if now - self._steady_from > self._lease and await self._fence():
                    log.warning("a server was silent for too long: its tables are free")
                if now - self._swept_at > 60.0:
                    self._swept_at = now
                    await self._heart.use(lambda connection: connection.execute(DROP_RATES))
                await self.company()
            except StoreError as fault:
                self._steady_from = time.monotonic()  # the database was away: others need time to come back too
                log.warning("the lease could not be renewed: %s", fault)
            except Exception:
                log.exception("the lease could not be renewed; trying again")
            await asyncio.sleep(max(0.05, self._lease / BEATS - (time.monotonic() - began)))

    async def _fence(self) -> int:
        orders = (self.id, "", self._lease - DEAD, True)
        return int(await self._heart.use(lambda connection: connection.fetchval(FENCE, *orders)))

    def fenced(self, id: str | None) -> None:
        """This server was taken for dead: all it had is dropped, at once."""
        if id is None or id != self.id:
            return
        log.error("this server was silent for too long: others have its tables now")
        self.id = None
        self._held.clear()
        self.lost()

    async def leave(self) -> None:
        """Hand everything over; what was written before is on disk before that."""
        if self.id is None:
            return
        if self._task is not None:
            self._task.cancel()
            self._task = None
        await self._write()
        id, self.id = self.id, None
        self._held.clear()
        await self._hand.use(lambda connection: connection.execute(LEAVE, id))

    async def part(self) -> None:
        """Be gone, as well as that can be said."""
        if self._task is not None:
            self._task.cancel()
        try:
            await self.leave()
        except StoreError as fault:
            log.warning("the tables could not be handed over: %s", fault)

    # -- tables --------------------------------------------------------------------------------------------

    @property
    def _hand(self) -> Line:
        """The line with the fewest who wait for it: after a death many tables are asked for at once."""
        return min(self._hands, key=lambda line: line.users)

    @property
    def held(self) -> set[str]:
        return set(self._held)

    def has(self, table: str) -> bool:
        return table in self._held

    async def claim(self, table: str) -> None:
        going = self._letting_go.get(table)
        if going is not None:
            await asyncio.wait([going])
        id = self.id
        if id is None or not await self._hand.use(lambda connection: connection.fetchval(CLAIM, id, table)):
            raise Elsewhere("another server has this table")
        if id != self.id:
            raise Elsewhere("this server was taken for dead")
        self._held.add(table)

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            going = self._letting_go[table] = asyncio.create_task(self._write((DELETE_OWNER, (table, self.id))))
            going.add_done_callback(lambda _: self._letting_go.pop(table, None))
            await asyncio.shield(going)

    async def find(self, table: str) -> Peer | None:
        self._sought.add(table)
        if self._search is None:
            self._search = asyncio.create_task(self._find())
        peer = (await asyncio.shield(self._search)).get(table)
        return None if peer is None or peer.id == self.id else peer

    async def _find(self) -> dict[str, Peer]:
        """Whoever asks while others are answered is answered next, all at once: after a death many ask, and again."""
        async with self._searching:
            sought, self._sought, self._search = list(self._sought), set(), None
            rows = await self._hand.use(lambda connection: connection.fetch(OWNER, sought))
        return {table: Peer(id, reach) for table, id, reach in rows}

    def orphan(self, table: str) -> Sequence[Statement]:
        return ((INSERT_ORPHAN, (table,)),)

    async def adopt(self, since: float) -> list[str]:
        id = self.id
        if id is None:
            return []
        if self._first:
            await self._hand.use(lambda connection: connection.execute(ORPHAN_RUNNING, since))
            self._first = False
        rows = await self._hand.use(lambda connection: connection.fetch(ADOPT, id, WAITING, AT_ONCE))
        if id != self.id:
            return []
        self._held.update(table for table, _ in rows)
        return [table for table, state in rows if state == "running"]

    async def changed(self, seconds: float) -> None:
        self._turned.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._turned.wait()
        except TimeoutError:
            return

    async def allow(self, what: str, who: str, most: int, seconds: int) -> bool:
        counted = await self._hand.use(lambda connection: connection.fetchval(COUNT_RATE, what, who, seconds))
        return int(counted) <= most
