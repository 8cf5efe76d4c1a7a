"""Cubitos in the terminal: cards by their names and texts, dice by zones, moves with what they bring."""

from __future__ import annotations

import re

from asobi.games.cubitos import GAME
from asobi.games.cubitos.sheet import sheet
from asobi.games.cubitos.track import COURSES
from asobi.words import Words
from tests.cli.test_cli import asobi
from tests.games.cubitos.scenes import Scene, roll_scene, run_scene


def lines_of(scene: Scene) -> list[str]:
    return sheet(scene.match.view(0), scene.match.board(), Words(GAME, ["Ada", "Bo"]))


def test_a_whole_race_can_be_run_by_reading() -> None:
    settings = ("-s", "rounds=2", "-s", "race=race-2")
    done = asobi("play", "cubitos", "--seats", "me,random", "--seed", "sheet", *settings, say="1\n" * 400)

    assert (done.returncode, done.stderr) == (0, "")
    assert "Captain Bark (brown): costs 6" in done.stdout
    assert "wins" in done.stdout
    assert re.findall(r"[{}\[\]]|cubitos-[a-z]|light-grey:|None|True|False", done.stdout) == []


def test_dice_are_told_zone_by_zone_and_used_ones_are_marked() -> None:
    scene = run_scene(active=["white foot", "red symbol"], draw={"light-grey": 2}, discard={"blue": 1})

    text = "\n".join(lines_of(scene))

    assert "Draw: 2 light grey; Roll: none; Active: white foot (used), red symbol; Discard: 1 blue" in text
    assert "Swords: Ada 1" in text


def test_the_odds_of_a_push_are_told() -> None:
    scene = roll_scene(*["light-grey coin1"] * 3, "white -", draw={"light-grey": 3, "white": 1})

    assert "Chance of a bust: 50 %." in lines_of(scene)


def test_moves_are_told_with_what_they_bring_and_the_track_is_drawn() -> None:
    lines = lines_of(run_scene(feet=3, at=(0, 21, 6)))

    assert "Track: Nothing Goes Right" in lines
    assert "walk 0 25 6: 2 spaces, brings 1 credit; then 27 to go" in lines
    assert "*1 Ada: 21, 6. *2 Bo: 21, 6." in lines
    assert any("~~ Water: needs water feet." in line for line in lines)


def test_every_track_has_a_map_with_words_for_every_sign() -> None:
    for course in COURSES:
        lines = lines_of(run_scene(feet=1, course=course.key))
        assert not any("cubitos-" in line for line in lines), course.key
