"""Friends: how they are invited, share a screen, watch, leave, and what stays on one's list."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from asobi.server.addresses import reachable
from tests.browser.house import House
from tests.browser.table import Visitor, play_out, play_until

Arrive = Callable[..., Visitor]
Build = Callable[..., House]


def test_an_invitation_leads_a_friend_to_a_seat(build: Build, arrive: Arrive) -> None:
    """Given a server open to its network, when a table is opened at localhost, a friend gets in by its link."""
    house = build(host="0.0.0.0")
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob", viewport={"width": 390, "height": 844})
    ada.open_table("me", "open", "greedy")
    known = [f"{address}:{house.port}" for address in reachable("0.0.0.0")]
    if not known:  # a machine without a network says so
        ada.sees("[data-alone]")
        return
    expect(ada.page.locator("#table-link")).to_have_value(re.compile(re.escape(f"http://{known[0]}/t/")))
    ada.sees("svg.code")
    assert ada.page.locator("[data-tool=address]").count() == (1 if len(known) > 1 else 0)
    ada.shoot("invite")

    bob.forgiving = True  # over plain HTTP a browser notes which headers it has no use for
    bob.page.goto(ada.page.locator("#table-link").input_value())
    seat = bob.sees("[data-take]")
    box = seat.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 844, "the seat is in view without scrolling"
    assert "Ada invites you" in bob.text("[data-seats] h2")
    bob.shoot("invited")
    seat.click()
    bob.sees("[data-prompt]")


def test_a_server_for_one_machine_says_that_its_link_leads_nowhere(house: House, arrive: Arrive) -> None:
    """Given a server for its own machine only, when a table is opened, the page says that friends cannot come, and
    shows no code for their cameras."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "open", "greedy")
    ada.sees("[data-alone]")
    assert ada.page.locator("svg.code").count() == 0


def test_two_share_a_screen_and_a_curtain_hangs_between_their_secrets(house: House, arrive: Arrive) -> None:
    """Given a game with secrets for two at one screen, when Ada has played, it is Bob's only after he says so."""
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/new/landmark-scramble")
    kinds = ada.page.locator("form select.field")
    ada.sees("form select.field")
    ada.page.locator(".pick").first.click()
    kinds.nth(1).select_option("here")
    ada.page.locator("[data-here='1']").fill("Bob")
    ada.page.locator("form button[type=submit]").click()
    ada.sees("[data-prompt]")
    curtain = ada.page.locator("[data-curtain]")

    play_until(lambda: curtain.count() > 0, ada)
    first = curtain.get_attribute("data-curtain")
    assert "Hand the screen to" in ada.text("[data-curtain] h2")
    ada.shoot("curtain")
    covered = ada.page.evaluate(
        "() => document.elementFromPoint(innerWidth / 2, 40).closest('[data-curtain]') !== null"
    )
    assert covered, "nothing can be seen behind it"
    ada.page.locator("[data-tool=here]").click()
    expect(curtain).to_have_count(0)
    own = ada.page.locator("li.panel", has=ada.page.locator(".you"))
    expect(own).to_contain_text("Bob" if first == "1" else "Ada")
    play_until(lambda: curtain.count() > 0, ada)
    assert curtain.get_attribute("data-curtain") != first


def test_without_secrets_the_screen_just_goes_round(house: House, arrive: Arrive) -> None:
    """Given a game without secrets, when one of two at a screen has chosen, the other is asked at once."""
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/new/eight-routes")
    kinds = ada.page.locator("form select.field")
    ada.sees("form select.field")
    ada.page.locator(".pick", has_text="3").click()
    kinds.nth(1).select_option("here")
    kinds.nth(2).select_option("greedy")
    ada.page.locator("form button[type=submit]").click()
    ada.sees("[data-prompt]")
    seen: set[str] = set()

    def both() -> bool:
        own = ada.page.locator("li.panel", has=ada.page.locator(".you")).locator("bdi")
        if own.count():
            seen.add(own.inner_text())
        return len(seen) == 2

    play_until(both, ada)
    assert ada.page.locator("[data-curtain]").count() == 0


def test_whoever_watches_is_told_so_and_counted(house: House, arrive: Arrive) -> None:
    """Given a game against bots, when it was not opened to watchers it is not listed; by its link one may watch."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    alone = ada.open_table("me", "greedy", "greedy")
    shown = ada.open_table("me", "greedy", "greedy", public=True)

    bob.home()
    bob.sees(f"[data-list=watch] a[href='/t/{shown}']")
    assert bob.page.locator(f"a[href='/t/{alone}']").count() == 0
    bob.go_to(shown)

    assert "You are watching" in bob.text("[data-watching]")
    ada.sees("header [data-watching='1']")
    assert "1 person watches" in ada.text("header [data-watching]")


def test_who_leaves_is_replaced_and_a_finished_game_is_told_and_cleared(house: House, arrive: Arrive) -> None:
    """Given two friends, when one leaves for good, a bot plays on; the result stays listed until it is cleared."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    table = ada.open_table("me", "open", "greedy", settings={"rounds": 1})
    bob.go_to(table)
    bob.sees("[data-take]").click()
    bob.sees("[data-prompt]")
    bob.page.locator("[data-tool=menu]").click()
    bob.sees("[data-tool=leave]").click()
    bob.page.locator("[data-tool=leave]").click()
    bob.sees("[data-play]")
    bob.sees(f"[data-list=watch] a[href='/t/{table}']")
    assert bob.page.locator(f"a[href='/t/{table}']").count() == 1, "to watch, but no longer Bob's own"

    play_out(ada)
    ada.home()
    ada.sees(f"[data-list=finished] a[href='/t/{table}']")
    card = ada.text(f"[data-list=finished] a[href='/t/{table}']")
    assert "against Bob and Abacus" in card
    assert re.search(r"won|victory|shared", card)
    assert re.search(r"\d+ : \d+ : \d+ · \d+:\d\d", card)
    ada.shoot("finished")
    ada.page.locator("[data-tool=clear]").click()
    expect(ada.page.locator("[data-list=finished]")).to_have_count(0)
