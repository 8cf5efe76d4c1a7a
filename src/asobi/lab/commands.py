"""The lab's commands: `asobi lab run | compare | restrict | skill | cards | tune | report | dials | show`."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from asobi.core import AsobiError, Variant, difference, find_game
from asobi.lab.experiment import Experiment

if TYPE_CHECKING:
    from asobi.lab.answers import Answer
    from asobi.lab.runner import Crew

app = typer.Typer(help="Ask a game questions: variants, experiments, reports.", no_args_is_help=True)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
NEEDS = "the lab needs its extra: pip install 'asobi[lab]', or in a checkout scripts/uv sync --extra lab --inexact"

Workers = Annotated[int, typer.Option(min=1, max=256, help="On how many processes.")]
On = Annotated[str, typer.Option("--on", help="Where: processes of this machine, or ray (a cluster).")]
Into = Annotated[Path | None, typer.Option("--into", help="The folder of the results; beside the file by default.")]
Html = Annotated[Path | None, typer.Option("--report", help="Write the answer as one HTML file, too.")]
Games = Annotated[int, typer.Option(min=1, help="How many matches at most.")]
Bots = Annotated[str, typer.Option(help="The bot at every seat.")]
Seats = Annotated[int, typer.Option(min=0, help="How many seats; 0 leaves it to the game.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same matches.")]
VariantFile = Annotated[Path | None, typer.Option("--variant", help="Of a variant, instead of the base game.")]


@contextmanager
def _extra() -> Iterator[None]:
    """Say what to install where the extra is missing."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if fault.name in ("polars", "altair", "vl_convert", "optuna", "ray"):
            raise AsobiError(NEEDS if fault.name != "ray" else f"{NEEDS.replace('lab]', 'ray]')}") from fault
        raise


def _crew(on: str, workers: int) -> Crew:
    from asobi.lab.runner import Here, Processes

    if on == "ray":
        from asobi.lab.cluster import Cluster

        return Cluster()
    if on != "processes":
        raise AsobiError(f"an experiment runs on processes or on ray, not on {on!r}")
    return Processes(workers) if workers > 1 else Here()


@contextmanager
def _progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _results(file: Path, into: Path | None) -> Path:
    return into or file.with_suffix(".results")


# -- variants ----------------------------------------------------------------------------------------------


