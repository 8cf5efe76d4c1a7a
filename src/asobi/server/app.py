"""The server put together: the guard at the door, pages and websockets behind it, one hall of rooms."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import uvicorn

from asobi.core import Variant
from asobi.server.addresses import ANYWHERE, reachable
from asobi.server.door import door
from asobi.server.guard import Guard
from asobi.server.hall import Hall
from asobi.server.identity import find_guests
from asobi.server.journal import keep_journal
from asobi.server.limits import Limits
from asobi.server.orders import Orders
from asobi.server.pages import STATIC, Pages
from asobi.server.relay import Relay
from asobi.server.services import find_services, shared
from asobi.server.sockets import Sockets
from asobi.server.wire import Wire

COLLECT: Final = (50_000, 20, 100)
PULSE: Final = 0.5
"""Seconds between two signs of life for the front."""
ALIVE: Final = b"+"
LEAVING: Final = b"-"


class App:
    """The whole server as one ASGI application."""

    def __init__(
        self,
        database: str,
        limits: Limits,
        games: list[str] | None,
        static: Path,
        host: str,
        variants: Sequence[Variant] = (),
        reach: str = "",
    ) -> None:
        self.limits = limits
        self.hall = Hall(find_services(database, games, limits, reach))
        self.sockets = Sockets(self.hall)
        self.orders = Orders(self.hall)
        self.pages = Pages(self.hall, self.orders, static, host, variants).app()
        self._door: Guard | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif self._door is not None:
            await self._door(scope, receive, send)

    async def _inside(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        else:
            await self.pages(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        try:
            await self.hall.open()
            guests, owners = await find_guests(self.hall.ledger), self.hall.owners
            inside: Any = self._inside
            if owners.shared:
                inside = Relay(self._inside, owners, self.hall.rooms, guests, self.limits.body_bytes)
            self._door = Guard(inside, guests, self.limits.hosts, self.hall.services.bans)
            works = (self._sweep, self.hall.services.pulse.beat, self.orders.obey)
            self._tasks = [asyncio.create_task(work()) for work in works]
        except Exception as fault:
            await send({"type": "lifespan.startup.failed", "message": str(fault)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        for task in self._tasks:
            task.cancel()
        await self.hall.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def hand_over(self) -> None:
        """Leave every table to the other servers, and do nothing more on one's own."""
        for task in self._tasks:
            task.cancel()
        await self.hall.hand_over()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self.limits.silence_seconds, self.limits.stuck_seconds) / 4)
            self.sockets.sweep()


class Server(uvicorn.Server):
    """uvicorn's server, which says when and where it can be reached, and hands its tables over before it goes.

    Through `front` it is handed connections that somebody else has accepted, and says that it is alive.
    """

    def __init__(
        self, config: uvicorn.Config, app: App, ready: Callable[[int], None], front: socket.socket | None = None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._front = front
        self._pulse: asyncio.Task[None] | None = None

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self._front is not None:
            self._front.setblocking(False)
            asyncio.get_running_loop().add_reader(self._front.fileno(), self._handed, self._front)
            self._pulse = asyncio.create_task(self._say_alive(self._front))
        self._ready(self.servers[0].sockets[0].getsockname()[1])

    def _handed(self, front: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                _, files, _, _ = socket.recv_fds(front, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                files = []
            if not files:  # the front is gone: its processes go with it
                loop.remove_reader(front.fileno())
                self.should_exit = True
                return
            admitted = loop.create_task(self._admit(socket.socket(fileno=files[0])))
            self.server_state.tasks.add(admitted)
            admitted.add_done_callback(self.server_state.tasks.discard)

    async def _admit(self, line: socket.socket) -> None:
        line.setblocking(False)
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        kind: Any = self.config.http_protocol_class
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(lambda: kind(config=self.config, **state), line)

    async def _say_alive(self, front: socket.socket) -> None:
        while True:
            with contextlib.suppress(OSError):
                front.send(ALIVE)
            await asyncio.sleep(PULSE)

    async def shutdown(self, sockets: Any = None) -> None:
        if self._front is None:
            await self._app.hall.drain()
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        if self._front is not None and self._pulse is not None:
            self._pulse.cancel()
            with contextlib.suppress(OSError):
                self._front.send(LEAVING)
        await self._app.hand_over()
        await super().shutdown(sockets)


def new_server(
    app: App,
    host: str,
    port: int,
    ready: Callable[[int], None],
    journal: bool = False,
    front: socket.socket | None = None,
) -> Server:
    """A server for the application that has yet to run; `ready` is told the port once it can be reached."""
    limits = app.limits
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http=door(limits, app.hall.owners.friends),
        ws=Wire,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(limits.proxies),
        forwarded_allow_ips=list(limits.proxies),
        lifespan="on",
        log_level="warning",
        log_config=None if journal else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        date_header=False,
    )
    return Server(config, app, ready, front)


def serve(
    host: str,
    port: int,
    database: str,
    open_browser: bool = False,
    *,
    limits: Limits | None = None,
    games: list[str] | None = None,
    static: Path = STATIC,
    variants: Sequence[Variant] = (),
    started: Callable[[int], None] | None = None,
    journal: bool = False,
    reach: str | None = None,
    front: socket.socket | None = None,
) -> None:
    """Serve until interrupted. `started` is told the port when the server can be reached; port 0 takes any.

    With a `journal` the log is lines of JSON. At `reach` (HOST:PORT) other servers on the same database find this one.
    Connections may also come through `front`.
    """
    limits = limits or Limits()
    if journal:
        keep_journal()

    def ready(port: int) -> None:
        if started is not None:
            started(port)
        if open_browser:
            shown = "localhost" if host in ("0.0.0.0", "::", "") else host
            threading.Thread(target=webbrowser.open, args=(f"http://{shown}:{port}/",), daemon=True).start()

    listening = None
    if shared(database):  # others must be told the port before anything begins
        listening = _bound(host, port)
        reach = reach or f"{_near(host)}:{listening.getsockname()[1]}"
    app = App(database, limits, games, static, host, variants, reach or "")
    # What lives as long as the server is not worth looking through again and again: a quarter less time a move.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to end it
        new_server(app, host, port, ready, journal, front).run(None if listening is None else [listening])


def _bound(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def _near(host: str) -> str:
    """Where a server that listens on that host is reached, as far as can be guessed."""
    if host not in ANYWHERE:
        return f"[{host}]" if ":" in host else host
    return next(iter(reachable(host)), "127.0.0.1")
