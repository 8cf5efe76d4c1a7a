"""The page of a game's dials: turn one, and play the changed game in one click."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]


def test_a_dial_is_turned_and_the_changed_game_played(house: House, arrive: Arrive) -> None:
    """Given the dials of a game, when one is turned and Play it is clicked, the board shows the new number."""
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/dials/eight-routes")
    dial = ada.page.locator('[data-dial="routes.6.places"] input')

    dial.fill("41")
    dial.blur()
    expect(ada.page.locator("[data-changes='1']")).to_be_visible()
    ada.page.locator("[data-play-variant]").click()
    ada.sees("[data-prompt]")
    expect(ada.page.get_by_text("41", exact=True).first).to_be_visible()
