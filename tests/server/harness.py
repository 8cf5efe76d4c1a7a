"""A real server in a process of its own, and players who talk to it through real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import websockets
from websockets.asyncio.client import ClientConnection

from asobi.server import Limits, serve
from asobi.server.front import serve_many

ROOT = Path(__file__).parents[2]
ABOVE = os.environ.get("PYTHONPATH", "")
T = TypeVar("T")

GENEROUS: dict[str, Any] = {
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "sockets_per_guest": 10_000,
    "sockets_per_address": 10_000,
    "tables_per_guest_and_hour": 10_000,
    "tables_per_address_and_hour": 10_000,
    "past_per_minute": 100_000,
    "bot_pace_seconds": 0.0,
    "hello_seconds": 60.0,
}
GAMES = ["asobi.games.eight_routes:GAME", "tests.server.hidden_game:GAME"]


OPEN: list[ClientConnection] = []
"""Every socket of the running scene, closed at its end."""


class House:
    """A server process; it can be killed and started again on the same port and file."""

    def __init__(self, folder: Path, **limits: Any) -> None:
        self.folder = folder
        self.database = folder / "asobi.db"
        self.address = str(self.database)
        self.limits = {**GENEROUS, **limits}
        self.port = 0
        self.static: Path = Path("/nonexistent")
        self.games = GAMES
        self.processes = 1
        self.shelf: Path = ROOT
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, *fault: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start the server and wait until it can be reached."""
        orders = {
            "port": self.port,
            "database": self.address,
            "limits": self.limits,
            "games": self.games,
            "static": str(self.static),
            "processes": self.processes,
        }
        with (self.folder / "server.log").open("a") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.harness", json.dumps(orders)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(self.shelf), ABOVE])},
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.stop()
        assert line, f"the server did not start: {self.log()}"
        self.port = int(line)

    def kill(self) -> None:
        """Kill the server on the spot."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def stop(self) -> None:
        """Stop the server politely."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def log(self) -> str:
        """What the server complained about."""
        return (self.folder / "server.log").read_text()

    @property
    def origin(self) -> str:
        """The address of the server's own pages."""
        return f"http://127.0.0.1:{self.port}"

    # -- pages ---------------------------------------------------------------------------------------------

    def ask(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of a request; a body makes it a POST."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.origin + path, data, headers or {})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, {k.lower(): v for k, v in fault.headers.items()}, fault.read()

    def json(self, path: str, body: Any = None, cookie: str | None = None) -> Any:
        """The answer to a request, read from JSON."""
        return json.loads(self.ask(path, body, {"cookie": cookie} if cookie else None)[2])

    def open_table(self, *seats: str, game: str = "eight-routes", **more: Any) -> dict[str, Any]:
        """Open a table."""
        wish = {"game": game, "seats": list(seats), "name": "Ada", **more}
        opened: dict[str, Any] = self.json("/api/tables", wish)
        assert "table" in opened, opened
        return opened

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What stands in the file."""
        connection = sqlite3.connect(self.database)
        try:
            return connection.execute(sql, values).fetchall()
        finally:
            connection.close()

    def change(self, sql: str, *values: Any) -> None:
        """Change the file while the server is down."""
        connection = sqlite3.connect(self.database)
        try:
            connection.execute(sql, values)
            connection.commit()
        finally:
            connection.close()

    def entries(self, table: str) -> list[tuple[int, str | None, str | None]]:
        """The stored entries of a table."""
        return self.rows("SELECT seat, what, move FROM entries WHERE table_id = ? ORDER BY number", table)


class Player:
    """One browser, played by a test. `seen` has everything it was sent, `table` the newest whole table."""

    def __init__(self, house: House, table: str, token: str | None = None) -> None:
        self.house = house
        self.id = table
        self.token = token
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []
        self.version = -1
        self.moment: dict[str, Any] | None = None
        self.seats: list[dict[str, Any]] = []

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *fault: object) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def connect(self, cookie: str | None = None) -> dict[str, Any]:
        """Connect and say hello; gives the table."""
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.house.port}/ws/{self.id}",
            origin=websockets.Origin(self.house.origin),
            additional_headers={"cookie": cookie} if cookie else None,
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        OPEN.append(self.socket)
        await self.send("hello", protocol=1, token=self.token)
        return await self.next("table")

    async def send(self, type: str, **fields: Any) -> None:
        """Send a message."""
        await self.send_raw(json.dumps({"type": type, **fields}))

    async def send_raw(self, data: str | bytes) -> None:
        """Send a frame as it is."""
        assert self.socket is not None
        await self.socket.send(data)

    async def receive(self, seconds: float = 30.0) -> dict[str, Any]:
        """The next message, whatever it is."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):  # unlike wait_for of Python 3.11, it never swallows a cancellation
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.version, self.moment, self.seats = message["version"], message["moment"], message["seats"]
        elif message["type"] == "moved":
            assert message["version"] == self.version + 1, "a gap in the versions"
            self.version, self.moment = message["version"], message["moment"]
        elif message["type"] == "seats":
            self.seats = message["seats"]
        return message

    async def next(self, *types: str, seconds: float = 30.0) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.receive(seconds)
            if message["type"] in types:
                return message

    @property
    def decision(self) -> dict[str, Any] | None:
        """What this player has to decide now."""
        return self.moment["decision"] if self.moment else None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.moment and self.moment["outcome"])

    def options(self) -> list[str]:
        """What may be chosen now."""
        assert self.decision is not None
        return [option["notation"] for option in self.decision["options"]]

    async def choose(self, choice: str, move: str | None = None, version: int | None = None) -> str:
        """Choose; gives the move's id."""
        move = move or secrets.token_hex(8)
        version = self.version if version is None else version
        await self.send("choose", token=self.token, move=move, version=version, choice=choice)
        return move

    async def until(self, ready: Callable[[], bool]) -> None:
        """Read until something holds."""
        while not ready():
            await self.receive()

    async def play_on(self) -> None:
        """Choose the first option whenever there is something to decide, until the match is over."""
        answered = -1
        while not self.over:
            if self.decision is not None and self.version != answered:
                answered = self.version
                await self.choose(self.options()[0])
            await self.receive()


def scene(play: Callable[[], Awaitable[T]], seconds: float = 120.0) -> T:
    """Play a scene of a test."""

    async def limited() -> T:
        try:
            async with asyncio.timeout(seconds):
                return await play()
        finally:
            for socket in OPEN:
                socket.transport.abort()
            OPEN.clear()
            await asyncio.sleep(0.01)

    return asyncio.run(limited())


async def seat_all(house: House, table: dict[str, Any], names: list[str]) -> list[Player]:
    """Everybody takes the next free seat of an open table; the first player holds the opened seat."""
    players = [Player(house, table["table"], table["token"])]
    await players[0].connect()
    for number, name in enumerate(names, 1):
        guest = Player(house, table["table"])
        await guest.connect()
        await guest.send("take", seat=number, name=name)
        guest.token = (await guest.next("seated"))["token"]
        await guest.next("table")
        players.append(guest)
    for player in players:
        await player.until(lambda player=player: player.moment is not None)  # type: ignore[misc]
    return players


if __name__ == "__main__":
    orders = json.loads(sys.argv[1])

    def started(port: int) -> None:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()

    more: dict[str, Any] = {
        "limits": Limits(**orders["limits"]),
        "games": orders["games"],
        "static": Path(orders["static"]),
        "started": started,
    }
    if orders.get("processes", 1) > 1:
        serve_many("127.0.0.1", orders["port"], orders["database"], orders["processes"], **more)
    else:
        serve("127.0.0.1", orders["port"], orders["database"], **more)
