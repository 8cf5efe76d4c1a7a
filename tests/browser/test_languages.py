"""Pages in languages that nobody speaks, and in Thai, Japanese and Persian: no English left, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from asobi.core import find_game
from tests.browser.crawl import GAMES, beside, pages, reader
from tests.browser.house import House
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]
# The name of the site and of people; rows and neighbourhoods; keys of the keyboard; what a reader types; a unit.
LATIN = {"asobi", "Ada", "Lv", "http", "https", "Esc", "Enter", "QR", "CSV", "English", "Deutsch", "cm"}


@pytest.fixture(name="house", scope="module")
def of_our_own(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of our own: the first page lists the tables of other tests, with the names of their players."""
    running = House(tmp_path_factory.mktemp("languages"), client)
    running.start()
    yield running
    running.stop()


# Every text and label on the page, with what it stands in.
READ = """() => {
  const found = [];
  const left = "script, style, [lang=en], option[lang], .logo, kbd, code, input, [data-notation]";
  const skip = (node) => node.closest(left);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const where = parent.tagName + "." + (parent.getAttribute("class") ?? "");
    if (node.data.trim() && !skip(parent)) found.push([node.data, where]);
  }
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (node.hasAttribute(name) && !node.closest("[lang=en]"))
        found.push([node.getAttribute(name), node.tagName + "[" + name + "]"]);
  return found;
}"""

# What sticks out: the page itself, or a text that is wider than its box and not meant to scroll. The words of the dock
# put what has no room into a column that is not seen; a test of their own looks at them.
WIDE = """() => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page: ${root.scrollWidth} of ${innerWidth}`);
  for (const node of document.querySelectorAll("button, a.button, h1, h2, h3, label, summary, th, dt")) {
    const style = getComputedStyle(node);
    const unseen = node.closest(".visually-hidden, [hidden], svg, .dock .words") || style.visibility === "hidden";
    if (unseen || node.clientWidth === 0 || !node.textContent.trim()) continue;
    if (node.scrollWidth > node.clientWidth + 2 && style.overflowX !== "auto" && style.textOverflow !== "ellipsis")
      found.push(`${node.tagName}.${node.getAttribute("class") ?? ""} ${node.textContent.trim().slice(0, 40)}: `
        + `${node.scrollWidth} of ${node.clientWidth}`);
  }
  return found;
}"""


def english_in(texts: list[list[str]]) -> list[str]:
    """What is left in Latin letters."""
    found = []
    for text, where in texts:
        plain = re.sub(r"https?://\S+|\b[A-Z]{2,3}-[0-9.]+[a-z]?\b|\b[a-z][0-9]{1,2}\b|[\w-]+\.(asobi|csv)", " ", text)
        left = [word for word in re.findall(r"[A-Za-z]{2,}", plain) if word not in LATIN]
        if left:
            found.append(f"{where}: {' '.join(left)[:60]} | {text.strip()[:60]}")
    return list(dict.fromkeys(found))


def digits_in(texts: list[list[str]]) -> list[str]:
    """What has digits of another script."""
    found = []
    for text, where in texts:
        plain = re.sub(r"https?://\S+|\b[A-Z]{2,3}-[0-9.]+[a-z]?|\b[A-Za-z]{1,2}[0-9]{1,2}\b|[0-9]+h\b", " ", text)
        if re.search(r"[0-9]", plain):
            found.append(f"{where}: {text.strip()[:60]}")
    return list(dict.fromkeys(found))


def marks_in(texts: list[list[str]]) -> list[str]:
    """What shows the marks of a source: backticks and braces."""
    return [f"{where}: {text.strip()[:60]}" for text, where in texts if re.search(r"[`{}]", text)]


# Texts in Arabic letters that run from left to right.
WRONG_WAY = r"""() => [...document.querySelectorAll("body *")].filter((node) =>
  !node.closest("svg, option, [lang=en]") && getComputedStyle(node).direction !== "rtl"
  && [...node.childNodes].some((child) => child.nodeType === 3 && /[\u0600-\u06ef]/.test(child.data)))
  .map((node) => node.outerHTML.slice(0, 120))"""


