"""Scale: moves a second with 1, 2 and 3 processes on PostgreSQL beside one on SQLite, and what the pieces cost.

    python bench/scale.py [--only-idle] [--write]

The clients are those of `load.py`: four a match, who move as fast as they see each other's moves. PostgreSQL, all
servers and the driver share this machine, so more processes than cores show what a process costs, not what it brings.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import math
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from asobi.server.postgres import PostgresStore
from asobi.server.sql import INSERT_ENTRY, SCHEMA
from bench.load import memory_mb, play_asobi
from tests.server.database import Postgres, free_port, running

MANY = 10**6
NAMES = ["1 process, SQLite", "1 process, PostgreSQL", "2 processes, PostgreSQL", "3 processes, PostgreSQL"]
PAGE = ROOT / "docs" / "scale.md"
PEOPLE = 100_000
TABLES = 30_000
EVERY = 5.0
"""Seconds between two moves at a table with people at it: an assumption, not a measurement."""
AT_ONCE = 64
"""Guests who open tables at the same time."""
HEADROOM = 0.5
"""The share of what was measured that one would plan with."""


def start(database: str, processes: int, port: int, game: str = "load_game:GAME") -> subprocess.Popen[str]:
    """A server, or several behind a front, with limits that let one machine play everybody."""
    call = "serve(" if processes == 1 else f"serve_many(processes={processes}, "
    code = (
        "from asobi.server import Limits, serve; from asobi.server.front import serve_many; "
        f"{call}host='127.0.0.1', port={port}, database={database!r}, games=[{game!r}], "
        f"limits=Limits(messages_per_second={MANY}, messages_at_once={MANY}, sockets_per_guest={MANY}, "
        f"sockets_per_address={MANY}, connections_per_address={MANY}, tables_per_guest_and_hour={MANY}, "
        f"tables_per_address_and_hour={MANY}, idle_seconds=1e9, workers=1, lease_seconds=5.0), "
        "started=lambda port: print('ready', flush=True))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(__file__).parent)])}
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    if "ready" not in process.stdout.readline():
        raise RuntimeError("the server did not start")
    return process


def stop(process: subprocess.Popen[str]) -> None:
    """End a server and what it started."""
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    assert process.stdout is not None
    process.stdout.close()


def moves(postgres: Postgres, folder: str, processes: int, matches: int, seconds: float) -> dict[str, float]:
    """Moves a second with so many processes; 0 is one process on SQLite."""
    port = free_port()
    database = postgres.new_database() if processes else str(Path(folder) / f"{port}.db")
    process = start(database, max(1, processes), port)
    try:
        return uvloop.run(play_asobi(process.pid, port, matches, seconds))
    finally:
        stop(process)


def commits(postgres: Postgres, fenced: bool, rooms: int, seconds: float) -> float:
    """Entries a second that the store takes from so many rooms at once, with or without the proof of its lease."""

    database = postgres.new_database()

    async def work() -> float:
        store = PostgresStore(database, "bench", 5.0)
        if fenced:
            await store.claim("the bench")
        await store.open(SCHEMA)
        written = 0

        async def room(table: int) -> None:
            nonlocal written
            number = 0
            while True:
                number += 1
                await store.write((INSERT_ENTRY, (f"t{table}", number, 0, "pick 5", f"move{number}", 1.0)))
                written += 1

        tasks = [asyncio.create_task(room(table)) for table in range(rooms)]
        await asyncio.sleep(1.0)
        began, before = time.perf_counter(), written
        await asyncio.sleep(seconds)
        rate = (written - before) / (time.perf_counter() - began)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.close()
        return rate

    return uvloop.run(work())


def idle_tables(folder: str, count: int) -> dict[str, float]:
    """A process that really holds so many tables of Eight Routes, at which nobody is: its memory, and what it does."""
    port = free_port()
    process = start(str(Path(folder) / "idle.db"), 1, port, "asobi.games.eight_routes:GAME")
    try:
        wish = json.dumps({"game": "eight-routes", "seats": ["me", "here:Bea", "here:Cid"], "name": "Ada"})

        def told(line: http.client.HTTPConnection, method: str, path: str, body: str | None = None) -> str:
            line.request(method, path, body)
            answer = line.getresponse()
            text = answer.read().decode()
            if answer.status != 200:
                raise RuntimeError(text)
            return text

        def open_some(number: int) -> None:
            line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
            for _ in range(number):
                told(line, "POST", "/api/tables", wish)
            line.close()

        open_some(50)
        before, began = memory_mb(process.pid), time.perf_counter()
        with ThreadPoolExecutor(AT_ONCE) as guests:
            list(guests.map(open_some, [(count - 50) // AT_ONCE + 1] * AT_ONCE))
        took = time.perf_counter() - began
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        figures = told(line, "GET", "/metrics")
        line.close()
        held = int(re.findall(r"^asobi_rooms (\d+)", figures, re.M)[0])
        if held < count:
            raise RuntimeError(f"only {held} of {count} tables are in memory")
        busy = cpu_seconds(process.pid)
        time.sleep(10.0)
        return {
            "tables": held,
            "MB": memory_mb(process.pid),
            "kB a table": (memory_mb(process.pid) - before) * 1000 / (held - 50),
            "cpu %": 10.0 * (cpu_seconds(process.pid) - busy),
            "opened/s": (held - 50) / took,
        }
    finally:
        stop(process)


def cpu_seconds(pid: int) -> float:
    """The processor's time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def paper(figures: dict[str, Any]) -> list[str]:
    """What many people would need, from what was measured."""
    one = figures["1 process, PostgreSQL"]
    rate = TABLES / EVERY
    by_moves = math.ceil(rate / (one["moves/s"] * HEADROOM))
    by_sockets = math.ceil(PEOPLE / 8192)
    memory = TABLES * figures["kB a table"] / 1e6
    share = rate / figures["entries/s fenced"]
    return [
        f"**On paper: {PEOPLE:,} people at {TABLES:,} tables.** Assumed, not measured: one move a table every "
        f"{EVERY:.0f} s, so {rate:,.0f} moves/s; planned with {HEADROOM:.0%} of what was measured.",
        "",
        "| part | needs | from |",
        "|---|---|---|",
        f"| processes for the moves | {by_moves} | {one['moves/s']:,.0f} moves/s each, all else beside it |",
        f"| processes for the sockets | {by_sockets} | `connections`, 8,192 a process |",
        f"| memory for the tables | {memory:.1f} GB in all | {figures['idle']['kB a table']:.0f} kB a table |",
        f"| PostgreSQL | {share:.0%} of one writer | {figures['entries/s fenced']:,.0f} entries/s from 50 rooms |",
    ]


