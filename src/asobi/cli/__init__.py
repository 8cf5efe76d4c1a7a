"""The command line: `asobi games | play | simulate | replay | serve`, and what games add to it."""

from __future__ import annotations

import json
import os
import re
import secrets
import socket
import sys
import time
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from asobi.bots import NAMES, make_bot, plays_like, repeats
from asobi.bots.roster import OWN, own_bot
from asobi.cli.admin import admin
from asobi.cli.console import err, out
from asobi.cli.keeping import keeping
from asobi.cli.shares import print_report
from asobi.cli.training import training
from asobi.cli.words import Language, spoken, words
from asobi.core import (
    NATURE,
    AsobiError,
    BadSetting,
    Entry,
    Game,
    Match,
    Record,
    find_game,
    game_ids,
    home,
    record_of,
    replay,
    written,
)
from asobi.core.fair import commitment, fault_in
from asobi.lab import Report, simulate
from asobi.lab.commands import app as lab
from asobi.lab.commands import read_variant
from asobi.testing.citations import citations

app = typer.Typer(
    help="asobi: tabletop games for people, bots, designers and researchers.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.add_typer(keeping)
app.add_typer(training)
app.add_typer(admin, name="admin")
app.add_typer(lab, name="lab")
app.add_typer(words, name="words")

AsJson = Annotated[bool, typer.Option("--json", help="Print plain JSON.")]
VariantFile = Annotated[Path | None, typer.Option("--variant", help="A file that changes the game; see `lab show`.")]
Settings = Annotated[list[str], typer.Option("--set", "-s", help="A setting of the table, as key=value; repeatable.")]


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"asobi {version('asobi')}")
        raise typer.Exit


@app.callback()
def common(
    show_version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """asobi: tabletop games for people, bots, designers and researchers."""


def main() -> None:
    """Run a command; a fault that a user can cause is one sentence on standard error and exit status 2."""
    for point in entry_points(group="asobi.commands"):
        app.add_typer(point.load(), name=point.name)
    try:
        app(prog_name="asobi")
    except AsobiError as fault:
        err.print(f"asobi: {escape(str(fault))}")
        sys.exit(2)


@app.command()
def games(
    game: Annotated[str, typer.Argument(help="Only this game.")] = "",
    as_json: AsJson = False,
    rules: Annotated[bool, typer.Option("--rules", help="Print the clauses that no test cites.")] = False,
    fields: Annotated[bool, typer.Option("--fields", help="Print what a seat of the game observes.")] = False,
    seats: Annotated[int | None, typer.Option(help="For so many seats; the fewest without one.")] = None,
) -> None:
    """List the installed games: players, facts, and how many rule clauses have a test; or what a seat observes."""
    if fields:
        if not game:
            raise AsobiError(f"--fields needs a game: asobi games NAME --fields, with one of {', '.join(game_ids())}")
        _print_fields(find_game(game), seats, as_json)
        return
    rows = [_described(find_game(id)) for id in ([game] if game else game_ids())]
    if as_json:
        out.print_json(json.dumps(rows))
        return
    if rules:
        for row in rows:
            for number in row["untested"]:
                out.print(f"{row['id']}: {number} has no test")
        total = sum(row["clauses"] for row in rows)
        out.print(f"{total} clauses, {sum(len(row['untested']) for row in rows)} without a test")
        return
    table = Table("id", "title", "players", "facts", "clauses", "tested", "settings")
    for row in rows:
        low, high = row["facts"]["players"]
        facts = [name for name in ("chance", "hidden", "simultaneous") if row["facts"][name]]
        tested = "–" if row["tested"] is None else str(row["tested"])
        settings = ", ".join(setting["key"] for setting in row["settings"])
        table.add_row(row["id"], row["title"], f"{low}–{high}", ", ".join(facts), str(row["clauses"]), tested, settings)
    out.print(table)


def _print_fields(game: Game[Any], seats: int | None, as_json: bool) -> None:
    """The named fields of an observation, in their order."""
    count = game.facts.players[0] if seats is None else seats
    game.with_defaults(count)
    fields = game.observation.fields(count)
    if not fields:
        raise AsobiError(f"{game.title} has no observation: it attaches none")
    if as_json:
        out.print_json(json.dumps([field.data() for field in fields]))
        return
    table = Table("field", "shape", "numbers", "from", "range")
    first = 0
    for field in fields:
        shape = " × ".join(str(side) for side in field.shape)
        table.add_row(field.name, shape, str(field.size), str(first), f"0–{field.high}")
        first += field.size
    out.print(table)
    out.print(f"{first} numbers, {len(game.catalogue)} actions, {count} seats")


def _described(game: Game[Any]) -> dict[str, Any]:
    numbers = [clause.number for clause in game.rulebook.clauses] if game.rulebook else []
    folder = _tests_of(game)
    cited = citations(folder) if folder else None
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "facts": game.facts.data(),
        "settings": [setting.data() for setting in game.settings],
        "actions": len(game.catalogue),
        "clauses": len(numbers),
        "tested": None if cited is None else sum(1 for number in numbers if number in cited),
        "untested": [] if cited is None else [number for number in numbers if number not in cited],
    }


