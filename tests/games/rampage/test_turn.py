"""Set-up, the turn, the four actions and what follows them."""

from __future__ import annotations

import math

from asobi.core import Match
from asobi.games.rampage import GAME
from asobi.games.rampage.deeds import breathe, demolish, drop_body, move, release_height, speed_of, toss
from asobi.games.rampage.legal import deeds_of, targets, vehicles
from asobi.games.rampage.plan import KIND_OF, POSE, UNIT
from asobi.games.rampage.resolve import gobble, note_fallen, resolve_deed
from asobi.games.rampage.seating import enter_corner, free_corners, reseat
from asobi.games.rampage.state import ACTIONS, END, MEAL, SIDE_A, SIDE_B, START
from asobi.games.rampage.tables import EACH
from asobi.games.rampage.teeth import lose_tooth, take_teeth
from asobi.testing import rule
from tests.games.rampage.scenes import (
    BODY,
    DISC,
    FLOOR,
    MEEPLES,
    PLAN,
    STILL,
    VEHICLE,
    Hand,
    empty,
    feed,
    fell,
    knock_over,
    lay,
    meeple,
    names,
    off,
    power,
    says,
    stand,
    state_of,
    table,
)

RED, BLUE, GREEN, BLACK, YELLOW, GREY = range(6)
THICK = 0.3

# -- set-up ------------------------------------------------------------------------------------------------


@rule("RAM-1.1", "RAM-1.3", "RAM-1.4", "RAM-2.3")
def test_the_pieces() -> None:
    s = state_of(Match.new(GAME, 4, "pieces"))

    assert [s.colours.count(colour) for colour in range(6)] == [15] * 6
    assert s.teeth == [4] * 4
    assert s.bite(0) == 6
    assert [s.scene().spot(VEHICLE + v) for v in range(4)] == PLAN.parking


@rule("RAM-2.4")
def test_two_players_start_in_opposite_corners() -> None:
    two, four = table(2).scene(), table(4).scene()

    assert [two.spot(DISC + seat) for seat in range(2)] == [(-25.0, 25.0), (25.0, -25.0)]
    assert [four.spot(DISC + seat) for seat in range(4)] == PLAN.corners


@rule("RAM-2.5")
def test_the_table_chooses_the_side_of_the_runaway_board() -> None:
    assert table().side == SIDE_A
    assert table(runaway="B").side == SIDE_B


