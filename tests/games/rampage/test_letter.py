"""To the letter of the printed rules: late superpowers, side B, bared floors, teams, faults, readings."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.bots import make_bot, play
from asobi.core import Ask, BadSetting, Dice, Match, Perspective
from asobi.games.rampage import GAME
from asobi.games.rampage.actions import EAT, MOVE, PLAY
from asobi.games.rampage.deeds import move, place_monster, within_breath
from asobi.games.rampage.legal import deeds_of, playable, reason
from asobi.games.rampage.market import calm_down
from asobi.games.rampage.meal import meal
from asobi.games.rampage.plan import POSE, pose
from asobi.games.rampage.resolve import resolve_deed
from asobi.games.rampage.runaway import suffer_penalties
from asobi.games.rampage.state import ACTIONS, END, MEAL, START, RampageState
from asobi.games.rampage.superpowers import play as play_card
from asobi.games.rampage.tables import SUPERPOWERS, card
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
    Same,
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
THICK = 0.3
BROKEN = {"fault": "it broke"}


# -- superpowers until the turn ends -----------------------------------------------------------------------


@rule("RAM-12.17")
@pytest.mark.parametrize(
    "name",
    [
        "earthquake",
        "hobo",
        "paralyzing-gaze",
        "passionate-kiss",
        "terminator",
        "who-cut-the-cheese",
        "unstable-mutation",
    ],
)
def test_own_turn_superpowers_are_offered_after_the_last_action_too(name: str) -> None:
    """Given nothing left to do, when the meal begins, and again while one eats, the card may still be played."""
    s = empty()
    stand(s, 0, 6.0, 24.0)
    stand(s, 1, 6.0, 18.0)
    feed(s, 1, RED)
    meeple(s, 0, RED, 10.0, 14.0)
    superpower(s, 0, name)
    s.actions = 1
    Hand("pass").plays(GAME.step(s))
    assert s.phase == MEAL

    hand = Hand("dine C", "full")
    hand.plays(GAME.step(s))

    assert [f"play {name}" in offered for offered in hand.offered] == [True, True]


@rule("RAM-12.17", "RAM-12.5")
def test_a_card_played_at_the_meal_works_and_the_meal_goes_on() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    meeple(s, 0, RED, 10.0, 14.0)
    meeple(s, 1, BLUE, 8.0, 14.0)
    superpower(s, 0, "paralyzing-gaze")
    s.phase = MEAL

    Hand("dine C", "eat 0", "play paralyzing-gaze", "eat 1").plays(GAME.step(s))

    assert s.frozen == [0, 1]
    assert s.eaten(0) == 2
    assert s.phase == END


@rule("RAM-12.17", "RAM-12.14", "RAM-12.1")
def test_cards_that_give_or_cost_actions_are_too_late_at_the_meal() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    stand(s, 1, 6.0, 18.0)
    superpower(s, 0, "unleashed", "catcher", "invisibility", "small-wings")

    assert names(playable(s, 0, MEAL)) == ["play small-wings"]


# -- side B ------------------------------------------------------------------------------------------------


@rule("RAM-7.11")
def test_side_b_strikes_after_the_action_and_side_a_after_the_meal() -> None:
    for side, teeth in (("B", 2), ("A", 4)):
        s = empty(runaway=side)
        s.runaway = [0, 0, 3, 0, 0, 0] if side == "B" else [RED] * 5
        meeple(s, 0, GREEN, 10.0, 14.0)

        Hand("breathe 0", {}, nature=[says(off(0), left=[0])]).plays(GAME.step(s))

        assert s.phase == ACTIONS
        assert s.teeth[0] == teeth
        assert s.penalties == ([] if side == "B" else [0, 0])


# -- floors that are bared ---------------------------------------------------------------------------------


def raise_by(s: RampageState, piece: int, height: int) -> None:
    """Lift a piece straight up, in 0.01 mm."""
    x, y, z, *turn = s.poses[piece * POSE : piece * POSE + POSE]
    s.put([[piece, x, y, z + height, *turn]])


@rule("RAM-6.8")
def test_a_floor_bared_by_lifting_the_own_body_is_eaten_in_the_same_action() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    lay(s, FLOOR, 6.0, 14.0)
    knock_over(s, 0, 6.0, 14.0)
    s.put(
        [[BODY, *s.poses[BODY * 7 : BODY * 7 + 2], s.poses[BODY * 7 + 2] + 300, *s.poses[BODY * 7 + 3 : BODY * 7 + 7]]]
    )
    assert s.scene().carries(FLOOR) == [BODY]

    Hand(nature=[]).plays(resolve_deed(s, 0, [], 1))

    assert s.floors == [1, 0]
    assert s.scene().on_own_disc(0)


@rule("RAM-6.8", "RAM-3.2")
def test_whoever_rises_from_a_floor_eats_it() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    lay(s, FLOOR, 6.0, 14.0)
    knock_over(s, 0, 6.0, 14.0)
    s.put(
        [[BODY, *s.poses[BODY * 7 : BODY * 7 + 2], s.poses[BODY * 7 + 2] + 300, *s.poses[BODY * 7 + 3 : BODY * 7 + 7]]]
    )
    s.down[0], s.phase = 1, START

    Hand(nature=[]).plays(GAME.step(s))

    assert s.floors == [1, 0]


@rule("RAM-6.8")
def test_whoever_carries_a_monster_off_a_floor_eats_it() -> None:
    s = empty()
    lay(s, FLOOR, 6.0, 14.0)
    stand(s, 1, 6.0, 14.0)
    raise_by(s, DISC + 1, 300)
    raise_by(s, BODY + 1, 300)

    Hand({"x": 6.0, "y": -20.0}, nature=[]).plays(place_monster(s, 0, 1, list(range(8))))

    assert s.floors == [1, 0]


@rule("RAM-6.8")
def test_what_lay_on_a_lifted_body_falls_and_is_judged() -> None:
    """A meeple on the head of a body that is put back on its disc does not hang in the air."""
    s = empty()
    stand(s, 0, 6.0, 24.0)
    knock_over(s, 0, 6.0, 14.0)
    meeple(s, 0, RED, 6.0, 14.0, level=2.6)
    assert s.scene().carries(BODY) == [0]

    hand = Hand()
    hand.plays(resolve_deed(s, 0, [], 1))

    assert len(hand.requests) == 1
    assert s.scene().in_city(0)
    assert s.poses[2] < 1000


@rule("RAM-6.8", "RAM-11.5")
def test_what_lay_on_the_body_of_a_jumper_falls_when_the_body_follows_its_disc() -> None:
    """The body is held while the disc leaves its head; a meeple on its head falls afterwards and does not escape."""
    s = empty()
    stand(s, 0, 6.0, 22.0)
    top = max(solid.high[2] for solid in s.scene().solids[BODY])
    meeple(s, 0, RED, 6.0, 22.0, level=top)
    assert s.scene().carries(BODY) == [0]
    disc, ground = [DISC, *pose(12.0, 22.0, 0.2)], [0, *pose(5.0, 20.0, 0.8)]

    hand = Hand({}, nature=[says(disc), says(ground)])
    hand.plays(move(s, 0, True))

    assert len(hand.requests) == 2
    assert s.here[0] == 1
    assert s.runaway == []


@rule("RAM-6.9", "RAM-5.1")
def test_a_rival_that_falls_while_floors_settle_gives_its_tooth_to_the_one_who_acted() -> None:
    s = empty()
    lay(s, FLOOR, 10.0, 20.0)
    meeple(s, 0, RED, 10.0 + 3.5 + 0.7, 20.0)
    assert s.scene().leaning_on(FLOOR) == [0]

    Hand(nature=[says(fell(1))]).plays(resolve_deed(s, 0, [], 1))

    assert s.floors == [1, 0]
    assert (s.teeth, s.fangs) == ([4, 3], [1, 0])


@rule("RAM-12.16", "RAM-5.3")
def test_cheese_against_a_rival_whose_disc_is_out_costs_no_tooth_later() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    stand(s, 1, 20.0, -20.0)
    s.put([off(DISC + 1)])
    superpower(s, 0, "who-cut-the-cheese")

    Hand(nature=[]).plays(play_card(s, 0, card("who-cut-the-cheese")))
    Hand("breathe 0", {}, nature=[STILL]).plays(GAME.step(s))

    assert (s.teeth, s.fangs, s.down) == ([4, 4], [0, 0], [0, 0])
    s.phase, s.turn = START, 1
    Hand("corner 1", nature=[]).plays(GAME.step(s))
    assert s.scene().on_own_disc(1, head_down=True)
    assert s.owed(1) == 1


# -- teams -------------------------------------------------------------------------------------------------


@rule("RAM-7.10", "RAM-13.3")
def test_two_black_effects_in_one_turn_move_two_monsters() -> None:
    s = empty(4, teams=True, runaway="B")
    s.penalties = [0, BLACK, 2, BLACK]
    Hand().plays(suffer_penalties(s))
    assert s.grabbed == [0, 2]
    s.turn, s.phase = 1, START

    hand = Hand({"x": 6.0, "y": 20.0}, {"x": 6.0, "y": -20.0}, nature=[])
    hand.plays(GAME.step(s))

    assert hand.asked == [(1, "place"), (1, "place")]
    assert [s.scene().grounds(DISC + seat) for seat in (0, 2)] == [[2], [5]]
    assert s.grabbed == []


@rule("RAM-12.15", "RAM-13.1")
def test_after_a_mutation_the_teams_power_can_be_swapped_from_either_seat() -> None:
    s = empty(4, teams=True)
    power(s, 0, "boxer")
    power(s, 2, "climber", "siren", "vacuum")
    s.mutant[2] = 3

    hand = Hand("discard boxer", "discard climber", "discard siren")
    hand.plays(calm_down(s, 2))

    assert "discard boxer" in hand.offered[0]
    assert s.powers == [[], [], [card("vacuum")], []]


@rule("RAM-13.12")
@pytest.mark.parametrize(("side", "which"), [("A", 2), ("B", YELLOW)])
def test_more_actions_are_one_for_each_rival_two_for_a_team(side: str, which: int) -> None:
    s = empty(4, teams=True, runaway=side)
    s.penalties = [0, which]
    Hand().plays(suffer_penalties(s))
    s.turn, s.phase = 1, START

    Hand(nature=[]).plays(GAME.step(s))

    assert s.actions == 3 + 2
    assert s.bonus == [0] * 4


# -- faults of the engine ----------------------------------------------------------------------------------


def untouched(s: Any) -> dict[str, Any]:
    """All that a fault must leave alone: everything but the dice and the count of faults."""
    return {name: value for name, value in s.dump().items() if name not in ("dice", "faults")}


@rule("RAM-6.7")
@pytest.mark.parametrize(
    ("choices", "answers"),
    [
        (["breathe 0", {}], [BROKEN]),
        (["move", "climb S2", {}], [BROKEN]),
        (["move", "stay", {}, "again", {}], [STILL, BROKEN]),
        (["move", "stay", {}, "corner 0", "again", {}], [says(off(DISC)), BROKEN]),
        (["demolish S2", {}], [BROKEN]),
        (["toss 1", {}], [BROKEN]),
        (["play catcher", {}], [BROKEN]),
        (["play terminator"], [BROKEN]),
        (["play terminator", "accept"], [says(fell(1, 6.0, 20.0)), BROKEN]),
    ],
    ids=["breath", "climb", "second flick", "lost tooth", "drop", "toss", "catcher", "terminator", "settling"],
)
def test_a_fault_costs_nothing(choices: list[Any], answers: list[Any]) -> None:
    """No action, card or tooth is spent, a climb is undone; wherever in the action the engine fails."""
    s = table()
    stand(s, 0, 13.5, 25.0)
    stand(s, 1, 9.0, 24.0)
    lay(s, VEHICLE + 1, 6.0, 20.0)
    power(s, 0, "climber", "star-dancer", "long-tail")
    superpower(s, 0, "catcher", "terminator")
    superpower(s, 1, "hobo")
    if choices[-1] == "accept":  # something leans on a bare floor, so that floors settle after the tooth was taken
        lay(s, FLOOR + 2, 3.6, -23.8)
        meeple(s, 0, RED, 3.6 + 3.5 + 0.7, -23.8)
    before = untouched(s)

    Hand(*choices, nature=answers).plays(GAME.step(s))

    assert untouched(s) == before
    assert s.faults == 1


@rule("RAM-6.7")
def test_a_turn_whose_engine_keeps_failing_is_passed_and_the_table_told() -> None:
    s = empty()
    power(s, 0, "jumper", "kung-fu-master")
    superpower(s, 0, "terminator")
    stand(s, 1, -20.0, 25.0)
    s.sink = []
    for _ in range(3):
        Hand("breathe 0", {}, nature=[BROKEN]).plays(GAME.step(s))

    assert [event.kind.key for event in s.sink].count("rampage-gave-up") == 1
    assert names(deeds_of(s, 0)) == ["pass"]
    assert names(playable(s, 0, ACTIONS)) == []
    asked = Ask(0, "action", [])
    assert reason(s, 0, MOVE, asked) == "RAM-6.7"
    assert reason(s, 0, PLAY[card("terminator") - SUPERPOWERS[0]], asked) == "RAM-6.7"
    s.phase = START
    Hand(nature=[]).plays(GAME.step(s))
    assert "move" in names(deeds_of(s, 0))


@rule("RAM-6.7")
def test_bots_play_a_match_to_its_end_with_an_engine_that_never_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "workshop", Same(BROKEN))

    match = play(GAME, [make_bot("random"), make_bot("random")], "broken", {"rounds": 2})

    assert match.over
    assert [event["key"] for event in match.events_for(None)].count("rampage-gave-up") > 0


@rule("RAM-6.7")
def test_a_fault_brings_no_secret_back_into_an_imagined_match() -> None:
    """Given a bot that imagines the middle of an action, when the engine fails there, it learns no rival's card."""
    s = table()
    superpower(s, 0, "hobo")
    superpower(s, 1, "unleashed")
    s.pools[2] = [number for number in s.pools[2] if number not in (card("hobo"), card("unleashed"))]
    match = Match.from_state(GAME, s.dump(), 2, auto_nature=False)
    match.choose(0, "breathe 0")
    found = set()
    for number in range(12):
        twin = Perspective(match, 0).imagine(Dice(f"imagined {number}"))
        decision = twin.pending[0]
        twin.choose(0, GAME.insight.aims(state_of(twin), decision, Dice("aim"), 1)[0])  # type: ignore[arg-type]
        twin.answer(BROKEN)
        found.add(state_of(twin).supers[1][0])

    assert len(found) > 3


