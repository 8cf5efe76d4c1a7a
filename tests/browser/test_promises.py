"""What a guest can check and have done: whether the dice were fair, and that nothing is kept of them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable

from playwright.sync_api import expect

from asobi.core.fair import new_chance, sealed
from tests.browser.house import House
from tests.browser.table import Visitor, play_out

Arrive = Callable[..., Visitor]


def proof_of(house: House, table: str) -> dict[str, list[str | None]]:
    """What the server has on disk about a table's dice."""
    store = sqlite3.connect(house.folder / "asobi.db")
    ((fair,),) = store.execute("SELECT fair FROM tables WHERE id = ?", (table,)).fetchall()
    store.close()
    found: dict[str, list[str | None]] = json.loads(fair)
    return found


def kept(visitor: Visitor) -> dict[str, dict[str, str]]:
    """What the browser has noted about the dice of its tables."""
    found: dict[str, dict[str, str]] = visitor.page.evaluate(
        "JSON.parse(localStorage.getItem('asobi.chances') ?? '{}')"
    )
    return found


def test_friends_add_to_the_dice_by_sitting_down(house: House, arrive: Arrive) -> None:
    """Given an open table, when friends sit down, what their browsers sealed is in the seed."""
    ada, bea = arrive(house, "Ada"), arrive(house, "Bea")
    ada.home()
    ada.page.locator("[data-invite=eight-routes]").click()
    ada.sees("[data-tool=start]")
    bea.go_to(ada.table)
    bea.page.locator("[data-take='1']").click()
    ada.page.locator(".name", has_text="Bea").first.wait_for()

    ada.page.locator("[data-tool=start]").click()

    for visitor in (ada, bea):
        visitor.sees("[data-prompt]")
    proof = proof_of(house, ada.table)
    assert proof["chances"][:2] == [kept(one)[ada.table]["chance"] for one in (ada, bea)]
    assert kept(ada)[ada.table]["commitment"] == kept(bea)[ada.table]["commitment"]


def test_the_dice_of_a_finished_match_are_checked_in_the_browser(house: House, arrive: Arrive) -> None:
    """Given a finished match, when its dice are checked, everything fits; and not if the server had cheated."""
    ada = arrive(house, "Ada")
    chance = new_chance()
    ada.home()
    wish = {"game": "eight-routes", "seats": ["me", "random", "random"], "name": "Ada", "settings": {"rounds": 1}}
    opened = ada.page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then((answer) => answer.json())",
        {**wish, "seal": sealed(chance)},
    )
    ada.page.evaluate(
        """({table, token, chance}) => {
            localStorage.setItem("asobi.seats", JSON.stringify({[table]: token}));
            localStorage.setItem("asobi.chances", JSON.stringify({[table]: {chance, seat: 0}}));
        }""",
        {**opened, "chance": chance},
    )
    ada.go_to(opened["table"])
    play_out(ada)

    ada.page.locator(f"a[href='/fair/{opened['table']}']").first.click()

    ada.sees("[data-fair=yes]")
    for key in ("fair-terms", "fair-commitment", "fair-own", "fair-seals", "fair-seed"):
        expect(ada.page.locator(f"[data-finding={key}]")).to_have_attribute("data-holds", "yes")
    assert ada.faults() == []
    ada.shoot("fair")
    # And a server that had another secret is found out
    ada.page.evaluate(
        """table => {
            const all = JSON.parse(localStorage.getItem("asobi.chances"));
            all[table].commitment = "0".repeat(64);
            localStorage.setItem("asobi.chances", JSON.stringify(all));
        }""",
        opened["table"],
    )
    ada.page.reload()
    ada.sees("[data-fair=no]")
    expect(ada.page.locator("[data-finding=fair-commitment]")).to_have_attribute("data-holds", "no")


def test_a_guest_deletes_what_is_kept_of_them(house: House, arrive: Arrive) -> None:
    """Given a guest with a table, when they delete what is kept, neither the server nor the browser knows them."""
    zoe = arrive(house, "Zoe")
    zoe.home()
    zoe.page.locator("[data-play=eight-routes]").click()
    zoe.sees("[data-prompt]")
    table = zoe.table
    zoe.page.goto(f"{house.origin}/about/me")
    zoe.page.locator("[data-tool=forget]").click()
    assert zoe.faults() == []
    zoe.shoot("my-data")

    zoe.page.locator("[data-tool=forget]").click()

    zoe.sees("[data-forgotten]")
    assert zoe.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('asobi.'))") == []
    zoe.page.goto(f"{house.origin}/t/{table}")
    expect(zoe.page.locator("body")).not_to_contain_text("Zoe")
