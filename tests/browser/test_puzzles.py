"""Puzzles of every game, solved in a real browser on the real board; a tower is missed, and built up again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from asobi.core import Aim, Game, Perspective, find_game
from asobi.server.scenes import feat_tried
from asobi.study.puzzles import Puzzle, puzzles_of
from tests.browser.house import House
from tests.browser.table import Visitor
from tests.browser.test_rampage import NO_WEBGL

Arrive = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_puzzle(visitor: Visitor, game: str, number: int) -> None:
    """Go to a puzzle, as if those before it were done."""
    streaks = json.dumps({game: {"streak": 0, "best": 0, "next": number}})
    visitor.page.add_init_script(f"localStorage.setItem('asobi.streaks', {json.dumps(streaks)})")
    visitor.page.goto(f"{visitor.house.origin}/puzzles/{game}")
    visitor.sees("[data-puzzle=open]")


def choose(visitor: Visitor, choice: str) -> None:
    """Choose on the board, or among the options beside it."""
    visitor.sees(f"[data-lit][data-choice='{choice}']").click()


def test_a_puzzle_is_solved_and_the_streak_counts_first_tries(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    first, second = puzzles_of(find_game("eight-routes"))[:2]
    ada.page.goto(f"{house.origin}/puzzles/eight-routes")
    choose(ada, first.answer)
    ada.sees("[data-puzzle=solved]")
    assert "1 in a row" in ada.text("[data-streak]")
    ada.page.locator("[data-tool=puzzle-next]").click()
    # A wrong try ends the streak, and the puzzle stays; what it wins is told beside what the right one wins
    choose(ada, second.next)
    ada.sees("[data-puzzle=open]:has-text('Not that one')")
    told = ada.text("[data-puzzle]")
    assert f"wins about {second.next_chance:.0%} of the games from here" in told
    assert f"The right choice wins {second.chance:.0%}." in told
    assert "No streak" in ada.text("[data-streak]")
    ada.page.locator("[data-tool=puzzle-show]").click()
    ada.sees("[data-puzzle=shown]")
    ada.shoot("puzzle")


def test_of_any_wrong_choice_it_is_worked_out_what_it_wins(house: House, arrive: Arrive) -> None:
    """Given a puzzle of Eight Routes, when neither the answer nor the next best is chosen, the server tries it out."""
    ada = arrive(house, "Ada")
    game = find_game("eight-routes")
    number, puzzle, other = next(
        (number, puzzle, option.notation)
        for number, puzzle in enumerate(puzzles_of(game), 1)
        for option in Perspective(puzzle.match(game), puzzle.seat).decision.options  # type: ignore[attr-defined]
        if option.notation not in (puzzle.answer, puzzle.next)
    )
    open_puzzle(ada, "eight-routes", number)
    choose(ada, other)
    ada.sees("[data-puzzle=open]:has-text('wins about')")
    assert f"The right choice wins {puzzle.chance:.0%}." in ada.text("[data-puzzle]")


def test_what_a_rule_forbids_in_a_puzzle_is_answered_by_the_rule(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    game = find_game("eight-routes")
    number = next(number for number, one in enumerate(puzzles_of(game), 1) if one.answer.startswith("pick"))
    open_puzzle(ada, "eight-routes", number)
    ada.sees("[data-lit][data-choice^='pick']")
    ada.page.locator("[data-choice^='pick']:not([data-lit])").first.click(force=True)
    ada.sees("[data-refusal]")
    ada.page.locator("[data-tool=why-rule]").click()
    expect(ada.page.locator("[data-clause]:focus")).to_be_visible()
    assert "No streak" not in ada.text("[data-puzzle]"), "that was no try"
    ada.sees("[data-puzzle=open]:has-text('clearly better')")


@pytest.mark.parametrize(
    ("id", "screen"),
    [
        ("cubitos", PHONE),
        ("eight-routes", PHONE),
        ("cubitos", {}),
        ("landmark-scramble", {}),
        ("wildcard", {}),
    ],
    ids=["cubitos-phone", "eight-routes-phone", "cubitos", "landmark-scramble", "wildcard"],
)
def test_a_puzzle_of_each_game_is_solved_on_its_board(
    house: House, arrive: Arrive, id: str, screen: dict[str, Any]
) -> None:
    ada, phone = arrive(house, "Ada", **screen), screen is PHONE
    puzzle = puzzles_of(find_game(id))[0]
    open_puzzle(ada, id, 1)
    answer = ada.sees(f"[data-lit][data-choice='{puzzle.answer}']")
    if phone:
        # The task gives way to the board, all of which can be reached then
        ada.sees("[data-tool=puzzle-fold]").tap()
        ada.sees("[data-tool=puzzle-unfold]")
        answer.tap()
        # A tap on the board only proposes
        go, solved = ada.page.locator("[data-tool=go]:enabled"), ada.page.locator("[data-puzzle=solved]")
        expect(go.or_(solved).first).to_be_visible()
        if go.count():
            go.tap()
    else:
        answer.click()
    ada.sees("[data-puzzle=solved]")
    assert f"{puzzle.chance:.0%} of the games" in ada.text("[data-puzzle]")
    assert "1 in a row" in ada.text("[data-streak]")
    ada.shoot(f"puzzle-{id}{'-phone' if phone else ''}")
    assert ada.faults() == []


def let_go(visitor: Visitor, puzzle: Puzzle, aim: str) -> None:
    """Set every dial, and let go."""
    decision = Perspective(puzzle.match(find_game("rampage")), puzzle.seat).decision
    assert isinstance(decision, Aim)
    dials = visitor.page.locator(".aiming input[type=range]")
    expect(dials).to_have_count(len(decision.space.dials))
    for place, (dial, step) in enumerate(zip(decision.space.dials, aim.split()[1:], strict=True)):
        value = dial.low + (dial.high - dial.low) * int(step) / dial.steps
        dials.nth(place).evaluate(
            "(dial, value) => { dial.value = value; dial.dispatchEvent(new Event('input', {bubbles: true})) }", value
        )
    visitor.page.locator(".fire").click()


def tower(game: Game[Any]) -> tuple[int, Puzzle, str]:
    """The first tower that its answer brings down at once, its number, and an aim that falls short."""
    for number, puzzle in enumerate(puzzles_of(game), 1):
        short = " ".join(["aim", "0", "0", *puzzle.answer.split()[3:]])
        if feat_tried(game, puzzle, puzzle.answer).solved and not feat_tried(game, puzzle, short).solved:
            return number, puzzle, short
    raise AssertionError("no tower is to be had")


def test_a_tower_is_missed_built_up_again_and_brought_down(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    ada.page.add_init_script(NO_WEBGL)
    number, puzzle, short = tower(find_game("rampage"))
    open_puzzle(ada, "rampage", number)
    assert str(puzzle.wanted) in ada.text("[data-puzzle]")
    standing = ada.page.locator("polygon.small, polygon.rect, polygon.large")
    # When the aim falls short, it is told how much fell, and nothing can be aimed at until the tower stands again
    let_go(ada, puzzle, short)
    fell = int(ada.sees("[data-fell]").get_attribute("data-fell") or puzzle.wanted)
    assert fell < puzzle.wanted
    assert "No streak" in ada.text("[data-streak]")
    ada.page.locator("[data-tool=puzzle-again]").click()
    expect(ada.page.locator("[data-fell]")).to_have_count(0)
    assert standing.count() > 0
    # When it is aimed at as it should be, it falls
    ada.sees(".fire")
    let_go(ada, puzzle, puzzle.answer)
    ada.sees("[data-puzzle=solved]")
    told = ada.text("[data-puzzle]")
    assert f"{puzzle.chance:.0%}" in told
    assert f"{puzzle.next_chance:.0%}" in told
    ada.shoot("puzzle-rampage")
    assert ada.faults() == []
