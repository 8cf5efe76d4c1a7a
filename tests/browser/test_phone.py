"""A table on a phone: whatever is to be decided is in view and big enough for a thumb."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocket

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
    "reduced_motion": "reduce",
}
TABLET: Final[dict[str, Any]] = {
    "viewport": {"width": 768, "height": 1024},
    "has_touch": True,
    "reduced_motion": "reduce",
}
GAMES: Final = ("eight-routes", "cubitos", "wildcard", "landmark-scramble", "rampage")
# Whole games, but short ones, where the rules know such.
SHORT: Final[dict[str, dict[str, Any]]] = {
    "eight-routes": {"rounds": 6},
    "cubitos": {"rounds": 5},
    "landmark-scramble": {"rounds": 5},
}
SMALLEST: Final = 40
ROUNDS: Final = 12

# Everything lit that a thumb can reach now: whatever lies on top at its middle is the thing itself.
REACHABLE: Final = """() => [...document.querySelectorAll("[data-lit]")].flatMap((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(node === hit || node.contains(hit))) return [];
    return [{choice: node.dataset.choice ?? "", x, y, width, height, dock: node.closest("[data-dock]") !== null}];
})"""

# What a thumb or an eye misses now: targets smaller than 40 px or cut off, text smaller than 12 px (a drawn one as it
# is scaled), parts that hide some of what they hold. A target counts where it lies on top at its middle; pictures of
# what can be read elsewhere, others' dice and the faces of a colour, may be smaller.
MISSED: Final = """async () => {
    const ends = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map((animation) => animation.finished));
    const found = new Set();
    const picture = "[inert], [data-part=rivals] svg, [data-part=market] .faces svg";
    const targets = "button, input, select, a[href], [data-lit], [role=button][tabindex='0']";
    const add = (what, node) => {
        const part = node.closest("[data-part]")?.dataset.part ?? "";
        const kind = node.getAttribute("class") ?? node.tagName;
        found.add(`${what}: ${part} ${kind} ${node.textContent.trim().slice(0, 24)}`);
    };
    const seen = (node) =>
        node.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !node.closest(".visually-hidden");
    for (const node of document.querySelectorAll(targets)) {
        const {left, top, right, bottom, width, height} = node.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!seen(node) || !hit || !(node === hit || node.contains(hit))) continue;
        if (Math.min(width, height) < 39.5) add(`target of ${Math.round(width)} by ${Math.round(height)}`, node);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) add("cut off", node);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const node = text.parentElement;
        if (!text.textContent.trim() || !seen(node) || node.closest(picture)) continue;
        const {left, top, right, bottom} = node.getBoundingClientRect();
        if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight || right - left < 2) continue;
        const matrix = node.closest("svg") && node.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(node).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < 11.9) add(`text of ${size.toFixed(1)} px`, node);
    }
    for (const node of document.querySelectorAll(".dock, .dock *, .strip, .strip *, .bar, .bar *, .stage *")) {
        // Of the question a second column is never seen: it takes what finds no room in the first. A city is a picture.
        if (node.closest("svg") || node.matches(".words, .city") || !seen(node)) continue;
        const {overflowX, overflowY, textOverflow, webkitLineClamp} = getComputedStyle(node);
        const hides = (way) => way === "hidden" || way === "clip";
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") continue;
        const [high, wide] = [node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth];
        if (hides(overflowY) && high > 2) add(`hides ${high} px of its height`, node);
        if (hides(overflowX) && wide > 2) add(`hides ${wide} px of its width`, node);
    }
    return [...found];
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


def play_by_touch(ada: Visitor, most: int = 10_000, least: int = 5) -> None:
    """Take so many decisions, or all; each time something lit is in view and big enough, and nothing scrolls."""
    sent: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)) if '"type":"choose"' in str(frame) else None)

    ada.page.on("websocket", hear)
    ada.page.reload()
    tapped = 0
    wide = ada.page.evaluate("innerWidth")
    give_up = time.monotonic() + 400
    while not ada.over and len(sent) < most:
        assert time.monotonic() < give_up, (sent[-1:], ada.prompt)
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
        assert ada.page.evaluate(MISSED) == [], ada.prompt
        tap(ada, big[tapped % len(big)])
        tapped += 1
        assert ada.page.evaluate("document.documentElement.scrollTop + scrollX") == 0
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= wide
        ada.page.wait_for_timeout(60)
    assert len(sent) >= min(least, most)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_is_in_view_on_a_phone(house: House, arrive: Arrive, game: str) -> None:
    """Given a phone, when a game is played by touch, each time something lit could be tapped without scrolling."""
    ada = arrive(house, "Ada", **PHONE)
    sit_down(ada, game)
    play_by_touch(ada)


def test_rampage_is_played_on_a_phone_from_its_first_turn(house: House, arrive: Arrive) -> None:
    """Given a phone and an untouched city, when one round is played, each time something lit could be tapped."""
    ada = arrive(house, "Ada", **PHONE)
    ada.open_table("me", "greedy", "greedy", game="rampage", settings={"rounds": 1})
    play_by_touch(ada, least=2)


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_phone_has_room_for_everything(house: House, arrive: Arrive, game: str) -> None:
    """Given a phone of 360 by 640, when a game is begun by touch, each time something lit could be tapped."""
    ada = arrive(house, "Ada", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    sit_down(ada, game)
    play_by_touch(ada, 6)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_needs_no_scrolling_on_a_tablet(house: House, arrive: Arrive, game: str) -> None:
    """Given an upright tablet, when a game is played by touch, each time something lit could be tapped."""
    ada = arrive(house, "Ada", **TABLET)
    sit_down(ada, game)
    play_by_touch(ada)
