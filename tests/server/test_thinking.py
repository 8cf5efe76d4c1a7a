"""Thinking: workers are told only what they lack, and whatever becomes of one of them, the bots go on."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from asobi.core import NATURE, Ask, Dice, Entry, Header, Nature
from asobi.server import worker
from asobi.server.entries import apply, parts
from asobi.server.limits import Limits
from asobi.server.shelf import Shelf
from asobi.server.thinking import NoThought, Thinkers, Turns, at_once
from tests.server.harness import GAMES, ROOT
from tests.server.hidden_game import GAME

HEADER = Header(GAME.id, GAME.version, 3, {}, "a seed")


class Listening(Thinkers):
    """Thinkers that remember what was sent to which worker."""

    def __init__(self, **limits: Any) -> None:
        super().__init__(Shelf(GAMES), Limits(**{"workers": 1, **limits}))
        self.sent: list[tuple[int, str, tuple[Any, ...]]] = []
        for number, thinker in enumerate(self._thinkers):
            setattr(thinker, "_exchange", self._listen(number, thinker._exchange))  # noqa: B010

    def _listen(self, number: int, exchange: Callable[[Any, bool], Any]) -> Callable[[Any, bool], Any]:
        def exchanged(task: Any, again: bool) -> Any:
            self.sent.append((number, task[0].__name__, task[1]))
            return exchange(task, again)

        return exchanged

    def heard(self) -> list[tuple[str, int]]:
        """What was asked for since the last look, and how many entries came with it."""
        told = [(name, len(arguments[2])) for _, name, arguments in self.sent if name.startswith("choose")]
        self.sent.clear()
        return told

    async def pid(self, number: int = 0) -> int:
        """The worker's process."""
        return await self._thinkers[number].do(os.getpid)


@pytest.fixture
def thinkers() -> Iterator[Listening]:
    running = Listening()
    yield running
    running.close()


