"""Section 26 of the rulebook: the yellow cards."""

from __future__ import annotations

from asobi.core import why_not
from asobi.games.cubitos.tables import DARK_GREY, LIGHT_GREY
from asobi.testing import rule
from tests.games.cubitos.scenes import roll_scene, run_scene


@rule("CUB-26.1")
def test_reckless_cheese_steps_after_each_push_without_a_reward() -> None:
    scene = roll_scene(
        "light-grey -",
        "yellow symbol",
        "light-grey -",
        "light-grey -",
        cards=["Reckless Cheese"],
        draw={"light-grey": 1, "yellow": 1},
        at=(0, 23, 6),
    ).choose("push", "use yellow symbol")
    assert scene.prompt == "step"
    assert "walk 0 24 7" in scene.options
    assert not any(scene.s.course.water[node] for node in [scene.s.position[0]])
    assert why_not(scene.match, 0, "walk 0 27 6") == "CUB-26.1"

    scene.choose("walk 0 24 7")
    assert scene.place == [0, 24, 7]
    assert scene.credits == 0
    scene.choose("push", "use yellow symbol", "walk 0 26 7")
    assert scene.place == [0, 26, 7]


@rule("CUB-26.1")
def test_reckless_cheese_keeps_its_step_after_a_bust_and_may_finish() -> None:
    scene = roll_scene(
        *["light-grey coin1"] * 2,
        *["light-grey -"] * 2,
        "yellow symbol",
        "light-grey coin1",
        "light-grey -",
        "light-grey -",
        cards=["Reckless Cheese"],
        draw={"light-grey": 4, "yellow": 1},
        at=(0, 16, 7),
    ).choose("push", "use yellow symbol", "walk 1 line", "push")

    assert scene.told("busted") != []
    assert scene.s.course.finished(scene.s.position[0])


@rule("CUB-26.2")
def test_the_big_cheese_is_a_fan_or_feet() -> None:
    feet = run_scene(cards=["The Big Cheese"], active=["yellow symbol"], fans=5).choose("use yellow symbol", "run")
    fan = run_scene(cards=["The Big Cheese"], active=["yellow power"], fans=5).choose("use yellow power", "cheer")
    none = run_scene(cards=["The Big Cheese"], active=["yellow symbol"]).choose("use yellow symbol")

    assert (feet.feet, feet.s.fans[0]) == (3, 5)
    assert (fan.feet, fan.s.fans[0]) == (0, 6)
    assert none.s.fans[0] == 1


@rule("CUB-26.3")
def test_ledercheesen_adds_a_die_after_each_push() -> None:
    scene = roll_scene(
        *["light-grey -"] * 8,
        "yellow symbol",
        *["light-grey -"] * 8,
        "white foot",
        cards=["Ledercheesen"],
        roll={"light-grey": 8, "yellow": 1},
        draw={"white": 1},
    ).choose("push", "use yellow symbol")

    assert scene.active == ["yellow symbol", "white foot"]
    assert scene.prompt == "push"


@rule("CUB-26.3")
def test_ledercheesens_power_counts_fours() -> None:
    four = run_scene(cards=["Ledercheesen"], active=["yellow power", *["light-grey coin1"] * 3]).choose(
        "use yellow power"
    )
    seven = run_scene(cards=["Ledercheesen"], active=["yellow power", "yellow power", *["light-grey coin1"] * 6])
    seven.choose("use yellow power", "use yellow power")

    assert four.feet == 1
    assert seven.feet == 4
    assert run_scene(cards=["Ledercheesen"], active=["yellow power"], feet=1).prompt == "move"
    assert run_scene(cards=["Ledercheesen"], active=["yellow symbol"] * 4, feet=1).prompt == "move"


@rule("CUB-26.4")
def test_stinky_cheese_gives_feet_and_its_power_frees_grey_dice() -> None:
    plain = run_scene(cards=["Stinky Cheese"], active=["yellow symbol"]).choose("use yellow symbol")
    power = run_scene(cards=["Stinky Cheese"], active=["yellow power"]).choose("use yellow power")

    assert (plain.feet, plain.s.exempt_next[0]) == (2, 0)
    assert (power.feet, power.s.exempt_next[0]) == (2, 1 << LIGHT_GREY | 1 << DARK_GREY)
    rolled = roll_scene(
        draw={"light-grey": 8, "white": 9},
        edit=lambda s: s.exempt_next.__setitem__(0, 1 << LIGHT_GREY | 1 << DARK_GREY),
    ).choose("fill")
    assert sum(rolled.zone("roll").values()) + len(rolled.active) == 17


@rule("CUB-26.5")
def test_bad_cheese_gives_feet_and_its_power_costs_the_die() -> None:
    plain = run_scene(cards=["Bad Cheese"], active=["yellow symbol"]).choose("use yellow symbol")
    power = run_scene(cards=["Bad Cheese"], active=["yellow power"]).choose("use yellow power")
    unused = run_scene(cards=["Bad Cheese"], active=["yellow power"], feet=1).choose("skip")

    assert (plain.feet, plain.owned("yellow")) == (2, 1)
    assert (power.feet, power.owned("yellow")) == (5, 0)
    assert (unused.feet, unused.owned("yellow")) == (1, 0)


@rule("CUB-26.6")
def test_the_cheese_stands_alone_demands_one_push_a_roll() -> None:
    scene = roll_scene(
        "light-grey -",
        "light-grey -",
        "yellow symbol",
        "yellow power",
        "light-grey -",
        "light-grey -",
        cards=["The Cheese Stands Alone"],
        draw={"light-grey": 2, "yellow": 2},
    )

    # Two cheeses, one compulsory push, which is harmless with two active dice.
    assert len(scene.told("must-push")) == 1
    assert scene.options == ["push", "pass"]
    scene.choose("pass", "use yellow symbol", "use yellow power")
    assert scene.feet == 6


@rule("CUB-26.6")
def test_a_cheese_in_a_later_roll_demands_another_push() -> None:
    scene = roll_scene(
        "light-grey -",
        "yellow symbol",
        "yellow -",
        "light-grey -",
        "yellow symbol",
        "light-grey -",
        cards=["The Cheese Stands Alone"],
        draw={"light-grey": 1, "yellow": 2},
    )

    assert len(scene.told("must-push")) == 2
    assert scene.options == ["push", "pass"]


@rule("CUB-26.6")
def test_without_dice_in_roll_the_cheese_is_content() -> None:
    scene = roll_scene("yellow symbol", cards=["The Cheese Stands Alone"], draw={"yellow": 1})

    assert scene.told("must-push") == []
    assert scene.prompt == "run"


@rule("CUB-26.7")
def test_cheese_boy_looks_for_brown_and_orange() -> None:
    brown = run_scene(cards=["Cheese Boy"], active=["yellow symbol", "brown coin3"]).choose("use yellow symbol")
    assert brown.feet == 2
    both = run_scene(
        cards=["Cheese Boy", "Dugout"],
        active=["yellow symbol", "brown coin3", "orange symbol"],
        roll={"light-grey": 2},
    ).choose("use yellow symbol")
    assert both.prompt == "lose"
    assert both.options == ["lose light-grey roll", "keep"]
    both.choose("lose light-grey roll")
    assert (both.feet, both.owned("light-grey")) == (2, 1)
    assert run_scene(cards=["Cheese Boy"], active=["yellow symbol"], feet=1).prompt == "move"
