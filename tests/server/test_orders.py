"""Whoever runs a server sees, closes, bans, exports and forgets; a guest can have themselves forgotten."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import websockets

from asobi.core import AsobiError, Record
from asobi.server.desk import Desk
from tests.server.harness import House, Player, scene, seat_all

T = TypeVar("T")


def asobi(house: House, *words: str) -> subprocess.CompletedProcess[str]:
    """A command for this server's database."""
    line = [sys.executable, "-m", "asobi.cli", *words, "--database", house.address]
    return subprocess.run(line, capture_output=True, text=True, timeout=60, cwd=house.folder)


def at_desk(house: House, work: Callable[[Desk], Awaitable[T]]) -> T:
    """What `asobi admin` does, without a process of its own."""

    async def do() -> T:
        async with Desk(house.address) as desk:
            return await work(desk)

    return asyncio.run(do())


def told(done: subprocess.CompletedProcess[str]) -> str:
    """The sentence of a refused command."""
    assert done.returncode == 2, done.stderr
    return " ".join(done.stderr.split())


def wait(ready: Callable[[], Any]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + 30
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that obeys at once."""
    with House(tmp_path_factory.mktemp("yard"), orders_seconds=0.05) as running:
        yield running


def cookie(house: House) -> str:
    """The cookie of a new guest."""
    return house.ask("/api/games")[1]["set-cookie"].partition(";")[0]


def test_tables_are_listed_and_closed_while_people_play(yard: House) -> None:
    opened = yard.open_table("me", "random", "random")
    (row,) = json.loads(asobi(yard, "admin", "tables", "--json").stdout)
    assert (row["table"], row["state"], row["seats"][0]["name"]) == (opened["table"], "running", "Ada")

    async def play() -> None:
        ada = Player(yard, opened["table"], opened["token"])
        await ada.connect()
        done = await asyncio.to_thread(asobi, yard, "admin", "close", opened["table"])
        assert done.returncode == 0
        assert (await ada.next("refused"))["key"] == "refused-closed"
        with pytest.raises(websockets.ConnectionClosed):
            await ada.next("table")
        assert ada.socket is not None
        assert ada.socket.close_code == 4404

    scene(play)
    assert yard.ask(f"/api/tables/{opened['table']}/record")[0] == 404
    with pytest.raises(AsobiError, match="no table 'nowhere'"):
        at_desk(yard, lambda desk: desk.order("close", "nowhere"))
    # Its record can still be had
    assert asobi(yard, "export", opened["table"], "closed.asobi").returncode == 0


def test_a_table_is_exported_in_the_middle_and_nothing_is_overwritten(yard: House) -> None:
    opened = yard.open_table("me", "random", "random", settings={"rounds": 1})
    assert asobi(yard, "export", opened["table"], "one.asobi").returncode == 0
    record = Record.read(yard.folder / "one.asobi")
    assert (record.header.game, record.end["over"]) == ("eight-routes", False)
    assert record.header.fair is not None
    assert "is there already" in told(asobi(yard, "export", opened["table"], "one.asobi"))
    with pytest.raises(AsobiError, match="no table 'nowhere'"):
        at_desk(yard, lambda desk: desk.record("nowhere"))
    waiting = yard.open_table("me", "open", "open")
    with pytest.raises(AsobiError, match="has not begun"):
        at_desk(yard, lambda desk: desk.record(waiting["table"]))


def test_who_is_banned_is_shown_the_door_and_may_come_back_later(yard: House) -> None:
    eve, ada = cookie(yard), cookie(yard)
    guest = eve.partition("=")[2].partition(".")[0]
    at_desk(yard, lambda desk: desk.order("ban", guest))
    wait(lambda: yard.ask("/api/mine", headers={"cookie": eve})[0] == 403)
    assert yard.json("/api/mine", cookie=eve)["key"] == "refused-banned"
    assert yard.ask("/api/mine", headers={"cookie": ada})[0] == 200
    assert at_desk(yard, lambda desk: desk.banned()) == [guest]
    at_desk(yard, lambda desk: desk.order("unban", guest))
    wait(lambda: yard.ask("/api/mine", headers={"cookie": eve})[0] == 200)


def test_a_ban_of_an_address_survives_a_restart_and_ends_what_is_open(tmp_path: Path) -> None:
    house = House(tmp_path, orders_seconds=0.05)
    house.start()
    opened = house.open_table("me", "random", "random")

    async def play() -> None:
        ada = Player(house, opened["table"], opened["token"])
        await ada.connect()
        await asyncio.to_thread(at_desk, house, lambda desk: desk.order("ban", "127.0.0.1"))
        with pytest.raises(websockets.ConnectionClosed):
            await ada.until(lambda: False)
        with pytest.raises(websockets.InvalidStatus):
            await ada.connect()

    scene(play)
    house.stop()
    with house:
        assert house.ask("/api/games")[0] == 403


def test_a_guest_deletes_everything_that_is_kept_of_them(yard: House) -> None:
    mine = cookie(yard)
    wish = {"game": "eight-routes", "seats": ["me", "open", "random"], "name": "Zoe", "settings": {"rounds": 5}}
    running, waiting = (yard.json("/api/tables", wish, mine) for _ in range(2))

    async def play() -> None:
        zoe, bea = await seat_all(yard, running, ["Bea"])
        await zoe.send("say", name="Zoe", text="my secret address", token=zoe.token)
        await bea.next("said")
        # When she has herself forgotten
        status, headers, _ = await asyncio.to_thread(yard.ask, "/api/mine/forget", {}, {"cookie": mine})
        assert status == 200
        assert "Max-Age=0" in headers["set-cookie"]
        # Then the others play on with a bot, and her key fits no more
        again = Player(yard, running["table"], bea.token)
        table = await again.connect()
        assert (table["seats"][0]["name"], table["seats"][0]["bot"]) == ("?", "greedy")
        assert table["chat"] == []
        await again.play_on()
        late = Player(yard, running["table"], zoe.token)
        assert (await late.connect())["seat"] is None

    scene(play)
    assert yard.json("/api/mine", cookie=mine) == []
    free = next(card for card in yard.json("/api/tables") if card["table"] == waiting["table"])
    assert free["names"][0] is None
    everything = "".join(str(yard.rows(f"SELECT * FROM {name}")) for name in ("seats", "chat", "tables", "entries"))
    assert "Zoe" not in everything
    assert "secret address" not in everything
    assert mine.partition("=")[2].partition(".")[0] not in everything


def test_the_operator_forgets_a_guest_too(yard: House) -> None:
    mine = cookie(yard)
    guest = mine.partition("=")[2].partition(".")[0]
    wish = {"game": "eight-routes", "seats": ["me", "random", "random"], "name": "Yan"}
    yard.json("/api/tables", wish, mine)
    at_desk(yard, lambda desk: desk.order("forget", guest))
    wait(lambda: "Yan" not in str(yard.rows("SELECT name FROM seats")))


def test_the_desk_makes_no_database_and_brings_none_up_to_date(tmp_path: Path) -> None:
    house = House(tmp_path)
    with pytest.raises(AsobiError, match="there is no database"):
        Desk(house.address)
    assert not house.database.exists()
    with house:
        pass
    house.change("UPDATE settings SET value = '2' WHERE key = 'schema'")
    with pytest.raises(AsobiError, match="schema 2"):
        at_desk(house, lambda desk: desk.banned())


def test_without_a_match_of_people_that_is_over_their_pace_is_told_as_unknown(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        done = asobi(house, "admin", "pace")
    assert done.returncode == 0
    assert done.stdout.startswith("No match of people is over")
