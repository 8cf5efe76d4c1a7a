"""The 48 cards, each with its scene; the physical ones on the real engine."""

from __future__ import annotations

import math

import pytest

from asobi.core import Dice, Match
from asobi.games.rampage import GAME
from asobi.games.rampage.characters import CHARACTER
from asobi.games.rampage.deeds import before_move, breathe, kick, move, stomp
from asobi.games.rampage.legal import deeds_of, playable
from asobi.games.rampage.market import calm_down
from asobi.games.rampage.meal import bites, meal
from asobi.games.rampage.plan import KIND_OF
from asobi.games.rampage.resolve import smell
from asobi.games.rampage.runaway import suffer_penalties
from asobi.games.rampage.scoring import parts
from asobi.games.rampage.state import ACTIONS, END, MEAL, SCORE, START, RampageState
from asobi.games.rampage.superpowers import play
from asobi.games.rampage.tables import CARDS, card
from asobi.games.rampage.teeth import take_teeth
from asobi.testing import rule
from tests.games.rampage.scenes import (
    BODY,
    DISC,
    FLOOR,
    PLAN,
    STILL,
    VEHICLE,
    Hand,
    character,
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
    superpower,
    table,
)

RED, BLUE, GREEN, BLACK, YELLOW, GREY = range(6)
A, B, C, D, E, F, G, H = range(8)


def bonus(s: RampageState, name: str, seat: int = 0) -> int:
    """What a character is worth to a seat."""
    return CHARACTER[card(name)].points(s, seat)


# -- characters --------------------------------------------------------------------------------------------


@rule("RAM-10.1", "RAM-10.8", "RAM-10.9")
@pytest.mark.parametrize(
    ("name", "pair"), [("anarchist", (GREEN, BLUE)), ("punk", (GREY, BLACK)), ("romantic", (RED, YELLOW))]
)
def test_three_points_for_each_pair(name: str, pair: tuple[int, int]) -> None:
    s = empty()
    feed(s, 0, pair[0], pair[0], pair[1], pair[0], pair[1])

    assert bonus(s, name) == 6
    assert bonus(s, name, 1) == 0


@rule("RAM-10.6", "RAM-10.7", "RAM-10.10", "RAM-10.13", "RAM-10.15", "RAM-10.16")
@pytest.mark.parametrize(
    ("name", "colour"),
    [("mean", RED), ("pacifist", GREEN), ("seductive", YELLOW), ("shy", BLUE), ("tourist", BLACK), ("young", GREY)],
)
def test_ten_points_for_strictly_most_of_a_colour(name: str, colour: int) -> None:
    s = empty(3)
    feed(s, 0, colour)
    feed(s, 1, (colour + 1) % 6, (colour + 1) % 6)
    alone = bonus(s, name)
    feed(s, 2, colour)

    assert alone == 10
    assert bonus(s, name) == 0


@rule("RAM-10.2")
def test_brawler_counts_teeth_double() -> None:
    s = empty()
    s.fangs = [3, 0]
    character(s, 0, "brawler")

    assert parts(s, 0)[2] + parts(s, 0)[3] == 12


@rule("RAM-10.3")
def test_destructive_wants_most_floors() -> None:
    s = empty()
    s.floors = [2, 1]

    assert bonus(s, "destructive") == 10
    s.floors = [2, 2]
    assert bonus(s, "destructive") == 0


@rule("RAM-10.4")
def test_glutton_wants_most_meeples() -> None:
    s = empty()
    feed(s, 0, RED, RED)
    feed(s, 1, BLUE)

    assert bonus(s, "glutton") == 10
    assert bonus(s, "glutton", 1) == 0


@rule("RAM-10.5")
def test_imitator_copies_a_rival_for_its_own_stomach() -> None:
    s = empty()
    character(s, 0, "imitator")
    character(s, 1, "punk")
    feed(s, 0, GREY, BLACK)
    s.phase = SCORE

    Hand("copy punk").plays(GAME.step(s))

    assert parts(s, 0)[3] == 3


@rule("RAM-10.5", "RAM-10.12")
def test_an_imitator_of_the_seer_names_for_itself() -> None:
    s = empty()
    character(s, 0, "imitator")
    character(s, 1, "seer")
    feed(s, 1, RED)
    s.phase = SCORE

    Hand("copy seer", "name 1", "name 0").plays(GAME.step(s))

    assert [parts(s, seat)[3] for seat in range(2)] == [7, 0]


