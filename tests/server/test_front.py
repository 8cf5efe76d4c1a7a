"""`asobi serve --processes N`: one address, several processes, each table at one of them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from asobi.server.front import preferred, table_in
from tests.server.database import Postgres, ask
from tests.server.harness import House, Player, scene, seat_all

PROCESSES = 2


@pytest.fixture(scope="module")
def front(postgresql: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A front with its processes."""
    house = House(tmp_path_factory.mktemp("front"), lease_seconds=1.0)
    house.address, house.processes = postgresql.new_database(), PROCESSES
    with house:
        yield house


def hands(front: House) -> list[int]:
    """The processes behind the front."""
    assert front.process is not None
    return [int(pid) for pid in subprocess.check_output(["pgrep", "-P", str(front.process.pid)], text=True).split()]


async def stay(front: House, table: str, token: str | None, away: list[float]) -> None:
    """Be at a table as a page is, that connects again when it is sent away; notes each time how long it was away."""
    player, lost_at = Player(front, table, token), time.monotonic()
    while True:
        with contextlib.suppress(websockets.WebSocketException, OSError):
            await player.connect()
            away.append(time.monotonic() - lost_at)
            try:
                while True:
                    await player.receive(seconds=600.0)
            finally:
                lost_at = time.monotonic()
        await asyncio.sleep(0.2)


def test_the_table_is_in_the_first_line() -> None:
    assert table_in(b"GET /ws/a-b_c HTTP/1.1\r\nhost: x") == "a-b_c"
    assert table_in(b"POST /api/tables/xyz/leave?a=b HTTP/1.1\r\n") == "xyz"
    assert table_in(b"POST /api/tables HTTP/1.1\r\n") is None
    assert table_in(b"GET / HTTP/1.1\r\n") is None
    assert table_in(b"\x16\x03\x01") is None


def test_when_a_process_goes_only_its_tables_move() -> None:
    tables = [f"table{number}" for number in range(300)]
    before = {table: preferred(table, [0, 1, 2]) for table in tables}
    assert min(Counter(before.values()).values()) > 60
    assert all(preferred(table, [0, 2]) == place for table, place in before.items() if place != 1)


def test_tables_are_shared_out_and_played_at(front: House) -> None:
    async def holders() -> int:
        sql = "SELECT server, count(*) FROM owners WHERE server IS NOT NULL GROUP BY 1"
        return len(await ask(front.address, sql))

    async def play() -> None:
        for played in range(40):  # a table's number is random: one process may get the first ten
            opened = await asyncio.to_thread(front.open_table, "me", "open", "open", settings={"rounds": 1})
            players = await seat_all(front, opened, ["Bea", "Cid"])
            await asyncio.gather(*(player.play_on() for player in players))
            if played >= 4 and await holders() == PROCESSES:
                break
        assert await holders() == PROCESSES

    scene(play)


def test_who_says_nothing_keeps_nobody_waiting(front: House) -> None:
    silent = [socket.create_connection(("127.0.0.1", front.port)) for _ in range(50)]
    silent[0].sendall(b"GET /ws/")
    assert front.ask("/api/games")[0] == 200
    for line in silent:
        line.close()


def test_renewed_one_after_the_other_nothing_is_lost(front: House) -> None:
    opened = front.open_table("me", "open", "open", settings={"rounds": 4})
    before = set(hands(front))
    away: list[float] = []

    async def play() -> None:
        players = await seat_all(front, opened, ["Bea", "Cid"])
        mover = next(player for player in players if player.decision)
        await mover.choose(mover.options()[0], "kept")
        await mover.next("accepted")
        assert front.process is not None
        staying = asyncio.create_task(stay(front, opened["table"], mover.token, away))
        while not away:
            await asyncio.sleep(0.05)
        front.process.send_signal(signal.SIGHUP)
        until = time.monotonic() + 90
        while len(set(hands(front)) - before) < PROCESSES or len(hands(front)) < PROCESSES:
            again = Player(front, opened["table"], mover.token)
            try:
                await again.connect()
                assert again.version >= 1
            except (websockets.WebSocketException, OSError):
                pass
            finally:
                if again.socket is not None:
                    again.socket.transport.abort()
            assert time.monotonic() < until, front.log()[-2000:]
            await asyncio.sleep(0.2)
        last = Player(front, opened["table"], mover.token)
        while True:
            try:
                await last.connect()
                break
            except (websockets.WebSocketException, OSError):
                assert time.monotonic() < until
        await last.choose("pick 1", "kept", 0)
        assert (await last.next("accepted"))["version"] == 1
        staying.cancel()

    scene(play)
    blinks = away[1:]
    print(f"away for {', '.join(f'{blink:.2f}' for blink in blinks)} s")  # noqa: T201
    # Whoever has the table goes, then the one who has taken it over: a blink each time. How long it is depends on how
    # busy this machine is; the drill measures it.
    assert 1 <= len(blinks) <= 2 * PROCESSES


def test_a_process_that_dies_is_started_anew(front: House) -> None:
    before = hands(front)
    os.kill(before[0], signal.SIGKILL)
    until = time.monotonic() + 60
    while len(hands(front)) < PROCESSES or before[0] in hands(front):
        with contextlib.suppress(ConnectionError):  # what was just handed to it died with it
            assert front.ask("/api/games")[0] == 200
        assert time.monotonic() < until
        time.sleep(0.05)


def test_several_processes_need_a_database_for_several(tmp_path: Path) -> None:
    command = ["asobi", "serve", "--processes", "2", "--port", "1", "--database", str(tmp_path / "a.db")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode != 0
    assert "postgresql://" in done.stdout + done.stderr
