"""The server put together: the guard at the door, pages and websockets behind it, one hall of rooms."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import uvicorn

from asobi.core import Variant
from asobi.server.door import door
from asobi.server.guard import Guard
from asobi.server.hall import Hall
from asobi.server.identity import find_guests
from asobi.server.journal import keep_journal
from asobi.server.limits import Limits
from asobi.server.orders import Orders
from asobi.server.pages import STATIC, Pages
from asobi.server.services import find_services
from asobi.server.sockets import Sockets
from asobi.server.wire import Wire

COLLECT: Final = (50_000, 20, 100)


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
    ) -> None:
        self.limits = limits
        self.hall = Hall(find_services(database, games, limits))
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
            self._door = Guard(
                self._inside, await find_guests(self.hall.ledger), self.limits.hosts, self.hall.services.bans
            )
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

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self.limits.silence_seconds, self.limits.stuck_seconds) / 4)
            self.sockets.sweep()


class Server(uvicorn.Server):
    """uvicorn's server, which says when and where it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


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
) -> None:
    """Serve until interrupted. `started` is told the port when the server can be reached; port 0 takes any.

    With a `journal` the log is lines of JSON.
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

    config = uvicorn.Config(
        App(database, limits, games, static, host, variants),
        host=host,
        port=port,
        loop="uvloop",
        http=door(limits),
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
    # What lives as long as the server is not worth looking through again and again: a quarter less time a move.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to end it
        Server(config, ready).run()
