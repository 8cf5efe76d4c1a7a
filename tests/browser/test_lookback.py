"""A look back at a finished game in a real browser: the graph, the sums, the way to a moment and on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

from asobi import play, record_of
from asobi.core import find_game, game_ids
from tests.browser.house import House
from tests.browser.table import ISOLATES, Visitor

Arrive = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


SHORT: dict[str, dict[str, Any]] = {
    "cubitos": {"rounds": 4},
    "eight-routes": {"rounds": 2},
    "landmark-scramble": {"rounds": 3},
    "rampage": {"rounds": 1},
    "wildcard": {},
}
"""Settings by which a whole game of each kind is short."""


def finished(visitor: Visitor, id: str = "eight-routes") -> str:
    """A table with a finished game, played from its beginning."""
    seats = max(2, find_game(id).facts.players[0])
    record = record_of(play(id, ["hunch"] * seats, "look back", SHORT[id]))
    assert record.header.opening is None
    return kept(visitor, record.text())


def found_at(visitor: Visitor, table: str) -> dict[str, Any]:
    """What the server found."""
    page: dict[str, Any] = visitor.page.request.get(f"{visitor.house.origin}/api/tables/{table}/look-back").json()
    found: dict[str, Any] = page["found"]
    return found


def percents(text: str) -> list[int]:
    """The shares that a text tells, in hundredths, with their signs."""
    return [int(each) for each in re.findall(r"([-+]?\d+)%", text.replace("−", "-"))]


def sums_are_shown(visitor: Visitor, found: dict[str, Any]) -> None:
    """Start, luck, own choices and others' lead to the end for every seat, and are what the server found."""
    rows = visitor.page.locator("[data-study]")
    assert rows.count() == len(found["seats"]) >= 2
    for place, seat in enumerate(found["seats"]):
        texts = rows.nth(place).locator("td").all_inner_texts()
        cells = [percents(text)[0] for text in texts]
        assert abs(sum(cells[:4]) - cells[4]) <= 3, cells  # of rounding
        luck = sum(choice["luck"][place] for choice in found["choices"])
        assert abs(luck - seat["luck"]["sum"]) < 0.01, "the luck of all moves makes the sum"
        assert abs(cells[1] - 100 * seat["luck"]["sum"]) <= 1, texts
        assert abs(percents(texts[1])[1] - 200 * seat["luck"]["error"]) <= 1, texts


def opened(visitor: Visitor, screen: dict[str, Any], place: int) -> Locator:
    """The figures of a choice, at the moment that the table shows; on a phone they lie on the sheet."""
    if screen is PHONE:
        visitor.sees("[data-sheet=look-back]").click()
        visitor.sees("[data-look-back=found]")
    return visitor.sees(f"[data-weighed='{place}']")


def kept(visitor: Visitor, record: str) -> str:
    """The table of a record that was dropped on the first page."""
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
    found = found_at(ada, table)
    sums_are_shown(ada, found)
    ada.shoot(f"look-back-{'phone' if screen is PHONE else 'desktop'}", whole=screen is not PHONE)
    assert ada.faults() == []
    # When any own choice is opened, its rank, the best one and the luck after it are told there
    place = next(place for place, one in enumerate(found["choices"]) if one["rank"] > 1)
    whose = ada.page.locator("[data-tool=look-back-whose]")
    whose.select_option(str(found["choices"][place]["seat"]))
    ada.page.locator("[data-tool=look-back-choices] summary").click()
    assert ada.page.locator("[data-kind=choice]").count() == sum(
        one["seat"] == found["choices"][place]["seat"] for one in found["choices"]
    )
    ada.page.locator(f"[data-kind=choice][data-moment='{place}']").click()
    stands_at(ada, place)
    figures = opened(ada, screen, place)
    choice = found["choices"][place]
    told = figures.inner_text().translate(ISOLATES)
    assert f"number {choice['rank']} of {choice['among']}" in told
    assert abs(percents(figures.locator("[data-rank]").inner_text())[0] - 100 * choice["loss"]) <= 1
    if choice["luck_error"]:
        lucks = percents(figures.locator("[data-luck]").inner_text())
        assert len(lucks) == 4, "the luck of three, and how much it may be off by"
        assert all(abs(one - 100 * other) <= 1 for one, other in zip(lucks, choice["luck"], strict=False))
    ada.shoot(f"look-back-moment-{'phone' if screen is PHONE else 'desktop'}", whole=screen is not PHONE)
    assert ada.faults() == []
    # When the luckiest or unluckiest throw is opened, the table stands right after it
    ada.page.locator("[data-tool=look-back-whose]").select_option("0")
    lucky = ada.sees("[data-kind=lucky], [data-kind=unlucky]")
    number = int(lucky.get_attribute("data-moment") or 0)
    assert abs(found["choices"][number - 1]["luck"][0]) > 2 * found["choices"][number - 1]["luck_error"]
    lucky.click()
    stands_at(ada, number)
    # When a turning point is opened, the table stands there, and can be played on from
    if screen is PHONE:
        ada.sees("[data-sheet=look-back]").click()
    moment = ada.sees("[data-kind=turning]")
    number = int(moment.get_attribute("data-moment") or 0)
    moment.click()
    stands_at(ada, number)
    if number < int(ada.page.locator("input[type=range]").get_attribute("max") or 0):
        ada.page.locator("[data-tool=fork]").click()
        ada.page.wait_for_url("**/t/*")
        ada.sees("[data-prompt]")


def stands_at(visitor: Visitor, number: int) -> None:
    """Wait until the replay shows that moment."""
    visitor.page.wait_for_function(f"() => document.querySelector('input[type=range]')?.value === '{number}'")


@pytest.mark.parametrize("id", game_ids())
def test_a_finished_game_of_each_kind_is_looked_back_at(house: House, arrive: Arrive, id: str) -> None:
    ada = arrive(house, "Ada")
    table = finished(ada, id)

    ada.page.goto(f"{house.origin}/replay/{table}")
    ada.sees("[data-tool=look-back]").click()

    ada.page.locator("[data-look-back=found]").wait_for(timeout=180_000)
    found = found_at(ada, table)
    sums_are_shown(ada, found)
    # Where nature is slow, what fell after an aim is no luck, and the page says so
    assert found["slow"] == (id == "rampage")
    assert ("judged as it stood" in ada.text("[data-how]")) == found["slow"]
    assert all((one["among"] == 0) == one["choice"].startswith("aim ") for one in found["choices"] if not found["slow"])
    ada.shoot(f"look-back-{id}", whole=True)
    assert ada.faults() == []
