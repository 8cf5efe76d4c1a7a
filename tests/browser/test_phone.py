"""A table on a phone: whatever is to be decided is in view, big enough for a thumb, and stays where it is."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocket

from asobi.core import record_of
from asobi.games.rampage.plan import MEEPLES, PLAN
from tests.browser.house import House
from tests.browser.sight import BROKEN, LISTEN, MISSED, PHONE, REACHABLE, SMALLEST, WATCH
from tests.browser.table import Visitor
from tests.games.eight_routes.table import turn_of
from tests.games.rampage import scenes as city

Arrive = Callable[..., Visitor]
GAMES: Final = ("eight-routes", "cubitos", "wildcard", "landmark-scramble", "rampage")
# Whole games, but short ones, where the rules know such.
SHORT: Final[dict[str, dict[str, Any]]] = {
    "eight-routes": {"rounds": 6},
    "cubitos": {"rounds": 5},
    "landmark-scramble": {"rounds": 5},
}
ROUNDS: Final = 12
# Other screens that have the frame of a phone: each kind of decision is looked at on them once.
OTHERS: Final = ((360, 640), (768, 1024))
# Markers that stand out of their square, and how many share it.
OUTSIDE: Final = """() => [...document.querySelectorAll(".square")].flatMap((square) => {
    const {left, top, right, bottom} = square.getBoundingClientRect();
    const marks = [...square.querySelectorAll("svg.mark")].map((mark) => mark.getBoundingClientRect());
    const out = (box) => box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
    return marks.some(out) ? [marks.length] : [];
})"""
SETTLED: Final = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


def nearly_over() -> str:
    """A record of Rampage whose last two rounds are to be played, with every kind of deed in reach."""
    s = city.table(3, "phone", rounds=ROUNDS)
    s.turns = 3 * (ROUNDS - 2)
    house = next(building for building in PLAN.buildings if building.name == "S1")
    city.stand(s, 0, house.x + house.walk_x - 0.3, house.y + house.walk_y - 0.3)
    for number in range(4):  # from the roof of the stadium
        city.lay(s, MEEPLES - 1 - number, -11.0 + 2.0 * number, 24.0)
    return city.record(s, rounds=ROUNDS)


def sit_down(ada: Visitor, game: str) -> None:
    """Open a table with two quick bots for a short game: Rampage near its end, the others from their beginning."""
    if game == "rampage":
        ada.play_on(nearly_over(), "hunch")
    else:
        ada.open_table("me", "hunch", "hunch", game=game, settings=SHORT.get(game))


def choices_of(ada: Visitor) -> list[str]:
    """A list that every choice is added to which the page sends from now on."""
    sent: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)) if '"type":"choose"' in str(frame) else None)

    ada.page.on("websocket", hear)
    return sent


def tap(ada: Visitor, target: dict[str, Any]) -> None:
    """Touch a thing, and confirm it in the dock where it only proposes."""
    ada.page.touchscreen.tap(target["x"], target["y"])
    if not target["dock"]:
        go = ada.page.locator("[data-tool=go]:enabled")
        if go.count():
            go.tap()


def in_reach(ada: Visitor) -> list[dict[str, Any]]:
    """What a thumb can choose now, after a tap on the button of the sheet where all of it lies there."""
    found: list[dict[str, Any]] = ada.page.evaluate(REACHABLE)
    more = ada.page.locator("[data-tool=choose]")
    if not found and more.count():
        more.tap()
        ada.page.locator(".sheet [data-lit]").first.wait_for()
        ada.page.evaluate(MISSED)  # until the sheet has risen
        found = ada.page.evaluate(REACHABLE)
    return found


def look_over(ada: Visitor) -> list[dict[str, Any]]:
    """What can be chosen, once it was seen that it is big enough, and that nothing of the page is lost."""
    found = in_reach(ada)
    assert found, f"nothing in view: {ada.prompt}"
    big = [one for one in found if min(one["width"], one["height"]) >= SMALLEST - 0.5]
    assert big, f"all too small: {found}"
    missed = ada.page.evaluate(MISSED)
    assert missed == [], (ada.prompt, ada.page.viewport_size)
    assert ada.page.evaluate(BROKEN, ".dock .act") == [], (ada.prompt, ada.page.viewport_size)
    assert ada.page.evaluate("document.documentElement.scrollTop + scrollX") == 0
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return big


def look_elsewhere(ada: Visitor) -> None:
    """Look at the same decision on the other screens."""
    ada.page.evaluate("window.turned = true")
    for wide, high in OTHERS:
        turn(ada, wide, high)
        look_over(ada)
    turn(ada, **PHONE["viewport"])
    ada.page.evaluate("window.turned = false")


def turn(ada: Visitor, width: int, height: int) -> None:
    """Give the page another size, and let it settle."""
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.page.evaluate(SETTLED)


def play_by_touch(ada: Visitor, elsewhere: bool) -> None:
    """Play to the end, and look at each kind of decision on other screens too, or not.

    Each time something lit is in view and big enough, nothing scrolls, and nothing lit has moved or gone dark.
    """
    taken: Counter[str] = Counter()
    give_up = time.monotonic() + 400
    ready = "() => document.querySelector('[data-lit], [data-tool=choose], #end-title') !== null"
    while True:
        ada.page.wait_for_function(ready)
        assert time.monotonic() < give_up, (taken, ada.prompt)
        if ada.over:
            return
        big = look_over(ada)
        kind = str(ada.page.evaluate("JSON.parse(window.asked)?.prompt ?? ''"))
        if elsewhere and kind not in taken:
            look_elsewhere(ada)
            big = look_over(ada)
        tap(ada, big[taken.total() % len(big)])
        taken[kind] += 1
        ada.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert ada.page.evaluate("window.faults") == [], taken


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_a_thumb(house: House, arrive: Arrive, game: str) -> None:
    """Given a phone, when a whole game is played by touch, each decision is in view, on other screens too, and nothing
    lit ever moves or goes dark; the end can be read."""
    ada = arrive(house, "Ada", pace="quick", **PHONE)
    ada.page.add_init_script(LISTEN)
    sent = choices_of(ada)
    sit_down(ada, game)
    ada.page.evaluate(WATCH)
    play_by_touch(ada, elsewhere=True)
    assert len(sent) > 5
    for wide, high in OTHERS:
        turn(ada, wide, high)
        assert ada.page.evaluate(MISSED) == [], (wide, high)


def test_rampage_is_played_on_a_phone_from_its_first_turn(house: House, arrive: Arrive) -> None:
    """Given a phone and an untouched city, when one round is played, each time something lit could be tapped."""
    ada = arrive(house, "Ada", **PHONE, reduced_motion="reduce")
    ada.page.add_init_script(LISTEN)
    sent = choices_of(ada)
    ada.open_table("me", "hunch", game="rampage", settings={"rounds": 1})
    ada.page.evaluate(WATCH)
    play_by_touch(ada, elsewhere=False)
    assert len(sent) >= 2


def test_markers_that_share_a_square_are_all_seen(house: House, arrive: Arrive) -> None:
    """Given squares of Eight Routes with one to five markers, none of them stands out of its square on any screen."""
    crowds = {(seat, route): 2 for route in range(1, 6) for seat in range(route)}
    lid = dict.fromkeys(range(1, 9), 1)
    ada = arrive(house, "Ada", **PHONE, reduced_motion="reduce")
    ada.play_on(record_of(turn_of(0, lid, crowds, players=5)).text(), "hunch")
    for wide, high in ((390, 844), (360, 780), *OTHERS):
        turn(ada, wide, high)
        assert ada.page.locator(".square .mark").count() > 0
        assert ada.page.evaluate(OUTSIDE) == [], (wide, high)


def test_a_tablet_keeps_the_buttons_together_and_under_either_thumb(house: House, arrive: Arrive) -> None:
    """Given a tablet, the dock is 640 px wide at most and its main button at the right; for the left hand at the left,
    and so are the sheets, which leave the board in view."""
    ada = arrive(house, "Ada", viewport={"width": 768, "height": 1024}, has_touch=True, reduced_motion="reduce")
    ada.open_table("me", "hunch", "hunch")
    ada.sees("[data-lit]")

    def box(selector: str) -> dict[str, float]:
        found = ada.sees(selector).bounding_box()
        assert found is not None
        return {"left": found["x"], "right": found["x"] + found["width"]}

    acts, go = box(".dock .acts"), box("[data-tool=go]")
    assert acts["right"] - acts["left"] <= 640
    assert abs(acts["right"] - go["right"]) < 1
    ada.page.locator("header .logo").tap()
    sheet = box(".sheet")
    assert (sheet["left"], sheet["right"]) == (768 - 360, 768)

    ada.page.locator("[data-tool=hand]").tap()

    acts, go, sheet = box(".dock .acts"), box("[data-tool=go]"), box(".sheet")
    assert abs(acts["left"] - go["left"]) < 1
    assert (sheet["left"], sheet["right"]) == (0, 360)
    ada.page.reload()
    assert abs(box(".dock .acts")["left"] - box("[data-tool=go]")["left"]) < 1
