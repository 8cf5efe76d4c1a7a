"""A look back at a finished game in a real browser: the graph, the sums, the way to a moment and on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from asobi import play, record_of
from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def finished(visitor: Visitor) -> str:
    """A table with a finished game of two rounds."""
    record = record_of(play("eight-routes", ["hunch"] * 3, "look back", {"rounds": 2})).text()
    house = visitor.house
    answer = visitor.page.request.post(
        f"{house.origin}/api/records?name=Ada", data=record, headers={"origin": house.origin}
    )
    return str(answer.json()["table"])


@pytest.mark.parametrize("screen", [{"viewport": {"width": 1366, "height": 820}}, PHONE], ids=["desktop", "phone"])
def test_a_finished_game_is_looked_back_at_and_played_on_from_its_turning_point(
    house: House, arrive: Arrive, screen: dict[str, Any]
) -> None:
    ada = arrive(house, "Ada", **screen)
    table = finished(ada)
    # Given a replay, when a look back is asked for
    ada.page.goto(f"{house.origin}/replay/{table}")
    if screen is PHONE:
        ada.sees("[data-sheet=look-back]").click()
    ada.sees("[data-tool=look-back]").click()
    # Then the sums of every player lead from the start to the end
    ada.sees("[data-look-back=found]")
    rows = ada.page.locator("[data-study]")
    assert rows.count() == 3
    for place in range(3):
        cells = [
            int(re.sub(r"[^0-9-]", "", text.split("±")[0].replace("−", "-")))
            for text in rows.nth(place).locator("td").all_inner_texts()
        ]
        assert abs(sum(cells[:4]) - cells[4]) <= 3, cells  # of rounding
    ada.shoot(f"look-back-{'phone' if screen is PHONE else 'desktop'}", whole=screen is not PHONE)
    assert ada.faults() == []
    # When a turning point is opened, the table stands there, and can be played on from
    moment = ada.sees("[data-moment]")
    number = moment.get_attribute("data-moment")
    moment.click()
    ada.page.locator("input[type=range]").wait_for()
    ada.page.wait_for_function(f"() => document.querySelector('input[type=range]').value === '{number}'")
    if int(number or 0) < int(ada.page.locator("input[type=range]").get_attribute("max") or 0):
        ada.page.locator("[data-tool=fork]").click()
        ada.page.wait_for_url("**/t/*")
        ada.sees("[data-prompt]")
