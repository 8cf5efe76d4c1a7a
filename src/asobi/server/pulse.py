"""The pulse of the server: how long the loop keeps everybody waiting, for whom, and how often what happened."""

from __future__ import annotations

import asyncio
import logging
import time
import types
from collections import Counter, deque
from collections.abc import Coroutine, Generator
from typing import Any, Final, TypeVar

T = TypeVar("T")
BEAT: Final = 0.05
REMEMBERED: Final = 1200
"""Beats that are remembered: a minute. As many writings are."""
LONGEST_STEP: Final = 0.005
LONGEST_WAKING: Final = 0.05
"""Seconds for which the loop may work for one table without a pause: while it is played at, and when it wakes."""

log = logging.getLogger("asobi.server")


class Steps:
    """Work for single tables, step by step: from one pause for the others to the next."""

    def __init__(self, longest: float) -> None:
        self.longest = longest
        self.worst = 0.0
        self.count = 0
        self.slow = 0

    def note(self, seconds: float, whose: str) -> None:
        """Count a step."""
        self.count += 1
        if seconds > self.worst:
            self.worst = seconds
        if seconds > self.longest:
            self.slow += 1
            log.info("a step took %.1f ms", seconds * 1000, extra={"whose": whose})


@types.coroutine
def measured(work: Coroutine[Any, Any, T], steps: Steps, whose: str) -> Generator[Any, Any, T]:
    """The same work; each step of it is noted."""
    clock = time.perf_counter
    fault: BaseException | None = None
    while True:
        began = clock()
        try:
            waits_for = work.send(None) if fault is None else work.throw(fault)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            fault = None  # it knows this frame: together they would wait for the collector
            steps.note(clock() - began, whose)
        try:
            yield waits_for
        except BaseException as thrown:
            fault = thrown


class Pulse:
    """A watchdog of the event loop, and a tally."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.delays: deque[float] = deque(maxlen=REMEMBERED)
        self.writings: deque[float] = deque(maxlen=REMEMBERED)
        self.steps = Steps(LONGEST_STEP)
        self.wakings = Steps(LONGEST_WAKING)

    async def beat(self) -> None:
        """Look again and again how late one is woken; that long everybody else waited too."""
        while True:
            asleep = time.monotonic()
            await asyncio.sleep(BEAT)
            self.delays.append(max(0.0, time.monotonic() - asleep - BEAT))

    def text(self, **gauges: float) -> str:
        """Everything in the words of Prometheus."""
        figures: dict[str, float] = {
            "loop_delay_seconds_max": max(self.delays, default=0.0),
            "loop_delay_seconds_p99": usual(self.delays),
            "store_seconds_max": max(self.writings, default=0.0),
            "store_seconds_p99": usual(self.writings),
            "table_step_seconds_max": self.steps.worst,
            "table_waking_seconds_max": self.wakings.worst,
            **gauges,
        }
        totals = {
            **self.counts,
            "table_steps": self.steps.count,
            "table_steps_too_long": self.steps.slow,
            "table_wakings_too_long": self.wakings.slow,
        }
        lines: list[str] = []
        for name, value in figures.items():
            lines += [f"# HELP asobi_{name} {HELP[name]}", f"# TYPE asobi_{name} gauge", f"asobi_{name} {value}"]
        for name, count in sorted(totals.items()):
            name = f"{name}_total"
            lines += [f"# HELP asobi_{name} {HELP[name]}", f"# TYPE asobi_{name} counter", f"asobi_{name} {count}"]
        refused = "refusals_total"
        lines += [f"# HELP asobi_{refused} {HELP[refused]}", f"# TYPE asobi_{refused} counter"]
        lines += [f'asobi_{refused}{{key="{key}"}} {count}' for key, count in sorted(self.refusals.items())]
        return "\n".join(lines) + "\n"


def usual(figures: deque[float]) -> float:
    """The 99th percentile."""
    return sorted(figures)[len(figures) * 99 // 100] if figures else 0.0


HELP: Final = {
    "loop_delay_seconds_max": "The longest that the event loop kept anybody waiting in the last minute.",
    "loop_delay_seconds_p99": "The 99th percentile of that.",
    "store_seconds_max": "The longest that one of the last 1200 moves waited for the disk.",
    "store_seconds_p99": "The 99th percentile of that.",
    "table_step_seconds_max": "The longest that the loop has worked for one table without a pause.",
    "table_waking_seconds_max": "The longest that the loop has worked to wake a table without a pause.",
    "rooms": "Tables in memory.",
    "sockets": "Open websockets.",
    "thoughts": "Thoughts of bots, hints and nature that are thought or wait for their turn.",
    "outboxes_bytes": "What waits for slow readers.",
    "moves_total": "Choices, undos and answers of nature that are on disk.",
    "tables_total": "Tables that were opened.",
    "table_steps_total": "Pieces of work for single tables.",
    "table_steps_too_long_total": "Of these, those longer than 5 ms.",
    "table_wakings_too_long_total": "Pieces of waking a table longer than 50 ms.",
    "refusals_total": "Refusals by their key.",
}
