"""Cards that meet in one race."""

from __future__ import annotations

import pytest

from asobi.core import BadSetting
from asobi.games.cubitos import GAME
from asobi.testing import rule
from tests.games.cubitos.scenes import node_at, roll_scene, run_scene

COINS = ["light-grey coin1"] * 3


@rule("CUB-5.3", "CUB-23.1")
def test_rock_on_with_three_active_dice_can_still_bust() -> None:
    """Two coins and the rocker are three; taking the rocker out leaves two, and the push is as risky as before."""
    scene = roll_scene(
        *COINS[:2], "light-grey -", "green symbol", "light-grey -", "green -", draw={"light-grey": 3, "green": 1}
    ).choose("push", "use green symbol")

    assert scene.told("pushed")[-1]["risk"] == 1
    assert scene.told("busted") != []


@rule("CUB-5.3", "CUB-23.1")
def test_rock_on_with_two_active_dice_is_harmless() -> None:
    scene = roll_scene(
        *COINS[:1], "light-grey -", "green symbol", "light-grey -", "green -", draw={"light-grey": 2, "green": 1}
    ).choose("push", "use green symbol")

    assert scene.told("busted") == []


@rule("CUB-24.7", "CUB-25.3")
def test_cubasaurus_borrows_a_pinch_eater_that_pinches_at_once() -> None:
    scene = roll_scene(
        "white -",
        "purple symbol",
        cards=["Cubasaurus", "Pinch Eater"],
        draw={"white": 1, "purple": 1},
    ).choose("use purple symbol", "put orange symbol")
    assert scene.options == ["use orange symbol", "skip"]

    scene.choose("use orange symbol", "put white symbol")

    assert scene.active == ["purple symbol", "orange symbol", "white symbol"]
    scene.choose("use white symbol", "stay")
    assert (scene.owned("orange"), scene.owned("white")) == (0, 1)


@rule("CUB-24.7", "CUB-25.3")
def test_pinch_eater_puts_a_cubasaurus_on_its_symbol() -> None:
    scene = roll_scene(
        "orange symbol", "purple -", cards=["Cubasaurus", "Pinch Eater"], draw={"purple": 1, "orange": 1}
    )
    scene.choose("use orange symbol")

    assert scene.told("placed") == [{"key": "cubitos-placed", "seat": 0, "die": "purple", "face": "symbol"}]
    assert scene.options == ["use purple symbol", "skip"]


@rule("CUB-23.2", "CUB-26.6")
def test_pina_cubelada_protects_the_push_that_the_cheese_demands() -> None:
    scene = roll_scene(
        *COINS,
        "light-grey -",
        "green symbol",
        "yellow symbol",
        "light-grey -",
        cards=["Piña Cubelada", "The Cheese Stands Alone"],
        draw={"light-grey": 4, "green": 1, "yellow": 1},
    )
    assert scene.prompt == "boost"
    assert len(scene.told("must-push")) == 1

    scene.choose("use green symbol")

    assert scene.told("busted") == []
    assert scene.options == ["push", "pass"]


@rule("CUB-26.6")
def test_the_cheese_alone_can_make_you_bust() -> None:
    scene = roll_scene(
        *COINS,
        "light-grey -",
        "yellow symbol",
        "light-grey -",
        cards=["The Cheese Stands Alone"],
        draw={"light-grey": 4, "yellow": 1},
    )

    assert scene.told("busted") != []


@rule("CUB-23.7", "CUB-5.4", "CUB-5.6")
def test_punk_fruit_and_a_bust() -> None:
    """The kept dice work in the Run Phase, the fan comes as usual, and the die can still be used there."""
    scene = roll_scene(
        *COINS[:2],
        "light-grey -",
        "white symbol",
        "green symbol",
        "light-grey -",
        "light-grey coin1",
        cards=["Punk Fruit"],
        draw={"light-grey": 3, "white": 1, "green": 1},
    ).choose("push", "hold", "keep")

    assert (scene.coins, scene.s.fans[0], scene.credits) == (2, 1, 2)
    assert scene.options == ["use green symbol", "skip"]
    scene.choose("use green symbol", "fill")
    assert scene.coins == 3


