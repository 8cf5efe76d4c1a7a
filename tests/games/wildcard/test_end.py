"""Sections 7 to 9 of the rulebook: objectives, the end, and playing alone."""

from __future__ import annotations

from itertools import product

import pytest

from asobi.core import Dice, Match, why_not
from asobi.games.wildcard.deck import PRINTED
from asobi.games.wildcard.effects import Objective
from asobi.games.wildcard.language import read_objective
from asobi.games.wildcard.scoring import fulfilled, holds, steps_to_go
from asobi.testing import rule
from tests.games.wildcard.scenes import NEVER, asked, lives, pass_all, scene, state_of, take, told

EVEN = "5/5/5/5"


def true(objective: str, *boards: str) -> bool:
    """Whether the objective is true for the first of these lives."""
    table = state_of(scene(*boards, phase="action"))
    return fulfilled(table, 0, read_objective(objective))


# -- 7 objectives ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("life", "objective", "holds"),
    [
        ("5/5/5/5", "2*Wild=4-6 and Wildmax=4-6", True),
        ("10/3/0/8", "Wild=10 and Wild=0", True),
        ("4/5/6/7", "WILD=4-6", False),
        ("5/6/8/9", "Wildmin=4-6 and Wildmax=7-9", True),
    ],
)
def test_the_reference_vectors_of_objectives(life: str, objective: str, holds: bool) -> None:
    assert true(objective, life) is holds


@rule("WC-1.3", "WC-7.1")
@pytest.mark.parametrize(
    ("level", "values"), [("0", [0]), ("1-3", [1, 2, 3]), ("4-6", [4, 5, 6]), ("7-9", [7, 8, 9]), ("10", [10])]
)
@pytest.mark.parametrize("row", ["W", "I", "L", "D"])
def test_a_row_is_true_in_its_level(row: str, level: str, values: list[int]) -> None:
    for value in range(11):
        life = [5, 5, 5, 5]
        life["WILD".index(row)] = value
        assert true(f"{row}={level}", "/".join(map(str, life))) is (value in values)


@rule("WC-7.1")
def test_and_binds_tighter_than_or() -> None:
    objective = "W=10 or I=10 and L=10"
    assert true(objective, "10/0/0/0")
    assert true(objective, "0/10/10/0")
    assert not true(objective, "0/10/0/0")


@rule("WC-7.2")
def test_wild_counts_rows() -> None:
    assert true("Wild=10", "0/0/10/0")
    assert not true("Wild=10", "0/0/9/0")
    assert true("3*Wild=4-6", "4/5/0/6")
    assert not true("3*Wild=4-6", "4/5/0/7")
    assert true("WILD=7-9", "7/8/9/9")
    assert not true("WILD=7-9", "7/8/9/10")


@rule("WC-7.3")
def test_lowest_and_highest_speak_of_values() -> None:
    assert true("Wildmin=1-3", "3/3/9/9")
    assert not true("Wildmin=1-3", "3/0/9/9")
    assert not true("Wildmin=1-3", "4/4/9/9")
    assert true("Wildmax=1-3", "3/0/1/2")
    assert not true("Wildmax=1-3", "3/0/1/4")
    assert not true("Wildmax=1-3", "0/0/0/0")


@rule("WC-7.4")
def test_with_needs_you_and_one_other_all_needs_everybody() -> None:
    assert true("with: L=7-9", "0/0/8/0", "0/0/0/0", "0/0/7/0")
    assert not true("with: L=7-9", "0/0/8/0", "0/0/0/0", "0/0/0/0")
    assert not true("with: L=7-9", "0/0/0/0", "0/0/8/0", "0/0/8/0")
    assert true("all: L=7-9", "0/0/8/0", "0/0/9/0", "0/0/7/0")
    assert not true("all: L=7-9", "0/0/8/0", "0/0/0/0", "0/0/7/0")
    assert not true("all: L=7-9", "0/0/0/0", "0/0/8/0", "0/0/8/0")


@rule("WC-7.5")
def test_one_row_may_fulfil_several_conditions() -> None:
    assert true("Wild=10 and W=10 and Wildmax=10", "10/0/0/0")
    assert true("2*Wild=4-6 and 2*Wild=4-6", "4/4/0/0")


