"""Several servers on one database: one owner a table, and a table that outlives its server."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.database import Postgres, ask
from tests.server.harness import House, Player, scene, seat_all

LEASE = 1.2


def houses(postgresql: Postgres, folder: Path, count: int, **limits: Any) -> list[House]:
    """Several servers on one new database; nobody has started them yet."""
    address = postgresql.new_database()
    made = []
    for number in range(count):
        place = folder / str(number)
        place.mkdir()
        house = House(place, **{"lease_seconds": LEASE, **limits})
        house.address = address
        made.append(house)
    return made


@pytest.fixture
def two(postgresql: Postgres, tmp_path: Path) -> Iterator[list[House]]:
    """Two servers on one database."""
    made = houses(postgresql, tmp_path, 2)
    try:
        for house in made:
            house.start()
        yield made
    finally:
        for house in made:
            if house.process is not None:
                house.process.send_signal(signal.SIGCONT)
            house.stop()


def test_a_guest_is_led_to_the_server_that_has_the_table(two: list[House]) -> None:
    first, second = two
    opened = first.open_table("me", "open", "open", settings={"rounds": 2})

    async def play() -> None:
        here = Player(first, opened["table"], opened["token"])
        await here.connect()
        # When others come to the other server
        bea, cid = Player(second, opened["table"]), Player(second, opened["table"])
        for seat, guest in ((1, bea), (2, cid)):
            await guest.connect()
            await guest.send("take", seat=seat, name=f"guest {seat}")
            guest.token = (await guest.next("seated"))["token"]
        # Then all sit at one table, and play at it to the end
        await asyncio.gather(here.play_on(), bea.play_on(), cid.play_on())
        assert here.version == bea.version == cid.version
        # And its pages are answered at both
        status, _, body = await asyncio.to_thread(second.ask, f"/api/tables/{opened['table']}/record")
        assert status == 200, body
        assert body == (await asyncio.to_thread(first.ask, f"/api/tables/{opened['table']}/record"))[2]
        wish = {"token": opened["token"]}
        again = await asyncio.to_thread(second.ask, f"/api/tables/{opened['table']}/rematch", wish)
        assert again[0] == 200, again
        assert json.loads(again[2])["seat"] == 0
        # And a table that is not there is not there anywhere
        assert (await asyncio.to_thread(second.ask, "/api/tables/nothing-here/record"))[0] == 404

    scene(play)


def test_a_forged_relay_is_not_believed(two: list[House]) -> None:
    forged = {"x-asobi-relayed": "somebody 192.0.2.1.aaaa.bbbb"}
    assert first_cookie(two[0].ask("/api/games", headers=forged)[1])
    assert two[0].ask("/api/games", headers={**forged, "host": "evil.example"})[0] == 421


async def sent_away(player: Player) -> int | None:
    """The code with which a player's connection is ended."""
    try:
        while True:
            await player.receive()
    except websockets.ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def first_cookie(headers: dict[str, str]) -> bool:
    return "asobi_guest=" in headers.get("set-cookie", "")


def test_the_lists_and_the_limits_are_those_of_all_servers(postgresql: Postgres, tmp_path: Path) -> None:
    one, other = houses(postgresql, tmp_path, 2, tables_per_guest_and_hour=3)
    with one, other:
        wish = {"game": "eight-routes", "seats": ["me", "open", "random"], "name": "Ada"}
        _, headers, body = one.ask("/api/tables", wish)
        table, cookie = json.loads(body)["table"], headers["set-cookie"].partition(";")[0]
        # Then it is in the lobby of both, and among the guest's own at both
        for house in (one, other):
            assert table in [card["table"] for card in house.json("/api/tables")]
            assert [card["table"] for card in house.json("/api/mine", cookie=cookie)] == [table]
        # And both together allow no more than one would
        answers = [house.ask("/api/tables", wish, {"cookie": cookie})[0] for house in (one, other, one, other)]
        assert answers == [200, 200, 429, 429]


def test_a_seat_that_somebody_takes_is_seen_in_the_other_lobby_at_once(two: list[House]) -> None:
    first, second = two
    opened = first.open_table("me", "open", "open", settings={"rounds": 2})

    def free() -> int:
        cards = {card["table"]: card["free"] for card in second.json("/api/tables")}
        return int(cards[opened["table"]])

    async def play() -> None:
        assert await asyncio.to_thread(free) == 2
        bea = Player(first, opened["table"])
        await bea.connect()
        await bea.send("take", seat=1, name="Bea")
        await bea.next("seated")
        deadline = time.monotonic() + 10
        while await asyncio.to_thread(free) != 1:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)

    scene(play)


