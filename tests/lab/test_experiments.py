"""The committed experiments can be read, their observers are there, and what they tell finds its place on a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asobi.lab import Experiment
from asobi.lab.answers import Answer, Picture, Sheet, intervals
from asobi.lab.estimates import Estimate
from asobi.lab.following import Rule
from asobi.lab.runner import Here, Run, make_watcher
from asobi.lab.tuning import Tuning
from scripts.experiments import FOLDER, MARKS, ROOT, filled, renew

FILES = sorted(path for path in FOLDER.glob("*.toml") if not path.name.endswith(".variant.toml"))
PICTURE = re.compile(r"\((pictures/experiments/[\w-]+\.svg)\)")
DOCS = ROOT / "docs"
PAGE = "a\n<!-- experiment x -->\nold\n<!-- /experiment -->\nb\n<!-- experiment y wins -->\nold\n<!-- /experiment -->\n"
TUNED = """
question = "Shorter?"
game = "eight-routes"
seats = 3
games = 8
batch = 4
decisions = false
settings = { rounds = 2 }

[tune]
trials = 2
[tune.dials]
"powers.c-fee" = [1, 2]
[tune.targets]
decisions = [5, 60]
"""


def answer() -> Answer:
    return Answer("Who?", "Nobody.", [Sheet("Wins", ["", "share"], [["seat 1", "33 %"]])], [picture()])


def picture() -> Picture:
    return intervals("Shares", [Estimate("seat 1", 0.33, 0.3, 0.36, 100)])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_committed_experiment_can_be_played(path: Path, tmp_path: Path) -> None:
    experiment = Experiment.read(path)
    plan = experiment.data.get("tune", {})
    if "follow" in plan:
        assert all(Rule(data, experiment).measures for data in plan["follow"])
    elif plan:
        assert Tuning(experiment).targets
    bots = [
        bot.replace("hard", "hunch") for bot in experiment.bots
    ]  # who plays is of no matter here, and these are quick
    short = Experiment({**experiment.data, "bots": bots, "games": 1, "batch": 1}, experiment.folder)
    short.arms = short.arms[:1]
    assert Run(short, tmp_path).play(Here())
    assert all((tmp_path / make_watcher(place).table).is_dir() for place in short.watch)


def test_what_an_experiment_tells_goes_between_its_marks_and_nowhere_else(tmp_path: Path) -> None:
    parts = {"match": Answer("How?", "So.", [], []), "wins": answer()}
    whole = filled(PAGE, "x", parts, tmp_path)
    assert "So." in whole
    assert "| seat 1 | 33 % |" in whole
    assert "![Shares](pictures/experiments/x-wins-1.svg)" in whole
    assert whole.endswith(PAGE.partition("\nb\n")[2])
    only = filled(PAGE, "y", parts, tmp_path)
    assert "So." not in only
    assert "Nobody." in only
    assert filled(PAGE, "z", parts, tmp_path) == PAGE
    assert filled(whole, "x", parts, tmp_path) == whole


def test_a_picture_of_its_own_has_colours_of_its_own(tmp_path: Path) -> None:
    filled(PAGE, "y", {"wins": answer()}, tmp_path)
    text = (tmp_path / "pictures/experiments/y-wins-1.svg").read_text(encoding="utf-8")
    assert "prefers-color-scheme:dark" in text
    assert "<style>" in text.partition("<g")[0]


def test_a_part_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="y has no part wins; it has match"):
        filled(PAGE, "y", {"match": answer()}, tmp_path)


def test_a_file_to_tune_is_tuned_and_its_outcome_is_a_variant(tmp_path: Path) -> None:
    path = tmp_path / "shorter.toml"
    path.write_text(TUNED, encoding="utf-8")
    (tmp_path / "page.md").write_text(PAGE.replace("experiment x", "experiment shorter tune"), encoding="utf-8")
    assert "1 of 1 targets" in renew(path, tmp_path, 1)
    assert (tmp_path / "shorter.variant.toml").is_file()
    assert "asobi lab tune shorter.toml" in (tmp_path / "shorter.html").read_text(encoding="utf-8")
    assert "**Before and after**" in (tmp_path / "page.md").read_text(encoding="utf-8")


def test_every_mark_on_a_page_is_of_a_committed_experiment_and_filled_with_pictures_that_are_there() -> None:
    names = {path.stem for path in FILES}
    marked = [(page, found) for page in DOCS.glob("*.md") for found in MARKS.finditer(page.read_text(encoding="utf-8"))]
    assert marked
    for page, found in marked:
        assert found[2] in names, f"{page.name} has the mark of {found[2]}"
        assert "|---" in found[0], f"{page.name}: {found[2]} was never filled in"
    shown = {name for page in DOCS.glob("*.md") for name in PICTURE.findall(page.read_text(encoding="utf-8"))}
    assert shown == {path.relative_to(DOCS).as_posix() for path in (DOCS / "pictures/experiments").glob("*.svg")}
