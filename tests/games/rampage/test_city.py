"""The city as things that fall: it stands, it falls when hit, it is the same everywhere, it never breaks."""

from __future__ import annotations

import base64
import json
import math
import struct
import subprocess
import sys
import zlib
from typing import Any

from asobi.core import Dice
from asobi.games.rampage.builder import stacked
from asobi.games.rampage.city import City, envelope
from asobi.games.rampage.plan import BODY, DISC, FLOOR, KIND_OF, PIECES, PLAN, POSE, UNIT, VEHICLE
from asobi.games.rampage.worker import Worker, Workshop, compute
from asobi.testing import rule

POSES, HERE = stacked(Dice("a city"), 4)


def dropped(poses: list[int], dice: Dice, height: float, building: int = 0) -> dict[str, Any]:
    """A body let go somewhere over a building, a little tilted."""
    b = PLAN.buildings[building]
    angle, far = dice.below(6283) / 1000.0, 2.8 * dice.below(1001) / 1000.0
    tilt, about = 0.4 * dice.below(1001) / 1000.0, dice.below(6283) / 1000.0
    turn = [math.sin(tilt / 2) * math.cos(about), math.sin(tilt / 2) * math.sin(about), 0.0, math.cos(tilt / 2)]
    place = [b.x + far * math.cos(angle), b.y + far * math.sin(angle), height + KIND_OF[BODY].half]
    return {"set": [[BODY, *place, *turn, *[0.0] * 6]], "watch": BODY}


def brought_down(answer: dict[str, Any], building: int) -> int:
    """How many floors of a building lie lower than before."""
    z = {row[0]: row[3] / UNIT for row in answer["poses"]}
    floors = PLAN.floors_of(building)
    return len([floor for floor in floors if floor in z and POSES[floor * POSE + 2] / UNIT - z[floor] > 0.5])


@rule("RAM-1.6")
def test_the_untouched_city_stands_still() -> None:
    """Given a city just built, when five seconds pass, then nothing has moved by 0.2 mm."""
    city = City.built(POSES, HERE)

    city.settle(5.0)

    drifts = [math.dist(city.pose(p)[:3], [x / UNIT for x in POSES[p * POSE : p * POSE + 3]]) for p in range(PIECES)]
    assert max(drifts) < 0.02


@rule("RAM-1.6")
def test_drops_bring_floors_down_about_as_often_as_they_should() -> None:
    """Of 60 drops from 25 cm 40 to 70 % bring a floor down, and more of those from 35 cm."""
    share = {}
    for height in (25.0, 35.0):
        dice = Dice(f"drops from {height}")
        falls = [brought_down(City.of(POSES, HERE).run(dropped(POSES, dice, height)), 0) > 0 for _ in range(60)]
        share[height] = sum(falls) / len(falls)

    assert 0.4 <= share[25.0] <= 0.7
    assert share[35.0] > share[25.0]


def test_the_same_event_gives_the_same_bits_in_another_process() -> None:
    events = [dropped(POSES, Dice("bits"), 30.0), flick(Dice("bits"), DISC, POSES), breath(Dice("bits"), POSES)]
    here = [json.dumps(City.of(POSES, HERE).run(event), sort_keys=True) for event in events]
    again = [json.dumps(City.of(POSES, HERE).run(event), sort_keys=True) for event in events]
    code = (
        "import json, sys\nfrom asobi.games.rampage.city import City\njob = json.load(sys.stdin)\n"
        "for event in job['events']:\n"
        "    print(json.dumps(City.of(job['poses'], job['here']).run(event), sort_keys=True))"
    )
    job = json.dumps({"poses": POSES, "here": HERE, "events": events})
    there = subprocess.run([sys.executable, "-c", code], input=job, capture_output=True, text=True, check=True)

    assert again == here
    assert there.stdout.splitlines() == here


