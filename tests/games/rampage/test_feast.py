"""Runaways, the meal, the end, and the variants."""

from __future__ import annotations

import pytest

from asobi.core import Ask, BadSetting, Match
from asobi.games.rampage import GAME
from asobi.games.rampage.actions import CORNER, FLICK, JUMP, MOVE, PASS
from asobi.games.rampage.deeds import carry, move, trembling
from asobi.games.rampage.legal import reason
from asobi.games.rampage.market import go_shopping, price
from asobi.games.rampage.meal import bites, meal
from asobi.games.rampage.plan import GREY, KIND_OF
from asobi.games.rampage.resolve import run_away
from asobi.games.rampage.resolve import test_end as end_test
from asobi.games.rampage.runaway import escape, suffer_penalties
from asobi.games.rampage.scoring import outcome, parts, totals
from asobi.games.rampage.state import ACTIONS, END, SCORE, START, RampageState
from asobi.games.rampage.tables import TABLES, card
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
    character,
    empty,
    feed,
    fell,
    lay,
    meeple,
    off,
    power,
    says,
    stand,
    state_of,
    superpower,
    table,
)

RED, BLUE, GREEN, BLACK, YELLOW, _ = range(6)
A, B, C, D, E, F, G, H = range(8)


def runaways(s: RampageState, seat: int, *colours: int) -> None:
    """Let meeples of these colours escape."""
    for number, colour in enumerate(colours):
        meeple(s, number, colour, 5.0, 20.0)
        run_away(s, seat, number)


# -- runaways ----------------------------------------------------------------------------------------------


@rule("RAM-7.1", "RAM-7.3")
def test_side_a_a_line_of_six_hits_whoever_completes_it_at_the_end_of_the_turn() -> None:
    s = empty()
    runaways(s, 0, RED, RED, BLUE, GREEN, GREY)
    before = s.penalties[:]
    runaways(s, 0, RED)
    teeth = s.teeth[:]

    Hand().plays(suffer_penalties(s))

    assert before == []
    assert teeth == [4, 4]
    assert s.teeth == [3, 4]
    assert len(s.runaway) == 6


@rule("RAM-7.2")
@pytest.mark.parametrize(("line", "teeth", "bonus"), [(1, 1, 0), (2, 1, 0), (3, 1, 1), (4, 2, 0), (5, 2, 1)])
def test_what_the_lines_cost(line: int, teeth: int, bonus: int) -> None:
    s = empty(3)
    s.runaway = [RED] * (6 * line - 1)
    runaways(s, 0, RED)

    Hand().plays(suffer_penalties(s))

    assert s.teeth == [4 - teeth, 4, 4]
    assert s.bonus == [0, bonus, bonus]


@rule("RAM-7.2")
def test_a_bonus_is_an_action_more_on_the_next_turn_once() -> None:
    s = empty()
    s.phase, s.turn, s.bonus = START, 1, [0, 1]

    Hand().plays(GAME.step(s))

    assert s.actions == 3
    assert s.bonus == [0, 0]


@rule("RAM-7.3")
def test_several_effects_are_suffered_in_the_order_of_completion() -> None:
    s = empty(runaway="B")
    s.sink = []
    runaways(s, 0, *[GREEN] * 4, *[BLACK] * 4, *[GREEN] * 4)

    assert s.penalties == [0, GREEN, 0, BLACK, 0, GREEN]
    s.teeth = [4, 4]
    Hand(nature=[]).plays(suffer_penalties(s))
    assert [e.values[1] for e in s.sink if e.kind.key == "rampage-penalty"] == [2, 1, 2]
    assert s.teeth == [0, 4]


@rule("RAM-7.4")
def test_line_six_ends_the_game_and_its_causer_has_lost() -> None:
    s = empty()
    s.runaway = [RED] * 35
    feed(s, 0, *range(6))
    runaways(s, 0, RED, BLUE)
    s.phase = END

    Hand().plays(GAME.step(s))
    Hand().plays(GAME.step(s))

    assert s.over
    assert s.box[BLUE] == 1
    assert outcome(s).winners == [1]
    assert outcome(s).scores == [0, 0]


