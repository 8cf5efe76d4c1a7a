"""The designer's command: `asobi wildcard check my_cards.csv`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asobi.core import BadSetting
from asobi.games.wildcard.deck import LONGEST_DECK, ROUNDS, BadDeck, read_deck

app = typer.Typer(help="Tools for WILDCARD: check a deck of your own.", no_args_is_help=True)


@app.callback()
def tools() -> None:
    """Tools for WILDCARD: check a deck of your own."""


@app.command()
def check(
    deck: Annotated[Path, typer.Argument(help="A CSV file with the columns of cards.csv.")],
) -> None:
    """Check a deck: every fault with its line, its card and what was expected; exit status 1 if there is one."""
    text = deck_text(deck)
    try:
        cards = read_deck(text).cards
    except BadDeck as found:
        for fault in found.faults:
            typer.echo(f"{deck}: {fault}", err=True)
        typer.echo(f"{len(found.faults)} fault{'s' * (len(found.faults) != 1)} found.", err=True)
        raise typer.Exit(1) from None
    seats = min(4, len(cards) - ROUNDS)
    typer.echo(f"{len(cards)} cards, no fault: enough for {'1 player' if seats == 1 else f'1 to {seats} players'}.")
    typer.echo(f'Open a table with it: asobi play wildcard -s deck="$(cat {deck})"')


def deck_text(path: Path) -> str:
    """The text of a deck file, in UTF-8 and short enough for a table."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadSetting(f"{path} cannot be read as a text in UTF-8: {fault}") from fault
    if len(text) > LONGEST_DECK:
        raise BadSetting(f"{path} has {len(text)} characters; a deck has at most {LONGEST_DECK}")
    return text
