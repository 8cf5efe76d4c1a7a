"""The orders of whoever runs the server: tables closed, guests banned or forgotten. A guest may have that done too."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Final

from asobi.server.hall import Hall
from asobi.server.owners import Elsewhere
from asobi.server.store import StoreError

CLOSED: Final = 4404
"""The code with which a connection ends for good: there is no such table any more."""
FORGET_AT: Final = "forget-at"
"""What one server leaves to another: a guest is forgotten at a table of that one."""

log = logging.getLogger("asobi.server")


class Orders:
    """Looks for orders in the ledger, again and again, and obeys them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._ledger = hall.ledger
        self._bans = hall.services.bans

    async def obey(self) -> None:
        """Do what was asked for at the desk."""
        while True:
            try:
                for order, what, whom in await self._ledger.orders():
                    with contextlib.suppress(Elsewhere):  # then it is for the server that has the table
                        await self._do(what, whom)
                        await self._ledger.strike(order)
                        log.warning("an order: %s %s", what, whom)
                self._show_out(set(await self._ledger.banned()))
            except StoreError as fault:
                log.error("the orders cannot be read yet: %s", fault)
            await asyncio.sleep(self._hall.limits.orders_seconds)

    async def _do(self, what: str, whom: str) -> None:
        if what == "close":
            await self.close_table(whom)
        elif what == "ban":
            await self._ledger.ban(whom)
        elif what == "unban":
            await self._ledger.unban(whom)
        elif what == "forget":
            await self.forget(whom)
        elif what == FORGET_AT:
            table, _, guest = whom.partition(" ")
            await self._hall.alone(table, partial(self._ledger.forget, table, guest))

    async def close_table(self, table: str) -> None:
        """Close a table for good, whatever goes on at it."""
        await self._hall.alone(table, lambda: self._ledger.close_table(table, time.time()), CLOSED, "refused-closed")

    def _show_out(self, banned: set[str]) -> None:
        """Let those in no more who are banned, whichever server was told so, and show the new ones the door."""
        new = banned - self._bans
        self._bans.intersection_update(banned)
        self._bans.update(new)
        if not new:
            return
        for room in self._hall.rooms.values():
            for connection in list(room.audience.connections):
                if not new.isdisjoint((connection.guest, connection.address)):
                    connection.outbox.close(CLOSED)

    async def forget(self, guest: str) -> None:
        """Delete what is kept of a guest; their tables are read again without them."""
        for table in await self._ledger.tables_that_know(guest):
            try:
                await self._hall.alone(table, partial(self._ledger.forget, table, guest))
            except Elsewhere:
                await self._ledger.order(FORGET_AT, f"{table} {guest}")
