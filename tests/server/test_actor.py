"""An actor does one thing after the other; whoever asks it hears an answer, whatever becomes of it."""

from __future__ import annotations

import asyncio

import pytest

from asobi.server.actor import Actor
from asobi.server.owners import Elsewhere
from asobi.server.pulse import Steps
from tests.server.harness import scene


def actor() -> Actor:
    made = Actor("somebody", lambda: None, Steps(1.0))
    made.start()
    return made


def test_who_asks_is_told_that_it_was_closed_before_and_during_the_work() -> None:
    async def play() -> None:
        somebody, begun, never = actor(), asyncio.Event(), asyncio.Event()

        async def long() -> None:
            begun.set()
            await never.wait()

        async def short() -> int:
            return 1

        under_way, waiting = asyncio.ensure_future(somebody.ask(long)), asyncio.ensure_future(somebody.ask(short))
        await begun.wait()
        # When it is closed, then nobody waits for ever
        somebody.close()
        for asked in (under_way, waiting):
            with pytest.raises(Elsewhere):
                await asked
        # And nobody begins to
        with pytest.raises(Elsewhere):
            await somebody.ask(short)

    scene(play, 20.0)


def test_work_that_closes_its_actor_is_answered_all_the_same() -> None:
    async def play() -> None:
        somebody = actor()

        async def last() -> str:
            somebody.close()
            return "done"

        async def later() -> str:
            return "too late"

        first, second = asyncio.ensure_future(somebody.ask(last)), asyncio.ensure_future(somebody.ask(later))
        assert await first == "done"
        with pytest.raises(Elsewhere):
            await second

    scene(play, 20.0)
