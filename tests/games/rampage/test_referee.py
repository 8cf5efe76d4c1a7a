"""The referee's eyes, each on a built scene."""

from __future__ import annotations

import math

from asobi.games.rampage.plan import BOARD, KIND_OF, RUIN, pose, written
from asobi.games.rampage.referee import Scene
from asobi.testing import rule
from tests.games.rampage.scenes import (
    BODY,
    DISC,
    FLOOR,
    MEEPLES,
    PLAN,
    VEHICLE,
    empty,
    knock_over,
    lay,
    off,
    stand,
    table,
)

A, B, C, D, E, F, G, H = range(8)
THICK = 0.3
TALL = 1.6


@rule("RAM-2.1", "RAM-2.2", "RAM-1.2")
def test_the_city_at_the_start() -> None:
    scene = table(4).scene()

    assert [len(scene.members(b)) for b in range(7)] == [16, 16, 16, 16, 16, 16, 13]
    assert [len(scene.floors_on(b)) for b in range(7)] == [3, 3, 3, 3, 3, 3, 1]
    assert [len([m for m in scene.members(b) if m < MEEPLES]) for b in range(7)] == [13] * 6 + [12]
    assert scene.bare_floors() == []


# -- in the city -------------------------------------------------------------------------------------------


@rule("RAM-6.5")
def test_on_the_board_or_on_what_stands_there_is_in_the_city() -> None:
    s = empty()
    lay(s, FLOOR, 5.0, 20.0)
    lay(s, 0, 5.0, 20.0, THICK)
    lay(s, 1, 10.0, 20.0)

    scene = s.scene()

    assert scene.in_city(FLOOR)
    assert scene.in_city(0)
    assert scene.in_city(1)
    assert not scene.escaped(0)


@rule("RAM-6.5")
def test_beside_the_board_is_out_of_the_city() -> None:
    s = empty()
    s.put([off(0)])
    s.set_here([0], True)

    assert s.scene().escaped(0)


@rule("RAM-6.5")
def test_a_small_part_on_the_board_is_enough() -> None:
    """Given a floor that hangs over the edge with a meeple on its outer half, then both are in the city."""
    s = empty()
    lay(s, FLOOR, 30.0, 10.0)
    lay(s, 0, 32.0, 10.0, THICK)

    assert s.scene().in_city(FLOOR)
    assert s.scene().in_city(0)


@rule("RAM-6.5")
def test_a_floor_that_leans_on_the_edge_is_in_the_city_with_all_it_carries() -> None:
    """Given a floor with its foot on the table and its middle below the board, then a meeple on its head is in too."""
    s = empty()
    tilt = math.radians(26.0)
    far = 1.6  # from the floor's middle to the edge it leans on
    middle = (PLAN.half + far * math.cos(tilt) + THICK / 2 * math.sin(tilt), 10.0)
    height = THICK / 2 * math.cos(tilt) - far * math.sin(tilt)
    turn = (0.0, math.sin(tilt / 2), 0.0, math.cos(tilt / 2))
    s.put([[FLOOR, *written(*middle, height, *turn)]])
    s.set_here([FLOOR], True)
    along, over = far + 0.1, THICK / 2 + TALL / 2
    x = middle[0] - along * math.cos(tilt) + over * math.sin(tilt)
    z = height + along * math.sin(tilt) + over * math.cos(tilt)
    s.put([[0, *written(x, 10.0, z, *turn)]])
    s.set_here([0], True)
    assert height < -0.3

    assert s.scene().in_city(FLOOR)
    assert s.scene().supports[0] == [FLOOR]
    assert not s.scene().escaped(0)


@rule("RAM-6.5")
def test_what_stands_on_the_table_against_the_boards_side_is_out_of_the_city() -> None:
    """Given a body that stands beside the board and touches its side from below to its upper edge, then it is down."""
    s = empty()
    low = min(z - hz for _, _, z, _, _, hz in KIND_OF[BODY].boxes)
    s.put([[BODY, *written(PLAN.half + KIND_OF[BODY].boxes[0][3], 10.0, -PLAN.slab - low, 0.0, 0.0, 0.0, 1.0)]])
    s.put([[0, *pose(PLAN.half + 1.0, 20.0, -PLAN.slab + TALL / 2)]])
    s.set_here([0], True)

    assert not s.scene().in_city(BODY)
    assert s.scene().knocked_down(0)
    assert s.scene().escaped(0)


