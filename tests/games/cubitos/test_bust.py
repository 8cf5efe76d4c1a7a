"""Section 5 of the rulebook: busting."""

from __future__ import annotations

from asobi.testing import rule
from tests.games.cubitos.scenes import Scene, roll_scene

THREE = ["light-grey coin1"] * 3


def pushed_with(active: int, *after: str, misses: int = 2) -> Scene:
    """So many light grey coins are active, the rest missed, and the push is declared."""
    first = ["light-grey coin1"] * active + ["light-grey -"] * misses
    scene = roll_scene(*first, *after, draw={"light-grey": active + misses})
    return scene.choose("push")


@rule("CUB-5.1")
def test_three_active_dice_and_a_push_without_a_hit_bust() -> None:
    scene = pushed_with(3, "light-grey -", "light-grey -")

    assert scene.told("busted") == [{"key": "cubitos-busted", "seat": 0}]


@rule("CUB-5.1")
def test_one_hit_is_enough() -> None:
    scene = pushed_with(3, "light-grey -", "light-grey coin1")

    assert scene.told("busted") == []
    assert len(scene.active) == 4


@rule("CUB-5.2")
def test_the_first_roll_cannot_bust() -> None:
    scene = roll_scene("light-grey -", "light-grey -", draw={"light-grey": 2})

    assert scene.told("busted") == []
    assert scene.options == ["push", "pass"]


@rule("CUB-5.2")
def test_with_two_active_dice_a_push_is_harmless() -> None:
    scene = pushed_with(2, "light-grey -", "light-grey -")

    assert scene.told("busted") == []
    assert scene.options == ["push", "pass"]


@rule("CUB-5.3")
def test_taking_dice_out_of_active_does_not_make_the_push_safe() -> None:
    scene = roll_scene(
        *["light-grey coin1"] * 2,
        "light-grey -",
        "green symbol",
        "light-grey -",
        "green -",
        draw={"light-grey": 3, "green": 1},
    )

    scene.choose("push", "use green symbol")

    assert scene.told("busted") != []


@rule("CUB-5.4")
def test_active_dice_go_to_discard_and_the_phase_is_over() -> None:
    scene = pushed_with(3, "light-grey -", "light-grey -")

    assert scene.prompt == "toss"
    assert scene.zone("discard") == {"light-grey": 3}
    assert scene.active == []
    scene.choose("keep")
    assert scene.match.view(0)["phase"] == "run"


@rule("CUB-5.5")
def test_roll_dice_may_be_discarded_one_by_one_all_or_not() -> None:
    def toss(*choices: str) -> Scene:
        return pushed_with(3, "light-grey -", "light-grey -").choose(*choices)

    assert toss("keep").zone("roll") == {"light-grey": 2}
    assert toss("toss light-grey", "keep").zone("roll") == {"light-grey": 1}
    assert toss("toss all").zone("discard") == {"light-grey": 5}
    assert toss("toss all").zone("roll") == {}


@rule("CUB-5.6")
def test_a_bust_brings_a_fan_after_the_discarding() -> None:
    scene = pushed_with(3, "light-grey -", "light-grey -")
    assert scene.s.fans[0] == 0

    scene.choose("keep")

    assert scene.s.fans[0] == 1
    assert scene.credits == 2


@rule("CUB-5.7")
def test_who_busted_may_still_spend_credits() -> None:
    scene = pushed_with(3, "light-grey -", "light-grey -")
    scene.s.credits[0] = 6

    scene.choose("toss all")

    assert scene.prompt == "move"
    scene.choose("stay")
    assert scene.prompt == "buy"
    assert "buy white" in scene.options


def test_the_view_shows_the_chance_of_a_bust_before_the_push() -> None:
    scene = roll_scene(*THREE, "light-grey -", "white -", draw={"light-grey": 4, "white": 1})

    asked = scene.match.view(0)["asked"][0]

    assert asked["risk"] is True
    assert asked["bust"] == round(5 / 6 * 1 / 2, 4)
    assert asked["hits"] == round(1 / 6 + 1 / 2, 2)
