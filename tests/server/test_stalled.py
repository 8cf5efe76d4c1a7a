"""One reader who does not read delays nobody."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import time
from pathlib import Path

from tests.server.harness import House, Player, scene, seat_all


def deaf(house: House, table: str) -> socket.socket:
    """A spectator who says hello, asks for more and more, and never reads a byte."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.origin}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    line.sendall(frame('{"type":"hello","protocol":1}'))
    return line


def frame(text: str) -> bytes:
    """A short masked frame, as browsers send them."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_stalled_reader_is_cut_off_and_delays_nobody(tmp_path: Path) -> None:
    with House(tmp_path, outbox_messages=50) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 30})

        async def play() -> None:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            # Given a spectator who asks for the whole table all the time and never reads
            line = deaf(house, opened["table"])
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            cut = False
            waits: list[float] = []
            began = time.monotonic()
            # When the others play on
            while time.monotonic() - began < 20 and not (cut and len(waits) > 50):
                if not cut:
                    try:
                        await loop.sock_sendall(line, frame('{"type":"sync"}') * 40)
                    except OSError:
                        cut = True
                mover = next(player for player in players if player.decision)
                sent = time.monotonic()
                await mover.choose(mover.options()[0])
                version = mover.version + 1
                for player in players:
                    await player.until(lambda player=player, version=version: player.version == version)  # type: ignore[misc]
                waits.append(time.monotonic() - sent)
            line.close()
            # Then the deaf one was cut off, and nobody ever waited for them
            assert cut, "the stalled reader was never cut off"
            waits.sort()
            assert waits[len(waits) // 2] < 0.1
            assert waits[-1] < 2.0
            # And whoever was cut off heals by a new hello
            async with Player(house, opened["table"]) as again:
                assert again.version == players[0].version

        scene(play)


def test_who_says_nothing_is_cut_off_and_a_ping_is_enough(tmp_path: Path) -> None:
    with House(tmp_path, silence_seconds=0.8, hello_seconds=0.5) as house:
        opened = house.open_table("me", "open", "open")

        async def play() -> None:
            talker = Player(house, opened["table"], opened["token"])
            silent = Player(house, opened["table"])
            await talker.connect()
            await silent.connect()
            for number in range(8):
                await talker.send("ping", at=number + 0.5)
                assert (await talker.next("pong"))["at"] == number + 0.5
                await asyncio.sleep(0.2)
            assert silent.socket is not None
            await asyncio.wait_for(silent.socket.wait_closed(), 2)
            await talker.send("ping", at=99)
            assert json.loads(talker.raw[-1])["type"] == "pong"

        scene(play)


def figure(house: House, name: str) -> float:
    """A figure of the server's metrics."""
    lines = house.ask("/metrics")[2].decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"asobi_{name} "))


async def fill(house: House, line: socket.socket) -> None:
    """Ask for the whole table until the answers wait in the server, or until that was too much."""
    line.setblocking(False)
    before = figure(house, "outboxes_bytes")
    with contextlib.suppress(ConnectionError):
        while await asyncio.to_thread(figure, house, "outboxes_bytes") <= before:
            await asyncio.get_running_loop().sock_sendall(line, frame('{"type":"sync"}') * 100)


def test_a_reader_who_takes_nothing_for_a_while_is_cut_off(tmp_path: Path) -> None:
    with House(tmp_path, stuck_seconds=1.0, outbox_messages=10**6, outbox_bytes=2**30) as house:
        opened = house.open_table("me", "open", "open")

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                line = deaf(house, opened["table"])
                # Given something that waits for somebody who never reads, though not much
                await fill(house, line)
                deadline = time.monotonic() + 30
                # Then they are cut off in time, nothing waits any more, and nobody else is cut off
                while await asyncio.to_thread(figure, house, "sockets") > 1:
                    assert time.monotonic() < deadline, "the reader was never cut off"
                    await asyncio.sleep(0.1)
                assert await asyncio.to_thread(figure, house, "outboxes_bytes") == 0
                line.close()
                await ada.send("ping", at=1)
                await ada.next("pong")

        scene(play)


def test_all_outboxes_together_are_bounded(tmp_path: Path) -> None:
    most = 40_000
    limits = {"outboxes_bytes": most, "outbox_messages": 10**6, "outbox_bytes": 2**30, "stuck_seconds": 1000.0}
    with House(tmp_path, **limits) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 30})

        async def play() -> None:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            with contextlib.ExitStack() as lines:
                # Given several who do not read
                for _ in range(3):
                    await fill(house, lines.enter_context(deaf(house, opened["table"])))
                # When the others play on, no more waits than may, for who would wait for more is cut off
                deadline = time.monotonic() + 60
                while await asyncio.to_thread(figure, house, "sockets") == 6:
                    assert time.monotonic() < deadline, "nobody was cut off"
                    mover = next(player for player in players if player.decision)
                    version = mover.version + 1
                    await mover.choose(mover.options()[0])
                    for player in players:
                        await player.until(lambda player=player, version=version: player.version == version)  # type: ignore[misc]
                    assert await asyncio.to_thread(figure, house, "outboxes_bytes") <= most
                assert await asyncio.to_thread(figure, house, "outboxes_bytes") <= most
                # And nobody who reads was cut off
                for player in players:
                    await player.send("ping", at=1)
                    await player.next("pong")

        scene(play)
