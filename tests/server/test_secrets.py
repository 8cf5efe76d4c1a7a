"""Views only: no byte that reaches a seat depends on what that seat may not know."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from asobi.core import Ask, Dice, Match, dump, redealt
from asobi.server.seats import hashed
from asobi.testing import conform
from tests.server.harness import House, Player, scene, seat_all
from tests.server.hidden_game import GAME, TRICKS

POSITIONS = 8


def test_the_game_of_these_tests_keeps_the_house_rules() -> None:
    conform(GAME, seeds=1, seats=(2, 3))


def position(number: int) -> Match:
    """A match at the beginning of a trick."""
    dice = Dice(f"position {number}")
    match = Match.new(GAME, 3, f"match {number}")
    for _ in range(3 * (number % TRICKS)):
        decision = dice.pick(match.pending)
        assert isinstance(decision, Ask)
        match.choose(decision.seat, dice.pick(decision.options))
    return match


def put(database: Path, id: str, opening: dict[str, Any], choices: list[tuple[int, str]]) -> None:
    """Write a table into a store: the state at the beginning of the trick, and the choices since."""
    connection = sqlite3.connect(database)
    text = json.dumps(opening)
    connection.execute(
        "INSERT INTO tables (id, game, rules, seats, settings, seed, opening, hints, public, minutes, state, touched)"
        " VALUES (?, 'hidden', '1', 3, '{}', ?, ?, 1, 1, NULL, 'running', 0)",
        (id, opening["dice"]["seed"], text),
    )
    for seat in range(3):
        connection.execute(
            "INSERT INTO seats (table_id, seat, name, token, late, spent) VALUES (?, ?, ?, ?, 0, 0)",
            (id, seat, f"P{seat}", hashed(f"token {seat}")),
        )
    for number, (seat, what) in enumerate(choices, 1):
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, NULL, 0)", (id, number, seat, what))
    connection.commit()
    connection.close()


async def everything_told(house: House, id: str, seat: int | None) -> list[str]:
    """Whatever a seat can be told about a running table, byte by byte; only how long others are away is left out."""
    token = None if seat is None else f"token {seat}"
    told: list[str] = []
    async with Player(house, id, token) as player:
        if seat is not None:
            for number in range(1, 31):
                await player.send("why", token=token, choice=f"call {number}")
            await player.send("choose", token=token, move="bad", version=player.version, choice="lay 99")
            await player.send("hint", token=token)
            await player.next("advice")
            await player.choose("lay 2", move="mine")
        await player.send("sync")
        await player.send("past", upto=0)
        await player.next("past-moment")
        await player.send("undo", token=token or "", move="no", version=0)
        await player.send("say", name="x", text="hello")
        await player.next("said")
        told += [re.sub(r'"lend_in":[0-9.e-]+', '"lend_in":0', text) for text in player.raw]
    # A hint may differ (a search has a time budget), so it only has to be one of the options.
    return [text for text in told if '"advice"' not in text]


def test_a_seat_hears_the_same_bytes_whatever_it_may_not_know(tmp_path: Path) -> None:
    # Given the same positions in two houses; in the second what seat 0 cannot know was dealt anew behind its back
    folders = [tmp_path / "real", tmp_path / "redealt"]
    for folder in folders:
        folder.mkdir()
    houses = [House(folder) for folder in folders]
    with houses[0]:
        pass
    shutil.copy(houses[0].database, houses[1].database)
    cases: list[tuple[str, int | None]] = []
    for number in range(POSITIONS):
        match = position(number)
        real = dump(match)["state"]
        for seat in (0, None):
            twin = redealt(match, seat, Dice(f"behind the back {number}"))
            assert twin is not None
            assert twin.opening is not None
            id = f"table{number}{seat}"
            # Seat 1 has laid its first card in one house and its last in the other: nobody else may notice.
            put(houses[0].database, id, real, [(1, "lay 1")])
            put(houses[1].database, id, twin.opening, [(1, "lay 3")])
            assert twin.opening["deck"] != real["deck"]
            cases.append((id, seat))

    # When both houses are asked everything, over real sockets
    async def both(id: str, seat: int | None) -> list[list[str]]:
        return list(await asyncio.gather(*(everything_told(house, id, seat) for house in houses)))

    with houses[0], houses[1]:
        for id, seat in cases:
            real_bytes, redealt_bytes = scene(lambda id=id, seat=seat: both(id, seat))  # type: ignore[misc]
            # Then every byte is the same
            assert real_bytes == redealt_bytes
            assert len(real_bytes) > (30 if seat == 0 else 3)


def test_the_bytes_would_differ_if_a_secret_were_shown(tmp_path: Path) -> None:
    # The test above can fail: seat 1, whose own hand was dealt anew, does hear other bytes
    with House(tmp_path) as house:
        match = position(1)
        twin = redealt(match, 0, Dice("behind the back"))
        assert twin is not None
        assert twin.opening is not None
        put(house.database, "real", dump(match)["state"], [])
        put(house.database, "anew", twin.opening, [])

        async def hands() -> list[Any]:
            seen = []
            for id in ("real", "anew"):
                async with Player(house, id, "token 1") as player:
                    assert player.moment is not None
                    seen.append(player.moment["view"]["hand"])
            return seen

        real, anew = scene(hands)
        assert real != anew


def test_nothing_that_leaves_a_running_table_holds_its_seed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open_table("me", "greedy", "random", game="hidden")

        async def play() -> list[str]:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.until(lambda: ada.version >= 2)
                await ada.choose(ada.options()[0])
                await ada.until(lambda: ada.version >= 5)
                await ada.send("sync")
                await ada.next("table")
                return ada.raw

        heard = "".join(scene(play))
        ((seed,),) = house.rows("SELECT seed FROM tables")
        ((fair,),) = house.rows("SELECT fair FROM tables")
        secret = json.loads(fair)["secret"]
        assert (len(seed), len(secret)) == (64, 64)
        assert seed not in heard
        assert secret not in heard
        # The record is refused while the match runs
        status, _, body = house.ask(f"/api/tables/{opened['table']}/record")
        assert (status, json.loads(body)["key"]) == (403, "refused-not-over")
        assert seed.encode() not in body


def test_a_fork_of_a_running_match_is_never_a_peek(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open_table("me", "open", "open", game="hidden")

        async def play() -> None:
            ada, _, _ = await seat_all(house, opened, ["Bea", "Cid"])
            path = f"/api/tables/{opened['table']}/fork"
            wish = {"upto": 0, "bot": "random", "name": "Ada"}
            forks = [house.json(path, {**wish, "token": ada.token}) for _ in range(6)]
            assert ada.moment is not None
            # Then the own hand is the same in each fork, and everything hidden is dealt anew each time
            openings = [
                json.loads(house.rows("SELECT opening FROM tables WHERE id = ?", fork["table"])[0][0]) for fork in forks
            ]
            assert all(opening["hands"][0] == ada.moment["view"]["hand"] for opening in openings)
            assert len({json.dumps(opening["deck"]) for opening in openings}) > 4
            seeds = {house.rows("SELECT seed FROM tables WHERE id = ?", fork["table"])[0][0] for fork in forks}
            assert len(seeds) == 6
            # And a stranger's fork knows nothing at all
            stranger = house.json(path, wish)
            async with Player(house, stranger["table"], stranger["token"]) as eve:
                assert eve.moment is not None
                assert eve.decision is not None
            # A token of nobody is refused
            assert house.json(path, {**wish, "token": "guess"})["key"] == "refused-token"
            assert house.json(path, {**wish, "upto": 99})["key"] == "refused-past"

        scene(play)
