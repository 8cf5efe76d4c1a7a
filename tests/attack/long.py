"""The longer form of the attack, by hand.

    python -m tests.attack.long kills 1000 build/kills.log
    python -m tests.attack.long soak 20000 build/soak.log

The kills go on where their log ends, so that they can be stopped at any time; a soak is one hall from start to end.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

from asobi.server.app import COLLECT
from asobi.server.audience import Connection
from asobi.server.cards import NewTable
from asobi.server.hall import Hall
from asobi.server.identity import new_guest
from asobi.server.limits import Limits
from asobi.server.outbox import Outbox
from asobi.server.protocol import Choose, Take
from asobi.server.services import find_services
from asobi.server.wire import Wire
from tests.server.harness import GAMES
from tests.server.test_crash import drill

BATCH = 10
"""Kills of one server's life; then everything is compared with the disk."""
AT_ONCE = 20
WARMED_UP = 2_000
"""Matches after which the memory is looked at for the first time."""
LOOK = 500


def lines_of(log: Path) -> list[dict[str, Any]]:
    """What a log tells of earlier runs."""
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


def add(log: Path, **figures: Any) -> None:
    """One more line of a log."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a") as file:
        file.write(json.dumps(figures) + "\n")


def kill(count: int, log: Path) -> None:
    """Kill servers under load until the log has so many kills; a drill that fails ends it with its seed."""
    while sum(line["kills"] for line in lines_of(log)) < count:
        seed = random.randrange(1 << 30)
        print(f"seed {seed}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            add(log, seed=seed, **drill(Path(folder), seed, BATCH))
    done = lines_of(log)
    totals = {name: sum(line[name] for line in done) for name in ("kills", "entries", "accepted")}
    print(f"{totals}: 0 lost, 0 doubled")


class Reader:
    """The wire to a browser that reads everything at once and keeps the newest token and moment."""

    gone = False
    caught_up = None

    def __init__(self) -> None:
        self.token = ""
        self.moment: dict[str, Any] | None = None
        self.version = 0

    def write(self, frames: bytes) -> bool:
        """Read what was sent; an acknowledgement and a move come as two frames at once."""
        while frames:
            size, head = frames[1], 2
            if size == 126:
                size, head = int.from_bytes(frames[2:4], "big"), 4
            message = json.loads(frames[head : head + size])
            frames = frames[head + size :]
            if message["type"] == "seated":
                self.token = message["token"]
            elif message["type"] in ("table", "moved"):
                self.moment, self.version = message["moment"], message["version"]
        return True

    def cut(self) -> None:
        """Nobody is there any more."""


async def short_match(hall: Hall) -> None:
    """One short match of three people, from opening the table to putting it away."""
    opened = await hall.open_table(NewTable("eight-routes", ["me", "open", "open"], "Ada", {"rounds": 1}), new_guest())
    room = await hall.room(opened.table)
    readers = [Reader() for _ in range(3)]
    backlog, refusals = hall.services.backlog, hall.services.pulse.refusals
    people = [
        Connection(new_guest(), "", Outbox(cast("Wire", reader), hall.limits, backlog), refusals) for reader in readers
    ]
    readers[0].token = opened.token or ""
    for number, person in enumerate(people):
        room.enter(person, opened.token if number == 0 else None)
        if number:
            room.hear(person, Take(number, f"Guest {number}"))
    made = 0
    while room.kept.state != "over":
        for number, reader in enumerate(readers):
            if (
                reader.moment
                and reader.moment["decision"]
                and reader.version == (room.play.version if room.play else -1)
            ):
                made += 1
                option = reader.moment["decision"]["options"][0]["notation"]
                room.hear(people[number], Choose(reader.token, str(made), reader.version, option))
                reader.moment = None
        await asyncio.sleep(0.0005)
    for person in people:
        room.exit(person)
        person.outbox.empty()
    await asyncio.sleep(0)
    room.close()


def soak(count: int, log: Path) -> None:
    """Play so many short matches in one hall, rooms, store and all but the sockets, and write down its memory."""
    log.unlink(missing_ok=True)
    began = time.monotonic()

    async def play(folder: Path) -> None:
        hall = Hall(find_services(str(folder / "asobi.db"), GAMES, Limits(), ""))
        await hall.open()
        for done in range(0, count, LOOK):
            for _ in range(LOOK // AT_ONCE):
                await asyncio.gather(*(short_match(hall) for _ in range(AT_ONCE)))
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            matches, seconds = done + LOOK, round(time.monotonic() - began)
            add(log, matches=matches, megabytes=round(pages * 4096 / 1e6, 1), rooms=len(hall.rooms), seconds=seconds)
        await hall.close()

    gc.set_threshold(*COLLECT)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder)))
    looked = [line["megabytes"] for line in lines_of(log) if line["matches"] >= WARMED_UP]
    print(f"{count} matches: {looked[0]} MB after {WARMED_UP}, {looked[-1]} MB at the end, {max(looked)} MB at most")


if __name__ == "__main__":
    {"kills": kill, "soak": soak}[sys.argv[1]](int(sys.argv[2]), Path(sys.argv[3]))