def report(figures: dict[str, Any], wish: argparse.Namespace) -> str:
    """All figures, as they go into the page."""
    keys = ["moves/s", "p50 ms", "p99 ms", "driver cpu %"]
    rows = ["| servers | " + " | ".join(keys) + " |", "|---|" + "--:|" * len(keys)]
    rows += [f"| {name} | " + " | ".join(f"{figures[name][key]:,.1f}" for key in keys) + " |" for name in NAMES]
    plain, fenced = figures["entries/s plain"], figures["entries/s fenced"]
    rows += [
        "",
        f"{wish.matches} matches of 4 clients, medians of {wish.rounds} runs of {wish.seconds:.0f} s, Python "
        f"{platform.python_version()}, {os.cpu_count()} cores for servers, PostgreSQL and driver together; "
        f"load average of the machine {os.getloadavg()[1]:.0f} at the end.",
        "",
        f"The fence: {plain:,.0f} entries/s without the proof, {fenced:,.0f} with it ({fenced / plain - 1:+.0%}), "
        "50 rooms on one store.",
        "",
        *paper(figures),
    ]
    return "\n".join(rows)


def report_idle(idle: dict[str, float]) -> str:
    """What idle tables cost, as it goes into the page."""
    return (
        f"One process, on SQLite, held {idle['tables']:,.0f} idle tables of Eight Routes at once, opened by {AT_ONCE} "
        f"guests ({idle['opened/s']:,.0f} a second): {idle['MB']:,.0f} MB in all, {idle['kB a table']:.1f} kB a table, "
        f"and {idle['cpu %']:.1f}% of a core while nobody came; load average of the machine {os.getloadavg()[0]:.0f}. "
        "Five minutes without visitors, and a table takes no memory; for this measurement that is switched off."
    )


def write(name: str, text: str) -> None:
    """Put a report into its place on the page."""
    before, _, rest = PAGE.read_text().partition(f"<!-- {name} -->")
    _, _, after = rest.partition(f"<!-- /{name} -->")
    PAGE.write_text(f"{before}<!-- {name} -->\n{text}\n<!-- /{name} -->{after}")


def main() -> None:
    """Measure everything, and print it."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=60)
    reader.add_argument("--seconds", type=float, default=6.0)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--idle", type=int, default=20_000)
    reader.add_argument("--only-idle", action="store_true", help="measure only what idle tables cost")
    reader.add_argument("--write", action="store_true", help="write the report into docs/scale.md")
    wish = reader.parse_args()
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        figures["idle"] = idle_tables(folder, wish.idle)
    print(report_idle(figures["idle"]), flush=True)
    if wish.write:
        write("idle", report_idle(figures["idle"]))
    if wish.only_idle:
        return
    with running() as postgres, tempfile.TemporaryDirectory() as folder:
        runs: dict[int, list[dict[str, float]]] = {0: [], 1: [], 2: [], 3: []}
        fences: dict[bool, list[float]] = {False: [], True: []}
        for _ in range(wish.rounds):
            for processes, results in runs.items():
                results.append(moves(postgres, folder, processes, wish.matches, wish.seconds))
                print(processes, results[-1], flush=True)
            for fenced, rates in fences.items():
                rates.append(commits(postgres, fenced, 50, wish.seconds / 2))
                print("fenced" if fenced else "plain", rates[-1], flush=True)
        for name, results in zip(NAMES, runs.values(), strict=True):
            figures[name] = {key: median(run[key] for run in results) for key in results[0]}
        figures["entries/s plain"], figures["entries/s fenced"] = (median(rates) for rates in fences.values())
    text = report(figures, wish)
    print("\n" + text)
    if wish.write:
        write("scale", text)


if __name__ == "__main__":
    main()