@rule("RAM-2.6", "RAM-2.7")
def test_three_cards_each_and_only_the_superpower_is_secret() -> None:
    match = Match.new(GAME, 3, "cards")
    view = match.view(1)

    assert [len(state_of(match).characters[seat]) for seat in range(3)] == [1, 1, 1]
    assert all(number // EACH == 1 for seat in range(3) for number in state_of(match).powers[seat])
    assert view["seats"][0]["characters"] == state_of(match).characters[0]
    assert view["seats"][0]["supers"] is None
    assert view["seats"][1]["supers"] == state_of(match).supers[1]
    assert view["seats"][0]["stomach"] is None
    assert view["seats"][0]["secrets"] == 1


@rule("RAM-2.8")
def test_the_first_player_is_random() -> None:
    settings = GAME.with_defaults(3)
    firsts = {GAME.setup(3, settings, Match.new(GAME, 3, f"first {n}").state.dice).first for n in range(8)}

    assert firsts == {0, 1, 2}


# -- the turn ----------------------------------------------------------------------------------------------


@rule("RAM-3.1", "RAM-3.5")
def test_a_turn_is_two_actions_and_a_meal() -> None:
    s = empty()
    s.phase = START
    Hand().plays(GAME.step(s))
    assert (s.phase, s.actions) == (ACTIONS, 2)
    Hand("pass").plays(GAME.step(s))
    Hand("pass").plays(GAME.step(s))
    assert s.phase == MEAL
    Hand().plays(GAME.step(s))
    assert s.phase == END
    Hand().plays(GAME.step(s))

    assert (s.turn, s.phase) == (1, START)


@rule("RAM-3.2", "RAM-5.3")
def test_a_body_that_lies_stands_up_at_the_start_of_its_turn() -> None:
    s = empty()
    knock_over(s, 0, -20.0, 26.0)
    s.down[0] = 1
    s.phase = START

    Hand().plays(GAME.step(s))

    assert s.scene().on_own_disc(0)
    assert s.down == [0, 0]


@rule("RAM-3.3")
def test_a_monster_out_of_the_city_comes_in_at_a_free_corner() -> None:
    s = empty()
    s.put([off(DISC), off(BODY, 2)])
    s.phase = START
    hand = Hand("corner 3")

    hand.plays(GAME.step(s))

    assert hand.offered[0] == ["corner 0", "corner 1", "corner 3"]
    assert s.scene().spot(DISC) == (-25.0, -25.0)


@rule("RAM-3.3")
def test_a_corner_with_a_fallen_body_in_it_is_not_free() -> None:
    s = empty()
    knock_over(s, 1, -24.0, -25.0)
    stand_disc = s.scene().spot(DISC + 1)

    assert stand_disc == (25.0, -25.0)
    assert free_corners(s) == [1]


@rule("RAM-3.4")
def test_loose_pieces_in_the_way_are_moved_a_little() -> None:
    s = empty()
    stand(s, 0, 5.0, 20.0)
    for number, x in enumerate((3.0, 5.0, 7.0)):
        lay(s, number, x, 20.0, 0.9)
    before = s.scene().in_city(0)

    reseat(s, 0)

    assert before
    assert s.scene().spot(DISC) == (5.0, 20.0)
    assert s.scene().on_own_disc(0)
    assert all(s.scene().accessible(number) for number in range(3))


@rule("RAM-3.4")
def test_a_buried_disc_moves_to_the_nearest_free_spot() -> None:
    """Given a disc under a floor that a building still carries, then the monster stands beside it."""
    s = empty()
    b = PLAN.buildings[1]
    stand(s, 0, 9.0, 17.0)
    lay(s, FLOOR, b.x - 5.5, b.y, 0.9)
    lay(s, VEHICLE, b.x - 3.0, b.y, PLAN.ruin)
    lay(s, 5, b.x - 8.0, b.y, 0.9 + THICK)
    s.put([[BODY, *s.poses[(BODY) * POSE : (BODY) * POSE + POSE]]])

    reseat(s, 0)

    assert s.scene().on_own_disc(0)


# -- Move --------------------------------------------------------------------------------------------------


@rule("RAM-4.1")
def test_a_move_slides_the_disc_and_the_body_follows() -> None:
    s = empty()

    Hand({"direction": 315.0, "power": 0.3, "spin": 0.0}).plays(move(s, 0, False))

    x, y = s.scene().spot(DISC)
    assert x > -24.0
    assert y < 24.0
    assert math.dist((x, y), (-25.0, 25.0)) > 3.0
    assert s.scene().on_own_disc(0)


@rule("RAM-4.1")
def test_the_body_is_lifted_while_the_disc_slides() -> None:
    s = empty()
    hand = Hand({}, nature=[STILL])

    hand.plays(move(s, 0, False))

    assert hand.requests[0]["lift"] == [BODY]


@rule("RAM-4.2", "RAM-5.4")
def test_a_disc_that_leaves_the_city_costs_a_tooth_and_comes_in_at_a_corner() -> None:
    s = empty()
    hand = Hand({}, "corner 1", nature=[says(off(DISC), left=[DISC])])

    hand.plays(move(s, 0, False))

    assert s.teeth == [3, 4]
    assert s.fangs == [0, 0]
    assert s.scene().spot(DISC) == (25.0, 25.0)


@rule("RAM-4.3")
def test_the_heavier_the_piece_the_slower_it_leaves_the_finger() -> None:
    disc, body = speed_of(KIND_OF[DISC].mass, 1.0), speed_of(KIND_OF[BODY].mass, 1.0)

    assert round(disc) == 429
    assert round(body) == 102
    assert speed_of(KIND_OF[DISC].mass, 0.25) == disc / 8.0


@rule("RAM-4.4")
def test_hands_tremble() -> None:
    directions = set()
    for number in range(5):
        s = empty(seed=f"hand {number}")
        hand = Hand({"direction": 90.0, "power": 0.5, "spin": 0.0}, nature=[STILL])
        hand.plays(move(s, 0, False))
        vx, vy = hand.requests[0]["set"][0][8:10]
        directions.add(round(math.degrees(math.atan2(vy, vx)), 3))

    assert len(directions) == 5
    assert all(86.0 < direction < 94.0 for direction in directions)


# -- Demolish ----------------------------------------------------------------------------------------------


@rule("RAM-4.7")
def test_a_building_may_be_demolished_from_its_sidewalk_while_anything_is_left() -> None:
    s = table()
    b = PLAN.buildings[0]
    far = targets(s, 0)
    stand(s, 0, b.x - b.walk_x - 1.5, b.y)
    near = targets(s, 0)
    s.set_here([*range(13), FLOOR, FLOOR + 1, FLOOR + 2], False)

    assert far == []
    assert near == [0]
    assert targets(s, 0) == []


@rule("RAM-4.8")
def test_the_body_is_let_go_as_high_as_asked_but_clear_of_the_roof() -> None:
    s = table()
    b = PLAN.buildings[0]
    upright = [0.0, 0.0, 0.0, 1.0]

    assert release_height(s, 0, b.x, b.y, upright, 35.0) - KIND_OF[BODY].half == 35.0
    roof = PLAN.ruin + 3 * (1.6 + THICK) + 1.6
    assert abs(release_height(s, 0, b.x, b.y, upright, 1.0) - KIND_OF[BODY].half - roof - 1.0) < 0.01


@rule("RAM-4.8")
def test_the_body_is_held_over_the_building_or_its_sidewalk() -> None:
    s = table()
    b = PLAN.buildings[0]
    hand = Hand({"east": 6.5, "north": -6.5, "height": 10.0, "tilt": 0.0, "facing": 0.0, "tilted": 0.0}, nature=[STILL])

    hand.plays(drop_body(s, 0, b.x, b.y, (b.walk_x, b.walk_y), {}))

    _, x, y, z = hand.requests[0]["set"][0][:4]
    assert abs(x - b.x - b.walk_x) < 1.0
    assert abs(y - b.y + b.walk_y) < 1.0
    assert z < 35.0


@rule("RAM-4.9")
def test_a_miss_costs_a_tooth_and_a_hit_none() -> None:
    missed, hit, fallen_off = table(), table(), table()
    for s in (missed, hit, fallen_off):
        stand(s, 0, -17.0, 25.0)

    Hand({}, nature=[says(fell(0, 0.0, 25.0), touched=[-1])]).plays(demolish(missed, 0, 0))
    Hand({}, nature=[says(fell(0, 0.0, 25.0), touched=[-1, FLOOR])]).plays(demolish(hit, 0, 0))
    Hand({}, nature=[says(off(BODY), touched=[FLOOR])]).plays(demolish(fallen_off, 0, 0))

    assert [s.teeth[0] for s in (missed, hit, fallen_off)] == [3, 4, 3]


@rule("RAM-4.10")
def test_after_a_demolish_the_body_stands_on_its_disc_again() -> None:
    s = table()
    stand(s, 0, -17.0, 25.2)

    Hand({"east": 0.5, "north": 0.5, "height": 35.0, "tilt": 8.0}).plays(demolish(s, 0, 0))

    assert s.scene().spot(DISC) == (-17.0, 25.2)
    assert s.scene().on_own_disc(0)
    assert s.teeth[0] == 4


# -- Toss and Breathe --------------------------------------------------------------------------------------


@rule("RAM-4.12")
def test_a_vehicle_in_the_own_neighbourhood_may_be_tossed() -> None:
    s = table()
    far = vehicles(s, 0)
    stand(s, 0, -8.0, 24.0)
    near = vehicles(s, 0)
    lay(s, VEHICLE, -17.0, 13.0)

    assert far == []
    assert near == [0]
    assert vehicles(s, 0) == []


@rule("RAM-4.12", "RAM-6.6")
def test_a_vehicle_over_a_wall_is_on_both_sides() -> None:
    s = empty()
    lay(s, VEHICLE, 0.0, 17.0)
    stand(s, 0, -8.0, 24.0)
    stand(s, 1, 8.0, 24.0)

    assert vehicles(s, 0) == [0]
    assert vehicles(s, 1) == [0]


@rule("RAM-4.13")
def test_a_tossed_vehicle_stays_where_it_stops() -> None:
    s = empty()
    lay(s, VEHICLE, -20.0, 26.0)

    Hand({"direction": 315.0, "power": 0.35, "elevation": 0.0, "spin": 0.0}).plays(toss(s, 0, 0))

    x, y = s.scene().spot(VEHICLE)
    assert s.here[VEHICLE]
    assert math.dist((x, y), (-25.0, 25.0)) > 4.0
    assert s.scene().on_own_disc(0)


@rule("RAM-4.14")
def test_a_vehicle_out_of_the_city_is_out_of_the_game() -> None:
    s = empty()
    lay(s, VEHICLE, -20.0, 26.0)

    Hand({}, nature=[says(off(VEHICLE))]).plays(toss(s, 0, 0))

    assert not s.here[VEHICLE]


@rule("RAM-4.16")
def test_a_breath_blows_meeples_about_and_holds_the_own_monster() -> None:
    s = empty()
    for number in range(4):
        lay(s, number, -12.0 + number, 12.0 - number)
    before = [s.scene().spot(number) for number in range(4)]
    hand = Hand({"direction": 315.0, "pitch": -38.0, "power": 1.0, "sweep": 0.0})

    hand.plays(breathe(s, 0, 0))

    assert s.scene().spot(DISC) == (-25.0, 25.0)
    moved = [not s.here[n] or math.dist(s.scene().spot(n), before[n]) > 1.0 for n in range(4)]
    assert any(moved)


@rule("RAM-4.16")
def test_one_may_always_breathe() -> None:
    s = table(4)

    assert names(deeds_of(s, 0)) == ["move", "breathe 0", "pass"]


# -- rumble and teeth --------------------------------------------------------------------------------------


@rule("RAM-5.1")
def test_a_rival_that_falls_gives_a_tooth() -> None:
    s = empty()

    Hand({}, nature=[says(fell(1))]).plays(breathe(s, 0, 0))

    assert s.teeth == [4, 3]
    assert s.fangs == [1, 0]
    assert s.down == [0, 1]


@rule("RAM-5.1")
def test_a_rival_blown_off_the_board_gives_a_tooth_too() -> None:
    s = empty()

    Hand({}, nature=[says(off(BODY + 1))]).plays(breathe(s, 0, 0))

    assert s.fangs == [1, 0]


@rule("RAM-5.3")
def test_a_body_that_lies_gives_no_other_tooth() -> None:
    s = empty()
    knock_over(s, 1, 20.0, -20.0)
    s.down[1] = 1

    Hand({}, nature=[says(fell(1, 15.0, -20.0))]).plays(breathe(s, 0, 0))

    assert s.fangs == [0, 0]
    assert s.scene().spot(BODY + 1) == (15.0, -20.0)


@rule("RAM-5.3")
def test_a_body_that_lies_is_an_obstacle() -> None:
    """Given a body lying in front of a disc, when the disc is flicked at it, then it does not get through."""
    s = empty()
    stand(s, 0, 5.0, 24.0)
    knock_over(s, 1, 5.0, 18.0)
    s.down[1] = 1

    Hand({"direction": 270.0, "power": 0.3, "spin": 0.0}).plays(move(s, 0, False))

    assert s.scene().spot(DISC)[1] > 18.0


@rule("RAM-5.5")
def test_without_a_token_the_victim_gives_two_meeples_of_its_choice() -> None:
    s = empty()
    s.teeth = [4, 0]
    feed(s, 1, RED, RED, BLUE)

    Hand("give red", "give blue").plays(take_teeth(s, 0, 1, 1))

    assert s.stomach(0) == [1, 1, 0, 0, 0, 0]
    assert s.stomach(1) == [1, 0, 0, 0, 0, 0]
    assert s.bite(1) == 2


@rule("RAM-5.5", "RAM-5.4")
def test_for_an_own_mistake_they_go_to_the_box_and_fewer_if_there_are_fewer() -> None:
    s = empty()
    s.teeth = [0, 4]
    feed(s, 0, GREY)

    Hand("give grey").plays(lose_tooth(s, 0))

    assert s.box[GREY] == 1
    assert s.eaten(0) == 0


@rule("RAM-5.6")
def test_the_own_body_falling_costs_nothing() -> None:
    s = empty()
    lay(s, VEHICLE, -20.0, 26.0)

    Hand({}, nature=[says(fell(0, -20.0, 20.0))]).plays(toss(s, 0, 0))

    assert (s.teeth, s.fangs) == ([4, 4], [0, 0])
    assert s.scene().on_own_disc(0)


# -- after every action ------------------------------------------------------------------------------------


@rule("RAM-6.1", "RAM-6.2", "RAM-6.3")
def test_the_order_of_resolution() -> None:
    """A rival falls, a floor leaves with a meeple, another floor is bare: told in this order."""
    s = empty()
    lay(s, FLOOR, 10.0, 20.0)
    s.sink = []
    answer = says(fell(1), off(FLOOR + 18), off(5, 5), off(MEEPLES - 1, 3), left=[MEEPLES - 1, 5])
    s.set_here([5], True)

    Hand({}, nature=[answer]).plays(breathe(s, 0, 0))

    told = [(e.kind.key.removeprefix("rampage-"), e.values) for e in s.sink if e.kind.key != "rampage-run"]
    assert [key for key, _ in told] == [
        "blows",
        "came-down",
        "fell",
        "took-tooth",
        "escaped",
        "escaped",
        "ate-floor",
        "ate-floor",
        "last-floor",
    ]
    assert [values[1] for key, values in told if key == "escaped"] == [MEEPLES - 1, 5]
    assert [values[1] for key, values in told if key == "ate-floor"] == [FLOOR + 18, FLOOR]
    assert s.floors == [2, 0]


@rule("RAM-6.4")
def test_bare_floors_are_eaten_one_after_the_other() -> None:
    """Given a floor on a floor, when nothing is on the upper one, then both are eaten."""
    s = empty()
    lay(s, FLOOR, 10.0, 20.0)
    lay(s, FLOOR + 1, 10.0, 20.0, THICK)

    Hand(nature=[]).plays(gobble(s, 0, 0, 1))

    assert s.floors == [2, 0]


@rule("RAM-6.4")
def test_a_roof_without_its_meeple_is_eaten() -> None:
    s = table()
    s.set_here([12], False)

    Hand(nature=[]).plays(gobble(s, 1, 1, 1))

    assert s.floors == [0, 1]
    assert s.scene().floors_on(0) == [FLOOR + 1, FLOOR]


@rule("RAM-6.4")
def test_what_leaned_on_an_eaten_floor_falls_and_is_judged_again() -> None:
    s = empty()
    lay(s, FLOOR, 10.0, 20.0)
    lay(s, 0, 10.0 + 3.5 + 0.7, 20.0)
    hand = Hand(nature=[says(off(0), left=[0])])

    hand.plays(gobble(s, 0, 0, 1))

    assert len(hand.requests) == 1
    assert s.runaway == [s.colours[0]]


@rule("RAM-6.7")
def test_a_fault_of_the_engine_spends_no_action() -> None:
    s = empty()
    poses = s.poses

    Hand("breathe 0", {}, nature=[{"fault": "it broke"}]).plays(GAME.step(s))

    assert s.actions == 2
    assert s.poses == poses


@rule("RAM-3.3")
def test_an_own_disc_knocked_out_by_the_own_action_comes_in_at_a_corner() -> None:
    s = empty()
    s.put([off(DISC), fell(0, 0.0, 20.0)])

    Hand("corner 0", nature=[]).plays(resolve_deed(s, 0, [], 1))

    assert s.scene().spot(DISC) == (-25.0, 25.0)
    assert s.teeth == [4, 4]


def test_nobody_is_noted_as_fallen_twice() -> None:
    s = empty()
    knock_over(s, 1, 20.0, -20.0)

    assert note_fallen(s) == [1]
    assert note_fallen(s) == []


def test_a_corner_is_taken_without_a_question_if_only_one_is_free() -> None:
    s = table(4)

    Hand().plays(enter_corner(s, 2))

    assert s.scene().spot(DISC + 2) == PLAN.corners[2]
    assert meeple(s, 0, RED, 5.0, 24.0) == 0
    assert UNIT == 1000.0
    power(s, 0)
