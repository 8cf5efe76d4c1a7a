"""Landmark Scramble can be played in the terminal by reading."""

from __future__ import annotations

import re

from asobi.games.landmark_scramble import GAME
from asobi.games.landmark_scramble.tables import TABLES
from tests.games.at_terminal import read

LOCATION = r" 0  [A-Z].+, (free|held by .+)\. Cost: [A-Z].+ \(\w\d, \w\d, \w\d\)"


def test_a_whole_match_is_told_in_words() -> None:
    _, sheets = read(GAME, ["me", "random"], "terminal", {"rounds": 6})
    ids = [name for name in (*TABLES.pieces, *TABLES.locations) if "-" in name]

    assert not any(name in line for line in sheets for name in ids)
    assert any(re.search(r"[ab]C[↑↗→↘↓↙←↖]", line) for line in sheets), "the captains stand on the map"
    assert any(re.search(LOCATION, line) for line in sheets)
    assert any("pays the cost of locations" in line or "No cards yet" in line for line in sheets)
