"""A PostgreSQL server of our own, in a folder of its own: started, stopped, restarted, and asked."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
T = TypeVar("T")


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian keeps them off the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(places[-1]) if places else shutil.which(name) or name


class Postgres:
    """The server; it runs as an unprivileged user, for PostgreSQL refuses root."""

    def __init__(self) -> None:
        subprocess.run([str(ROOT / "scripts" / "postgres")], check=True)
        self.folder = Path(tempfile.mkdtemp(prefix="asobi-postgres-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self._user: list[str] = []
        self._made = 0
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
            self._user = ["runuser", "-u", "postgres", "--"]
        words = ["-D", str(self.data), "-A", "trust", "-U", "asobi", "-E", "UTF8", "--no-sync"]
        subprocess.run([*self._user, program("initdb"), *words], check=True, capture_output=True, cwd="/")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """The address of its first database."""
        return self.at("postgres")

    def at(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://asobi@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it lets us in."""
        places = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                [*self._user, program("postgres"), *places, *settings], stdout=log, stderr=log, cwd="/"
            )
        deadline = time.monotonic() + 60
        while not apart(answers(self.address)):
            assert time.monotonic() < deadline, f"PostgreSQL does not start: {(self.folder / 'log').read_text()}"
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The process of the server itself, which starts one for each connection."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the server and to all its processes."""
        if self._process is not None and number == signal.SIGCONT:
            self._process.send_signal(number)  # runuser stops with what it runs
        family = subprocess.run(["pgrep", "-P", str(self.pid)], capture_output=True, text=True).stdout.split()
        for pid in [self.pid, *map(int, family)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def stop(self) -> None:
        """Stop it at once; what was promised is on disk."""
        if self._process is not None:
            os.kill(self.pid, signal.SIGQUIT)
            self._process.wait(30)
            self._process = None

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        self._made += 1
        name = f"asobi{self._made}"
        self.do(f"CREATE DATABASE {name}")
        return self.at(name)

    def do(self, sql: str, *values: Any, address: str | None = None) -> list[tuple[Any, ...]]:
        """The rows of a statement."""
        return apart(ask(address or self.address, sql, *values))

    def remove(self) -> None:
        """Stop it, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def apart(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, even where a loop is running already, as it is behind playwright."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def ask(address: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows of a statement."""
    line = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await line.fetch(sql, *values)]
    finally:
        await line.close()


async def answers(address: str) -> bool:
    """Whether PostgreSQL lets us in; its port is open a while before."""
    try:
        await (await asyncpg.connect(address)).close()
    except (OSError, asyncpg.PostgresError):
        return False
    return True


@contextlib.contextmanager
def running() -> Iterator[Postgres]:
    """A server for as long as somebody needs it."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()
