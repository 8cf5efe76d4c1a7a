"""The classroom: what lessons and puzzles tell of choices that are not the right one."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.core import find_game, why_not
from asobi.study.lessons import lesson_of
from asobi.study.puzzles import puzzles_of
from tests.server.harness import House

EIGHT = find_game("eight-routes")


def rules_of(forbidden: dict[str, list[int]]) -> dict[int, str]:
    """The rule against each action that is forbidden."""
    return {id: rule for rule, ids in forbidden.items() for id in ids}


def test_a_lesson_and_a_puzzle_know_why_something_is_forbidden(tmp_path: Path) -> None:
    lesson, puzzle = lesson_of(EIGHT), puzzles_of(EIGHT)[0]
    assert lesson is not None
    with House(tmp_path) as house:
        steps = house.json("/api/games/eight-routes/lesson")["steps"]
        page = house.json("/api/games/eight-routes/puzzles/1")
    # In each step whatever a rule forbids is told with its rule, as the step begins
    chosen = 0
    for told, (step, match, _, lived) in zip(steps, lesson.play(), strict=True):
        if step.choose:
            chosen += 1
            reasons = {action.id: why_not(match, lesson.seat, action) for action in EIGHT.catalogue}
            assert rules_of(told["forbidden"]) == {id: rule for id, rule in reasons.items() if rule}
            assert told["forbidden"]
        for _ in lived:
            pass
    assert chosen >= 3
    # And so in a puzzle
    match = puzzle.match(EIGHT)
    reasons = {action.id: why_not(match, puzzle.seat, action) for action in EIGHT.catalogue}
    assert rules_of(page["forbidden"]) == {id: rule for id, rule in reasons.items() if rule}


def test_a_wrong_choice_in_a_puzzle_is_tried_out(tmp_path: Path) -> None:
    """Given a puzzle, when the answer and the next best are tried, the answer wins much more often."""
    number, puzzle = max(enumerate(puzzles_of(EIGHT), 1), key=lambda one: one[1].chance - one[1].next_chance)
    place = f"/api/games/eight-routes/puzzles/{number}"
    with House(tmp_path) as house:
        best, other = (house.json(place, choice.encode())["chance"] for choice in (puzzle.answer, puzzle.next))
        refused = [house.ask(where, b"fly away")[0] for where in (place, "/api/games/eight-routes/puzzles/1000")]
    assert best > other + 0.1
    assert best == pytest.approx(puzzle.chance, abs=0.2)
    assert refused == [400, 404]
