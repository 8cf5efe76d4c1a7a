"""Landmark Scramble in a real browser: a picked piece shows its ways, and the board has no serious fault."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.table import Visitor


def on_turn(ada: Visitor) -> None:
    """Ada has rolled and may move."""
    ada.open_table("me", "random", game="landmark-scramble", settings={})
    roll = ada.page.locator("button[data-choice=roll][data-lit]")
    roll.wait_for(timeout=60_000)
    roll.click()
    ada.page.locator(".own").first.wait_for(timeout=60_000)


def test_a_picked_piece_shows_where_it_can_go_and_goes_there(house: House, arrive: Arrive) -> None:
    """Given a turn, when a Runner is picked, cells are lit with their costs; a click on one moves it there."""
    ada = arrive(house, "Ada")
    on_turn(ada)
    assert ada.page.locator(".way-there[data-lit]").count() == 0
    ada.page.locator(".own").nth(3).click()
    lit = ada.page.locator(".way-there[data-lit]")
    expect(lit.first).to_be_visible()
    assert ada.page.locator(".cost:visible").count() >= lit.count()
    assert ada.faults() == []
    lit.first.focus()
    expect(ada.page.locator(".ghost")).to_have_count(1)
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text("steps to").first.wait_for()
    assert any("steps to" in line for line in ada.log)