@rule("RAM-10.11")
def test_scrap_merchant_counts_vehicles_on_ruins() -> None:
    s = empty()
    lay(s, VEHICLE, -17.0, 17.25, PLAN.ruin)
    lay(s, VEHICLE + 1, 17.0 + 3.5 + 1.0, 17.25, PLAN.ruin)
    lay(s, VEHICLE + 2, 5.0, 20.0)

    assert bonus(s, "scrap-merchant") == 10


@rule("RAM-10.12")
def test_seer_is_right_in_a_tie_too() -> None:
    s = empty()
    s.guesses = [1, -1]
    feed(s, 0, RED)
    feed(s, 1, RED)

    assert bonus(s, "seer") == 7
    feed(s, 0, RED)
    assert bonus(s, "seer") == 0


@rule("RAM-10.14")
def test_softie_counts_tokens_only() -> None:
    s = empty()
    s.teeth = [3, 0]

    assert bonus(s, "softie") == 9
    assert bonus(s, "softie", 1) == 0


# -- powers ------------------------------------------------------------------------------------------------


@rule("RAM-11.1")
def test_boxer_takes_two_teeth_in_a_move_only() -> None:
    boxing, breathing = empty(), empty()
    for s in (boxing, breathing):
        power(s, 0, "boxer")

    Hand({}, nature=[says(fell(1))]).plays(move(boxing, 0, False))
    Hand({}, nature=[says(fell(1))]).plays(breathe(breathing, 0, 0))

    assert boxing.fangs == [2, 0]
    assert breathing.fangs == [1, 0]


@rule("RAM-11.2")
def test_climber_flicks_from_a_roof() -> None:
    """On the real engine: from the roof of the north-west house the disc flies down into the street."""
    s = table()
    power(s, 0, "climber")
    s.set_here([12], False)
    hand = Hand("climb S1", {"direction": 0.0, "power": 0.3, "spin": 0.0})

    hand.plays(move(s, 0, False))

    assert hand.offered[0] == ["climb S1", "climb R1", "climb ST", "stay"]
    x, y = s.scene().spot(DISC)
    assert x > -13.0
    assert abs(y - 17.25) < 8.0
    assert s.scene().on_own_disc(0)


@rule("RAM-11.3")
def test_heavyweight_drops_on_a_rival_in_the_own_neighbourhood() -> None:
    """On the real engine: straight on its head, and it falls."""
    s = empty(3)
    power(s, 0, "heavyweight")
    stand(s, 0, 6.0, 24.0)
    stand(s, 1, 6.0, 12.0)

    assert [name for name in names(deeds_of(s, 0)) if name.startswith("stomp")] == ["stomp 1"]
    aim = {"east": 1.8, "north": 0.5, "height": 35.0, "facing": 0.0, "tilt": 10.0, "tilted": 90.0}
    Hand(aim).plays(stomp(s, 0, 1))

    assert s.down[1] == 1
    assert s.fangs[0] == 1
    assert s.teeth[0] == 4


@rule("RAM-11.3")
def test_a_heavyweight_that_misses_the_rival_loses_a_tooth() -> None:
    s = empty()
    stand(s, 1, 6.0, 12.0)

    Hand({}, nature=[says(fell(0, 0.0, 20.0), touched=[-1, FLOOR])]).plays(stomp(s, 0, 1))

    assert s.teeth == [3, 4]


@rule("RAM-11.4")
def test_hurricane_breathes_from_another_head_and_that_one_is_held() -> None:
    """On the real engine: seat 1's head blows a meeple near it; seat 1 does not move."""
    s = empty()
    power(s, 0, "hurricane")
    stand(s, 1, 20.0, 25.0)
    lay(s, 0, 6.0, 25.0)
    assert "breathe 1" in names(deeds_of(s, 0))

    Hand({"direction": 180.0, "pitch": -42.0, "power": 1.0, "sweep": 0.0}).plays(breathe(s, 0, 1))

    assert s.scene().spot(BODY + 1) == (20.0, 25.0)
    assert s.scene().spot(0)[0] < 5.0
    knock_over(s, 1, 20.0, 20.0)
    assert "breathe 1" not in names(deeds_of(s, 0))


