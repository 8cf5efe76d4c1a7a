"""`./play` runs compiled where that build is there, plain with a word about it where it is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scripts.compile import fingerprint, level_of, sources
from scripts.faster import LINES, environment, has_compiler, state_of


@pytest.fixture(name="stamp", scope="module")
def of_these_sources() -> str:
    return fingerprint(sources(), level_of(fast=True))


def stand(folder: Path, compiler: bool = True) -> str:
    return state_of(folder / "play", folder / "failed", folder / "working", compiler)


def test_at_the_first_start_it_is_to_be_built_and_without_a_compiler_it_is_not(tmp_path: Path) -> None:
    assert stand(tmp_path) == "to build"
    assert stand(tmp_path, compiler=False) == "no compiler"


def test_a_build_of_these_very_sources_is_used_and_one_of_others_is_made_anew(tmp_path: Path, stamp: str) -> None:
    (tmp_path / "play").mkdir()
    (tmp_path / "play" / "stamp").write_text(stamp)
    assert stand(tmp_path, compiler=False) == "compiled"
    (tmp_path / "play" / "stamp").write_text("other sources")
    assert stand(tmp_path) == "to build"


def test_a_build_under_way_is_not_begun_twice_and_one_that_died_is_begun_again(tmp_path: Path) -> None:
    (tmp_path / "working").write_text(str(os.getpid()))
    assert stand(tmp_path) == "building"
    (tmp_path / "working").write_text("999999999")
    assert stand(tmp_path) == "to build"


def test_a_build_that_failed_is_tried_again_only_with_other_sources(tmp_path: Path, stamp: str) -> None:
    (tmp_path / "failed").write_text(stamp)
    assert stand(tmp_path) == "failed"
    (tmp_path / "failed").write_text("other sources")
    assert stand(tmp_path) == "to build"


def test_only_a_compiled_build_changes_where_asobi_is_found(tmp_path: Path) -> None:
    assert environment(tmp_path, "compiled", {"PYTHONPATH": "mine"}) == {"PYTHONPATH": f"{tmp_path}{os.pathsep}mine"}
    for state in LINES:
        assert environment(tmp_path, state, {"HOME": "there"}) == {"HOME": "there"}


def test_a_machine_without_programs_has_no_compiler(tmp_path: Path) -> None:
    assert not has_compiler(str(tmp_path))
