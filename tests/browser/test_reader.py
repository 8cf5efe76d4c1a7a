"""What a reader may expect of every table: keys, touch, long names, replays with an address, calls, an offline page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.table import Visitor, play_out

Arrive = Callable[..., Visitor]
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def my_turn(visitor: Visitor) -> None:
    """Wait until something is lit."""
    visitor.sees("[data-lit]")


def test_keys_play_and_a_question_mark_lists_them(house: House, arrive: Arrive) -> None:
    """Given an own decision, when a digit is pressed, a choice is proposed, Enter does it; `?` shows all keys."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy")
    my_turn(ada)
    ada.page.keyboard.press("?")
    expect(ada.page.locator("[data-shortcuts]")).to_be_visible()
    ada.shoot("keys")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-shortcuts]")).to_be_hidden()
    before = len(ada.log)

    ada.page.keyboard.press("1")
    expect(ada.page.locator("[data-armed]")).to_have_count(1)
    assert len(ada.log) == before, "only proposed"
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("before => document.querySelectorAll('[role=log] p').length > before", arg=before)


def test_a_long_press_explains_and_a_second_tap_confirms(house: House, arrive: Arrive) -> None:
    """Given a phone, when a lit thing is held, it explains itself; tapped it is proposed; tapped again it is chosen."""
    ada = arrive(house, "Ada", **PHONE)
    chosen: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda text: chosen.append(str(text))))

    def choices() -> list[str]:
        return [text for text in chosen if '"choose"' in text]

    ada.open_table("me", "greedy", "greedy")
    box = ada.sees("[data-stage] [data-choice^=pick][data-lit]")
    place = box.bounding_box()
    assert place is not None
    at = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    touch = ada.page.context.new_cdp_session(ada.page)

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ada.sees("[role=tooltip]")
    ada.shoot("long-press")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(100)
    assert ada.page.locator("[data-armed]").count() == 0, "neither chosen nor proposed"

    ada.page.touchscreen.tap(5, 300)
    ada.page.touchscreen.tap(at["x"], at["y"])
    ada.sees("[data-armed]")
    assert choices() == [], "not chosen yet"
    ada.page.touchscreen.tap(at["x"], at["y"])
    expect(ada.page.locator("[data-armed]")).to_have_count(0)
    assert len(choices()) == 1


@pytest.mark.parametrize("size", [{"viewport": {"width": 1366, "height": 820}}, PHONE], ids=["desktop", "phone"])
def test_a_long_name_never_breaks_letter_by_letter(house: House, arrive: Arrive, size: dict[str, Any]) -> None:
    """Given the longest name, when it stands anywhere from the invitation to the end, it takes two lines at most."""
    name = "Wolframandalexandraandmax"[:24]
    ada = arrive(house, name, **size)
    broken = """name => {
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            const at = node.data.indexOf(name);
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + name.length);
            const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (lines.size > 2) found.push(`${node.parentElement.className}: ${lines.size} lines`);
        }
        return found;
    }"""
    ada.open_table("me", "open", "greedy")
    assert ada.page.evaluate(broken, name) == []
    table = ada.open_table("me", "greedy", "greedy", "greedy", settings={"rounds": 1})
    my_turn(ada)
    assert ada.page.evaluate(broken, name) == []
    play_out(ada)
    assert ada.page.evaluate(broken, name) == []
    ada.home()
    ada.sees(f"a[href='/t/{table}']")
    assert ada.page.evaluate(broken, name) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_log_leads_through_a_replay_and_the_address_keeps_the_place(house: House, arrive: Arrive) -> None:
    """Given a finished game, when the slider moves, the log follows; a line leads to its moment; a reload stays."""
    ada = arrive(house, "Ada")
    table = ada.open_table("me", "greedy", "greedy", settings={"rounds": 2})
    play_out(ada)
    ada.page.goto(f"{house.origin}/replay/{table}")
    slider = ada.sees("input[type=range]")
    later = ada.page.locator(".log .later")
    expect(slider).to_have_value("0")
    many = later.count()
    assert many > 5

    slider.fill("4")
    expect(ada.page).to_have_url(re.compile(r"\?move=4$"))
    ada.page.wait_for_function("many => document.querySelectorAll('.log .later').length < many", arg=many)
    told = ada.text(".log .now")
    assert told.strip() in ada.text(".happened")

    ada.page.locator(".log p button").nth(many - 3).click()
    expect(ada.page).not_to_have_url(re.compile(r"\?move=4$"))
    here = slider.input_value()
    assert int(here) > 4
    ada.page.reload()
    expect(ada.page.locator("input[type=range]")).to_have_value(here)
    ada.shoot("replay-log")


def test_a_turn_is_heard_in_a_hidden_tab_and_notices_are_offered_then(house: House, arrive: Arrive) -> None:
    """Given a page that is not looked at, when the turn comes, it is heard; back again one is asked about notices."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    ada.page.context.grant_permissions(["notifications"], origin=house.origin)
    ada.page.add_init_script(
        "window.heard = 0; const start = AudioBufferSourceNode.prototype.start;"
        "AudioBufferSourceNode.prototype.start = function (...when) { window.heard++; start.apply(this, when); };"
        "window.away = false; Object.defineProperty(document, 'hidden', {get: () => window.away})"
    )
    table = ada.open_table("me", "open", "greedy")
    bob.go_to(table)
    bob.sees("[data-take]").click()

    def hide_until_it_is_adas_turn_again() -> None:
        while ada.lit.count() == 0:
            bob.choose_something()
            bob.page.wait_for_timeout(20)
        ada.page.locator("[data-prompt]").click()
        ada.page.evaluate("() => { window.away = true; window.heard = 0 }")
        ada.choose_something()
        for _ in range(500):
            if ada.page.evaluate("() => window.heard") > 0:
                return
            ada.choose_something() or bob.choose_something()
            bob.page.wait_for_timeout(20)
        raise AssertionError("nothing was heard")

    hide_until_it_is_adas_turn_again()
    ada.page.evaluate("() => { window.away = false }")
    ada.sees("[data-notice]")
    ada.page.locator("[data-notice] .primary").click()
    expect(ada.page.locator("[data-notice]")).to_have_count(0)

    hide_until_it_is_adas_turn_again()
    ada.page.wait_for_function(
        "() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
        ".then((shown) => shown.some(({title}) => title.includes('Your move')))"
    )


def test_an_unknown_address_shows_a_page(house: House, arrive: Arrive) -> None:
    """Given an address that leads nowhere, when it is opened, a page says so and leads back."""
    ada = arrive(house, "Ada")
    ada.forgiving = True  # the browser itself notes the 404
    answer = ada.page.goto(f"{house.origin}/somewhere/else")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.locator("main h1")).to_have_text("There is no such page")
    ada.page.locator("main a").click()
    ada.sees("[data-play]")


def test_without_a_line_the_installed_page_says_so(own_house: House, arrive: Arrive) -> None:
    """Given a page that was open once, when the server is gone and it is opened again, it says so in words."""
    ada = arrive(own_house, "Ada")
    ada.home()
    manifest = ada.page.request.get(f"{own_house.origin}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert ada.page.request.get(own_house.origin + icon["src"]).ok
    ada.page.evaluate(
        "() => navigator.serviceWorker.ready.then(() => caches.match('/offline')).then((page) => page.url)"
    )
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ada.forgiving = True

    own_house.kill()
    ada.page.goto(f"{own_house.origin}/t/anything")

    expect(ada.page.locator("h1")).to_have_text("No line to the server")