@rule("RAM-7.5")
def test_side_b_a_full_track_goes_to_the_box_and_starts_again() -> None:
    s = empty(runaway="B")

    runaways(s, 0, RED, RED, RED, RED, RED, GREY)

    assert s.runaway == [1, 0, 0, 0, 0, 0]
    assert s.box == [4, 0, 0, 0, 0, 1]
    assert s.penalties == [0, RED]


@rule("RAM-7.6")
def test_red_costs_a_tooth_and_four_meeples() -> None:
    s = empty(runaway="B")
    feed(s, 0, RED, BLUE, GREEN, GREY, GREY)
    s.penalties = [0, RED]

    Hand("give grey", "give grey", "give red", "give blue").plays(suffer_penalties(s))

    assert s.teeth == [3, 4]
    assert s.stomach(0) == [0, 0, 1, 0, 0, 0]
    assert s.box == [1, 1, 0, 0, 0, 2]


@rule("RAM-7.7")
def test_green_costs_two_teeth() -> None:
    s = empty(runaway="B")
    s.penalties = [0, GREEN]

    Hand().plays(suffer_penalties(s))

    assert s.teeth == [2, 4]


@rule("RAM-7.8")
def test_blue_costs_a_tooth_and_a_card() -> None:
    s = empty(runaway="B")
    character(s, 0, "punk")
    power(s, 0, "boxer")
    s.penalties = [0, BLUE]
    hand = Hand("discard boxer")

    hand.plays(suffer_penalties(s))

    assert hand.offered == [["discard punk", "discard boxer"]]
    assert s.powers == [[], []]
    assert s.teeth == [3, 4]


@rule("RAM-7.9")
def test_yellow_costs_a_tooth_and_gives_the_others_an_action() -> None:
    s = empty(3, runaway="B")
    s.penalties = [1, YELLOW]

    Hand().plays(suffer_penalties(s))

    assert s.teeth == [4, 3, 4]
    assert s.bonus == [1, 0, 1]


@rule("RAM-7.10")
def test_black_lets_the_next_player_set_the_monster_down() -> None:
    s = empty(runaway="B")
    s.penalties = [0, BLACK]
    Hand().plays(suffer_penalties(s))
    s.phase, s.turn = START, 1
    hand = Hand({"x": 5.0, "y": 20.0})

    hand.plays(GAME.step(s))

    assert hand.asked == [(1, "place")]
    assert s.scene().grounds(DISC) == [C]
    assert s.teeth == [3, 4]


# -- the meal ----------------------------------------------------------------------------------------------


