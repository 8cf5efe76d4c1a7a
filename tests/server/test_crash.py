"""The server is killed at random moments during many live matches: nothing shown is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

from tests.server.harness import House, scene, seat_all
from tests.server.stubborn import ABOUT, Stubborn, compare

MATCHES = 8
KILLS = 4


async def something_happens(players: list[Stubborn], lives: list[asyncio.Task[None]], news: int) -> None:
    """Wait until the players together were shown so many more moves; whoever falls over is heard at once."""
    wanted = sum(len(player.shown) for player in players) + news
    while sum(len(player.shown) for player in players) < wanted:
        for life in lives:
            if life.done():
                life.result()
        try:
            await asyncio.sleep(0.005)
        except asyncio.CancelledError as late:
            stand = [(player.version, player.over, player.socket is not None, player.unanswered) for player in players]
            raise AssertionError(f"nothing more happens: {stand}") from late


def check_against_disk(house: House, table: str, players: list[Stubborn]) -> int:
    """Compare what is on disk with everything that anybody was shown."""
    (about,) = house.rows(f"{ABOUT} ?", table)
    return compare(about, house.entries(table), players)


def drill(folder: Path, seed: int, kills: int) -> dict[str, int]:
    """Kill a server so often under live matches, and compare what everybody saw with the disk; gives what was done."""
    dice = random.Random(seed)
    house = House(folder)
    house.start()
    tables = [house.open_table("me", "open", "random", settings={"rounds": 30}) for _ in range(MATCHES)]

    async def play() -> dict[str, list[Stubborn]]:
        # Given many live matches of two people and a bot each, with a spectator
        seated: dict[str, list[Stubborn]] = {}
        for opened in tables:
            ada, bea = await seat_all(house, opened, ["Bea"])
            for player in (ada, bea):
                assert player.socket is not None
                await player.socket.close()
            tokens = [ada.token, bea.token, None]
            seated[opened["table"]] = [
                Stubborn(house, opened["table"], token, random.Random(dice.random())) for token in tokens
            ]
        stop = asyncio.Event()
        everybody = [player for players in seated.values() for player in players]
        tasks = [asyncio.create_task(player.live(stop)) for player in everybody]
        # When the server is killed again and again, at any moment
        for _ in range(kills):
            await something_happens(everybody, tasks, dice.randrange(5, 200))
            await asyncio.sleep(dice.uniform(0.0, 0.05))
            house.kill()
            await asyncio.to_thread(house.start)
        await something_happens(everybody, tasks, 100)
        stop.set()
        await asyncio.gather(*tasks)
        return seated

    try:
        seated = scene(play, 60 + 60 * kills)
        house.stop()
        # Then what is on disk is exactly what everybody saw
        entries = sum(check_against_disk(house, table, players) for table, players in seated.items())
        players = [player for players in seated.values() for player in players]
        assert sum(player.reconnected for player in players) > len(players) * kills // 2
        return {"kills": kills, "entries": entries, "accepted": sum(len(player.accepted) for player in players)}
    finally:
        with contextlib.suppress(Exception):
            house.stop()


def test_killed_at_random_moments_nothing_is_lost_and_nothing_doubled(tmp_path: Path) -> None:
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")  # noqa: T201
    done = drill(tmp_path, seed, KILLS)
    assert done["entries"] > 5 * KILLS
    assert done["accepted"] > MATCHES


def test_bots_go_on_thinking_after_a_crash_though_nobody_comes_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        # Given a match of bots, in the middle
        opened = house.open_table("random", "random", "random", settings={"rounds": 30})
        deadline = time.monotonic() + 20
        while len(house.entries(opened["table"])) < 5 and time.monotonic() < deadline:
            time.sleep(0.02)
        # When the server dies and comes back
        house.kill()
        before = len(house.entries(opened["table"]))
        assert before >= 5
        house.start()
        # Then the bots play on, with no visitor at all
        while time.monotonic() < deadline and len(house.entries(opened["table"])) < before + 20:
            time.sleep(0.05)
        assert len(house.entries(opened["table"])) >= before + 20
    finally:
        house.stop()


def test_a_resent_move_is_the_same_move(house: House) -> None:
    opened = house.open_table("me", "open", "open", settings={"rounds": 2})

    async def play() -> None:
        players = await seat_all(house, opened, ["Bea", "Cid"])
        mover = next(player for player in players if player.decision)
        choice = mover.options()[0]
        # When the same move is sent three times, and once more after a new hello
        for _ in range(3):
            await mover.choose(choice, move="once", version=0)
        answers = [await mover.next("accepted") for _ in range(3)]
        assert [answer["version"] for answer in answers] == [1, 1, 1]
        await mover.connect()
        await mover.choose(choice, move="once", version=0)
        assert (await mover.next("accepted"))["version"] == 1

    scene(play)
    house.kill()
    house.start()
    # Then it happened once
    assert len(house.entries(opened["table"])) == 1


def test_a_gap_is_healed_by_sync(house: House) -> None:
    opened = house.open_table("me", "open", "open", settings={"rounds": 2})

    async def play() -> None:
        players = await seat_all(house, opened, ["Bea", "Cid"])
        mover = next(player for player in players if player.decision)
        other = next(player for player in players if player is not mover)
        await mover.choose(mover.options()[0])
        await mover.until(lambda: mover.version == 1)
        # Given a browser that missed a move, when it asks for the table
        await other.send("sync")
        while (table := await other.receive())["type"] != "table":
            pass
        # Then it stands where the others stand
        assert table["version"] == 1
        assert mover.moment is not None
        assert table["moment"]["view"] == mover.moment["view"]
        # And a choice for a decision that is gone is refused
        await mover.choose("pick 1", version=0)
        assert (await mover.next("refused"))["key"] in ("refused-stale", "refused-not-your-turn")

    scene(play)