@rule("RAM-6.5")
def test_a_piece_in_the_air_is_not_in_the_city() -> None:
    s = empty()
    lay(s, 0, 10.0, 20.0, 3.0)

    assert s.scene().escaped(0)


# -- knocked down ------------------------------------------------------------------------------------------


@rule("RAM-5.2")
def test_a_body_that_leans_less_than_45_degrees_stands() -> None:
    s = empty()
    sin40, cos40 = 0.3420201, 0.9396926
    s.put([[BODY, *written(10.0, 20.0, 4.3, 0.0, sin40, 0.0, cos40)]])
    s.set_here([DISC], False)
    leaning = s.scene().knocked_down(0)
    assert s.scene().in_city(BODY)
    sin50, cos50 = 0.4226183, 0.9063078
    s.put([[BODY, *written(10.0, 20.0, 3.9, 0.0, sin50, 0.0, cos50)]])

    assert not leaning
    assert s.scene().knocked_down(0)


@rule("RAM-5.1")
def test_a_body_on_its_side_or_out_of_the_city_is_down() -> None:
    s = empty()
    knock_over(s, 0, 10.0, 20.0)
    s.put([off(BODY + 1)])

    assert s.scene().knocked_down(0)
    assert s.scene().knocked_down(1)


@rule("RAM-5.2")
def test_a_body_that_stands_beside_its_disc_is_separated_but_not_down() -> None:
    s = empty()
    lay(s, BODY, 10.0, 20.0)
    lay(s, DISC, 5.0, 20.0)

    assert not s.scene().knocked_down(0)
    assert not s.scene().on_own_disc(0)


@rule("RAM-12.16")
def test_a_head_down_body_stands_if_its_feet_are_up() -> None:
    s = empty()
    x, y = PLAN.corners[0]
    s.put([[BODY, *written(x, y, 5.45, 1.0, 0.0, 0.0, 0.0)]])

    assert s.scene().knocked_down(0)
    assert not s.scene().knocked_down(0, head_down=True)


# -- places ------------------------------------------------------------------------------------------------


@rule("RAM-1.5", "RAM-6.6")
def test_a_piece_is_in_every_neighbourhood_it_covers() -> None:
    s = empty()
    stand(s, 0, 0.0, 15.0)
    stand(s, 1, 4.0, 15.0)
    lay(s, VEHICLE, -17.0, 25.0)

    scene = s.scene()

    assert scene.grounds(DISC) == [B, C]
    assert scene.grounds(DISC + 1) == [C]
    assert scene.grounds(VEHICLE) == [A, B]


@rule("RAM-8.2")
def test_on_a_sidewalk_alone_is_in_no_neighbourhood() -> None:
    s = empty()
    b = PLAN.buildings[0]
    lay(s, 0, b.x + b.hx + 0.75, b.y)
    lay(s, 1, b.x + b.walk_x, b.y)

    assert s.scene().grounds(0) == []
    assert s.scene().grounds(1) == [B]


@rule("RAM-4.7")
def test_a_disc_touches_a_sidewalk_from_two_centimetres_off() -> None:
    s = empty()
    b = PLAN.buildings[0]
    stand(s, 0, b.x + b.walk_x + 1.9, b.y)
    near = s.scene().sidewalks(0)
    stand(s, 0, b.x + b.walk_x + 2.1, b.y)

    assert near == [0]
    assert s.scene().sidewalks(0) == []


@rule("RAM-4.7")
def test_a_disc_on_a_building_touches_no_sidewalk_and_is_in_no_neighbourhood() -> None:
    s = table()
    s.set_here([BODY], False)
    s.set_here([12], False)
    b = PLAN.buildings[0]
    lay(s, DISC, b.x, b.y, PLAN.ruin + 3 * (TALL + THICK))

    assert s.scene().sidewalks(0) == []
    assert s.scene().grounds(DISC) == []


