"""The Roll Phase is played side by side: what one player takes from the supply is gone for the others."""

from __future__ import annotations

import pytest

from asobi.core import IllegalAction
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import BLUE, KINDS, ORANGE, PURPLE
from asobi.testing import rule
from tests.games.cubitos.scenes import Scene, roll_scene


def both_may_borrow(*left: int) -> Scene:
    """Two players have just rolled Cubasaurus, and only these dice are left in the supply."""

    def edit(s: CubitosState) -> None:
        s.draw[KINDS + PURPLE] = 1
        s.supply = [0] * KINDS
        for kind in left:
            s.supply[kind] += 1

    scene = roll_scene("purple symbol", "purple symbol", cards=["Cubasaurus"], draw={"purple": 1}, edit=edit)
    assert scene.options_of(0) == scene.options_of(1) == ["use purple symbol", "skip"]
    return scene


@rule("CUB-3.7")
def test_the_last_blue_die_is_borrowed_once() -> None:
    scene = both_may_borrow(BLUE, ORANGE)
    scene.match.choose(0, "use purple symbol")
    scene.match.choose(1, "use purple symbol")
    assert "put blue coin2" in scene.options_of(1)

    scene.match.choose(0, "put blue coin2")

    assert scene.s.supply[BLUE] == 0
    assert scene.options_of(1) == ["put orange symbol", "put orange power"]
    with pytest.raises(IllegalAction):
        scene.match.choose(1, "put blue coin2")


@rule("CUB-3.7")
def test_whoever_finds_nothing_left_to_borrow_goes_on() -> None:
    scene = both_may_borrow(BLUE)
    scene.match.choose(0, "use purple symbol")
    scene.match.choose(1, "use purple symbol")

    scene.match.choose(0, "put blue coin2")

    assert scene.match.view(1)["phase"] == "run"
    assert min(scene.s.supply) == 0
    assert scene.s.borrowed_by(1) == 0


@rule("CUB-3.7")
def test_the_symbol_itself_is_no_longer_offered() -> None:
    scene = both_may_borrow(BLUE)
    scene.match.choose(0, "use purple symbol")

    scene.match.choose(0, "put blue coin2")

    assert "use purple symbol" not in scene.options_of(1)
