"""The drill: three servers, one PostgreSQL, HAProxy before them, and faults at random while many people play.

By hand, in its long form: `python -m tests.server.drill --faults 200 --tables 200`, or in several shorter runs that are
summed up: `--faults 50 --into FILE`. Everybody writes down what they were shown and what was acknowledged; at the end
that is compared with what is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from asobi.server.proxy import haproxy
from tests.server.database import ROOT, Postgres, ask, free_port, running
from tests.server.harness import House, scene
from tests.server.restless import Guest
from tests.server.stubborn import ABOUT, LOST, compare

SERVERS = 3
AUTHORS = (
    "CREATE TABLE authors (place BIGSERIAL, table_id TEXT, server TEXT)",
    """CREATE FUNCTION note_author() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO authors (table_id, server) VALUES (NEW.table_id, current_setting('asobi.server', true)); RETURN NEW; END
    $$""",
    "CREATE TRIGGER authors AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note_author()",
    "CREATE TRIGGER authors AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION note_author()",
    "CREATE TRIGGER authors AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION note_author()",
    "CREATE TABLE taken (place BIGSERIAL, table_id TEXT, seconds DOUBLE PRECISION)",
    """CREATE FUNCTION note_taken() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN INSERT INTO taken (table_id, seconds)
    VALUES (NEW.table_id, extract(epoch FROM NEW.since - OLD.since)); RETURN NEW; END $$""",
    """CREATE TRIGGER taken AFTER UPDATE ON owners FOR EACH ROW
    WHEN (OLD.server IS NULL AND NEW.server IS NOT NULL) EXECUTE FUNCTION note_taken()""",
)
"""Who writes a move, a line of chat, or a seat; and for how long a table was nobody's, by the database's clock."""
TAKEN = """SELECT seconds FROM (
    SELECT table_id, seconds, row_number() OVER (PARTITION BY table_id ORDER BY place) AS time FROM taken) AS each
    WHERE table_id = ANY($1) AND time > 1"""
"""But for the first time: then it is new, and nobody was asked for it yet."""
FAULTS = {"kill": 5, "stop": 5, "leave": 3, "cut": 4, "think": 3, "database": 1, "rolling": 1}
"""What goes wrong, and how often beside the others."""


class Drill:
    """Everything that runs, and what was seen."""

    def __init__(
        self, folder: Path, postgres: Postgres, tables: int, seed: int, lease: float, kinds: Sequence[str] = ()
    ) -> None:
        self.kinds = {kind: FAULTS[kind] for kind in kinds or FAULTS}
        self.dice = random.Random(seed)
        self.postgres = postgres
        self.address = postgres.new_database()
        self.tables = tables
        self.houses: list[House] = []
        for number in range(SERVERS):
            place = folder / str(number)
            place.mkdir()
            limits = {"lease_seconds": lease, "connections_per_address": 8000, "workers": 1, "chance_seconds": 0.5}
            house = House(place, proxies=["127.0.0.1"], chat_per_minute=1_000_000, **limits)
            house.port, house.address = free_port(), self.address
            self.houses.append(house)
        self.door = House(folder)  # never started: what players take for the server is the proxy
        self.door.port = free_port()
        self.config = folder / "haproxy.cfg"
        self.config.write_text(
            haproxy(
                [f"127.0.0.1:{house.port}" for house in self.houses],
                bind=f"127.0.0.1:{self.door.port}",
                connections=5000,
            )
        )
        self.proxy: subprocess.Popen[bytes] | None = None
        self.guests: dict[str, list[Guest]] = {}
        self.away: set[int] = set()
        self.mending: list[asyncio.Task[None]] = []
        self.done: Counter[str] = Counter()
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.spells: dict[str, list[tuple[float, float]]] = {"leave": [], "rolling": []}
        self.seated: list[tuple[str, str]] = []
        self.contested = 0

    # -- coming and going ----------------------------------------------------------------------------------

    def start(self) -> None:
        for house in self.houses:
            house.start()
        for statement in AUTHORS:
            self.postgres.do(statement, address=self.address)
        with (self.config.parent / "haproxy.log").open("w") as log:
            self.proxy = subprocess.Popen(["haproxy", "-db", "-f", str(self.config)], stdout=log, stderr=log)
        until = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError):
                if self.door.ask("/api/games")[0] == 200:
                    return
            assert time.monotonic() < until, "the proxy lets nobody through"
            time.sleep(0.05)

    def stop(self) -> None:
        for house in self.houses:
            if house.process is not None:
                house.process.send_signal(signal.SIGCONT)
                with contextlib.suppress(Exception):
                    house.stop()
        if self.proxy is not None:
            self.proxy.terminate()
            self.proxy.wait(20)

    # -- people --------------------------------------------------------------------------------------------

    async def sit_down(self) -> list[asyncio.Task[None]]:
        """Open the tables and let people play; every fourth has a bot among them."""
        self.stopping = asyncio.Event()
        for number in range(self.tables):
            seats = ["me", "here:Bea", "random" if number % 4 == 0 else "here:Cid"]
            opened = await asyncio.to_thread(self.door.open_table, *seats, settings={"rounds": 30})
            tokens = [opened["token"], *(held["token"] for held in opened["here"])]
            guests = [Guest(self.door, opened["table"], token, random.Random(self.dice.random())) for token in tokens]
            guests.append(Guest(self.door, opened["table"], None, random.Random(0)))  # somebody who looks on
            self.guests[opened["table"]] = guests
            for guest in guests:
                guest.pace = self.tables / 100.0  # the more tables, the longer people think: one machine plays them all
        everybody = [guest for guests in self.guests.values() for guest in guests]
        return [asyncio.create_task(guest.live(self.stopping)) for guest in everybody]

    async def contend(self) -> None:
        """Again and again two people want the same seat of a new table, whatever happens meanwhile."""
        while not self.stopping.is_set():
            with contextlib.suppress(*LOST, AssertionError, json.JSONDecodeError):
                opened = await asyncio.to_thread(self.door.open_table, "me", "open", "open")
                told = await asyncio.gather(*(self._take(opened["table"], name) for name in ("Eve", "Fay", "Gus")))
                self.contested += 1
                self.seated += [(opened["table"], token) for token in told if token is not None]
            await asyncio.sleep(0.1)

    async def _take(self, table: str, name: str) -> str | None:
        guest = Guest(self.door, table, None, random.Random(0))
        try:
            await guest.connect()
            await guest.send("take", seat=1, name=name)
            answer = await guest.next("seated", "refused", seconds=10.0)
            return answer.get("token")
        except LOST:
            return None
        finally:
            if guest.socket is not None:
                guest.socket.transport.abort()

    # -- faults --------------------------------------------------------------------------------------------

    async def fault(self) -> None:
        """Something goes wrong; what was ended comes back later."""
        kind = self.dice.choices(list(self.kinds), list(self.kinds.values()))[0]
        least = SERVERS if kind == "rolling" else 2  # one is left to take over
        while SERVERS - len(self.away) < least:
            await asyncio.sleep(0.05)
        number = self.dice.choice([number for number in range(SERVERS) if number not in self.away])
        self.done[kind] += 1
        began = time.monotonic()
        if kind in ("kill", "stop", "leave"):
            await self._lose(kind, number)
        elif kind == "think":
            await self._lose_thinker(number)
        elif kind == "cut":
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            share = self.dice.choice(["", " AND pid % 2 = 0", " AND pid % 3 = 0"])
            await ask(self.postgres.address, cut + " AND usename = current_user" + share)
        elif kind == "database":
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.start)
        else:
            await self.renew()
        if kind in self.spells:
            self.spells[kind].append((began, time.monotonic()))

    async def renew(self) -> None:
        """Let one server after the other hand its tables over, go, and come back."""
        for house in self.houses:
            await asyncio.to_thread(house.stop)
            await self._start(house)

    def blinks(self, kind: str) -> list[float]:
        """How long each guest was away who was sent away while servers left in peace."""
        everybody = [guest for guests in self.guests.values() for guest in guests]
        spells = self.spells[kind]
        return [
            blink
            for guest in everybody
            for lost_at, blink in guest.blinks
            if any(began <= lost_at <= ended for began, ended in spells)
        ]

    async def _lose(self, kind: str, number: int) -> None:
        house = self.houses[number]
        assert house.process is not None
        mine = "SELECT table_id FROM owners JOIN servers ON servers.id = server WHERE reach = $1 AND NOT fenced"
        tables = [table for (table,) in await ask(self.address, mine, f"127.0.0.1:{house.port}")]
        began = time.monotonic()
        self.away.add(number)
        if kind == "kill":
            house.kill()
        elif kind == "stop":
            house.process.send_signal(signal.SIGSTOP)
        else:
            house.process.send_signal(signal.SIGTERM)
        pause = self.dice.uniform(1.0, 5.0) if kind == "stop" else self.dice.uniform(0.2, 1.0)
        self.mending.append(asyncio.create_task(self._mend(kind, number, pause)))
        await self._reopened(kind, began, tables, 30.0 if kind != "stop" else pause + 4.0)

    async def _mend(self, kind: str, number: int, pause: float) -> None:
        house = self.houses[number]
        await asyncio.sleep(pause)
        if kind == "stop":
            assert house.process is not None
            house.process.send_signal(signal.SIGCONT)
        else:
            if kind == "leave":
                await asyncio.to_thread(house.stop)
            await self._start(house)
        self.away.discard(number)

    async def _start(self, house: House) -> None:
        """Start a server; where PostgreSQL is just being restarted it refuses, and is started once more."""
        until = time.monotonic() + 60.0
        while True:
            try:
                await asyncio.to_thread(house.start)
                return
            except AssertionError:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.2)

    async def _reopened(self, kind: str, began: float, tables: list[str], seconds: float) -> None:
        """Wait until somebody is at each of these tables again, and note how long that took."""
        missing = {table for table in tables if table in self.guests}
        while missing and time.monotonic() < began + seconds:
            for table in list(missing):
                opened = [guest.opened_at[-1] for guest in self.guests[table] if guest.opened_at[-1] > began]
                if opened:
                    missing.discard(table)
                    self.waits[kind].append(min(opened) - began)
            await asyncio.sleep(0.01)
        if kind != "stop":  # who was stopped for a moment only has its tables still, and nobody had to connect again
            said = "\n".join(house.log()[-1500:] for house in self.houses)
            assert not missing, f"{len(missing)} tables are open nowhere, 30 s after {kind}: {missing}\n{said}"

    async def _lose_thinker(self, number: int) -> None:
        process = self.houses[number].process
        assert process is not None
        found = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True).stdout.split()
        if found:
            subprocess.run(["kill", "-KILL", self.dice.choice(found)], check=False)

    async def run(self, faults: int, seconds: float) -> None:
        """Play, and let things go wrong so often, or for so long; then let everything come to rest."""
        lives = await self.sit_down()
        contention = asyncio.create_task(self.contend())
        everybody = [guest for guests in self.guests.values() for guest in guests]
        ending = time.monotonic() + seconds
        for _ in range(faults):
            if time.monotonic() > ending:
                break
            seen = sum(len(guest.shown) for guest in everybody)
            until = time.monotonic() + 60.0
            while sum(len(guest.shown) for guest in everybody) < seen + 40:
                for life in lives:
                    if life.done():
                        life.result()
                if all(guest.over for guest in everybody):
                    break
                if time.monotonic() > until:
                    stand = Counter((guest.socket is not None, guest.unanswered is None) for guest in everybody)
                    raise AssertionError(f"nothing more happens; connected and answered: {stand}")
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.dice.uniform(0.0, 0.2))
            await self.fault()
        await asyncio.gather(*self.mending)
        await asyncio.sleep(1.0)
        self.stopping.set()
        await asyncio.gather(contention, *lives)
        for table, guests in self.guests.items():
            await self._check_seats(table, guests[-1])

    # -- afterwards ----------------------------------------------------------------------------------------

    async def check(self) -> dict[str, Any]:
        """Compare what everybody saw with what is on disk."""
        entries = accepted = shown = lines = 0
        for table, guests in self.guests.items():
            entries += await self._check_table(table, guests)
            lines += await self._check_chat(table, guests)
            accepted += sum(len(guest.accepted) for guest in guests)
            shown += sum(len(guest.shown) for guest in guests)
        written: dict[str, list[str]] = defaultdict(list)
        for table, author in await ask(self.address, "SELECT table_id, server FROM authors ORDER BY place"):
            written[table].append(author)
        changed = sum(one_after_the_other(authors) for authors in written.values())
        ((seats,),) = await ask(self.address, "SELECT count(*) FROM authors")
        given: Counter[str] = Counter(table for table, _ in self.seated)
        assert not [table for table, count in given.items() if count > 1], "a seat was given twice"
        for table, token in self.seated:
            ((kept,),) = await ask(self.address, "SELECT token FROM seats WHERE table_id = $1 AND seat = 1", table)
            assert kept == hashlib.sha256(token.encode()).hexdigest(), "a seat was given and is not on disk"
        return {
            "faults": dict(self.done),
            "tables": len(self.guests),
            "entries": entries,
            "lines of chat": lines,
            "changes of seats": seats - entries - lines,
            "acknowledged": accepted,
            "shown": shown,
            "changes of owner": changed,
            "seats contested": self.contested,
            "open again": dict(self.waits),
            "free": [float(gap) for (gap,) in await ask(self.address, TAKEN, list(self.guests))],
            "blinks": {kind: self.blinks(kind) for kind in self.spells},
        }

    async def _check_table(self, table: str, guests: list[Guest]) -> int:
        (about,) = await ask(self.address, f"{ABOUT} $1", table)
        sql = "SELECT number, seat, what, move FROM entries WHERE table_id = $1 ORDER BY number"
        rows = await ask(self.address, sql, table)
        assert [number for number, *_ in rows] == list(range(1, len(rows) + 1)), "a gap"
        return compare(about, [(seat, what, move) for _, seat, what, move in rows], guests)

    async def _check_chat(self, table: str, guests: list[Guest]) -> int:
        """No line that anybody has read is lost, or there twice."""
        rows = await ask(self.address, "SELECT number, seat, line FROM chat WHERE table_id = $1 ORDER BY number", table)
        assert [number for number, *_ in rows] == list(range(1, len(rows) + 1)), "a gap in the chat"
        assert len({line for *_, line in rows}) == len(rows), "a line of chat is there twice"
        for guest in guests:
            for number, shown in guest.lines.items():
                assert number <= len(rows), "a line was shown that is not on disk"
                assert rows[number - 1][1:] == shown, "another line was shown than is on disk"
        return len(rows)

    async def _check_seats(self, table: str, guest: Guest) -> None:
        """Once all is at rest, the seats are shown as they are on disk."""
        until = time.monotonic() + 60.0
        while True:
            try:
                shown = [(seat["name"], seat["bot"]) for seat in (await guest.connect())["seats"]]
                break
            except LOST:
                assert time.monotonic() < until, "a table is open nowhere"
                await asyncio.sleep(0.1)
        kept = await ask(self.address, "SELECT name, bot FROM seats WHERE table_id = $1 ORDER BY seat", table)
        assert shown == kept, "the seats are not what is on disk"


def one_after_the_other(authors: list[str]) -> int:
    """A server whose table another has written to never writes to it again; gives how often it changed hands."""
    spells = [server for place, server in enumerate(authors) if place == 0 or authors[place - 1] != server]
    assert len(spells) == len(set(spells)), "the writings of two servers are mixed"
    return len(spells) - 1


def drill(
    folder: Path, faults: int, tables: int, seed: int, lease: float, seconds: float, kinds: Sequence[str] = ()
) -> dict[str, Any]:
    """The whole drill, or only some kinds of faults; gives its figures, or fails."""
    subprocess.run([str(ROOT / "scripts" / "haproxy")], check=True)
    with running() as postgres:
        made = Drill(folder, postgres, tables, seed, lease, kinds)
        try:
            made.start()
            began, worked = time.monotonic(), time.process_time()
            scene(lambda: made.run(faults, seconds), seconds + 300.0)
            took = time.monotonic() - began
            busy = round(100 * (time.process_time() - worked) / took)
            return {"seed": seed, "seconds": round(took), "driver cpu %": busy, **asyncio.run(made.check())}
        finally:
            made.stop()


def summed(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of several runs as one; times as their middle, and what 99 of 100 stay below."""
    counted = [
        *("seconds", "entries", "lines of chat", "changes of seats", "acknowledged", "shown"),
        *("changes of owner", "seats contested"),
    ]
    faults: Counter[str] = Counter()
    times: dict[str, list[float]] = defaultdict(list)
    for run in runs:
        faults.update(run["faults"])
        times["a table was nobody's"] += run["free"]
        for kind, waits in run["open again"].items():
            times[f"open again after {kind}"] += waits
            times["open again after any of these"] += waits
        for kind, blinks in run["blinks"].items():
            times[f"a guest was away at {kind}"] += blinks
    return {
        "seeds": [run["seed"] for run in runs],
        "tables": [run["tables"] for run in runs],
        "driver cpu %": [run["driver cpu %"] for run in runs],
        "faults": {"all": faults.total(), **faults},
        **{name: sum(run[name] for run in runs) for name in counted},
        **{
            name: {
                "times": len(found),
                "median s": round(statistics.median(found), 2),
                "99 % s": round(sorted(found)[int(0.99 * len(found))], 2),
                "within 2 s %": round(100 * sum(time <= 2.0 for time in found) / len(found), 1),
            }
            for name, found in times.items()
            if found
        },
    }


def main() -> None:
    """Read the command line, and drill."""
    reader = argparse.ArgumentParser(prog="python -m tests.server.drill", description=__doc__)
    reader.add_argument("--faults", type=int, default=200)
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--lease", type=float, default=2.0)
    reader.add_argument("--seconds", type=float, default=3600.0, help="after so long nothing more goes wrong")
    reader.add_argument("--only", nargs="+", choices=FAULTS, default=[], help="only these kinds of faults")
    reader.add_argument("--seed", type=int, default=secrets.randbelow(1 << 30))
    reader.add_argument("--into", type=Path, help="a file for the figures; those already there are counted too")
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory(prefix="asobi-drill-") as folder:
        figures = drill(Path(folder), wish.faults, wish.tables, wish.seed, wish.lease, wish.seconds, wish.only)
    runs = [figures]
    if wish.into is not None:
        with wish.into.open("a") as file:
            file.write(json.dumps(figures) + "\n")
        runs = [json.loads(line) for line in wish.into.read_text().splitlines()]
    sys.stdout.write(json.dumps(summed(runs), indent=2) + "\n")


if __name__ == "__main__":
    main()