@rule("RAM-11.5")
def test_jumper_flicks_its_disc_off_its_head() -> None:
    s = empty()
    power(s, 0, "jumper")
    assert "jump" in names(deeds_of(s, 0))

    Hand({"direction": 315.0, "power": 0.35, "elevation": 10.0, "spin": 0.0}).plays(move(s, 0, True))

    assert math.dist(s.scene().spot(DISC), (-25.0, 25.0)) > 5.0
    assert s.scene().on_own_disc(0)
    Hand({}, "corner 0", nature=[says(off(DISC))]).plays(move(s, 0, True))
    assert s.teeth == [3, 4]


@rule("RAM-11.6")
def test_kung_fu_master_gets_its_disc_back() -> None:
    s = empty()
    power(s, 0, "kung-fu-master")
    assert "kick" in names(deeds_of(s, 0))

    Hand({"direction": 315.0, "power": 1.0, "elevation": 30.0, "spin": 0.0}).plays(kick(s, 0))

    assert s.scene().spot(DISC) == (-25.0, 25.0)
    assert s.scene().on_own_disc(0)
    assert s.teeth == [4, 4]


@rule("RAM-11.7")
def test_long_tail_demolishes_from_anywhere_in_the_neighbourhood() -> None:
    s = table()
    power(s, 0, "long-tail")

    assert [n for n in names(deeds_of(s, 0)) if n.startswith("demolish")] == [
        "demolish S1",
        "demolish R1",
        "demolish ST",
    ]


@rule("RAM-11.8", "RAM-11.9")
def test_retainer_and_sharp_canines() -> None:
    s = empty()
    s.teeth = [0, 0]
    power(s, 0, "retainer")
    power(s, 1, "sharp-canines")

    assert [bites(s, seat) for seat in range(2)] == [4, 4]
    s.teeth = [4, 4]
    assert [bites(s, seat) for seat in range(2)] == [6, 8]


@rule("RAM-11.10")
def test_siren_calls_one_more_from_another_neighbourhood() -> None:
    s = empty()
    power(s, 0, "siren")
    stand(s, 0, 6.0, 24.0)
    meeple(s, 0, RED, 6.0, 12.0)
    meeple(s, 1, BLUE, 6.0, -12.0)
    hand = Hand("dine C", "eat 0", "eat 1")

    hand.plays(meal(s, 0))

    assert hand.offered[-1] == ["eat 1", "full"]
    assert s.stomach(0) == [1, 1, 0, 0, 0, 0]


@rule("RAM-11.11")
def test_smelly_paws_drive_loose_meeples_off_the_ruin() -> None:
    s = empty()
    power(s, 0, "smelly-paws")
    stand(s, 0, -17.0, 23.7)
    meeple(s, 0, RED, -17.0, 17.25, PLAN.ruin)
    hand = Hand("shoo S1 B")

    hand.plays(smell(s, 0))

    assert hand.offered == [["shoo S1 A", "shoo S1 B", "stay"]]
    assert s.scene().edible(B) == [0]


@rule("RAM-11.12")
def test_star_dancer_flicks_twice() -> None:
    """On the real engine: down the western street, and further down."""
    s = empty()
    power(s, 0, "star-dancer")
    south = {"direction": 270.0, "power": 0.35, "spin": 0.0}
    hand = Hand(south, "again", south)

    hand.plays(move(s, 0, False))

    x, y = s.scene().spot(DISC)
    assert abs(x + 25.0) < 2.0
    assert y < 10.0
    assert [prompt for _, prompt in hand.asked] == ["flick", "again", "flick"]


@rule("RAM-11.12")
def test_a_star_dancer_off_the_board_goes_on_from_a_corner() -> None:
    s = empty()
    power(s, 0, "star-dancer")

    Hand({}, "corner 1", "again", {}, nature=[says(off(DISC)), STILL]).plays(move(s, 0, False))

    assert s.teeth == [3, 4]
    assert s.scene().spot(DISC) == (25.0, 25.0)


@rule("RAM-11.13")
def test_stretchy_paws_step_anywhere_in_the_neighbourhood() -> None:
    """On the real engine: set down in the south of A, then flicked west to east."""
    s = empty()
    power(s, 0, "stretchy-paws")

    Hand("stretch", {"x": -25.0, "y": 4.0}, {"direction": 90.0, "power": 0.2, "spin": 0.0}).plays(move(s, 0, False))

    x, y = s.scene().spot(DISC)
    assert abs(x + 25.0) < 1.5
    assert 4.0 < y < 14.0
    assert s.scene().grounds(DISC) == [A]


