"""The desk of whoever runs a server: reads its database beside it, and leaves orders for it there."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, Literal

from asobi.core import AsobiError, Record, find_game
from asobi.server.chance import proven
from asobi.server.ledger import Ledger
from asobi.server.play import remembered
from asobi.server.services import find_store
from asobi.server.store import StoreError

Order = Literal["close", "ban", "unban", "forget"]


class Desk:
    """A ledger that is looked at without being the server; what goes wrong is told in a sentence."""

    def __init__(self, database: str) -> None:
        path = database.removeprefix("sqlite:///")
        if "://" not in path and not Path(path).is_file():
            raise AsobiError(f"there is no database {path}")
        try:
            self._ledger = Ledger(find_store(database))
        except StoreError as fault:
            raise AsobiError(str(fault)) from fault

    async def __aenter__(self) -> Desk:
        try:
            await self._ledger.look_in()
        except StoreError as fault:
            raise AsobiError(str(fault)) from fault
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._ledger.close()
        if isinstance(fault, StoreError):
            raise AsobiError(str(fault)) from fault

    async def tables(self, most: int) -> list[dict[str, Any]]:
        """The newest tables of all kinds, with who sits at them."""
        found = []
        for listed in await self._ledger.newest_tables(most):
            seats = await self._ledger.seats(listed.table)
            about = [{"name": seat.name, "bot": seat.bot, "guest": seat.guest} for seat in seats]
            row = {"table": listed.table, "game": listed.game, "state": listed.state, "touched": listed.touched}
            found.append({**row, "seats": about})
        return found

    async def record(self, table: str) -> Record:
        """The record of a table's match as far as it has gone."""
        kept = await self._ledger.table(table, 0, closed=True)
        if kept is None:
            raise AsobiError(f"there is no table {table!r} in this database")
        header = kept.terms.header
        if not header.seed:
            raise AsobiError(f"the match at table {table} has not begun")
        play = remembered(find_game(header.game), header, await self._ledger.entries(table))
        return proven(play.match, kept.chance)

    async def pace(self) -> dict[str, tuple[float, int]]:
        """By game: the median seconds of a decision of people in matches that are over, and of how many decisions."""
        found: dict[str, list[float]] = {}
        for game, seconds in await self._ledger.pace():
            found.setdefault(game, []).append(seconds)
        return {game: (median(times), len(times)) for game, times in sorted(found.items())}

    async def order(self, what: Order, whom: str) -> None:
        """Leave an order for the server."""
        if what == "close" and await self._ledger.table(whom, 0) is None:
            raise AsobiError(f"there is no table {whom!r} that could be closed")
        await self._ledger.order(what, whom)

    async def banned(self) -> list[str]:
        """Who is banned."""
        return await self._ledger.banned()
