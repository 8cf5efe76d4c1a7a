"""Section 24 of the rulebook: the orange cards."""

from __future__ import annotations

from asobi.testing import rule
from tests.games.cubitos.scenes import Scene, roll_scene, run_scene

EIGHT = ["light-grey -"] * 8


@rule("CUB-24.1")
def test_dugout_rolls_three_more_dice_now() -> None:
    scene = roll_scene(
        *EIGHT,
        "orange power",
        "white foot",
        "white -",
        "white symbol",
        cards=["Dugout"],
        roll={"light-grey": 8, "orange": 1},
        draw={"white": 3},
    ).choose("use orange power")

    assert scene.active == ["orange power", "white foot", "white symbol"]


@rule("CUB-24.2")
def test_reliever_beaver_loses_a_die_from_roll_only() -> None:
    scene = run_scene(
        cards=["Reliever Beaver"],
        active=["orange symbol"],
        roll={"light-grey": 1, "black": 1},
        draw={"dark-grey": 1},
    ).choose("use orange symbol")

    assert scene.options == ["lose light-grey roll", "keep"]
    scene.choose("lose light-grey roll")
    assert scene.owned("light-grey") == 0
    empty = run_scene(cards=["Reliever Beaver"], active=["orange symbol"], draw={"dark-grey": 1}, feet=1)
    assert empty.prompt == "move"


@rule("CUB-24.3")
def test_benchwarmer_goes_and_takes_another_along() -> None:
    scene = run_scene(cards=["Benchwarmer"], active=["orange symbol"], draw={"dark-grey": 1}, discard={"light-grey": 1})
    scene.choose("use orange symbol")

    assert scene.options == ["lose dark-grey draw", "lose light-grey discard"]
    scene.choose("lose light-grey discard")
    assert scene.owned("orange") == 0
    assert (scene.left("orange"), scene.left("light-grey")) == (11, 15)


@rule("CUB-24.3")
def test_benchwarmer_is_optional_as_a_whole() -> None:
    scene = run_scene(cards=["Benchwarmer"], active=["orange symbol"], draw={"dark-grey": 1}, feet=1).choose("skip")

    assert scene.owned("orange") == 1
    assert run_scene(cards=["Benchwarmer"], active=["orange symbol"], feet=1).prompt == "move"


def batter(**more: object) -> Scene:
    return run_scene(cards=["Batter Beaver"], active=["orange symbol"], draw={"light-grey": 2}, **more)  # type: ignore[arg-type]


@rule("CUB-24.4")
def test_batter_beaver_rolls_two_more_dice_now() -> None:
    scene = roll_scene(
        *EIGHT,
        "orange symbol",
        "white foot",
        "white -",
        cards=["Batter Beaver"],
        roll={"light-grey": 8, "orange": 1},
        draw={"white": 2},
    ).choose("use orange symbol")

    assert scene.active == ["orange symbol", "white foot"]


@rule("CUB-24.4")
def test_batter_beaver_demands_a_die_when_a_credit_was_gained_by_moving() -> None:
    scene = batter(feet=1, at=(0, 23, 6)).choose("walk 0 25 6")

    assert scene.credits == 1
    assert scene.prompt == "must-lose"
    assert "keep" not in scene.options
    scene.choose("lose light-grey draw")
    assert scene.owned("light-grey") == 1


@rule("CUB-24.4")
def test_batter_beaver_is_quiet_without_a_credit_and_after_a_bust() -> None:
    assert batter(feet=1).choose("stay").prompt == ""
    bust = roll_scene(
        *["light-grey coin1"] * 2,
        "light-grey -",
        "orange symbol",
        "light-grey -",
        cards=["Batter Beaver"],
        draw={"light-grey": 3, "orange": 1},
    ).choose("push", "keep")
    assert bust.credits == 2
    assert bust.told("lost") == []


@rule("CUB-24.5")
def test_mr_bats_takes_the_greater() -> None:
    for fans, feet in ((0, 2), (5, 2), (6, 3), (13, 6)):
        scene = run_scene(cards=["Mr. Bats"], active=["orange symbol"], fans=fans).choose("use orange symbol")
        assert scene.feet == feet


@rule("CUB-24.6")
def test_the_babe_gives_five_coins_and_her_power_a_fan_for_the_die() -> None:
    plain = run_scene(cards=["The Babe"], active=["orange symbol"]).choose("use orange symbol")
    power = run_scene(cards=["The Babe"], active=["orange power"]).choose("use orange power")

    assert (plain.coins, plain.s.fans[0], plain.owned("orange")) == (5, 0, 1)
    assert (power.coins, power.s.fans[0], power.owned("orange")) == (5, 1, 0)


@rule("CUB-24.6")
def test_the_babes_power_face_is_lost_unused() -> None:
    scene = run_scene(cards=["The Babe"], active=["orange power", "orange symbol"], feet=1).choose("skip")

    assert scene.owned("orange") == 1
    assert scene.s.fans[0] == 0


@rule("CUB-24.7")
def test_pinch_eater_puts_a_missed_die_on_any_face() -> None:
    scene = roll_scene(
        "light-grey -",
        "white -",
        "orange symbol",
        cards=["Pinch Eater"],
        draw={"light-grey": 1, "white": 1, "orange": 1},
    ).choose("use orange symbol")

    assert scene.options == ["put light-grey coin1", "put white foot", "put white symbol"]
    scene.choose("put white symbol")
    assert scene.active == ["orange symbol", "white symbol"]
    assert scene.zone("roll") == {"light-grey": 1}


@rule("CUB-24.7")
def test_pinch_eater_without_dice_in_roll_does_nothing() -> None:
    scene = roll_scene("white foot", "orange symbol", cards=["Pinch Eater"], draw={"white": 1, "orange": 1})

    assert scene.prompt == "move"


@rule("CUB-24.7")
def test_pinch_eater_chains_into_another_now_ability() -> None:
    scene = roll_scene(
        "light-grey -",
        "orange symbol",
        "orange -",
        cards=["Pinch Eater"],
        draw={"light-grey": 1, "orange": 2},
    ).choose("use orange symbol", "put orange power")

    assert scene.prompt == "now"
    assert scene.options == ["use orange power", "skip"]
