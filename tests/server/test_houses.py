"""One database, one server; and databases of older and newer servers."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
import websockets

from asobi.server.ledger import Ledger
from asobi.server.services import find_store
from asobi.server.sql import MIGRATIONS, SCHEMA, VERSION
from asobi.server.store import StoreError
from tests.server.database import Postgres
from tests.server.harness import House, Player, scene, seat_all

OLDEST = (
    "ALTER TABLE tables RENAME COLUMN settings TO options",
    "ALTER TABLE tables DROP COLUMN fair",
    "ALTER TABLE tables DROP COLUMN glance",
    "DROP INDEX chat_guest",
    "ALTER TABLE chat DROP COLUMN guest",
    "DELETE FROM settings WHERE key = 'schema'",
)
"""What makes a database of the first schema out of today's."""


def test_a_second_server_on_a_file_is_refused_in_a_sentence_that_names_the_first(tmp_path: Path) -> None:
    with_first, second = House(tmp_path), House(tmp_path)
    with with_first as first:
        assert first.process is not None
        with pytest.raises(AssertionError, match=f"in use by the asobi server of process {first.process.pid} on "):
            second.start()
        # And the first goes on
        first.open_table("me", "open", "open")
        # When it is killed, there is room for the second at once
        first.kill()
        second.start()
        second.open_table("me", "open", "open")
        second.stop()


def test_a_file_has_one_server_whatever_leads_to_it(tmp_path: Path) -> None:
    with House(tmp_path) as first:
        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        link = elsewhere / "link.db"
        link.symlink_to(first.database)
        second = House(elsewhere)
        second.address = str(link)
        with pytest.raises(AssertionError, match="in use by the asobi server"):
            second.start()


def test_many_servers_that_start_at_once_make_one_schema(postgres: str) -> None:
    async def play() -> None:
        stores = [find_store(postgres) for _ in range(8)]
        await asyncio.gather(*(store.open(SCHEMA) for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    scene(play)


def test_an_older_database_is_brought_up_to_date_and_a_copy_is_kept(tmp_path: Path) -> None:
    # Given a match in a database of the first schema
    with House(tmp_path) as house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 4})
    for statement in OLDEST:
        house.change(statement)
    # When the new server opens it
    with house:
        assert f"to {VERSION}" in house.log()

        async def go_on() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.play_on()

        scene(go_on)
        assert house.rows("SELECT value FROM settings WHERE key = 'schema'") == [(str(VERSION),)]
    # Then the old one lies beside
    copy = sqlite3.connect(tmp_path / f"asobi.db.before-schema-{VERSION}")
    assert copy.execute("SELECT id FROM tables WHERE options IS NOT NULL").fetchall() == [(opened["table"],)]
    copy.close()


def test_a_database_whose_upgrade_was_interrupted_is_brought_up_to_date_by_the_next(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        made = Ledger(find_store(address))
        await made.open()
        await made.close()
        store = find_store(address)
        await store.change(*OLDEST)
        await store.close()
        # Given that a server stopped in the middle of it
        halting = Ledger(find_store(address))
        with monkeypatch.context() as middle:
            middle.setitem(MIGRATIONS, VERSION - 1, ("ALTER TABLE nowhere ADD COLUMN nothing TEXT",))
            with pytest.raises((sqlite3.Error, asyncpg.PostgresError, StoreError), match="nowhere"):
                await halting.open()
        await halting.close()
        # Then the next one goes on from there
        again = Ledger(find_store(address))
        await again.open()
        assert await again.setting("schema") == str(VERSION)
        await again.close()
        store = find_store(address)
        await store.open(SCHEMA)
        assert await store.read("SELECT settings, fair, glance FROM tables") == []
        await store.close()

    scene(play)


def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.open_table("me", "open", "open")
    house.change("UPDATE settings SET value = '99' WHERE key = 'schema'")
    with pytest.raises(AssertionError, match="newer asobi"):
        house.start()


def test_an_older_postgresql_is_brought_up_to_date_once_and_a_copy_is_kept(
    postgresql: Postgres, tmp_path: Path
) -> None:
    # Given a match in a database of the first schema
    house = House(tmp_path)
    house.address = postgresql.new_database()
    with house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 4})
    for statement in OLDEST:
        postgresql.do(statement, address=house.address)
    # When the new server opens it
    with house:
        assert f"to {VERSION}; a copy of it is in the schema asobi_before_schema_{VERSION}" in house.log()

        async def go_on() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.play_on()

        scene(go_on)
    assert postgresql.do("SELECT value FROM settings WHERE key = 'schema'", address=house.address) == [(str(VERSION),)]
    # Then the old one lies beside, as it was before the match went on
    old = f"asobi_before_schema_{VERSION}"
    kept = postgresql.do(f"SELECT id FROM {old}.tables WHERE options IS NOT NULL", address=house.address)
    assert kept == [(opened["table"],)]
    counted = [
        postgresql.do(f"SELECT count(*) FROM {where}.entries", address=house.address)[0][0] for where in (old, "public")
    ]
    assert counted[0] < counted[1]
    # And the next start finds nothing to do
    with house:
        assert house.log().count("is brought from schema") == 1