@rule("RAM-11.13")
def test_stretchy_paws_never_leave_the_neighbourhood() -> None:
    s = empty()
    power(s, 0, "stretchy-paws")

    Hand("stretch", {"x": 10.0, "y": -20.0}).plays(before_move(s, 0))

    assert A in s.scene().grounds(DISC)


@rule("RAM-11.14")
def test_stretchy_tongue_eats_next_door() -> None:
    s = empty()
    power(s, 0, "stretchy-tongue")
    stand(s, 0, 6.0, 24.0)
    meeple(s, 0, RED, -6.0, 12.0)
    meeple(s, 1, RED, 6.0, -12.0)

    Hand("dine B", "eat 0").plays(meal(s, 0))

    assert s.eaten(0) == 1


@rule("RAM-11.15")
def test_telekinesis_tosses_any_vehicle() -> None:
    s = table()
    power(s, 0, "telekinesis")
    lay(s, VEHICLE, -17.0, 13.0)
    s.set_here([VEHICLE + 3], False)

    assert [n for n in names(deeds_of(s, 0)) if n.startswith("toss")] == ["toss 0", "toss 1", "toss 2"]


@rule("RAM-11.16")
def test_vacuum_brings_escapees_back() -> None:
    """On the real engine: a meeple at the edge is blown off the board and lands in the own neighbourhood."""
    s = empty()
    power(s, 0, "vacuum")
    stand(s, 0, 6.0, 14.0)
    for number in range(3):
        lay(s, number, 4.0 + 1.7 * number, 27.2)

    Hand({"direction": 90.0, "pitch": -40.0, "power": 1.0, "sweep": 0.0}).plays(breathe(s, 0, 0))

    assert s.runaway == []
    assert s.scene().edible(C) == [0, 1, 2]
    plain = empty()
    Hand({}, nature=[says(off(0))]).plays(breathe(lay_first(plain), 0, 0))
    assert len(plain.runaway) == 1


def lay_first(s: RampageState) -> RampageState:
    """A meeple to lose."""
    lay(s, 0, 4.0, 27.2)
    return s


# -- superpowers -------------------------------------------------------------------------------------------


def plays(s: RampageState, name: str, *choices: object, nature: object = None) -> Hand:
    """Seat 0 plays a superpower."""
    superpower(s, 0, name)
    hand = Hand(*choices) if nature is None else Hand(*choices, nature=nature)  # type: ignore[arg-type]
    hand.plays(play(s, 0, card(name)))
    return hand


@rule("RAM-12.1", "RAM-12.17")
def test_catcher_throws_a_rival_and_takes_a_tooth() -> None:
    """On the real engine: the rival flies off the own head; that is an action and one tooth, not two."""
    s = empty()
    stand(s, 0, 6.0, 24.0)
    stand(s, 1, 6.0, 12.0)

    plays(s, "catcher", {"direction": 180.0, "power": 0.9, "elevation": 0.0, "spin": 0.0})

    assert (s.teeth, s.fangs) == ([4, 3], [1, 0])
    assert s.actions == 1
    assert s.down[1] == 1
    assert s.scene().spot(BODY + 1)[0] < 5.0
    assert s.spent == [card("catcher")]
    assert s.supers == [[], []]


@rule("RAM-12.2")
def test_earthquake_empties_the_ruins() -> None:
    """Loose meeples of two ruins go where the player says; pillars stay."""
    s = empty()
    meeple(s, 0, RED, -17.0, 17.25, PLAN.ruin)
    meeple(s, 1, RED, 17.0, -17.25, PLAN.ruin)

    plays(s, "earthquake", "shoo S1 A", "shoo S4 F")

    assert s.scene().edible(A) == [0]
    assert s.scene().edible(F) == [1]


@rule("RAM-12.2")
def test_an_earthquake_leaves_every_building_standing() -> None:
    s = table()

    plays(s, "earthquake")

    assert [len(s.scene().floors_on(b)) for b in range(7)] == [3] * 6 + [1]


@rule("RAM-12.3")
def test_hobo_takes_three_at_random() -> None:
    s = empty(3)
    feed(s, 1, RED, BLUE)
    feed(s, 2, GREEN, GREEN)

    hand = plays(s, "hobo", "rob 1", "rob 2", "rob 2")

    assert hand.offered[0] == ["rob 1", "rob 2"]
    assert [s.eaten(seat) for seat in range(3)] == [3, 1, 0]


