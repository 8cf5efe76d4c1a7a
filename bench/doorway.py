"""Two ways to one address for several processes: a front that hands connections over, or SO_REUSEPORT with a hand-over.

    python bench/doorway.py

Both look at the first line and choose the process as `asobi serve --processes` does. With SO_REUSEPORT the kernel gives
a connection to any process, which hands it on where the table is another's. The processes answer at once, so that
only the way to them is measured. Then one process after the other is renewed while people come.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import resource
import signal
import socket
import time
from collections import Counter
from statistics import median
from typing import Any

import uvloop

from asobi.server.front import _first_line, preferred, table_in

PROCESSES = 3
ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok"
DRAIN = 0.3
"""Seconds in which a process that leaves answers whom it has let in."""
LOST = (OSError, EOFError, TimeoutError)
FORK = multiprocessing.get_context("fork")


class Answering(asyncio.Protocol):
    """Answers a request, and hangs up."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(ANSWER)
        self.transport.close()


def listening(port: int, shared: bool) -> socket.socket:
    """A socket at which people knock."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT if shared else socket.SO_REUSEADDR, 1)
    made.bind(("127.0.0.1", port))
    made.listen(1024)
    made.setblocking(False)
    return made


async def accept(door: socket.socket, own: int | None, lines: list[socket.socket], works: set[Any]) -> None:
    """Let people in, and hand each to the process of their table; `own` keeps its own."""
    loop = asyncio.get_running_loop()

    async def place(connection: socket.socket) -> None:
        table = table_in(await _first_line(connection))
        number = preferred(table or "", list(range(PROCESSES)))
        if number == own:
            await loop.connect_accepted_socket(Answering, connection)
        else:
            with contextlib.closing(connection):
                while True:
                    try:
                        socket.send_fds(lines[number], [b"x"], [connection.fileno()])
                        return
                    except BlockingIOError:
                        await asyncio.sleep(0.001)

    while True:
        connection, _ = await loop.sock_accept(door)
        work = loop.create_task(place(connection))
        works.add(work)
        work.add_done_callback(works.discard)


def run_front(port: int, lines: list[socket.socket]) -> None:
    """The process that only hands over."""
    uvloop.run(accept(listening(port, False), None, lines, set()))


def run_process(port: int | None, number: int, line: socket.socket, lines: list[socket.socket]) -> None:
    """A process that answers; with a port it also lets people in, and hands on whom it has no table for."""

    async def work() -> None:
        loop, ending, works = asyncio.get_running_loop(), asyncio.Event(), set[Any]()
        loop.add_signal_handler(signal.SIGTERM, ending.set)

        def handed() -> None:
            with contextlib.suppress(BlockingIOError):
                while True:
                    _, files, _, _ = socket.recv_fds(line, 1, 1)
                    given = socket.socket(fileno=files[0])
                    given.setblocking(False)
                    admitted = loop.create_task(loop.connect_accepted_socket(Answering, given))
                    works.add(admitted)
                    admitted.add_done_callback(works.discard)

        loop.add_reader(line.fileno(), handed)
        door = None if port is None else listening(port, True)
        accepting = None if door is None else loop.create_task(accept(door, number, lines, works))
        await ending.wait()
        if accepting is not None and door is not None:
            accepting.cancel()
            await asyncio.sleep(0)
            door.close()
        await asyncio.sleep(DRAIN)

    uvloop.run(work())


async def knock(port: int, seconds: float, many: int) -> tuple[list[float], Counter[str]]:
    """So many people who come, ask, and come again: how long each took, and what went wrong."""
    took: list[float] = []
    faults: Counter[str] = Counter()
    ending = time.perf_counter() + seconds

    async def guest(name: int) -> None:
        turn = 0
        while time.perf_counter() < ending:
            turn += 1
            began = time.perf_counter()
            try:
                async with asyncio.timeout(5.0):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(f"GET /ws/t{name}-{turn} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
                    if not await reader.read():
                        raise EOFError("hung up")
                    writer.close()
                took.append(time.perf_counter() - began)
            except LOST as fault:
                faults[type(fault).__name__] += 1

    await asyncio.gather(*(guest(name) for name in range(many)))
    return took, faults


def measured(shared: bool, port: int, seconds: float, many: int, renewals: bool) -> dict[str, float]:
    """Connections a second, how long one takes, what it costs the processes, and how many were lost."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(PROCESSES)]
    for pair in pairs:
        for end in pair:
            end.setblocking(False)
    lines = [near for near, _ in pairs]

    def begun(number: int) -> Any:
        process = FORK.Process(target=run_process, args=(port if shared else None, number, pairs[number][1], lines))
        process.start()
        return process

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    processes = [begun(number) for number in range(PROCESSES)]
    front = None if shared else FORK.Process(target=run_front, args=(port, lines))
    if front is not None:
        front.start()
    time.sleep(0.5)

    async def play() -> tuple[list[float], Counter[str]]:
        knocking = asyncio.create_task(knock(port, seconds, many))
        while renewals and not knocking.done():
            for number in range(PROCESSES):
                await asyncio.sleep(DRAIN)
                os.kill(processes[number].pid, signal.SIGTERM)
                await asyncio.to_thread(processes[number].join)
                processes[number] = begun(number)
        return await knocking

    took, faults = uvloop.run(play())
    for process in processes:
        process.terminate()
    if front is not None:
        front.kill()
        front.join()
    for process in processes:
        process.join()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    for pair in pairs:
        for end in pair:
            end.close()
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    took.sort()
    return {
        "connections/s": len(took) / seconds,
        "p50 ms": 1000 * median(took),
        "p99 ms": 1000 * took[int(0.99 * len(took))],
        "cpu ms each": 1000 * worked / len(took),
        "lost": faults.total(),
        "lost of 100,000": 1e5 * faults.total() / (len(took) + faults.total()),
    }


def main() -> None:
    """Measure both ways in turn, and print a table."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=5.0)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--guests", type=int, default=32)
    wish = reader.parse_args()
    rows: dict[tuple[bool, bool], list[dict[str, float]]] = {}
    port = 20_000 + os.getpid() % 20_000
    for _ in range(wish.rounds):
        for renewals in (False, True):
            for shared in (False, True):
                port += 1
                run = measured(shared, port, wish.seconds, wish.guests, renewals)
                rows.setdefault((shared, renewals), []).append(run)
    keys = ["connections/s", "p50 ms", "p99 ms", "cpu ms each", "lost", "lost of 100,000"]
    print("| way | " + " | ".join(keys) + " |\n|---|" + "--:|" * len(keys))
    for (shared, renewals), runs in sorted(rows.items(), key=lambda row: row[0][1]):
        name = ("SO_REUSEPORT" if shared else "a front") + (", processes renewed" if renewals else "")
        print(f"| {name} | " + " | ".join(f"{median(run[key] for run in runs):,.2f}" for key in keys) + " |")


if __name__ == "__main__":
    main()
