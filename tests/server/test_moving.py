"""`asobi move`: from one file into PostgreSQL, whole, checked, and after an interruption too."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from asobi.core import AsobiError
from asobi.server.moving import move
from asobi.server.sql import SCHEMA
from tests.server.database import Postgres
from tests.server.harness import House, Player, scene

MANY = 60_000


def moved(source: Path, target: str) -> dict[str, tuple[int, str]]:
    """What was told of each table."""
    told: dict[str, tuple[int, str]] = {}
    asyncio.run(move(str(source), target, lambda table, count, digest: told.update({table: (count, digest)})))
    return told


def test_a_match_goes_on_in_postgresql_where_it_was_in_the_file(postgresql: Postgres, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 4})

        async def begin() -> int:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.until(lambda: ada.decision is not None)
                await ada.choose(ada.options()[0])
                await ada.next("accepted")
                await ada.send("say", token=opened["token"], name="Ada", text="Grüße 🎲")
                await ada.next("said")
                return ada.version

        version = scene(begin)
    target = postgresql.new_database()
    told = moved(house.database, target)
    assert told["entries"][0] >= version
    assert told["chat"][0] == 1
    # Then the same server goes on there
    house.address = target
    with house:

        async def go_on() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                assert ada.version >= version
                await ada.play_on()

        scene(go_on)


def test_a_move_that_was_killed_goes_on_and_arrives_whole(postgresql: Postgres, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.open_table("me", "open", "open")
    with sqlite3.connect(house.database) as file:
        rows = ((f"t{number % 300}", number, 0, f"pick {number}", None, number / 7) for number in range(1, MANY + 1))
        file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
    file.close()
    target = postgresql.new_database()
    # Given a move that dies in the middle
    command = ["asobi", "move", "--from", str(house.database), "--to", target]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < until:
        there = postgresql.do("SELECT to_regclass('entries') IS NOT NULL", address=target)[0][0]
        if there and postgresql.do("SELECT count(*) FROM entries", address=target)[0][0]:
            break
        time.sleep(0.02)
    process.kill()
    process.wait()
    # Then no server takes the half for the whole
    half = House(tmp_path)
    half.address = target
    with pytest.raises(AssertionError, match="let `asobi move` finish first"):
        half.start()
    # When it is begun again, once that server is known to be gone
    postgresql.do("DELETE FROM servers", address=target)
    told = moved(house.database, target)
    # Then everything is there, once
    assert told["entries"][0] == MANY
    assert postgresql.do("SELECT count(*), count(DISTINCT (table_id, number)) FROM entries", address=target) == [
        (MANY, MANY)
    ]
    # And it is not begun a third time over what is there
    with pytest.raises(AsobiError, match="not empty"):
        moved(house.database, target)


def test_what_arrived_otherwise_is_seen(postgresql: Postgres, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.open_table("me", "open", "open")
    house.change("INSERT INTO bans VALUES ('somebody')")
    target = postgresql.new_database()
    # Given a database that changes what it is given
    for statement in (
        *SCHEMA,
        """CREATE FUNCTION bend() RETURNS TRIGGER LANGUAGE plpgsql AS $$
        BEGIN NEW.who := 'somebody else'; RETURN NEW; END $$""",
        "CREATE TRIGGER bend BEFORE INSERT ON bans FOR EACH ROW EXECUTE FUNCTION bend()",
    ):
        postgresql.do(statement, address=target)
    with pytest.raises(AsobiError, match="bans did not arrive as it was"):
        moved(house.database, target)


def test_a_file_in_use_is_not_moved(postgresql: Postgres, tmp_path: Path) -> None:
    with House(tmp_path) as house, pytest.raises(AsobiError, match="in use by the asobi server"):
        moved(house.database, postgresql.new_database())
    with pytest.raises(AsobiError, match="there is no database"):
        moved(tmp_path / "nothing.db", postgresql.address)
