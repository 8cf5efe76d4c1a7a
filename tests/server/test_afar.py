"""`asobi think`: bots think on other machines, for whoever waits for them first."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from asobi.core import Aim, Ask, Nature, find_game
from asobi.core.header import Header
from asobi.server.afar import KNOWN, Afar
from asobi.server.entries import parts
from asobi.server.thinking import NoThought
from tests.server.database import Postgres, ask
from tests.server.harness import House, Player, scene


class Thinking:
    """A process of `asobi think`."""

    def __init__(self, address: str) -> None:
        command = ["asobi", "think", "--database", address, "--workers", "1"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self.process.stdout is not None
        assert "thinking for" in self.process.stdout.readline()

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """End it, and what it started."""
        if number == signal.SIGKILL:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def database(postgresql: Postgres) -> str:
    """A database of a test's own."""
    return postgresql.new_database()


@pytest.fixture
def thinking(database: str) -> Iterator[Thinking]:
    """Somebody who thinks."""
    made = Thinking(database)
    yield made
    if made.process.poll() is None:
        made.end()


def thought(bot: str = "random") -> list[object]:
    """A bot's first decision in a match of Eight Routes."""
    game = find_game("eight-routes")
    header = Header(game.id, game.version, 3, game.with_defaults(3, {}), "seed")
    return ["table", parts(header), [], header.begin(game).pending[0].seat, bot]


def test_a_match_is_played_by_bots_that_think_elsewhere(database: str, thinking: Thinking, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.address = database
    with house:
        opened = house.open_table("me", "greedy", "random", settings={"rounds": 2})

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                # And hints are had there, and reasons
                await ada.until(lambda: ada.decision is not None)
                options = ada.options()
                await ada.send("hint", token=opened["token"])
                assert (await ada.next("advice"))["choice"] in options
                await ada.choose(options[0])
                await ada.until(lambda: ada.decision is not None and ada.options() != options)
                await ada.send("why-moved", seat=1)
                assert (await ada.next("moving"))["seat"] == 1
                await ada.play_on()

        scene(play)
        # Then no worker of the server was ever started
        assert house.process is not None
        children = subprocess.run(["pgrep", "-P", str(house.process.pid)], capture_output=True, text=True).stdout
        assert children.split() == []


def test_when_nobody_thinks_elsewhere_the_server_does(database: str, thinking: Thinking, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.address = database
    with house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 4})

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.until(lambda: ada.version >= 2 or ada.decision is not None)
                # When the only thinker is killed, whatever it was thinking about
                await asyncio.to_thread(thinking.end, signal.SIGKILL)
                await ada.play_on()

        scene(play)


def test_people_come_first(database: str) -> None:
    async def play() -> None:
        afar = Afar(database, 20.0)
        await afar.there()
        # Given many thoughts that nobody waits for, and one that somebody does, before anybody thinks
        await ask(database, "INSERT INTO thinkers VALUES ('soon', 'soon', clock_timestamp() + interval '60 seconds')")
        await asyncio.sleep(KNOWN)
        assert await afar.there()
        order: list[str] = []

        async def one(name: str, rank: int) -> None:
            assert await afar.ask("choose", thought(), lambda: rank) is not None
            order.append(name)

        tasks = [asyncio.create_task(one(f"unwatched {number}", 2)) for number in range(6)]
        while len(await ask(database, "SELECT 1 FROM thoughts")) < 6:
            await asyncio.sleep(0.02)
        tasks.append(asyncio.create_task(one("person", 0)))
        while len(await ask(database, "SELECT 1 FROM thoughts")) < 7:
            await asyncio.sleep(0.02)
        made = await asyncio.to_thread(Thinking, database)
        try:
            await asyncio.gather(*tasks)
        finally:
            await asyncio.to_thread(made.end, signal.SIGKILL)
        assert order[0] == "person"
        assert await ask(database, "SELECT 1 FROM thoughts") == []
        await afar.close()

    scene(play)


def test_physics_is_reckoned_elsewhere_as_it_is_here(database: str, thinking: Thinking) -> None:
    game = find_game("rampage")
    match = Header(game.id, game.version, 2, game.with_defaults(2, {}), "seed").begin(game)
    match.auto_nature = False
    while not isinstance(match.decision, Nature):
        asked = match.pending[0]
        if isinstance(asked, Aim):
            match.choose(asked.seat, tuple(dial.steps // 2 for dial in asked.space.dials))
        elif isinstance(asked, Ask):
            match.choose(asked.seat, asked.options[0])
    request = match.decision.request

    async def play() -> None:
        afar = Afar(database, 20.0)
        assert await afar.there()
        assert await afar.ask("nature", [game.id, request], lambda: 0) == (
            json.loads(json.dumps(game.nature(request))),
        )
        await afar.close()

    scene(play)


def test_a_thought_that_fails_says_so(database: str, thinking: Thinking) -> None:
    async def play() -> None:
        afar = Afar(database, 20.0)
        assert await afar.there()
        wrong = thought()
        wrong[3] = 99
        with pytest.raises(NoThought):
            await afar.ask("choose", wrong, lambda: 0)
        assert await afar.ask("choose", thought("greedy"), lambda: 0) is not None
        await afar.close()

    scene(play)


def test_a_thought_of_a_thinker_that_died_is_thought_by_another(database: str) -> None:
    async def play() -> None:
        afar = Afar(database, 20.0)
        await afar.there()
        # Given a thought that a thinker took, which then died
        await ask(database, "INSERT INTO thinkers VALUES ('dead', 'dead', clock_timestamp() + interval '60 seconds')")
        await asyncio.sleep(KNOWN)
        assert await afar.there()
        asking = asyncio.create_task(afar.ask("choose", thought(), lambda: 0))
        taken = "UPDATE thoughts SET thinker = 'dead', until = clock_timestamp() + interval '1 second' RETURNING id"
        while not await ask(database, taken):
            await asyncio.sleep(0.02)
        made = await asyncio.to_thread(Thinking, database)
        try:
            assert await asking is not None
        finally:
            await asyncio.to_thread(made.end, signal.SIGKILL)
        await afar.close()

    scene(play)
