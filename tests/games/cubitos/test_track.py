"""Sections 11 and 12 of the rulebook: tracks, moving, red lines."""

from __future__ import annotations

import pytest

from asobi.core import why_not
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.track import COURSES, TRACKS
from asobi.games.cubitos.ways import Ways
from asobi.testing import rule
from tests.games.cubitos.scenes import Scene, node_at, roll_scene, run_scene

T1, T2, T3, T4 = "nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep"


def asked(scene: Scene, move: str) -> dict[str, object]:
    """What the view says of a move."""
    moves: dict[str, dict[str, object]] = scene.match.view(0)["asked"][0]["moves"]
    return moves[move]


@rule("CUB-11.1")
@pytest.mark.parametrize("track", TRACKS, ids=[track.key for track in TRACKS])
def test_a_space_touches_six_others_at_most(track: object) -> None:
    from asobi.games.cubitos.track import Track

    assert isinstance(track, Track)
    zones = {0, len(track.xy) - 1} if not track.loop else {0}
    for space, near in enumerate(track.near):
        if space not in zones:
            x, y = track.xy[space]
            assert len(near) <= 6
            for other in near:
                if other not in zones:
                    ox, oy = track.xy[other]
                    assert (abs(ox - x), abs(oy - y)) in ((2, 0), (1, 1))


@rule("CUB-11.1")
def test_the_maps_are_as_long_as_they_should_be() -> None:
    assert [course.length for course in COURSES] == [30, 60, 30, 30, 28, 59]
    assert [len(track.xy) - (1 if track.loop else 2) for track in TRACKS] == [148, 116, 111, 115]
    for track in TRACKS:
        assert track.tokens.keys() >= {cell for cell in track.xy if cell[0] >= 0}


@rule("CUB-11.2")
def test_a_foot_is_a_space_and_feet_may_be_left() -> None:
    scene = run_scene(feet=3)

    assert "walk 0 25 6" in scene.options
    assert "walk 0 27 6" not in scene.options
    assert why_not(scene.match, 0, "walk 0 27 0") == "CUB-11.2"
    scene.choose("walk 0 21 6")
    assert scene.place == [0, 21, 6]


@rule("CUB-11.2")
def test_a_runner_may_go_back() -> None:
    scene = run_scene(feet=2, at=(0, 25, 6))

    assert "walk 0 21 6" in scene.options


@rule("CUB-11.3")
def test_runners_share_a_space() -> None:
    def edit(s: CubitosState) -> None:
        s.position[1] = node_at(T1, (0, 21, 6))

    scene = run_scene(feet=2, edit=edit).choose("walk 0 21 6")

    assert scene.s.position[0] == scene.s.position[1]


@rule("CUB-11.4")
def test_the_start_zone_is_one_space() -> None:
    scene = run_scene(feet=1)

    # Every dry space on the exit side is one step from the start, high or low.
    assert sorted(scene.options) == ["stay", "walk 0 20 7", "walk 0 20 9", "walk 0 21 10", "walk 0 21 6"]
    track = TRACKS[0]
    touching = {
        other for cell, token in track.tokens.items() if token == "SS" for other in track.near[track.space_at[cell]]
    }
    assert touching == set(track.near[0])


@rule("CUB-11.4")
def test_the_finish_zone_is_one_space() -> None:
    for row in (0, 1, 2):
        x = 20 if row % 2 else 21
        scene = run_scene(feet=3, course=T2, at=(0, x, row))
        assert "walk 1 line" in scene.options


@rule("CUB-11.5")
def test_nobody_walks_backwards_over_the_line_of_a_loop() -> None:
    scene = run_scene(feet=9)

    assert not any(option.startswith("walk 1") for option in scene.options)
    assert not any(option.startswith("walk 0 15") for option in scene.options)
    near = run_scene(feet=4, at=(0, 21, 6))
    assert "walk 0 line" not in near.options
    assert "walk 1 line" not in near.options


@rule("CUB-11.6")
def test_walls_cannot_be_entered() -> None:
    scene = run_scene(feet=20)

    assert "walk 0 20 5" not in scene.options
    assert why_not(scene.match, 0, "walk 0 6 5") in ("CUB-11.6", "CUB-11.2")
    assert all((x, y) not in TRACKS[0].space_at for (x, y), token in TRACKS[0].tokens.items() if token == "##")


@rule("CUB-11.7")
def test_water_needs_a_water_foot_for_each_space() -> None:
    dry = run_scene(feet=5)
    wet = run_scene(feet=5, water=1)

    assert why_not(dry.match, 0, "walk 0 21 8") == "CUB-11.7"
    assert "walk 0 21 8" in wet.options
    shallow = run_scene(water=1)
    both = run_scene(water=2)
    assert "walk 0 21 8" in shallow.options
    assert "walk 0 23 8" not in shallow.options
    assert "walk 0 23 8" in both.options


