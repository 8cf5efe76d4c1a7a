"""What the lab says of many matches."""

from __future__ import annotations

import pytest

from asobi.lab import Played, Report
from asobi.lab.statistics import wilson


def test_the_interval_is_wilsons() -> None:
    """Worked by hand: 8 of 10 gives 0.4902 to 0.9433."""
    low, high = wilson(0.8, 10)
    assert (low, high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(1.0, 5)[1] == 1.0


def test_a_report_counts_by_seat_and_by_bot() -> None:
    played = [
        Played(0, ["a", "b"], [10, 4], [1.0, 0.0], 20, 0.5),
        Played(1, ["b", "a"], [6, 6], [0.5, 0.5], 30, 0.5),
    ]
    found = Report("g", "1", played, 2.0)
    assert {share.name: share.share for share in found.bots} == {"a": 0.75, "b": 0.25}
    assert [share.share for share in found.seats] == [0.75, 0.25]
    assert {share.name: share.mean for share in found.bots} == {"a": 8.0, "b": 5.0}
    assert (found.length, found.shortest, found.longest) == (25.0, 20, 30)
    assert found.lead == 3.0
    assert found.shared == 0.5
    assert found.games_per_second == 1.0
    assert found.decisions_per_cpu_second == 50.0
