"""A table on a phone: whatever is to be decided is in view, big enough for a thumb, and stays where it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
GAMES: Final[dict[str, dict[str, Any]]] = {
    "eight-routes": {},
    "cubitos": {},
    "wildcard": {},
    "landmark-scramble": {},
    "rampage": {},
}
# Where a whole game takes long, its first decisions have all the kinds that there are.
MOST: Final = {"landmark-scramble": 60, "rampage": 8}
FEW: Final = {"rampage": 5}
SMALLEST: Final = 40

# Everything lit that a thumb can reach now: whatever lies on top at its middle is the thing itself.
REACHABLE: Final = """() => [...document.querySelectorAll("[data-lit]")].flatMap((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(node === hit || node.contains(hit))) return [];
    return [{choice: node.dataset.choice ?? "", x, y, width, height, dock: node.closest("[data-dock]") !== null}];
})"""

# Notes whatever lit thing moves, or goes dark before anybody has chosen.
WATCH: Final = """() => {
    window.faults = [];
    let before = new Map();
    const look = () => {
        const now = new Map();
        for (const node of document.querySelectorAll("[data-lit]")) {
            const {left, top} = node.getBoundingClientRect();
            now.set(node, [node.dataset.choice, left + scrollX, top + scrollY]);
        }
        for (const [node, [choice, x, y]] of now) {
            const old = before.get(node);
            if (old && old[0] === choice && Math.hypot(x - old[1], y - old[2]) > 3)
                window.faults.push(`${choice} moved from ${old[1]},${old[2]} to ${x},${y}`);
        }
        if (before.size > 0 && now.size === 0 && !window.chosen) window.faults.push("everything went dark");
        if (now.size > 0 && before.size === 0) window.chosen = false;
        before = now;
        requestAnimationFrame(look);
    };
    look();
}"""


def tap(visitor: Visitor, target: dict[str, Any]) -> None:
    """Touch a thing, and confirm it in the dock where it only proposes."""
    visitor.page.touchscreen.tap(target["x"], target["y"])
    if not target["dock"]:
        go = visitor.page.locator("[data-tool=go]:enabled")
        if go.count():
            go.tap()


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_is_in_view_on_a_phone(house: House, arrive: Arrive, game: str) -> None:
    """Given a phone, when a game is played by touch, each time something lit could be tapped without scrolling."""
    ada = arrive(house, "Ada", **PHONE)
    ada.open_table("me", "greedy", "greedy", game=game, settings=GAMES[game])
    made = 0
    give_up = time.monotonic() + 240
    while not ada.over and made < MOST.get(game, 10_000):
        assert time.monotonic() < give_up, (made, ada.prompt)
        if ada.lit.count() == 0 and ada.page.locator("[data-tool=choose]").count() == 0:
            ada.page.wait_for_timeout(30)
            continue
        before = ada.page.evaluate("() => [...document.querySelectorAll('[data-lit]')].length")
        found = ada.page.evaluate(REACHABLE)
        more = ada.page.locator("[data-tool=choose]")
        if not found and more.count():
            more.tap()
            ada.page.wait_for_timeout(250)
            found = ada.page.evaluate(REACHABLE)
        if ada.over or (before and ada.lit.count() == 0):
            continue
        if not found:
            ada.page.wait_for_timeout(300)  # A pane is just sliding in.
            found = ada.page.evaluate(REACHABLE)
            if ada.lit.count() == 0:
                continue
        assert found, f"nothing in view: {ada.prompt}"
        big = [one for one in found if min(one["width"], one["height"]) >= SMALLEST - 0.5]
        assert big, f"all too small: {found}"
        tap(ada, big[made % len(big)])
        made += 1
        assert ada.page.evaluate("document.documentElement.scrollTop + scrollX") == 0
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        ada.page.wait_for_timeout(60)
    assert made > 5


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lit_moves_or_goes_dark(house: House, arrive: Arrive, game: str) -> None:
    """Given bots at quick pace beside a person who thinks, when they play, nothing that the person may choose moves."""
    ada = arrive(house, "Ada", pace="quick", viewport={"width": 1366, "height": 820})
    ada.open_table("me", "greedy", "greedy", game=game, settings=GAMES[game])
    ada.page.evaluate(WATCH)
    made = 0
    give_up = time.monotonic() + 90
    while not ada.over and made < FEW.get(game, 12) and time.monotonic() < give_up:
        if ada.lit.count() == 0:
            if ada.page.locator(".fire").count():  # An aim: its dials say what to do.
                ada.page.evaluate("() => { window.chosen = true; document.querySelector('.fire')?.click() }")
            ada.page.wait_for_timeout(30)
            continue
        ada.page.wait_for_timeout(350)
        if ada.lit.count() == 0:
            continue
        ada.page.evaluate("() => { window.chosen = true }")
        ada.choose_something()
        made += 1
        ada.page.wait_for_timeout(30)
    assert made > 3
    assert ada.page.evaluate("window.faults") == []
