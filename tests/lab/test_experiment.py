"""Experiments: what a file may say, and that playing it gives the same results however it is played."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from polars.testing import assert_frame_equal

from asobi.core import AsobiError
from asobi.lab import Experiment, load
from asobi.lab.questions import played
from asobi.lab.report import answers_of, parts_of
from asobi.lab.runner import Batch, Here, Processes, Run, Tables, unheard

SHORT = {"game": "eight-routes", "seats": 3, "games": 12, "batch": 4, "seed": "spring", "settings": {"rounds": 2}}
FASTER = {**SHORT, "bots": ["random", "hunch", "hunch"], "variants": {"base": {}, "more": {"routes.6.places": [30]}}}
WATCHER = """
from asobi.lab import Watcher

class Scores(Watcher):
    table = "scores"

    def after(self, match):
        self.note(best=max(match.outcome.scores))
"""
BY_ARM = """
from asobi.lab import Watcher

class ByArm(Watcher):
    table = "by_arm"

    def after(self, match):
        self.note(**{f"{self.arm} noted": True})
"""

CELLS = """
from asobi.lab import Watcher

class Cells(Watcher):
    table = "cells"

    def after(self, match):
        self.note(**{"cat: bought": True, "cat: of all": 0.75, "cat: dice": 3})
        self.note(**{"dog: bought": False, "dog: of all": 0.25, "dog: dice": 0})
