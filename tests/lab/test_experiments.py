"""The committed experiments can be read, their observers are there, and their tables find their place on a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.lab import Experiment
from asobi.lab.runner import Here, Run, make_watcher
from asobi.lab.tuning import Tuning
from scripts.experiments import FOLDER, filled

FILES = sorted(path for path in FOLDER.glob("*.toml") if not path.name.endswith(".variant.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_committed_experiment_can_be_played(path: Path, tmp_path: Path) -> None:
    experiment = Experiment.read(path)
    if "tune" in experiment.data:
        assert Tuning(experiment).targets
    short = Experiment({**experiment.data, "games": 1, "batch": 1}, experiment.folder)
    short.arms = short.arms[:1]
    assert Run(short, tmp_path).play(Here())
    assert all((tmp_path / make_watcher(place).table).is_dir() for place in short.watch)


def test_tables_go_between_the_marks_of_their_experiment_and_nowhere_else() -> None:
    page = "a\n<!-- experiment x -->\nold\n<!-- /experiment -->\nb\n<!-- experiment y -->\nold\n<!-- /experiment -->\n"
    assert filled(page, "x", "new\n") == page.replace("x -->\nold", "x -->\nnew")
    assert filled(page, "z", "new\n") == page
