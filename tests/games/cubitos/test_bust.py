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


def down_to_two(*after: str) -> Scene:
    """Pushed with three active dice, of which Pineapple Rocks took two along; then one coin came back."""
    scene = roll_scene(
        *("light-grey coin1", "light-grey coin1", "light-grey -", "green power"),
        *("light-grey coin1", "light-grey -", "green -"),
        *after,
        cards=["Pineapple Rocks"],
        draw={"light-grey": 3, "green": 1},
    )
    scene.choose("push", "use green power")
    assert len(scene.active) == 2
    assert scene.options == ["push", "pass"]
    return scene


@rule("CUB-5.8")
def test_who_has_been_at_risk_stays_at_risk_with_few_active_dice() -> None:
    scene = down_to_two("light-grey -", "green -").choose("push")

    assert [event["risk"] for event in scene.told("pushed")] == [1, 1]
    assert scene.told("busted") != []


@rule("CUB-5.8")
def test_the_view_shows_that_the_risk_stays() -> None:
    asked = down_to_two().match.view(0)["asked"][0]

    assert asked["risk"] is True
    assert asked["bust"] == round(5 / 6 * 1 / 2, 4)


@rule("CUB-5.8")
def test_the_risk_is_forgotten_when_the_phase_is_over() -> None:
    scene = down_to_two().choose("pass")

    assert scene.s.at_risk == [False, False]


@rule("CUB-5.2")
def test_the_odds_of_a_push_that_cannot_bust_are_none() -> None:
    scene = roll_scene("light-grey -", "green symbol", draw={"light-grey": 1, "green": 1}).choose("push")
    assert scene.prompt == "boost"

    asked = scene.match.view(0)["asked"][0]

    assert (asked["risk"], asked["bust"]) == (False, 0.0)


@rule("CUB-23.2")
def test_the_odds_after_pina_cubelada_are_none() -> None:
    scene = roll_scene(
        *(*THREE, "light-grey -", "green symbol", "green symbol"),
        cards=["Piña Cubelada"],
        draw={"light-grey": 4, "green": 2},
    ).choose("push")
    assert scene.match.view(0)["asked"][0]["bust"] == round(5 / 6, 4)

    scene.choose("use green symbol")

    assert scene.prompt == "boost"
    assert scene.match.view(0)["asked"][0]["bust"] == 0.0


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