# -- what may be eaten, and readings of the table ----------------------------------------------------------


@rule("RAM-8.2")
def test_a_meeple_on_a_wall_between_two_neighbourhoods_cannot_be_eaten() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    meeple(s, 0, RED, 0.0, 14.0)
    meeple(s, 1, BLUE, 2.0, 14.0)
    assert s.scene().grounds(0) == [1, 2]
    s.phase = MEAL

    hand = Hand("dine C", "eat 1")
    hand.plays(meal(s, 0))

    assert hand.offered[1] == ["eat 1", "full"]
    assert reason(s, 0, EAT[0], Ask(0, "eat", [])) == "RAM-8.2"


@rule("RAM-13.9")
def test_card_choice_as_printed_keeps_one_of_three_cards() -> None:
    match = Match.new(GAME, 3, "one", {"card_choice": "one"})
    for _ in range(3):
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        assert len(ask.options) == 3
        match.choose(ask.seat, ask.options[ask.seat % 3])
    s = state_of(match)

    assert [len(s.characters[seat]) + len(s.powers[seat]) + len(s.supers[seat]) for seat in range(3)] == [1, 1, 1]


@rule("RAM-4.9")
def test_a_table_may_read_a_miss_as_off_the_board_alone() -> None:
    for miss, teeth in (("building", 3), ("offboard", 4)):
        s = table(miss=miss)
        stand(s, 0, 17.0, 24.0)
        Hand("demolish S2", {}, nature=[STILL]).plays(GAME.step(s))
        assert s.teeth[0] == teeth
        s = table(miss=miss)
        stand(s, 0, 17.0, 24.0)
        Hand("demolish S2", {}, nature=[says(off(BODY))]).plays(GAME.step(s))
        assert s.teeth[0] == 3


