"""Hostile words: what others write is shown as they wrote it, runs nowhere, and moves nothing on the page."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from asobi.core import Ask, Match, find_game, record_of
from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]

SCRIPTS = [
    "<img src onerror=pwn()>",
    "<svg onload=pwn()>",
    '"><script>pwn()</script>',
    "javascript:pwn()",
    "{pwn()}{@html pwn}",
    "</title><script>pwn()",
]
TRICKS = [
    "\u202eadA\u202c\u2066x",
    "A\u200b\u200d\u2060\ufeffB",
    "a" + "\u0489\u0336\u0321" * 7,
    "W" * 24,
    "\ufdfd" * 24,
]
VIEWPORTS = [{"width": 1366, "height": 820}, {"width": 390, "height": 844}]


def unharmed(visitor: Visitor) -> None:
    """Nothing ran, nothing was built from what was written, and the page is as wide as its window."""
    page = visitor.page
    assert page.evaluate("window.pwned") is None
    assert page.locator("img[src=''], img[onerror], svg[onload], a[href^=javascript]").count() == 0
    assert page.locator("main script").count() == 0
    wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1], f"the page is {wide[0]} wide in a window of {wide[1]}"


def watch(visitor: Visitor) -> None:
    """Whatever runs leaves a trace."""
    visitor.page.add_init_script("window.pwn = () => (window.pwned = true)")


def ask(visitor: Visitor, path: str, body: Any) -> Any:
    """Ask the server in the name of this page."""
    data = body if isinstance(body, str) else json.dumps(body)
    answer = visitor.page.request.post(
        f"{visitor.house.origin}{path}", data=data, headers={"origin": visitor.house.origin}
    )
    return answer.json()


def seated(visitor: Visitor, name: str) -> str:
    """A table at which somebody of that name has a seat and two others are free."""
    wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": name}
    opened: dict[str, str] = ask(visitor, "/api/tables", wish)
    return opened["table"]


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["wide", "phone"])
def test_names_and_chat_are_only_words(own_house: House, arrive: Arrive, viewport: dict[str, int]) -> None:
    """Given hostile names and lines, when others look, they see words: in the list, at the table, in the chat."""
    eve = arrive(own_house, "Eve", viewport=viewport)
    watch(eve)
    tables = [seated(eve, name) for name in (*SCRIPTS, *TRICKS)]
    eve.home()
    eve.page.locator(f"a[href='/t/{tables[-1]}']").first.wait_for()
    unharmed(eve)
    eve.shoot(f"hostile-home-{viewport['width']}", whole=True)
    # At a table that runs, with hostile names on both sides and every line in the chat
    wish = {"game": "eight-routes", "seats": ["me", "random", "random"], "name": SCRIPTS[0], "settings": {"rounds": 2}}
    opened = ask(eve, "/api/tables", wish)
    eve.page.evaluate(
        "({table, token}) => localStorage.setItem('asobi.seats', JSON.stringify({[table]: token}))", opened
    )
    eve.go_to(opened["table"])
    eve.page.evaluate(
        """async ({table, lines}) => {
            const line = new WebSocket(`ws://${location.host}/ws/${table}`);
            await new Promise((open) => (line.onopen = open));
            line.send(JSON.stringify({type: "hello", protocol: 1}));
            await new Promise((heard) => (line.onmessage = heard));
            for (const text of lines) line.send(JSON.stringify({type: "say", name: text.slice(0, 24), text}));
            await new Promise((later) => setTimeout(later, 500));
            line.close();
        }""",
        {"table": opened["table"], "lines": [*SCRIPTS, *TRICKS, "x" * 400]},
    )
    if viewport["width"] > 1000:
        eve.page.locator("#tab-chat").click()
        expect(eve.page.locator("#tab-panel")).to_contain_text(SCRIPTS[0])
        expect(eve.page.locator("#tab-panel")).not_to_contain_text("\u202e")
    unharmed(eve)
    eve.shoot(f"hostile-chat-{viewport['width']}", whole=True)


def test_records_settings_and_addresses_are_only_words(own_house: House, arrive: Arrive) -> None:
    """Given hostile records, decks, settings and addresses, each is refused in words, and nothing runs."""
    eve = arrive(own_house, "Eve")
    eve.forgiving = True  # the browser itself tells of every answer that is no success
    watch(eve)
    eve.home()
    for script in SCRIPTS[:3]:
        match = Match.new(find_game("eight-routes"), 3, "x", auto_nature=False)
        record = record_of(match)
        for hostile in (
            record.text().replace("eight-routes", json.dumps(script)[1:-1]),
            record.text().replace('"seed":"x"', f'"seed":"x","opening":{{"dice":{json.dumps(script)}}}'),
            f"{script}\n",
        ):
            eve.page.locator("#record").set_input_files(
                {"name": "a.asobi", "mimeType": "text/plain", "buffer": hostile.encode()}
            )
            expect(eve.page.locator(".fault")).to_contain_text("line")
            unharmed(eve)
        eve.page.evaluate("document.querySelector('#record').value = ''")
    deck = "name,colour,points,effect\n" + "".join(f"{script},red,1,\n" for script in SCRIPTS * 3)
    for settings in ({"deck": deck}, {SCRIPTS[0]: 1}, {"deck": SCRIPTS[2]}):
        wish = {"game": "wildcard", "seats": ["me", "random"], "name": "Eve", "settings": settings}
        assert "key" in ask(eve, "/api/tables", wish)
    for path in (
        "/t/%3Cscript%3Epwn()%3C%2Fscript%3E",
        "/new/%3Cimg%20src%20onerror=pwn()%3E",
        "/fair/%22%3E%3Csvg%3E",
    ):
        eve.page.goto(own_house.origin + path)
        eve.page.wait_for_load_state("networkidle")
        unharmed(eve)


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["desk", "phone"])
def test_a_variant_with_a_hostile_name_is_only_words(
    own_house: House, arrive: Arrive, viewport: dict[str, int]
) -> None:
    """Given a table whose settings carry a variant with hostile words, they are shown, or refused, and nothing runs."""
    eve = arrive(own_house, "Eve", viewport=viewport)
    eve.forgiving = True
    watch(eve)
    eve.home()
    dials = eve.page.request.get(f"{own_house.origin}/api/games/eight-routes/dials").json()
    whole = next(dial for dial in dials if dial["kind"] == "number" and dial["default"] < dial["high"])
    for script in [*SCRIPTS, *TRICKS]:
        variant = {"name": script, "changes": {whole["path"]: whole["default"] + 1}}
        wish = {"game": "eight-routes", "seats": ["me", "random", "random"], "name": "Eve"}
        opened = ask(eve, "/api/tables", {**wish, "settings": {"variant": variant}})
        assert "table" in opened or opened["key"].startswith("refused-"), opened
        if "table" in opened:
            eve.page.goto(f"{own_house.origin}/t/{opened['table']}")
            eve.page.wait_for_load_state("networkidle")
            unharmed(eve)
        strange = ask(eve, "/api/tables", {**wish, "settings": {"variant": {"name": "x", "changes": {script: script}}}})
        assert strange["key"].startswith("refused-"), strange
        unharmed(eve)


def deck_of(names: list[str]) -> str:
    """A deck with these names, which stand in every other column of words too."""
    rows = [["id", "name", "suit", "rank", "keyword", "past", "present", "future", "upright", "reversed"]]
    rows += [
        [f"C{number}", name, name, name, name, "10/5/5/0", "+1 Wild", "W=10 and D=4-6", "other: -1 Wild", "+1 W"]
        for number, name in enumerate(names)
    ]
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue()


VISIBLE = [
    *SCRIPTS,
    *TRICKS[2:],
    "W" * 40,
    "&lt;b&gt;<b>bold",
    "{ $name } }{",
    "visually-hidden",
    "\U0001f468\u200d\U0001f469",
]


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["wide", "phone"])
def test_a_deck_with_hostile_words_is_only_words(own_house: House, arrive: Arrive, viewport: dict[str, int]) -> None:
    """Given a deck that is in order and whose words are hostile, it is played and looked at, and its record dropped."""
    eve = arrive(own_house, "Eve", viewport=viewport)
    watch(eve)
    settings = {"deck": deck_of(VISIBLE)}
    eve.open_table("me", "random", game="wildcard", settings=settings)
    for _ in range(12):
        eve.page.wait_for_timeout(100)
        eve.choose_something()
        unharmed(eve)
    # When a reader drops the records of such matches, and looks at the cards with the widest words
    reader = arrive(own_house, "Bea", viewport=viewport)
    watch(reader)
    for number, names in enumerate([{"W" * 40, TRICKS[4]}, {TRICKS[2], SCRIPTS[5]}]):
        drop(reader, begun_with(names, settings))
        reader.page.wait_for_url("**/t/*")
        reader.page.locator("[data-prompt]").first.wait_for()
        starts = reader.page.locator(".life .start button, .goals button")
        expect(starts).to_have_count(2)
        for place in range(2):
            starts.nth(place).dispatch_event("click")  # on a phone the card before may lie over it
            reader.page.locator(".detail h2").last.wait_for()
            unharmed(reader)
            reader.shoot(f"hostile-deck-{viewport['width']}-{number}{place}")


def begun_with(names: set[str], settings: dict[str, str]) -> str:
    """The record of a match of two, a few choices old, whose lives start with cards of these names."""
    game, seed = find_game("wildcard"), 0
    while True:
        match = Match.new(game, 2, seed, settings)
        cards = match.board()["cards"]
        if {cards[start]["name"] for start in match.view(None)["starts"]} == names:
            break
        seed += 1
    for _ in range(8):
        decision = match.pending[0]
        assert isinstance(decision, Ask)
        match.choose(decision.seat, decision.options[0])
    return record_of(match).text()


def test_a_deck_with_characters_that_cannot_be_seen_is_refused_in_words(own_house: House, arrive: Arrive) -> None:
    eve = arrive(own_house, "Eve")
    eve.forgiving = True  # the browser itself tells of every answer that is no success
    watch(eve)
    ordinary = [f"Card {number}" for number in range(14)]
    for trick in (*TRICKS[:2], "\u2069\u2069\u202eout of its sentence"):
        settings = {"deck": deck_of([*ordinary, trick])}
        wish = {"game": "wildcard", "seats": ["me", "random"], "name": "Eve", "settings": settings}
        assert ask(eve, "/api/tables", wish)["key"] == "wildcard-refused-hidden"
        # And so is a record with that deck
        match = Match.new(find_game("wildcard"), 2, "x", {"deck": deck_of([*ordinary, "trick"])})
        hostile = record_of(match).text().replace("trick", json.dumps(trick)[1:-1])
        drop(eve, hostile)
        expect(eve.page.locator(".fault")).to_contain_text("is a character that cannot be seen")
        unharmed(eve)


def drop(visitor: Visitor, record: str) -> None:
    """Drop a record's file on the first page."""
    visitor.home()
    visitor.page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "a.asobi", {type: "text/plain"}));
            document.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
        }""",
        record,
    )