def _tests_of(game: Game[Any]) -> Path | None:
    """The folder with the game's tests, where the game runs from a checkout."""
    module = sys.modules[type(game).__module__]
    source = Path(module.__file__ or "").resolve()
    for parent in source.parents:
        folder = parent / "tests" / "games" / source.parent.name
        if folder.is_dir():
            return folder
    return None


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game's id; `asobi games` lists them.")],
    seats: Annotated[str, typer.Option(help="Who sits where: me, random, greedy, search, search:500ms.")] = "",
    seed: Annotated[str, typer.Option(help="The seed of the dice; drawn at random without one.")] = "",
    variant: VariantFile = None,
    set_: Settings = [],  # noqa: B006
    lang: Language = "",
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    from asobi.terminal import ME, TerminalTable

    found = find_game(game)
    who = seats.split(",") if seats else [ME] + ["search"] * (max(2, found.facts.players[0]) - 1)
    table = TerminalTable(out, found, who, seed or secrets.token_hex(16), _wished(found, variant, set_), spoken(lang))
    if not table.play():
        path = Path(f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.record")
        record_of(table.match).save(path)
        out.print(f"The match so far is in {path}")


@app.command(name="simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    seats: Annotated[
        str, typer.Option(help="The bots: random, greedy, learned, search:400 (iterations), expert:200ms.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    workers: Annotated[int, typer.Option(min=1, max=256, help="On how many processes.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "1",
    variant: VariantFile = None,
    set_: Settings = [],  # noqa: B006
    as_json: AsJson = False,
) -> None:
    """Let bots play many matches and report shares of victory, lengths, scores and speed."""
    found = find_game(game)
    lineup = seats.split(",")
    for spec in lineup:
        make_bot(spec)
    settings = found.with_defaults(len(lineup), _wished(found, variant, set_))
    for spec in dict.fromkeys(lineup):
        other = plays_like(spec, found, len(lineup), settings)
        if other != spec:
            err.print(f"{spec} has no network that learned for this table, and plays like {other}.")
    started = time.perf_counter()
    with Progress(console=err, transient=True, disable=as_json) as progress:
        task = progress.add_task(f"{found.title}", total=games)
        played = simulate(game, lineup, games, seed, workers, settings, lambda done: progress.advance(task, done))
    result = Report(game, seed, played, time.perf_counter() - started)
    repeatable = all(repeats(spec, found) for spec in lineup)
    if as_json:
        out.print_json(json.dumps({**result.data(), "repeatable": repeatable}))
        return
    print_report(result)
    if not repeatable:
        advice = (
            "" if found.insight.style.name == "trials" else "; name iterations (search:400) for the same numbers again"
        )
        out.print(f"What a bot chooses by the clock does not repeat exactly{advice}.")


@app.command(name="replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that it replays to its recorded end.")] = False,
    upto: Annotated[int | None, typer.Option(min=0, help="Open it after so many choices.")] = None,
    lang: Language = "",
) -> None:
    """Step through a record, check it, or open it at a move."""
    try:
        record = Record.read(file)
        game = find_game(record.header.game)
        if upto is not None and upto > record.choices:
            raise BadSetting(f"the record holds {record.choices} choices; --upto {upto} is past its end")
        match = replay(game, record, upto, auto_nature=False)
    except OSError as fault:
        raise AsobiError(f"cannot read {file}: {fault.strerror or fault}") from fault
    except AsobiError as fault:
        raise AsobiError(f"{file}: {fault}") from fault
    whole = match if upto is None else replay(game, record, auto_nature=False)
    _check_end(file, record, whole)
    if verify:
        out.print(f"{file}: {record.choices} choices, replays to its recorded end")
        out.print(_proof(file, record))
        return
    _print_story(match, spoken(lang))


