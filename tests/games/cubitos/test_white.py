"""Section 20 of the rulebook: the white cards."""

from __future__ import annotations

from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import LIGHT_GREY
from asobi.testing import rule
from tests.games.cubitos.scenes import roll_scene, run_scene


@rule("CUB-20.1")
def test_smelly_cat_gives_two_feet() -> None:
    assert run_scene(cards=["Smelly Cat"], active=["white symbol"]).choose("use white symbol").feet == 2


@rule("CUB-20.2")
def test_cat_tastrophy_gains_a_die_up_to_the_fans() -> None:
    scene = run_scene(cards=["Cat Tastrophy"], active=["white symbol"], fans=3).choose("use white symbol")

    assert scene.options == ["gain light-grey", "gain dark-grey", "gain brown", "gain orange", "gain blue", "decline"]
    scene.choose("gain brown")
    assert scene.zone("discard")["brown"] == 1


@rule("CUB-20.2")
def test_cat_tastrophy_without_fans_takes_a_grey_die_or_nothing() -> None:
    scene = run_scene(cards=["Cat Tastrophy"], active=["white symbol"]).choose("use white symbol")

    assert scene.options == ["gain light-grey", "gain dark-grey", "decline"]
    scene.choose("decline")
    assert scene.told("gained") == []


@rule("CUB-20.3")
def test_fat_cat_gives_a_coin_three_feet_and_a_light_grey_die() -> None:
    scene = run_scene(cards=["Fat Cat"], active=["white symbol"]).choose("use white symbol")

    assert (scene.coins, scene.feet) == (1, 3)
    assert scene.zone("discard") == {"light-grey": 1}


@rule("CUB-20.3")
def test_fat_cat_among_four_finds_no_grey_die_until_one_is_lost() -> None:
    scene = run_scene(cards=["Fat Cat"], active=["white symbol"], players=4).choose("use white symbol")
    assert scene.feet == 3
    assert scene.told("gained") == []

    def one_lost(s: CubitosState) -> None:
        s.supply[LIGHT_GREY] = 1

    scene = run_scene(cards=["Fat Cat"], active=["white symbol"], players=4, edit=one_lost).choose("use white symbol")
    assert scene.told("gained") != []


@rule("CUB-20.4")
def test_dope_cat_looks_for_brown_and_green() -> None:
    both = run_scene(cards=["Dope Cat"], active=["white symbol", "brown coin3", "green foot", "green foot"])
    both.choose("use white symbol")
    assert (both.feet, both.coins) == (2 + 2, 3 + 3)
    brown = run_scene(cards=["Dope Cat"], active=["white symbol", "brown coin3"]).choose("use white symbol")
    assert (brown.feet, brown.coins) == (2, 3)
    alone = run_scene(cards=["Dope Cat"], active=["white symbol"], feet=1)
    assert alone.prompt == "move"


@rule("CUB-20.5")
def test_broken_cow_uses_two_cats_for_any_die_on_any_face() -> None:
    scene = run_scene(
        cards=["Broken Cow"], active=["white symbol", "white symbol"], discard={"light-grey": 1}, feet=1
    ).choose("use white symbol")
    assert scene.prompt == "summon"

    scene.choose("put purple symbol", "use purple symbol")

    assert scene.feet == 5
    assert scene.left("purple") == 9
    scene.choose("stay")
    assert scene.prompt == "owed"
    scene.choose("lose light-grey discard")
    assert scene.zone("discard") == {"white": 2, "purple": 1}


@rule("CUB-20.5")
def test_broken_cow_may_give_back_the_very_die() -> None:
    scene = run_scene(cards=["Broken Cow"], active=["white symbol", "white symbol"])
    scene.choose("use white symbol", "put blue coin2")

    assert scene.told("got")[0]["coins"] == 2
    scene.choose("close")
    assert scene.prompt == "owed"
    scene.choose("lose blue discard")
    assert scene.left("blue") == 10


@rule("CUB-20.5")
def test_one_cat_breaks_no_cow() -> None:
    assert run_scene(cards=["Broken Cow"], active=["white symbol"], feet=1).prompt == "move"


@rule("CUB-20.6")
def test_fast_cat_rolls_two_more_dice_now() -> None:
    scene = roll_scene(
        *["light-grey -"] * 8,
        "white symbol",
        "dark-grey foot",
        "dark-grey -",
        cards=["Fast Cat"],
        roll={"light-grey": 8, "white": 1},
        draw={"dark-grey": 2},
    )
    assert scene.prompt == "now"

    scene.choose("use white symbol")

    assert scene.active == ["white symbol", "dark-grey foot"]
    assert scene.prompt == "push"


@rule("CUB-20.6")
def test_fast_cat_does_nothing_in_the_run_phase() -> None:
    assert run_scene(cards=["Fast Cat"], active=["white symbol"], draw={"red": 3}, feet=1).prompt == "move"


@rule("CUB-20.7")
def test_schmutz_pays_when_a_die_was_lost_before() -> None:
    scene = run_scene(cards=["Schmutz", "Rich Dog"], active=["white symbol", "brown symbol"])
    scene.choose("use brown symbol", "use white symbol")

    assert (scene.feet, scene.coins) == (1, 3)


@rule("CUB-20.7")
def test_schmutz_pays_when_a_die_is_lost_later_and_once() -> None:
    scene = run_scene(cards=["Schmutz", "Rich Dog"], active=["white symbol", "brown symbol", "brown symbol"])
    scene.choose("use white symbol")
    assert scene.coins == 0
    scene.choose("use brown symbol")
    assert scene.coins == 3
    scene.choose("use brown symbol")
    assert scene.coins == 3


@rule("CUB-20.7")
def test_schmutz_pays_after_moving_for_dice_but_not_for_feet() -> None:
    scene = run_scene(cards=["Schmutz"], active=["white symbol"], draw={"light-grey": 1}, at=(0, 31, 4))
    scene.choose("use white symbol", "walk 0 32 5", "lose light-grey draw")

    assert scene.prompt == "buy"
    assert scene.coins == 3
    assert "buy brown" in scene.options