@rule("CUB-11.7")
def test_from_water_any_foot_leads_to_land_and_water_feet_walk_on_land() -> None:
    ashore = run_scene(feet=1, at=(0, 21, 8))
    walking = run_scene(water=3)

    assert "walk 0 20 7" in ashore.options
    assert "walk 0 25 6" in walking.options


@rule("CUB-11.17")
def test_a_runner_in_deep_water_waits_for_a_water_foot() -> None:
    deep = run_scene(feet=5, course=T4, at=(0, 17, 4))

    assert deep.told("moved") == []
    neighbours = TRACKS[3].near[TRACKS[3].space_at[(17, 4)]]
    water = [space for space in neighbours if TRACKS[3].token(space) == "~~"]
    assert all(f"walk 0 {TRACKS[3].xy[space][0]} {TRACKS[3].xy[space][1]}" not in deep.options for space in water)
    swimming = run_scene(water=1, course=T4, at=(0, 17, 4))
    assert len(swimming.options) > 1


@rule("CUB-11.8")
def test_rewards_only_where_the_move_ends() -> None:
    scene = run_scene(feet=4, at=(0, 24, 7))
    scene.choose("walk 0 26 7")

    assert scene.credits == 0
    other = run_scene(feet=4).choose("walk 0 24 7")
    assert other.credits == 1


@rule("CUB-11.9")
def test_standing_still_on_a_reward_gives_nothing() -> None:
    scene = run_scene(feet=1, at=(0, 25, 6)).choose("stay")

    assert scene.credits == 0
    assert why_not(scene.match, 1, "walk 0 25 6") is not None
    still = run_scene(feet=1, at=(0, 25, 6))
    assert why_not(still.match, 0, "walk 0 25 6") == "CUB-11.9"


@rule("CUB-11.10")
def test_credits_and_fans_of_a_space() -> None:
    assert run_scene(feet=1, at=(0, 23, 6)).choose("walk 0 25 6").credits == 1
    fan = run_scene(feet=1, at=(0, 32, 3)).choose("walk 0 33 4")
    assert (fan.s.fans[0], fan.credits) == (1, 2)


@rule("CUB-11.11")
def test_lose_die_spaces_are_optional_and_may_take_two() -> None:
    two = run_scene(feet=1, at=(0, 26, 1), draw={"light-grey": 3}).choose("walk 0 25 0")
    assert two.prompt == "lose"
    two.choose("lose light-grey draw")
    assert two.prompt == "lose"
    two.choose("keep")
    assert two.owned("light-grey") == 2


@rule("CUB-11.11")
def test_some_spaces_take_a_die_and_give_a_fan() -> None:
    cell = next(cell for cell, token in TRACKS[0].tokens.items() if token == "Lf")
    near = TRACKS[0].xy[TRACKS[0].near[TRACKS[0].space_at[cell]][0]]
    scene = run_scene(feet=1, at=(0, *near), draw={"light-grey": 3}).choose(f"walk 0 {cell[0]} {cell[1]}")

    scene.choose("keep")

    assert scene.s.fans[0] == 1
    assert scene.owned("light-grey") == 3


@rule("CUB-11.12")
def test_a_gain_space_gives_any_die_or_one_up_to_its_cost() -> None:
    scene = run_scene(feet=1, course=T2, at=(0, 21, 10)).choose("walk 0 23 10")

    assert scene.options == [
        "gain light-grey",
        "gain dark-grey",
        "gain brown",
        "gain red",
        "gain green",
        "gain orange",
        "gain blue",
        "decline",
    ]
    scene.choose("gain green")
    assert scene.zone("discard") == {"green": 1}
    anything = run_scene(feet=1, at=(0, 15, 10)).choose("walk 0 13 10")
    assert "gain purple" in anything.options


@rule("CUB-11.13")
def test_a_coin_portal_costs_money_and_works_both_ways() -> None:
    for here, there in (((0, 29, 4), "17 8"), ((0, 17, 8), "29 4")):
        scene = run_scene(course=T3, coins=6, at=here)
        assert f"ride 0 {there}" in scene.options
        scene.choose(f"ride 0 {there}")
        assert scene.coins == 0
    poor = run_scene(course=T3, coins=5, at=(0, 29, 4))
    assert not any(option.startswith("ride") for option in poor.options)


@rule("CUB-11.13")
def test_a_foot_portal_costs_feet_as_in_the_printed_example() -> None:
    """Ten feet: two to reach the portal, seven to use it, one is left."""
    scene = run_scene(course=T4, feet=10, at=(0, 11, 8))
    beyond = [option for option in scene.options if option.startswith("ride")]

    assert "ride 0 15 2" in beyond
    portal = TRACKS[3].space_at[(15, 2)]
    track = TRACKS[3]
    around = {track.xy[space] for space in track.near[portal] if track.token(space) != "~~"}
    upper = {option for option in beyond if int(option.split()[3]) <= 2}
    assert upper == {"ride 0 15 2", *[f"ride 0 {x} {y}" for x, y in around]}
    assert asked(scene, "ride 0 15 2")["via"] == ["foot-portal"]


