"""`asobi words`: what a language still misses."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from asobi.cli.console import out
from asobi.core import AsobiError

Language = Annotated[str, typer.Option("--lang", help="The language: en, de, ja, th…; your system's without one.")]


def spoken(wanted: str) -> str:
    """The language of the terminal: the one named, else what the system wishes for."""
    from asobi.words import languages, wished

    if wanted and wanted not in languages():
        raise AsobiError(f"the terminal does not speak {wanted!r}; it speaks {', '.join(languages())}")
    return wanted or wished()


words = typer.Typer(help="Translations: what is missing, what is wrong.", no_args_is_help=True)


@words.callback()
def about() -> None:
    """Translations: what is missing, what is wrong."""


@words.command()
def check(
    language: Annotated[
        str, typer.Argument(help="A language tag, like th or de; all that there are without one.")
    ] = "",
    folder: Annotated[list[Path], typer.Option(help="A game's folder that is not installed; repeatable.")] = [],  # noqa: B006
    all_: Annotated[bool, typer.Option("--all", help="Also fail for files that are not there at all.")] = False,
) -> None:
    """Hold a language's messages, rulebooks and README to their English; exit status 1 if anything is wrong."""
    from asobi import translating

    known = translating.languages(folder)
    if language and language not in known:
        raise AsobiError(f"there is no file in the language {language!r}; there are: {', '.join(known) or 'none'}")
    failed = False
    for each in [language] if language else known:
        findings, without = translating.check(each, folder), translating.waiting(each, folder)
        for finding in findings:
            out.print(escape(str(finding)), soft_wrap=True)
        for text in without:
            out.print(escape(f"{each}: no {text.in_language(each).name} for {text.game or 'asobi'}"), soft_wrap=True)
        files = len(translating.texts(folder)) - len(without)
        out.print(f"{each}: {files} files, {len(findings)} faults, {len(without)} files not begun")
        failed = failed or bool(findings) or (all_ and bool(without))
    raise typer.Exit(1 if failed else 0)
