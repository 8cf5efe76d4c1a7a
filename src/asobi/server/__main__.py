"""`python -m asobi.server --port 8123 --database asobi.db`: the server alone, without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from asobi.server import serve


def main() -> None:
    """Read the command line and serve."""
    reader = argparse.ArgumentParser(prog="python -m asobi.server", description="Serve asobi's tables.")
    reader.add_argument("--host", default="127.0.0.1")
    reader.add_argument("--port", type=int, default=8000)
    reader.add_argument("--database", default="asobi.db", help="a path, sqlite:///path or postgresql://...")
    reader.add_argument("--game", action="append", help="offer only this game, as package.module:NAME; may be repeated")
    wish = reader.parse_args()

    def started(port: int) -> None:
        sys.stdout.write(f"http://{wish.host}:{port}/\n")
        sys.stdout.flush()

    serve(wish.host, wish.port, wish.database, games=wish.game, started=started)


if __name__ == "__main__":
    main()
