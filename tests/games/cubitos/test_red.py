"""Section 22 of the rulebook: the red cards."""

from __future__ import annotations

from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import GREEN, KINDS, LIGHT_GREY, WHITE
from asobi.testing import rule
from tests.games.cubitos.scenes import roll_scene, run_scene


@rule("CUB-22.1")
def test_mr_soldier_pays_and_takes_a_red_die() -> None:
    scene = run_scene(cards=["Mr. Soldier"], active=["red symbol", "red symbol"]).choose("fight")

    assert (scene.coins, scene.feet) == (3, 2)
    assert scene.owned("red") == 1
    assert scene.left("red") == 11


@rule("CUB-22.1")
def test_mr_soldier_unused_takes_nothing() -> None:
    scene = run_scene(cards=["Mr. Soldier"], active=["red symbol"], feet=1).choose("skip")

    assert scene.owned("red") == 1


@rule("CUB-22.2")
def test_punch_guy_frees_white_and_green_for_one_roll_phase() -> None:
    scene = run_scene(cards=["Punch Guy"], active=["red power"]).choose("fight")
    assert scene.s.exempt_next[0] == 1 << WHITE | 1 << GREEN
    assert scene.owned("red") == 1

    def won(s: CubitosState) -> None:
        s.exempt_next[0] = 1 << WHITE | 1 << GREEN

    roll = roll_scene(draw={"light-grey": 9, "white": 2, "green": 2, "red": 3}, edit=won).choose("fill")
    rolled = sum(roll.zone("roll").values()) + len(roll.active)
    assert rolled == 9 + 4
    assert roll.s.exempt_next[0] == 0


@rule("CUB-22.3")
def test_supah_general_marches_by_fans_and_takes_a_red_die() -> None:
    scene = run_scene(cards=["Supah General!"], active=["red symbol"], fans=5).choose("fight")

    assert scene.feet == 5
    assert scene.owned("red") == 0


@rule("CUB-22.4")
def test_jacques_couteau_rolls_two_dice_for_each_with_fewer() -> None:
    scene = run_scene(
        "light-grey coin1",
        "white foot",
        "light-grey -",
        "purple symbol",
        cards=["Jacques Couteau"],
        players=3,
        active=["red symbol"],
        draw={"white": 1},
        discard={"light-grey": 1, "purple": 1},
        roll={"red": 1},
        others={1: [], 2: []},
    )

    scene.choose("fight")
    assert scene.prompt == "duel"
    assert "take red roll" not in scene.options
    scene.choose("take white draw", "take light-grey discard")
    assert (scene.coins, scene.feet) == (0, 0)
    assert scene.prompt == "duel"
    assert "take light-grey active coin1" in scene.options
    scene.choose("take light-grey active coin1", "take purple discard")

    assert scene.active == ["red symbol", "white foot", "purple symbol"]
    assert scene.zone("roll") == {"light-grey": 1, "red": 1}
    assert scene.feet == 1
    assert scene.options == ["use purple symbol", "skip"]


@rule("CUB-22.4")
def test_jacques_couteau_needs_somebody_with_fewer() -> None:
    scene = run_scene(
        cards=["Jacques Couteau"], active=["red symbol"], others={1: ["red symbol"]}, draw={"white": 2}, feet=1
    )

    assert scene.prompt == "move"


@rule("CUB-22.5")
def test_champion_draws_from_discard_as_well() -> None:
    scene = run_scene(cards=["Champion"], active=["red symbol"]).choose("fight")
    assert scene.s.champion_next[0]

    def won(s: CubitosState) -> None:
        s.champion_next[0] = True

    roll = roll_scene(
        cards=["Champion"], roll={"light-grey": 8}, draw={"light-grey": 5}, discard={"white": 2}, edit=won
    )
    assert roll.options == ["fill", "take light-grey draw", "take white discard"]
    roll.choose("take white discard")
    assert roll.zone("discard") == {"white": 1}
    assert roll.zone("draw") == {"light-grey": 5}


@rule("CUB-22.6")
def test_crabby_gives_a_die_to_the_one_with_fewest_swords() -> None:
    scene = run_scene(
        cards=["Crabby"],
        players=3,
        active=["red power", "black foot"],
        draw={"light-grey": 1},
        others={1: ["red symbol"], 2: []},
    ).choose("fight")
    assert scene.options == ["give light-grey draw", "give red active power"]

    scene.choose("give light-grey draw")

    assert scene.s.discard[2 * KINDS + LIGHT_GREY] == 1
    assert scene.owned("light-grey") == 0
    assert scene.told("gave") == [{"key": "cubitos-gave", "seat": 0, "to_seat": 2, "die": "light-grey"}]


@rule("CUB-22.6")
def test_crabby_chooses_among_the_tied() -> None:
    scene = run_scene(cards=["Crabby"], players=3, active=["red symbol"], draw={"light-grey": 1})

    scene.choose("fight", "give light-grey draw")

    assert scene.options == ["to 1", "to 2"]
    scene.choose("to 1")
    assert scene.s.discard[KINDS + LIGHT_GREY] == 1


@rule("CUB-22.7")
def test_el_bandito_gives_a_foot_for_each_with_fewer() -> None:
    scene = run_scene(
        cards=["El Bandito"], players=4, active=["red power"], others={1: ["red symbol"], 2: [], 3: ["red power"]}
    ).choose("fight")

    assert scene.feet == 2
    assert scene.owned("red") == 1


@rule("CUB-22.7")
def test_el_bandito_works_without_the_most_swords() -> None:
    scene = run_scene(cards=["El Bandito"], players=3, active=["red symbol"], others={1: ["red power"], 2: []})

    assert scene.options == ["fight", "skip"]