@pytest.mark.parametrize(
    ("life", "objective", "steps"),
    [
        ("3/5/3/5", "W=7-9", 4),
        ("3/5/3/5", "W=0", 3),
        ("3/5/3/5", "WILD=4-6", 2),
        ("3/5/3/5", "2*Wild=7-9", 4),
        ("3/5/3/5", "Wildmin=4-6", 2),
        ("3/5/3/5", "Wildmax=1-3", 4),
        ("9/9/8/7", "Wildmin=4-6", 1),
        ("2/2/0/0", "Wildmax=4-6", 2),
        ("3/5/3/5", "W=10 or D=7-9", 2),
        ("3/5/3/5", "W=10 and D=7-9", 9),
    ],
)
def test_steps_to_go_are_single_steps(life: str, objective: str, steps: int) -> None:
    assert steps_to_go(state_of(scene(life, phase="action")), 0, read_objective(objective)) == steps


def by_brute_force(life: list[int], objective: Objective) -> int:
    """The nearest of all boards on which the objective holds, tried one by one."""
    best = 99
    for board in product(range(11), repeat=4):
        steps = sum([abs(one - other) for one, other in zip(life, board, strict=True)])
        if steps < best and any(all(holds(list(board), 0, atom) for atom in way) for way in objective.ways):
            best = steps
    return best


@rule("WC-7.6")
def test_steps_to_go_of_justice_are_exact() -> None:
    table = state_of(scene("0/0/4/4", phase="action"))

    assert steps_to_go(table, 0, read_objective("2*Wild=4-6 and 2*Wild=7-9")) == 14


@rule("WC-7.6")
def test_steps_to_go_are_exact_for_every_printed_future() -> None:
    dice = Dice("futures")
    for card in PRINTED.cards:
        life = [dice.below(11) for _ in range(4)]
        table = state_of(scene("/".join(map(str, life)), phase="action"))
        assert steps_to_go(table, 0, card.future) == by_brute_force(life, card.future), (card.name, life)


@rule("WC-7.6")
def test_steps_of_the_others_are_exact_where_they_must_help() -> None:
    table = state_of(scene("5/5/5/5", "5/5/0/5", "5/9/6/5", phase="action"))

    assert steps_to_go(table, 0, read_objective("all: 2*Wild=7-9 and all: 2*Wild=4-6")) == 4 + 8 + 1
    # One of the others has Love nearer, the other one Intellect: each helps with its own.
    assert steps_to_go(table, 0, read_objective("with: L=7-9 and with: I=4-6")) == 2 + 1 + 0


def test_steps_to_go_count_the_others_where_they_matter() -> None:
    table = state_of(scene("5/5/5/5", "5/5/0/5", "5/5/6/5", phase="action"))
    assert steps_to_go(table, 0, read_objective("with: L=7-9")) == 3
    assert steps_to_go(table, 0, read_objective("all: L=7-9")) == 10


def test_steps_to_go_are_0_exactly_when_an_objective_is_true() -> None:
    dice = Dice("steps")
    texts = ["2*Wild=7-9 and 2*Wild=1-3", "Wildmin=4-6 and Wild=10", "L=0 or D=0", "with: L=7-9", "all: Wildmax=7-9"]
    held = 0
    for _ in range(300):
        boards = ["/".join([str(dice.below(11)) for _ in range(4)]) for _ in range(2)]
        table, goal = state_of(scene(*boards, phase="action")), read_objective(dice.pick(texts))
        assert (steps_to_go(table, 0, goal) == 0) == fulfilled(table, 0, goal), (boards, goal.text())
        held += fulfilled(table, 0, goal)
    assert 0 < held < 300


# -- 8 the end ---------------------------------------------------------------------------------------------


def ended(*boards: str, futures: list[str], shared: str = NEVER, objectives: int = 0, finish: str = "classic") -> Match:
    """The end of a game in which nobody moved any more."""
    match = scene(
        *boards, futures=futures, shared=shared, objectives=objectives, phase="action", round=10, finish=finish
    )
    pass_all(match)
    return match


def winners(match: Match) -> list[int]:
    assert match.outcome is not None
    return match.outcome.winners


@rule("WC-8.1")
def test_every_objective_that_is_true_at_the_end_gives_a_point() -> None:
    match = ended("10/5/5/5", "4/5/5/5", futures=["W=10", "W=10"], shared="I=4-6", objectives=3)
    assert match.outcome is not None
    assert match.outcome.scores == [4, 3]
    assert match.outcome.details["own"] == [True, False]


@rule("WC-8.1")
def test_what_was_lost_again_does_not_count() -> None:
    match = scene("10/5/5/5", EVEN, futures=["W=10", "W=4-6"], phase="action", round=10)
    take(match, "-W")
    pass_all(match)
    assert match.outcome is not None
    assert match.outcome.scores == [0, 1]


