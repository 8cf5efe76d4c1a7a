"""After the attacks: how long the bystanders waited in each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.attack.bystander import SEEN

P99 = "p99 ms"


@pytest.fixture(autouse=True)
def noted(record_property: Any) -> Iterator[None]:
    """Note what bystanders of this attack saw."""
    SEEN.clear()
    yield
    for bystander in SEEN:
        record_property(P99, round(bystander.worst * 1000, 1))
        record_property("moves", len(bystander.waits))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line an attack."""
    lines = []
    for report in terminalreporter.stats.get("", []):
        told = dict(getattr(report, "user_properties", []))
        if report.when == "teardown" and P99 in told:
            lines.append(
                f"{told[P99]:>8} ms p99 of {told['moves']:>4} moves beside {report.nodeid.rpartition('::')[2]}"
            )
    if lines:
        terminalreporter.section("bystanders, from a move to the last of three screens")
        for line in sorted(lines):
            terminalreporter.write_line(line)