def _proof(file: Path, record: Record) -> str:
    """What the record proves about its dice, in words."""
    proof = record.header.fair
    if proof is None:
        return "It carries no proof of where its seed comes from."
    fault = fault_in(proof, record.header.data())
    if fault is not None:
        raise AsobiError(f"{file}: line 1: the dice are not proved fair: {fault}")
    added = [str(seat) for seat, chance in enumerate(proof["chances"]) if chance is not None]
    kept_back = [seat for seat, chance in enumerate(proof["chances"]) if chance is None and proof["seals"][seat]]
    words = f"Its seed comes from the server's secret and from the chance of seats {', '.join(added) or 'none'}."
    if kept_back:
        words += f" Sealed but not opened in time: {', '.join(str(seat) for seat in kept_back)}."
    shown = commitment(proof["secret"], proof["terms"])
    return f"{words}\nCompare this with what the table showed at its opening: {shown}"


def _check_end(file: Path, record: Record, match: Match) -> None:
    last = len(record.entries) + 2
    found = record_of(match).end
    for name, value in record.end.items():
        if found.get(name) != value:
            raise AsobiError(
                f"{file}: line {last}: the end says {name} {value!r}, but the match replays to {found.get(name)!r}"
            )


def story(match: Match, seat: int | None) -> list[tuple[Entry | None, list[dict[str, Any]]]]:
    """The match choice by choice, each with what the seat was told of it; first what came before any choice."""
    chapters: list[Entry | None] = [None, *match.log]
    places = [0, *[told for told, _ in match.marks], len(match.events)]
    return [
        (entry, [event.data() for event in match.events[places[place] : places[place + 1]] if event.reaches(seat)])
        for place, entry in enumerate(chapters)
    ]


def _print_story(match: Match, language: str) -> None:
    """Every choice with what came of it, then the table as everybody sees it."""
    from asobi.terminal import show_match
    from asobi.words import Words

    names = [
        Words(match.game, [], language=language).say("terminal-seat", {"number": seat}) for seat in range(match.seats)
    ]
    words = Words(match.game, names, language=language)
    number = 0
    for entry, events in story(match, None):
        if entry is not None and entry[0] != NATURE:
            number += 1
            out.print(f"{number:>4}. {names[entry[0]]} {escape(written(entry[1]))}", style="bold")
        for event in events:
            out.print(f"      {escape(words.event(event))}")
    show_match(out, match, None, words)
    for decision in match.pending:
        fields = {"name": names[decision.seat], "what": words.prompt(decision)}
        out.print(escape(words.say("terminal-decides", fields)))