def test_a_name_that_is_forgotten_is_forgotten_in_the_lists_of_the_other_too(two: list[House]) -> None:
    first, second = two
    wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Ada"}
    ada, zoe = (first.ask("/api/games")[1]["set-cookie"].partition(";")[0] for _ in range(2))
    table = first.json("/api/tables", wish, ada)["table"]

    def names() -> list[str | None]:
        cards = {card["table"]: card["names"] for card in second.json("/api/mine", cookie=ada)}
        return list(cards[table])

    async def play() -> None:
        guest = Player(first, table)
        await guest.connect(cookie=zoe)
        await guest.send("take", seat=1, name="Zoe")
        await guest.next("seated")
        deadline = time.monotonic() + 30
        while (await asyncio.to_thread(names))[1] != "Zoe":
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)
        # When she has herself forgotten, then the other's list of Ada's tables knows her no more
        assert (await asyncio.to_thread(first.ask, "/api/mine/forget", {}, {"cookie": zoe}))[0] == 200
        while (await asyncio.to_thread(names))[1] is not None:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)

    scene(play)


def test_who_gets_up_at_a_server_that_lost_its_tables_is_answered(two: list[House]) -> None:
    first, _ = two
    opened = first.open_table("me", "open", "open", settings={"rounds": 2})
    over = f"/api/tables/{opened['table']}/rematch"

    async def play() -> None:
        players = await seat_all(first, opened, ["Bea", "Cid"])
        fence = "UPDATE servers SET fenced = true WHERE reach = $1"
        # Given a server that was fenced, and is asked before it knows that, whatever for
        await ask(first.address, fence, f"127.0.0.1:{first.port}")
        token = {"token": players[1].token}
        leave = f"/api/tables/{opened['table']}/leave"
        asked = [asyncio.to_thread(first.ask, *wish) for wish in ((leave, token), (over, {"token": opened["token"]}))]
        # Then it answers all the same, for whoever has the table now
        answers = await asyncio.gather(*asked)
        assert [status for status, _, _ in answers] == [200, 409]

    scene(play)


def test_who_comes_later_wakes_and_closes_nothing_that_another_has(postgresql: Postgres, tmp_path: Path) -> None:
    first, second = houses(postgresql, tmp_path, 2, open_seconds=0.3, sweep_seconds=0.1)

    async def play() -> None:
        # Given a match and a table with a guest who waits for others, at the first server
        begun = await asyncio.to_thread(first.open_table, "me", "random", "random")
        waiting = await asyncio.to_thread(first.open_table, "me", "open", "open")
        guests = [Player(first, opened["table"], opened["token"]) for opened in (begun, waiting)]
        for guest in guests:
            await guest.connect()
        own = "SELECT table_id, reach FROM owners JOIN servers ON id = server WHERE NOT fenced ORDER BY 1"
        before = await ask(first.address, own)
        assert [reach for _, reach in before] == [f"127.0.0.1:{first.port}"] * 2
        # When another comes, and looks many times for what is to be woken or closed
        await asyncio.to_thread(second.start)
        left = await asyncio.to_thread(second.open_table, "me", "open", "open")
        state = "SELECT state FROM tables WHERE id = $1"
        while await ask(first.address, state, left["table"]) != [("closed",)]:
            await asyncio.sleep(0.05)
        # Then the first has what it had, and nobody was sent away; only where nobody is, a table was closed
        assert await ask(first.address, own) == before
        assert await ask(first.address, state, waiting["table"]) == [("open",)]
        await guests[1].send("ping", at=1)
        await guests[1].next("pong")

    with first:
        try:
            scene(play)
        finally:
            second.stop()


