"""Load: 200 matches of 4 clients on one asobi server beside boardgame.io's server, the same game, in one run.

    python bench/load.py [--write]

Every room always has one move under way: who sees that it is their turn moves at once. A move is counted when all four
clients have seen it, and its time is taken from sending it until each of the four has the new state. asobi has every
move on disk (SQLite, synchronous=FULL) before it is acknowledged; boardgame.io keeps its matches in memory only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, cast

import uvloop

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "bench-load"
PEER = "boardgame.io@0.50.2"
SEATS = 4


WATCHED: list[dict[str, float]] = []
"""What the watchdog of our server said after each run."""


class Tally:
    """What the clients saw: moves, and how long each took to reach each screen."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0
        self.bytes = 0
        self.waits: list[float] = []
        self.errors: list[str] = []


class Room:
    """The four clients of one match; the driver knows when a move was sent and who has seen it."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.clients: list[Client] = []
        self.sent_at = 0.0
        self.seen = 0

    def saw(self, next_seat: int, version: int) -> None:
        """One more client has the new state; when all have it, the next one moves."""
        now = time.perf_counter()
        if self.tally.counting:
            self.tally.waits.append(now - self.sent_at)
        self.seen += 1
        if self.seen == SEATS:
            self.seen = 0
            if self.tally.counting:
                self.tally.moves += 1
            self.move(next_seat, version)

    def move(self, seat: int, version: int) -> None:
        """Let a seat move."""
        self.sent_at = time.perf_counter()
        self.clients[seat].move(version)


class Client(asyncio.Protocol):
    """A bare websocket client, so that the driver is not what is measured."""

    path = ""

    def __init__(self, port: int, room: Room, seat: int) -> None:
        self.port = port
        self.room = room
        self.seat = seat
        self.buffer = bytearray()
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast("asyncio.Transport", transport)
        host = f"127.0.0.1:{self.port}"
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"the server closed: {fault}"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(bytes(buffer[:200]))
            self.open = True
            del buffer[: end + 4]
            self.opened()
        place = 0
        size = len(buffer)
        while size - place >= 2:
            length = buffer[place + 1] & 127
            head = 2
            if length == 126:
                head = 4
                if size - place < head:
                    break
                length = int.from_bytes(buffer[place + 2 : place + 4], "big")
            elif length == 127:
                head = 10
                if size - place < head:
                    break
                length = int.from_bytes(buffer[place + 2 : place + 10], "big")
            if size - place < head + length:
                break
            code = buffer[place] & 15
            start = place + head
            place = start + length
            if code == 1:
                self.room.tally.bytes += length
                self.heard(bytes(buffer[start:place]))
            elif code == 9:
                self.frame(0x8A, bytes(buffer[start:place]))
        del buffer[:place]

    def frame(self, code: int, data: bytes) -> None:
        size = len(data)
        head = bytes([code, 0x80 | size]) if size < 126 else bytes([code, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def say(self, text: str) -> None:
        self.frame(0x81, text.encode())

    def opened(self) -> None:
        raise NotImplementedError

    def heard(self, data: bytes) -> None:
        raise NotImplementedError

    def move(self, version: int) -> None:
        raise NotImplementedError


class AsobiClient(Client):
    """Speaks asobi's protocol."""

    def __init__(self, port: int, room: Room, seat: int, table: str, token: str) -> None:
        super().__init__(port, room, seat)
        self.path = f"/ws/{table}"
        self.token = token
        self.count = 0

    def opened(self) -> None:
        self.say(json.dumps({"type": "hello", "protocol": 1, "token": self.token}))

    def heard(self, data: bytes) -> None:
        if data.startswith(b'{"type":"moved","version":'):
            version = int(data[26 : data.index(b",", 26)])
            self.room.saw(version % SEATS, version)
        elif data.startswith(b'{"type":"refused"'):
            self.room.tally.errors.append(data.decode())
        elif data.startswith(b'{"type":"table"') and not self.ready.done():
            self.ready.set_result(None)

    def move(self, version: int) -> None:
        self.count += 1
        self.say(
            f'{{"type":"choose","token":"{self.token}","move":"{self.seat}-{self.count}","version":{version},'
            f'"choice":"change {version % 8}"}}'
        )


