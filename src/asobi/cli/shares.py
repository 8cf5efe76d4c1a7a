"""What a simulation showed, as tables in the terminal."""

from __future__ import annotations

from rich.table import Table

from asobi.cli.console import out
from asobi.lab import Report, Share


def print_report(result: Report) -> None:
    """Print what a simulation showed."""
    out.print(
        f"{result.games} matches, {result.length:.1f} decisions each ({result.shortest} to {result.longest}), "
        f"winner's lead {result.lead:.1f}, shared victories {result.shared:.1%}"
    )
    out.print(
        f"{result.games_per_second:,.1f} matches/s, {result.decisions_per_cpu_second:,.0f} decisions per CPU second"
    )
    _print_shares("by seat", result.seats)
    _print_shares("by bot", result.bots)


def _print_shares(title: str, shares: list[Share]) -> None:
    table = Table(title, "wins", "95 % interval", "points", "spread")
    for share in shares:
        interval = f"{share.low:.1%} – {share.high:.1%}"
        table.add_row(share.name, f"{share.share:.1%}", interval, f"{share.mean:.1f}", f"{share.spread:.1f}")
    out.print(table)