@rule("RAM-10.11")
def test_partly_on_a_ruin_is_on_it() -> None:
    s = empty()
    b = PLAN.buildings[1]
    lay(s, VEHICLE, b.x + b.hx + 1.0, b.y, PLAN.ruin)
    lay(s, VEHICLE + 1, 5.0, 20.0)

    assert s.scene().on_ruin(VEHICLE) == [1]
    assert s.scene().on_ruin(VEHICLE + 1) == []


# -- floors and meeples ------------------------------------------------------------------------------------


@rule("RAM-6.4")
def test_a_floor_is_bare_if_nothing_rests_on_it() -> None:
    s = empty()
    lay(s, FLOOR, 5.0, 20.0)
    lay(s, FLOOR + 1, 15.0, 25.0)
    lay(s, VEHICLE, 15.0, 25.0, THICK)

    assert s.scene().bare_floors() == [FLOOR]


@rule("RAM-6.4")
def test_what_leans_on_the_edge_of_a_floor_does_not_rest_on_it() -> None:
    s = empty()
    lay(s, FLOOR, 5.0, 20.0)
    lay(s, 0, 5.0 + 3.5 + 0.7, 20.0)

    scene = s.scene()

    assert 0 in scene.leaning_on(FLOOR)
    assert scene.bare_floors() == [FLOOR]


@rule("RAM-6.3")
def test_riders_are_all_that_a_floor_carries() -> None:
    s = empty()
    lay(s, FLOOR, 5.0, 20.0)
    lay(s, 0, 5.0, 20.0, THICK)
    lay(s, FLOOR + 1, 5.0, 20.0, THICK + TALL)
    lay(s, 1, 6.0, 20.0, 2 * THICK + TALL)

    assert s.scene().riders(FLOOR) == [0, 1]


@rule("RAM-8.3", "RAM-8.2")
def test_accessible_meeples() -> None:
    """On the ground, on a fallen floor there; not under something, not in a building, not on a ruin."""
    s = empty()
    lay(s, 0, 5.0, 20.0)
    lay(s, FLOOR, 8.0, 12.0)
    lay(s, 1, 8.0, 12.0, THICK)
    lay(s, 2, 5.0, 25.0)
    lay(s, VEHICLE, 5.0, 25.0, TALL)
    lay(s, 3, 17.0, 17.25, PLAN.ruin)

    scene = s.scene()

    assert scene.edible(C) == [0, 1]
    assert not scene.accessible(2)
    assert not scene.accessible(3)
    assert not scene.accessible(MEEPLES - 1)


@rule("RAM-4.9")
def test_a_drop_hits_the_ruin_or_what_belonged_to_the_building() -> None:
    scene = table().scene()
    members = scene.members(0)

    assert scene.hit(0, [RUIN], members)
    assert scene.hit(0, [FLOOR + 2], members)
    assert not scene.hit(0, [BOARD, FLOOR + 3], members)


@rule("RAM-9.1")
def test_the_last_floor() -> None:
    s = empty()
    before = s.scene().floors_in_city()
    s.put([off(FLOOR + 18)])

    assert before == 1
    assert s.scene().floors_in_city() == 0


@rule("RAM-11.11")
def test_loose_on_a_ruin_are_those_that_carry_nothing() -> None:
    s = empty()
    lay(s, 0, -19.5, 17.25, PLAN.ruin)
    lay(s, 1, -16.0, 17.25, PLAN.ruin)
    lay(s, VEHICLE, -16.0, 17.25, PLAN.ruin + TALL)

    assert s.scene().loose_on_ruin(0) == [0]


def test_looking_again_sees_what_a_fresh_look_sees() -> None:
    """Given a scene known already, when some pieces move, then the contacts taken over are the right ones."""
    s = table(4)
    s.scene()
    lay(s, 12, 5.0, 22.0)
    lay(s, FLOOR + 2, -17.0, 26.0)

    again, fresh = s.scene(), Scene(s.poses, s.here)

    assert again.contacts == fresh.contacts
    assert again.city == fresh.city
