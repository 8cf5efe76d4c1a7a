"""Whatever may be chosen stays where it was first lit, and lit, until its decision is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.table import Visitor
from tests.browser.test_phone import GAMES, PHONE, sit_down

Arrive = Callable[..., Visitor]
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1366, "height": 820}},
    "phone": {**PHONE, "reduced_motion": "no-preference"},
}

# Keeps what the server asks now, as it was told.
LISTEN: Final = """
window.asked = "";
window.WebSocket = class extends WebSocket {
    constructor(...words) {
        super(...words);
        this.addEventListener("message", ({data}) => {
            const {moment} = JSON.parse(data);
            if (moment) window.asked = JSON.stringify(moment.decision);
        });
    }
};
"""
# In every frame, compares each lit thing with where and how big it was when it was first lit, by what it chooses and
# the part of the board it stands in, be it the same element or not; what is lit no more though the question stands
# counts too. Whatever follows from the own choice begins anew. `looks` counts the frames.
WATCH: Final = """() => {
    window.faults = [];
    window.looks = 0;
    let first = new Map();
    const look = () => {
        if (window.chosen) first = new Map();
        window.chosen = false;
        const now = new Map();
        for (const node of document.querySelectorAll("[data-lit], .fire:enabled")) {
            const {left, top, width, height} = node.getBoundingClientRect();
            if (width === 0) continue;
            const part = node.closest("[data-dock]") ? "dock" : node.closest("[data-part]")?.dataset.part;
            let key = `${node.dataset.choice ?? "aim"} in ${part}`;
            while (now.has(key)) key += ", again";
            now.set(key, [left + scrollX, top + scrollY, width, height]);
        }
        for (const [key, {box, asked}] of first) {
            const moved = now.get(key);
            const hopped = moved?.some((value, side) => Math.abs(value - box[side]) > 0.5);
            if (hopped) window.faults.push(`${key} went from ${box} to ${moved}`);
            else if (!moved && asked === window.asked) window.faults.push(`${key} went dark`);
            if (hopped || !moved) first.delete(key);
        }
        for (const [key, box] of now) if (!first.has(key)) first.set(key, {box, asked: window.asked});
        window.looks++;
        requestAnimationFrame(look);
    };
    look();
}"""
# Takes anything that is lit, or lets go of an aim; says what.
CHOOSE: Final = """(draw) => {
    const lit = [...document.querySelectorAll("[data-lit], .fire:enabled")];
    const node = lit[Math.floor(draw * lit.length)];
    if (!node) return null;
    window.chosen = true;
    node.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    return node.dataset.choice ?? "aim";
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lit_moves_or_goes_dark(house: House, arrive: Arrive, game: str, screen: str) -> None:
    """Given two bots and a person who thinks, when a whole game is played, nothing that may be chosen ever moves."""
    ada = arrive(house, "Ada", pace="quick", **SCREENS[screen])
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