@rule("RAM-1.6")
def test_five_hundred_events_break_nothing() -> None:
    """Flicks to 4 m/s, drops, tosses and breaths in one city: nothing is lost, all comes to rest within the cap."""
    dice = Dice("five hundred")
    city = City.of(POSES, HERE)
    for number in range(500):
        if number % 100 == 99:
            city = City.of(POSES, HERE)
        now = [round(x * UNIT) for p in range(PIECES) for x in city.pose(p)[:3] + [0.0] * 4]
        kind = dice.below(20)
        seat = dice.below(4)
        if kind < 10:
            event = flick(dice, DISC + seat, now)
        elif kind < 14:
            event = dropped(now, dice, 15.0 + dice.below(21), dice.below(7))
        elif kind < 18:
            event = flick(dice, VEHICLE + seat, now, 10.5)
        else:
            event = breath(dice, now, seat)
        answer = city.run({**event, "film": False})

        assert answer["frames"] * 2 <= PLAN.engine["cap"] * PLAN.engine["frame"]
        for piece in range(PIECES):
            x, y, z = city.pose(piece)[:3]
            assert math.isfinite(x + y + z)
            on_board = max(abs(x), abs(y)) < PLAN.half
            assert z > (0.05 if on_board else -PLAN.slab + 0.05), (number, piece, x, y, z)
    assert len(city.bodies) == PIECES


def flick(dice: Dice, piece: int, poses: list[int], height: float = 0.0) -> dict[str, Any]:
    """A piece sent away at up to 4 m/s, from where it lies or from a head's height."""
    x, y, z = [number / UNIT for number in poses[piece * POSE : piece * POSE + 3]]
    x, y = max(-26.0, min(26.0, x)), max(-26.0, min(26.0, y))
    way, speed = dice.below(6283) / 1000.0, 400.0 * dice.below(1001) / 1000.0
    start = [x, y, max(height, z, KIND_OF[piece].half), 0.0, 0.0, 0.0, 1.0]
    return {"set": [[piece, *start, speed * math.cos(way), speed * math.sin(way), 0.0, 0.0, 0.0, 0.0]]}


def breath(dice: Dice, poses: list[int], seat: int = 0) -> dict[str, Any]:
    """A full breath from over a body, anywhere."""
    x, y = poses[(BODY + seat) * POSE] / UNIT, poses[(BODY + seat) * POSE + 1] / UNIT
    yaw = float(dice.below(360))
    jet = {"x": x, "y": y, "z": 14.0, "yaw": yaw, "pitch": -30.0, "power": 1.0, "sweep": 20.0}
    return {"breath": jet}


@rule("RAM-4.17")
def test_a_breath_swells_and_fades() -> None:
    assert envelope(0.04) == 0.5
    assert envelope(0.5) == 1.0
    assert envelope(2.0) == 0.0


@rule("RAM-4.17")
def test_who_stands_in_front_shelters_who_stands_behind() -> None:
    """Given a meeple behind a monster's body, when a breath meets the body, then the meeple does not feel it."""
    from asobi.games.rampage.builder import monster
    from asobi.games.rampage.plan import pose

    poses = POSES[:]
    front, behind, free = monster(0.0, 12.0, 0.0), pose(2.9, 12.0, 0.8), pose(2.9, 20.0, 0.8)
    poses[DISC * POSE : DISC * POSE + POSE], poses[BODY * POSE : BODY * POSE + POSE] = front
    poses[0:POSE], poses[POSE : 2 * POSE] = behind, free
    here = [int(piece in (0, 1, DISC, BODY)) for piece in range(PIECES)]

    def blown(y: float) -> list[int]:
        jet = {"x": -12.0, "y": y, "z": 2.0, "yaw": 0.0, "pitch": -4.0, "power": 0.5, "sweep": 0.0}
        answer = City.of(poses, here).run({"breath": jet, "pin": [DISC, BODY]})
        return [row[0] for row in answer["poses"]]

    assert blown(12.0) == []
    assert 1 in blown(20.0)


