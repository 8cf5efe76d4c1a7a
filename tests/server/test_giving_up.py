"""A bot whose every thought fails gives up, and says so; the table is there all the same."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.harness import House, Player, scene


def test_a_bot_whose_thoughts_keep_failing_gives_up_cleanly(tmp_path: Path) -> None:
    house = House(tmp_path, retry_seconds=0.01)
    house.games = [*house.games, "tests.server.failing_game:GAME"]
    with house:
        opened = house.open_table("me", "easy", game="failing")

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                # Given a bot that is asked and finds nothing, and a helper that finds nothing either
                refused = await ada.next("refused")
                assert (refused["key"], refused["fields"]) == ("refused-gave-up", {"seat": 1})
                tried = house.log().count("failed; random helps out")
                assert tried == 5
                # Then the table goes on for whoever is at it
                await ada.send("say", token=opened["token"], name="Ada", text="hello?")
                assert (await ada.next("said"))["line"]["text"] == "hello?"
                # And nobody tries on and on: another table's moment later the log is as long as it was
                other = house.open_table("me", "random", "random", settings={"rounds": 1})
                async with Player(house, other["table"], other["token"]) as bea:
                    await bea.play_on()
                assert house.log().count("failed; random helps out") == tried
                # And who comes anew finds the table, where the bot has one more try after the room has slept
                async with Player(house, opened["table"], opened["token"]) as again:
                    assert again.moment is not None
                    assert not again.over

        began = time.monotonic()
        scene(play)
        assert time.monotonic() - began < 110
