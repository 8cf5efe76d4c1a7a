"""Look at a game in a real browser: play it against bots, and leave a picture of every kind of decision at three sizes.

`python web/look.py cubitos` starts a server of its own and leaves `screenshots/cubitos-push-phone.png` and the like;
`python web/look.py --docs` makes the pictures of the documentation anew, for all games.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parent.parent
PICTURES: Final = ROOT / "docs/pictures"
SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1366, "height": 820}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
# The decisions that a player meets in every game: what is asked, and what its picture in the documentation is called.
TYPICAL: Final[dict[str, dict[str, str]]] = {
    "eight-routes": {"turn": "take", "after": "after"},
    "cubitos": {"push": "push", "move": "run", "buy": "buy"},
    "wildcard": {
        "act": "act",
        **dict.fromkeys(("gain", "lose", "lowest", "highest", "either", "other", "two", "with", "victim"), "fate"),
    },
    "landmark-scramble": {"roll": "roll", "act": "act"},
    "rampage": {"action": "choose", "flick": "flick", "drop": "drop", "eat": "eat"},
}
# What is chosen where there is a choice, by the first word of its notation: the rest is left to chance.
LIKED: Final = {
    "rampage": ("eat", "dine", "stay", "demolish", "move"),
    "cubitos": ("rest", "push", "enough"),
    "landmark-scramble": ("roll", "go", "capture", "pay", "end"),
}
# The referee lets a tower sway for a while.
SECONDS: Final = 300


@contextmanager
def server() -> Iterator[str]:
    """A server on a free port with an empty store; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "asobi.server", "--port", "0", "--database", f"{folder}/look.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()
            process.wait(10)


class Onlooker:
    """A page at a table of its own, which knows what is being asked."""

    def __init__(self, page: Page, address: str, wish: argparse.Namespace, game: str) -> None:
        self.page = page
        self.prompt = ""
        page.on("websocket", lambda line: line.on("framereceived", self._heard))
        page.on("console", lambda line: line.type == "error" and print(f"browser: {line.text}"))
        page.on("pageerror", lambda fault: print(f"browser: {fault}"))
        page.goto(address)
        kept = {"name": "Ada", "pace": "off", "sound": False, "theme": wish.theme}
        page.evaluate("kept => localStorage.setItem('asobi.settings', JSON.stringify(kept))", kept)
        order = {"game": game, "seats": wish.seats.split(","), "name": "Ada", "settings": json.loads(wish.settings)}
        answer = page.request.post(f"{address}/api/tables", data=order, headers={"origin": address})
        opened = answer.json()
        if not answer.ok:
            sys.exit(f"the server refused the table: {opened}")
        page.evaluate(
            "key => localStorage.setItem('asobi.seats', JSON.stringify(key))", {opened["table"]: opened["token"]}
        )
        page.goto(f"{address}/t/{opened['table']}")
        page.wait_for_selector("[data-prompt]", state="attached", timeout=120_000)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        moment = message.get("moment") or message
        if "waiting" in moment:
            self.prompt = (moment.get("decision") or {}).get("prompt", "")

    def choose(self, liked: tuple[str, ...]) -> None:
        """Let go of what is aimed, or click something that is lit."""
        self.page.evaluate(
            """([liked, chance]) => {
                const fire = document.querySelector("[data-tool=fire], .fire");
                const lit = [...document.querySelectorAll("[data-lit]")].filter((node) => node !== fire);
                const kind = (node) => liked.findIndex((word) => node.dataset.choice?.split(" ")[0] === word);
                const best = lit.filter((node) => kind(node) >= 0).sort((a, b) => kind(a) - kind(b))[0];
                const chosen = chance < 0.7 && best ? best : lit[Math.floor(chance * lit.length)];
                (fire ?? chosen)?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
            }""",
            [liked, random.random()],
        )

    def shoot(self, path: Path) -> None:
        """Leave a picture: WebP, which chromium makes itself, or whatever the path ends in."""
        if path.suffix != ".webp":
            self.page.screenshot(path=path)
            return
        line = self.page.context.new_cdp_session(self.page)
        path.write_bytes(
            base64.b64decode(line.send("Page.captureScreenshot", {"format": "webp", "quality": 72})["data"])
        )
        line.detach()


def look(browser: Browser, address: str, wish: argparse.Namespace, game: str, size: str) -> None:
    """Play until every decision that is looked for has been pictured, or the game or the time is over."""
    context = browser.new_context(**SIZES[size])
    onlooker = Onlooker(context.new_page(), address, wish, game)
    names = TYPICAL[game] if wish.docs else {}
    sought = set(names.values())
    seen: set[str] = set()
    give_up = time.monotonic() + SECONDS
    while time.monotonic() < give_up and len(seen) < wish.most and (not sought or sought - seen):
        page = onlooker.page
        if page.locator("#end-title").count():
            break
        if not page.locator("[data-lit], .fire").count():
            page.wait_for_timeout(50)
            continue
        prompt = onlooker.prompt
        kind = names.get(prompt, "") if sought else prompt
        if kind and kind not in seen:
            if page.locator(".city").count():
                page.locator(".city canvas").wait_for(timeout=120_000)
            page.wait_for_timeout(1200)  # A pane slides in, a picture is drawn.
            if prompt == onlooker.prompt:
                seen.add(kind)
                name = f"{game}-{kind}-{size}" + ("" if wish.theme == "light" else f"-{wish.theme}")
                target = PICTURES / f"{name}.webp" if wish.docs else ROOT / f"screenshots/{name}.png"
                target.parent.mkdir(exist_ok=True)
                onlooker.shoot(target)
                print(target.relative_to(ROOT), flush=True)
        onlooker.choose(LIKED.get(game, ()))
        page.wait_for_timeout(60)
    context.close()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", help="by default all that the documentation shows")
    reader.add_argument(
        "--docs", action="store_true", help="only typical decisions, as small pictures in docs/pictures"
    )
    reader.add_argument("--address", help="of a running server; by default one is started")
    reader.add_argument("--seats", default="me,hunch,hunch", help="as in the protocol: me, open, or a bot's name")
    reader.add_argument("--settings", default="{}", help="the table's settings, as JSON")
    reader.add_argument("--size", choices=[*SIZES], action="append", help="by default all three")
    reader.add_argument("--theme", choices=["light", "dark"], default="light")
    reader.add_argument("--most", type=int, default=100, help="so many kinds of decisions at most")
    wish = reader.parse_args()
    with server() as own, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for game in wish.games or TYPICAL:
            for size in wish.size or SIZES:
                look(browser, wish.address or own, wish, game, size)
        browser.close()


if __name__ == "__main__":
    main()
