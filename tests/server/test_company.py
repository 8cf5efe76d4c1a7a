"""Company: who is at the screen, who watches, who leaves, what stays on one's list, and when a clock stands."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import House, Player, scene, seat_all


def test_a_clock_stands_while_its_owner_is_shown_what_others_did(tmp_path: Path) -> None:
    with House(tmp_path, clock_patience_seconds=30.0) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 30}, minutes=1)

        async def play() -> None:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            first = next(player for player in players if player.decision)
            await first.choose(first.options()[0])
            for player in players:
                while player.version < 1:
                    await player.receive()
            while (mover := next((player for player in players if player.decision), None)) is None:
                await asyncio.gather(*(player.receive() for player in players))
            number = players.index(mover)
            # Given a player whose screen still shows the moves before, then the clock stands
            await mover.until(lambda: mover.seats[number]["clock_in"] > 20.0)
            before = mover.seats[number]["clock"]
            # When the screen has shown everything, it runs
            await mover.send("shown", version=mover.version)
            await mover.until(lambda: mover.seats[number]["clock_in"] == 0.0)
            assert mover.seats[number]["clock"] > before - 0.2
            await asyncio.sleep(0.3)
            await mover.send("lend", token=mover.token, seat=number, bot="random")
            await mover.until(lambda: mover.seats[number]["bot"] == "random")
            assert mover.seats[number]["clock"] < before - 0.25

        scene(play)


def test_bots_pause_only_for_screens_in_motion(tmp_path: Path) -> None:
    with House(tmp_path, bot_pace_seconds=600.0) as house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 1})

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.send("motion", on=False)
                await ada.play_on()

        scene(play)


def test_a_screen_shared_by_two_holds_both_seats(house: House) -> None:
    opened = house.open_table("me", "here:Bob", "random", settings={"rounds": 1})
    held = opened["here"][0]
    assert held["seat"] == 1

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            # Both are here although one browser sits on one seat
            assert [seat["name"] for seat in ada.seats] == ["Ada", "Bob", None]
            assert [seat["present"] for seat in ada.seats[:2]] == [True, True]
        bob = Player(house, opened["table"], held["token"])
        assert (await bob.connect())["seat"] == 1

    scene(play)
    refused = house.json("/api/tables", {"game": "eight-routes", "seats": ["here:Bob", "open", "open"], "name": "Ada"})
    assert refused["key"] == "refused-one-seat"


def test_spectators_are_counted(house: House) -> None:
    opened = house.open_table("me", "open", "open")

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            async with Player(house, opened["table"]):
                assert (await ada.next("seats"))["watching"] == 1
            assert (await ada.next("seats"))["watching"] == 0

    scene(play)


def test_who_leaves_is_replaced_by_a_bot_and_the_last_one_closes_the_table(house: House) -> None:
    opened = house.open_table("me", "open", "random", settings={"rounds": 1})
    leave = f"/api/tables/{opened['table']}/leave"

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada, Player(house, opened["table"]) as bob:
            # Given that the last free seat was taken, and the game has begun
            await bob.send("take", seat=1, name="Bob")
            token = (await bob.next("seated"))["token"]
            assert house.ask(leave, {"token": token})[0] == 200
            await ada.until(lambda: ada.seats[1]["bot"] is not None)
            # The key of who left opens nothing any more
            assert house.ask(leave, {"token": token})[0] == 403
            await ada.send("motion", on=False)
            assert house.ask(leave, {"token": opened["token"]})[0] == 200

    scene(play)
    assert house.ask(f"/api/tables/{opened['table']}/record")[0] == 404, "nobody is left: the table is closed"


def test_a_seat_of_an_open_table_is_free_again(house: House) -> None:
    opened = house.open_table("me", "open", "open")

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada, Player(house, opened["table"]) as bob:
            await bob.send("take", seat=1, name="Bob")
            token = (await bob.next("seated"))["token"]
            await ada.until(lambda: ada.seats[1]["name"] == "Bob")
            assert house.ask(f"/api/tables/{opened['table']}/leave", {"token": token})[0] == 200
            await ada.until(lambda: ada.seats[1]["name"] is None)

    scene(play)


def test_finished_games_have_a_result_and_can_be_cleared(house: House) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "random", "random"], "name": "Ada", "settings": {"rounds": 1}}
    _, headers, _ = house.ask("/api/tables", wish)
    cookie = headers["set-cookie"].partition(";")[0]
    opened = house.json("/api/tables", wish, cookie)

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.play_on()

    scene(play)
    card = next(card for card in house.json("/api/mine", cookie=cookie) if card["table"] == opened["table"])
    assert len(card["scores"]) == 3
    assert card["winners"]
    house.ask("/api/mine/clear", {}, {"cookie": cookie})
    left = house.json("/api/mine", cookie=cookie)
    assert [card["state"] for card in left] == ["running"], "the other game still runs"


def test_a_game_against_bots_is_nobody_elses_business(house: House) -> None:
    alone = house.open_table("me", "random", "random")
    shown = house.open_table("me", "random", "random", public=True)
    free = house.open_table("me", "open", "random")
    listed = {card["table"] for card in house.json("/api/tables")}
    assert alone["table"] not in listed
    assert {shown["table"], free["table"]} <= listed


def test_an_unknown_address_is_a_page_for_readers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<title>asobi</title>")
    house = House(tmp_path)
    house.static = static
    with house:
        status, headers, body = house.ask("/no/such/page", headers={"accept": "text/html"})
        assert (status, headers["content-type"], b"asobi" in body) == (404, "text/html; charset=utf-8", True)
        assert house.ask("/api/nothing", headers={"accept": "text/html"})[1]["content-type"] == "application/json"
        assert house.ask("/no/such/page")[1]["content-type"] == "application/json"


def test_a_server_that_listens_to_its_own_machine_has_no_address_for_friends(house: House) -> None:
    assert house.json("/api/addresses") == []
