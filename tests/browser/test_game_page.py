"""A game's page before sitting down, and its puzzles, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from asobi.core import find_game
from asobi.study.puzzles import puzzles_of
from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]


def test_a_game_tells_what_it_is_and_leads_to_lesson_puzzles_and_table(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    ada.home()
    ada.page.locator("a[href='/game/eight-routes']").first.click()
    ada.sees("[data-game=eight-routes] [data-part=lid]")  # drawn by the board itself
    assert "race along eight routes" in ada.text("main")
    assert ada.page.locator("main > section > ol > li").count() == 4
    assert ada.page.locator("main > section > ol > li [role=img]").count() == 4  # a picture for each
    ada.sees("[data-tag=lid]:has-text('The lid')")
    ada.sees("[data-minutes]")
    ada.sees("[data-weight]")
    ada.sees("[data-figures]")
    ada.sees("main [data-term]:has-text('parent')")
    ada.shoot("game-page", whole=True)
    assert ada.faults() == []
    ada.page.locator("[data-tool=game-learn]").click()
    ada.sees("[data-lesson-text]")
    ada.page.go_back()
    ada.sees("[data-tool=game-play]").click()
    ada.page.wait_for_url("**/t/*")


def test_a_puzzle_is_solved_and_the_streak_counts_first_tries(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    first, second = puzzles_of(find_game("eight-routes"))[:2]
    ada.page.goto(f"{house.origin}/puzzles/eight-routes")
    ada.sees(f"[data-lit][data-choice='{first.answer}']").click()
    ada.sees("[data-puzzle=solved]")
    assert "1 in a row" in ada.text("[data-streak]")
    ada.page.locator("[data-tool=puzzle-next]").click()
    # A wrong try ends the streak, and the puzzle stays
    ada.sees(f"[data-lit][data-choice='{second.next}']").click()
    ada.sees("[data-puzzle=open]:has-text('Not that one')")
    assert "No streak" in ada.text("[data-streak]")
    ada.page.locator("[data-tool=puzzle-show]").click()
    ada.sees("[data-puzzle=shown]")
    ada.shoot("puzzle")