"""


class Until:
    """A crew that is stopped, as by Ctrl-C, after so many batches."""

    def __init__(self, batches: int) -> None:
        self.batches = batches

    def play(self, experiment: Experiment, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Tables]]:
        for place, batch in enumerate(Here().play(experiment, batches)):
            if place == self.batches:
                raise KeyboardInterrupt
            yield batch


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({**SHORT, "prices": 3}, "no field prices; its fields: question, game"),
        ({**SHORT, "games": "many"}, "games is a whole number, not 'many'"),
        ({**SHORT, "games": True}, "games is a whole number, not True"),
        ({**SHORT, "games": 0}, "at least 1"),
        ({**SHORT, "bots": ["hunch", "hunch"]}, "3 seats need one bot for all, or 3; there are 2"),
        ({**SHORT, "bots": ["huhnch"]}, "no bot is called 'huhnch'"),
        ({**SHORT, "seats": 9}, "3 to 5 seats, not 9"),
        ({**SHORT, "variants": {"x": {"routes.6.place": [3]}}}, "no dial 'routes.6.place'"),
        ({**SHORT, "variants": {"x": 3}}, "a file or a table of dials, not 3"),
        ({**SHORT, "variants": {"x": "nowhere.toml"}}, "cannot read the variant"),
        ({**SHORT, "grid": {"routes.6.places": 3}}, "needs a list of values, not 3"),
        ({**SHORT, "variants": {"x": {"settings": 3}}}, "the field settings is a table, not 3"),
        ({**SHORT, "variants": {"x": {"dials": 3}}}, "the field dials is a table, not 3"),
        ({**SHORT, "settings": {"rounds": 0}}, "rounds is a whole number from 1"),
        ({**SHORT, "bots": ["hunch without fly"]}, "Eight Routes has no action 'fly'"),
        ({"games": 3}, "an experiment names its game"),
        ({**SHORT, "tune": 3}, "the field tune is a table, not 3"),
    ],
)
def test_a_file_that_is_no_experiment_says_why(data: dict[str, Any], says: str) -> None:
    with pytest.raises(AsobiError) as refusal:
        assert not Experiment(data).plan
    assert says in str(refusal.value)


def test_a_grid_gives_an_arm_for_each_point() -> None:
    grid = {"routes.6.places": [[16], [20]], "powers.c-fee": [1, 2]}
    arms = Experiment({**SHORT, "grid": grid}).arms
    assert [arm.variant.changes["powers.c-fee"] for arm in arms] == [1, 2, 1, 2]
    assert arms[2].name == "base places=[20] c-fee=1"


def test_an_arm_may_be_a_file_with_settings_and_dials_of_its_own(tmp_path: Path) -> None:
    text = 'game = "eight-routes"\nname = "Own"\n[settings]\nshake = false\n[dials]\n"routes.6.places" = [30]\n'
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    more = {"file": "own.toml", "settings": {"rounds": 3}, "powers.c-fee": 2}
    arm = Experiment({**SHORT, "variants": {"more": more}}, tmp_path).arms[0]
    assert arm.variant.changes == {"routes.6.places": [30], "powers.c-fee": 2}
    assert (arm.settings["shake"], arm.settings["rounds"]) == (False, 3)


def test_dials_may_stand_in_tables_as_in_a_variants_file() -> None:
    arm = Experiment({**SHORT, "variants": {"x": {"routes": {"6": {"places": [30]}}}}}).arms[0]
    assert arm.variant.changes == {"routes.6.places": [30]}


def test_bots_sit_in_every_rotation_of_a_seed_and_equal_ones_only_once() -> None:
    mixed = Experiment({**SHORT, "bots": ["random", "hunch", "hunch"]})
    assert [mixed.lineup(number).index("random") for number in range(4)] == [0, 1, 2, 0]
    assert [mixed.seed_of(number) for number in range(4)] == ["spring 0"] * 3 + ["spring 1"]
    assert Experiment(SHORT).turns == 1


def test_one_process_two_processes_and_a_stopped_run_that_goes_on_give_the_same_tables(tmp_path: Path) -> None:
    experiment = Experiment(FASTER)
    assert Run(experiment, tmp_path / "here").play(Here())
    assert Run(experiment, tmp_path / "processes").play(Processes(2))
    assert not Run(experiment, tmp_path / "stopped").play(Until(2))
    assert load(tmp_path / "stopped").matches.height == 8
    assert Run(experiment, tmp_path / "stopped").play(Here())
    here = load(tmp_path / "here")
    for other in ("processes", "stopped"):
        for table, frame in load(tmp_path / other).tables.items():
            assert_frame_equal(frame, here[table])
    assert here.matches.height == 24
    assert here.seats.height == 72
    assert here.decisions.height == here.matches["decisions"].sum()
    assert here.decisions["offered"].list.len().to_list() == here.decisions["options"].to_list()


def test_more_games_play_only_what_is_missing(tmp_path: Path) -> None:
    Run(Experiment(SHORT), tmp_path).play(Here())
    done = sorted(path.stat().st_mtime_ns for path in (tmp_path / "matches").iterdir())
    Run(Experiment({**SHORT, "games": 16}), tmp_path).play(Here())
    assert load(tmp_path).matches["match"].to_list() == list(range(16))
    assert sorted(path.stat().st_mtime_ns for path in (tmp_path / "matches").iterdir())[:3] == done


def test_the_results_of_another_experiment_are_not_mixed_in(tmp_path: Path) -> None:
    Run(Experiment(SHORT), tmp_path).play(Here())
    with pytest.raises(AsobiError, match="another experiment"):
        Run(Experiment({**SHORT, "seed": "autumn"}), tmp_path).play(Here())


def test_a_wanted_width_plays_until_the_interval_is_as_narrow(tmp_path: Path) -> None:
    experiment = Experiment({**SHORT, "games": 200, "width": 0.35})
    Run(experiment, tmp_path).play(Here())
    assert 16 < load(tmp_path).matches.height < 200


def test_an_observer_in_a_file_beside_the_experiment_adds_its_table(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(WATCHER, encoding="utf-8")
    experiment = Experiment({**SHORT, "watch": ["own.py:Scores"]}, tmp_path)
    Run(experiment, tmp_path / "results").play(Here())
    frames = load(tmp_path / "results")
    best = frames.seats.group_by("match", maintain_order=True).agg(best=frames.seats["score"].first())
    assert frames["scores"].height == best.height == 12
    assert frames["scores"]["best"].max() == frames.seats["score"].max()


def test_an_observer_may_note_other_things_in_another_arm(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(BY_ARM, encoding="utf-8")
    own = {"watch": ["own.py:ByArm"], "bots": ["hunch"], "variants": {"base": {}, "more": {"routes.6.places": [30]}}}
    experiment = Experiment({**SHORT, **own}, tmp_path)
    Run(experiment, tmp_path / "results").play(Here())
    frames = load(tmp_path / "results")
    assert frames.only("base")["by_arm"]["base noted"].null_count() == 0
    assert frames.only("base")["by_arm"]["more noted"].null_count() == 12
    noted = next(answer for answer in answers_of(frames) if "by arm" in answer.question)
    assert [row[:2] for row in noted.sheets[0].rows] == [["base", "base noted"], ["more", "more noted"]]
    later = played(experiment, Here(), 16, first=12)
    assert frames.plus(later)["by_arm"].height == 2 * 16


def test_a_note_says_its_row_and_column_and_counts_are_no_shares(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(CELLS, encoding="utf-8")
    experiment = Experiment({**SHORT, "watch": ["own.py:Cells"]}, tmp_path)
    Run(experiment, tmp_path / "results").play(Here())
    noted = parts_of(load(tmp_path / "results"))["cells"]
    sheet = noted.sheets[0]
    assert sheet.columns == ["", "bought", "of all", "dice"]
    assert [row[0] for row in sheet.rows] == ["cat", "dog"]
    assert [row[3] for row in sheet.rows] == ["3.00 (3.00 to 3.00)", "0.00 (0.00 to 0.00)"]
    assert sheet.rows[0][2] == "75.0 % (75.0 to 75.0)"
    assert [picture.title for picture in noted.pictures] == ["bought", "of all"]


def test_an_experiment_whose_folder_moved_goes_on_and_one_whose_observer_changed_does_not(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    (here / "own.py").write_text(WATCHER, encoding="utf-8")
    Run(Experiment({**SHORT, "watch": ["own.py:Scores"]}, here), here / "results").play(Here())
    here.rename(there)
    moved = Experiment({**SHORT, "games": 16, "watch": ["own.py:Scores"]}, there)
    assert Run(moved, there / "results").play(Here())
    assert load(there / "results")["scores"].height == 16
    (there / "own.py").write_text(WATCHER.replace("max", "min"), encoding="utf-8")
    with pytest.raises(AsobiError, match="another experiment"):
        Run(moved, there / "results").play(Here())


@pytest.mark.parametrize("place", ["nowhere.py:X", "asobi.lab:Nothing", "asobi.lab:Played", "asobi.nowhere:X"])
def test_an_observer_that_is_none_is_named(place: str, tmp_path: Path) -> None:
    experiment = Experiment({**SHORT, "watch": [place]}, tmp_path)
    with pytest.raises((AsobiError, TypeError)):
        Run(experiment, tmp_path / "results").play(Here())
    assert threading.active_count() >= 1


def test_results_that_are_not_there_are_missed(tmp_path: Path) -> None:
    with pytest.raises(AsobiError, match="no results"):
        load(tmp_path)


def test_ctrl_c_while_processes_begin_is_heard_afterwards() -> None:
    begun: list[str] = []
    with contextlib.suppress(KeyboardInterrupt):
        with unheard():
            signal.raise_signal(signal.SIGINT)
            begun.append("all")
        begun.append("not heard")
    assert begun == ["all"]
