"""A browser test that needs a second try is named; one that fails twice stays a failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.browser import run_twice

LUCKY = """
from pathlib import Path

def test_fails_once():
    mark = Path(__file__).with_suffix(".mark")
    tried = mark.exists()
    mark.touch()
    assert tried

def test_never_fails():
    pass
"""
BROKEN = "def test_always_fails():\n    assert False\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for tests, with a configuration of its own and no plugins, which take longer than the tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "pytest.ini").write_text("[pytest]\n")
    return tests


def test_a_test_that_passes_at_the_second_try_is_named_as_flaky(folder: Path, tmp_path: Path) -> None:
    (folder / "test_lucky.py").write_text(LUCKY)

    assert run_twice(folder, tmp_path / "cache") == (0, ["test_lucky.py::test_fails_once"])


def test_a_test_that_fails_twice_is_a_failure_and_the_flaky_one_beside_it_is_named(
    folder: Path, tmp_path: Path
) -> None:
    (folder / "test_lucky.py").write_text(LUCKY)
    (folder / "test_broken.py").write_text(BROKEN)

    assert run_twice(folder, tmp_path / "cache") == (1, ["test_lucky.py::test_fails_once"])


def test_where_nothing_fails_nothing_is_named(folder: Path, tmp_path: Path) -> None:
    (folder / "test_fine.py").write_text("def test_fine():\n    pass\n")

    assert run_twice(folder, tmp_path / "cache") == (0, [])


def test_what_is_no_failed_test_is_not_tried_again(folder: Path, tmp_path: Path) -> None:
    (folder / "test_typo.py").write_text("def test_typo(:\n")

    status, flaky = run_twice(folder, tmp_path / "cache")

    assert status not in (0, 1)
    assert flaky == []
