"""The store: all or nothing, on disk when it says so, the same in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from asobi.server.services import find_store
from asobi.server.sql import SCHEMA
from asobi.server.sqlite import SqliteStore
from asobi.server.store import Store, StoreError
from tests.server.harness import House, Player, scene

INSERT = "INSERT INTO chat (table_id, number, name, seat, line, at) VALUES (?, ?, ?, ?, ?, ?)"


def line(table: str, number: int) -> tuple[str, tuple[object, ...]]:
    return (INSERT, (table, number, "Ada", None, "hello", 1.5))


def test_what_was_written_is_there_for_another_connection(address: str) -> None:
    async def play() -> None:
        store = find_store(address)
        await store.open(SCHEMA)
        await store.write(line("a", 1), line("a", 2))
        other: Store = find_store(address)
        await other.open(SCHEMA)
        assert await other.read("SELECT number, seat, at FROM chat WHERE table_id = ? ORDER BY number", "a") == [
            (1, None, 1.5),
            (2, None, 1.5),
        ]
        await other.close()
        await store.close()

    scene(play)


def test_a_writing_may_be_longer_than_one_statement_can_be(address: str) -> None:
    async def play() -> None:
        store = find_store(address)
        await store.open(SCHEMA)
        await store.write(*(line("long", number) for number in range(9_000)))
        assert await store.read("SELECT count(*), max(number) FROM chat WHERE table_id = ?", "long") == [(9_000, 8_999)]
        await store.close()

    scene(play)


def test_one_bad_writing_in_a_group_harms_no_other(address: str) -> None:
    async def play() -> None:
        store = find_store(address)
        await store.open(SCHEMA)
        await store.write(line("b", 7))
        # Given many writings at once, one of which cannot be: its second line is there already
        outcomes = await asyncio.gather(
            *(store.write(line("b", number)) for number in range(10, 200)),
            store.write(line("b", 8), line("b", 7)),
            store.write(("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", ("b", 9, "\ud800", None, "x", 1.0))),
            *(store.write(line("b", number)) for number in range(200, 400)),
            return_exceptions=True,
        )
        # Then just these fail, wholly, and everything else is there once
        faults = [outcome for outcome in outcomes if outcome is not None]
        assert [type(fault) for fault in faults] == [StoreError, StoreError]
        rows = await store.read("SELECT number FROM chat WHERE table_id = ? ORDER BY number", "b")
        assert [number for (number,) in rows] == [7, *range(10, 400)]
        # And the store goes on
        await store.write(line("b", 1000))
        await store.close()

    scene(play)


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "store.db")
        await store.open(SCHEMA)
        assert await store.read("PRAGMA journal_mode") == [("wal",)]
        assert await store.read("PRAGMA synchronous") == [(2,)]
        await store.close()

    scene(play)


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(StoreError, match="mysql"):
        find_store("mysql://somewhere")


def test_a_match_in_postgresql_survives_the_death_of_the_server(postgres: str, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.address = postgres
    with house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 4})

        async def begin() -> tuple[int, dict[str, object] | None]:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.until(lambda: ada.decision is not None)
                before = ada.version
                await ada.choose(ada.options()[0])
                await ada.until(lambda: ada.version > before and ada.decision is not None)
                return ada.version, ada.moment

        version, moment = scene(begin)
        house.kill()
        house.start()

        async def go_on() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                assert (ada.version, ada.moment) == (version, moment)
                await ada.play_on()

        scene(go_on)
        assert house.ask(f"/api/tables/{opened['table']}/record")[0] == 200
