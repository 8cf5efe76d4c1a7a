"""`python -m asobi.server --port 8123 --database asobi.db`: the server alone, without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from asobi.server import Limits, serve


def main() -> None:
    """Read the command line and serve."""
    reader = argparse.ArgumentParser(prog="python -m asobi.server", description="Serve asobi's tables.")
    reader.add_argument("--host", default="127.0.0.1")
    reader.add_argument("--port", type=int, default=8000)
    reader.add_argument("--database", default="asobi.db", help="a path, sqlite:///path or postgresql://...")
    reader.add_argument("--game", action="append", help="offer only this game, as package.module:NAME; may be repeated")
    reader.add_argument("--name", action="append", default=[], help="a name under which browsers reach the server")
    reader.add_argument("--proxy", action="append", default=[], help="the address of a reverse proxy to be believed")
    reader.add_argument("--reach", help="where other servers on the same database reach this one, as HOST:PORT")
    reader.add_argument("--journal", action="store_true", help="write the log as lines of JSON")
    wish = reader.parse_args()
    limits = Limits(hosts=tuple(wish.name), proxies=tuple(wish.proxy))

    def started(port: int) -> None:
        sys.stdout.write(f"http://{wish.host}:{port}/\n")
        sys.stdout.flush()

    serve(
        wish.host,
        wish.port,
        wish.database,
        limits=limits,
        games=wish.game,
        started=started,
        journal=wish.journal,
        reach=wish.reach,
    )


if __name__ == "__main__":
    main()