@rule("CUB-1.3", "CUB-23.3", "CUB-23.6")
def test_keep_on_rollin_and_rolling_stoned_never_meet() -> None:
    """Both are green: a race has only one of them."""
    with pytest.raises(BadSetting, match="one card a colour"):
        GAME.with_defaults(4, {"race": "custom", "cards": "Keep On Rollin', Rolling Stoned"})


@rule("CUB-23.3")
def test_two_keep_on_rollins_save_twice() -> None:
    scene = roll_scene(
        *COINS,
        "light-grey -",
        *["green symbol"] * 2,
        *["light-grey -"] * 3,
        cards=["Keep On Rollin'"],
        draw={"light-grey": 4, "green": 2},
    ).choose("push", "use green symbol", "push", "use green symbol", "push")

    assert scene.owned("green") == 0
    assert scene.told("busted") != []


@rule("CUB-22.4", "CUB-6.6")
def test_jacques_couteau_rolling_a_now_face() -> None:
    scene = run_scene(
        "white foot",
        "orange symbol",
        "dark-grey foot",
        "dark-grey -",
        "dark-grey coin1",
        cards=["Jacques Couteau", "Dugout"],
        active=["red symbol"],
        draw={"orange": 1, "white": 1, "dark-grey": 3},
    ).choose("fight", "take orange draw", "take white draw")
    assert scene.options == ["use orange symbol", "skip"]

    scene.choose("use orange symbol")

    assert (scene.feet, scene.coins) == (2, 1)
    assert scene.prompt == "move"


@rule("CUB-20.7", "CUB-23.3")
def test_a_die_lost_to_keep_on_rollin_pays_schmutz() -> None:
    scene = roll_scene(
        *COINS,
        "light-grey -",
        "white symbol",
        "green symbol",
        "light-grey -",
        cards=["Schmutz", "Keep On Rollin'"],
        draw={"light-grey": 4, "white": 1, "green": 1},
    ).choose("push", "use green symbol", "pass", "use white symbol")

    assert (scene.feet, scene.coins) == (1, 6)


@rule("CUB-24.4", "CUB-21.1")
def test_rich_dogs_credits_wake_batter_beaver() -> None:
    scene = run_scene(
        cards=["Rich Dog", "Batter Beaver"],
        active=["brown symbol", "orange symbol"],
        draw={"light-grey": 2},
        feet=1,
    ).choose("use brown symbol", "stay")

    assert scene.prompt == "must-lose"


@rule("CUB-11.14", "CUB-27.2")
def test_undercover_fish_on_a_jetpack_swims_four_spaces() -> None:
    scene = run_scene(
        cards=["Undercover Fish"], active=["blue symbol"], course="still-waters-run-deep", at=(0, 26, 5)
    ).choose("use blue symbol")
    moves = scene.match.view(0)["asked"][0]["moves"]
    water = scene.s.course.water

    def swum(move: str) -> int:
        places = [tuple(place) for place in moves[move]["path"]]
        return sum(water[node_at("still-waters-run-deep", (p[0], p[1], p[2]))] for p in places)

    assert max(swum(move) for move in moves if move.startswith("ride")) >= 3
    assert max(len(moves[move]["path"]) - 1 for move in moves if move.startswith("ride")) == 4


@rule("CUB-20.5", "CUB-25.4")
def test_a_summoned_die_counts_for_the_dinosaur() -> None:
    scene = run_scene(
        cards=["Broken Cow", "Wikiwiki Dinosaur"],
        active=["white symbol", "white symbol", "purple symbol"],
        discard={"light-grey": 1},
    ).choose("use white symbol", "put blue coin2", "use purple symbol")

    assert scene.feet == 3
