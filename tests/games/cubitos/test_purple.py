"""Section 25 of the rulebook: the purple cards."""

from __future__ import annotations

import pytest

from asobi.games.cubitos.state import CubitosState
from asobi.testing import rule
from tests.games.cubitos.scenes import roll_scene, run_scene


def feet(card: str, *active: str) -> int:
    return run_scene(cards=[card], active=["purple symbol", *active]).choose("use purple symbol").feet


@rule("CUB-25.1")
def test_rollosaurus_gives_four_feet() -> None:
    assert feet("Rollosaurus") == 4


@rule("CUB-25.2")
def test_dancing_dino_likes_red_and_orange() -> None:
    assert feet("Dancing Dino") == 2
    assert feet("Dancing Dino", "red symbol", "red symbol") == 4
    assert feet("Dancing Dino", "orange symbol") == 3
    assert feet("Dancing Dino", "red symbol", "orange symbol") == 5


@rule("CUB-25.3")
def test_cubasaurus_borrows_any_die_but_a_purple_one() -> None:
    scene = roll_scene("light-grey -", "purple symbol", cards=["Cubasaurus"], draw={"light-grey": 1, "purple": 1})
    scene.choose("use purple symbol")
    assert scene.prompt == "borrow"
    assert not any("purple" in option or "black" in option for option in scene.options)

    scene.choose("put white symbol", "pass")

    assert scene.left("white") == 9
    assert scene.options == ["use white symbol", "skip"]
    scene.choose("use white symbol", "stay")
    assert scene.owned("white") == 0
    assert scene.left("white") == 10


@rule("CUB-25.3")
def test_the_borrowed_die_goes_back_after_a_bust_too() -> None:
    scene = roll_scene(
        "light-grey coin1",
        "light-grey -",
        "purple symbol",
        "light-grey -",
        cards=["Cubasaurus"],
        draw={"light-grey": 2, "purple": 1},
    ).choose("use purple symbol", "put white foot", "push")
    assert scene.told("busted") != []

    scene.choose("keep", "close")

    assert scene.owned("white") == 0
    assert scene.left("white") == 10
    assert scene.told("returned") != []


@rule("CUB-25.4")
def test_wikiwiki_dinosaur_counts_colours() -> None:
    assert feet("Wikiwiki Dinosaur") == 1
    assert feet("Wikiwiki Dinosaur", "white symbol", "white symbol", "red symbol", "light-grey coin1") == 4


@rule("CUB-25.5")
def test_you_bet_jurassican_likes_brown_and_yellow() -> None:
    assert feet("You Bet Jurassican") == 2
    assert feet("You Bet Jurassican", "brown coin3", "yellow symbol") == 5


@rule("CUB-25.6")
def test_shimmy_shimmy_dino_counts_white_and_grey() -> None:
    assert feet("Shimmy Shimmy Dino", "white symbol", "light-grey coin1", "dark-grey coin1", "black coin2") == 3
    assert run_scene(cards=["Shimmy Shimmy Dino"], active=["purple symbol"], coins=4).prompt == "move"


@rule("CUB-25.7")
def test_pronto_bronto_as_in_the_printed_example() -> None:
    """Five red lines to go and two dinos: 4 feet."""
    scene = run_scene(cards=["Pronto Bronto"], active=["purple symbol", "purple symbol"], at=(0, 17, 2))
    assert scene.s.course.lines_left(scene.s.position[0]) == 5

    scene.choose("use purple symbol", "use purple symbol")

    assert scene.feet == 4


@rule("CUB-25.7")
@pytest.mark.parametrize("leg", [0, 1])
def test_pronto_bronto_looks_at_this_lap_only(leg: int) -> None:
    scene = run_scene(
        cards=["Pronto Bronto"], active=["purple symbol"], at=(leg, -1, -1), course="nothing-goes-right-twice"
    ).choose("use purple symbol")

    assert scene.feet == 4


@rule("CUB-25.7")
def test_pronto_bronto_does_nothing_in_a_tie_break() -> None:
    def tie(s: CubitosState) -> None:
        s.extra_rounds = 1

    assert run_scene(cards=["Pronto Bronto"], active=["purple symbol"], edit=tie, coins=4).prompt == "move"
