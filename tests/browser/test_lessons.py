"""Every lesson, completed in a real browser by following its arrows, at the size of a desk and of a phone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from asobi.core import find_game, game_ids
from asobi.study.lessons import lesson_of
from tests.browser.house import House
from tests.browser.table import Visitor
from tests.browser.test_rampage import NO_WEBGL

Arrive = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 820}}


def shown(visitor: Visitor, selector: str) -> Locator | None:
    """The thing, if it can be seen now."""
    found = visitor.page.locator(selector)
    return found.first if found.count() > 0 and found.first.is_visible() else None


def press(visitor: Visitor, thing: Locator, phone: bool) -> None:
    """Click a thing; on a phone tap it, and confirm what is then proposed."""
    if not phone:
        thing.click()
        return
    thing.tap()
    go = shown(visitor, "[data-tool=go]:enabled")
    if go is not None:
        go.tap()


def follow(visitor: Visitor, phone: bool, first: Callable[[], None] = lambda: None) -> int:
    """Do what the lesson says, arrow by arrow, to its end, and `first` before each; gives how many steps it had."""
    steps, give_up = 1, time.monotonic() + 120.0
    while shown(visitor, "[data-tool=first-game]") is None:
        assert time.monotonic() < give_up, (visitor.text("[data-lesson]"), visitor.prompt)
        next_step = shown(visitor, "[data-tool=lesson-next]")
        ready = shown(visitor, "[data-tool=lesson-show]:enabled")
        if next_step is not None:
            next_step.click()
            steps += 1
        elif ready is not None and shown(visitor, "[data-pointed]") is not None:
            first()
            pointed = shown(visitor, "[data-pointed]")
            if pointed is not None:
                press(visitor, pointed, phone)
        visitor.page.wait_for_timeout(40)
    return steps


TOUCHABLE = """wanted => [...document.querySelectorAll("[data-choice][data-lit]")].filter((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && !wanted.includes(node.dataset.choice) && top && node.contains(top);
}).map((node) => node.dataset.choice)"""


def err(ada: Visitor, phone: bool, stray: str) -> None:
    """Choose what is not wanted: the reason is told, and nothing has happened: the step is as it was, and so is what
    may be chosen."""
    said, stood = ada.text("[data-lesson-text]"), ada.stands()
    press(ada, ada.page.locator(f"[data-lit][data-choice='{stray}']").first, phone)
    assert ada.sees("[data-lesson-wrong]").inner_text()
    assert ada.text("[data-lesson-text]") == said
    assert shown(ada, "[data-tool=lesson-next]") is None
    assert ada.stands() == stood
    assert ada.faults() == []


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lesson_is_completed_by_its_arrows_and_a_wrong_choice_is_answered(
    house: House, arrive: Arrive, screen: dict[str, Any], id: str
) -> None:
    ada, phone = arrive(house, "Ada", **screen), screen is PHONE
    ada.page.add_init_script(NO_WEBGL)  # drawn by a processor, a city of three dimensions takes longer than its lesson
    lesson = lesson_of(find_game(id))
    assert lesson is not None
    wrong: list[str] = []

    def err_once() -> None:
        step = lesson.steps[int(ada.text("[data-lesson] .head b").split()[1]) - 1]
        strays = [] if wrong or step.free else ada.page.evaluate(TOUCHABLE, [step.choose, *step.also])
        if strays:
            err(ada, phone, strays[0])
            wrong.append(strays[0])

    ada.page.goto(f"{house.origin}/learn/{id}")
    ada.sees("[data-lesson-text]")
    ada.page.wait_for_timeout(300)
    ada.shoot(f"lesson-{id}-{'phone' if phone else 'desk'}")
    assert 5 <= follow(ada, phone, err_once) <= 9
    assert wrong


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_steps_of_rampage_are_followed_in_its_city(house: House, arrive: Arrive, screen: dict[str, Any]) -> None:
    """Given a browser that draws the city, when the arrows are followed, the third step is done in it."""
    ada, phone = arrive(house, "Ada", **screen), screen is PHONE
    ada.page.context.set_default_timeout(120_000)
    ada.page.goto(f"{house.origin}/learn/rampage")
    ada.sees(".city canvas")
    for _ in range(2):
        ada.sees("[data-tool=lesson-next]").click()
    if phone:  # the step before showed the monsters, on a page of their own
        ada.sees("[data-pointed][data-tool=show]").tap()
    press(ada, ada.sees("[data-pointed][data-choice=move], [data-pointed] [data-choice=move]"), phone)
    ada.sees("[data-tool=lesson-next]")
    assert ada.page.locator(".city canvas").count() == 1


def test_what_a_rule_forbids_in_a_lesson_is_answered_by_the_rule(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada", **DESK)
    ada.page.goto(f"{house.origin}/learn/eight-routes")
    for _ in range(2):
        ada.sees("[data-tool=lesson-next]").click()
    ada.sees("[data-pointed][data-choice='pick 3']")
    # Given a box without dice, when it is clicked, the rule is named and can be read
    ada.page.locator("[data-choice^='pick']:not([data-lit])").first.click(force=True)
    ada.sees("[data-refusal]")
    assert ada.page.locator("[data-lesson-wrong]").count() == 0
    ada.page.locator("[data-tool=why-rule]").click()
    expect(ada.page.locator("[data-clause]:focus")).to_be_visible()


def test_a_wrong_choice_is_answered_and_the_first_game_has_a_coach(house: House, arrive: Arrive) -> None:
    ada = arrive(house, "Ada", **DESK)
    ada.page.goto(f"{house.origin}/learn/eight-routes")
    # Given the step in which the 3s are to be taken
    for _ in range(2):
        ada.sees("[data-tool=lesson-next]").click()
    ada.sees("[data-pointed][data-choice='pick 3']")
    # When something else is taken, the reason is told, and nothing has happened
    ada.page.locator("[data-choice='pick 1']").first.click()
    assert "fewer dice" in ada.sees("[data-lesson-wrong]").inner_text()
    assert ada.faults() == []
    ada.page.locator("[data-choice='pick 3']").first.click()
    assert "seven squares" in ada.sees("[data-lesson-text]:has-text('seven squares')").inner_text()
    # When the lesson is over, the first game begins, and the coach speaks up
    follow(ada, phone=False)
    ada.page.locator("[data-tool=first-game]").click()
    assert ada.sees("[data-coach]").inner_text()
    ada.page.locator("[data-tool=coach-leave]").wait_for()
