"""Somebody who plays on while others attack: how long do they wait from a move to everybody's screen?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from asobi.server import Limits
from tests.server.harness import House, scene, seat_all

PACE = 0.03
LONGEST = 1.0
"""Seconds that a move may take at worst on a busy machine; on a quiet one it is a few milliseconds."""


MOST_WORK = 0.04
"""Seconds of processor time for one table without a pause, even on a slow machine; to reach: 5 ms.

Other processes do not count. Before there were limits, one view of a large deck took 90 ms and more.
"""


SEEN: list[Bystander] = []
"""Who stood by during this test."""


def strict(folder: Path, **limits: Any) -> House:
    """A server with the limits that people get."""
    house = House(folder)
    house.limits = {**asdict(Limits()), **limits}
    return house


class Bystander:
    """Three friends at one table; `waits` has the seconds from each move to the last of their screens."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.waits: list[float] = []

    async def play(self) -> None:
        """Play, table after table, until cancelled."""
        while True:
            opened = await asyncio.to_thread(self.house.open_table, "me", "open", "open", settings={"rounds": 30})
            players = await seat_all(self.house, opened, ["Bea", "Cid"])
            while not players[0].over:
                mover = next(player for player in players if player.decision)
                began, version = time.monotonic(), mover.version + 1
                await mover.choose(mover.options()[0])
                for player in players:
                    await player.until(lambda player=player, version=version: player.version >= version)  # type: ignore[misc]
                self.waits.append(time.monotonic() - began)
                await asyncio.sleep(PACE)

    @property
    def worst(self) -> float:
        """The 99th percentile of the waits."""
        return sorted(self.waits)[len(self.waits) * 99 // 100]


def under(house: House, attack: Callable[[], Any], seconds: float = 60.0) -> Bystander:
    """Let the bystander play before, during and after the attack, which runs in a thread; nobody may have to wait."""
    bystander = Bystander(house)

    async def play() -> None:
        playing = asyncio.create_task(bystander.play())
        try:
            await asyncio.sleep(0.5)
            before = len(bystander.waits)
            await asyncio.to_thread(attack)
            during = len(bystander.waits)
            await asyncio.sleep(0.5)
            assert not playing.done(), playing.exception()
            assert before > 0
            assert len(bystander.waits) > during, "nobody could play on after the attack"
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    scene(play, seconds)
    SEEN.append(bystander)
    assert bystander.worst < LONGEST, f"a move took {bystander.worst:.2f} s"
    return bystander


def memory(house: House) -> int:
    """The memory of the server in bytes."""
    assert house.process is not None
    pages = int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1])
    return pages * 4096
