"""The hall among several servers: what was begun under one id is not finished under another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
import pytest

from asobi.core import Header
from asobi.games.eight_routes import GAME
from asobi.server import hall as halls
from asobi.server.hall import Hall
from asobi.server.ledger import Terms
from asobi.server.limits import Limits
from asobi.server.owners import Elsewhere
from asobi.server.refusal import Refusal
from asobi.server.seats import Seat
from asobi.server.services import find_services
from tests.server.database import ask
from tests.server.harness import scene

GAMES = ["asobi.games.eight_routes:GAME"]
FENCE = "UPDATE servers SET fenced = true WHERE id = $1"


@asynccontextmanager
async def opened(address: str, reach: str, lease: float = 1.0) -> AsyncIterator[Hall]:
    """A hall as one of the servers."""
    hall = Hall(find_services(address, GAMES, Limits(lease_seconds=lease), reach))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.hand_over()
        await hall.close()


async def waiting_table(hall: Hall) -> str:
    """A table that waits for players."""
    return await hall.create(Terms(Header(GAME.id, GAME.version, 3, {}, "")), [Seat(), Seat(), Seat()])


def test_what_was_read_under_an_old_id_is_not_a_room_under_the_new_one(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres, "reads slowly") as hall:
            table, before = await waiting_table(hall), hall.owners.id
            line = await asyncpg.connect(postgres)
            async with line.transaction():
                # Given a table that is being read while its server is fenced, comes back, and has it again
                await line.execute("LOCK TABLE seats IN ACCESS EXCLUSIVE MODE")
                reading = asyncio.ensure_future(hall.room(table))
                while not await ask(postgres, "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
                    await asyncio.sleep(0.01)
                await ask(postgres, FENCE, before)
                while hall.owners.id in (None, before):
                    await asyncio.sleep(0.02)
                await hall.owners.claim(table)
            # Then what was read meanwhile may be old, and is thrown away
            with pytest.raises(Elsewhere):
                await reading
            assert table not in hall.rooms
            # And read anew it is there
            assert (await hall.room(table)).id == table
            await line.close()

    scene(play)


def test_a_room_that_has_left_the_memory_writes_nothing(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres, "forgets") as hall:
            table = await waiting_table(hall)
            room = await hall.room(table)
            room.kept.touched += 1.0
            room.close()
            written = await ask(postgres, "SELECT touched FROM tables WHERE id = $1", table)
            await room.keep_touched()
            assert await ask(postgres, "SELECT touched FROM tables WHERE id = $1", table) == written

    scene(play)


def test_a_table_that_another_has_meanwhile_is_not_changed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "PATIENCE", 0.2)

    async def play() -> None:
        async with opened(postgres, "is stuck", 60.0) as hall, opened(postgres, "is well", 60.0) as other:
            table = await waiting_table(hall)
            room, changed = await hall.room(table), asyncio.Event()

            async def never() -> None:
                await asyncio.Event().wait()

            async def change() -> None:
                changed.set()

            # Given a room that is stuck, at a server that was fenced and does not know it yet
            room.actor.do(never)
            await ask(postgres, FENCE, hall.owners.id)
            await other.owners.claim(table)
            # When the table is to be changed there, then that is for the one who has it
            with pytest.raises(Elsewhere):
                await hall.alone(table, change)
            assert not changed.is_set()
            await other.alone(table, change)
            assert changed.is_set()

    scene(play)


def test_who_comes_while_a_table_is_changed_finds_it_changed(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres, "closes") as hall:
            table, begun, go_on = await waiting_table(hall), asyncio.Event(), asyncio.Event()

            async def close() -> None:
                begun.set()
                await go_on.wait()
                await hall.ledger.close_table(table, 1.0)

            closing = asyncio.ensure_future(hall.alone(table, close))
            await begun.wait()
            coming = asyncio.ensure_future(hall.room(table))
            await asyncio.sleep(0)
            go_on.set()
            await closing
            with pytest.raises(Refusal) as refused:
                await coming
            assert refused.value.status == 404

    scene(play)