@app.command()
def puzzles(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    count: Annotated[int, typer.Option(min=1, help="How many there shall be in all.")] = 50,
    seed: Annotated[str, typer.Option(help="Other seeds find other puzzles.")] = "1",
    minutes: Annotated[float, typer.Option(min=0.1, help="How long to look for them.")] = 60.0,
    check: Annotated[bool, typer.Option("--check", help="Hold all there are to twice the search instead.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where they are; beside the game without one.")] = None,
) -> None:
    """Look for positions with one clearly best choice in bots' games; what is found joins the file at once."""
    from asobi.study.puzzles import FILE, check_all, collect

    found_game = find_game(game)
    path = file or home(found_game) / FILE
    if check:
        faults = check_all(found_game, path)
        for fault in faults:
            err.print(escape(fault))
        if faults:
            raise typer.Exit(1)
        out.print(f"all puzzles in {path} hold under twice the search")
        return
    with Progress(console=err, transient=True) as progress:
        task, looked = progress.add_task(found_game.title, total=count), progress.add_task("positions", total=None)
        for there in collect(found_game, path, count, seed, 60 * minutes, lambda: progress.advance(looked)):
            progress.update(task, completed=there)
    out.print(f"{there} puzzles are in {path}")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets the local network in.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="An SQLite file, or postgresql://…")] = "asobi.db",
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = False,
    variant: Annotated[list[Path], typer.Option(help="A variant to put on the shelf; repeatable.")] = [],  # noqa: B006
    name: Annotated[list[str], typer.Option(help="A name under which browsers reach it; repeatable.")] = [],  # noqa: B006
    proxy: Annotated[list[str], typer.Option(help="The address of a reverse proxy; repeatable.")] = [],  # noqa: B006
    journal: Annotated[bool, typer.Option("--journal", help="Write the log as lines of JSON.")] = False,
    bot: Annotated[list[str], typer.Option(help="A bot of your own, as name=package:Class; repeatable.")] = [],  # noqa: B006
    processes: Annotated[int, typer.Option(min=1, max=64, help="How many processes serve; needs PostgreSQL.")] = 1,
    reach: Annotated[str, typer.Option(help="Where other servers on the same database reach it: HOST:PORT.")] = "",
) -> None:
    """Serve the table in the browser."""
    from asobi.server import Limits
    from asobi.server import serve as run
    from asobi.server.addresses import reachable
    from asobi.server.front import serve_many

    _name_bots(bot)
    variants = [read_variant(file) for file in variant]
    _check_free(host, port)

    def started(port: int) -> None:
        local = "localhost" if host in ("0.0.0.0", "::") else host
        out.print(f"asobi is at http://{local}:{port}/")
        for address in reachable(host)[:1]:
            out.print(f"in your network: http://{address}:{port}/")
        out.print("Ctrl-C stops it; every match is kept and goes on the next time.", style="dim")

    limits = Limits(hosts=tuple(name), proxies=tuple(proxy))
    more: dict[str, Any] = {"limits": limits, "variants": variants, "started": started, "journal": journal}
    if processes > 1:
        serve_many(host, port, database, processes, **more)
    else:
        run(host, port, database, browser, reach=reach or None, **more)


def _name_bots(bots: list[str]) -> None:
    """Make bots of one's own known to this process and those it starts; what cannot be made is refused now."""
    if not bots:
        return
    sys.path.insert(0, os.getcwd())
    for text in bots:
        name, equals, where = text.partition("=")
        if not equals or not re.fullmatch(r"[a-z][a-z0-9-]{0,19}", name) or name in NAMES or "," in where:
            raise AsobiError(f"a bot is named --bot mine=package:Class, with a new name in small letters, not {text!r}")
        own_bot(name, where)
    os.environ[OWN] = ",".join(bots)


def _check_free(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on, before anything is started."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
        except OSError as fault:
            raise AsobiError(
                f"cannot listen on {host} port {port}: {fault.strerror}; choose another with --port"
            ) from fault


def _wished(game: Game[Any], file: Path | None, given: list[str]) -> dict[str, Any]:
    """The settings of a variant's file, and over them those that were named."""
    if file is None:
        return parse_settings(game, given)
    variant = read_variant(file)
    if variant.game != game.id:
        raise BadSetting(f"{file} is a variant of {variant.game!r}, not of {game.id!r}")
    return {**variant.settings, **parse_settings(game, given)}


def parse_settings(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """Settings from `key=value` texts; a value is JSON where it can be, else a text."""
    settings: dict[str, Any] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"a setting is written key=value, not {text!r}")
        words = any(one.key == key and one.data()["kind"] in ("words", "choice") for one in game.settings)
        try:
            settings[key] = value if words else json.loads(value)
        except ValueError:
            settings[key] = value
    return settings
