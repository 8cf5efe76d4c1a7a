"""`asobi admin tables | pace | close | ban | unban | bans | forget`: for who runs a server and can read its database.

What is to be done is written into the database. The running server does it within a second; without one it is done
when the server starts.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import typer
from rich.markup import escape

from asobi.cli.console import out
from asobi.cli.keeping import Database
from asobi.server.desk import Desk

T = TypeVar("T")
admin = typer.Typer(
    help="See and close tables, tell the pace of people, ban guests, forget them.", no_args_is_help=True
)
Guest = Annotated[str, typer.Argument(help="A guest's id, as `asobi admin tables` shows it, or an address.")]


def _at_desk(database: str, work: Callable[[Desk], Awaitable[T]]) -> T:
    async def open_and_do() -> T:
        async with Desk(database) as desk:
            return await work(desk)

    return asyncio.run(open_and_do())


@admin.command()
def tables(
    database: Database = "asobi.db",
    most: Annotated[int, typer.Option(min=1, help="Only so many, the newest.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain JSON.")] = False,
) -> None:
    """List the newest tables: who sits there, and when something last happened."""
    found = _at_desk(database, lambda desk: desk.tables(most))
    if as_json:
        out.print_json(json.dumps(found))
        return
    for row in found:
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["touched"]))
        out.print(f"{row['table']}  {row['game']}  {row['state']}  {touched}", style="bold")
        for number, seat in enumerate(row["seats"]):
            who = escape(seat["name"] or seat["bot"] or "free")
            out.print(f"  seat {number}: {who}" + (f", guest {seat['guest']}" if seat["guest"] else ""))


@admin.command()
def pace(database: Database = "asobi.db") -> None:
    """Tell how many seconds people took for a decision, game by game: what an experiment's `pace` wants."""
    found = _at_desk(database, lambda desk: desk.pace())
    for game, (seconds, count) in found.items():
        out.print(f"{game}: pace = {seconds:.1f}  (median of {count} decisions)")
    if not found:
        out.print("No match of people is over in this database; six seconds are what our own pages assume.")


@admin.command()
def close(table: Annotated[str, typer.Argument(help="The table's id.")], database: Database = "asobi.db") -> None:
    """Close a table for good; its record can still be exported."""
    _at_desk(database, lambda desk: desk.order("close", table))
    out.print(f"table {table} is closed within a second, or when the server starts")


@admin.command()
def ban(who: Guest, database: Database = "asobi.db") -> None:
    """Let a guest or an address in no more."""
    _at_desk(database, lambda desk: desk.order("ban", who))
    out.print(f"{who} is banned within a second, or when the server starts")


@admin.command()
def unban(who: Guest, database: Database = "asobi.db") -> None:
    """Let a guest or an address in again."""
    _at_desk(database, lambda desk: desk.order("unban", who))
    out.print(f"{who} may come again")


@admin.command()
def bans(database: Database = "asobi.db") -> None:
    """List who is banned."""
    for who in _at_desk(database, lambda desk: desk.banned()):
        out.print(who)


@admin.command()
def forget(who: Guest, database: Database = "asobi.db") -> None:
    """Delete what is kept of a guest: name, seats and chat. A running match goes on with a bot in their place."""
    _at_desk(database, lambda desk: desk.order("forget", who))
    out.print(f"{who} is forgotten within a second, or when the server starts")
