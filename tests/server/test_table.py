"""A table from its opening to its end."""

from __future__ import annotations

import json

from asobi.core import Record
from tests.server.harness import House, Player, scene, seat_all


def test_one_person_and_two_bots_play_a_whole_match(house: House) -> None:
    # Given a table for one person and two bots
    opened = house.open_table("me", "greedy", "random", settings={"rounds": 3})

    # When the person plays to the end
    async def play() -> Player:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.play_on()
            return ada

    ada = scene(play)
    # Then there is an outcome, with the course of the points
    assert ada.moment is not None
    outcome = ada.moment["outcome"]
    assert len(outcome["scores"]) == 3
    assert outcome["chart"][-1] == outcome["scores"]
    assert len(outcome["chart"]) == ada.moment["choices"] + 1
    # And the record of the finished match can be had, whole
    status, headers, text = house.ask(f"/api/tables/{opened['table']}/record")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    assert Record.parse(text.decode()).end["scores"] == outcome["scores"]


def test_three_friends_meet_at_a_link(house: House) -> None:
    opened = house.open_table("me", "open", "open", settings={"rounds": 1})

    async def play() -> None:
        # When two friends take the free seats, the match begins for everybody
        players = await seat_all(house, opened, ["Bea", "Cid"])
        names = [seat["name"] for seat in players[0].seats]
        assert names == ["Ada", "Bea", "Cid"]
        # And they play it to its end, each seeing every version
        for _ in range(500):
            for player in players:
                if player.decision is not None:
                    await player.choose(player.options()[0])
                    version = player.version + 1
                    for other in players:
                        await other.until(lambda other=other, version=version: other.version == version)  # type: ignore[misc]
            if players[0].over:
                break
        assert all(player.over for player in players)

    scene(play)


def test_a_spectator_watches_and_cannot_choose(house: House) -> None:
    opened = house.open_table("me", "open", "open")

    async def play() -> None:
        players = await seat_all(house, opened, ["Bea", "Cid"])
        async with Player(house, opened["table"]) as watcher:
            assert watcher.moment is not None
            assert watcher.decision is None
            assert watcher.moment["waiting"]
            # A seat cannot be taken any more, a choice needs a token
            await watcher.send("take", seat=0, name="Eve")
            assert (await watcher.next("refused"))["key"] == "refused-taken"
            await watcher.send("choose", token="", move="m", version=0, choice="pick 1")
            assert (await watcher.next("refused"))["key"] == "refused-token"
            # But everything that happens is seen
            mover = next(player for player in players if player.decision)
            await mover.choose(mover.options()[0])
            moved = await watcher.next("moved")
            assert moved["version"] == 1
            assert moved["events"]

    scene(play)


def test_start_fills_the_free_seats_with_bots(house: House) -> None:
    opened = house.open_table("me", "open", "open", settings={"rounds": 1})

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            assert ada.moment is None
            await ada.send("start", token=ada.token, bot="greedy")
            await ada.next("table")
            assert [seat["bot"] for seat in ada.seats] == [None, "greedy", "greedy"]
            await ada.play_on()

    scene(play)


def test_a_seat_tells_which_bot_it_plays_like_where_none_has_learned_for_the_table(house: House) -> None:
    async def play(rounds: int | None) -> list[str | None]:
        opened = house.open_table("me", "expert:400", "learned", "open", settings={"rounds": rounds})
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.send("start", token=ada.token, bot="greedy")
            await ada.next("table")
            return [seat["like"] for seat in ada.seats]

    async def both() -> None:
        assert await play(30) == [None, "search", "greedy", None]
        assert await play(None) == [None, None, None, None]

    scene(both)


def test_bots_alone_play_to_the_end_and_the_match_can_be_read_by_its_link(house: House) -> None:
    opened = house.open_table("greedy", "random", "random", settings={"rounds": 2})
    assert opened["token"] is None

    async def play() -> None:
        async with Player(house, opened["table"]) as watcher:
            await watcher.until(lambda: watcher.over)

    scene(play)
    house.stop()
    house.start()

    async def read() -> None:
        async with Player(house, opened["table"]) as reader:
            assert reader.over
            assert reader.moment is not None
            await reader.send("past", upto=2)
            past = await reader.next("past-moment")
            assert past["moment"]["choices"] == 2
            assert past["events"]
            await reader.send("past", upto=10_000)
            refused = await reader.next("refused")
            assert refused["fields"] == {"choices": reader.moment["choices"]}

    scene(read)


def test_the_past_is_what_the_seat_saw_then(house: House) -> None:
    opened = house.open_table("me", "random", "random", game="hidden")

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.play_on()
            shown = {}
            for text in ada.raw:
                message = json.loads(text)
                if message["type"] == "table" or (message["type"] == "moved" and message["by"] is not None):
                    shown[message["moment"]["choices"]] = message["moment"]["view"]
            for upto in (1, 4, 7, 11):
                await ada.send("past", upto=upto)
                past = await ada.next("past-moment")
                # What a bot chose before this browser was greeted, it was never shown.
                if past["moment"]["waiting"] and upto % 3 and upto >= min(shown):
                    assert past["moment"]["view"] == shown[upto]
                assert past["moment"]["view"]["hand"] is not None
                assert past["moment"]["undo"] is False

    scene(play)


