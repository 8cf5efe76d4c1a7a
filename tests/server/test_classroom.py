"""The classroom: what lessons and puzzles tell of choices that are not the right one."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.core import find_game, why_not
from asobi.study.lessons import lesson_of
from asobi.study.puzzles import puzzles_of
from tests.server.harness import House, Player, scene

EIGHT = find_game("eight-routes")


def finished(house: House) -> tuple[str, list[int]]:
    """A game of Pig that was played here to its end, and who won it."""
    opened = house.open_table("me", "hunch", game="pig", settings={"goal": 20})

    async def play() -> list[int]:
        async with Player(house, opened["table"], opened["token"]) as ada:
            await ada.until(lambda: ada.decision is not None or ada.over)
            await ada.play_on()
            assert ada.moment is not None
            winners: list[int] = ada.moment["outcome"]["winners"]
            return winners

    return opened["table"], scene(play)


def test_figures_count_what_was_finished_and_who_won(tmp_path: Path) -> None:
    """Given finished games with known winners, the victories of each seat add up, and the median tells their length."""
    house = House(tmp_path)
    house.games = ["examples.pig.asobi_pig:GAME"]
    with house:
        assert house.json("/api/games/pig/figures") == {"count": 0, "victories": [], "minutes": None}
        played = [finished(house) for _ in range(3)]
        winners = [seat for _, won in played for seat in won]
        found = house.json("/api/games/pig/figures")
        assert found["count"] == 3
        assert found["victories"] == [winners.count(0), winners.count(1)]
        # Nobody plays a game in a second; when they took 5, 7 and 30 minutes, the median is told
        assert found["minutes"] is None
        house.stop()
        for (table, _), minutes in zip(played, (5, 30, 7), strict=True):
            house.change(
                "UPDATE entries SET at = CASE WHEN number <= 1 THEN 0.0 ELSE ? END WHERE table_id = ?",
                minutes * 60.0,
                table,
            )
        house.start()
        assert house.json("/api/games/pig/figures")["minutes"] == 7.0


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
