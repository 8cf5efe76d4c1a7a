"""The ledger: what was written down comes back as it was, from SQLite and from PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from asobi.core import NATURE, Entry, Header, Outcome
from asobi.server.chance import Chance
from asobi.server.entries import parts
from asobi.server.ledger import Glance, Kept, Ledger, Terms
from asobi.server.protocol import ChatLine
from asobi.server.seats import Seat
from asobi.server.services import find_store
from asobi.server.store import StoreError

SERVER = Path(__file__).parents[2] / "src" / "asobi" / "server"
HEADER = Header("eight-routes", "1", 2, {"rounds": 3}, "a seed", {"dice": {"seed": "x"}, "over": False})
TERMS = Terms(HEADER, hints=False, public=True, minutes=5)
ENTRIES: list[Entry] = [(0, "pick 1"), (NATURE, {"wind": [1, None]}), (1, "pick 2"), (1, None)]


def new_table() -> str:
    """An id that no other test has in the same store."""
    return secrets.token_hex(6)


def with_ledger(address: str, scene: Callable[[Ledger], Awaitable[None]]) -> None:
    """Play a scene with a ledger that is open."""

    async def play() -> None:
        ledger = Ledger(find_store(address))
        await ledger.open()
        try:
            await scene(ledger)
        finally:
            await ledger.close()

    asyncio.run(play())


async def read(ledger: Ledger, table: str) -> Kept:
    kept = await ledger.table(table, 10)
    assert kept is not None
    return kept


def test_a_table_comes_back_with_its_seats_and_entries(address: str) -> None:
    async def scene(ledger: Ledger) -> None:
        table = new_table()
        seats = [Seat("Ada", None, "hash", "guest"), Seat(None, "greedy")]
        await ledger.open_table(table, TERMS, seats, "running", ENTRIES, 7.0)
        kept = await read(ledger, table)
        assert parts(kept.terms.header) == parts(HEADER)
        assert (kept.terms.hints, kept.terms.public, kept.terms.minutes) == (False, True, 5)
        assert (kept.table, kept.state, kept.touched, kept.next, kept.chat) == (table, "running", 7.0, None, [])
        assert [vars(seat) for seat in kept.seats] == [vars(seat) for seat in seats]
        assert await ledger.entries(table) == [(entry, None) for entry in ENTRIES]

    with_ledger(address, scene)


def test_the_pace_is_that_of_people_in_matches_that_are_over(address: str) -> None:
    async def scene(ledger: Ledger) -> None:
        over, running = new_table(), new_table()
        for table in (over, running):
            await ledger.open_table(table, TERMS, [Seat("Ada"), Seat(None, "greedy")], "running", [], 1.0)
            for number, (seat, at) in enumerate([(0, 10.0), (1, 10.5), (0, 14.5), (0, 20.5)], 1):
                await ledger.append(table, number, (seat, "pick 1"), None, at, {}, None)
        before = sorted(await ledger.pace())
        await ledger.append(over, 5, (1, "pick 2"), None, 21.0, {}, Outcome([3, 1], [0]))
        told = await ledger.pace()
        for known in before:
            told.remove(known)
        assert sorted(told) == [("eight-routes", 4.0), ("eight-routes", 6.0)]

    with_ledger(address, scene)


def test_an_entry_is_written_with_its_move_the_time_it_took_and_the_end(address: str) -> None:
    async def scene(ledger: Ledger) -> None:
        table = new_table()
        await ledger.open_table(table, TERMS, [Seat("Ada"), Seat("Bea")], "running", [], 1.0)
        await ledger.append(table, 1, (0, "pick 1"), "first", 2.0, {0: 1.5}, None)
        kept = await read(ledger, table)
        assert (kept.state, [seat.spent for seat in kept.seats]) == ("running", [1.5, 0.0])
        await ledger.append(table, 2, (NATURE, None), None, 3.0, {}, Outcome([3, 1], [0]))
        assert await ledger.entries(table) == [((0, "pick 1"), "first"), ((NATURE, None), None)]
        kept = await read(ledger, table)
        assert (kept.state, kept.touched) == ("over", 3.0)
        # The same place cannot be written twice, and then nothing of it is there
        with pytest.raises(StoreError):
            await ledger.append(table, 2, (1, "pick 2"), None, 4.0, {1: 9.0}, None)
        assert [seat.spent for seat in await ledger.seats(table)] == [1.5, 0.0]

    with_ledger(address, scene)


def test_seats_chat_and_the_rematch_are_kept(address: str) -> None:
    async def scene(ledger: Ledger) -> None:
        table = new_table()
        await ledger.open_table(table, TERMS, [Seat("Ada"), Seat()], "open", [], 1.0)
        opened = await read(ledger, table)
        opened.chance = Chance("ab", "{}", ["cd", None], [None, None])
        await ledger.fill_seats(opened, {1: Seat("Bea", None, "key", "guest")})
        assert (await read(ledger, table)).chance == opened.chance
        await ledger.begin(opened, "the seed")
        await ledger.keep_seats(table, {0: Seat("Ada", "greedy", late=True, spent=60.0)})
        for number in range(1, 13):
            await ledger.say(table, ChatLine(number, "Ada", 0, f"line {number}"), "guest", 3.0)
        await ledger.keep_next(table, "another")
        await ledger.touch(table, 4.0, Glance([1], 2))
        kept = await read(ledger, table)
        assert [(seat.name, seat.bot, seat.late, seat.spent) for seat in kept.seats] == [
            ("Ada", "greedy", True, 60.0),
            ("Bea", None, False, 0.0),
        ]
        assert [line.number for line in kept.chat] == list(range(3, 13))
        assert (kept.state, kept.next, kept.touched) == ("running", "another", 4.0)
        assert (kept.terms.header.seed, kept.chance) == ("the seed", opened.chance)

    with_ledger(address, scene)


def test_tables_are_found_by_what_they_are(address: str) -> None:
    async def scene(ledger: Ledger) -> None:
        guest = new_table()
        private = Terms(HEADER)
        tables = {state: new_table() for state in ("open", "running", "over", "private", "stale")}
        own = [Seat("Ada", guest=guest), Seat()]
        await ledger.open_table(tables["open"], TERMS, own, "open", [], 1001.0)
        await ledger.open_table(tables["running"], TERMS, own, "running", [], 1002.0)
        await ledger.open_table(tables["over"], TERMS, own, "over", [], 1003.0)
        await ledger.open_table(tables["private"], private, own, "running", [], 1004.0)
        await ledger.open_table(tables["stale"], TERMS, own, "open", [], 500.0)
        mine = set(tables.values())
        public = [listed.table for listed in await ledger.public_tables(1000.0, 50) if listed.table in mine]
        assert public == [tables["open"], tables["running"]]
        running = [table for table in await ledger.running_tables(1000.0) if table in mine]
        assert running == [tables["private"], tables["running"]]
        assert tables["stale"] in await ledger.stale_tables(1000.0)
        # What was closed is nowhere any more
        await ledger.close_table(tables["stale"], 1005.0)
        assert await ledger.table(tables["stale"], 10) is None
        assert tables["stale"] not in await ledger.stale_tables(2000.0)
        owned = [listed.table for listed in await ledger.tables_of(guest, 50)]
        assert owned == [tables[name] for name in ("private", "over", "running", "open")]
        assert [listed.table for listed in await ledger.tables_of(guest, 2)] == owned[:2]

    with_ledger(address, scene)


def test_a_setting_of_the_server_is_kept(address: str) -> None:
    async def scene(ledger: Ledger) -> None:
        key = new_table()
        assert await ledger.setting(key) is None
        await ledger.settle_setting(key, "value")
        assert await ledger.setting(key) == "value"

    with_ledger(address, scene)


def test_no_other_module_speaks_sql() -> None:
    verbs = re.compile(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE (TABLE|INDEX))\b")
    speak = [path.name for path in sorted(SERVER.glob("*.py")) if verbs.search(path.read_text())]
    assert speak == ["sql.py", "sql_peers.py", "sql_thoughts.py"]
