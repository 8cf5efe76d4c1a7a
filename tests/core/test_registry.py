"""Games are found by their entry points."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.core import UnknownGame, find_game, game_ids


def test_eight_routes_is_installed() -> None:
    assert "eight-routes" in game_ids()
    assert find_game("eight-routes").title == "Eight Routes"


@pytest.mark.parametrize("id", game_ids())
def test_a_game_is_registered_under_its_own_id(id: str) -> None:
    assert find_game(id).id == id


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess' is installed; there are: .*eight-routes"):
        find_game("chess")


def test_a_game_of_another_package_registers_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an installed package whose entry point names connect four, then it is a game like any other."""
    package = tmp_path / "my_games-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: my-games\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[asobi.games]\nconnect-four = examples.connect_four:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    assert "connect-four" in game_ids()
    assert find_game("connect-four").title == "Connect Four"
