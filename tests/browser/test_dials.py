"""The page of a game's dials: turn one, and play the changed game in one click."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

from playwright.sync_api import expect

from asobi.lab import Experiment
from asobi.lab.questions import played
from asobi.lab.report import answers_of, page
from asobi.lab.runner import Here
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


def test_a_reports_link_opens_the_variant_and_the_settings_of_its_tables(house: House, arrive: Arrive) -> None:
    """Given a report of an arm with a dial and a setting, when its link is opened, both stand as in the report."""
    variants = {"other": {"settings": {"shake": False}, "dials": {"routes.6.places": [43]}}}
    experiment = Experiment({"game": "eight-routes", "seats": 3, "games": 2, "variants": variants})
    report = page(experiment, answers_of(played(experiment, Here(), 2)), "asobi lab run x.toml", table=house.origin)
    link = re.search(r'<a href="([^"]+)">Play other', report)
    assert link
    ada = arrive(house, "Ada")
    ada.page.goto(unescape(link[1]))

    expect(ada.page.locator('[data-dial="routes.6.places"] input')).to_have_value("43")
    expect(ada.page.locator("[data-settings] input[type=checkbox]")).not_to_be_checked()
    ada.page.locator("[data-play-variant]").click()
    ada.sees("[data-prompt]")
    expect(ada.page.get_by_text("43", exact=True).first).to_be_visible()


def test_words_are_turned_as_words_and_a_wrong_one_is_refused(house: House, arrive: Arrive) -> None:
    """Given what a location costs, a wrong word is answered with the right ones, and a right one played."""
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/dials/landmark-scramble")
    cost = ada.page.locator('[data-dial="locations.well"] input')

    expect(cost).to_have_value("coin")
    cost.fill("gold")
    cost.blur()
    ada.forgiving = True  # the server refuses
    ada.page.locator("[data-play-variant]").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("coin, brick, permit, workers")
    ada.forgiving = False
    cost.fill("workers workers, permit")
    cost.blur()
    with ada.page.expect_request("**/api/tables") as asked:
        ada.page.locator("[data-play-variant]").click()
    wish = asked.value.post_data_json
    assert wish
    changes = wish["settings"]["variant"]["changes"]
    assert changes == {"locations.well": ["workers", "workers", "permit"]}
    ada.sees("[data-prompt]")
