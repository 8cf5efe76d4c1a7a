"""A game's page before sitting down, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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


@pytest.mark.parametrize("game", ["cubitos", "eight-routes", "landmark-scramble", "rampage", "wildcard"])
def test_pictures_of_a_game_are_drawn_on_a_phone_and_name_its_parts(house: House, arrive: Arrive, game: str) -> None:
    ada = arrive(house, "Ada", viewport={"width": 390, "height": 844})
    ada.page.goto(f"{house.origin}/game/{game}")
    ada.sees("[data-goal]")
    ada.sees("main > section > ol > li [role=img]")
    pictures = ada.page.locator("main [role=img][aria-label*='icture'], main figure.panel > [role=img]")
    assert pictures.count() == 5
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_attribute("data-drawn", "yes")
        assert picture.bounding_box()["height"] > 40  # type: ignore[index]
    assert ada.page.locator("[data-tag]").count() == ada.page.locator(".parts > li").count() >= 2
    assert ada.faults() == []


def test_a_picture_survives_a_page_that_has_no_room_for_a_moment(house: House, arrive: Arrive) -> None:
    """A tab that comes back, or a window on its way to another size, may be nothing wide in between."""
    ada = arrive(house, "Ada", viewport={"width": 390, "height": 844})
    ada.page.goto(f"{house.origin}/game/wildcard")
    picture = ada.page.locator("main figure.panel > [role=img]")
    expect(picture).to_have_attribute("data-drawn", "yes")
    ada.page.set_viewport_size({"width": 1, "height": 1})
    ada.page.wait_for_timeout(100)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.wait_for_timeout(100)
    assert picture.bounding_box()["height"] > 200  # type: ignore[index]
    expect(picture.locator("[data-tag=lives]")).to_be_visible()


def test_the_rules_panel_tells_the_goal_first_and_shows_a_turn_in_pictures(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/game/eight-routes")
    ada.sees("[data-tool=game-play]").click()
    ada.sees("[data-part=lid]")
    ada.page.get_by_role("tab", name="Rules").click()
    assert ada.text(".rules h3:first-child") == "Goal"
    ada.page.locator("[data-tool=rules-turn] summary").click()
    expect(ada.page.locator(".rules [role=img][data-drawn=yes]").first).to_be_visible()
    assert ada.page.locator(".rules ol > li > .panel").count() == 4
    ada.shoot("rules-pictures")
    assert ada.faults() == []


def test_the_rules_are_searched_and_an_answer_leads_to_its_clause(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/game/eight-routes")
    ada.sees("[data-tool=game-play]").click()
    ada.sees("[data-lit]")
    ada.page.get_by_role("tab", name="Rules").click()
    clauses, sought = ada.page.locator(".rules [data-clause]"), ada.page.get_by_role("searchbox")
    every = clauses.count()
    # When something is sought, only clauses that say it are left
    sought.fill("shake")
    expect(clauses).not_to_have_count(every)
    assert 0 < clauses.count() < every
    for clause in clauses.all():
        around = clause.locator("xpath=preceding-sibling::h3[1] | . | following-sibling::*[1]").all_inner_texts()
        assert "shake" in " ".join(around).lower()
    sought.fill("no rule says this")
    expect(clauses).to_have_count(0)
    assert "No rule speaks of that." in ada.text(".rules")
    sought.fill("")
    expect(clauses).to_have_count(every)
    # When a thing is asked for that is forbidden now, its clause is a press away
    ada.page.get_by_label("May I").select_option("end")
    ada.page.locator("[data-tool=asked-rule]").click()
    expect(ada.page.locator("[data-clause]:focus")).to_be_visible()
    number = ada.page.locator("[data-clause]:focus").get_attribute("data-clause") or "?"
    assert number in ada.text("[data-tool=asked-rule]")


def test_terms_explain_themselves_in_the_log_too(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy")
    ada.choose_something()
    term = ada.sees("[role=log] [data-term]")
    term.click()
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    assert ada.faults() == []
