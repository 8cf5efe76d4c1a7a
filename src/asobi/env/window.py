"""A match at the table in the browser while an environment plays it."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

from asobi.core import AsobiError, Match, record_of
from asobi.server.app import App, Server, new_server
from asobi.server.ledger import Terms
from asobi.server.limits import Limits
from asobi.server.pages import STATIC
from asobi.server.seats import Seat, hashed, new_token

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
T = TypeVar("T")


class NoTable(AsobiError):
    """The server of the table could not be started, or did not answer."""


class Window:
    """Serves the table on this machine and opens a browser there, once; the table follows the match.

    The agents have the seats, so whoever looks on is a spectator. At the next match's table they arrive by the button
    for a rematch, as at any table.
    """

    def __init__(self) -> None:
        self.address = ""
        self.table = ""
        self.match: Match | None = None
        self.app: App | None = None
        self.server: Server | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ready = threading.Event()
        self.thread: threading.Thread | None = None
        self.folder: tempfile.TemporaryDirectory[str] | None = None

    def show(self, match: Match) -> None:
        """Bring the table to where the match is; a new match gets a table of its own."""
        if self.server is None:
            self._serve()
        if self.match is not match:
            before, self.match = self.table, match
            self.table = self._wait(self._opened(match, before))
            if not before:
                webbrowser.open(f"{self.address}/t/{self.table}")
        else:
            self._wait(self._followed(match))

    def _serve(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="asobi-")
        database = str(Path(self.folder.name, "window.db"))
        self.app = App(database, Limits(), None, STATIC, HOST)
        self.server = new_server(self.app, HOST, 0, self._started)
        self.ready.clear()
        self.thread = threading.Thread(target=self._run, args=(self.server,), name="asobi table", daemon=True)
        self.thread.start()
        if not self.ready.wait(PATIENCE) or self.loop is None:
            self.close()
            raise NoTable("the table could not be served on this machine; what was logged above says why")

    def _run(self, server: Server) -> None:
        try:
            server.run()
        finally:
            self.ready.set()

    def _started(self, port: int) -> None:
        self.address, self.loop = f"http://{HOST}:{port}", asyncio.get_running_loop()
        self.ready.set()

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def _opened(self, match: Match, before: str) -> str:
        assert self.app is not None
        hall, record = self.app.hall, record_of(match)
        hall.services.shelf.games.setdefault(match.game.id, match.game)
        seats = [Seat(f"player_{seat}", None, hashed(new_token())) for seat in range(match.seats)]
        table = await hall.create(Terms(record.header, hints=False), seats, record.entries, over=match.over)
        if before:
            await (await hall.room(before)).announce(table)
        return table

    async def _followed(self, match: Match) -> None:
        assert self.app is not None
        await (await self.app.hall.room(self.table)).follow(record_of(match).entries)

    def close(self) -> None:
        """End the server; the browser's page stays as it was."""
        if self.server is not None and self.thread is not None:
            self.server.should_exit = True
            self.thread.join(PATIENCE)
        if self.folder is not None:
            self.folder.cleanup()
        self.server = self.thread = self.loop = self.app = self.match = self.folder = None
        self.table = ""
