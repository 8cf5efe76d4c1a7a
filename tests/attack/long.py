"""The longer form of the attack, by hand.

    python -m tests.attack.long kills 1000 build/kills.log
    python -m tests.attack.long soak 20000 build/soak.log

The kills go on where their log ends, so that they can be stopped at any time; a soak is one server from start to end.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.attack.bystander import memory
from tests.server.harness import House, Player, scene
from tests.server.test_crash import drill

BATCH = 10
"""Kills of one server's life; then everything is compared with the disk."""
AT_ONCE = 6
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


def soak(count: int, log: Path) -> None:
    """Let one server see so many short matches of a person and two bots, and write down its memory as it goes."""
    log.unlink(missing_ok=True)
    limits = {"idle_seconds": 0.5, "sweep_seconds": 1.0, "tables_per_address_and_hour": 10**6}
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), **limits) as house:
        done = 0
        began = time.monotonic()

        async def one() -> None:
            opened = await asyncio.to_thread(house.open_table, "me", "random", "random", settings={"rounds": 1})
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.play_on()

        async def some() -> None:
            for _ in range(LOOK // AT_ONCE):
                await asyncio.gather(*(one() for _ in range(AT_ONCE)))

        while done < count:
            scene(some, 3600)
            done += LOOK // AT_ONCE * AT_ONCE
            time.sleep(3.0)  # the last rooms leave the memory
            add(log, matches=done, megabytes=round(memory(house) / 1e6, 1), seconds=round(time.monotonic() - began))
    looked = [line["megabytes"] for line in lines_of(log) if line["matches"] >= WARMED_UP]
    print(f"{done} matches: {looked[0]} MB after {WARMED_UP}, {looked[-1]} MB at the end, {max(looked)} MB at most")


if __name__ == "__main__":
    {"kills": kill, "soak": soak}[sys.argv[1]](int(sys.argv[2]), Path(sys.argv[3]))
