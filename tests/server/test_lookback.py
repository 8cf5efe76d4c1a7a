"""Looking back at a match: in the background, with progress, and the same as without a server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from asobi import play, record_of
from asobi.core import Record
from asobi.server.lookbacks import samples_for
from asobi.study import LookBack, look_back
from examples.pig.asobi_pig import GAME as PIG
from tests.server.harness import House

PLACE = "examples.pig.asobi_pig:GAME"


def pig_record() -> Record:
    return record_of(play(PIG, ["random", "hunch"], "5", {"goal": 25}))


def looked_at(house: House, table: str) -> dict[str, Any]:
    """Wait until the look back is done."""
    give_up, done = time.monotonic() + 60.0, 0
    while time.monotonic() < give_up:
        page: dict[str, Any] = house.json(f"/api/tables/{table}/look-back")
        assert not page["failed"], house.log()
        assert page["done"] >= done
        done = page["done"]
        if page["found"] is not None:
            assert page["done"] == page["choices"]
            found: dict[str, Any] = page["found"]
            return found
        time.sleep(0.05)
    raise AssertionError(house.log())


def test_a_record_is_looked_back_at_in_the_background(tmp_path: Path) -> None:
    record = pig_record()
    house = House(tmp_path, look_back_seconds=0.01)
    house.games = [PLACE]
    with house:
        table = house.json("/api/records?name=Ada", record.text().encode())["table"]
        # Nothing is begun by asking how far it is
        assert house.json(f"/api/tables/{table}/look-back")["choices"] == 0
        # When it is begun, twice, it happens once
        assert house.json(f"/api/tables/{table}/look-back", {})["choices"] == record.choices
        assert house.json(f"/api/tables/{table}/look-back", {})["choices"] == record.choices
        found = looked_at(house, table)
    # Then it says what the study says
    shares = [1.0 if seat in record.end["winners"] else 0.0 for seat in (0, 1)]
    weighed = look_back(record.header.begin(PIG), record.entries, found["samples"])
    assert found == LookBack(2, weighed, shares).data()


def test_a_match_that_runs_is_not_looked_back_at(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.games = [PLACE]
    with house:
        table = house.open_table("me", "hunch", game="pig")["table"]
        status, _, body = house.ask(f"/api/tables/{table}/look-back", {})
    assert status == 403
    assert b"refused-not-over" in body


def test_the_slower_a_game_the_fewer_samples() -> None:
    assert samples_for(0.000001, 100, 60.0, 20.0) == 240
    assert samples_for(0.01, 100, 60.0, 20.0) == 36
    assert samples_for(0.01, 5, 60.0, 20.0) == 60
    assert samples_for(1.0, 1000, 60.0, 20.0) == 12
