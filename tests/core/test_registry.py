"""Games are found by their entry points."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

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


def test_a_game_of_another_package_registers_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a package whose entry point names connect four, then it is a game like any other."""
    point = EntryPoint(name="connect-four", value="examples.connect_four:GAME", group="asobi.games")

    def installed(*, group: str) -> EntryPoints:
        return EntryPoints([point]).select(group=group)

    monkeypatch.setattr("asobi.core.registry.entry_points", installed)

    assert game_ids() == ["connect-four"]
    assert find_game("connect-four").title == "Connect Four"
