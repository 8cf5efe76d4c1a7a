"""Bots, hints and nature think in processes of their own, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import Any, Final, TypeVar, cast

import msgspec

from asobi.bots import make_bot
from asobi.core import Dice, Match, Perspective, Record, RecordError, UnknownGame, written
from asobi.server.entries import Entry, apply, begin
from asobi.server.header import Header
from asobi.server.limits import Limits
from asobi.server.shelf import Shelf

T = TypeVar("T")
KEPT: Final = 64
NICENESS: Final = 5

log = logging.getLogger("asobi.server")


class TooLong(Exception):
    """A thought took longer than the limits allow."""


class NoThought(Exception):
    """A worker failed; the text is what went wrong there."""


class Examined(msgspec.Struct):
    """What became of a record from outside: a header with its entries, or the line at fault and why."""

    header: Header | None = None
    entries: list[Entry] = []
    over: bool = False
    next: int | None = None
    line: int = 0
    why: str = ""


class Thinkers:
    """A few worker processes, started when they are first needed, started anew when one dies."""

    def __init__(self, shelf: Shelf, limits: Limits) -> None:
        self.shelf = shelf
        self.limits = limits
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: str, header: Header, entries: list[Entry], seat: int, bot: str) -> str:
        """What the bot chooses for the seat. Its dice are its own: they tell nothing of the match's."""
        return await self._run(choose, table, header, entries, seat, bot, secrets.token_hex(16))

    async def nature(self, game: str, request: Any) -> Any:
        """Nature's answer."""
        return await self._run(nature, game, request)

    async def examine(self, text: str) -> Examined:
        """A record from outside, read and played through."""
        return await self._run(examine, text)

    async def _run(self, work: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            result, fault = await loop.run_in_executor(self._workers(), attempt, work, *arguments)
        except BrokenProcessPool:
            log.warning("a worker process died; starting anew")
            self._pool = None
            result, fault = await loop.run_in_executor(self._workers(), attempt, work, *arguments)
        if fault:
            raise NoThought(fault)
        return cast("T", result)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.limits.workers,
                multiprocessing.get_context("spawn"),
                initializer=get_ready,
                initargs=(self.shelf.places, self.limits.thought_seconds),
            )
        return self._pool

    def close(self) -> None:
        """Stop the workers, whatever they are thinking about."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None


# -- in a worker process -----------------------------------------------------------------------------------


class Desk:
    """What a worker keeps at hand: its games, and the matches it thought about last."""

    shelf: Shelf
    seconds: float
    matches: OrderedDict[str, tuple[Header, list[Entry], Match]] = OrderedDict()


def get_ready(places: list[str] | None, seconds: float) -> None:
    """Get ready: give way to the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _interrupt)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    Desk.shelf = Shelf(places)
    Desk.seconds = seconds


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise TooLong(f"interrupted after {Desk.seconds} s")


def attempt(work: Callable[..., Any], *arguments: Any) -> tuple[Any, str]:
    """Do some work in time; what goes wrong travels as a text, for not every error survives the journey."""
    signal.setitimer(signal.ITIMER_REAL, Desk.seconds)
    try:
        return work(*arguments), ""
    except Exception:
        return None, traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def choose(table: str, header: Header, entries: list[Entry], seat: int, bot: str, dice: str) -> str:
    """The bot's choice, in its notation."""
    match = at(table, header, entries)
    return written(make_bot(bot).choose(Perspective(match, seat), Dice(dice)))


def at(table: str, header: Header, entries: list[Entry]) -> Match:
    """The match of the table after these entries; it goes on from where this worker saw it last, if it can."""
    known = Desk.matches.pop(table, None)
    if known is not None and known[0] == header and known[1] == entries[: len(known[1])]:
        match, done = known[2], len(known[1])
    else:
        match, done = begin(Desk.shelf[header.game], header), 0
    match.computes = False
    for entry in entries[done:]:
        apply(match, entry)
    match.computes = True  # for what bots imagine; the match itself is waiting for a seat now
    Desk.matches[table] = (header, entries, match)
    if len(Desk.matches) > KEPT:
        Desk.matches.popitem(last=False)
    return match


def nature(game: str, request: Any) -> Any:
    """Nature's answer."""
    return Desk.shelf[game].nature(request)


def examine(text: str) -> Examined:
    """Play a record through; whatever is wrong with it goes wrong here, far from any table."""
    try:
        record = Record.parse(text)
        match = Match.replay(Desk.shelf[record.game], record, computes=False)
        msgspec.json.encode([record.seed, record.options, record.opening, record.entries])
    except RecordError as fault:
        return Examined(line=fault.line, why=fault.why)
    except UnknownGame as fault:
        return Examined(line=1, why=str(fault))
    except Exception as fault:
        return Examined(line=1, why=f"the record does not play: {type(fault).__name__}: {fault}")
    header = Header(record.game, record.rules, match.seats, match.options, record.seed, record.opening)
    pending = match.pending
    return Examined(header, record.entries, match.over, pending[0].seat if pending else None)
