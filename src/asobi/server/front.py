"""The front: one address, several server processes, and no proxy.

It looks at the first line of a connection without taking it, finds the table in the path, and hands the connection
itself to the process for that table. From then on the front has nothing to do with it. Whatever comes later on the same
connection for another table is relayed by that process.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from asobi.core import AsobiError, Variant
from asobi.server.app import ALIVE, serve
from asobi.server.limits import Limits
from asobi.server.pages import STATIC
from asobi.server.relay import OF_TABLE
from asobi.server.services import shared

log = logging.getLogger("asobi.server")

LINE: Final = 2048
"""Bytes of a request in which its table must be named."""
SILENT: Final = 2.0
"""Seconds without a sign of life after which a process gets no more connections."""
HOPELESS: Final = 15.0
"""Seconds after which such a process is ended, and started anew."""
GRACE: Final = 20.0
"""Seconds that a process has to hand its tables over."""
PAUSE: Final = 1.0
"""Seconds between two starts of the same process."""


def table_in(head: bytes) -> str | None:
    """The table that the first line of a request names."""
    words = head.partition(b"\r\n")[0].split(b" ")
    path = words[1].partition(b"?")[0].decode("latin-1") if len(words) > 1 else ""
    found = OF_TABLE.fullmatch(path)
    return None if found is None else found[1]


def preferred(table: str, among: list[int]) -> int:
    """The process for a table: of those that are there, the one with the highest hash; the others' tables stay."""
    return max(among, key=lambda number: hashlib.blake2b(f"{table} {number}".encode(), digest_size=8).digest())


class Hand:
    """One process that is handed connections."""

    def __init__(self, number: int, orders: dict[str, Any]) -> None:
        self.number = number
        self._orders = orders
        self.process: subprocess.Popen[bytes] | None = None
        self.line: socket.socket | None = None
        self.heard_at = 0.0
        self.leaving = False

    @property
    def ready(self) -> bool:
        """Whether it can be handed anything."""
        return self.line is not None and not self.leaving and time.monotonic() - self.heard_at < SILENT

    def start(self) -> None:
        """Start the process."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        orders = json.dumps({**self._orders, "front": theirs.fileno()})
        self.process = subprocess.Popen(
            [sys.executable, "-m", "asobi.server.front", orders], pass_fds=[theirs.fileno()], start_new_session=True
        )
        theirs.close()
        ours.setblocking(False)
        self.line, self.leaving, self.heard_at = ours, False, 0.0
        asyncio.get_running_loop().add_reader(ours.fileno(), self._hear)

    def _hear(self) -> None:
        assert self.line is not None
        try:
            said = self.line.recv(16)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said == ALIVE:
            self.heard_at = time.monotonic()
        else:
            self.leaving = True
            if not said:
                self.drop()

    def drop(self) -> None:
        """Have no more to do with the process's end of the line."""
        if self.line is not None:
            asyncio.get_running_loop().remove_reader(self.line.fileno())
            self.line.close()
            self.line = None

    def hand(self, connection: socket.socket) -> bool:
        """Hand a connection over; whether that went well."""
        try:
            assert self.line is not None
            socket.send_fds(self.line, [b"x"], [connection.fileno()])
        except (OSError, AssertionError):
            return False
        return True

    def send(self, number: signal.Signals) -> None:
        """Send the process a signal."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    async def end(self) -> None:
        """Let the process hand over its tables and go."""
        self.leaving = True
        self.send(signal.SIGTERM)
        until = time.monotonic() + GRACE
        while self.process is not None and self.process.poll() is None:
            if time.monotonic() > until:
                self.send(signal.SIGKILL)
            await asyncio.sleep(0.02)
        self.drop()


class Front:
    """Accepts connections and hands them on; starts its processes anew where they die or hang."""

    def __init__(self, listening: socket.socket, processes: int, orders: dict[str, Any]) -> None:
        self._listening = listening
        self._hands = [Hand(number, orders) for number in range(processes)]
        self._turn = 0
        self._placing: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()
        self._renewing = asyncio.Lock()

    async def run(self, ready: Callable[[], None]) -> None:
        """Work until told to end; on SIGHUP the processes are renewed one after the other."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._ending.set)
        renewals: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(signal.SIGHUP, lambda: renewals.add(loop.create_task(self.renew())))
        for hand in self._hands:
            hand.start()
        while not all(hand.ready for hand in self._hands):
            failed = [hand for hand in self._hands if hand.process is not None and hand.process.poll() is not None]
            if failed or self._ending.is_set():
                await asyncio.gather(*(hand.end() for hand in self._hands))
                return
            await asyncio.sleep(0.05)
        self._listening.listen(1024)
        self._listening.setblocking(False)
        works = [loop.create_task(self._accept()), loop.create_task(self._watch())]
        ready()
        await self._ending.wait()
        for work in works:
            work.cancel()
        self._listening.close()
        await asyncio.gather(*(hand.end() for hand in self._hands))

    async def renew(self) -> None:
        """Let one process after the other go, and come back."""
        async with self._renewing:
            for hand in self._hands:
                await hand.end()
                hand.start()
                until = time.monotonic() + 2 * GRACE
                while not hand.ready and time.monotonic() < until:
                    await asyncio.sleep(0.05)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self._renewing.locked():
                continue
            for hand in self._hands:
                assert hand.process is not None
                if hand.process.poll() is not None:
                    log.error("process %d ended with %s; it is started anew", hand.number, hand.process.returncode)
                    hand.drop()
                    hand.start()
                elif hand.heard_at and time.monotonic() - hand.heard_at > HOPELESS:
                    log.error("process %d does not answer; it is ended", hand.number)
                    hand.send(signal.SIGKILL)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self._listening)
            except OSError as fault:  # no more files, say: those who wait may have more luck later
                log.error("nobody can be let in: %s", fault)
                await asyncio.sleep(0.1)
                continue
            placing = loop.create_task(self._place(connection))
            self._placing.add(placing)
            placing.add_done_callback(self._placing.discard)

    async def _place(self, connection: socket.socket) -> None:
        with contextlib.closing(connection):
            try:
                async with asyncio.timeout(Limits.head_seconds):
                    table = table_in(await _first_line(connection))
            except (TimeoutError, OSError):
                return
            until = time.monotonic() + SILENT
            while time.monotonic() < until:
                there = [hand.number for hand in self._hands if hand.ready]
                if there:
                    self._turn += 1
                    number = there[self._turn % len(there)] if table is None else preferred(table, there)
                    if self._hands[number].hand(connection):
                        return
                await asyncio.sleep(0.05)


