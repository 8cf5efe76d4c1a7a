"""A server with the built client and all installed games, or some; it can be killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from asobi.server import Limits, serve
from asobi.server.front import serve_many
from asobi.server.services import shared

ROOT: Final = Path(__file__).parents[2]


class House:
    """The server on one port and one file, however often it is killed; two processes on a database that is named."""

    def __init__(
        self, folder: Path, static: Path, games: tuple[str, ...] = (), host: str = "127.0.0.1", database: str = ""
    ) -> None:
        self.folder = folder
        self.database = database
        self.static = static
        self.games = games
        self.host = host
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def origin(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it can be reached."""
        with (self.folder / "server.log").open("a") as complaints:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.browser.house",
                    self.host,
                    f"{self.port}",
                    self.database or f"{self.folder}/asobi.db",
                    self.static,
                    *self.games,
                ],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the server did not start: {(self.folder / 'server.log').read_text()}"
        self.port = int(line)

    def kill(self) -> None:
        """Kill the server on the spot."""
        self._end(kill=True)

    def stop(self) -> None:
        """Stop the server politely."""
        self._end(kill=False)

    def _end(self, kill: bool) -> None:
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(15)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


def main() -> None:
    """Serve as the command line says: host, port, its database, folder of the client, and places of games."""

    def started(port: int) -> None:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()

    host, port, database, static, *games = sys.argv[1:]
    limits = Limits(
        bot_pace_seconds=0.0,
        away_seconds=0.5,
        look_back_seconds=1.0,
        messages_per_second=500.0,
        tables_per_guest_and_hour=10_000,
        tables_per_address_and_hour=10_000,
    )
    more: dict[str, Any] = {
        "limits": limits,
        "games": games or None,
        "static": Path(static),
        "started": started,
    }
    if shared(database):
        serve_many(host, int(port), database, 2, **more)
    else:
        serve(host, int(port), database, **more)


if __name__ == "__main__":
    main()