def test_pages_beside_the_table_are_the_readers_too(house: House, arrive: Arrive) -> None:
    """Given English in Arabic letters, when the pages beside the table are read, nothing is English, and all of it
    runs from right to left."""
    ada = reader(arrive, house, "fa", pseudo=True)
    ada.forgiving = True  # the page that is nowhere is told so by the browser, too
    ada.home()
    left: dict[str, list[str]] = {}
    for place in beside(ada, house):
        texts: list[list[str]] = ada.page.evaluate(READ)
        wrong: list[str] = ada.page.evaluate(WRONG_WAY)
        if found := english_in(texts) + digits_in(texts) + marks_in(texts) + wrong:
            left[place] = found

    assert left == {}


def test_pages_beside_the_table_fit_on_a_small_screen(house: House, arrive: Arrive) -> None:
    """Given a phone of 360 pixels and words four tenths longer, when the same pages are read, nothing sticks out."""
    ada = reader(arrive, house, "th", pseudo=True, viewport={"width": 360, "height": 740})
    ada.forgiving = True
    ada.home()
    wide = {place: found for place in beside(ada, house) if (found := ada.page.evaluate(WIDE))}

    assert wide == {}


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_left_in_english_and_every_digit_is_the_readers(house: House, arrive: Arrive, game: str) -> None:
    """Given English in Arabic letters, when the pages of a game are read, no Latin letter or digit is left."""
    ada = reader(arrive, house, "fa", pseudo=True)
    left: dict[str, list[str]] = {}

    def look(place: str) -> None:
        texts: list[list[str]] = ada.page.evaluate(READ)
        if found := english_in(texts) + digits_in(texts) + marks_in(texts):
            left[place] = found

    pages(ada, house, [game])(look)
    ada.shoot(f"pseudo-{game}")

    assert left == {}


def test_refusals_are_told_in_the_readers_language(house: House, arrive: Arrive) -> None:
    """Given English in Arabic letters, when a setting or a record is refused, the reason is in them too."""
    ada = reader(arrive, house, "fa", pseudo=True)
    ada.forgiving = True  # the browser itself notes each refusal
    told: list[list[str]] = []

    def hear(*typed: str) -> None:
        text = ada.sees("[role=alert]:not(:empty)").inner_text()
        for word in typed:
            assert word in text
            text = text.replace(word, "")
        told.append([text, "refusal"])

    ada.page.goto(f"{house.origin}/new/cubitos")
    ada.page.locator("textarea").first.fill("Smelly Toad")
    ada.page.locator("form button[type=submit]").click()
    hear("Smelly Toad")
    ada.home()
    ada.page.locator("#record").set_input_files({"name": "x.asobi", "mimeType": "text/plain", "buffer": b"not one\n"})
    hear("not one")

    assert len({text for text, _ in told}) == 2
    assert english_in(told) + digits_in(told) == []


@pytest.mark.parametrize("language", ["qps", "th", "ja", "fa"])
def test_long_words_fit_on_a_small_screen(house: House, arrive: Arrive, language: str) -> None:
    """Given a phone of 360 pixels and words four tenths longer, when pages are read, nothing sticks out, and what is
    to be typed is set apart."""
    pseudo = language == "qps"
    ada = reader(arrive, house, "th" if pseudo else language, pseudo, viewport={"width": 360, "height": 740})
    wide: dict[str, list[str]] = {}

    def look(place: str) -> None:
        if found := ada.page.evaluate(WIDE) + marks_in(ada.page.evaluate(READ)):
            wide[place] = found

    pages(ada, house, list(GAMES))(look)

    assert wide == {}


# A question, the name of a row or of a pane that is cut off; why something is asked may be, it is whole in the sheet.
CUT = """() => [...document.querySelectorAll("[data-prompt], .name small, nav button span")]
  .filter((node) => node.clientWidth > 0
    && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1))
  .map((node) => `${node.textContent.trim()}: ${node.scrollWidth} of ${node.clientWidth}`)"""


