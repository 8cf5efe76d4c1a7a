"""Positions from outside: what takes too much time or memory is refused in a sentence, far from the other tables."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from asobi.core import Match
from asobi.games.eight_routes import GAME as EIGHT_ROUTES
from tests.attack.bystander import strict, under
from tests.server.harness import House

HEAVY: dict[str, dict[str, Any]] = {
    "endless": {"laps": 10**11},
    "slow": {"laps": 10**8},
    "large": {"size": 3 * 2**30},
    "deadly": {"deadly": True},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits that people get, but for its patience, and a game that checks nothing."""
    house = strict(tmp_path_factory.mktemp("positions"), thought_seconds=4.0)
    house.games = [*house.games, "tests.attack.heavy_game:GAME"]
    with house:
        yield house


def position(**weight: Any) -> dict[str, Any]:
    """A position of the heavy game."""
    dice = {"seed": "x", "counter": 0}
    return {"dice": dice, "over": False, "laps": 1, "size": 1, "deadly": False, "turn": 0, **weight}


def record(opening: dict[str, Any]) -> bytes:
    """A record that begins in a position."""
    header = {"asobi": 2, "game": "heavy", "rules": "1", "seats": 2, "settings": {}, "seed": "x", "opening": opening}
    end = {"end": {"choices": 0, "over": False, "state": ""}}
    return f"{json.dumps(header)}\n{json.dumps(end)}\n".encode()


@pytest.mark.parametrize("kind", HEAVY)
def test_a_heavy_position_is_refused_while_others_play_on(house: House, kind: str) -> None:
    answers: list[dict[str, Any]] = []

    def attack() -> None:
        answers.append(json.loads(house.ask("/api/records?name=Eve", record(position(**HEAVY[kind])))[2]))

    under(house, attack)
    assert answers[0]["key"] in ("refused-record", "refused-heavy"), answers


def test_a_light_position_is_welcome_afterwards(house: House) -> None:
    opened = json.loads(house.ask("/api/records?name=Ada", record(position()))[2])
    assert opened["seat"] == 0


def test_a_position_that_is_too_large_is_refused(house: House) -> None:
    answers: list[dict[str, Any]] = []

    def attack() -> None:
        opening = position() | {"dice": {"seed": "x" * 200_000, "counter": 0}}
        asked = (house.ask("/api/records?name=Eve", record(opening)) for _ in range(20))
        answers.extend(json.loads(body) for _, _, body in asked)

    under(house, attack)
    assert answers[0]["key"] == "refused-record"
    assert answers[0]["fields"]["why"]["key"] == "record-large"


def test_thirty_million_dice_are_refused_while_others_play_on(house: House) -> None:
    """The attack of old: Eight Routes from a box of 30,000,000 dice, whose first shake froze the server."""
    match = Match.new(EIGHT_ROUTES, 3, "box")
    header = {"asobi": 2, "game": "eight-routes", "rules": EIGHT_ROUTES.version, "seats": 3, "settings": match.settings}
    end = {"end": {"choices": 0, "over": False, "state": ""}}

    def sent(part: str, dice: int) -> dict[str, Any]:
        opening = match.beginnings[0].state.dump()
        opening[part][0] += dice
        text = "\n".join([json.dumps({**header, "seed": "box", "opening": opening}), json.dumps(end), ""])
        answer: dict[str, Any] = json.loads(house.ask("/api/records?name=Eve", text.encode())[2])
        return answer

    answers: list[dict[str, Any]] = []

    def attack() -> None:
        answers.extend(sent(part, 3 * 10**7) for part in ("squares", "lid"))

    under(house, attack)
    assert [answer["key"] for answer in answers] == ["refused-record", "refused-record"]
    # The same record with the dice that there are is welcome
    assert "table" in sent("squares", 0)


def test_a_table_that_became_too_heavy_is_closed_and_not_tried_again(house: House) -> None:
    # Given a table from a light position which is heavy when the server comes back
    opened = json.loads(house.ask("/api/records?name=Ada", record(position()))[2])
    house.stop()
    heavy = json.dumps(position(**HEAVY["endless"]))
    house.change("UPDATE tables SET opening = ? WHERE id = ?", heavy, opened["table"])
    house.start()
    deadline = time.monotonic() + 30
    # Then whoever comes meanwhile is told so
    status, _, body = house.ask(f"/api/tables/{opened['table']}/record")
    assert (status, json.loads(body)["key"]) == (410, "refused-heavy")
    # And it is closed, in a sentence of the log that names it, and everybody else can play
    while house.rows("SELECT state FROM tables WHERE id = ?", opened["table"]) != [("closed",)]:
        assert time.monotonic() < deadline, "the table was never closed"
        time.sleep(0.1)
    assert f"table {opened['table']} is closed" in house.log()
    under(house, lambda: None)