@app.command()
def dials(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List a game's dials with their values and ranges."""
    found = find_game(game).dials.dials.values()
    if as_json:
        out.print_json(json.dumps([dial.data() for dial in found]))
        return
    table = Table("dial", "base", "is")
    for dial in found:
        table.add_row(dial.path, escape(json.dumps(dial.default, ensure_ascii=False)), dial.wanted())
    out.print(table)


@app.command()
def show(file: Annotated[Path, typer.Argument(help="A variant.")]) -> None:
    """Check a variant and show what it changes in the base game."""
    variant = read_variant(file)
    game = find_game(variant.game)
    out.print(f"{escape(variant.name)}, a variant of {game.title}", style="bold")
    if variant.about:
        out.print(escape(variant.about))
    for key, value in variant.own.items():
        out.print(f"  setting {key}: {escape(json.dumps(value))}")
    for path, base, here in difference(game.dials, variant.changes):
        out.print(f"  {path}: {escape(json.dumps(base))} → {escape(json.dumps(here))}")


def read_variant(file: Path) -> Variant:
    """The variant in a file, checked against its game."""
    variant = Variant.read(file)
    game = find_game(variant.game)
    try:
        game.with_defaults(game.facts.players[0], variant.settings)
    except AsobiError as fault:
        raise AsobiError(f"{file}: {fault}") from fault
    return variant


# -- experiments -------------------------------------------------------------------------------------------


@app.command()
def run(
    file: Annotated[Path, typer.Argument(help="An experiment.")],
    workers: Workers = 1,
    on: On = "processes",
    into: Into = None,
    games: Annotated[int, typer.Option(min=0, help="More or fewer matches than the file says.")] = 0,
) -> None:
    """Play an experiment; Ctrl-C keeps what is done, and starting again goes on from there."""
    with _extra():
        from asobi.lab.runner import Run

        experiment = Experiment.read(file)
        if games:
            experiment.games = games
        home = _results(file, into)
        started = time.perf_counter()
        with _progress(experiment.game.title) as progress:
            whole = Run(experiment, home).play(_crew(on, workers), progress)
        seconds = time.perf_counter() - started
        out.print(f"{'All is played' if whole else 'Stopped; what is done is kept'} ({seconds:.1f} s): {home}")
        if not whole:
            out.print("The same command goes on from there.")
            raise typer.Exit(130)


@app.command()
def report(
    file: Annotated[Path, typer.Argument(help="An experiment that was played, or the folder of its results.")],
    html: Annotated[Path | None, typer.Option("--html", help="Where the report goes.")] = None,
    into: Into = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown instead.")] = False,
) -> None:
    """Write what an experiment showed as one HTML file."""
    with _extra():
        from asobi.lab import report as reports
        from asobi.lab.results import load

        frames = load(file if file.is_dir() else _results(file, into))
        found = reports.answers_of(frames)
        if markdown:
            typer.echo(reports.markdown(found))
            return
        path = html or file.with_suffix(".html")
        path.write_text(reports.page(frames.experiment, found, f"asobi lab run {file.name}"), encoding="utf-8")
        for answer in found:
            out.print(escape(answer.sentence))
        out.print(f"The report: {path}")


@app.command()
def compare(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    one: Annotated[str, typer.Argument(help="A bot, a variant's file, or `base`.")],
    other: Annotated[str, typer.Argument(help="Another one.")],
    measure: Annotated[str, typer.Option(help="What to compare variants by: decisions, rounds, clear, …")] = "",
    bot: Bots = "hunch",
    seats: Seats = 0,
    games: Games = 6400,
    seed: Seed = "1",
    workers: Workers = 1,
    on: On = "processes",
    html: Html = None,
) -> None:
    """Compare two variants or two bots on the same seeds, until the answer is clear."""
    with _extra():
        from asobi.lab.questions import compare as ask

        data: dict[str, Any] = {"game": game, "games": games, "seed": seed, "decisions": False}
        if seats:
            data["seats"] = seats
        named = {each: _named(each) for each in (one, other)}
        if any(what is not None for what in named.values()):
            data |= {"bots": [bot], "variants": {name: what or {} for name, what in named.items()}}
        else:
            count = seats or Experiment({"game": game}).seats
            data |= {"bots": [other, *[one] * (count - 1)]}
        experiment = Experiment(data, Path.cwd())
        measure = measure or ("decisions" if len(experiment.arms) > 1 else "share")
        with _progress("comparing") as progress:
            answer = ask(experiment, measure, _crew(on, workers), progress)
        again = _again("compare", game, one, other, measure=measure, bot=bot, seats=seats, games=games, seed=seed)
        _tell(experiment, answer, again, html)


def _named(text: str) -> Any:
    """A variant's file or the base game; None for a bot."""
    return {} if text == "base" else text if text.endswith(".toml") else None


@app.command()
def restrict(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    never: Annotated[
        list[str], typer.Option("--never", help="An action's name or notation; repeatable; all names by default.")
    ] = [],  # noqa: B006
    bot: Bots = "hunch",
    seats: Seats = 0,
    games: Games = 500,
    seed: Seed = "1",
    variant: VariantFile = None,
    workers: Workers = 1,
    on: On = "processes",
    html: Html = None,
) -> None:
    """What does a seat lose that never uses an action, a card, a rule?"""
    with _extra():
        from asobi.lab.questions import restrict as ask

        experiment = _simple(game, bot, seats, games, seed, variant)
        words = never or sorted({action.name for action in experiment.game.catalogue})
        with _progress("restricting") as progress:
            answer = ask(experiment, words, _crew(on, workers), progress)
        again = _again("restrict", game, never=never, bot=bot, seats=seats, games=games, seed=seed, variant=variant)
        _tell(experiment, answer, again, html)


@app.command()
def skill(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    ladder: Annotated[str, typer.Option(help="Bots from weak to strong.")] = "random,beginner,easy,normal,hard",
    seats: Seats = 0,
    games: Games = 400,
    seed: Seed = "1",
    variant: VariantFile = None,
    workers: Workers = 1,
    on: On = "processes",
    html: Html = None,
) -> None:
    """How much does playing better help, and how much is luck?"""
    with _extra():
        from asobi.lab.questions import skill as ask

        experiment = _simple(game, "random", seats, games, seed, variant)
        with _progress("climbing") as progress:
            answer = ask(experiment, ladder.split(","), _crew(on, workers), progress)
        again = _again("skill", game, ladder=ladder, seats=seats, games=games, seed=seed, variant=variant)
        _tell(experiment, answer, again, html)


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    bot: Bots = "hunch",
    seats: Seats = 0,
    games: Games = 500,
    seed: Seed = "1",
    variant: VariantFile = None,
    workers: Workers = 1,
    on: On = "processes",
    html: Html = None,
) -> None:
    """What is offered, taken, dead and dominant, and do those win who take it?"""
    with _extra():
        from asobi.lab.cards import cards as ask
        from asobi.lab.questions import played

        experiment = _simple(game, bot, seats, games, seed, variant).but(decisions=True)
        with _progress("playing") as progress:
            answer = ask(played(experiment, _crew(on, workers), games, progress))
        again = _again("cards", game, bot=bot, seats=seats, games=games, seed=seed, variant=variant)
        _tell(experiment, answer, again, html)


