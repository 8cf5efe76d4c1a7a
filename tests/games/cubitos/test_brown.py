"""Section 21 of the rulebook: the brown cards. The dog's face costs the die."""

from __future__ import annotations

import pytest

from asobi.testing import rule
from tests.games.cubitos.scenes import Scene, roll_scene, run_scene

DOGS = ["Rich Dog", "Captain Bark", "Wizard", "Dapper Doggie", "Dr. Livingstone", "Mr. Dog", "Muggles"]


@rule("CUB-6.3", "CUB-21.1", "CUB-21.2", "CUB-21.3", "CUB-21.4", "CUB-21.5", "CUB-21.6", "CUB-21.7")
@pytest.mark.parametrize("card", DOGS)
def test_every_dog_is_lost_even_unused_but_its_coins_are_not(card: str) -> None:
    scene = run_scene(cards=[card], active=["brown symbol", "brown coin3"], feet=1)
    if scene.prompt == "run":
        scene.choose("skip")

    assert scene.left("brown") == 11
    assert scene.active == ["brown coin3"]
    assert (scene.feet, scene.credits, scene.coins) == (1, 0, 3)


def use(card: str, *active: str, fans: int = 0) -> Scene:
    scene = run_scene(cards=[card], active=["brown symbol", *active], fans=fans).choose("use brown symbol")
    assert "brown symbol" not in scene.active
    assert scene.left("brown") == 11
    return scene


@rule("CUB-21.1")
def test_rich_dog_gives_three_credits() -> None:
    assert use("Rich Dog").credits == 3


@rule("CUB-21.2")
def test_captain_bark_wants_white_and_red_for_a_fan() -> None:
    assert use("Captain Bark").feet == 2
    assert use("Captain Bark", "white symbol").s.fans[0] == 0
    both = use("Captain Bark", "white symbol", "white symbol", "red symbol", "red symbol")
    assert both.s.fans[0] == 1
    assert both.feet == 2


@rule("CUB-21.3")
def test_wizard_gives_a_credit_for_each_push_that_goes_well() -> None:
    scene = roll_scene(
        "light-grey -",
        "brown symbol",
        "light-grey -",
        "light-grey -",
        cards=["Wizard"],
        draw={"light-grey": 1, "brown": 1},
    )
    scene.choose("push")
    assert scene.prompt == "pushed"
    scene.choose("use brown symbol", "push", "use brown symbol")
    assert scene.credits == 2

    scene.choose("pass")
    assert scene.owned("brown") == 0


@rule("CUB-21.3")
def test_wizards_credits_stay_after_a_bust_and_the_die_too() -> None:
    scene = roll_scene(
        *["light-grey coin1"] * 2,
        *["light-grey -"] * 2,
        "brown symbol",
        "light-grey coin1",
        "light-grey -",
        "light-grey -",
        cards=["Wizard"],
        draw={"light-grey": 4, "brown": 1},
    )
    scene.choose("push", "use brown symbol", "push")

    assert scene.told("busted") != []
    scene.choose("keep")
    assert scene.credits == 1 + 2
    assert scene.owned("brown") == 1


@rule("CUB-21.4")
def test_dapper_doggie_as_in_the_printed_example() -> None:
    """Three grey coins and two dogs: 3 + 2 x 3 = 9 coins."""
    scene = run_scene(
        cards=["Dapper Doggie"],
        active=["brown symbol", "brown symbol", "light-grey coin1", "light-grey coin1", "dark-grey coin1"],
    )

    scene.choose("use brown symbol", "use brown symbol")

    assert scene.coins == 9
    assert scene.owned("brown") == 0


@rule("CUB-21.4")
def test_dapper_doggie_doubles_grey_feet_and_nothing_else() -> None:
    scene = use("Dapper Doggie", "dark-grey foot", "white foot", "black coin2")

    assert (scene.feet, scene.coins) == (3, 2)


@rule("CUB-21.5")
def test_dr_livingstone_gives_two_feet() -> None:
    assert use("Dr. Livingstone").feet == 2


@rule("CUB-21.6")
def test_mr_dog_gives_two_fans_one_after_the_other() -> None:
    scene = use("Mr. Dog")

    assert scene.s.fans[0] == 2
    assert scene.credits == 2 + 1
    assert scene.s.hands[0] == 1
    late = use("Mr. Dog", fans=12)
    assert (late.s.fans[0], late.credits) == (13, 6 + 6)


@rule("CUB-21.7")
def test_muggles_rolls_two_dice_now_or_gives_two_feet_later() -> None:
    def scene() -> Scene:
        return roll_scene(
            *["light-grey -"] * 8,
            "brown symbol",
            "white foot",
            "white -",
            cards=["Muggles"],
            roll={"light-grey": 8, "brown": 1},
            draw={"white": 2},
        )

    now = scene().choose("use brown symbol")
    assert now.active == ["brown symbol", "white foot"]
    now.choose("pass")
    assert now.prompt == "move"
    assert now.feet == 1
    assert now.owned("brown") == 0
    later = scene().choose("skip", "pass", "use brown symbol")
    assert later.feet == 2
    assert later.owned("brown") == 0
