"""Fair dice at a table: the server is bound before it knows what the players add, and the record proves it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from asobi.core.fair import commitment, new_chance, sealed, settled
from tests.server.harness import House, Player, scene


def record_of(house: House, table: str) -> str:
    """The record of a finished match."""
    status, _, body = house.ask(f"/api/tables/{table}/record")
    assert status == 200
    return body.decode()


def verify(record: Path) -> subprocess.CompletedProcess[str]:
    """`asobi replay --verify`."""
    words = [sys.executable, "-m", "asobi.cli", "replay", str(record), "--verify"]
    return subprocess.run(words, capture_output=True, text=True, timeout=60)


def test_two_players_seal_open_and_can_prove_their_dice(house: House, tmp_path: Path) -> None:
    mine, yours = new_chance(), new_chance()
    opened = house.open_table("me", "open", "random", settings={"rounds": 1}, seal=sealed(mine))
    seen: dict[str, Any] = {}

    async def play() -> None:
        ada, bea = Player(house, opened["table"], opened["token"]), Player(house, opened["table"])
        first = await ada.connect()
        # Given the commitment before anybody has opened anything
        assert first["fair"]["seals"] == [sealed(mine), None, None]
        assert not first["fair"]["opening"]
        seen["commitment"] = first["fair"]["commitment"]
        await ada.send("open", token=ada.token, chance=mine)
        assert (await ada.next("refused"))["key"] == "refused-not-begun"
        # When the last one sits down, all are asked to open
        await bea.connect()
        await bea.send("take", seat=1, name="Bea", seal=sealed(yours))
        bea.token = (await bea.next("seated"))["token"]
        for player in (ada, bea):
            asked = (await player.next("table"))["fair"]
            assert asked == {
                "commitment": seen["commitment"],
                "seals": [sealed(mine), sealed(yours), None],
                "opening": True,
            }
        await bea.send("open", token=bea.token, chance=mine)
        assert (await bea.next("refused"))["key"] == "refused-chance"
        await bea.send("open", token=bea.token, chance=yours)
        await ada.send("open", token=ada.token, chance=mine)
        # Then the match begins
        for player in (ada, bea):
            assert (await player.next("table"))["state"] == "running"
        movers = (ada, bea)
        while not ada.over:
            mover = next((one for one in movers if one.decision), None)
            if mover is not None:
                version = mover.version + 1
                await mover.choose(mover.options()[0])
                for player in movers:
                    await player.until(lambda player=player, version=version: player.version >= version)  # type: ignore[misc]
            else:
                for player in movers:
                    await player.next("moved")

    scene(play)
    text = record_of(house, opened["table"])
    header = json.loads(text.splitlines()[0])
    fair = header["fair"]
    assert fair["chances"] == [mine, yours, None]
    assert header["seed"] == settled(fair["secret"], fair["terms"], fair["chances"])
    assert commitment(fair["secret"], fair["terms"]) == seen["commitment"]
    assert json.loads(fair["terms"])["table"] == opened["table"]
    record = tmp_path / "fair.asobi"
    record.write_text(text)
    done = verify(record)
    assert "chance of seats 0, 1" in done.stdout
    assert seen["commitment"] in done.stdout
    # And a record whose secret was exchanged proves nothing
    record.write_text(text.replace(fair["secret"], new_chance()))
    assert "not proved fair" in " ".join(verify(record).stderr.split())


def test_a_table_begins_without_those_who_do_not_open(tmp_path: Path) -> None:
    with House(tmp_path, chance_seconds=0.5) as house:
        chance = new_chance()
        opened = house.open_table("me", "random", "random", settings={"rounds": 1}, seal=sealed(chance))

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.until(lambda: ada.moment is not None)
                await ada.send("open", token=ada.token, chance=chance)
                assert (await ada.next("refused"))["key"] == "refused-begun"
                await ada.play_on()

        scene(play)
        fair = json.loads(record_of(house, opened["table"]).splitlines()[0])["fair"]
        assert (fair["seals"][0], fair["chances"][0]) == (sealed(chance), None)


def test_a_full_table_asks_again_after_a_crash(tmp_path: Path) -> None:
    house, chance = House(tmp_path, chance_seconds=30.0), new_chance()
    house.start()
    opened = house.open_table("me", "random", "random", settings={"rounds": 1}, seal=sealed(chance))
    house.kill()
    with house:

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                await ada.send("open", token=ada.token, chance=chance)
                await ada.until(lambda: ada.moment is not None)

        scene(play)
    ((fair,),) = house.rows("SELECT fair FROM tables")
    assert json.loads(fair)["chances"][0] == chance


@pytest.mark.parametrize("seal", ["", "x" * 64, "0" * 63])
def test_what_is_no_seal_is_refused(house: House, seal: str) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Ada", "seal": seal}
    assert house.json("/api/tables", wish)["key"] == "refused-chance"
