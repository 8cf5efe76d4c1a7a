"""Ten thousand bad messages to a live match change nothing, and each is answered by a refusal."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

import websockets

from tests.server.harness import House, Player, scene, seat_all

MESSAGES = 10_000
FIELDS: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 1, "token": None},
    "choose": {"token": "t", "move": "m", "version": 0, "choice": "pick 1"},
    "undo": {"token": "t", "move": "m", "version": 0},
    "take": {"seat": 0, "name": "Eve"},
    "lend": {"token": "t", "seat": 0, "bot": "greedy"},
    "return": {"token": "t"},
    "start": {"token": "t", "bot": "greedy"},
    "why": {"token": "t", "choice": "pick 1"},
    "hint": {"token": "t"},
    "why-moved": {"seat": 99},
    "past": {"upto": 99_999},
    "say": {"name": "Eve", "text": ""},
}
STRANGE: list[Any] = [None, True, -1, 2**63, 10**40, 1.5, "", "\u0000", "x" * 3000, [], {}, [[]], {"a": 1}, "\u202e"]


def bad_message(dice: random.Random, token: str, foreign: str, used: str) -> str | bytes:
    """One message that must be refused: malformed, of a wrong type, out of turn, for a foreign seat, or stale."""
    kind = dice.randrange(9)
    if kind == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(1, 60)))
    if kind == 1:
        text = json.dumps({"type": "choose", **FIELDS["choose"]})
        place = dice.randrange(len(text))
        return text[:place] + dice.choice('{}[]",:x\\') + text[place + dice.randrange(2) + 1 :] + "}"
    if kind == 2:
        return "[" * dice.randrange(1, 4000)
    name = dice.choice(list(FIELDS))
    message: dict[str, Any] = {"type": name, **FIELDS[name]}
    if kind == 3:
        field = dice.choice([*FIELDS[name], "type"])
        message[field] = dice.choice([value for value in STRANGE if not isinstance(value, str)])
        if field == "token" and message[field] is None:
            message[field] = 7
        return json.dumps(message)
    if kind == 4:
        message[dice.choice(["seed", "seat ", "__proto__", "by"])] = 1
        return json.dumps(message)
    if kind == 5:
        message.pop(dice.choice([*FIELDS[name], "type"]), None)
        message["type"] = dice.choice(["", "table", "moved", "CHOOSE", 5, None])
        return json.dumps(message)
    choose = {"type": "choose", "token": token, "move": f"m{dice.random()}", "version": 0, "choice": "pick 1"}
    if kind == 6:
        choose["token"] = dice.choice([foreign, foreign[:-1], token + "=", token[::-1], "", "None", "\u00e9"])
    elif kind == 7:
        choose["version"] = dice.choice([-1, 1, 5, 2**62])
    else:
        choose["choice"] = dice.choice(
            ["pick 9", "", "pick  1", "aim 1", "../../etc/passwd", "PICK 1", "walk 1", "x" * 2000]
        )
        choose["move"] = dice.choice(["", "y" * 65, f"ok{dice.random()}"])
    return json.dumps(choose)


def test_bad_messages_change_nothing(house: House) -> None:
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")  # noqa: T201
    dice = random.Random(seed)
    opened = house.open_table("me", "open", "open", settings={"rounds": 5})

    async def play() -> None:
        # Given a live match in which one move has been made
        players = await seat_all(house, opened, ["Bea", "Cid"])
        mover = next(player for player in players if player.decision)
        used = await mover.choose(mover.options()[0])
        for player in players:
            await player.until(lambda player=player: player.version == 1)  # type: ignore[misc]
        before = house.entries(opened["table"])
        seats = house.rows("SELECT * FROM seats")
        idle = next(player for player in players if player.decision is None)
        foreign = next(player for player in players if player is not idle)
        assert idle.token is not None
        assert foreign.token is not None
        assert idle.socket is not None
        # When bad messages pour in from somebody who sits there but has no turn
        keys: Counter[str] = Counter()
        answered = 0

        async def listen() -> None:
            nonlocal answered
            while answered < MESSAGES:
                message = await idle.receive()
                assert message["type"] == "refused", message
                keys[message["key"]] += 1
                answered += 1

        listening = asyncio.create_task(listen())
        for number in range(MESSAGES):
            data = bad_message(dice, idle.token, foreign.token, used)
            try:
                await idle.send_raw(data)
            except websockets.ConnectionClosed:
                raise AssertionError(f"closed after {number}: {data!r}") from None
            if number - answered > 100:
                await asyncio.sleep(0)
        await asyncio.wait_for(listening, 30)
        # Then each one was refused, for many different reasons
        assert sum(keys.values()) == MESSAGES
        assert len(keys) >= 9, keys
        # And nothing has changed
        assert house.entries(opened["table"]) == before
        assert house.rows("SELECT * FROM seats") == seats
        await idle.send("sync")
        assert (await idle.next("table"))["version"] == 1
        # A replayed move of the one who made it is only acknowledged
        await mover.choose("pick 1", move=used, version=0)
        assert (await mover.next("accepted"))["version"] == 1
        # And the match goes on
        player = next(player for player in players if player.decision)
        await player.choose(player.options()[0])
        await player.until(lambda: player.version == 2)

    scene(play)
    assert "Traceback" not in house.log()


def test_oversized_and_broken_frames_end_only_their_own_connection(house: House) -> None:
    opened = house.open_table("me", "open", "open")

    async def play() -> None:
        async with Player(house, opened["table"], opened["token"]) as ada:
            for _ in range(20):
                eve = Player(house, opened["table"])
                await eve.connect()
                await eve.send_raw(json.dumps({"type": "say", "name": "Eve", "text": "x" * 20_000}))
                assert eve.socket is not None
                await asyncio.wait_for(eve.socket.wait_closed(), 5)
                assert eve.socket.close_code == 1009
            await ada.send("ping", at=1)
            await ada.next("pong")

    scene(play)


def test_a_connection_begins_with_one_hello(house: House) -> None:
    opened = house.open_table("me", "open", "open")
    origin = websockets.Origin(house.origin)

    async def first(table: str, message: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
        address = f"ws://127.0.0.1:{house.port}/ws/{table}"
        async with websockets.connect(address, origin=origin) as line:
            await line.send(json.dumps(message))
            answer: dict[str, Any] = json.loads(await line.recv())
            await line.wait_closed()
            return answer, line.close_code

    async def play() -> None:
        answer, code = await first(opened["table"], {"type": "sync"})
        assert (answer["key"], code) == ("refused-hello-first", 4400)
        answer, code = await first(opened["table"], {"type": "hello", "protocol": 99})
        assert (answer["key"], answer["fields"], code) == ("refused-protocol", {"protocol": 1}, 4400)
        answer, code = await first("no-such-table", {"type": "hello", "protocol": 1})
        assert (answer["key"], code) == ("refused-no-table", 4404)
        async with Player(house, opened["table"]) as ada:
            await ada.send("hello", protocol=1)
            assert (await ada.next("refused"))["key"] == "refused-hello-once"

    scene(play)
