"""Eight Routes can be played in the terminal by reading."""

from __future__ import annotations

from asobi.games.eight_routes import GAME
from tests.games.at_terminal import read


def test_a_whole_match_is_told_in_words() -> None:
    _, sheets = read(GAME, ["me", "random", "random"], "terminal", {"rounds": 3})

    assert any(line.startswith("The lid: 1: ") for line in sheets)
    assert any("Route 6, rank: only the first scores." in line for line in sheets)
    assert any("on square" in line for line in sheets)
    assert any("chip face up" in line and "points if the game ended now" in line for line in sheets)
