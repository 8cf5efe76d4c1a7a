"""What a turn needs is seen at one look: nothing of a board is scrolled for where there is room for it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.sight import BROKEN, MISSED, PHONE

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 820}}
# What a player looks at in a turn.
PARTS: Final = {
    "eight-routes": ".lid, .route",
    "cubitos": ".zone, .track, [data-card], [data-choice=push]",
    "wildcard": "[data-part=lives], [data-part=cards]",
    "landmark-scramble": ".town, [data-part=locations] li",
    "rampage": ".city, .scene > .side, [data-part=monsters] li",
}
BELOW: Final = """parts => [...document.querySelectorAll(parts)]
    .map((node) => [node.className.baseVal ?? node.className, Math.round(node.getBoundingClientRect().bottom)])
    .filter(([, bottom]) => bottom > innerHeight)"""


@pytest.mark.parametrize("game", PARTS)
def test_a_desktop_shows_the_whole_table_without_scrolling(house: House, arrive: Arrive, game: str) -> None:
    """Given four players and a screen of 1366 by 820, when one is asked, all that a turn needs is above its edge."""
    ada = arrive(house, "Ada", **DESKTOP)
    ada.open_table("me", "hunch", "hunch", "hunch", game=game)
    ada.sees("[data-lit]")
    if game == "landmark-scramble":  # a picked piece has a panel of its own above the locations
        ada.page.locator("[data-choice=roll][data-lit]").click()
        ada.page.locator(".own").nth(3).click()
        ada.sees(".who")

    parts = ada.page.locator(PARTS[game])

    assert parts.count() > 1
    assert ada.page.evaluate(BELOW, PARTS[game]) == []


def test_what_a_push_risks_stands_beside_its_buttons(house: House, arrive: Arrive) -> None:
    """Given a roll in Cubitos, when it can be pushed, the prompt tells the chance of a bust and has both buttons."""
    ada = arrive(house, "Ada", **DESKTOP)
    ada.open_table("me", "hunch", game="cubitos")
    buttons = ada.page.locator(".prompt [data-choice=push][data-lit], .prompt [data-choice=pass][data-lit]")
    expect(buttons).to_have_count(2)
    assert re.search(r"No risk|Chance of a bust: \d+ %", ada.prompt)
    assert "to expect" in ada.prompt


def test_the_dock_has_only_what_is_asked(house: House, arrive: Arrive) -> None:
    """Given a phone, when a push busts and dice may be moved, Push and Pass are gone, and every word is whole."""
    ada = arrive(house, "Ada", **PHONE)
    ada.open_table("me", "hunch", game="cubitos", settings={"rounds": 30})
    for _ in range(300):
        ada.sees("[data-lit], [data-tool=choose]")
        if ada.page.locator(".dock [data-choice='toss all'][data-lit]").count():
            break
        ada.choose_something(("push", "fill", "stay", "close", "skip", "no"))
        ada.page.wait_for_timeout(30)

    expect(ada.page.locator(".dock .act.push")).to_have_count(0)
    assert ada.page.evaluate(MISSED) == []


def test_words_of_a_button_are_never_broken_by_letters(house: House, arrive: Arrive) -> None:
    """Given a phone, when a pass says what it keeps, each word stands on one line."""
    ada = arrive(house, "Ada", **PHONE)
    ada.open_table("me", "hunch", game="cubitos")
    ada.sees(".dock [data-choice=push][data-lit]")
    assert ada.page.evaluate(BROKEN, ".dock .act") == []


def test_a_short_phone_shows_the_whole_market(house: House, arrive: Arrive) -> None:
    """Given a phone of 360 by 640, when the market of Cubitos is shown, all cards are in view, their names whole."""
    ada = arrive(house, "Ada", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    ada.open_table("me", "hunch", game="cubitos")
    ada.page.locator("[data-pane=market]").tap()
    ada.sees("[data-card]")
    bottom = (
        "(parts) => Math.max(...[...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect().bottom))"
    )
    dock = ada.page.locator("[data-dock]").bounding_box()
    assert dock is not None
    assert ada.page.evaluate(bottom, "[data-card]") <= dock["y"] + 1
    assert ada.page.evaluate(BROKEN, "[data-card] h3") == []
