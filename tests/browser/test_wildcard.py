"""WILDCARD in a real browser: rows that are stepped, previews of what would change, cards that can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.sight import PHONE
from tests.browser.table import Visitor, play_out

DECK = "\n".join(
    [
        "id,name,past,present,future,upright,reversed",
        *[f"C{number},Card {number},10/5/5/0,+1 Wild,W=10 and D=4-6,other: -1 Wild,+1 W" for number in range(14)],
    ]
)


def sit_down(ada: Visitor, *bots: str, **settings: object) -> None:
    ada.open_table("me", *bots, game="wildcard", settings=settings)
    ada.sees(".life")


def test_a_step_moves_a_token_and_its_preview_tells_before(house: House, arrive: Arrive) -> None:
    """Given an action, when its button has the focus, the objective shows the steps after it; a click takes it."""
    ada = arrive(house, "Ada")
    sit_down(ada, deck=DECK)
    ada.page.locator("button.choose[data-choice=I]").click()
    while ada.page.locator(".step[data-lit]").count() == 0:
        ada.choose_something(("I",))
        ada.page.wait_for_timeout(100)
    before = ada.text(".objectives .count")
    ada.page.locator("[data-choice='+D'][data-lit]").focus()
    expect(ada.page.locator(".objectives .better").first).to_be_visible()
    assert before.split()[0] in ada.text(".objectives .count")
    expect(ada.page.locator(".life.mine .ghost")).to_have_count(1)
    ada.page.locator("[data-choice='+D'][data-lit]").click()
    label = ada.page.locator(".life.mine .row-D .track")
    expect(label).to_have_attribute("aria-label", re.compile("^\u2068?Drive\u2069?: \u2068?1\u2069?$"))


def test_a_choice_that_would_earn_a_reward_says_so(house: House, arrive: Arrive) -> None:
    """Given a full row and a Wild point, when the row is looked at, its reward is told in words."""
    ada = arrive(house, "Ada")
    sit_down(ada, deck=DECK)
    ada.page.locator("button.choose[data-choice=W]").focus()
    ada.sees(".earns")
    assert ada.text(".earns") == "would earn the reward: +1 in a row you choose"


def test_a_thumb_is_told_what_a_row_and_a_button_would_do(house: House, arrive: Arrive) -> None:
    """Given a phone, when a row is proposed, the dock tells its new value, and what it earns; the buttons of an action
    tell theirs, whole."""
    ada = arrive(house, "Ada", **PHONE)
    ada.open_table("me", game="wildcard", settings={"deck": DECK})
    ada.page.locator(".lay[data-choice=W]").tap()
    ada.sees(".lay[data-choice=W][data-armed]")
    assert ada.prompt == "Wealth: would earn the reward: +1 in a row you choose"
    ada.page.locator(".lay[data-choice=I]").tap()
    ada.sees(".lay[data-choice=I][data-armed]")
    assert ada.prompt == "Intellect 5→6"
    while ada.page.locator(".change[data-lit]").count() == 0:
        ada.choose_something(("I",))
        ada.page.wait_for_timeout(100)
    button = ada.page.locator(".change[data-lit] small").first
    assert re.search(r"(Wealth|Intellect|Love|Drive)\W+\d", button.inner_text())
    assert button.evaluate("one => one.scrollWidth <= one.clientWidth"), "it is cut"


def test_cards_are_read_in_words_and_face_down_ones_are_not(house: House, arrive: Arrive) -> None:
    """Given the table, when a start card is pressed, all that it says stands there; Round cards to come stay closed."""
    ada = arrive(house, "Ada")
    sit_down(ada, "random", "random", "random")
    ada.page.locator(".life .start button").nth(1).click()
    shown = ada.page.locator(".life .start button").nth(1).get_attribute("aria-label")
    expect(ada.page.locator(".detail h2")).to_have_text(str(shown))
    for word in ("Upright", "Reversed", "Past", "Present", "Future"):
        expect(ada.page.locator(".detail dl")).to_contain_text(word)
    labels = ada.page.locator(".cross .down").evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    assert labels
    assert all(re.fullmatch(r"Round card .{0,3}\d+.{0,3}, face down", label) for label in labels)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_has_no_serious_fault_and_the_game_comes_to_an_end(house: House, arrive: Arrive, theme: str) -> None:
    """Given a game alone, when it is played to its end, axe-core finds nothing serious, and a verdict is spoken."""
    ada = arrive(house, "Ada", color_scheme=theme)
    sit_down(ada)
    found = ada.faults()
    ada.shoot(f"wildcard-{theme}", whole=True)
    play_out(ada)
    found += ada.faults()
    ada.shoot(f"wildcard-end-{theme}", whole=True)
    assert found == []
    expect(ada.page.locator(".verdict")).to_have_text(re.compile("Adrift|Coping|Balanced|Wild card"))


def test_four_lives_and_the_cross_fit_on_one_screen(house: House, arrive: Arrive) -> None:
    """Given four players at a desktop of 1366 by 820, all lives and the spread of cards are seen without scrolling."""
    ada = arrive(house, "Ada", viewport={"width": 1366, "height": 820})
    sit_down(ada, "random", "random", "random")

    boxes = ada.page.locator(".life, .cross[role=group]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect())"
    )

    assert len(boxes) == 5
    for box in boxes:
        assert 0 <= box["left"] < box["right"] <= 1366
        assert 0 <= box["top"] < box["bottom"] <= 820, boxes
