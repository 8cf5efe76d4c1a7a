"""Look at a game in a real browser: open a table, play a few moves, leave screenshots.

`python web/look.py cubitos --moves 6` starts a server of its own and leaves `screenshots/cubitos-*.png`;
`--address http://127.0.0.1:5173` uses one that runs already.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).parent.parent
SIZES: Final = {"wide": (1280, 800), "huge": (1920, 1080), "phone": (360, 740)}


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


def play(page: Page, moves: int) -> None:
    """Choose whatever is lit first, so many times; the board is shown without motion meanwhile."""
    for _ in range(moves):
        option = page.locator("[data-lit]").first
        option.wait_for(state="visible", timeout=60_000)
        option.click(force=True)
        page.wait_for_timeout(150)
    page.wait_for_timeout(1500)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--address", help="of a running server; by default one is started")
    reader.add_argument("--seats", default="me,greedy,greedy", help="as in the protocol: me, open, or a bot's name")
    reader.add_argument("--settings", default="{}", help="the table's settings, as JSON")
    reader.add_argument("--moves", type=int, default=4)
    reader.add_argument("--size", choices=[*SIZES, "all"], default="all")
    reader.add_argument("--theme", choices=["light", "dark", "both"], default="both")
    wish = reader.parse_args()
    target = ROOT / "screenshots"
    target.mkdir(exist_ok=True)
    if wish.address:
        shoot(wish, wish.address.rstrip("/"), target)
    else:
        with server() as address:
            shoot(wish, address, target)


def shoot(wish: argparse.Namespace, address: str, target: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        page.on("console", lambda line: print(f"browser: {line.text}") if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda fault: print(f"browser: {fault}"))
        page.goto(address)
        page.evaluate(
            "localStorage.setItem('asobi.settings', JSON.stringify({name: 'Ada', pace: 'off', sound: false}))"
        )
        answer = page.request.post(
            f"{address}/api/tables",
            data={
                "game": wish.game,
                "seats": wish.seats.split(","),
                "name": "Ada",
                "settings": json.loads(wish.settings),
            },
            headers={"origin": address},
        )
        opened = answer.json()
        if not answer.ok:
            sys.exit(f"the server refused the table: {opened}")
        if opened["token"]:
            page.evaluate(
                "([table, token]) => localStorage.setItem('asobi.seats', JSON.stringify({[table]: token}))",
                [opened["table"], opened["token"]],
            )
        page.goto(f"{address}/t/{opened['table']}")
        page.wait_for_selector("[data-prompt]")
        play(page, wish.moves)
        for size in SIZES if wish.size == "all" else [wish.size]:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark") if wish.theme == "both" else (wish.theme,):
                page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                page.wait_for_timeout(300)
                name = target / f"{wish.game}-{size}-{theme}.png"
                page.screenshot(path=name, full_page=size == "phone")
                print(name.relative_to(ROOT))
        browser.close()


if __name__ == "__main__":
    main()