async def _first_line(connection: socket.socket) -> bytes:
    """The first line of a request, as far as it has come; it stays where it is."""
    loop, connection_file = asyncio.get_running_loop(), connection.fileno()
    connection.setblocking(False)
    seen = 0
    while True:
        ready = asyncio.Event()
        loop.add_reader(connection_file, ready.set)
        try:
            await ready.wait()
        finally:
            loop.remove_reader(connection_file)
        head = connection.recv(LINE, socket.MSG_PEEK)
        if b"\r\n" in head or len(head) == LINE or not head:
            return head
        if len(head) == seen:
            await asyncio.sleep(0.02)  # half a line: who is that slow may wait
        seen = len(head)


def serve_many(
    host: str,
    port: int,
    database: str,
    processes: int,
    *,
    limits: Limits,
    games: list[str] | None = None,
    static: Path = STATIC,
    variants: Sequence[Variant] = (),
    started: Callable[[int], None] | None = None,
    journal: bool = False,
) -> None:
    """Serve with several processes until interrupted; they share a PostgreSQL database."""
    if not shared(database):
        raise AsobiError(f"{database} is for one process: with --processes name a database postgresql://…")
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    orders = {
        "host": host,
        "database": database,
        "limits": asdict(limits),
        "games": games,
        "static": str(static),
        "variants": [
            {"game": one.game, "name": one.name, "changes": one.changes, "settings": one.own, "about": one.about}
            for one in variants
        ],
        "journal": journal,
    }

    def ready() -> None:
        if started is not None:
            started(listening.getsockname()[1])

    asyncio.run(Front(listening, processes, orders).run(ready))


def main() -> None:
    """One of the processes behind a front."""
    orders = json.loads(sys.argv[1])
    limits: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in orders["limits"].items()
    }
    front = socket.socket(fileno=orders["front"])
    os.set_inheritable(orders["front"], False)
    serve(
        "127.0.0.1",
        0,
        orders["database"],
        limits=Limits(**limits),
        games=orders["games"],
        static=Path(orders["static"]),
        variants=[Variant(**parts) for parts in orders["variants"]],
        journal=orders["journal"],
        front=front,
    )


if __name__ == "__main__":
    main()