def think(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Play a scene with thinkers."""
    asyncio.run(asyncio.wait_for(play(), 120))


class Table:
    """A match of the hidden game that goes on, with choices taken back now and then."""

    def __init__(self, seed: str) -> None:
        self.id = secrets.token_hex(4)
        self.match = HEADER.begin(GAME)
        self.dice = Dice(seed)
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        apply(self.match, entry)
        self.entries.append(entry)

    def undo(self) -> None:
        seat, _ = self.entries.pop()
        apply(self.match, (seat, None))

    def wait_for_a_seat(self) -> int:
        """Let nature answer if it is asked; gives a seat that has to decide."""
        if isinstance(self.match.decision, Nature):
            self.add((NATURE, 0))
        return self.dice.pick(self.match.pending).seat

    def play_on(self) -> None:
        decision = self.match.pending_of(self.wait_for_a_seat())
        assert isinstance(decision, Ask)
        self.add((decision.seat, self.dice.pick(decision.options).notation))

    async def ask(self, thinkers: Thinkers, bot: str = "random", rank: Callable[[], int] = at_once) -> str:
        seat = self.wait_for_a_seat()
        return await thinkers.choose(self.id, HEADER, self.entries[:], seat, bot, rank)


def standing(table: str) -> str:
    """In the worker: how the match stands that it keeps of a table."""
    _, match = worker.Desk.matches._things[table]
    return match.state.digest()


def forget_all() -> None:
    """In the worker: lose everything."""
    worker.Desk.matches._things.clear()


def sleep_on() -> None:
    """In the worker: a thought that nothing can interrupt."""
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    time.sleep(60)


def shut_in() -> Any:
    """In the worker: something that cannot be sent back."""
    return lambda: None


def test_a_worker_is_told_only_what_is_new(thinkers: Listening) -> None:
    async def play() -> None:
        table = Table("news")
        await table.ask(thinkers)
        assert thinkers.heard() == [("choose", 0)]
        table.play_on()
        table.play_on()
        await table.ask(thinkers)
        assert thinkers.heard() == [("choose_on", 2)]
        await table.ask(thinkers)
        assert thinkers.heard() == [("choose_on", 0)]
        # Another table is another match
        await Table("another").ask(thinkers)
        assert thinkers.heard() == [("choose", 0)]
        table.play_on()
        await table.ask(thinkers)
        assert [name for name, _ in thinkers.heard()] == ["choose_on"]

    think(play)


def test_after_an_undo_everything_is_told_again(thinkers: Listening) -> None:
    async def play() -> None:
        table = Table("undo")
        table.play_on()
        await table.ask(thinkers)
        table.undo()
        table.play_on()
        while table.entries[0] == thinkers.sent[0][2][2][0]:
            table.undo()
            table.play_on()
        thinkers.heard()
        await table.ask(thinkers)
        assert thinkers.heard() == [("choose", 1)]
        assert await thinkers._thinkers[0].do(standing, table.id) == table.match.state.digest()

    think(play)


def test_what_a_worker_keeps_is_always_the_match() -> None:
    async def play() -> None:
        thinkers = Listening(workers=2)
        dice = Dice("at random")
        tables = [Table(f"table {number}") for number in range(5)]
        try:
            for _ in range(120):
                table = dice.pick(tables)
                if table.match.over or dice.roll(40) == 1:
                    tables[tables.index(table)] = Table(f"new {dice.roll(1000)}")
                    continue
                happening = dice.roll(10)
                if happening <= 4:
                    for _ in range(dice.roll(3)):
                        if table.entries and table.match.can_undo(table.entries[-1][0]):
                            table.undo()
                elif happening == 5:
                    await thinkers._thinkers[dice.below(2)].do(forget_all)
                seat = table.wait_for_a_seat()
                # Both workers may be asked at the same time
                both = [thinkers.choose(table.id, HEADER, table.entries[:], seat, "random") for _ in range(2)]
                choices = await asyncio.gather(*both)
                for thinker in thinkers._thinkers:
                    if table.id in thinker.known:
                        assert await thinker.do(standing, table.id) == table.match.state.digest()
                table.add((seat, choices[0]))
                if isinstance(table.match.decision, Nature):
                    table.add((NATURE, 1))
            names = [name for name, _ in thinkers.heard()]
            assert names.count("choose_on") > names.count("choose") > 10
        finally:
            thinkers.close()

    think(play)


def test_a_worker_that_lost_the_match_is_told_everything(thinkers: Listening) -> None:
    async def play() -> None:
        table = Table("lost")
        await table.ask(thinkers)
        table.play_on()
        await thinkers._thinkers[0].do(forget_all)
        thinkers.heard()
        await table.ask(thinkers)
        assert thinkers.heard() == [("choose_on", 1), ("choose", 1)]

    think(play)


def test_a_worker_takes_no_news_of_a_match_that_stands_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker.Desk, "shelf", Shelf(GAMES), raising=False)
    monkeypatch.setattr(worker.Desk, "matches", worker.Recent())
    for known, answers in ((1, True), (0, False), (2, False)):
        worker.choose("table", parts(HEADER), [(0, "lay 1")], 1, "random", "dice")
        assert (worker.choose_on("table", known, [(2, "lay 1")], 1, "random", "dice") is not None) == answers
    # And once in doubt, it forgets the match
    assert worker.choose_on("table", 1, [], 1, "random", "dice") is None


def test_a_worker_keeps_only_so_many_matches() -> None:
    recent: worker.Recent[int] = worker.Recent(3)
    for number in range(5):
        recent.put(f"table {number}", number)
    assert [f"table {number}" in recent for number in range(5)] == [False, False, True, True, True]
    # What was used again is kept longer
    assert recent.pop("table 2") == 2
    recent.put("table 2", 2)
    recent.put("table 5", 5)
    assert recent.pop("table 3") is None
    assert recent.pop("table 2") == 2


def test_a_table_goes_to_the_worker_that_knows_it_unless_it_is_busy() -> None:
    async def play() -> None:
        thinkers = Listening(workers=2)
        try:
            one, other = Table("one"), Table("other")
            await one.ask(thinkers)
            await asyncio.gather(one.ask(thinkers, "search:50ms"), other.ask(thinkers))
            for _ in range(3):
                await other.ask(thinkers)
                await one.ask(thinkers)
            workers = [(number, arguments[0]) for number, _, arguments in thinkers.sent]
            # Each has its own, and each was told everything once
            assert set(workers) == {(0, one.id), (1, other.id)}
            assert [name for _, name, _ in thinkers.sent].count("choose") == 2
        finally:
            thinkers.close()

    think(play)


def test_a_dead_worker_is_replaced_and_the_thought_is_thought_again(thinkers: Listening) -> None:
    async def play() -> None:
        table = Table("death")
        await table.ask(thinkers)
        pid = await thinkers.pid()
        # When it dies between two thoughts
        os.kill(pid, signal.SIGKILL)
        table.play_on()
        assert await table.ask(thinkers)
        again = await thinkers.pid()
        assert again != pid
        # When it dies in the middle of one
        thought = asyncio.create_task(table.ask(thinkers, "search:1500ms"))
        await asyncio.sleep(0.3)
        os.kill(again, signal.SIGKILL)
        assert (await thought).startswith("lay ")
        assert await thinkers.pid() != again

    think(play)


def test_a_dead_worker_with_twenty_waiting_is_replaced_once(
    thinkers: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        (thinker,) = thinkers._thinkers
        pid = await thinkers.pid()
        started: list[int] = []
        start = thinker._start

        def counted() -> Any:
            started.append(1)
            return start()

        monkeypatch.setattr(thinker, "_start", counted)
        # Given one who thinks and twenty who wait for their turn, when the worker dies
        asked = [asyncio.create_task(Table("first").ask(thinkers, "search:1500ms"))]
        asked += [asyncio.create_task(Table(f"waits {number}").ask(thinkers)) for number in range(20)]
        await asyncio.sleep(0.3)
        os.kill(pid, signal.SIGKILL)
        # Then all of them get an answer, from one new worker
        assert all(choice.startswith("lay ") for choice in await asyncio.gather(*asked))
        assert len(started) == 1

    think(play)


def test_a_thought_that_takes_too_long_is_interrupted() -> None:
    async def play() -> None:
        thinkers = Listening(thought_seconds=0.5)
        try:
            table = Table("too long")
            pid = await thinkers.pid()
            began = time.monotonic()
            with pytest.raises(NoThought, match="TooLong"):
                await table.ask(thinkers, "search:5000ms")
            assert time.monotonic() - began < 4
            # The worker is still there, and thinks on
            assert await table.ask(thinkers)
            assert await thinkers.pid() == pid
        finally:
            thinkers.close()

    think(play)


def test_a_worker_that_cannot_be_interrupted_is_ended() -> None:
    async def play() -> None:
        thinkers = Listening(thought_seconds=0.2)
        (thinker,) = thinkers._thinkers
        try:
            pid = await thinkers.pid()
            thinker._patience = 1.0
            with pytest.raises(NoThought, match="no answer"):
                await thinker.do(sleep_on)
            assert not alive(pid)
            thinker._patience = 60.0
            assert await Table("after").ask(thinkers)
        finally:
            thinkers.close()

    think(play)


def test_what_goes_wrong_in_a_worker_is_told(thinkers: Listening) -> None:
    async def play() -> None:
        table = Table("wrong")
        with pytest.raises(NoThought, match="no bot is called 'nobody'"):
            await table.ask(thinkers, "nobody")
        with pytest.raises(NoThought, match="shut_in"):
            await thinkers._thinkers[0].do(shut_in)
        assert await thinkers.nature(GAME.id, {"trick": 3}) == 1
        assert (await thinkers.examine("nonsense")).line == 1

    think(play)


def test_one_who_no_longer_waits_harms_no_other(thinkers: Listening) -> None:
    async def play() -> None:
        table = Table("cancelled")
        await table.ask(thinkers)
        for _ in range(3):
            thought = asyncio.create_task(table.ask(thinkers, "search:200ms"))
            await asyncio.sleep(0.05)
            thought.cancel()
            table.play_on()
        table.wait_for_a_seat()
        assert await table.ask(thinkers)
        assert await thinkers._thinkers[0].do(standing, table.id) == table.match.state.digest()

    think(play)


PARENT = """
import asyncio, os, sys, time
from asobi.server.limits import Limits
from asobi.server.shelf import Shelf
from asobi.server.thinking import Thinkers

async def main():
    thinkers = Thinkers(Shelf(["tests.server.hidden_game:GAME"]), Limits(workers=1))
    print(await thinkers._thinkers[0].do(os.getpid), flush=True)
    if "sleep" in sys.argv:
        await thinkers._thinkers[0].do(time.sleep, 15)

if __name__ == "__main__":
    asyncio.run(main())
"""


def alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended may wait for somebody to notice."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return bool(state.strip()) and not state.startswith("Z")


@pytest.mark.parametrize("end", ["killed in the middle of a thought", "by itself, and nobody said close"])
def test_a_worker_ends_with_its_parent(end: str, tmp_path: Any) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    killed = end.startswith("killed")
    with subprocess.Popen(
        [sys.executable, str(script), *(["sleep"] if killed else [])],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        if killed:
            parent.kill()
        parent.wait(20)
    for _ in range(100):
        if not alive(pid):
            return
        time.sleep(0.1)
    pytest.fail("the worker outlived its parent")


def test_people_come_first_then_watched_tables_then_the_rest() -> None:
    async def play() -> None:
        thinkers = Listening(workers=1)
        done: list[str] = []
        watched = {"rank": 2}

        async def ask(name: str, rank: Callable[[], int]) -> None:
            await Table(name).ask(thinkers, "search:100ms", rank)
            done.append(name)

        try:
            # Given a worker that is busy, and a queue before it
            busy = asyncio.create_task(ask("busy", lambda: 2))
            await asyncio.sleep(0.05)
            rest = [asyncio.create_task(ask(f"rest {number}", lambda: 2)) for number in range(3)]
            later = asyncio.create_task(ask("watched", lambda: watched["rank"]))
            person = asyncio.create_task(ask("person", lambda: 0))
            await asyncio.sleep(0)
            # When somebody comes to one of the tables in the queue
            watched["rank"] = 1
            await asyncio.gather(busy, *rest, later, person)
            # Then the person's thought came first, the watched table's second
            assert done == ["busy", "person", "watched", "rest 0", "rest 1", "rest 2"]
        finally:
            thinkers.close()

    think(play)


def test_who_is_sent_away_while_waiting_takes_nobodys_turn() -> None:
    async def play() -> None:
        turns, had = Turns(), list[str]()
        ending = asyncio.Event()

        async def wait(name: str, until: asyncio.Event | None = None) -> None:
            async with turns.turn(at_once):
                had.append(name)
                if until is not None:
                    await until.wait()

        first = asyncio.create_task(wait("first", ending))
        await asyncio.sleep(0)
        second, third = asyncio.create_task(wait("second")), asyncio.create_task(wait("third"))
        await asyncio.sleep(0)
        # When a table closes in the very moment in which the turn would be its own
        first.cancel()
        second.cancel()
        left = await asyncio.gather(first, second, return_exceptions=True)
        # Then nothing else goes wrong; whoever comes after it has its turn, and so has everybody later
        assert [type(one) for one in left] == [asyncio.CancelledError] * 2
        await third
        await wait("fourth")
        assert had == ["first", "third", "fourth"]

    asyncio.run(play())
