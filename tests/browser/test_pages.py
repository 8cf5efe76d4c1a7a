"""The first page, new tables, and what every page owes its readers."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.browser.house import House
from tests.browser.table import Visitor, play_out, play_until

Arrive = Callable[..., Visitor]
MOST = 200_000
PACKED = (".woff2", ".png")


def test_the_first_page_is_light(house: House, arrive: Arrive) -> None:
    """Given an empty cache, when the first page is opened, all it loads is under 200 kB compressed."""
    ada = arrive(house, "Ada")
    answers: list[Response] = []
    ada.page.on("response", lambda answer: answers.append(answer))

    ada.home()
    ada.page.wait_for_load_state("networkidle")

    weights = {}
    for answer in answers:
        body = answer.body()
        weights[answer.url.removeprefix(house.origin)] = (
            len(body) if answer.url.endswith(PACKED) else len(gzip.compress(body, 6))
        )
    assert any(url.endswith(".js") for url in weights)
    assert any(url.endswith(".woff2") for url in weights), "the fonts count too"
    assert sum(weights.values()) < MOST, sorted(weights.items(), key=lambda item: -item[1])


def test_one_click_from_the_shelf_to_a_game(house: House, arrive: Arrive) -> None:
    """Given the shelf, when Play now is clicked, the game runs against bots, and stands among one's own games."""
    ada = arrive(house, "Ada")
    ada.home()

    ada.page.locator("[data-play=eight-routes]").click()
    ada.sees("[data-prompt]")
    table = ada.table

    assert ada.page.locator("[data-tool=lend]").count() == 1, "one seat is Ada's"
    ada.page.locator("header a[href='/']").click()
    mine = ada.sees(f"a[href='/t/{table}']")
    assert "Ada" in mine.inner_text()
    ada.shoot("home-with-games")


def test_the_name_is_kept(house: House, arrive: Arrive) -> None:
    """Given a name typed once, when the page is opened again, it is still there, and others read it at the table."""
    ada, bob = arrive(house, ""), arrive(house, "Bob")
    ada.home()
    ada.page.locator("input[name=nickname]").fill("Ada Lovelace")
    ada.page.locator("input[name=nickname]").blur()
    ada.page.reload()
    expect(ada.page.locator("input[name=nickname]")).to_have_value("Ada Lovelace")

    ada.page.locator("[data-invite=eight-routes]").click()
    ada.sees("#table-link")
    bob.go_to(ada.table)

    expect(bob.page.locator("main")).to_contain_text("Ada Lovelace")


def test_friends_find_the_open_table(house: House, arrive: Arrive) -> None:
    """Given a table with free seats, when a friend opens the first page, it is listed; bots fill what stays free."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    ada.home()
    ada.page.locator("[data-invite=eight-routes]").click()
    ada.sees("#table-link")
    bob.home()
    bob.sees(f"a[href='/t/{ada.table}']").click()
    bob.sees("[data-take='2']").click()
    expect(ada.page.locator("main")).to_contain_text("Bob")
    bob.sees("[data-tool=start]")

    ada.page.locator("[data-tool=start]").click()

    ada.sees("[data-prompt]")
    bob.sees("[data-prompt]")
    assert bob.page.locator("main li", has_text="Bob").get_by_text("you", exact=True).count() == 1


def test_bots_can_be_watched(house: House, arrive: Arrive) -> None:
    """Given nobody at the table, when bots play, a spectator sees the log grow and can choose nothing."""
    ada = arrive(house, "Ada")
    ada.home()
    ada.page.locator("[data-watch=eight-routes]").click()
    ada.sees("[data-prompt]")

    ada.page.wait_for_function("() => document.querySelectorAll('[role=log] p').length > 12")

    assert ada.lit.count() == 0
    assert ada.page.locator("[data-tool=undo], [data-tool=hint], [data-tool=lend]").count() == 0


def test_a_page_that_is_not_there_says_so(house: House, arrive: Arrive) -> None:
    """Given a wrong link, when it is opened, the page says that no such table is known."""
    ada = arrive(house, "Ada")
    ada.page.goto(f"{house.origin}/t/nowhere")
    expect(ada.page.locator("main h1")).to_have_text("This table cannot be shown")
    expect(ada.page.locator("main")).to_contain_text("No table with this address is known")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_a_serious_fault(house: House, arrive: Arrive, theme: str) -> None:
    """Given any page, in light and in dark, when axe-core looks at it, nothing serious or critical is found."""
    ada = arrive(house, "Ada", color_scheme=theme)
    found: dict[str, list[str]] = {}
    ada.home()
    found["home"] = ada.faults()
    ada.shoot(f"home-{theme}", whole=True)
    ada.page.goto(f"{house.origin}/new/eight-routes")
    ada.sees("form")
    found["new"] = ada.faults()
    ada.shoot(f"new-{theme}", whole=True)
    ada.open_table("me", "open", "open")
    found["invite"] = ada.faults()
    table = ada.open_table("me", "greedy", "greedy", settings={"rounds": 4})
    play_until(lambda: any("Round 3" in line for line in ada.log), ada)
    ada.sees("[data-lit]")
    found["table"] = ada.faults()
    ada.lit.first.focus()
    ada.shoot(f"table-{theme}")
    for tab in ("rules", "chat"):
        ada.page.locator(f"#tab-{tab}").click()
        found[tab] = ada.faults()
        ada.shoot(f"{tab}-{theme}")
    play_out(ada)
    found["end"] = ada.faults()
    ada.shoot(f"end-{theme}", whole=True)
    ada.page.goto(f"{house.origin}/replay/{table}")
    ada.sees("input[type=range]")
    found["replay"] = ada.faults()
    ada.shoot(f"replay-{theme}")
    assert not any(found.values()), found


def test_a_page_read_from_right_to_left_is_mirrored_but_its_board_is_not(house: House, arrive: Arrive) -> None:
    """Given a language written from right to left, when a table is shown, the players stand left, box 1 stays left."""
    ada = arrive(house, "Ada")
    ada.open_table("me", "greedy", "greedy")
    ada.sees("[data-route='1']")
    ada.page.evaluate("document.documentElement.dir = 'rtl'")

    def left(selector: str) -> float:
        box = ada.page.locator(selector).first.bounding_box()
        assert box is not None
        return box["x"]

    assert left(".side") < left(".board"), "the page is mirrored"
    assert left("[data-choice='pick 1']") < left("[data-choice='pick 8']"), "the lid is not"
    assert left("[data-route='1']") < left("[data-route='5']"), "nor are the routes"
    ada.shoot("right-to-left")