@rule("WC-8.1")
def test_the_game_ends_after_round_10() -> None:
    match = scene(EVEN, EVEN, phase="action", round=10)
    take(match, "pass", "pass")
    assert match.over
    assert why_not(match, 0, "+W") == "WC-8.1"


@rule("WC-8.2")
def test_most_points_wins() -> None:
    match = ended("10/5/5/5", "4/5/5/5", "4/5/5/0", futures=["W=10", "W=10", "W=4-6"], shared="D=4-6", objectives=1)
    assert match.outcome is not None
    assert match.outcome.scores == [2, 1, 1]
    assert winners(match) == [0]


@rule("WC-8.3")
def test_without_a_point_nobody_wins() -> None:
    match = ended(EVEN, EVEN, EVEN, futures=[NEVER] * 3)
    assert winners(match) == []
    assert match.outcome is not None
    assert [match.outcome.share(seat) for seat in range(3)] == [0.0] * 3


@rule("WC-8.4")
def test_among_equals_the_own_objective_decides_first() -> None:
    match = ended("5/5/5/5", "9/0/0/0", futures=[NEVER, "W=7-9"], shared="I=4-6", objectives=1)
    assert match.outcome is not None
    assert match.outcome.scores == [1, 1]
    assert winners(match) == [1]


@rule("WC-8.4")
def test_then_the_balanced_life_then_the_fuller_one() -> None:
    spread = ended("9/9/9/5", "3/5/3/5", futures=[NEVER, NEVER], shared="D=4-6", objectives=1)
    assert winners(spread) == [1]
    fuller = ended("4/5/4/5", "5/5/4/5", futures=[NEVER, NEVER], shared="D=4-6", objectives=1)
    assert winners(fuller) == [1]


@rule("WC-8.4")
def test_then_they_share_the_victory() -> None:
    match = ended("4/5/4/5", "5/4/4/5", "0/0/0/0", futures=[NEVER] * 3, shared="D=4-6", objectives=1)
    assert winners(match) == [0, 1]
    assert match.outcome is not None
    assert match.outcome.share(0) == 0.5


# -- 9 alone -----------------------------------------------------------------------------------------------


@rule("WC-9.1")
@pytest.mark.parametrize(
    "fate", ["other: -1 W", "two: +1 W", "steal 1 W", "trade W", "other: swap W~I", "other: cancel+ W@round"]
)
def test_alone_what_needs_another_player_does_nothing(fate: str) -> None:
    match = scene("1/2/3/4", fate=fate)
    assert lives(match) == ["1/2/3/4"]
    assert asked(match)[1] == "act"
    assert "+W" in asked(match)[2]


@rule("WC-9.1")
@pytest.mark.parametrize("scope", ["with", "all"])
def test_alone_with_and_all_touch_only_you(scope: str) -> None:
    assert lives(scene("1/2/3/4", fate=f"{scope}: +1 W")) == ["2/2/3/4"]


@rule("WC-9.2")
def test_alone_the_penalty_of_w_is_two_lost_wild_points() -> None:
    match = scene("0/2/3/4", fate="-1 W")
    assert asked(match) == (0, "lose", ["W", "I", "L", "D"])
    take(match, "D", "I")
    assert lives(match) == ["0/1/3/3"]
    assert asked(match)[1] == "act"


@rule("WC-9.2")
def test_alone_reward_and_penalty_of_l_touch_only_you() -> None:
    up = scene("5/5/10/5", fate="+1 L")
    assert asked(up)[1] == "gain"
    take(up, "W")
    assert lives(up) == ["6/5/10/5"]
    down = scene("5/5/0/5", fate="-1 L")
    take(down, "W")
    assert lives(down) == ["4/5/0/5"]
    assert asked(down)[1] == "act"


@rule("WC-9.3")
def test_alone_with_and_all_in_objectives_count_for_you() -> None:
    assert true("with: L=7-9", "0/0/8/0")
    assert true("all: L=7-9", "0/0/8/0")
    assert not true("with: L=7-9", "0/0/6/0")


@rule("WC-9.4")
@pytest.mark.parametrize(
    ("objectives", "verdict", "wins"),
    [(0, "adrift", False), (1, "coping", False), (2, "balanced", True), (3, "wild-card", True), (4, "wild-card", True)],
)
def test_alone_the_number_of_objectives_is_the_verdict(objectives: int, verdict: str, wins: bool) -> None:
    match = ended(EVEN, futures=[NEVER], shared="W=4-6", objectives=objectives)
    assert match.outcome is not None
    assert match.outcome.details["verdict"] == verdict
    assert match.outcome.winners == ([0] if wins else [])
    assert told(match, "ended")[0]["scores"] == [objectives]
