"""Connect four, the example for outsiders: a whole game in under 120 lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.core import Match, why_not
from asobi.testing import conform, rule
from examples import connect_four
from examples.connect_four import GAME


def after(drops: str) -> Match:
    """The match after these columns, in turn."""
    match = Match.new(GAME, 2, "four")
    for column in drops.split():
        match.choose(match.pending[0].seat, f"drop {column}")
    return match


def test_it_is_short() -> None:
    assert len(Path(connect_four.__file__).read_text(encoding="utf-8").splitlines()) < 120


def test_it_keeps_the_house_rules(tmp_path: Path) -> None:
    conform(GAME, folder=tmp_path)


@rule("C4-1")
def test_discs_fall_to_the_lowest_free_cell_in_turn() -> None:
    cells = after("3 3 4").view(None)["cells"]

    assert cells[3] == [0, 1, -1, -1, -1, -1]
    assert cells[4] == [0, -1, -1, -1, -1, -1]


@rule("C4-2")
def test_a_full_column_takes_no_more() -> None:
    match = after("3 3 3 3 3 3")

    assert why_not(match, 0, "drop 3") == "C4-2"
    assert why_not(match, 0, "drop 2") is None
    assert why_not(match, 1, "drop 2") == "C4-1"


@rule("C4-3")
@pytest.mark.parametrize(
    ("drops", "winner"),
    [
        ("0 1 0 1 0 1 0", 0),
        ("0 0 1 1 2 2 3", 0),
        ("6 0 1 1 2 2 3 2 3 3 5 3", 1),
        ("3 2 2 1 1 0 1 0 0 6 0", 0),
    ],
    ids=["upwards", "across", "rising", "falling"],
)
def test_four_in_a_line_win(drops: str, winner: int) -> None:
    match = after(drops)

    assert match.outcome is not None
    assert match.outcome.winners == [winner]


@rule("C4-3")
def test_a_line_does_not_wrap_around_the_edge() -> None:
    """Three on top of column 0 and one at the bottom of column 1."""
    match = after("6 0 0 6 6 0 0 6 1 5 0 5 0")

    assert not match.over


@rule("C4-4")
def test_a_full_board_without_a_line_is_shared() -> None:
    pattern = "0 1 0 1 0 1 1 0 1 0 1 0 2 3 2 3 2 3 3 2 3 2 3 2 4 5 4 5 4 5 5 4 5 4 5 4 6 6 6 6 6 6"
    match = after(pattern)

    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == [0, 1]
