"""Section 23 of the rulebook: the green cards."""

from __future__ import annotations

from asobi.testing import rule
from tests.games.cubitos.scenes import Scene, roll_scene, run_scene

COINS = ["light-grey coin1"] * 3


def rocker(card: str, face: str, *after: str, coins: int = 3, misses: int = 1) -> Scene:
    """Some coins and a green face are active, the rest missed; then the push."""
    first = ["light-grey coin1"] * coins + ["light-grey -"] * misses
    return roll_scene(
        *first, f"green {face}", *after, cards=[card], draw={"light-grey": coins + misses, "green": 1}
    ).choose("push")


@rule("CUB-23.1")
def test_rock_on_joins_the_push() -> None:
    scene = rocker("Rock On", "symbol", "light-grey -", "green foot")
    assert scene.options == ["use green symbol", "throw"]

    scene.choose("use green symbol")

    assert scene.active == ["light-grey coin1"] * 3 + ["green foot"]
    assert scene.told("busted") == []


@rule("CUB-23.1")
def test_rock_on_is_optional_and_a_power_face_rocks_too() -> None:
    scene = rocker("Rock On", "power", "light-grey coin1")
    assert scene.options == ["use green power", "throw"]

    scene.choose("throw")

    assert "green power" in scene.active


@rule("CUB-23.2")
def test_pina_cubelada_makes_one_push_safe() -> None:
    scene = rocker("Piña Cubelada", "symbol", "light-grey -", "light-grey -")
    scene.choose("use green symbol")

    assert scene.told("busted") == []
    assert scene.prompt == "push"
    scene.choose("push")
    assert scene.told("busted") != []


@rule("CUB-23.2")
def test_pina_cubelada_unused_does_not_protect() -> None:
    scene = rocker("Piña Cubelada", "symbol", "light-grey -").choose("throw")

    assert scene.told("busted") != []


@rule("CUB-23.3")
def test_keep_on_rollin_is_lost_instead_of_a_bust() -> None:
    scene = rocker("Keep On Rollin'", "symbol", "light-grey -")
    assert scene.options == ["use green symbol", "bust"]

    scene.choose("use green symbol")

    assert scene.owned("green") == 0
    assert scene.left("green") == 11
    assert scene.active == COINS
    assert scene.options == ["push", "pass"]


@rule("CUB-23.3")
def test_keep_on_rollin_may_be_kept_for_a_bust() -> None:
    scene = rocker("Keep On Rollin'", "symbol", "light-grey -").choose("bust")

    assert scene.told("busted") != []
    assert scene.owned("green") == 1


@rule("CUB-23.4")
def test_pineapple_rocks_joins_the_push_and_its_power_takes_another() -> None:
    plain = rocker("Pineapple Rocks", "symbol", "light-grey coin1", "green -").choose("use green symbol")
    assert plain.active == ["light-grey coin1"] * 4
    power = rocker("Pineapple Rocks", "power", "light-grey coin1", "light-grey -", "green foot", coins=1).choose(
        "use green power"
    )
    assert power.active == ["light-grey coin1", "green foot"]
    assert power.zone("roll") == {"light-grey": 1}


@rule("CUB-23.4")
def test_pineapple_rocks_lets_you_choose_the_other_die() -> None:
    scene = roll_scene(
        "light-grey coin1",
        "light-grey -",
        "dark-grey foot",
        "green power",
        cards=["Pineapple Rocks"],
        draw={"light-grey": 2, "dark-grey": 1, "green": 1},
    ).choose("push", "use green power")

    assert scene.prompt == "another"
    assert scene.options == ["take light-grey active coin1", "take dark-grey active foot"]


@rule("CUB-23.5")
def test_up_to_11_joins_the_push_and_its_power_gives_feet() -> None:
    scene = rocker("Up to 11", "symbol", "light-grey coin1", "green power").choose("use green symbol")
    assert scene.told("passed")[-1]["seat"] == 0
    assert scene.options == ["use green power", "skip"]
    scene.choose("use green power")
    assert scene.feet == 2


