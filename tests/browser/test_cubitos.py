"""Cubitos in a real browser: rolling, the chance of a bust, pointing at a space, buying."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.table import Visitor


def sit_down(ada: Visitor, **settings: object) -> None:
    ada.open_table("me", "random", game="cubitos", settings={"rounds": 12, **settings})
    ada.sees(".mine")


def go_on_until(ada: Visitor, lit: str) -> None:
    """Pass, skip and stay until something of that kind may be chosen."""
    page = ada.page
    for _ in range(200):
        if page.locator(f"{lit}[data-lit]").count():
            return
        for choice in ("pass", "skip", "keep", "fill", "stay", "close", "decline"):
            button = page.locator(f"[data-choice='{choice}'][data-lit]")
            if button.count():
                button.first.click(force=True)
                break
        else:
            if page.locator("[data-lit]").count():
                page.locator("[data-lit]").first.click(force=True)
        page.wait_for_timeout(100)
    raise AssertionError(f"nothing like {lit} was ever on offer")


def test_pushing_rolls_and_the_chance_of_a_bust_is_told(house: House, arrive: Arrive) -> None:
    """Given the first roll, when it is pushed, dice move from Roll to Active, and the risk stands beside the button."""
    ada = arrive(house, "Ada")
    sit_down(ada)
    labels = ada.page.locator("[data-card] .lay").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert labels
    assert not [label for label in labels if "leaves" in label], "there is no money yet, so none can be left"
    go_on_until(ada, "[data-choice=push]")
    expect(ada.page.locator("[data-prompt]")).to_have_text(re.compile("Chance of a bust|No risk"))
    dice = ada.page.locator(".mine .roll .slot").count() + ada.page.locator(".mine .active .slot").count()
    assert dice in (9, 10)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_runner_is_sent_to_a_space_and_nothing_is_seriously_wrong(house: House, arrive: Arrive, theme: str) -> None:
    """Given a move, when a lit space is looked at, its cost is told; a click sends the runner there."""
    ada = arrive(house, "Ada", color_scheme=theme)
    sit_down(ada)
    found = ada.faults()
    go_on_until(ada, ".hex")
    ada.page.locator(".hex[data-lit]").first.focus()
    expect(ada.page.locator(".foresee")).to_contain_text("space")
    found += ada.faults()
    ada.shoot(f"cubitos-{theme}", whole=True)
    before = ada.page.locator(".runner.me").get_attribute("aria-label")
    ada.page.locator(".hex[data-lit]").first.click(force=True)
    expect(ada.page.locator(".runner.me")).not_to_have_attribute("aria-label", str(before))
    assert found == []


def test_a_race_with_cards_of_ones_own_is_set_up(house: House, arrive: Arrive) -> None:
    """Given the set-up page, when a card is picked for a custom race, it lies at the table that is opened."""
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/new/cubitos")
    race = ada.sees("select[id$=race]")
    assert race.locator("option").count() == 12, "ten races, random, and one's own"
    race.select_option("custom")
    white = ada.sees("select[id$=-white]")
    assert white.locator("option").count() == 8, "seven white cards, or any"
    white.select_option(index=2)
    chosen = white.evaluate("select => select.value")

    ada.page.locator("form button[type=submit]").click()

    ada.sees(".cards")
    assert chosen in ada.page.locator(".card.white h3").all_inner_texts()


# The contrast of the clearest sign of every space that has one to its ground, as WCAG counts it.
CONTRASTS = """() => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[0-9.]+/g).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const against = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const found = {};
    for (const hex of document.querySelectorAll(".cell .hex")) {
        const ground = light(getComputedStyle(hex.querySelector(".ground")).fill);
        const signs = [...hex.querySelectorAll(":not(.ground)")].flatMap((sign) => {
            const {fill, stroke} = getComputedStyle(sign);
            const seen = [fill, stroke].filter((colour) => colour.startsWith("rgb("));
            return seen.map((colour) => against(light(colour), ground));
        });
        const kind = hex.parentElement.getAttribute("class");
        if (signs.length > 0) found[kind] = Math.min(found[kind] ?? Infinity, Math.max(...signs));
    }
    return found;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_symbols_of_spaces_stand_out(house: House, arrive: Arrive, theme: str) -> None:
    """Given a track by day or by night, when its spaces are looked at, every symbol has a contrast of 3 at least."""
    ada = arrive(house, "Ada", color_scheme=theme)
    sit_down(ada)

    contrasts = ada.page.evaluate(CONTRASTS)

    assert len(contrasts) > 3
    assert {kind: found for kind, found in contrasts.items() if found < 3} == {}
