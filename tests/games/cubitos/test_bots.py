"""The house rules under other settings, and bots with sense."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.bots import play
from asobi.core import Ask, Dice, Match, Together
from asobi.games.cubitos import GAME
from asobi.games.cubitos.hunch import hunch
from asobi.games.cubitos.tables import KINDS, RACES
from asobi.games.cubitos.track import COURSE_KEYS
from asobi.testing import conform
from tests.games.cubitos.scenes import roll_scene, run_scene


def by_hunch(seats: int, seed: str, settings: dict[str, Any], hunches: int) -> Match:
    """A race in which the first seats follow their hunch and the others play at random."""
    match, dice = Match.new(GAME, seats, seed, settings, tracked=False), Dice(seed)
    while not match.over:
        decision = match.decision
        if isinstance(decision, Together):
            decision = dice.pick(list(decision.decisions.values()))
        assert isinstance(decision, Ask)
        choice = hunch(match.state, decision, dice) if decision.seat < hunches else None  # type: ignore[arg-type]
        match.advance(choice or dice.pick(decision.options), decision.seat)
    return match


@pytest.mark.parametrize("race", ["race-3", "race-6", "race-7", "grand-finale", "random"])
def test_the_house_rules_hold_for_other_races(race: str) -> None:
    conform(GAME, seeds=1, seats=[3], settings=[{"race": race, "rounds": 5}], bots=["random", "greedy"])


def test_the_house_rules_hold_when_everybody_rolls_in_order() -> None:
    with pytest.raises(Exception, match="simultaneous"):
        conform(GAME, seeds=1, seats=[2], settings=[{"in-order": True, "rounds": 3}], bots=["random"])
    conform(GAME, seeds=1, seats=[2], settings=[{"in-order": True, "rounds": 3}, {"rounds": 2}], bots=["random"])


@pytest.mark.parametrize("race", [race.key for race in RACES])
def test_hunches_race_to_the_finish_and_know_every_decision(race: str) -> None:
    match = by_hunch(4, "hunch", {"race": race}, 4)
    state: Any = match.state

    assert any(state.course.finished(node) for node in state.position)
    assert state.round < 40


def test_a_hunch_beats_random_play() -> None:
    wins = 0.0
    for number in range(12):
        outcome = by_hunch(3, f"strength {number}", {}, 1).outcome
        assert outcome is not None
        wins += outcome.share(0)
    assert wins >= 11


def test_greedy_beats_three_random_bots() -> None:
    match = play(GAME, ["greedy", "random", "random", "random"], "greedy")
    assert match.outcome is not None
    assert match.outcome.winners == [0]


def chosen(ask: Ask, match: Match) -> str:
    choice = hunch(match.state, ask, Dice("hunch"))  # type: ignore[arg-type]
    assert choice is not None
    return choice.notation


def test_a_hunch_pushes_while_it_is_safe_and_passes_when_much_is_at_stake() -> None:
    safe = roll_scene(*["light-grey -"] * 9, draw={"light-grey": 9})
    rich = roll_scene(
        *["light-grey coin1"] * 3, "light-grey -", "purple symbol", "purple symbol", draw={"light-grey": 4, "purple": 2}
    )

    assert chosen(safe.match.pending_of(0), safe.match) == "push"  # type: ignore[arg-type]
    assert chosen(rich.match.pending_of(0), rich.match) == "pass"  # type: ignore[arg-type]


def test_a_hunch_crosses_the_line_when_it_can() -> None:
    scene = run_scene(feet=2, at=(0, 16, 7), credits=9)

    assert chosen(scene.match.pending_of(0), scene.match).startswith(("walk 1 ", "ride 1 "))  # type: ignore[arg-type]


@pytest.mark.parametrize("number", range(18))
def test_random_races_end_and_lose_no_dice(number: int) -> None:
    """Over all courses and numbers of players: dice only move, and every race ends."""
    settings = {"race": "random", "advice": False, "course": COURSE_KEYS[number % 6]}
    match = by_hunch(2 + number % 3, f"fair {number}", settings, 0)
    s: Any = match.state

    assert match.over
    for kind in range(KINDS):
        total = s.supply[kind] + sum(s.owned(seat, kind) for seat in range(s.players))
        assert total == (28, 12, 1)[kind] if kind < 3 else total == 10
    assert min(s.supply) >= 0
    assert min(s.credits) >= 0
