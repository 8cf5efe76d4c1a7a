"""Commands about what a server keeps: `asobi backup | restore | export | move | proxy | think`."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Annotated

import typer

from asobi.cli.console import out
from asobi.core import AsobiError, Record, UnknownGame

keeping = typer.Typer()
Database = Annotated[str, typer.Option(help="An SQLite file, or postgresql://…")]


@keeping.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: Annotated[Path, typer.Option(help="The SQLite file of the server.")] = Path("asobi.db"),
) -> None:
    """Copy the database, also while the server runs: the copy is whole, or there is none."""
    from asobi.server.sqlite import copy_database

    if not database.is_file():
        raise AsobiError(f"there is no database {database}; of PostgreSQL, make a copy with pg_dump")
    try:
        copy_database(database, file)
    except (OSError, sqlite3.Error) as fault:
        raise AsobiError(f"{database} could not be copied to {file}: {fault}") from fault
    out.print(f"{file} is a copy of {database}")


@keeping.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `asobi backup` made.")],
    database: Annotated[Path, typer.Option(help="The SQLite file of the server, which must not be there.")] = Path(
        "asobi.db"
    ),
) -> None:
    """Make a database from a copy; an existing one is never overwritten."""
    from asobi.server.sqlite import copy_database

    if database.exists():
        raise AsobiError(f"{database} is there already: stop the server and move it away first")
    if not file.is_file():
        raise AsobiError(f"there is no file {file}")
    try:
        copy_database(file, database)
    except (OSError, sqlite3.Error) as fault:
        raise AsobiError(f"{file} could not be restored: {fault}") from fault
    out.print(f"{database} is restored from {file}")


@keeping.command()
def export(
    table: Annotated[str, typer.Argument(help="The table's id, as in its address.")],
    file: Annotated[Path | None, typer.Argument(help="Where the record goes; <table>.asobi without one.")] = None,
    database: Database = "asobi.db",
) -> None:
    """Write the record of a table to a file, also of a match that still runs: it then tells all its secrets."""
    from asobi.server.desk import Desk

    async def read() -> Record:
        async with Desk(database) as desk:
            return await desk.record(table)

    try:
        record = asyncio.run(read())
    except UnknownGame as fault:
        raise AsobiError(f"table {table}: {fault}") from fault
    path = file or Path(f"{table}.asobi")
    if path.exists():
        raise AsobiError(f"{path} is there already: name another file")
    record.save(path)
    out.print(f"{path} holds {record.choices} choices of table {table}")


@keeping.command()
def proxy(
    server: Annotated[list[str], typer.Option(help="A server, as HOST:PORT; repeatable.")],
    certificate: Annotated[str, typer.Option(help="The file with the chain and the key; without it no TLS.")] = "",
    connections: Annotated[int, typer.Option(min=1, help="Connections that one address may have.")] = 100,
) -> None:
    """Print a configuration of HAProxy that leads each table's guests to one of several servers."""
    from asobi.server.proxy import haproxy

    sys.stdout.write(haproxy(server, certificate, connections=connections))


@keeping.command()
def think(
    database: Annotated[str, typer.Option(help="The database of the servers, postgresql://…")],
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many thoughts at once.")] = 2,
) -> None:
    """Think for the bots and the physics of all servers on a database, whatever people wait for first."""
    from asobi.server.services import shared

    if not shared(database):
        raise AsobiError(f"thoughts travel through postgresql://…, not through {database}")
    from asobi.server.afar import think as run

    run(database, workers, lambda: out.print(f"thinking for {database.rpartition('@')[2]}; Ctrl-C stops it"))


@keeping.command()
def move(
    source: Annotated[str, typer.Option("--from", help="The SQLite file; its server must not run.")],
    target: Annotated[str, typer.Option("--to", help="An empty database, postgresql://…")],
) -> None:
    """Carry everything from an SQLite file into PostgreSQL, checked by count and digest.

    If it is interrupted, the same command goes on where it was. The file stays as it is.
    """
    from asobi.server.services import shared

    if not shared(target) or shared(source):
        raise AsobiError("everything is moved from an SQLite file into postgresql://…")
    try:
        from asobi.server.moving import move as carry
    except ImportError as fault:
        raise AsobiError("PostgreSQL needs the package asyncpg: pip install 'asobi[postgres]'") from fault

    def told(table: str, count: int, digest: str) -> None:
        out.print(f"{table}: {count} rows, digest {digest[:16]}, the same on both sides")

    asyncio.run(carry(source, target, told))
    out.print(f"everything is in {target.rpartition('@')[2]}; from now on serve with --database {target}")