@app.command()
def tune(
    file: Annotated[
        Path, typer.Argument(help=r"An experiment with \[tune.dials] and \[tune.targets], or \[\[tune.follow]].")
    ],
    workers: Workers = 1,
    on: On = "processes",
    variant: Annotated[Path | None, typer.Option("--variant", help="Where the tuned variant goes.")] = None,
    html: Html = None,
) -> None:
    """Find dials that bring measures into the ranges you want."""
    with _extra():
        from asobi.lab.following import follow
        from asobi.lab.tuning import tune as ask

        experiment = Experiment.read(file)
        way = follow if "follow" in experiment.plan else ask
        with _progress("trials") as progress:
            answer, found, _ = way(experiment, _crew(on, workers), progress)
        path = variant or file.with_suffix(".variant.toml")
        path.write_text(found.text(), encoding="utf-8")
        _tell(experiment.but(variants={"tuned": {"dials": found.changes}}), answer, f"asobi lab tune {file.name}", html)
        out.print(f"The variant: {path}")


def _simple(game: str, bot: str, seats: int, games: int, seed: str, variant: Path | None) -> Experiment:
    data: dict[str, Any] = {"game": game, "bots": [bot], "games": games, "seed": seed, "decisions": False}
    if seats:
        data["seats"] = seats
    if variant:
        data["variants"] = {variant.stem: str(variant.resolve())}
    return Experiment(data, Path.cwd())


def _again(*words: str, **options: object) -> str:
    """The command that asks the same again; what was left to the game is left out."""
    for name, value in options.items():
        for each in value if isinstance(value, list) else [value]:
            words += (f"--{name}", str(each)) if each else ()
    return shlex.join(["asobi", "lab", *words])


def _tell(experiment: Experiment, answer: Answer, command: str, html: Path | None) -> None:
    out.print(escape(answer.sentence), style="bold")
    for sheet in answer.sheets:
        table = Table(title=sheet.title, title_justify="left")
        for place, column in enumerate(sheet.columns):
            table.add_column(column, no_wrap=place == 0)
        for row in sheet.rows:
            table.add_row(*[escape(cell) for cell in row])
        out.print(table)
    if html:
        from asobi.lab.report import page

        html.write_text(page(experiment, [answer], command), encoding="utf-8")
        out.print(f"The report: {html}")