def test_undo_takes_the_own_choice_back_and_the_log_with_it(house: House) -> None:
    opened = house.open_table("me", "open", "open", game="hidden")

    async def play() -> None:
        players = await seat_all(house, opened, ["Bea", "Cid"])
        ada, bea, _ = players
        before = ada.options()
        await ada.choose(before[0])
        await ada.until(lambda: ada.version == 1)
        assert ada.decision is None
        assert ada.moment is not None
        assert ada.moment["undo"]
        # When Ada takes it back, everybody hears of it and she decides again
        await ada.send("undo", token=ada.token, move="back", version=1)
        moved = await ada.next("moved")
        assert moved["undone"]
        assert ada.options() == before
        assert (await bea.next("moved"))["undone"] is False
        assert (await bea.next("moved"))["undone"] is True
        # Then after somebody else acted it is too late
        await ada.choose(before[1])
        await ada.until(lambda: ada.version == 3)
        await bea.until(lambda: bea.version == 3)
        await bea.choose(bea.options()[0])
        await ada.until(lambda: ada.version == 4)
        await ada.send("undo", token=ada.token, move="again", version=4)
        assert (await ada.next("refused"))["key"] == "refused-undo"

    scene(play)
    # And what was undone is written down as undone
    assert [entry[1] is None for entry in house.entries(opened["table"])] == [False, True, False, False]


def test_a_reason_a_hint_and_chat(house: House) -> None:
    opened = house.open_table("me", "random", "random", hints=True)

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.until(lambda: ada.decision is not None)
            await ada.send("why", token=ada.token, choice="no d6")
            assert (await ada.next("because"))["rule"] == "ER-3.3"
            await ada.send("why", token=ada.token, choice="fly away")
            assert (await ada.next("refused"))["key"] == "refused-unknown-action"
            await ada.send("hint", token=ada.token)
            advice = await ada.next("advice")
            assert advice["choice"] in ada.options()
            assert advice["next"] in ada.options()
            assert advice["next"] != advice["choice"]
            assert 0 <= advice["chance"] <= 1
            assert advice["points"] > 0
            await ada.send("say", token=ada.token, name="somebody else", text="  hi\u202e\n there ")
            line = (await ada.next("said"))["line"]
            assert line == {"number": 1, "name": "Ada", "seat": 0, "text": "hi there"}
            await ada.send("say", token=ada.token, name="Ada", text="x" * 401)
            assert (await ada.next("refused"))["key"] == "refused-chat"

    scene(play)
    house.stop()
    house.start()

    async def again() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            assert json.loads(ada.raw[-1])["chat"] == [{"number": 1, "name": "Ada", "seat": 0, "text": "hi there"}]

    scene(again)


def test_a_bot_says_why(house: House) -> None:
    opened = house.open_table("me", "hard", "random", settings={"rounds": 1})

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.until(lambda: ada.decision is not None)
            await ada.send("why-moved", seat=0)
            assert (await ada.next("refused"))["key"] == "refused-no-reason"
            await ada.send("why-moved", seat=7)
            assert (await ada.next("refused"))["key"] == "refused-no-seat"
            while ada.moment is not None and 1 not in ada.moment["chose"]:
                if ada.decision is not None:  # so nobody else moves before the answer
                    await ada.send("why-moved", seat=1)
                    assert (await ada.next("refused"))["key"] == "refused-no-reason"
                    await ada.choose(ada.options()[0])
                await ada.next("moved")
            await ada.send("why-moved", seat=1)
            said = await ada.next("moving")
            assert said["seat"] == 1
            assert said["reason"]["choice"] in [entry[1] for entry in house.entries(opened["table"]) if entry[0] == 1]
            assert len(said["gains"]) == 3

    scene(play)


def test_a_table_may_switch_hints_off(house: House) -> None:
    opened = house.open_table("me", "random", "random", hints=False)

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.until(lambda: ada.decision is not None)
            await ada.send("hint", token=ada.token)
            assert (await ada.next("refused"))["key"] == "refused-no-hints"

    scene(play)


def test_a_rematch_calls_everybody_to_the_same_seats(house: House) -> None:
    opened = house.open_table("me", "open", "greedy", settings={"rounds": 1})

    async def play() -> None:
        ada, bea = await seat_all(house, opened, ["Bea"])
        path = f"/api/tables/{opened['table']}/rematch"
        assert house.json(path, {"token": ada.token})["key"] == "refused-not-over"
        while not ada.over:
            for player in (ada, bea):
                if player.decision is not None:
                    await player.choose(player.options()[0])
            version = ada.version
            await ada.until(lambda version=version: ada.version > version)  # type: ignore[misc]
            await bea.until(lambda: bea.version == ada.version)
        # When Bea asks for a rematch
        again = house.json(path, {"token": bea.token})
        assert again["seat"] == 1
        # Then everybody is told, asking twice gives the same table, and the old tokens open the same seats
        assert (await ada.next("next"))["table"] == again["table"]
        assert house.json(path, {"token": ada.token})["table"] == again["table"]
        assert house.json(path, {"token": "nonsense"})["key"] == "refused-token"
        async with Player(house, again["table"], ada.token) as once_more:
            table = json.loads(once_more.raw[-1])
            assert (table["seat"], table["state"]) == (0, "running")
            assert table["settings"] == {"rounds": 1, "shake": True}

    scene(play)