@pytest.mark.parametrize("language", ["en", "th", "ja", "fa"])
def test_a_question_is_whole_on_a_phone(house: House, arrive: Arrive, language: str) -> None:
    """Given a phone, no question and no name is cut off, and a tap on the question tells all of why it is asked."""
    ada = arrive(house, "Ada", locale=language, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    cut: dict[str, list[str]] = {}
    for game, seats in GAMES.items():
        ada.open_table(*seats, game=game, settings={"rounds": 2} if game == "rampage" else {})
        ada.sees(".dock.mine")
        if found := ada.page.evaluate(CUT):
            cut[game] = found
    assert cut == {}

    ada.open_table(*GAMES["eight-routes"], game="eight-routes")
    ada.sees(".dock.mine")
    aside = ada.page.locator(".dock .words small").text_content()
    ada.page.locator(".dock .words").click()
    told = ada.sees("[data-asked]")

    assert aside
    assert aside in str(told.text_content())
    assert told.evaluate("node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight")
    ada.shoot(f"asked-{language}")


def test_persian_is_read_from_right_to_left_and_boards_stay_as_they_are(house: House, arrive: Arrive) -> None:
    """Given Persian, every Persian text runs from right to left, and the routes lie as they do in English."""
    boxes = {}
    for language in ("en", "fa"):
        ada = arrive(house, "Ada", locale=language)
        ada.open_table("me", "greedy", "greedy")
        ada.sees("[data-route='1']")
        boxes[language] = [
            [round(ada.page.locator(f"[data-choice='pick {value}']").bounding_box()["x"]) for value in (1, 8)],  # type: ignore[index]
            [round(ada.page.locator(f"[data-route='{route}'] svg").last.bounding_box()["width"]) for route in (1, 5)],  # type: ignore[index]
        ]
    wrong = ada.page.evaluate(WRONG_WAY)

    assert wrong == []
    assert boxes["en"][0][0] < boxes["en"][0][1]
    assert boxes["fa"][0][0] < boxes["fa"][0][1], "box 1 of the lid is left in every language"
    assert boxes["en"][1] == boxes["fa"][1]
    logo, own = ada.page.locator(".logo").bounding_box(), ada.page.locator("header .own").bounding_box()
    assert logo is not None
    assert own is not None
    assert logo["x"] > own["x"], "the page is mirrored"
    ada.shoot("table-fa")


# Where the words and numbers of the largest drawing stand, in hundredths of its width.
DRAWN = """() => {
  const area = (node) => node.clientWidth * node.clientHeight;
  const written = [...document.querySelectorAll("main svg")].filter((svg) => svg.querySelectorAll("text").length > 3);
  const largest = written.sort((one, other) => area(other) - area(one))[0];
  const { left, width } = largest.getBoundingClientRect();
  return [...largest.querySelectorAll("text")].map((text) => {
    const box = text.getBoundingClientRect();
    return Math.round(((box.left + box.right) / 2 - left) / width * 100);
  });
}"""

# In each row of numbers: where less stands, the numbers, and more.
STEPS = """() => [...document.querySelectorAll(".row:has(> .step)")].map((row) =>
  [...row.querySelectorAll(".step, .track")].map((part) => part.getBoundingClientRect().left))"""


@pytest.mark.parametrize("game", [game for game in GAMES if game not in ("rampage", "eight-routes")])
def test_a_board_looks_the_same_to_readers_of_both_directions(house: House, arrive: Arrive, game: str) -> None:
    """Given one table and two readers, every Persian text runs from right to left, the panel stands on the left, and
    all that the board writes stands where it does in English; less stands on the left of a row of numbers."""
    ada = arrive(house, "Ada", locale="en")
    table = ada.open_table(*GAMES[game], game=game)
    ada.sees("[data-lit]")
    seat = ada.page.evaluate("localStorage.getItem('asobi.seats')")
    persian = arrive(house, "Ada", locale="fa")
    persian.page.add_init_script(f"localStorage.setItem('asobi.seats', {seat!r})")
    persian.go_to(table)
    persian.sees("[data-lit]")

    ours, theirs = ada.page.evaluate(DRAWN), persian.page.evaluate(DRAWN)
    assert len(ours) == len(theirs)
    assert [(one, other) for one, other in zip(ours, theirs, strict=True) if abs(one - other) > 4] == []
    assert persian.page.evaluate(WRONG_WAY) == []
    panel, board = (
        persian.page.locator("#tab-panel").bounding_box(),
        persian.page.locator("[data-part]").first.bounding_box(),
    )
    assert panel is not None
    assert board is not None
    assert panel["x"] + panel["width"] <= board["x"]
    for seen in (ada, persian):
        rows = seen.page.evaluate(STEPS)
        assert all(row == sorted(row) for row in rows)
        assert bool(rows) == (game == "wildcard")


def test_the_axis_of_a_chart_is_on_the_left_in_persian(house: House, arrive: Arrive) -> None:
    """Given a game that is over, the numbers beside the chart end where its lines begin."""
    ada = arrive(house, "Ada", locale="fa")
    next(beside(ada, house))
    chart = ada.sees("figure:has(polyline) > svg")
    edges = chart.evaluate(
        "svg => [...svg.querySelectorAll('text')].filter((text) => /^[۰-۹]+$/.test(text.textContent.trim()))"
        ".map((text) => text.getBoundingClientRect().right)"
    )
    lines = chart.evaluate(
        "svg => Math.min(...[...svg.querySelectorAll('polyline')].map((line) => line.getBoundingClientRect().left))"
    )

    assert edges
    assert max(edges) <= lines + 1


@pytest.mark.parametrize("language", ["fa", "th", "ja", "de"])
def test_pages_are_accessible_in_every_language(house: House, arrive: Arrive, language: str) -> None:
    """Given a language, when axe looks at the shelf, a table and its rules, it finds nothing serious."""
    ada = arrive(house, "Ada", locale=language)
    ada.home()
    found = {"home": ada.faults()}
    ada.open_table("me", "greedy", "greedy")
    ada.sees("[data-lit]")
    found["table"] = ada.faults()
    ada.page.locator("#tab-rules").click()
    found["rules"] = ada.faults()

    assert not any(found.values()), found


def test_a_language_is_chosen_remembered_and_taken_from_a_link(house: House, arrive: Arrive) -> None:
    """Given an English browser, when Japanese is chosen it stays; a link may ask for Thai, and the browser's wish is
    what counts at first."""
    ada = arrive(house, "Ada", locale="en-GB")
    ada.home()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")

    ada.page.locator("[data-tool=language]").select_option("ja")
    expect(ada.page.locator("html")).to_have_attribute("lang", "ja")
    ada.home()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ja")

    ada.page.goto(f"{house.origin}/?lang=th")
    expect(ada.page.locator("html")).to_have_attribute("lang", "th")
    assert "lang=" not in ada.page.url
    ada.open_table("me", "greedy", "greedy")
    expect(ada.page.locator("html")).to_have_attribute("lang", "th")

    assert arrive(house, "Bo", locale="fa").page.evaluate("navigator.language") == "fa"


@pytest.mark.parametrize(
    ("language", "font"), [("en", None), ("th", "noto-sans-thai"), ("fa", "vazirmatn"), ("ja", None)]
)
def test_only_the_readers_language_is_downloaded(house: House, arrive: Arrive, language: str, font: str | None) -> None:
    """Given a reader, when they open the shelf and a table, no words and no letters of other languages are fetched."""
    ada = arrive(house, "Ada", locale=language)
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url))

    ada.home()
    ada.open_table("me", "greedy", "greedy")
    ada.sees("[data-lit]")
    ada.page.wait_for_load_state("networkidle")

    assert all(url.startswith((house.origin, house.origin.replace("http", "ws"), "data:", "blob:")) for url in fetched)
    words = [
        match[1] for url in fetched if (match := re.search(r"/(?:assets|locales)/(\w\w)(?:-[\w-]+\.js|\.ftl)$", url))
    ]
    assert set(words) == {language}, words
    others = [
        url for url in fetched if re.search("noto-sans-thai|vazirmatn", url) and (font is None or font not in url)
    ]
    assert others == []


def test_rules_are_told_in_the_readers_language(house: House, arrive: Arrive) -> None:
    """Given Thai, the server tells each clause in Thai where it has it, and says which language each is in."""
    ada = arrive(house, "Ada")
    thai = ada.page.request.get(f"{house.origin}/api/games/eight-routes?lang=th").json()["clauses"]
    strange = ada.page.request.get(f"{house.origin}/api/games/eight-routes?lang=../x").json()["clauses"]
    book = find_game("eight-routes").rulebook
    assert book is not None

    assert [clause["number"] for clause in thai] == [clause.number for clause in book.clauses]
    assert {clause["lang"] for clause in thai} == {"th"}
    assert all(re.search(r"[\u0e00-\u0e7f]", clause["text"] + clause["heading"]) for clause in thai)
    assert strange[0]["text"] == book.clauses[0].text
    assert strange[0]["lang"] == "en"
