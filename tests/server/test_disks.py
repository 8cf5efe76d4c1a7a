"""Disks that are full, may not be written to, or are damaged: everybody is told, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

from asobi.server.services import find_store
from asobi.server.sql import SCHEMA
from asobi.server.store import StoreError
from tests.server.harness import House, Player, scene, seat_all

NOBODY = 65534
UNLIMITED = resource.RLIM_INFINITY


def let_write(house: House, most: int) -> None:
    """Let no file of the server grow over a size: beyond it the system refuses, as a full disk does."""
    assert house.process is not None
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (most, UNLIMITED))


class Disk:
    """The disk below a running server: full at once or after a while, or read-only, and well again."""

    def __init__(self, folder: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.how = how
        self.sign = folder / "read-only"
        if how == "read-only":
            guard = folder / "readonly.so"
            source = Path(__file__).with_name("readonly.c")
            subprocess.run(["cc", "-shared", "-fPIC", "-o", str(guard), str(source), "-ldl"], check=True)
            monkeypatch.setenv("LD_PRELOAD", str(guard))
            monkeypatch.setenv("READ_ONLY", str(self.sign))

    def refuse(self, house: House) -> None:
        """Take nothing more from the server."""
        if self.how == "read-only":
            self.sign.touch()
        else:
            log = house.database.with_name("asobi.db-wal").stat().st_size
            let_write(house, 0 if self.how == "full" else log + 30_000)

    def heal(self, house: House) -> None:
        """Take everything again."""
        if self.how == "read-only":
            self.sign.unlink()
        else:
            let_write(house, UNLIMITED)


@pytest.mark.parametrize("how", ["full", "full after a while", "read-only"])
def test_a_disk_that_takes_nothing_more_loses_nothing_and_all_heals_by_itself(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(tmp_path, how, monkeypatch)
    with House(tmp_path) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 30})

        async def play() -> list[str]:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            accepted: list[str] = []
            # Given a disk that takes nothing more
            disk.refuse(house)
            while True:
                mover = next(player for player in players if player.decision)
                move, version = await mover.choose(mover.options()[0]), mover.version + 1
                answer = await mover.next("accepted", "refused")
                if answer["type"] == "refused":
                    assert (answer["key"], answer["move"]) == ("refused-store", move)
                    break
                accepted.append(move)
                for player in players:
                    await player.until(lambda player=player, version=version: player.version >= version)  # type: ignore[misc]
            # Then pages say so too
            wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Dan"}
            status, _, body = await asyncio.to_thread(house.ask, "/api/tables", wish)
            assert (status, b"refused-store" in body) == (503, True)
            # And who only looks is shown where the match stands
            assert (await Player(house, opened["table"]).connect())["version"] == len(accepted)
            # When it takes them again, the match goes on where everybody saw it, and the same move is taken once
            disk.heal(house)
            again = Player(house, opened["table"], mover.token)
            table = await again.connect()
            assert table["version"] == len(accepted)
            await again.choose(again.options()[0], move)
            assert (await again.next("accepted"))["version"] == len(accepted) + 1
            return [*accepted, move]

        moves = scene(play)
    assert [move for _, _, move in house.entries(opened["table"])] == moves


def test_a_database_that_may_only_be_read_is_refused_in_a_sentence() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        path = folder / "asobi.db"
        sqlite3.connect(path).close()
        path.write_bytes(b"")
        path.chmod(0o444)
        folder.chmod(0o555)
        root = os.geteuid() == 0

        async def play() -> None:
            if root:  # to whom nothing is forbidden
                os.seteuid(NOBODY)
            try:
                with pytest.raises(StoreError, match="no database that can be opened"):
                    await find_store(str(path)).open(SCHEMA)
                with pytest.raises(StoreError, match="cannot be locked"):
                    await find_store(str(path)).claim("me")
            finally:
                if root:
                    os.seteuid(0)

        scene(play)
        folder.chmod(0o755)


def wiped(database: Path, table: str, but: str) -> int:
    """Overwrite the pages that hold a table's moves and none of another's; gives how many those were."""
    data = bytearray(database.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    found = 0
    for place in range(size, len(data), size):
        page = data[place : place + size]
        if page.count(table.encode()) > 10 and but.encode() not in page:
            data[place : place + size] = b"\xff" * size
            found += 1
    database.write_bytes(bytes(data))
    return found


def test_damaged_pages_stop_only_the_tables_on_them(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        tables: list[dict[str, Any]] = []
        for _ in range(2):
            opened = house.open_table("me", "open", "open", settings={"rounds": 30})
            tables.append(opened)

            async def play(opened: dict[str, Any] = opened) -> None:
                players = await seat_all(house, opened, ["Bea", "Cid"])
                for _ in range(120):
                    mover = next(player for player in players if player.decision)
                    version = mover.version + 1
                    await mover.choose(mover.options()[0])
                    for player in players:
                        await player.until(lambda player=player, version=version: player.version >= version)  # type: ignore[misc]

            scene(play)
    connection = sqlite3.connect(house.database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    # Given damage where the first table's moves lie
    assert wiped(house.database, tables[0]["table"], tables[1]["table"]) > 0
    with house:
        status, _, body = house.ask(f"/api/tables/{tables[0]['table']}/record")
        assert (status, b"refused-store" in body) == (503, True)

        async def look() -> None:
            # Then who comes to it is told, and the other is played on at
            async with Player(house, tables[1]["table"], tables[1]["token"]) as ada:
                assert ada.version == 120
            lost = Player(house, tables[0]["table"])
            with pytest.raises(Exception, match="1013"):
                await lost.connect()
            assert "refused-store" in lost.raw[0]

        scene(look)
        assert tables[0]["table"] in house.log()


def test_what_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.database.write_bytes(b"\x89PNG" * 2000)
    with pytest.raises(AssertionError, match="no database that can be opened"):
        house.start()