def buffet(s: RampageState, count: int, x: float = 3.0) -> None:
    """Lay meeples of all colours in neighbourhood C (or B, west of the wall)."""
    for number in range(count):
        meeple(s, number, number % 6, x + 1.8 * (number % 4), 10.0 + 1.8 * (number // 4))


@rule("RAM-8.1")
def test_a_monster_eats_as_many_meeples_as_it_has_teeth() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    buffet(s, 6)
    s.teeth = [1, 4]

    Hand("dine C", "eat 0", "eat 1", "eat 2").plays(meal(s, 0))

    assert s.stomach(0) == [1, 1, 1, 0, 0, 0]
    assert [s.here[number] for number in range(6)] == [0, 0, 0, 1, 1, 1]


@rule("RAM-8.4", "RAM-6.6")
def test_over_a_wall_one_chooses_where_to_eat() -> None:
    s = empty()
    stand(s, 0, 0.0, 24.0)
    buffet(s, 1)
    meeple(s, 20, RED, -5.0, 15.0)
    hand = Hand("dine B", "eat 20")

    hand.plays(meal(s, 0))

    assert hand.offered == [["dine B", "dine C", "full"], ["eat 20", "full"]]


@rule("RAM-8.5")
def test_floors_bared_by_the_meal_wait_for_the_next_action() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    lay(s, FLOOR, 8.0, 12.0)
    meeple(s, 0, RED, 8.0, 12.0, 0.3)

    Hand("dine C", "eat 0").plays(meal(s, 0))
    waiting = s.floors[:]
    s.turn = 1
    Hand("breathe 1", {"power": 0.0}, nature=[STILL]).plays(GAME.step(s))

    assert waiting == [0, 0]
    assert s.floors == [0, 1]


@rule("RAM-8.6")
def test_nobody_has_to_eat() -> None:
    s = empty()
    stand(s, 0, 6.0, 24.0)
    buffet(s, 2)

    Hand("full").plays(meal(s, 0))
    Hand("dine C", "eat 0", "full").plays(meal(s, 0))

    assert s.eaten(0) == 1


@rule("RAM-8.7")
def test_the_order_of_meal_modifiers() -> None:
    s = empty()
    s.teeth = [0, 4]
    power(s, 0, "retainer", "sharp-canines")
    plain = bites(s, 0)
    s.feast = 1

    assert plain == 4 + 2
    assert bites(s, 0) == 2 * 4 + 2


# -- the end -----------------------------------------------------------------------------------------------


@rule("RAM-9.1")
def test_with_the_last_floor_gone_everybody_else_has_one_more_turn() -> None:
    s = empty(3)
    s.set_here([FLOOR + 18], False)
    end_test(s, 0)
    s.phase = END
    order = []
    for _ in range(60):
        if s.phase == SCORE:
            break
        if s.phase == START:
            order.append(s.turn)
        Hand(*(["pass"] if s.phase == ACTIONS else [])).plays(GAME.step(s))

    assert order == [1, 2]


@rule("RAM-9.2")
def test_sets_floors_teeth() -> None:
    s = empty()
    feed(s, 0, *range(6), *range(6), RED, RED)
    s.floors, s.fangs = [5, 0], [3, 0]

    assert parts(s, 0) == [20, 5, 6, 0, 0]


@rule("RAM-9.3")
def test_a_tie_is_broken_by_meeples_and_else_shared() -> None:
    s = empty()
    s.floors = [3, 3]
    shared = outcome(s).winners
    feed(s, 1, RED)

    assert shared == [0, 1]
    assert outcome(s).winners == [1]


@rule("RAM-9.4")
def test_a_city_that_still_stands_is_left_alone() -> None:
    s = empty()
    s.turns = 2 * TABLES.rounds - 1
    assert s.rounds == TABLES.rounds
    s.phase = END

    Hand().plays(GAME.step(s))

    assert s.phase == SCORE


# -- variants ----------------------------------------------------------------------------------------------


@rule("RAM-13.1")
def test_a_team_shares_its_power() -> None:
    s = state_of(Match.new(GAME, 4, "teams", {"teams": True}))
    held = [len(s.powers[seat]) for seat in range(4)]

    assert held == [1, 1, 0, 0]
    assert [len(s.supers[seat]) for seat in range(4)] == [1] * 4
    power(s, 0, "retainer")
    power(s, 1)
    s.teeth = [0] * 4
    assert [bites(s, seat) for seat in range(4)] == [4, 2, 4, 2]
    with pytest.raises(BadSetting):
        GAME.with_defaults(3, {"teams": True})


@rule("RAM-13.2")
def test_a_team_splits_three_actions_freely_and_teams_alternate() -> None:
    s = empty(4, teams=True)
    s.phase = START
    Hand().plays(GAME.step(s))
    assert s.actions == 3
    hand = Hand("who 2", "pass")
    hand.plays(GAME.step(s))
    Hand("who 2", "pass").plays(GAME.step(s))
    Hand("who 0", "pass").plays(GAME.step(s))
    Hand().plays(GAME.step(s))
    Hand().plays(GAME.step(s))

    assert hand.asked == [(0, "who"), (2, "action")]
    assert s.turn == 1


@rule("RAM-13.3", "RAM-5.6")
def test_both_monsters_of_a_team_eat_and_the_causer_is_penalised() -> None:
    s = empty(4, teams=True)
    stand(s, 0, 6.0, 24.0)
    buffet(s, 2)
    meeple(s, 20, RED, 5.0, -20.0)
    stand(s, 2, 6.0, -24.0)
    s.phase = 3

    Hand("dine C", "eat 0", "full", "dine F", "eat 20").plays(GAME.step(s))
    s.runaway = [RED] * 5
    escape(s, 2, 1)
    Hand().plays(suffer_penalties(s))

    assert [s.eaten(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert s.teeth == [4, 4, 3, 4]


@rule("RAM-5.6")
def test_a_team_mate_that_falls_gives_no_tooth() -> None:
    s = empty(4, teams=True)
    s.turn = 0

    Hand("who 0", "breathe 0", {}, nature=[says(fell(2))]).plays(GAME.step(s))

    assert s.teeth == [4] * 4
    assert s.down == [0, 0, 1, 0]


@rule("RAM-13.2")
def test_everybody_sees_who_of_a_team_acts() -> None:
    """The one of the crew on turn who is asked; its first player while a rival or nobody is."""
    s = empty(4, teams=True)

    assert GAME.view(s, 1, Ask(2, "action", []))["actor"] == 2
    assert GAME.view(s, 1, Ask(1, "protect", []))["actor"] == 0
    assert GAME.view(s, 1, None)["actor"] == 0


@rule("RAM-13.4")
def test_a_teams_score_is_the_lower_of_its_two() -> None:
    """42 and 34 beat 49 and 24."""
    s = empty(4, teams=True)
    s.floors = [42, 49, 34, 24]

    assert outcome(s).winners == [0, 2]
    assert GAME.view(s, 0, None)["seats"][2]["stomach"] is not None
    assert GAME.view(s, 0, None)["seats"][1]["stomach"] is None


@rule("RAM-13.5")
def test_a_clumsy_hand_that_bumps_loses_a_tooth_and_gains_nothing() -> None:
    s = empty(clumsy="hand")
    lay(s, FLOOR, 10.0, 20.0)
    answer = says(off(MEEPLES - 1), fell(1), touched=[MEEPLES - 1], left=[MEEPLES - 1])

    Hand({"height": 12.0}, nature=[answer]).plays(carry(s, 0, BODY, [0.0, 0.0, 20.0]))

    assert s.teeth == [3, 4]
    assert s.fangs == [0, 0]
    assert s.down == [0, 1]
    assert len(s.runaway) == 1
    assert s.floors == [0, 0]
    assert not s.here[FLOOR]


@rule("RAM-13.5")
def test_carried_low_a_body_bumps_into_a_tower_and_carried_high_it_does_not() -> None:
    """On the real engine: a body led over the city at 5 cm meets the north-west house, at 20 cm nothing."""
    low, high = table(clumsy="hand"), table(clumsy="hand")
    for s in (low, high):
        stand(s, 0, -25.0, 17.0)

    hand = Hand({"height": 5.5})
    hand.plays(carry(low, 0, BODY, [-10.0, 17.25, 5.5]))
    Hand({"height": 20.0}).plays(carry(high, 0, BODY, [-10.0, 17.25, 5.5]))

    assert low.teeth[0] == 3
    assert high.teeth[0] == 4
    assert high.poses[: FLOOR * 7] == table(clumsy="hand").poses[: FLOOR * 7]


@rule("RAM-13.6")
def test_trembling_hands_have_no_penalty() -> None:
    steady, shaking = empty(), empty(clumsy="tremor")
    hand = Hand({"direction": 90.0}, nature=[STILL])

    hand.plays(move(shaking, 0, False))

    assert trembling(steady, "place") == 0.0
    assert trembling(shaking, "place") == PLAN.hand["clumsy"]["place"]
    assert hand.asked == [(0, "flick")]
    assert shaking.teeth == [4, 4]


@rule("RAM-13.7")
def test_on_a_diet_every_meeple_outside_a_set_costs_a_point() -> None:
    s = empty(diet=True)
    feed(s, 0, *range(6), RED, RED)

    assert totals(s) == [8, 0]


@rule("RAM-13.9")
def test_card_choice_keeps_one_of_three_of_each_kind() -> None:
    match = Match.new(GAME, 2, "choice", {"card_choice": "each"})
    kept = []
    for _ in range(6):
        ask = match.pending[0]
        kept.append(len(ask.options))  # type: ignore[attr-defined]
        assert match.view(1 - ask.seat)["offer"] != match.view(ask.seat)["offer"]
        match.choose(ask.seat, ask.options[0])  # type: ignore[attr-defined]
    s = state_of(match)

    assert kept == [3] * 6
    assert [len(row[seat]) for row in (s.characters, s.powers, s.supers) for seat in range(2)] == [1] * 6
    assert s.offer == [[], []]


@rule("RAM-13.10")
def test_the_market_starts_with_a_character_alone() -> None:
    s = state_of(Match.new(GAME, 2, "market", {"market": True}))

    assert [len(s.characters[0]), len(s.powers[0]), len(s.supers[0])] == [1, 0, 0]


@rule("RAM-13.11")
def test_cards_cost_one_floor_then_two_then_three() -> None:
    s = GAME.setup(2, GAME.with_defaults(2, {"market": True}), Match.new(GAME, 2, "shop").state.dice)
    s.floors = [4, 0]
    hand = Hand("buy", "keep", "buy", "keep")
    hand.choices = ["buy"]

    def shop() -> None:
        step = go_shopping(s, 0)
        answer = None
        while True:
            try:
                ask = step.send(answer)
            except StopIteration:
                return
            answer = ask.options[-1] if ask.prompt == "keep" else ask.options[0]  # type: ignore[union-attr]

    shop()

    assert s.floors == [1, 0]
    assert s.bought == [2, 0]
    assert price(s, 0) == 3
    assert len(s.supers[0]) == 2
    assert s.pools[0] == sorted(s.pools[0])
    assert len(s.pools[0]) == 16 - 2 - 2


def test_why_not_names_the_rule() -> None:
    s = empty()
    asked = Ask(0, "action", [])
    superpower(s, 0, "too-cute")
    moves = {action.notation: reason(s, 0, action, asked) for action in GAME.catalogue}

    assert moves["demolish S1"] == "RAM-4.7"
    assert moves["toss 0"] == "RAM-4.14"
    assert moves["play too-cute"] == "RAM-12.12"
    assert moves["play hobo"] == "RAM-2.7"
    assert moves["eat 0"] == "RAM-3.1", "the meal comes after the actions"
    assert moves["play teeth-protector"] == "RAM-2.7"
    assert reason(s, 0, MOVE, Ask(0, "corner", [])) == "RAM-3.1", "what is asked comes first"
    assert reason(s, 0, CORNER[0], Ask(0, "corner", [])) == "RAM-3.3"
    assert reason(s, 1, GAME.catalogue[0], asked) == "RAM-3.1"
    assert reason(s, 0, GAME.catalogue[0], None) == "RAM-9.1"
    s.frozen[0] = 1
    assert (reason(s, 0, MOVE, asked), reason(s, 0, JUMP, asked)) == ("RAM-12.5", "RAM-11.5")
    s.flipped[0], s.actions = 1, 1
    assert reason(s, 0, PASS, asked) == reason(s, 0, MOVE, asked) == "RAM-12.16"
    assert card("boxer") == 16
    assert KIND_OF[VEHICLE].mass == 8.0
    assert len(FLICK.dials) == 3
