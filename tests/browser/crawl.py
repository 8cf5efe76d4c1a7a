"""Every page of the site in turn, for a reader of some language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from asobi import play, record_of
from tests.browser.house import House
from tests.browser.pseudo import speak
from tests.browser.table import Visitor

Arrive = Callable[..., Visitor]
GAMES: Final = {
    "cubitos": ("me", "greedy"),
    "eight-routes": ("me", "greedy", "greedy"),
    "landmark-scramble": ("me", "greedy"),
    "rampage": ("me", "greedy"),
    "wildcard": ("me", "greedy"),
}


def reader(arrive: Arrive, house: House, language: str, pseudo: bool, **settings: Any) -> Visitor:
    """Somebody whose browser wishes for a language."""
    ada = arrive(house, "Ada", locale=language, **settings)
    if pseudo:
        speak(ada.page.context, language)
    return ada


def pages(ada: Visitor, house: House, games: list[str]) -> Callable[[Callable[[str], None]], None]:
    """Every page in turn: the shelf, and for each game its page, its set-up, and all of a table some choices on."""

    def crawl(look: Callable[[str], None]) -> None:
        ada.home()
        look("home")
        for game in games:
            for kind in ("new", "game"):
                ada.page.goto(f"{house.origin}/{kind}/{game}")
                ada.sees("main h1")
                look(f"{kind} {game}")
            settings = {"rounds": 2} if game == "rampage" else {}
            ada.open_table(*GAMES[game], game=game, settings=settings)
            ada.sees("[data-lit], [data-prompt]")
            ada.page.wait_for_timeout(150)
            look(f"table {game}")
            for _ in range(1 if game == "rampage" else 7):
                ada.choose_something()
                ada.page.wait_for_timeout(150)
            for part in parts(ada):
                look(f"{part} of {game}")

    return crawl


def parts(ada: Visitor) -> Iterator[str]:
    """Everything that a table has one after the other: panes and sheets on a phone, tabs elsewhere, and the menu."""
    every = "[data-pane], [data-sheet], button.logo, button.chip, [role=tab], [data-tool=menu]"
    for part in ada.page.locator(every).all():
        part.click()
        ada.page.wait_for_timeout(100)
        yield str(part.evaluate("node => node.dataset.pane ?? node.dataset.sheet ?? (node.id || node.className)"))
        if part.get_attribute("data-tool") == "menu":
            ada.page.keyboard.press("Escape")


def beside(ada: Visitor, house: House) -> Iterator[str]:
    """Every page beside a running table: a game that is over, its replay and the look back at it, lessons, the rest."""
    match = play("eight-routes", ["hunch"] * 3, "languages", {"rounds": 2})
    answer = ada.page.request.post(
        f"{house.origin}/api/records?name=Ada", data=record_of(match).text(), headers={"origin": house.origin}
    )
    table = answer.json()["table"]
    ada.page.goto(f"{house.origin}/t/{table}")
    ada.sees("[data-prompt], [data-stage]")
    yield "the end"
    ada.page.goto(f"{house.origin}/replay/{table}?move=9")
    ada.sees("[data-prompt], [data-stage]")
    yield "a replay"
    ada.page.goto(f"{house.origin}/fair/{table}")
    ada.sees("main h2")
    yield "fair dice"
    for path in (*[f"dials/{game}" for game in GAMES], "about/me", "nowhere"):
        ada.page.goto(f"{house.origin}/{path}")
        ada.sees("main h1")
        yield path
    for game in GAMES:
        for kind, found in (("learn", "[data-lesson]"), ("puzzles", "[data-puzzle], main h1")):
            ada.page.goto(f"{house.origin}/{kind}/{game}")
            ada.sees(found)
            ada.page.wait_for_timeout(150)
            yield f"{kind} {game}"
    ada.home()
    yield "home with a finished game"
