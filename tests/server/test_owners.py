"""Who owns a table: the lease, the fence, and the commit that proves both; stores on one database, without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from asobi.core import Header
from asobi.games.eight_routes import GAME
from asobi.server.ledger import Glance, Ledger, Terms
from asobi.server.owners import Elsewhere
from asobi.server.postgres import PostgresStore
from asobi.server.protocol import ChatLine
from asobi.server.seats import Seat
from asobi.server.sql import SCHEMA
from asobi.server.sql_peers import CLAIM, from_json
from asobi.server.store import StoreError
from tests.server.database import ask
from tests.server.harness import scene

INSERT = "INSERT INTO settings (key, value) VALUES (?, ?)"
LEASE = 1.2


async def server(address: str, who: str, reach: str = "") -> PostgresStore:
    """A store that belongs to a server among others."""
    store = PostgresStore(address, reach or who, LEASE)
    await store.claim(who)
    await store.open(SCHEMA)
    return store


def test_values_are_taken_from_json_with_the_types_of_their_columns() -> None:
    assert from_json("INSERT INTO a (x, y) VALUES (?, ?)", ["text", "int4"]) == (
        "INSERT INTO a (x, y) SELECT (line ->> 0)::text, (line ->> 1)::int4 FROM jsonb_array_elements($1) AS line"
    )
    assert from_json("UPDATE a SET x = ? WHERE y = ?", ["text", "int4"]) == (
        "UPDATE a SET x = ($1 ->> 0)::text WHERE y = ($1 ->> 1)::int4"
    )


def test_a_table_has_one_owner_until_it_is_let_go(postgres: str) -> None:
    async def play() -> None:
        ada, bea = await server(postgres, "ada"), await server(postgres, "bea")
        await ada.peers.claim("t")
        await ada.peers.claim("t")
        with pytest.raises(Elsewhere):
            await bea.peers.claim("t")
        found = await bea.peers.find("t")
        assert found is not None
        assert (found.id, found.reach) == (ada.peers.id, "ada")
        assert await ada.peers.find("t") is None
        await ada.peers.release("t")
        await bea.peers.claim("t")
        await ada.close()
        await bea.close()

    scene(play)


def test_two_who_claim_a_table_at_once_are_not_both_its_owner(postgres: str) -> None:
    async def play() -> None:
        stores = [await server(postgres, name) for name in ("one", "two", "three")]
        for number in range(30):
            claims = [store.peers.claim(f"race{number}") for store in stores]
            outcomes = await asyncio.gather(*claims, return_exceptions=True)
            assert sum(outcome is None for outcome in outcomes) == 1, outcomes
        for store in stores:
            await store.close()

    scene(play)


def test_many_who_look_for_tables_at_once_are_answered_together(postgres: str) -> None:
    async def play() -> None:
        ada, bea = await server(postgres, "has some"), await server(postgres, "looks for them")
        tables = [f"sought{number}" for number in range(40)]
        for table in tables[:20]:
            await ada.peers.claim(table)
        asked = 0

        def counted(use: Any) -> Any:
            async def one(work: Any) -> Any:
                nonlocal asked
                asked += 1
                return await use(work)

            return one

        for hand in bea.peers._hands:
            setattr(hand, "use", counted(hand.use))  # noqa: B010
        found = await asyncio.gather(*(bea.peers.find(table) for table in tables))
        assert [peer.id if peer else None for peer in found] == [ada.peers.id] * 20 + [None] * 20
        assert asked <= 2
        await ada.close()
        await bea.close()

    scene(play)


def test_who_was_fenced_writes_nothing_more_and_comes_back_as_another(postgres: str) -> None:
    async def play() -> None:
        ada, bea = await server(postgres, "fenced"), await server(postgres, "fencer")
        dropped: list[bool] = []
        ada.peers.lost = lambda: dropped.append(True)
        await ada.peers.claim("mine")
        before = ada.peers.id
        # Given that its time was up, and another has taken its tables
        await ask(postgres, "UPDATE servers SET fenced = true WHERE id = $1", before)
        await bea.peers.claim("mine")
        # Then what it writes is refused, and it drops what it had
        with pytest.raises(StoreError):
            await ada.write((INSERT, ("late", "1")))
        assert dropped == [True]
        await bea.write((INSERT, ("fresh", "1")))
        assert await bea.read("SELECT key FROM settings WHERE key IN ('late', 'fresh')") == [("fresh",)]
        # And it comes back under a new id, without its table
        while ada.peers.id is None:
            await asyncio.sleep(0.02)
        assert ada.peers.id != before
        with pytest.raises(Elsewhere):
            await ada.peers.claim("mine")
        await ada.write((INSERT, ("back", "1")))
        await ada.close()
        await bea.close()

    scene(play)


def test_what_was_meant_before_the_fence_is_not_written_after_it(postgres: str) -> None:
    async def play() -> None:
        store = await server(postgres, "quick")
        # Given a writing that waits while its server is fenced and signs in again
        waiting = asyncio.ensure_future(store.write((INSERT, ("stale", "1"))))
        await asyncio.sleep(0)
        store.peers.fenced(store.peers.id)
        await store.peers._sign_in()
        with pytest.raises(StoreError):
            await waiting
        assert await store.read("SELECT key FROM settings WHERE key = 'stale'") == []
        await store.close()

    scene(play)


def test_of_who_was_fenced_no_move_no_seat_no_chat_and_no_setting_is_written(postgres: str) -> None:
    async def play() -> None:
        ada = PostgresStore(postgres, "keeps a ledger", 60.0)
        ledger = Ledger(ada)
        await ledger.open("keeps a ledger")
        header = Header(GAME.id, GAME.version, 3, {}, "")
        await ledger.open_table("kept", Terms(header), [Seat(), Seat(), Seat()], "open", (), 1.0)
        before = await everything(postgres)
        kept = await ledger.table("kept", 10)
        assert kept is not None

        writings: list[Callable[[], Awaitable[None]]] = [
            lambda: ledger.append("kept", 1, (0, "pick 1"), "move", 2.0, {0: 1.0}, None),
            lambda: ledger.keep_seats("kept", {0: Seat("Ada", None, "token", "guest")}),
            lambda: ledger.fill_seats(kept, {1: Seat("Bea")}),
            lambda: ledger.begin(kept, "seed"),
            lambda: ledger.say("kept", ChatLine(1, "Ada", 0, "hello"), "guest", 2.0),
            lambda: ledger.keep_next("kept", "next"),
            lambda: ledger.touch("kept", 2.0, Glance([], 3)),
            lambda: ledger.close_table("kept", 2.0),
            lambda: ledger.ban("somebody"),
            lambda: ada.write((INSERT, ("setting", "1"))),
        ]
        for write in writings:
            # Given that it was fenced, when it writes, whatever that is
            await ask(postgres, "UPDATE servers SET fenced = true WHERE id = $1", ada.peers.id)
            with pytest.raises(StoreError):
                await write()
            # Then nothing of it is there
            assert await everything(postgres) == before
            await ada.peers._sign_in()
        # And as somebody new it can write again
        for write in writings:
            await write()
            after = await everything(postgres)
            assert after != before
            before = after
        await ledger.close()

    scene(play)


async def everything(address: str) -> list[list[tuple[Any, ...]]]:
    """All that servers write about tables and guests."""
    tables = ("tables", "seats", "entries", "chat", "settings", "bans")
    return [await ask(address, f"SELECT * FROM {table} ORDER BY 1") for table in tables]


def test_the_fence_waits_for_a_commit_under_way(postgres: str) -> None:
    async def play() -> None:
        ada, bea = await server(postgres, "slow"), await server(postgres, "patient")
        # Given a commit that has shown its proof and is still under way, and a lease that has run out meanwhile
        slow = "SELECT asobi_commit($1, ARRAY['INSERT INTO settings (key, value) SELECT ''under way'', ''1'' "
        slow += "FROM pg_sleep(1.5)'], '[[]]', NULL)"
        await ask(postgres, "UPDATE servers SET until = clock_timestamp() - interval '1 s' WHERE id = $1", ada.peers.id)
        commit = asyncio.ensure_future(ask(postgres, slow, ada.peers.id))
        under_way = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
        while not await ask(postgres, under_way):
            await asyncio.sleep(0.01)
        # When it is fenced, then its commit is there first
        assert await ask(postgres, "SELECT asobi_fence('nobody', 'slow', 0, false)") == [(1,)]
        assert await bea.read("SELECT key FROM settings WHERE key = 'under way'") == [("under way",)]
        assert await commit == [(True,)]
        # And the next one comes too late
        assert await ask(postgres, slow.replace("under way", "too late"), ada.peers.id) != [(True,)]
        assert await bea.read("SELECT key FROM settings WHERE key = 'too late'") == []
        await ada.close()
        await bea.close()

    scene(play)


def test_who_waits_for_a_table_is_told_when_its_server_goes(postgres: str) -> None:
    async def play() -> None:
        ada, bea = await server(postgres, "goes"), await server(postgres, "waits")
        await ada.peers.claim("left")
        told = asyncio.ensure_future(bea.peers.changed(3600.0))
        await asyncio.sleep(0)
        await ada.peers.leave()
        await told
        assert await bea.peers.find("left") is None
        await ada.close()
        await bea.close()

    scene(play)


def test_between_the_fence_and_the_new_id_nothing_is_written(postgres: str) -> None:
    async def play() -> None:
        store = await server(postgres, "nobody yet")
        # Given a server that knows that it was fenced, and has not come back yet
        store.peers.fenced(store.peers.id)
        with pytest.raises(StoreError):
            await store.write((INSERT, ("in between", "1")))
        assert await store.read("SELECT key FROM settings WHERE key = 'in between'") == []
        # And one that meant it before does not write it then either
        while store.peers.id is None:
            await asyncio.sleep(0.02)
        waiting = asyncio.ensure_future(store.write((INSERT, ("in between", "1"))))
        await asyncio.sleep(0)
        store.peers.fenced(store.peers.id)
        with pytest.raises(StoreError):
            await waiting
        assert await store.read("SELECT key FROM settings WHERE key = 'in between'") == []
        await store.close()

    scene(play)


def test_who_has_left_writes_nothing_more(postgres: str) -> None:
    async def play() -> None:
        store = await server(postgres, "left")
        await store.peers.leave()
        with pytest.raises(StoreError):
            await store.write((INSERT, ("after leaving", "1")))
        assert await store.read("SELECT key FROM settings WHERE key = 'after leaving'") == []
        await store.close()

    scene(play)


async def waits_for_a_lock(address: str) -> None:
    """Wait until a statement in this database waits for another."""
    sql = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    while not await ask(address, sql):
        await asyncio.sleep(0.01)


def test_who_leaves_waits_for_a_commit_under_way(postgres: str) -> None:
    async def play() -> None:
        ada, bea = await server(postgres, "leaves"), await server(postgres, "stays")
        # Given a commit that has shown its proof and is still under way
        line = await asyncpg.connect(postgres)
        async with line.transaction():
            one = "INSERT INTO settings (key, value) SELECT line ->> 0, '1' FROM jsonb_array_elements($1) AS line"
            proof = "SELECT asobi_commit($1, $2, $3, NULL)"
            assert await line.fetchval(proof, ada.peers.id, [one], '[[["said before"]]]')
            # When its server leaves, then it waits
            leaving = asyncio.ensure_future(ada.peers.leave())
            await waits_for_a_lock(postgres)
            assert not leaving.done()
        # And once it has left, what was said before is there, and what comes later is not written
        await leaving
        assert await bea.read("SELECT key FROM settings WHERE key = 'said before'") == [("said before",)]
        await line.close()
        await ada.close()
        await bea.close()

    scene(play)


def test_who_leaves_keeps_no_table_that_it_claims_in_the_same_moment(postgres: str) -> None:
    async def play() -> None:
        ada, bea = await server(postgres, "leaves too"), await server(postgres, "takes over")
        id = ada.peers.id
        # Given a claim under way
        line = await asyncpg.connect(postgres)
        async with line.transaction():
            assert await line.fetchval(CLAIM, id, "at the last moment")
            leaving = asyncio.ensure_future(ada.peers.leave())
            await waits_for_a_lock(postgres)
        # When its server has left, then the table is free
        await leaving
        assert await ask(postgres, "SELECT server FROM owners WHERE table_id = 'at the last moment'") == [(None,)]
        # And no claim comes after that
        assert not await line.fetchval(CLAIM, id, "too late")
        await line.close()
        await ada.close()
        await bea.close()

    scene(play)


def test_a_table_is_not_taken_from_who_has_joined_and_claimed_it_meanwhile(postgres: str) -> None:
    async def play() -> None:
        ada, bea, cid = [await server(postgres, who) for who in ("waits long", "goes at once", "is new")]
        await bea.peers.claim("wanted")
        await bea.peers.leave()
        # Given a claim that began before another server joined, and waits for the table's row
        line = await asyncpg.connect(postgres)
        async with line.transaction():
            await line.execute("SELECT 1 FROM owners WHERE table_id = 'wanted' FOR UPDATE")
            claim = asyncio.ensure_future(ada.peers.claim("wanted"))
            await waits_for_a_lock(postgres)
            # When that one is there, and has the table
            await cid.peers._sign_in()
            await line.execute("UPDATE owners SET server = $1 WHERE table_id = 'wanted'", cid.peers.id)
        # Then it is not taken away
        with pytest.raises(Elsewhere):
            await claim
        assert await ask(postgres, "SELECT server FROM owners WHERE table_id = 'wanted'") == [(cid.peers.id,)]
        await line.close()
        for store in (ada, bea, cid):
            await store.close()

    scene(play)


def test_a_fault_does_not_stop_the_heart(postgres: str) -> None:
    async def play() -> None:
        store = await server(postgres, "stumbles")
        before = store.peers.id

        def stumble() -> None:
            raise RuntimeError("a room that cannot be closed")

        store.peers.lost = stumble
        await ask(postgres, "UPDATE servers SET fenced = true WHERE id = $1", before)
        # Given a fault while all is dropped, then the server comes back all the same
        while store.peers.id in (None, before):
            await asyncio.sleep(0.02)
        await store.close()

    scene(play, 20.0)