@rule("RAM-4.14")
def test_a_table_may_bring_lost_vehicles_back_to_their_spots() -> None:
    for returns in (False, True):
        s = empty(return_vehicles=returns)
        lay(s, VEHICLE, 6.0, 20.0)
        Hand("breathe 0", {}, nature=[says(off(VEHICLE))]).plays(GAME.step(s))

        assert bool(s.here[VEHICLE]) is returns
        if returns:
            assert s.scene().spot(VEHICLE) == PLAN.parking[0]


@rule("RAM-11.16")
def test_vacuum_read_strictly_brings_back_only_the_own_neighbourhood() -> None:
    for strict in (False, True):
        s = empty(strict_vacuum=strict)
        stand(s, 0, 6.0, 24.0)
        power(s, 0, "vacuum")
        meeple(s, 0, RED, 10.0, 14.0)
        meeple(s, 1, RED, 10.0, -14.0)

        assert (0 in within_breath(s, 0), 1 in within_breath(s, 0)) == (True, not strict)
        Hand("breathe 0", {}, nature=[says(off(0), off(1, 1), left=[1, 0])]).plays(GAME.step(s))

        assert s.runaway == ([RED] if strict else [])
        assert s.scene().grounds(0) == [2]


@rule("RAM-2.8")
def test_the_table_may_name_who_begins() -> None:
    assert {state_of(Match.new(GAME, 3, seed, {"first": 2})).first for seed in range(5)} == {1}
    with pytest.raises(BadSetting):
        Match.new(GAME, 2, "nobody", {"first": 3})


@rule("RAM-12.18")
@pytest.mark.parametrize("seconds", [10, 0])
def test_a_question_out_of_turn_says_how_long_others_wait_and_what_silence_means(seconds: int) -> None:
    s = empty(answer_seconds=seconds)
    superpower(s, 1, "hobo")

    ask = next(take_teeth(s, 0, 1, 1))

    assert isinstance(ask, Ask)
    expected = {"seconds": 10, "otherwise": "accept"} if seconds else {}
    assert ask.about == {"thief": 0, **expected}
    assert "accept" in names(ask.options)