@rule("RAM-12.4")
def test_invisibility_is_for_the_start_of_the_turn() -> None:
    s = empty()
    superpower(s, 0, "invisibility")
    before = names(playable(s, 0, ACTIONS))
    s.acted = 1
    after = names(playable(s, 0, ACTIONS))

    plays(s, "invisibility", {"x": 6.0, "y": -15.0})

    assert (before, after) == (["play invisibility"], [])
    assert s.scene().grounds(DISC) == [F]


@rule("RAM-12.5")
def test_paralyzing_gaze_stops_moves_for_one_turn() -> None:
    s = empty()
    plays(s, "paralyzing-gaze")
    s.turn = 1
    power(s, 1, "jumper")
    frozen = names(deeds_of(s, 1))
    s.phase = END
    Hand().plays(GAME.step(s))

    assert "move" not in frozen
    assert "jump" not in frozen
    assert "move" in names(deeds_of(s, 1))


@rule("RAM-12.6", "RAM-2.7")
def test_passionate_kiss_looks_and_takes_two() -> None:
    s = empty(3)
    stand(s, 0, 6.0, 24.0)
    stand(s, 1, 6.0, 14.0)
    feed(s, 1, RED, RED, BLUE)
    feed(s, 2, GREEN)

    hand = plays(s, "passionate-kiss", "kiss 1 red", "kiss 1 blue")

    assert hand.offered == [["kiss 1 red", "kiss 1 blue"], ["kiss 1 red", "kiss 1 blue"]]
    assert s.stomach(0) == [1, 1, 0, 0, 0, 0]
    assert s.kissing == -1


@rule("RAM-12.7")
def test_really_hungry_doubles_the_bites() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    s.teeth = [0, 0]
    superpower(s, 0, "really-hungry")
    for number in range(5):
        meeple(s, number, RED, 3.0 + 2.0 * number, 12.0)

    Hand("play really-hungry", "dine C", "eat 0", "eat 1", "eat 2", "eat 3").plays(meal(s, 0))

    assert s.eaten(0) == 4


@rule("RAM-12.8")
def test_scavenger_eats_where_a_rival_is() -> None:
    s = empty()
    stand(s, 1, 6.0, -24.0)
    meeple(s, 0, RED, 6.0, -12.0)
    superpower(s, 0, "scavenger")

    Hand("play scavenger", "dine F", "eat 0").plays(meal(s, 0))

    assert s.eaten(0) == 1


@rule("RAM-12.9")
def test_small_wings_fly_between_actions_and_before_the_meal() -> None:
    s = empty()
    superpower(s, 0, "small-wings")
    s.acted = 1
    moments = [names(playable(s, 0, phase)) for phase in (ACTIONS, MEAL)]

    plays(s, "small-wings", {"x": -6.0, "y": -15.0})

    assert moments == [["play small-wings"], ["play small-wings"]]
    assert s.scene().grounds(DISC) == [G]
    assert s.actions == 2


@rule("RAM-12.10")
def test_teeth_protector_turns_a_bite_round_out_of_turn() -> None:
    s = empty()
    superpower(s, 1, "teeth-protector")
    hand = Hand("play teeth-protector")

    hand.plays(take_teeth(s, 0, 1, 2))

    assert hand.asked == [(1, "protect")]
    assert s.teeth == [3, 4]
    assert s.fangs == [0, 1]
    assert s.supers == [[], []]


@rule("RAM-12.10")
def test_whoever_holds_any_secret_card_is_asked_and_may_let_go() -> None:
    s = empty()
    superpower(s, 1, "hobo")
    hand = Hand("accept")

    hand.plays(take_teeth(s, 0, 1, 1))

    assert hand.offered == [["accept"]]
    assert s.fangs == [1, 0]


@rule("RAM-12.11")
def test_terminator_fells_every_standing_rival_in_the_neighbourhood() -> None:
    """On the real engine: both rivals fall, one that lies already gives nothing."""
    s = empty(4)
    stand(s, 0, 5.0, 22.0)
    stand(s, 1, 11.0, 24.0)
    stand(s, 2, 5.0, 13.0)
    knock_over(s, 2, 9.0, 16.0)
    s.down[2] = 1

    plays(s, "terminator")

    assert s.fangs == [1, 0, 0, 0]
    assert s.teeth == [4, 3, 4, 4]
    assert s.scene().knocked_down(1)


