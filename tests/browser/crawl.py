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
    """Every page in turn: the shelf, and for each game its page, its set-up, and a table with its rules."""

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
            if ada.page.locator("#tab-rules").count():
                ada.page.locator("#tab-rules").click()
                look(f"rules {game}")

    return crawl


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
