"""Rampage can be played in the terminal by reading."""

from __future__ import annotations

import pytest

from asobi.games.rampage import GAME
from asobi.games.rampage.tables import CARDS
from tests.games.at_terminal import read


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_whole_match_is_told_in_words(side: str) -> None:
    _, sheets = read(GAME, ["me", "random"], "terminal", {"rounds": 2, "runaway": side})
    ids = [name for name in CARDS if "-" in name and name != "ultra-bright-smile"]

    assert not any(name in line for line in sheets for name in ids)
    assert any(line.startswith("   Stomach: 0 red") for line in sheets), "the own one"
    assert "   Stomach: hidden" in sheets, "another's"
    assert any("the stadium" in line and "12 meeples" in line for line in sheets)
    assert any("the end: whoever completes it has lost" in line for line in sheets) is (side == "A")
    assert any("cm west" in line or "cm east" in line for line in sheets)