def test_a_newer_postgresql_is_refused_in_a_sentence_and_left_alone(postgresql: Postgres, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.address = postgresql.new_database()
    with house:
        house.open_table("me", "open", "open")
    postgresql.do("UPDATE settings SET value = '99' WHERE key = 'schema'", address=house.address)
    with pytest.raises(AssertionError, match="newer asobi"):
        house.start()
    assert postgresql.do("SELECT value FROM settings WHERE key = 'schema'", address=house.address) == [("99",)]
    copies = "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'asobi%'"
    assert postgresql.do(copies, address=house.address) == []


def test_one_bad_row_keeps_no_other_table_from_waking(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        tables = [house.open_table("me", "random", "random", settings={"rounds": 4}) for _ in range(3)]
    # Given that the newest table's row is damaged
    house.change("UPDATE tables SET settings = 'no JSON', touched = touched + 100 WHERE id = ?", tables[2]["table"])
    with house:

        async def play() -> None:
            # Then the others can be played
            for opened in tables[:2]:
                async with Player(house, opened["table"], opened["token"]) as ada:
                    await ada.play_on()

        scene(play)
        # And who comes to the damaged one is told so
        status, _, body = house.ask(f"/api/tables/{tables[2]['table']}/record")
        assert (status, b"refused-damaged" in body) == (500, True)
        assert tables[2]["table"] in house.log()


def test_when_the_store_fails_everybody_is_told_and_all_heals_without_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 4})

        async def play() -> None:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            mover = next(player for player in players if player.decision)
            before = mover.version
            # Given that nothing can be written: somebody else has the file
            other = sqlite3.connect(house.database, isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            move = await mover.choose(mover.options()[0])
            refused = await mover.next("refused")
            assert (refused["key"], refused["move"]) == ("refused-store", move)
            status, _, body = await asyncio.to_thread(
                house.ask, "/api/tables", {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Dan"}
            )
            assert (status, b"refused-store" in body) == (503, True)
            other.execute("ROLLBACK")
            other.close()
            # When it can again, the same move, sent again, is taken once
            again = Player(house, opened["table"], mover.token)
            await again.connect()
            assert again.version == before
            await again.choose(again.options()[0], move)
            assert (await again.next("accepted"))["version"] == before + 1

        scene(play)


def test_a_table_whose_name_no_database_can_hold_is_simply_not_there(house: House) -> None:
    for name in ("a%00b", "%f0%9f%8e%b2", "x" * 500, "a'b"):
        assert house.ask(f"/api/tables/{name}/record")[0] == 404


def test_postgresql_goes_away_and_comes_back(postgres: str, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.address = postgres
    with house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 4})

        async def play() -> None:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            mover = next(player for player in players if player.decision)
            # Given that all connections of the server are cut
            line = await asyncpg.connect(postgres)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            await line.execute(cut)
            await line.close()
            # Then it connects again, and what could not be written is refused, not lost
            for _ in range(20):
                again = Player(house, opened["table"], mover.token)
                try:
                    await again.connect()
                    before = again.version
                    await again.choose(again.options()[0])
                    await again.next("accepted", seconds=2)
                    assert again.version == before + 1 or (await again.next("moved"))["version"] == before + 1
                    return
                except (websockets.ConnectionClosed, TimeoutError):
                    await asyncio.sleep(0.1)
            raise AssertionError(f"it never came back: {house.log()[-2000:]}")

        scene(play)


def test_postgresql_hangs_and_everybody_is_told_until_it_goes_on(postgresql: Postgres, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.address = postgresql.new_database()
    with house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 4})

        async def play() -> None:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            mover = next(player for player in players if player.decision)
            before = mover.version
            # Given a database that answers nothing any more
            postgresql.signal(signal.SIGSTOP)
            try:
                move = await mover.choose(mover.options()[0])
                wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Dan"}
                pages = [asyncio.to_thread(house.ask, "/api/tables", wish) for _ in range(3)]
                pages.append(asyncio.to_thread(house.ask, "/health"))
                # Then whoever moves, asks for a page or comes is told so, in words and before long
                refused, *answers = await asyncio.gather(mover.next("refused"), *pages)
                assert (refused["key"], refused["move"]) == ("refused-store", move)
                for status, _, body in answers:
                    assert (status, b"refused-store" in body) == (503, True)
                late = Player(house, opened["table"], mover.token)
                with pytest.raises(websockets.ConnectionClosed):
                    await late.connect()
                assert any("refused-store" in text for text in late.raw) or late.raw == []
            finally:
                postgresql.signal(signal.SIGCONT)
            # And when it goes on, the same move is taken once, without a restart
            while True:
                again = Player(house, opened["table"], mover.token)
                try:
                    await again.connect()
                    break
                except (websockets.WebSocketException, OSError):
                    await asyncio.sleep(0.1)
            if again.version == before:
                await again.choose(again.options()[0], move)
            else:
                await again.choose("pick 1", move, before)
            assert (await again.next("accepted"))["version"] == before + 1

        scene(play)