def test_the_film_of_a_run_is_small_and_ends_where_the_pieces_are() -> None:
    answer = City.of(POSES, HERE).run(dropped(POSES, Dice("film"), 35.0))
    raw = zlib.decompress(base64.b64decode(answer["film"]))
    numbers = list(struct.unpack(f"<{len(raw) // 2}h", raw))
    count, frames, moving = numbers[0], numbers[1], numbers[2 : 2 + numbers[0]]

    assert len(answer["film"]) < 12000
    assert frames == answer["frames"]
    assert moving == [row[0] for row in answer["poses"]]
    tracks = numbers[2 + count :]
    for place, row in enumerate(answer["poses"]):
        x = sum(tracks[place * (frames + 1) : (place + 1) * (frames + 1)])
        assert abs(x * 10 - row[1]) <= 15


@rule("RAM-1.7")
def test_what_falls_while_the_city_settles_is_told_from_where_it_was() -> None:
    """Given a meeple in the air and one over the edge, when nothing else happens, both fall, and one leaves."""
    from asobi.games.rampage.plan import pose

    poses = POSES[:]
    poses[0:POSE], poses[POSE : 2 * POSE] = pose(0.0, 12.0, 4.0), pose(29.5, 12.0, 1.0)
    answer = City.of(poses, HERE).run({})
    rows = {row[0]: row[1:] for row in answer["poses"]}
    raw = zlib.decompress(base64.b64decode(answer["film"]))
    numbers = struct.unpack(f"<{len(raw) // 2}h", raw)
    height = numbers[2 + numbers[0] :][2 * numbers[0] * (numbers[1] + 1)]

    assert rows[0][2] / UNIT < 1.0
    assert answer["left"] == [1]
    assert rows[1][2] / UNIT < 0.0
    assert height == 400, "the film begins where the meeple was, 4 cm up"


@rule("RAM-1.7")
def test_a_carried_piece_that_bumps_nothing_still_tells_what_moved() -> None:
    """Given a meeple on a monster's head, when the body is carried away without a bump, the meeple has fallen."""
    from asobi.games.rampage.plan import pose

    poses = POSES[:]
    x, y, z = [number / UNIT for number in poses[BODY * POSE : BODY * POSE + 3]]
    poses[0:POSE] = pose(x, y, z + KIND_OF[BODY].half + KIND_OF[0].half)
    answer = compute({"poses": poses, "here": HERE, "carry": BODY, "way": [[x, y, 20.0], [x + 6.0, y, 20.0]]})

    assert 0 in [row[0] for row in answer["poses"]]


@rule("RAM-6.7")
def test_an_engine_fault_is_an_answer_that_changes_nothing() -> None:
    answer = compute(
        {"poses": POSES, "here": HERE, "set": [[BODY, math.nan, 0.0, 5.0, 0.0, 0.0, 0.0, 1.0, *[0.0] * 6]]}
    )

    assert list(answer) == ["fault"]


@rule("RAM-6.7")
def test_a_worker_that_takes_too_long_is_ended_and_says_so() -> None:
    worker = Worker(seconds=0.001)
    try:
        assert "longer" in worker.ask({"poses": POSES, "here": HERE})["fault"]
        worker.seconds = 60.0
        assert worker.ask({"poses": POSES, "here": HERE})["poses"] == []
    finally:
        worker.close()


def test_workers_give_what_this_process_gives() -> None:
    requests = [{"poses": POSES, "here": HERE, **flick(Dice(str(n)), DISC, POSES)} for n in range(3)]

    workshop = Workshop()
    assert workshop.compute_all(requests) == [compute(request) for request in requests]
    assert workshop.compute_all(requests, until=0.0) == [None, None, None]


def test_the_tower_is_built_as_the_floors_are_numbered() -> None:
    assert PLAN.floors_of(0) == [FLOOR, FLOOR + 1, FLOOR + 2]
    assert PLAN.floors_of(6) == [FLOOR + 18]