class PeerClient(Client):
    """Speaks boardgame.io's protocol: Socket.IO events in Engine.IO frames."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, port: int, room: Room, seat: int, match: str) -> None:
        super().__init__(port, room, seat)
        self.match = match

    def opened(self) -> None:
        pass

    def heard(self, data: bytes) -> None:
        if data.startswith(b'42/load,["update"'):
            turn = data.find(b'"currentPlayer":"') + 17
            place = data.find(b'"_stateID":', turn) + 11
            end = place
            while 48 <= data[end] <= 57:
                end += 1
            self.room.saw(data[turn] - 48, int(data[place:end]))
        elif data == b"2":
            self.say("3")
        elif data.startswith(b"0"):
            self.say("40/load,")
        elif data.startswith(b"40/load,"):
            self.say(f'42/load,["sync","{self.match}","{self.seat}",null,{SEATS}]')
        elif data.startswith(b'42/load,["sync"') and not self.ready.done():
            self.ready.set_result(None)
        elif b"error" in data[:60]:
            self.room.tally.errors.append(data[:200].decode())

    def move(self, version: int) -> None:
        payload = {"type": "change", "args": [version % 8], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say("42/load," + json.dumps(["update", action, version, self.match, str(self.seat)]))


# -- servers -----------------------------------------------------------------------------------------------


def start_asobi(port: int) -> subprocess.Popen[str]:
    """Our server, with limits that let one machine play everybody."""
    for path in BUILD.glob("load.db*"):
        path.unlink()
    code = (
        "import sys; from asobi.server import Limits, serve; many = 10**6; "
        f"serve('127.0.0.1', {port}, {str(BUILD / 'load.db')!r}, games=['load_game:GAME'], "
        "limits=Limits(messages_per_second=many, messages_at_once=many, sockets_per_guest=many, "
        "sockets_per_address=many, connections_per_address=many, tables_per_guest_and_hour=many, "
        "tables_per_address_and_hour=many), "
        "started=lambda port: print('ready', flush=True))"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment)


def start_peer(port: int) -> subprocess.Popen[str]:
    """boardgame.io's server, installed here if it is missing."""
    home = BUILD / "peer"
    if not (home / "node_modules" / "boardgame.io").exists():
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text('{"private": true}')
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", PEER],
            cwd=home,
            check=True,
        )
    shutil.copy(Path(__file__).parent / "load_boardgame.cjs", home)
    environment = {**os.environ, "NODE_ENV": "production"}
    with (BUILD / "peer.log").open("w") as complaints:
        return subprocess.Popen(
            ["node", "load_boardgame.cjs", str(port)],
            cwd=home,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env=environment,
        )


def open_asobi_table(port: int) -> tuple[str, list[str]]:
    """A running table with four people; the tokens of all are written straight into the store by their takers."""
    wish = {"game": "load", "seats": ["me", "open", "open", "open"], "name": "One", "public": False}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
    return opened["table"], [opened["token"]]


async def take_seats(port: int, table: str, tokens: list[str]) -> None:
    """The other three sit down as people do."""
    import websockets

    address = f"ws://127.0.0.1:{port}/ws/{table}"
    for seat in range(1, SEATS):
        async with websockets.connect(address, origin=websockets.Origin(f"http://127.0.0.1:{port}")) as line:
            await line.send('{"type":"hello","protocol":1}')
            await line.send(json.dumps({"type": "take", "seat": seat, "name": f"Guest {seat}"}))
            while True:
                message = json.loads(await line.recv())
                if message["type"] == "seated":
                    tokens.append(message["token"])
                    break