@rule("RAM-12.12")
def test_too_cute_cancels_an_effect_but_not_line_six() -> None:
    s = empty()
    superpower(s, 0, "too-cute")
    s.penalties = [0, 3]
    Hand("play too-cute").plays(suffer_penalties(s))
    spared = s.teeth[:]
    superpower(s, 0, "too-cute")
    s.penalties = [0, 5]
    Hand().plays(suffer_penalties(s))

    assert spared == [4, 4]
    assert s.loser == 0


@rule("RAM-12.12")
def test_with_another_secret_card_the_effect_is_suffered() -> None:
    s = empty()
    superpower(s, 0, "hobo")
    s.penalties = [0, 0]

    Hand("suffer").plays(suffer_penalties(s))

    assert s.teeth == [3, 4]


@rule("RAM-12.13")
def test_ultra_bright_smile_eats_runaways_and_the_others_move_up() -> None:
    s = empty()
    s.teeth = [0, 0]
    s.runaway = [RED, BLUE, GREEN, RED, GREY, RED, BLACK]
    superpower(s, 0, "ultra-bright-smile")

    Hand("play ultra-bright-smile", "snack red", "snack black").plays(meal(s, 0))

    assert s.stomach(0) == [1, 0, 0, 1, 0, 0]
    assert s.runaway == [BLUE, GREEN, RED, GREY, RED]
    assert s.penalties == []


@rule("RAM-12.14")
def test_unleashed_gives_two_more_actions() -> None:
    s = empty()

    plays(s, "unleashed")

    assert s.actions == 4


@rule("RAM-12.15")
def test_unstable_mutation_draws_three_powers_and_discards_three() -> None:
    s = empty()
    power(s, 0, "boxer")
    s.pools[1] = [card("siren"), card("jumper"), card("vacuum")]

    plays(s, "unstable-mutation")
    assert len(s.powers[0]) == 4
    assert "jump" in names(deeds_of(s, 0))
    Hand("discard boxer", "discard siren", "discard vacuum").plays(calm_down(s, 0))

    assert s.powers[0] == [card("jumper")]
    assert s.pools[1] == []


@rule("RAM-12.16")
def test_who_cut_the_cheese_turns_rivals_over_for_an_action() -> None:
    """On the real engine: head-down bodies stand, and turning back is the last action at the latest."""
    s = empty()
    plays(s, "who-cut-the-cheese")
    flipped = s.scene().knocked_down(1), s.scene().knocked_down(1, head_down=True)
    s.phase, s.turn = START, 1
    Hand().plays(GAME.step(s))
    Hand("breathe 1", {"power": 0.2, "direction": 90.0, "pitch": 20.0}).plays(GAME.step(s))
    hand = Hand("turn back")
    hand.plays(GAME.step(s))

    assert flipped == (True, False)
    assert hand.offered == [["turn back"]]
    assert s.flipped == [0, 0]
    assert s.fangs == [0, 0]
    assert s.scene().on_own_disc(1)


@rule("RAM-12.17")
def test_a_superpower_is_played_once_and_then_known_to_all() -> None:
    s = empty()
    superpower(s, 0, "unleashed")
    Hand("play unleashed").plays(GAME.step(s))

    assert s.actions == 4
    assert GAME.view(s, 1, None)["spent"] == [card("unleashed")]
    assert playable(s, 0, ACTIONS) == []


@rule("RAM-2.7")
def test_a_redeal_keeps_what_the_seat_knows_and_moves_the_rest() -> None:
    match = Match.new(GAME, 4, "secrets")
    s = state_of(match)
    feed(s, 0, RED, RED, BLUE)
    feed(s, 1, GREEN, GREY)
    feed(s, 2, BLACK, YELLOW, YELLOW)
    seen = set()
    for number in range(12):
        twin = s.copy()
        GAME.redeal(twin, 0, Dice(f"redeal {number}"))
        assert GAME.view(twin, 0, None) == GAME.view(s, 0, None)
        assert sorted(twin.pools[2] + [n for row in twin.supers for n in row]) == list(range(32, 48))
        seen.add((tuple(twin.supers[1]), tuple(twin.stomach(1))))

    assert len(seen) > 4


def test_every_card_has_its_words() -> None:
    from importlib.resources import files

    words = (files("asobi.games.rampage") / "locales" / "en.ftl").read_text(encoding="utf-8")

    assert all(f"rampage-text-{name} = " in words for name in CARDS)
    assert KIND_OF[DISC].radius == 2.0
