"""Games that nobody drew a board for here: the generic board, and a board that a game brings along."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.table import ISOLATES, Visitor, play_out

Arrive = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def shed(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with games from outside the tree."""
    running = House(
        tmp_path_factory.mktemp("shed"), client, ("examples.connect_four:GAME", "tests.browser.four.game:GAME")
    )
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_game_without_board_and_words_is_played(shed: House, arrive: Arrive, theme: str) -> None:
    """Given nothing but rules, when a game is played in the browser, everything is shown, named and chosen."""
    ada = arrive(shed, "Ada", color_scheme=theme)
    ada.open_table("me", "greedy", game="connect-four")
    ada.sees(".choices [data-lit]")
    assert ada.page.locator(".choices [data-lit]").all_inner_texts() == [f"drop {column}" for column in range(7)]
    assert ada.page.locator(".prompt [data-lit]").count() == 0, "what the board offers is not offered twice"

    ada.page.get_by_role("button", name="drop 3").click()
    ada.page.locator("[role=log] p").nth(1).wait_for()

    assert ada.log[0] == "dropped: Ada, column 3, row 0"
    expect(ada.page.locator(".values [data-changed]")).to_have_text("2")
    expect(ada.page.locator("td[data-changed]")).to_have_count(1)
    ada.sees(".choices [data-lit]")
    assert not ada.faults()
    ada.shoot(f"generic-{theme}")
    play_out(ada)
    assert not ada.faults()


def test_a_game_without_board_is_played_on_a_phone_and_by_keyboard(shed: House, arrive: Arrive) -> None:
    """Given a phone, when keys alone are pressed, choices are reached, big enough, and nothing is too wide."""
    ada = arrive(shed, "Ada", **PHONE)
    ada.open_table("me", "greedy", game="connect-four")
    while not ada.over:
        if ada.lit.count() == 0:
            ada.page.wait_for_timeout(30)
            continue
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        box = ada.lit.first.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        ada.lit.first.focus()
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_timeout(60)
    ada.shoot("generic-phone", whole=True)


def test_a_game_brings_its_board_along(shed: House, arrive: Arrive) -> None:
    """Given a board module in a game's package, when it is played, this draws and lights it, in its own words."""
    ada = arrive(shed, "Ada")
    ada.page.goto(shed.origin)
    expect(ada.page.get_by_role("heading", name="Four in a line")).to_be_visible()
    ada.open_table("me", "greedy", game="four")
    middle = ada.sees(".four [data-choice='drop 3'][data-lit]")
    assert ada.prompt == "Your turn: drop a disc."
    assert (middle.get_attribute("aria-label") or "").translate(ISOLATES) == "Drop into column 3"
    assert ada.page.locator(".choices").count() == 0

    middle.click()

    expect(ada.page.locator(".four [data-choice='drop 3'] .disc").last).to_have_attribute("data-seat", "0")
    ada.page.locator("[role=log] p").nth(1).wait_for()
    assert ada.log[0] == "You drop a disc into column 3."
    ada.sees("[data-lit]")
    assert not ada.faults()
    ada.shoot("own-board")
    play_out(ada)
    ada.page.locator("header a[href='/']").click()
    ada.sees("[data-play]")
    assert ada.page.locator(".four").count() == 0, "the board has put itself away"


def test_a_board_that_does_not_load_is_replaced(shed: House, arrive: Arrive) -> None:
    """Given a board module that cannot be loaded, when the table is opened, the generic board stands in."""
    ada = arrive(shed, "Ada")
    ada.forgiving = True  # it is reported, and that is not the question here
    ada.page.route("**/board/board.js", lambda route: route.abort())
    ada.open_table("me", "greedy", game="four")
    ada.sees(".choices [data-lit]")
