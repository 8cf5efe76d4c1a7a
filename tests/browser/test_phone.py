"""A table on a phone: whatever is to be decided is in view, big enough for a thumb, and stays where it is."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import pytest

from asobi.core import Match, record_of
from asobi.games.rampage import GAME
from asobi.games.rampage.plan import MEEPLES, PLAN
from tests.browser.house import House
from tests.browser.table import Visitor
from tests.games.rampage import scenes as city

Arrive = Callable[..., Visitor]
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
GAMES: Final = ("eight-routes", "cubitos", "wildcard", "landmark-scramble", "rampage")
# Whole games, but short ones, where the rules know such.
SHORT: Final[dict[str, dict[str, Any]]] = {
    "eight-routes": {"rounds": 6},
    "cubitos": {"rounds": 5},
    "landmark-scramble": {"rounds": 5},
}
FEW: Final = 12
SMALLEST: Final = 40
ROUNDS: Final = 12
SLOWLY: Final = 8
"""So many choices are taken with bots that move."""

# Everything lit that a thumb can reach now: whatever lies on top at its middle is the thing itself.
REACHABLE: Final = """() => [...document.querySelectorAll("[data-lit]")].flatMap((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(node === hit || node.contains(hit))) return [];
    return [{choice: node.dataset.choice ?? "", x, y, width, height, dock: node.closest("[data-dock]") !== null}];
})"""

# Notes whatever lit thing moves, or goes dark before anybody has chosen; `looks` counts the frames it has looked at.
WATCH: Final = """() => {
    window.faults = [];
    window.looks = 0;
    let before = new Map();
    const look = () => {
        const now = new Map();
        for (const node of document.querySelectorAll("[data-lit], .fire:enabled")) {
            const {left, top} = node.getBoundingClientRect();
            now.set(node, [node.dataset.choice, left + scrollX, top + scrollY]);
        }
        for (const [node, [choice, x, y]] of now) {
            const old = before.get(node);
            if (old && old[0] === choice && Math.hypot(x - old[1], y - old[2]) > 3)
                window.faults.push(`${choice} (${node.className}) moved from ${old[1]},${old[2]} to ${x},${y}`);
        }
        if (before.size > 0 && now.size === 0 && !window.chosen) window.faults.push("everything went dark");
        if (now.size > 0 && before.size === 0) window.chosen = false;
        before = now;
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


def nearly_over() -> str:
    """A record of Rampage whose last two rounds are to be played, with every kind of deed in reach."""
    s = city.table(3, "phone", rounds=ROUNDS)
    s.turns = 3 * (ROUNDS - 2)
    house = next(building for building in PLAN.buildings if building.name == "S1")
    city.stand(s, 0, house.x + house.walk_x - 0.3, house.y + house.walk_y - 0.3)
    for number in range(4):  # from the roof of the stadium
        city.lay(s, MEEPLES - 1 - number, -11.0 + 2.0 * number, 24.0)
    settings = GAME.with_defaults(3, {"rounds": ROUNDS})
    return record_of(Match.from_state(GAME, s.dump(), 3, settings, auto_nature=False)).text()


def sit_down(ada: Visitor, game: str) -> None:
    """Open a table with two bots for a short game: Rampage near its end, the others from their beginning."""
    if game == "rampage":
        ada.play_on(nearly_over())
    else:
        ada.open_table("me", "greedy", "greedy", game=game, settings=SHORT.get(game))


def tap(visitor: Visitor, target: dict[str, Any]) -> None:
    """Touch a thing, and confirm it in the dock where it only proposes."""
    visitor.page.touchscreen.tap(target["x"], target["y"])
    if not target["dock"]:
        go = visitor.page.locator("[data-tool=go]:enabled")
        if go.count():
            go.tap()


def play_by_touch(ada: Visitor, most: int = 10_000) -> None:
    """Take so many decisions, or all; each time something lit is in view and big enough, and nothing scrolls."""
    made = 0
    wide = ada.page.evaluate("innerWidth")
    give_up = time.monotonic() + 400
    while not ada.over and made < most:
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
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= wide
        ada.page.wait_for_timeout(60)
    assert made > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_is_in_view_on_a_phone(house: House, arrive: Arrive, game: str) -> None:
    """Given a phone, when a game is played by touch, each time something lit could be tapped without scrolling."""
    ada = arrive(house, "Ada", **PHONE)
    sit_down(ada, game)
    play_by_touch(ada)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_needs_no_scrolling_on_a_tablet(house: House, arrive: Arrive, game: str) -> None:
    """Given an upright tablet, when a game is begun by touch, each time something lit could be tapped."""
    ada = arrive(house, "Ada", **TABLET)
    sit_down(ada, game)
    play_by_touch(ada, 8)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lit_moves_or_goes_dark(house: House, arrive: Arrive, game: str) -> None:
    """Given two bots and a person who thinks, when they play, nothing that the person may choose ever moves.

    Rampage is played to its end; after a while without motion, so that it takes no longer than it must.
    """
    ada = arrive(house, "Ada", pace="quick", viewport={"width": 1366, "height": 820})
    sit_down(ada, game)
    ada.page.evaluate(WATCH)
    made: list[str] = []
    draw = random.Random(game)
    give_up = time.monotonic() + 400
    while not ada.over and (game == "rampage" or len(made) < FEW):
        assert time.monotonic() < give_up, (made, ada.prompt)
        looked = ada.page.evaluate("window.looks")
        ada.page.wait_for_function("looked => window.looks > looked + 1", arg=looked)
        if len(made) < SLOWLY:
            ada.page.wait_for_timeout(350)
        elif len(made) == SLOWLY:
            ada.page.keyboard.press("m")
        choice = ada.page.evaluate(CHOOSE, draw.random())
        if choice is not None:
            made.append(choice)
        assert ada.page.evaluate("window.faults") == [], made[-5:]
    assert len(made) > 5