@rule("CUB-23.5")
def test_up_to_11_gives_nothing_from_the_plain_symbol() -> None:
    assert run_scene(cards=["Up to 11"], active=["green symbol"], feet=1).prompt == "move"


@rule("CUB-23.6")
def test_rolling_stoned_rolls_grey_dice_from_anywhere() -> None:
    scene = roll_scene(
        *COINS,
        "light-grey -",
        "white -",
        "green symbol",
        "light-grey -",
        "white -",
        "light-grey coin1",
        cards=["Rolling Stoned"],
        draw={"light-grey": 4, "white": 1, "green": 1},
    ).choose("push")
    assert scene.prompt == "rescue"

    scene.choose("use green symbol")

    assert scene.prompt == "stoned"
    assert "take light-grey active coin1" in scene.options
    assert "take white roll" not in scene.options
    scene.choose("take light-grey roll")
    if scene.prompt == "stoned":
        scene.choose("enough")
    assert scene.told("busted") == []
    assert len(scene.active) == 5
    assert scene.options == ["push", "pass"]


@rule("CUB-23.6")
def test_rolling_stoned_without_a_hit_busts_unless_another_tries() -> None:
    rolls = [*COINS, "light-grey -", "green symbol"]
    scene = roll_scene(
        *rolls, "light-grey -", "light-grey -", cards=["Rolling Stoned"], draw={"light-grey": 4, "green": 1}
    ).choose("push", "use green symbol", "take light-grey roll")
    if scene.prompt == "stoned":
        scene.choose("enough")
    assert scene.told("busted") != []
    two = roll_scene(
        *rolls,
        "green symbol",
        "light-grey -",
        "light-grey -",
        "light-grey coin1",
        cards=["Rolling Stoned"],
        draw={"light-grey": 4, "green": 2},
    ).choose("push", "use green symbol", "take light-grey roll", "enough")
    assert two.prompt == "rescue"
    two.choose("use green symbol", "take light-grey roll", "enough")
    assert two.told("busted") == []


@rule("CUB-23.7")
def test_punk_fruit_keeps_green_and_grey_at_a_bust() -> None:
    scene = roll_scene(
        *["light-grey coin1"] * 2,
        "light-grey -",
        "black foot",
        "white foot",
        "green symbol",
        "light-grey -",
        cards=["Punk Fruit"],
        draw={"light-grey": 3, "white": 1, "green": 1},
        roll={"black": 1},
    ).choose("push")
    assert scene.prompt == "hold"

    scene.choose("hold")

    assert scene.active == ["light-grey coin1", "light-grey coin1", "green symbol"]
    assert scene.zone("discard") == {"black": 1, "white": 1}
    scene.choose("keep")
    assert scene.s.fans[0] == 1
    assert scene.prompt == "run"
    assert scene.coins == 2


@rule("CUB-23.7")
def test_punk_fruit_may_let_go() -> None:
    scene = rocker("Punk Fruit", "symbol", "light-grey -").choose("let go")

    assert scene.active == []
    assert scene.zone("discard") == {"light-grey": 3, "green": 1}


@rule("CUB-23.7")
def test_punk_fruit_rolls_up_to_nine_greys_in_the_run_phase() -> None:
    scene = run_scene(
        "light-grey coin1",
        "light-grey -",
        cards=["Punk Fruit"],
        active=["green symbol", "green power"],
        draw={"light-grey": 6},
        roll={"light-grey": 6, "white": 1},
        discard={"light-grey": 3},
    ).choose("use green symbol")
    assert scene.prompt == "punk"
    assert scene.options == ["fill", "take light-grey draw", "take light-grey roll", "enough"]

    scene.choose("take light-grey draw", "take light-grey roll", "enough")

    assert scene.coins == 1
    assert scene.options == ["use green power", "skip"]
    scene.choose("use green power", "fill")
    assert scene.owned("light-grey") == 15
    assert scene.zone("draw").get("light-grey", 0) + scene.zone("roll")["light-grey"] <= 11


@rule("CUB-23.7")
def test_punk_fruit_without_its_symbol_keeps_nothing() -> None:
    scene = rocker("Punk Fruit", "foot", "light-grey -")

    assert scene.prompt == "toss"
