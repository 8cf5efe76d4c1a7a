"""A look back at a finished game in a real browser: the graph, the sums, the way to a moment and on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from asobi import Dice, play, record_of
from asobi.bots import go_on
from asobi.core import NATURE, Record, find_game, fork, game_ids
from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def finished(visitor: Visitor) -> str:
    """A table with a finished game of two rounds."""
    return kept(visitor, record_of(play("eight-routes", ["hunch"] * 3, "look back", {"rounds": 2})).text())


def ending(id: str, choices: int = 12) -> str:
    """The last choices of a match, as a game of their own: a whole one would take too long to look back at here."""
    game = find_game(id)
    golden = Path(__file__).parent.parent / "games" / id.replace("-", "_") / "golden.record"
    whole = Record.parse(golden.read_text(encoding="utf-8"))
    match, made = whole.header.begin(game), 0
    for entry in whole.entries:
        if made == whole.choices - choices:
            break
        made += entry[0] != NATURE
        match.take(entry)
    match.auto_nature = True
    match.answer_nature()
    last = fork(match, None, "ending")
    last.auto_nature = True
    go_on(last, ["hunch"] * last.seats, Dice("ending"))
    return record_of(last).text()


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


@pytest.mark.parametrize("id", game_ids())
def test_a_finished_game_of_each_kind_is_looked_back_at(house: House, arrive: Arrive, id: str) -> None:
    ada = arrive(house, "Ada")
    table = kept(ada, ending(id))

    ada.page.goto(f"{house.origin}/replay/{table}")
    ada.sees("[data-tool=look-back]").click()

    ada.page.locator("[data-look-back=found]").wait_for(timeout=180_000)
    rows = ada.page.locator("[data-study]")
    assert rows.count() >= 2
    for place in range(rows.count()):
        texts = rows.nth(place).locator("td").all_inner_texts()
        cells = [int(re.sub(r"[^0-9-]", "", text.split("±")[0].replace("−", "-"))) for text in texts]
        assert abs(sum(cells[:4]) - cells[4]) <= 3, cells  # of rounding
    assert ada.faults() == []
