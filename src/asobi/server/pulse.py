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
    """Work for single tables, step by step: from one pause for the others to the next.

    By the clock on the wall, which is how long everybody waits, and by the processor's, which other processes leave
    alone: a step that waits for a processor is long, but it did not work for long.
    """

    def __init__(self, longest: float) -> None:
        self.longest = longest
        self.worst = 0.0
        self.count = 0
        self.slow = 0
        self.worst_worked = 0.0
        self.heavy = 0

    def note(self, seconds: float, worked: float, whose: str) -> None:
        """Count a step: how long it took, and how much of that the processor worked for it."""
        self.count += 1
        if seconds > self.worst:
            self.worst = seconds
        if worked > self.worst_worked:
            self.worst_worked = worked
        if worked > self.longest:
            self.heavy += 1
        if seconds > self.longest:
            self.slow += 1
            log.info("a step took %.1f ms, %.1f of work", seconds * 1000, worked * 1000, extra={"whose": whose})


@types.coroutine
def measured(work: Coroutine[Any, Any, T], steps: Steps, whose: str) -> Generator[Any, Any, T]:
    """The same work; each step of it is noted."""
    clock, processor = time.perf_counter, time.thread_time
    fault: BaseException | None = None
    while True:
        began, idle = clock(), processor()
        try:
            waits_for = work.send(None) if fault is None else work.throw(fault)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            fault = None  # it knows this frame: together they would wait for the collector
            steps.note(clock() - began, processor() - idle, whose)
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
            "table_step_cpu_seconds_max": self.steps.worst_worked,
            "table_waking_cpu_seconds_max": self.wakings.worst_worked,
            **gauges,
        }
        totals = {
            **self.counts,
            "table_steps": self.steps.count,
            "table_steps_too_long": self.steps.slow,
            "table_wakings_too_long": self.wakings.slow,
            "table_steps_too_heavy": self.steps.heavy,
            "table_wakings_too_heavy": self.wakings.heavy,
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
    "table_step_cpu_seconds_max": "The most processor time that the loop has spent on one table without a pause.",
    "table_waking_cpu_seconds_max": "The most processor time that waking a table has taken without a pause.",
    "rooms": "Tables in memory.",
    "sockets": "Open websockets.",
    "thoughts": "Thoughts of bots, hints and nature that are thought or wait for their turn.",
    "outboxes_bytes": "What waits for slow readers.",
    "moves_total": "Choices, undos and answers of nature that are on disk.",
    "tables_total": "Tables that were opened.",
    "table_steps_total": "Pieces of work for single tables.",
    "table_steps_too_long_total": "Of these, those longer than 5 ms.",
    "table_wakings_too_long_total": "Pieces of waking a table longer than 50 ms.",
    "table_steps_too_heavy_total": "Pieces of work for single tables with more than 5 ms of processor time.",
    "table_wakings_too_heavy_total": "Pieces of waking a table with more than 50 ms of processor time.",
    "refusals_total": "Refusals by their key.",
}
