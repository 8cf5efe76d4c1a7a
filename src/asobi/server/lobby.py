"""The lobby: lists of tables, as a guest sees them. Among several servers the disk knows what the others have."""

from __future__ import annotations

import time
from typing import Final

from asobi.server.cards import TableCard
from asobi.server.hall import Hall
from asobi.server.ledger import Listed
from asobi.server.refusal import Refusal
from asobi.server.seats import Seat

FRESH: Final = 2.0
"""Seconds for which a list is believed that nobody has called old."""


class Lobby:
    """The lists; what is told of a change throws them away."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._listed: list[Listed] | None = None
        self._known: dict[str, list[Seat]] = {}
        self._since = 0.0
        hall.owners.news = self._forget

    async def public_tables(self, guest: str) -> list[TableCard]:
        """Tables that anybody may join or watch."""
        self._look()
        if self._listed is None:
            limits = self._hall.limits
            since = time.time() - limits.listed_seconds
            self._listed = await self._hall.ledger.public_tables(since, limits.listed_tables)
        return await self._cards(self._listed, guest)

    async def tables_of(self, guest: str) -> list[TableCard]:
        """The guest's own tables."""
        self._look()
        return await self._cards(await self._hall.ledger.tables_of(guest, self._hall.limits.listed_tables), guest)

    def _look(self) -> None:
        if not self._hall.owners.shared or time.monotonic() - self._since > FRESH:
            self._forget()
            self._since = time.monotonic()

    def _forget(self) -> None:
        self._listed = None
        self._known.clear()

    async def clear(self, guest: str) -> None:
        """Take a guest's finished games off their list."""
        await self._hall.ledger.clear_finished(guest)
        for room in self._hall.rooms.values():
            for seat in room.seats:
                if room.kept.state == "over" and seat.guest == guest:
                    seat.guest = None

    async def _cards(self, listed: list[Listed], guest: str) -> list[TableCard]:
        """The cards of tables; a running table of the guest is woken, to see whether it waits for them."""
        cards = []
        for found in listed:
            room = self._hall.rooms.get(found.table)
            seats = room.seats if room is not None else await self._seats(found.table)
            mine = [number for number, seat in enumerate(seats) if seat.guest == guest]
            if room is None and mine and found.state == "running" and not self._hall.owners.shared:
                try:
                    room = await self._hall.room(found.table)
                except Refusal:
                    continue
            waiting = found.glance.waiting if room is None else room.glance.waiting
            cards.append(
                TableCard(
                    table=found.table,
                    game=found.game,
                    state=found.state if room is None else room.kept.state,
                    names=[seat.shown_name for seat in seats],
                    free=sum(1 for seat in seats if seat.free),
                    seat=mine[0] if mine else None,
                    my_turn=any(seat in waiting for seat in mine),
                    updated=found.touched if room is None else room.kept.touched,
                    watching=(found.glance if room is None else room.glance).watching,
                    scores=found.scores,
                    winners=found.winners,
                )
            )
        return cards

    async def _seats(self, table: str) -> list[Seat]:
        known = self._known.get(table)
        if known is None:
            known = self._known[table] = await self._hall.ledger.seats(table)
        return known