@rule("CUB-11.14")
def test_a_jetpack_doubles_what_is_left() -> None:
    """On the jetpack with 3 feet: 6. Arriving with 2: 4."""
    course = COURSES[2]
    jetpack = node_at(T2, (0, 19, 4))
    on_it = Ways(course, jetpack, 3, 0, 0)
    assert max(len(on_it.path(node, True)) - 1 for node in on_it.ridden) == 6
    start = node_at(T2, (0, 23, 4))
    arriving = Ways(course, start, 4, 0, 0)
    longest = max(len(arriving.path(node, True)) - 1 for node in arriving.ridden)
    assert longest == 2 + 4


@rule("CUB-11.14")
def test_a_jetpack_doubles_water_feet_apart() -> None:
    """Two water feet left allow four water spaces."""
    course = COURSES[4]
    jetpack = node_at(T4, (0, 26, 5))
    ways = Ways(course, jetpack, 1, 2, 0)
    reached = [node for node in ways.ridden if course.water[node]]

    def swum(node: int) -> int:
        return sum(course.water[step] for step in ways.path(node, True))

    assert max(swum(node) for node in reached) == 4


@rule("CUB-11.15")
def test_feet_bought_before_the_jetpack_are_doubled() -> None:
    course = COURSES[2]
    ways = Ways(course, node_at(T2, (0, 19, 4)), 0, 0, 4)

    two_away = [node for node in ways.ridden if len(ways.path(node, True)) - 1 == 2]
    assert two_away
    assert all(ways.ride[node] == 4 for node in two_away)
    assert max(len(ways.path(node, True)) - 1 for node in ways.ridden) == 2


@rule("CUB-11.15")
def test_feet_bought_after_the_jetpack_count_once() -> None:
    course = COURSES[2]
    ways = Ways(course, node_at(T2, (0, 19, 4)), 1, 0, 4)

    # One foot and one bought foot: at most four steps, and three of them never cost more than that one foot.
    assert max(len(ways.path(node, True)) - 1 for node in ways.ridden) == 4
    assert all(ways.ride[node] <= 4 for node in ways.ridden)


@rule("CUB-11.16")
def test_portals_and_jetpacks_work_in_passing_once_each() -> None:
    course = COURSES[4]
    ways = Ways(course, node_at(T4, (0, 17, 10)), 3, 0, 10)

    for node in ways.ridden:
        helped = ways.helped_by(node)
        assert len(helped) == len(set(helped))
    across = node_at(T4, (0, 27, 4))
    assert ways.helped_by(across) == [node_at(T4, (0, 19, 10))]
    assert ways.ride[across] == 5


@rule("CUB-11.18")
def test_a_way_with_help_is_offered_only_where_it_saves_money() -> None:
    scene = run_scene(course=T3, feet=30, coins=20, at=(0, 29, 4))

    assert "walk 0 17 8" in scene.options
    assert "ride 0 17 8" not in scene.options
    short = run_scene(course=T3, feet=3, coins=20, at=(0, 29, 4))
    assert "ride 0 17 8" in short.options
    info = asked(short, "ride 0 17 8")
    assert (info["money"], info["path"]) == (6, [[0, 29, 4], [0, 17, 8]])


@rule("CUB-11.18")
def test_the_path_of_a_move_is_walked_step_by_step() -> None:
    scene = run_scene(feet=6)
    path = asked(scene, "walk 0 30 7")["path"]
    scene.choose("walk 0 30 7")
    moved = scene.told("moved")[0]

    assert moved["path"] == path
    assert len(moved["path"]) - 1 == moved["spaces"] == 6


@rule("CUB-12.1")
@pytest.mark.parametrize("course", COURSES, ids=[course.key for course in COURSES])
def test_red_lines_are_crossed_one_at_a_time(course: object) -> None:
    from asobi.games.cubitos.track import Course

    assert isinstance(course, Course)
    assert course.progress[0] == 0
    assert course.progress[course.first[course.laps]] == 8 * course.laps
    for node in range(course.nodes):
        for other in course.next[node]:
            dry = not course.water[node] and not course.water[other]
            assert not dry or abs(course.progress[node] - course.progress[other]) <= 1


@rule("CUB-12.1")
def test_a_lap_is_eight_lines() -> None:
    def edit(s: CubitosState) -> None:
        s.position[1] = node_at("nothing-goes-right-twice", (1, 21, 6))

    scene = roll_scene(course="nothing-goes-right-twice", draw={"light-grey": 20}, edit=edit)

    assert scene.s.limit == [17, 9]
