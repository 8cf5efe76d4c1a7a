"""What the bots know: how far boards are from objectives, alone and together, and what they do with it."""

from __future__ import annotations

from itertools import product

import pytest

from asobi.bots import make_bot
from asobi.core import Ask, Dice, Perspective
from asobi.games.wildcard import GAME
from asobi.games.wildcard.actions import Reach
from asobi.games.wildcard.aims import FARTHEST, Plan, Target, objective_boxes
from asobi.games.wildcard.deck import PRINTED, Card
from asobi.games.wildcard.effects import ROWS, TOP
from asobi.games.wildcard.insight import standing
from asobi.games.wildcard.language import read_objective
from asobi.games.wildcard.scoring import holds
from tests.games.wildcard.scenes import scene, state_of


def target(text: str) -> Target:
    return Target(objective_boxes(read_objective(text)), social=False)


def steps(life: list[int], aim: Target) -> int:
    return aim.steps(life[0], life[1], life[2], life[3])


@pytest.mark.parametrize("card", PRINTED.cards, ids=lambda card: card.id)
def test_a_target_is_0_steps_away_where_its_objective_holds_and_one_more_next_to_that(card: Card) -> None:
    aim = Target(objective_boxes(card.future), social=False)
    dice = Dice(card.id)
    for _ in range(60):
        life = [dice.below(TOP + 1) for _ in range(ROWS)]
        here = steps(life, aim)
        true = any(all(holds(life, 0, atom) for atom in way) for way in card.future.ways)
        assert (here == 0) == true
        next_to = [
            steps([value + (by if place == row else 0) for place, value in enumerate(life)], aim)
            for row in range(ROWS)
            for by in (-1, 1)
            if 0 <= life[row] + by <= TOP
        ]
        if here:
            assert min(next_to) == here - 1


def test_two_objectives_at_once_may_be_farther_than_both_of_them_or_impossible() -> None:
    plan = Plan([read_objective("W=10"), read_objective("W=4-6"), read_objective("Wildmax=7-9 and I=7-9")])
    board = 7 + 11 * 5
    assert plan.steps(board, 0) == [1, 3, 3, FARTHEST]


def test_an_objective_that_needs_others_is_farther_by_their_steps() -> None:
    plan = Plan([read_objective("with: L=7-9"), read_objective("W=0")])
    assert plan.steps(0, 0) == [0, 7, 7, FARTHEST]
    assert plan.steps(0, 5) == [0, 12, 12, FARTHEST]


def test_the_best_end_is_the_best_of_all_boards_within_reach() -> None:
    """Points, then the own objective, the balanced and the fuller life decide, as they do at the end."""
    goals = [read_objective(text) for text in ("W=10 or D=7-9", "I=4-6 and L=4-6", "Wildmin=4-6")]
    plan, dice = Plan(goals), Dice("ends")
    lives = list(product(range(TOP + 1), repeat=ROWS))

    def strength(life: tuple[int, ...]) -> tuple[int, bool, int, int]:
        true = [any(all(holds(list(life), 0, atom) for atom in way) for way in goal.ways) for goal in goals]
        return (sum(true), true[0], min(life) - max(life), sum(life))

    def apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
        return sum(abs(a - b) for a, b in zip(one, other, strict=True))

    for _ in range(12):
        start, actions = dice.pick(lives), dice.below(4)
        reachable = [life for life in lives if apart(start, life) <= actions]
        best = max(strength(life) for life in reachable)
        board = plan.finish(sum(value * 11**row for row, value in enumerate(start)), actions, 0).board
        found = tuple(board // 11**row % 11 for row in range(ROWS))
        assert strength(found) == best
        assert apart(start, found) <= actions


@pytest.mark.parametrize("low", range(ROWS))
def test_nothing_is_done_for_an_end_as_good_as_the_board_itself(low: int) -> None:
    board = sum((9 if row == low else TOP) * 11**row for row in range(ROWS))
    assert Plan([read_objective("Wildmin=7-9")]).finish(board, 2, 0).board == board


def test_the_seats_chances_add_up_to_one() -> None:
    table = state_of(scene("5/5/5/5", "9/2/7/4", "0/3/10/10", futures=["W=10", "I=0 or L=10", "WILD=4-6"]))
    assert sum(standing(table, seat) for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.parametrize("bot", ["hunch", "greedy", "search:60"])
def test_the_last_actions_reach_two_objectives_at_once(bot: str) -> None:
    """W=10 lies nearer, but only W=7-9 leaves room for the shared objective."""
    match = scene(
        "7/8/5/5", "5/5/5/5", futures=["W=10 or D=7-9", "W=10"], shared="W=7-9 and I=7-9 and D=7-9",
        objectives=1, phase="action", round=10, finish="fair",
    )  # fmt: skip
    for _ in range(3):
        ask = match.decision
        assert isinstance(ask, Ask)
        hunch = GAME.insight.hunch(state_of(match), ask, Dice("hunch")) if bot == "hunch" else None
        match.advance(hunch or make_bot(bot.replace("hunch", "random")).choose(Perspective(match, 0), Dice("bot")), 0)
    assert (GAME.points(state_of(match)) or [])[0] == 2


def test_a_hunch_harms_the_one_who_is_about_to_win() -> None:
    match = scene(
        "10/5/5/5", "5/5/5/5", "10/7/5/5", futures=["W=10", "D=0", "W=10"], shared="I=7-9",
        objectives=1, phase="action", round=9, finish="fair",
    )  # fmt: skip
    state_of(match).barred_round[0] = 255
    ask = match.decision
    assert isinstance(ask, Ask)
    choice = GAME.insight.hunch(state_of(match), ask, Dice("hunch"))
    assert isinstance(choice, Reach)
    assert choice.seat == 2
