"""The pulse of the server: how long the loop keeps everybody waiting, and how often what happened."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from typing import Final

BEAT: Final = 0.05
REMEMBERED: Final = 1200
"""Beats that are remembered: a minute."""


class Pulse:
    """A watchdog of the event loop, and a tally."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.delays: deque[float] = deque(maxlen=REMEMBERED)

    async def beat(self) -> None:
        """Look again and again how late one is woken; that long everybody else waited too."""
        while True:
            asleep = time.monotonic()
            await asyncio.sleep(BEAT)
            self.delays.append(max(0.0, time.monotonic() - asleep - BEAT))

    @property
    def worst(self) -> float:
        """The longest delay of the last minute, in seconds."""
        return max(self.delays, default=0.0)

    @property
    def usual(self) -> float:
        """The 99th percentile of the delays of the last minute, in seconds."""
        return sorted(self.delays)[len(self.delays) * 99 // 100] if self.delays else 0.0

    def text(self, **gauges: float) -> str:
        """Everything in the words of Prometheus."""
        figures: dict[str, float] = {
            "loop_delay_seconds_max": self.worst,
            "loop_delay_seconds_p99": self.usual,
            **gauges,
        }
        lines = [f"asobi_{name} {value}" for name, value in figures.items()]
        lines += [f"asobi_{name}_total {count}" for name, count in sorted(self.counts.items())]
        lines += [f'asobi_refusals_total{{key="{key}"}} {count}' for key, count in sorted(self.refusals.items())]
        return "\n".join(lines) + "\n"