def watchdog(port: int) -> dict[str, float]:
    """What asobi's own watchdog saw: the longest the loop worked for one table, and how often that was too long."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = [line.split() for line in answer.read().decode().splitlines() if not line.startswith("#")]
    told = {words[0]: float(words[1]) for words in lines if len(words) == 2}
    return {
        "longest step ms": told["asobi_table_step_seconds_max"] * 1000,
        "longest waking ms": told["asobi_table_waking_seconds_max"] * 1000,
        "steps": told["asobi_table_steps_total"],
        "steps over 5 ms": told["asobi_table_steps_too_long_total"],
        "wakings over 50 ms": told["asobi_table_wakings_too_long_total"],
        "longest step cpu ms": told["asobi_table_step_cpu_seconds_max"] * 1000,
        "longest waking cpu ms": told["asobi_table_waking_cpu_seconds_max"] * 1000,
        "steps over 5 ms cpu": told["asobi_table_steps_too_heavy_total"],
        "wakings over 50 ms cpu": told["asobi_table_wakings_too_heavy_total"],
        "loop delay p99 ms": told["asobi_loop_delay_seconds_p99"] * 1000,
    }


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """Memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(
    pid: int, matches: int, seconds: float, seat: Callable[[int, Room], Any], first: int
) -> dict[str, float]:
    """Seat everybody, let them play, and count."""
    tally = Tally()
    rooms: list[Room] = []
    for number in range(matches):
        room = Room(tally)
        await seat(number, room)
        rooms.append(room)
    for room in rooms:
        room.move(first, 0)
    await asyncio.sleep(2.0)
    tally.counting = True
    began, cpu, got = time.perf_counter(), cpu_seconds(pid), tally.bytes
    own = time.process_time()
    await asyncio.sleep(seconds)
    tally.counting = False
    took, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    own = time.process_time() - own
    if tally.errors:
        raise RuntimeError(f"{len(tally.errors)} errors, the first: {tally.errors[0]}")
    waits = sorted(tally.waits)
    result = {
        "moves/s": tally.moves / took,
        "p50 ms": waits[len(waits) // 2] * 1000,
        "p99 ms": waits[len(waits) * 99 // 100] * 1000,
        "cpu us/move": used / max(1, tally.moves) * 1e6,
        "kB/message": (tally.bytes - got) / max(1, len(waits)) / 1000,
        "MB": memory_mb(pid),
        "server cpu %": used / took * 100,
        "driver cpu %": own / took * 100,
    }
    for room in rooms:
        for client in room.clients:
            client.transport.abort()
    return result


async def play_asobi(pid: int, port: int, matches: int, seconds: float) -> dict[str, float]:
    """Let everybody play at the asobi server of that process."""
    loop = asyncio.get_running_loop()

    async def seat(number: int, room: Room) -> None:
        table, tokens = await asyncio.to_thread(open_asobi_table, port)
        await take_seats(port, table, tokens)
        for place, token in enumerate(tokens):
            _, client = await loop.create_connection(
                lambda place=place, token=token: AsobiClient(port, room, place, table, token),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            await client.ready
            room.clients.append(client)

    return await measure(pid, matches, seconds, seat, 0)


async def run_asobi(pid: int, port: int, matches: int, seconds: float) -> dict[str, float]:
    result = await play_asobi(pid, port, matches, seconds)
    WATCHED.append(await asyncio.to_thread(watchdog, port))
    store = sqlite3.connect(BUILD / "load.db")
    (stored,) = store.execute("SELECT count(*) FROM entries").fetchone()
    store.close()
    assert stored >= result["moves/s"] * seconds, "clients saw more moves than are on disk"
    return result


async def run_peer(pid: int, port: int, matches: int, seconds: float) -> dict[str, float]:
    loop = asyncio.get_running_loop()

    async def seat(number: int, room: Room) -> None:
        for place in range(SEATS):
            _, client = await loop.create_connection(
                lambda place=place: PeerClient(port, room, place, f"m{number}"),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            await client.ready
            room.clients.append(client)

    return await measure(pid, matches, seconds, seat, 0)


def run(name: str, port: int, matches: int, seconds: float) -> dict[str, float]:
    """One server, from its start to its end."""
    process = start_asobi(port) if name == "asobi" else start_peer(port)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        while line and "ready" not in line:
            line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{name} did not start")
        play = run_asobi if name == "asobi" else run_peer
        return uvloop.run(play(process.pid, port, matches, seconds))
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def report(medians: dict[str, dict[str, float]], matches: int, seconds: float, rounds: int) -> str:
    """The figures of both servers as a table, and their ratio."""
    keys = list(next(iter(medians.values())))
    rows = ["| server | " + " | ".join(keys) + " |", "|---|" + "--:|" * len(keys)]
    for name, figures in medians.items():
        rows.append(f"| {name} | " + " | ".join(f"{figures[key]:,.1f}" for key in keys) + " |")
    load = os.getloadavg()[1]
    rows += [
        "",
        f"{matches} matches of {SEATS} clients, medians of {rounds} runs of {seconds:.0f} s, Python "
        f"{platform.python_version()}, {os.cpu_count()} cores shared with the driver; load average {load:.0f}.",
    ]
    if len(medians) == 2:
        ours, theirs = medians["asobi"], medians["boardgame.io"]
        rows += [
            "",
            f"**{ours['moves/s'] / theirs['moves/s']:.1f} times the moves per second**, "
            f"{theirs['p99 ms'] / ours['p99 ms']:.1f} times shorter at the 99th percentile, "
            f"{theirs['cpu us/move'] / ours['cpu us/move']:.1f} times less processor time a move.",
        ]
    if WATCHED:
        worst = {name: max(run[name] for run in WATCHED) for name in WATCHED[0]}
        rows += [
            "",
            "asobi's watchdog, the worst of all runs: "
            + ", ".join(f"{name} {value:,.1f}" for name, value in worst.items())
            + ". Nothing done for one table should take the loop longer than 5 ms, 50 ms for waking one. "
            "What counts processor time (cpu) does not count how long a step waits for other processes.",
        ]
    return "\n".join(rows)


def write(text: str) -> None:
    """Put the report into the page about benchmarks."""
    page = Path(__file__).parent / "README.md"
    before, _, rest = page.read_text().partition("<!-- load -->")
    _, _, after = rest.partition("<!-- /load -->")
    page.write_text(f"{before}<!-- load -->\n{text}\n<!-- /load -->{after}")


def main() -> None:
    """Run both servers in turn, several times, and print the medians and their ratio."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=200)
    reader.add_argument("--seconds", type=float, default=8.0)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--port", type=int, default=8311)
    reader.add_argument("--only", choices=["asobi", "boardgame.io"])
    reader.add_argument("--write", action="store_true", help="write the report into bench/README.md")
    wish = reader.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    names = [wish.only] if wish.only else ["asobi", "boardgame.io"]
    results: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for number in range(wish.rounds):
        for place, name in enumerate(names):
            result = run(name, wish.port + number * 2 + place, wish.matches, wish.seconds)
            results[name].append(result)
            print(f"{name:14}", "  ".join(f"{key} {value:.1f}" for key, value in result.items()), flush=True)
    medians = {name: {key: median(run[key] for run in runs) for key in runs[0]} for name, runs in results.items()}
    text = report(medians, wish.matches, wish.seconds, wish.rounds)
    print("\n" + text)
    if wish.write:
        write(text)


if __name__ == "__main__":
    main()
