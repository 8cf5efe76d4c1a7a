"""Section 27 of the rulebook: the blue cards."""

from __future__ import annotations

from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import RED
from asobi.games.cubitos.track import COURSES, TRACKS
from asobi.testing import rule
from tests.games.cubitos.scenes import roll_scene, run_scene


@rule("CUB-27.1")
def test_bob_takes_a_reward_one_or_two_spaces_away_after_moving() -> None:
    scene = run_scene(cards=["Bob"], active=["blue symbol"], feet=1).choose("walk 0 21 6")
    assert scene.prompt == "late"

    scene.choose("use blue symbol")

    # (25, 6) and (24, 7) are in reach; (24, 7) too is two steps away.
    assert scene.prompt == "bob"
    assert set(scene.options) == {"reach 25 6", "reach 24 7"}
    scene.choose("reach 25 6")
    assert scene.credits == 1


@rule("CUB-27.1")
def test_bob_needs_no_move_but_not_the_space_of_the_round_before() -> None:
    def before(s: CubitosState) -> None:
        s.bob_before[0] = [TRACKS[0].space_at[(25, 6)]]

    scene = run_scene(cards=["Bob"], active=["blue symbol", "blue power"], at=(0, 21, 6), edit=before)
    scene.choose("use blue symbol", "use blue power")

    # The same space twice in one round is fine.
    assert scene.credits == 2
    assert scene.s.bob_now[0] == [TRACKS[0].space_at[(24, 7)]] * 2


@rule("CUB-27.1")
def test_bob_does_not_reach_through_walls_nor_to_his_own_space() -> None:
    track = TRACKS[0]
    own = track.space_at[(25, 6)]
    cells = {track.xy[space] for space in track.within_two[own]}

    assert (25, 6) not in cells
    assert all(y >= 6 for _, y in cells)


@rule("CUB-27.2")
def test_undercover_fish_gives_two_water_feet() -> None:
    scene = run_scene(cards=["Undercover Fish"], active=["blue symbol"]).choose("use blue symbol")

    assert scene.s.water_feet[0] == 2
    assert "walk 0 23 8" in scene.options


@rule("CUB-27.3")
def test_llama_rama_gives_coins_and_its_power_a_fan() -> None:
    plain = run_scene(cards=["Llama-Rama"], active=["blue symbol"]).choose("use blue symbol")
    power = run_scene(cards=["Llama-Rama"], active=["blue power"]).choose("use blue power")

    assert (plain.coins, plain.s.fans[0]) == (3, 0)
    assert (power.coins, power.s.fans[0], power.credits) == (3, 1, 2)


@rule("CUB-27.4")
def test_bahama_llama_gives_coins_and_a_water_foot() -> None:
    scene = run_scene(cards=["Bahama Llama"], active=["blue symbol"]).choose("use blue symbol")

    assert (scene.coins, scene.s.water_feet[0]) == (3, 1)
    assert "walk 0 21 8" in scene.options


@rule("CUB-27.5")
def test_llama_shaman_gives_coins_and_a_red_die_while_there_is_one() -> None:
    scene = run_scene(cards=["Llama Shaman"], active=["blue symbol"], feet=1).choose("use blue symbol")
    assert (scene.coins, scene.zone("discard")) == (2, {"red": 1})

    def none_left(s: CubitosState) -> None:
        s.supply[RED] = 0

    scene = run_scene(cards=["Llama Shaman"], active=["blue symbol"], edit=none_left, feet=1).choose("use blue symbol")
    assert (scene.coins, scene.zone("discard")) == (2, {})


@rule("CUB-27.6")
def test_stogie_rolls_all_grey_and_white_from_draw_and_roll() -> None:
    scene = roll_scene(
        *["light-grey -"] * 7,
        "red -",
        "blue symbol",
        *["light-grey coin1"] * 2,
        *["light-grey -"] * 5,
        "dark-grey foot",
        "white foot",
        cards=["Stogie"],
        roll={"light-grey": 7, "red": 1, "blue": 1},
        draw={"white": 1, "dark-grey": 1, "green": 1},
        discard={"white": 1},
    ).choose("use blue symbol")

    assert scene.active == ["blue symbol", *["light-grey coin1"] * 2, "dark-grey foot", "white foot"]
    assert scene.zone("roll") == {"light-grey": 5, "red": 1}
    assert scene.zone("draw") == {"green": 1}
    assert scene.zone("discard") == {"white": 1}


@rule("CUB-27.6")
def test_stogie_cannot_bust() -> None:
    scene = roll_scene(
        *["light-grey coin1"] * 3,
        "light-grey -",
        "blue symbol",
        "light-grey -",
        cards=["Stogie"],
        draw={"light-grey": 4, "blue": 1},
    ).choose("use blue symbol")

    assert scene.told("busted") == []
    assert scene.prompt == "push"


@rule("CUB-27.7")
def test_chilly_mcchillster_rolls_the_roll_zone_and_once_more_if_all_miss() -> None:
    first = run_scene(
        "light-grey coin1",
        "white -",
        cards=["Chilly McChillster"],
        active=["blue symbol"],
        roll={"light-grey": 1, "white": 1},
    ).choose("use blue symbol")
    assert first.told("got")[0]["coins"] == 1
    assert first.zone("roll") == {"white": 1}
    again = run_scene(
        "light-grey -",
        "white -",
        "light-grey -",
        "white foot",
        cards=["Chilly McChillster"],
        active=["blue symbol"],
        roll={"light-grey": 1, "white": 1},
    ).choose("use blue symbol")
    assert again.feet == 1
    twice = run_scene(
        *["light-grey -"] * 3, cards=["Chilly McChillster"], active=["blue symbol"], roll={"light-grey": 1}, feet=1
    ).choose("use blue symbol")
    assert len(twice.told("rolled")) == 2
    assert run_scene(cards=["Chilly McChillster"], active=["blue symbol"], feet=1).prompt == "move"


@rule("CUB-27.1")
def test_bob_does_not_reach_behind_the_starting_line_on_the_first_lap() -> None:
    course = COURSES[0]
    track = TRACKS[0]
    spaces = {cell % 1000 for node in (0, *track.exits) for cell in course.bob_cells(node)}

    assert spaces
    assert all(track.section[space] <= 1 for space in spaces)
    second_lap = course.first[1]
    assert any(track.section[cell % 1000] >= 7 for cell in course.bob_cells(second_lap))
