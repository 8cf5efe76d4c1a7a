"""Visitors of the site: a page in a real browser, and what a person does with it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Locator, Page

from tests.browser.house import House

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "screenshots"
STATIC: Final = Path(os.environ.get("ASOBI_STATIC", ROOT / "src/asobi/static"))
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
ISOLATES: Final = str.maketrans("", "", "\u2066\u2067\u2068\u2069")


class Visitor:
    """A person before a screen."""

    def __init__(self, page: Page, house: House, name: str, pace: str) -> None:
        self.page = page
        self.house = house
        self.name = name
        self.complaints: list[str] = []
        self.forgiving = False
        page.on("console", self._heard)
        page.on("pageerror", lambda fault: self.complaints.append(f"{name}: {fault}"))
        settings = json.dumps({"name": name, "pace": pace, "sound": True})
        page.add_init_script(
            f"try {{ localStorage.getItem('asobi.settings') ?? localStorage.setItem('asobi.settings', {settings!r}) }}"
            " catch {}"
        )

    def _heard(self, message: ConsoleMessage) -> None:
        # A software renderer tells of itself that it is slow.
        if message.type in ("error", "warning") and not self.forgiving and "GL Driver Message" not in message.text:
            self.complaints.append(f"{self.name}: {message.text}")

    # -- going places --------------------------------------------------------------------------------------

    def home(self) -> None:
        """Open the first page and wait for the shelf."""
        self.page.goto(self.house.origin)
        self.page.locator("[data-play]").first.wait_for()

    def open_table(self, *seats: str, settings: dict[str, Any] | None = None, **more: Any) -> str:
        """Open a table by the server's page, keep the key, and sit down at it; gives the table's name."""
        wish = {"game": "eight-routes", "seats": list(seats), "name": self.name, "settings": settings or {}, **more}
        return self._sit_down("/api/tables", wish)

    def play_on(self, record: str, bot: str) -> str:
        """Open a table that goes on where a record ends, with such bots at the other seats; gives the table's name."""
        kept = self._open(f"/api/records?name={self.name}", record)
        wish = {"upto": 0, "bot": bot, "name": self.name, "token": kept["token"]}
        return self._sit_down(f"/api/tables/{kept['table']}/fork", wish)

    def _open(self, door: str, wish: dict[str, Any] | str) -> dict[str, Any]:
        answer = self.page.request.post(f"{self.house.origin}{door}", data=wish, headers={"origin": self.house.origin})
        opened: dict[str, Any] = answer.json()
        assert answer.ok, opened
        return opened

    def _sit_down(self, door: str, wish: dict[str, Any]) -> str:
        opened = self._open(door, wish)
        if opened["token"]:
            key = json.dumps({opened["table"]: opened["token"]})
            self.page.add_init_script(
                "localStorage.setItem('asobi.seats',"
                f" JSON.stringify({{...JSON.parse(localStorage.getItem('asobi.seats') ?? '{{}}'), ...{key}}}))"
            )
        self.go_to(str(opened["table"]))
        return str(opened["table"])

    def go_to(self, table: str) -> None:
        """Open the page of a table."""
        self.page.goto(f"{self.house.origin}/t/{table}")
        self.page.locator("[data-prompt], [data-take], [data-tool=start]").first.wait_for()

    @property
    def table(self) -> str:
        """The table that the page shows."""
        return self.page.url.rsplit("/", 1)[1]

    # -- looking -------------------------------------------------------------------------------------------

    def sees(self, selector: str) -> Locator:
        """Wait for a thing to be seen."""
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def text(self, selector: str) -> str:
        """What stands there, without the marks that keep directions apart."""
        return self.page.locator(selector).first.inner_text().translate(ISOLATES)

    @property
    def prompt(self) -> str:
        """The prompt line."""
        return self.text("[data-prompt]")

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        lines: list[str] = self.page.locator("[role=log] p").all_text_contents()
        return [line.translate(ISOLATES).strip() for line in lines]

    def shoot(self, name: str, whole: bool = False) -> None:
        """Leave a screenshot."""
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole)

    def faults(self) -> list[str]:
        """What axe-core finds on the page that is serious or critical."""
        if not self.page.evaluate("() => 'axe' in window"):
            # Evaluated by the debugger: the page's own policy would not load a foreign script.
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {node['target']} {node['failureSummary']}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"]
        ]

    def stands(self) -> tuple[str, list[str], list[str]]:
        """All that tells one moment of the table from another: prompt, log, and what may be chosen."""
        choices = self.page.locator("[data-lit]").evaluate_all("lit => lit.map((node) => node.dataset.choice)")
        return self.prompt, self.log, sorted(choices)

    # -- playing -------------------------------------------------------------------------------------------

    @property
    def lit(self) -> Locator:
        """Everything that may be chosen now."""
        return self.page.locator("[data-lit]")

    def choose_something(self, prefer: tuple[str, ...] = ("pick", "walk", "no", "end")) -> str | None:
        """Click something that is lit, of the preferred kinds if there is one; None if nothing is."""
        chosen = self.page.evaluate(
            """prefer => {
                const lit = [...document.querySelectorAll("[data-lit]")];
                const kind = (node) => prefer.findIndex((word) => node.dataset.choice?.startsWith(word));
                const best = lit.filter((node) => kind(node) >= 0).sort((a, b) => kind(a) - kind(b))[0] ?? lit[0];
                best?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
                return best?.dataset.choice ?? null;
            }""",
            prefer,
        )
        return None if chosen is None else str(chosen)

    @property
    def over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("#end-title").count() > 0


def play_until(done: Callable[[], bool], *visitors: Visitor, seconds: float = 240.0) -> int:
    """Let the visitors choose whatever is lit until something is true; gives how many choices they made."""
    made = 0
    give_up = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < give_up, [(visitor.name, visitor.prompt, visitor.log[-3:]) for visitor in visitors]
        moved = [visitor.choose_something() for visitor in visitors]
        made += sum(1 for choice in moved if choice)
        visitors[0].page.wait_for_timeout(5 if any(moved) else 25)
    return made


def play_out(*visitors: Visitor, seconds: float = 240.0) -> int:
    """Play to the end."""
    return play_until(lambda: all(visitor.over for visitor in visitors), *visitors, seconds=seconds)
