"""Whole games, played in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from asobi.core import record_of
from tests.browser.house import House
from tests.browser.table import ISOLATES, Visitor, play_out, play_until
from tests.games.eight_routes.table import last_turn_of

Arrive = Callable[..., Visitor]
SCORE = re.compile(r"(\d+) points?")


def standings(visitor: Visitor) -> list[str]:
    """Names and points on the end page, with oneself called by name."""
    return [line.translate(ISOLATES) for line in visitor.page.locator(".end ol li").all_inner_texts()]


def test_two_people_and_two_bots_play_a_whole_game(house: House, arrive: Arrive) -> None:
    """Given a table set up for two people and two bots, when all turns are played, both see the same end."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    ada.home()
    ada.page.locator("a[href='/new/eight-routes']").click()
    kinds = ada.page.locator("form select.field")
    ada.sees("form select.field")
    for seat, kind in enumerate(["me", "open", "greedy", "greedy"]):
        kinds.nth(seat).select_option(kind)
    ada.page.locator("form button[type=submit]").click()
    link = ada.sees("#table-link").input_value()
    ada.shoot("invite")

    bob.page.goto(link)
    bob.sees("[data-take]").click()
    bob.sees("[data-prompt]")
    ada.sees("[data-prompt]")
    made = play_out(ada, bob)

    assert made >= 32, "sixteen rounds, and two people with a turn in each"
    assert standings(ada) == standings(bob)
    assert len(standings(ada)) == 4
    assert (
        ("You won" in ada.text("#end-title"))
        or ("You won" in bob.text("#end-title"))
        or (ada.text("#end-title") == bob.text("#end-title"))
    )
    record = ada.page.request.get(f"{house.origin}/api/tables/{ada.table}/record").text()
    scores = sorted(int(found) for found in re.findall(r"\d+", record.split('"scores":[')[1].split("]")[0]))
    shown = sorted(int(match[1]) for line in standings(ada) if (match := SCORE.search(line)))
    assert shown == scores
    ada.shoot("end", whole=True)


def test_whoever_wins_is_cheered_once(house: House, arrive: Arrive) -> None:
    """Given the last turn of a won game, when it ends it, the winner's marks rain, and are gone; not without motion."""
    won = record_of(last_turn_of(0, {1: 1}, {(0, 3): 3}, players=3, round=2, rounds=2)).text()
    for pace, rains in (("quick", 1), ("off", 0)):
        ada = arrive(house, "Ada", pace)
        ada.play_on(won, "random")
        ada.sees("[data-choice='pick 1'][data-lit]").click()
        assert ada.sees("#end-title").inner_text().strip() == "You won!"
        assert ada.page.locator(".cheer").count() == rains
        expect(ada.page.locator(".cheer")).to_have_count(0)


def test_a_reload_in_the_middle_loses_nothing(house: House, arrive: Arrive) -> None:
    """Given a game in the middle, when the page is loaded again, the same seat sees the same table and plays on."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy", settings={"rounds": 4})
    play_until(lambda: any("Round 3" in line for line in ada.log), ada)
    ada.sees("[data-lit]")
    before = ada.stands()

    ada.page.reload()
    ada.sees("[data-lit]")

    assert ada.stands() == before
    play_out(ada)


def test_a_killed_server_comes_back_and_the_pages_with_it(own_house: House, arrive: Arrive) -> None:
    """Given two people at a table, when the server is killed and started again, both go on where they were."""
    house = own_house
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    table = ada.open_table("me", "open", "greedy", settings={"rounds": 5})
    bob.go_to(table)
    bob.sees("[data-take]").click()
    play_until(lambda: any("Round 2" in line for line in ada.log), ada, bob)
    ada.forgiving = bob.forgiving = True  # A browser reports a refused connection by itself.

    seen = ada.log
    house.kill()
    ada.page.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('server')")
    ada.shoot("line-lost")
    # A choice made while the line is down is kept and sent when it is up again.
    house.start()
    play_until(lambda: any("Round 3" in line for line in ada.log), ada, bob)

    assert ada.log[: len(seen)] == seen
    play_out(ada, bob)
    assert standings(ada) == standings(bob)


def test_a_phone_is_enough(house: House, arrive: Arrive) -> None:
    """Given a phone, when a game is played by touch, nothing is wider than the screen or too small for a thumb."""
    ada = arrive(
        house, "Ada", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    ada.home()
    assert width(ada) <= 360
    ada.shoot("phone-home", whole=True)
    ada.open_table("me", "hunch", "hunch", settings={"rounds": 2})
    ada.shoot("phone-table")
    small: list[str] = []
    while not ada.over:
        if ada.lit.count() == 0:
            ada.page.wait_for_timeout(30)
            continue
        small += ada.page.evaluate(
            """() => [...document.querySelectorAll("[data-lit]")].flatMap((node) => {
                const {width, height} = node.getBoundingClientRect();
                return width < 36 || height < 36 ? [`${node.dataset.choice}: ${width}x${height}`] : [];
            })"""
        )
        assert width(ada) <= 360
        target = ada.lit.first
        target.scroll_into_view_if_needed()
        target.tap()
        ada.page.wait_for_timeout(60)
    assert not small
    assert width(ada) <= 360
    ada.shoot("phone-end", whole=True)


def width(visitor: Visitor) -> int:
    found: int = visitor.page.evaluate("document.documentElement.scrollWidth")
    return found


def test_the_keyboard_is_enough(house: House, arrive: Arrive) -> None:
    """Given no mouse, when only Tab, Enter and Space are pressed, a game is begun and played to its end."""
    ada = arrive(house, "Ada")
    ada.home()
    walk_to(ada, "[data-play=eight-routes]")
    ada.page.keyboard.press("Enter")
    ada.sees("[data-prompt]")
    assert "/t/" in ada.page.url

    ada.open_table("me", "hunch", "hunch", settings={"rounds": 2})
    while not ada.over:
        if ada.lit.count() == 0:
            ada.page.wait_for_timeout(30)
            continue
        walk_to(ada, "[data-lit]")
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_timeout(60)
    finished = ada.table
    walk_to(ada, "[data-tool=rematch]")
    ada.page.keyboard.press(" ")
    ada.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(finished))


def walk_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until a thing has the focus."""
    for _ in range(120):
        if visitor.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")
