"""Seats: lent and taken back, clocks, tables put away and woken."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from asobi.core import Dice, Match, record_of
from asobi.games.eight_routes import GAME
from asobi.server.limits import Limits
from asobi.server.refusal import Refusal
from asobi.server.seats import checked_name
from tests.server.harness import House, Player, scene, seat_all


def test_a_seat_is_lent_to_a_bot_and_taken_back(house: House) -> None:
    opened = house.open_table("me", "open", "open", settings={"rounds": 30})

    async def play() -> None:
        players = await seat_all(house, opened, ["Bea", "Cid"])
        mover = next(player for player in players if player.decision)
        other = next(player for player in players if player is not mover)
        # When the one who has to decide lends the own seat, a bot decides at once
        number = players.index(mover)
        await mover.send("lend", token=mover.token, seat=number, bot="random")
        await mover.until(lambda: mover.seats[number]["bot"] == "random")
        await other.until(lambda: other.version >= 1)
        # Then the seat is the bot's while it is lent: its owner cannot choose
        await mover.send("choose", token=mover.token, move="m", version=mover.version, choice="pick 1")
        assert (await mover.next("refused"))["key"] in ("refused-lent", "refused-stale")
        # And its owner takes it back any time
        await mover.send("return", token=mover.token)
        await mover.until(lambda: mover.seats[number]["bot"] is None)
        await mover.send("return", token=mover.token)
        assert (await mover.next("refused"))["key"] == "refused-not-lent"
        # A seat whose player is here cannot be lent by another
        await other.send("lend", token=other.token, seat=number, bot="random")
        assert (await other.next("refused"))["key"] == "refused-present"
        await other.send("lend", token=other.token, seat=9, bot="random")
        assert (await other.next("refused"))["key"] == "refused-no-seat"

    scene(play)


def test_a_seat_left_for_a_while_may_be_lent_by_the_others(tmp_path: Path) -> None:
    with House(tmp_path, away_seconds=0.3) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 30})

        async def play() -> None:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            gone = next(player for player in players if player.decision)
            other = next(player for player in players if player is not gone)
            number = players.index(gone)
            assert gone.socket is not None
            await gone.socket.close()
            await other.until(lambda: not other.seats[number]["present"])
            await asyncio.sleep(0.4)
            await other.send("lend", token=other.token, seat=number, bot="random")
            await other.until(lambda: other.version >= 1)
            # When the owner comes back, the seat is theirs again
            await gone.connect()
            assert gone.seats[number]["bot"] == "random"
            assert gone.seats[number]["present"]
            await gone.send("return", token=gone.token)
            await gone.until(lambda: gone.seats[number]["bot"] is None)

        scene(play)


def test_bots_move_no_faster_than_people_can_follow(tmp_path: Path) -> None:
    """Given somebody quick, bots take half the pace, a quarter without a choice; what one does in a row is faster."""
    with House(tmp_path, bot_pace_seconds=1.2) as house:
        opened = house.open_table("me", "random", "random", settings={"rounds": 30})

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                last, mover = time.monotonic(), 0
                waits: list[float] = []
                while len(waits) < 5:
                    if ada.decision is not None:
                        await ada.choose(ada.options()[0])
                    moved = await ada.next("moved")
                    now = time.monotonic()
                    if moved["by"] not in (0, mover):
                        waits.append(now - last)
                    last, mover = now, moved["by"]
                assert min(waits) > 0.25
                # When it is Ada's turn, no bot is shown as thinking
                await ada.until(lambda: ada.decision is not None)
                await ada.send("ping", at=1)
                await ada.next("pong")
                assert not any(seat["thinking"] for seat in ada.seats)

        scene(play)


def test_when_the_clock_runs_out_a_bot_plays_on_for_good(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 30}, minutes=1)

        async def begin() -> tuple[int, list[str | None]]:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            mover = next(player for player in players if player.decision)
            other = next(player for player in players if player is not mover)
            number = players.index(mover)
            # The clock of the one who has to decide runs, the others' stand still
            await asyncio.sleep(0.3)
            await other.send("sync")
            await other.next("table")
            assert 59.0 < other.seats[number]["clock"] < 59.8
            assert other.seats[players.index(other)]["clock"] == 60.0
            return number, [player.token for player in players]

        number, tokens = scene(begin)
        # Given that nearly all of the time was used up before a restart
        house.stop()
        house.change("UPDATE seats SET spent = 59.2 WHERE table_id = ? AND seat = ?", opened["table"], number)
        house.start()

        async def wait() -> None:
            async with Player(house, opened["table"], tokens[number]) as late:
                assert late.decision is not None
                assert late.seats[number]["clock"] < 1.0
                # When it is up
                await late.until(lambda: late.seats[number]["bot"] == "greedy" and late.version > 0)
                # Then the seat cannot be taken back
                await late.send("return", token=late.token)
                assert (await late.next("refused"))["key"] == "refused-late"

        scene(wait)


def test_idle_rooms_leave_the_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    with House(tmp_path, idle_seconds=0.1, sweep_seconds=0.1) as house:
        opened = house.open_table("me", "open", "open", settings={"rounds": 3})

        async def play() -> tuple[dict[str, object], str | None]:
            players = await seat_all(house, opened, ["Bea", "Cid"])
            mover = next(player for player in players if player.decision)
            await mover.choose(mover.options()[0])
            await mover.until(lambda: mover.version == 1)
            assert mover.moment is not None
            return mover.moment, mover.token

        moment, token = scene(play)
        time.sleep(0.6)

        async def come_back() -> None:
            async with Player(house, opened["table"], token) as again:
                assert again.version == 1
                assert again.moment == moment

        scene(come_back)


def test_a_table_that_never_began_is_closed_after_long(tmp_path: Path) -> None:
    with House(tmp_path, sweep_seconds=0.1, open_seconds=0.3) as house:
        opened = house.open_table("me", "open", "open")
        running = house.open_table("me", "greedy", "greedy")
        time.sleep(1.0)
        assert house.rows("SELECT state FROM tables WHERE id = ?", opened["table"]) == [("closed",)]
        assert house.rows("SELECT state FROM tables WHERE id = ?", running["table"]) == [("running",)]
        assert opened["table"] not in [card["table"] for card in house.json("/api/tables")]


def test_a_record_file_becomes_a_table(house: House) -> None:
    match = Match.new(GAME, 3, "a record", {"rounds": 2})
    dice = Dice("choices")
    texts = []
    while not match.over:
        texts.append(record_of(match).text())
        decision = match.pending[0]
        match.choose(decision.seat, dice.pick(decision.options))  # type: ignore[attr-defined]
    # Given a finished record, it is there to be read
    whole = record_of(match).text()
    opened = house.json("/api/records", whole.encode())
    assert opened["seat"] is None

    async def read() -> None:
        async with Player(house, opened["table"]) as reader:
            assert match.outcome is not None
            assert reader.over
            assert reader.moment is not None
            assert reader.moment["outcome"]["scores"] == match.outcome.scores

    scene(read)
    assert house.ask(f"/api/tables/{opened['table']}/record")[2].decode() == whole
    # An unfinished one is there to be played on
    half = texts[len(texts) // 2]
    opened = house.json("/api/records?name=Bea", half.encode())

    async def play_on() -> None:
        async with Player(house, opened["table"], opened["token"]) as bea:
            assert bea.seats[opened["seat"]]["name"] == "Bea"
            assert bea.decision is not None
            await bea.play_on()

    scene(play_on)
    # A damaged one is refused, and the line is named
    lines = whole.split("\n")
    lines[2] = '[0,"fly away"]'
    for text, line, why in (
        ("", 1, "record-empty"),
        ("nonsense\n", 1, "record-json"),
        (whole[:-2], len(lines) - 1, "record-cut"),
        ("\n".join(lines), 3, "record-choice"),
    ):
        refused = house.json("/api/records", text.encode())
        assert refused["key"] == "refused-record"
        assert refused["fields"]["line"] == line
        assert refused["fields"]["why"]["key"] == why
    assert house.json("/api/records", b"\xff\xfe")["key"] == "refused-record"
    assert house.json("/api/records", b" " * 2_000_000)["key"] == "refused-too-large"
    evil = json.loads(half.split("\n")[0])
    evil["opening"] = {"dice": {"seed": "x", "counter": 0}, "over": False, "players": 10**9}
    assert (
        house.json("/api/records", (json.dumps(evil) + "\n" + half.split("\n", 1)[1]).encode())["key"]
        == "refused-record"
    )


def test_a_finished_match_is_played_on_from_any_choice(house: House) -> None:
    opened = house.open_table("me", "random", "random", settings={"rounds": 4})

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.play_on()
            assert ada.moment is not None
            path = f"/api/tables/{opened['table']}/fork"
            wish = {"bot": "random", "name": "Ada", "token": ada.token}
            # Given a moment in the past where Ada had to decide
            for upto in range(2, ada.moment["choices"]):
                await ada.send("past", upto=upto)
                past = await ada.next("past-moment")
                if past["moment"]["decision"]:
                    break
            # When she plays on from there, she stands where she stood then
            fork = house.json(path, {**wish, "upto": upto})
            async with Player(house, fork["table"], fork["token"]) as again:
                assert again.moment is not None
                assert again.moment["view"] == past["moment"]["view"]
                assert again.decision == past["moment"]["decision"]
                await again.play_on()
            # After the end there is nothing to play on
            assert house.json(path, {**wish, "upto": ada.moment["choices"]})["key"] == "refused-over"

    scene(play)


def silent_house(folder: Path, **limits: Any) -> House:
    """A server with a game that asks out of turn."""
    house = House(folder, **limits)
    house.games = ["tests.server.silent_game:GAME"]
    return house


def test_a_question_out_of_turn_is_answered_by_silence_and_any_other_one_waits(tmp_path: Path) -> None:
    """Given a question that others wait for only a second, when nobody answers, silence does; the next one waits."""
    with silent_house(tmp_path) as house:
        opened = house.open_table("me", "open", game="silent")

        async def play() -> None:
            ada, bea = await seat_all(house, opened, ["Bea"])
            await ada.choose("yes")
            await bea.until(lambda: bea.decision is not None)
            assert bea.decision is not None
            assert bea.decision["about"]["seconds"] == 1
            await bea.send("shown", version=bea.version)
            await ada.until(lambda: ada.version >= 2)
            assert ada.moment is not None
            assert ada.moment["view"] == {"said": ["yes", "no"]}
            # Then the next question waits as long as it takes
            await asyncio.sleep(1.5)
            assert ada.version == 2
            await ada.choose("yes")

        scene(play)


def test_the_seconds_to_answer_stand_while_a_screen_still_shows_what_others_did(tmp_path: Path) -> None:
    with silent_house(tmp_path, clock_patience_seconds=600.0) as house:
        opened = house.open_table("me", "open", game="silent")

        async def play() -> None:
            ada, bea = await seat_all(house, opened, ["Bea"])
            assert [seat["answer"] for seat in ada.seats] == [None, None]
            await ada.choose("yes")
            # Given a question for Bea, whose screen has not said that it has shown what Ada did
            await ada.until(lambda: ada.seats[1]["answer"] is not None)
            answer = ada.seats[1]["answer"]
            assert (answer["seconds"], answer["left"]) == (1.0, 1.0)
            assert answer["stands"] > 500.0
            assert ada.seats[0]["answer"] is None
            # When more than the seconds has passed, then nothing was answered for her
            await asyncio.sleep(1.3)
            assert ada.version == 1
            # When her screen has shown everything, the seconds run, and then silence answers
            await bea.until(lambda: bea.version == 1)
            await bea.send("shown", version=1)
            await ada.until(lambda: ada.seats[1]["answer"] is None or ada.seats[1]["answer"]["stands"] == 0.0)
            await ada.until(lambda: ada.seats[1]["answer"] is None)
            assert ada.moment is not None
            assert ada.moment["view"] == {"said": ["yes", "no"]}

        scene(play)


def test_nobody_is_hurried_where_only_bots_wait(tmp_path: Path) -> None:
    with silent_house(tmp_path) as house:
        opened = house.open_table("random", "me", game="silent")

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as bea:
                await bea.until(lambda: bea.decision is not None)
                await bea.send("shown", version=bea.version)
                await asyncio.sleep(1.3)
                assert bea.seats[1]["answer"] is None
                await bea.choose("yes")
                await bea.until(lambda: bea.version >= 2)
                assert bea.moment is not None
                assert bea.moment["view"]["said"][1] == "yes"

        scene(play)


def test_whoever_lends_their_seat_is_not_hurried_any_more(tmp_path: Path) -> None:
    with silent_house(tmp_path, bot_pace_seconds=2.0) as house:
        opened = house.open_table("me", "open", game="silent", settings={"seconds": 600})

        async def play() -> None:
            ada, bea = await seat_all(house, opened, ["Bea"])
            await ada.choose("yes")
            await bea.until(lambda: bea.seats[1]["answer"] is not None)
            await bea.send("lend", token=bea.token, seat=1, bot="random")
            await bea.until(lambda: bea.seats[1]["bot"] is not None)
            assert bea.seats[1]["answer"] is None
            await bea.until(lambda: bea.version >= 2)

        scene(play)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f\u1160", "\u2800", "\uffa0", "\u034f", "\u200b\u200d", "\u202e", " \t"]
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Refusal, match="refused-name"):
        checked_name(name, Limits())


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\u202eadA\u202c\u2066x", "adAx"),
        ("A\u200b\u200d\u2060\ufeffB", "AB"),
        ("\u0645\u06cc\u200c\u0631\u0648\u0645", "\u0645\u06cc\u200c\u0631\u0648\u0645"),
        ("\u0645\u06cc\u200c\u200c\u0631", "\u0645\u06cc\u0631"),
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
        ("A\u200cB\u200d", "AB"),
        ("a" + "\u0336" * 20, "a" + "\u0336" * 3),
        ("e\u0301", "\u00e9"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("line\nline", "line line"),
        ("W" * 30, "W" * 24),
    ],
)
def test_a_name_keeps_to_its_line(written: str, shown: str) -> None:
    assert checked_name(written, Limits()) == shown