def test_who_is_not_let_in_yet_hears_nothing_of_a_server_that_goes(postgresql: Postgres, tmp_path: Path) -> None:
    first, second = houses(postgresql, tmp_path, 2, lease_seconds=20.0)

    async def play() -> None:
        # Given a table of a server that hangs, and a guest whom the other one would lead there
        opened = await asyncio.to_thread(second.open_table, "me", "open", "open")
        await Player(second, opened["table"], opened["token"]).connect()
        assert first.process is not None
        assert second.process is not None
        second.process.send_signal(signal.SIGSTOP)
        coming = asyncio.ensure_future(Player(first, opened["table"]).connect())
        await asyncio.sleep(0.5)
        assert not coming.done()
        # When that one goes too, then there is no answer at all, so that a proxy asks somebody else
        first.process.send_signal(signal.SIGTERM)
        with pytest.raises(websockets.InvalidMessage):
            await coming
        second.process.send_signal(signal.SIGCONT)

    with first, second:
        scene(play)


def test_who_will_go_says_so_before_and_still_has_its_tables(postgresql: Postgres, tmp_path: Path) -> None:
    (house,) = houses(postgresql, tmp_path, 1, drain_seconds=600.0)
    with house:
        opened = house.open_table("me", "open", "open")
        assert house.ask("/health")[0] == 200
        assert house.process is not None
        house.process.send_signal(signal.SIGTERM)
        deadline = time.monotonic() + 60
        while house.ask("/health")[0] != 404:
            assert time.monotonic() < deadline
            time.sleep(0.05)

        async def play() -> None:
            await Player(house, opened["table"], opened["token"]).connect()

        scene(play)
        house.kill()


def test_who_comes_to_a_server_that_lost_its_tables_is_sent_on_at_once(postgresql: Postgres, tmp_path: Path) -> None:
    (house,) = houses(postgresql, tmp_path, 1, lease_seconds=40.0)
    with house:
        opened = house.open_table("me", "open", "open")

        async def play() -> None:
            # Given a server that was fenced and does not know it yet
            await ask(house.address, "UPDATE servers SET fenced = true")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await Player(house, opened["table"], opened["token"]).connect()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012

        scene(play)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_a_table_outlives_its_server(two: list[House], how: signal.Signals) -> None:
    first, second = two
    opened = first.open_table("me", "open", "open", settings={"rounds": 4})
    unwatched = first.open_table("me", "random", "random", settings={"rounds": 4})

    async def play() -> None:
        players = await seat_all(first, opened, ["Bea", "Cid"])
        mover = next(player for player in players if player.decision)
        await mover.choose(mover.options()[0], "kept")
        await mover.next("accepted")
        # When its server dies, hangs, or is asked to go
        assert first.process is not None
        first.process.send_signal(how)
        # Then it is open at the other, with the move
        again = Player(second, opened["table"], mover.token)
        deadline = time.monotonic() + 30
        while True:
            try:
                await again.connect()
                break
            except (websockets.WebSocketException, OSError):
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
        assert again.version >= 1
        # And the move sent again is the same move
        await again.choose("pick 1", "kept", 0)
        assert (await again.next("accepted"))["version"] == 1
        # And a match that nobody looks at goes on there
        while not await ask(
            first.address,
            "SELECT 1 FROM owners JOIN servers ON id = server WHERE table_id = $1 AND reach = $2 AND NOT fenced",
            unwatched["table"],
            f"127.0.0.1:{second.port}",
        ):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        if how == signal.SIGSTOP:
            # And when the first wakes up, it sends its guests away to where the table is, and takes nothing back
            first.process.send_signal(signal.SIGCONT)
            assert await sent_away(mover) == 1012
            home = Player(first, opened["table"], mover.token)
            await home.connect()
            assert home.version >= 1
        elif how == signal.SIGTERM:
            assert await sent_away(mover) == 1012

    scene(play)


def test_orders_are_obeyed_by_the_server_that_has_the_table(two: list[House]) -> None:
    first, second = two
    opened = [house.open_table("me", "open", "open") for house in two]

    async def play() -> None:
        guests = [Player(house, table["table"], table["token"]) for house, table in zip(two, opened, strict=True)]
        for guest in guests:
            await guest.connect()
        for number, table in enumerate(opened):
            sql = "INSERT INTO orders (id, what, whom) VALUES ($1, 'close', $2)"
            await ask(first.address, sql, str(number), table["table"])
        for guest in guests:
            assert await sent_away(guest) == 4404
        while await ask(first.address, "SELECT 1 FROM orders"):
            await asyncio.sleep(0.02)
        assert (await asyncio.to_thread(second.ask, f"/api/tables/{opened[0]['table']}/record"))[0] == 404

    scene(play)
