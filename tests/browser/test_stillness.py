"""Whatever may be chosen stays where it was first lit, and lit, until its decision is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.sight import LISTEN, WATCH
from tests.browser.table import Visitor
from tests.browser.test_phone import GAMES, sit_down

Arrive = Callable[..., Visitor]
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 820}}

# Takes anything that is lit, or lets go of an aim; says what.
CHOOSE: Final = """(draw) => {
    const lit = [...document.querySelectorAll("[data-lit], .fire:enabled")];
    const node = lit[Math.floor(draw * lit.length)];
    if (!node) return null;
    window.chosen = true;
    node.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    return node.dataset.choice ?? "aim";
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lit_moves_or_goes_dark(house: House, arrive: Arrive, game: str) -> None:
    """Given two bots and a person who thinks, when a whole game is played, nothing that may be chosen ever moves."""
    ada = arrive(house, "Ada", pace="quick", **DESKTOP)
    ada.page.add_init_script(LISTEN)
    sit_down(ada, game)
    ada.page.evaluate(WATCH)
    made: list[str] = []
    draw = random.Random(game)
    give_up = time.monotonic() + 400
    while not ada.over:
        assert time.monotonic() < give_up, (made, ada.prompt)
        looked = ada.page.evaluate("window.looks")
        ada.page.wait_for_function("looked => window.looks > looked + 1", arg=looked)
        # One thinks now and then, while others go on.
        if len(made) % 3 == 0:
            ada.page.wait_for_timeout(250)
        choice = ada.page.evaluate(CHOOSE, draw.random())
        if choice is not None:
            made.append(choice)
        assert ada.page.evaluate("window.faults") == [], made[-5:]
    assert len(made) > 5


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("lit.style.left = '10.4px'", ""),
        ("lit.style.left = '11px'", "pick 5 in lid went from"),
        ("lit.style.width = '51px'", "pick 5 in lid went from"),
        ("lit.replaceWith(Object.assign(lit.cloneNode(true), {style: 'left: 60px'}))", "pick 5 in lid went from"),
        ("lit.replaceWith(lit.cloneNode(true))", ""),
        ("lit.removeAttribute('data-lit')", "pick 5 in lid went dark"),
        ("lit.remove(); window.asked = 'what the others left'", ""),
        ("lit.remove(); window.chosen = true", ""),
    ],
)
def test_whatever_moves_or_goes_dark_is_seen(browser: Browser, change: str, fault: str) -> None:
    """Given a lit thing, when it changes, the watch notes it, unless the question or the own choice changed it."""
    page = browser.new_page()
    page.set_content(
        "<style>button { position: absolute; left: 10px; width: 50px }</style>"
        "<div data-part=lid><button data-lit data-choice='pick 5'>5</button></div>"
    )
    page.evaluate(f"() => {{ window.asked = 'one of the boxes'; ({WATCH})() }}")
    page.evaluate(f"() => {{ const lit = document.querySelector('button'); {change} }}")
    page.wait_for_function("window.looks > 3")
    faults = page.evaluate("window.faults")
    page.close()

    assert [one[: len(fault)] for one in faults] == ([fault] if fault else [])
