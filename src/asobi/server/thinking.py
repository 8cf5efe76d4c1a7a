"""Bots, hints and nature think in processes of their own, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import logging
import multiprocessing
import pickle
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Protocol, TypeVar, cast

import msgspec

from asobi.core import Entry, Header
from asobi.server import worker
from asobi.server.entries import parts
from asobi.server.limits import Limits
from asobi.server.shelf import Shelf
from asobi.server.worker import Examined, Recent
from asobi.study import Motive, Reason

T = TypeVar("T")
Task = tuple[Callable[..., Any], tuple[Any, ...]]
GRACE: Final = 30.0
"""Seconds that a worker has to start, and to say that its time is up; then it is ended."""

log = logging.getLogger("asobi.server")


Rank = Callable[[], int]
"""How long a thought can wait, asked for again whenever somebody's turn comes: the table may have visitors by then."""


def at_once() -> int:
    """The rank of what a person is waiting for."""
    return 0


def some_time() -> int:
    """The rank of what can wait."""
    return 3


class Turns:
    """One at a time; of those who wait, the lowest rank comes first, then whoever came first."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[tuple[Rank, asyncio.Future[None]]] = []

    @contextlib.asynccontextmanager
    async def turn(self, rank: Rank) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        if self._taken:
            waiting = (rank, asyncio.get_running_loop().create_future())
            self._waiting.append(waiting)
            try:
                await waiting[1]
            except asyncio.CancelledError:
                if waiting in self._waiting:
                    self._waiting.remove(waiting)
                elif not waiting[1].cancelled():  # it was just given the turn
                    self._next()
                raise
        self._taken = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        self._waiting = [waiting for waiting in self._waiting if not waiting[1].cancelled()]
        self._taken = bool(self._waiting)
        if self._waiting:
            first = min(range(len(self._waiting)), key=lambda place: (self._waiting[place][0](), place))
            self._waiting.pop(first)[1].set_result(None)


class NoThought(Exception):
    """A worker failed; the text is what went wrong there."""


class Thinker:
    """One worker process and the pipe to it, started when it is first needed, and anew when it has died."""

    def __init__(self, shelf: Shelf, limits: Limits) -> None:
        seconds = limits.thought_seconds
        self.known: Recent[list[Entry]] = Recent()
        self.busy = 0
        self._orders = (shelf.places, seconds, limits.worker_bytes)
        self._patience = seconds + GRACE
        self._turns = Turns()
        self._thread = ThreadPoolExecutor(1, "asobi-thinker")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    async def choose(self, table: str, header: Header, entries: list[Entry], seat: int, bot: str, rank: Rank) -> str:
        """What the bot chooses for the seat. Its dice are its own: they tell nothing of the match's."""
        more = (seat, bot, secrets.token_hex(16))
        async with self._turns.turn(rank):
            # Taken out until all went well: after any fault the worker is told everything again.
            known = self.known.pop(table)
            choice = None
            if known is not None and known == entries[: len(known)]:
                choice = await self._ask(worker.choose_on, table, len(known), entries[len(known) :], *more)
            if choice is None:
                choice = await self._ask(worker.choose, table, parts(header), entries, *more)
            self.known.put(table, entries)
            return choice

    async def do(self, work: Callable[..., T], *arguments: Any, rank: Rank = at_once) -> T:
        """What comes of some work that needs no table."""
        async with self._turns.turn(rank):
            return await self._ask(work, *arguments)

    async def do_once(self, work: Callable[..., T], *arguments: Any) -> T:
        """The same for what may end the worker: it is not tried again."""
        async with self._turns.turn(at_once):
            return await self._ask(work, *arguments, again=False)

    async def _ask(self, work: Callable[..., T], *arguments: Any, again: bool = True) -> T:
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._exchange, (work, arguments), again)
        result, fault = await asked
        if fault:
            raise NoThought(fault)
        return cast("T", result)

    def close(self) -> None:
        """End the process, whatever it is thinking about, for good."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            self._process.kill()

    # -- in a thread, where one may wait -------------------------------------------------------------------

    def _exchange(self, task: Task, again: bool) -> tuple[Any, str]:
        if self._process is not None and not self._process.is_alive():
            self._end()
        try:
            return self._answer(task)
        except (EOFError, OSError) as fault:
            self._end()
            if self._closed:
                raise NoThought("the server is closing") from fault
            if not again:
                raise NoThought("the worker process died of it") from fault
            log.warning("a worker process died; starting anew")
            return self._answer(task)

    def _answer(self, task: Task) -> tuple[Any, str]:
        pipe = self._pipe or self._start()
        pipe.send(task)
        if not pipe.poll(self._patience):
            self._end()
            return None, f"no answer after {self._patience} s"
        answer: tuple[Any, str] = pickle.loads(pipe.recv_bytes())
        return answer

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=worker.serve, args=(theirs, *self._orders), name="asobi-worker")
        process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        if self._closed:  # by somebody who did not see this process yet
            process.kill()
        return pipe

    def _end(self) -> None:
        if self._process is not None and self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = self._pipe = None


class Mail(Protocol):
    """The way to others who think, on other machines perhaps."""

    async def there(self) -> bool:
        """Whether anybody is there."""

    async def ask(self, what: str, arguments: list[Any], rank: Rank) -> tuple[Any] | None:
        """What comes of a thought; None if nobody is there to think it."""

    async def close(self) -> None:
        """Ask no more."""


class Thinkers:
    """A few workers. A table goes to the one that knows it, unless another is less busy.

    What players wait for is thought elsewhere where there is anybody to do so (`mail`).
    """

    mail: Mail | None = None

    def __init__(self, shelf: Shelf, limits: Limits) -> None:
        self._thinkers = [Thinker(shelf, limits) for _ in range(limits.workers)]
        self._largest = limits.opening_bytes
        self.closed = False
        atexit.register(self.close)

    async def choose(
        self, table: str, header: Header, entries: list[Entry], seat: int, bot: str, rank: Rank = at_once
    ) -> str:
        """What the bot chooses for the seat."""
        afar = await self._afar("choose", [table, parts(header), entries, seat, bot], rank)
        if afar is not None:
            return str(afar[0])
        thinker = min(self._thinkers, key=lambda one: (one.busy, table not in one.known))
        return await self._let(thinker, thinker.choose(table, header, entries, seat, bot, rank))

    async def nature(self, game: str, request: Any, rank: Rank = at_once) -> Any:
        """Nature's answer."""
        afar = await self._afar("nature", [game, request], rank)
        if afar is not None:
            return afar[0]
        thinker = self._idlest()
        return await self._let(thinker, thinker.do(worker.nature, game, request, rank=rank))

    async def hint(self, header: Header, entries: list[Entry], seat: int, bot: str) -> Reason:
        """What a bot would choose in the place of the seat, and why."""
        afar = await self._afar("hint", [parts(header), entries, seat, bot], at_once)
        if afar is not None:
            return msgspec.convert(afar[0], Reason)
        return await self.do(worker.hint, parts(header), entries, seat, bot, secrets.token_hex(16))

    async def why_moved(self, header: Header, entries: list[Entry], place: int, asker: int | None) -> Motive:
        """Why a choice was made, as far as the asker may know."""
        afar = await self._afar("why_moved", [parts(header), entries, place, asker], at_once)
        if afar is not None:
            return msgspec.convert(afar[0], Motive)
        return await self.do(worker.why_moved, parts(header), entries, place, asker)

    async def _afar(self, what: str, arguments: list[Any], rank: Rank) -> tuple[Any] | None:
        if self.mail is None or not await self.mail.there():
            return None
        return await self.mail.ask(what, arguments, rank)

    async def examine(self, text: str) -> Examined:
        """A record from outside, read and played through."""
        thinker = self._idlest()
        return await self._let(thinker, thinker.do_once(worker.examine, text, self._largest))

    async def rehearse(self, header: Header, entries: list[Entry]) -> None:
        """Play a position from outside where it does no harm; raises NoThought if it is too much."""
        thinker = self._idlest()
        await self._let(thinker, thinker.do_once(worker.rehearse, parts(header), entries))

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        """Something that a person waits for."""
        thinker = self._idlest()
        return await self._let(thinker, thinker.do(work, *arguments))

    async def study(self, work: Callable[..., T], *arguments: Any) -> T:
        """Something that can wait: it comes after all that anybody is waiting for."""
        thinker = self._idlest()
        return await self._let(thinker, thinker.do(work, *arguments, rank=some_time))

    def _idlest(self) -> Thinker:
        return min(self._thinkers, key=lambda one: one.busy)

    async def _let(self, thinker: Thinker, thought: Awaitable[T]) -> T:
        thinker.busy += 1
        try:
            return await thought
        finally:
            thinker.busy -= 1

    @property
    def busy(self) -> int:
        """How many thoughts are being thought or wait for their turn."""
        return sum(thinker.busy for thinker in self._thinkers)

    def close(self) -> None:
        """Stop the workers."""
        self.closed = True
        for thinker in self._thinkers:
            thinker.close()
