"""How long one waits from one's own choice to the next, against three bots: `python bench/waiting.py rampage cubitos`.

A real browser at normal motion, a server as `./play` starts it, three of the usual bots. Whoever plays here thinks for
a second, takes any lit thing, and ends the turn after two choices where that is possible. A wait counts if others moved
in it: from the choice to the frame in which something is lit again. A bot's turn is as long as the page shows that the
table waits for it. What was measured is added to a file, and `--write`
puts its figures into bench/README.md. It wants a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, sync_playwright

ROOT: Final = Path(__file__).parents[1]
README: Final = ROOT / "bench/README.md"
TARGETS: Final = {"cubitos": 6, "eight-routes": 6, "wildcard": 6, "landmark-scramble": 10, "rampage": 10}
THINK: Final = 1_000
OFTEN: Final = 2
"""Choices in one turn after which it is ended where it can be."""
BOT: Final = "search"

# Notes since when something may be chosen: an option that is lit, or the button that lets an aim go; and since when the
# table is shown to wait for whom.
WATCH: Final = """() => {
    window.litAt = null;
    window.turns = [];
    let shown = "";
    const look = () => {
        const seats = [...document.querySelectorAll("li.panel")];
        const now = seats.flatMap((seat, place) => (seat.classList.contains("waits") ? [place] : [])).join();
        if (now !== shown) window.turns.push([(shown = now), performance.now()]);
        const lit = document.querySelector("[data-lit], .fire:not(:disabled)") !== null;
        window.litAt = lit ? (window.litAt ?? performance.now()) : null;
        requestAnimationFrame(look);
    };
    look();
}"""
# Takes any lit thing; whoever has chosen often enough in one turn rather ends it.
CHOOSE: Final = """([draw, done]) => {
    const all = [...document.querySelectorAll("[data-lit]")];
    const ends = all.filter(({dataset}) => /^(end|pass|enough|stop|no)\\b/.test(dataset.choice ?? ""));
    const lit = done && ends.length > 0 ? ends : all;
    const node = lit.length > 0 ? lit[Math.floor(draw * lit.length)] : document.querySelector(".fire:not(:disabled)");
    if (!node) return null;
    const at = performance.now();
    window.turns = [];
    node.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    window.litAt = null;
    return at;
}"""


def open_table(page: Page, address: str, game: str) -> None:
    """Sit down with three bots, at normal motion and as if nobody wanted less of it."""
    page.goto(address)
    page.evaluate("localStorage.setItem('asobi.settings', JSON.stringify({name: 'Ada', pace: 'normal', sound: false}))")
    wish = {"game": game, "seats": ["me", BOT, BOT, BOT], "name": "Ada"}
    opened = page.request.post(f"{address}/api/tables", data=wish, headers={"origin": address}).json()
    keys = json.dumps({opened["table"]: opened["token"]})
    page.evaluate("keys => localStorage.setItem('asobi.seats', keys)", keys)
    page.goto(f"{address}/t/{opened['table']}")
    page.wait_for_selector("[data-prompt]")


def turns_in(shown: list[tuple[str, float]], until: float) -> list[float]:
    """How many seconds each turn of a bot was shown since the own choice; while the referee judges, it goes on."""
    turns: list[tuple[str, float]] = []
    for seats, at in shown:
        if seats and (not turns or turns[-1][0] != seats):
            turns.append((seats, at))
    ends = [at for _, at in turns[1:]] + [until]
    return [(end - at) / 1000 for (seats, at), end in zip(turns, ends, strict=True) if seats != "0"]


def waits_of(page: Page, address: str, game: str, seconds: float, seed: int) -> tuple[list[float], list[float]]:
    """The waits of one table, and the turns of bots that were shown in them, in seconds, for as long as is given."""
    moves: list[float] = []

    def hear(socket: WebSocket) -> None:
        def came(frame: bytes | str) -> None:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "moved" and message["by"] not in (None, 0):
                moves.append(time.monotonic())

        socket.on("framereceived", came)

    page.on("websocket", hear)
    open_table(page, address, game)
    page.evaluate(WATCH)
    draw, chosen, until = random.Random(seed), None, time.monotonic() + seconds
    waits: list[float] = []
    turns: list[float] = []
    sent = 0.0
    in_a_row = 0
    while time.monotonic() < until and page.locator("#end-title").count() == 0:
        page.wait_for_timeout(20)
        lit = page.evaluate("window.litAt")
        if lit is None:
            continue
        if chosen is not None and moves:
            waits.append((lit - chosen) / 1000)
            shown = turns_in(page.evaluate("window.turns"), lit)
            turns += shown
            print(
                f"  {waits[-1]:5.1f} s, {len(moves)} moves, the last after {moves[-1] - sent:.1f} s;"
                f" turns of {', '.join(f'{turn:.1f}' for turn in shown)} s",
                flush=True,
            )
            in_a_row = 0
        moves.clear()
        page.wait_for_timeout(THINK)
        moves.clear()
        sent = time.monotonic()
        chosen = page.evaluate(CHOOSE, [draw.random(), in_a_row >= OFTEN])
        in_a_row += 1
    return waits, turns


def measure(games: list[str], seconds: float, seed: int) -> dict[str, list[list[float]]]:
    """The waits of each game and the turns of bots, on a server and in a browser of their own."""
    found: dict[str, list[list[float]]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "asobi.server", "--port", "0", "--database", f"{folder}/waiting.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert server.stdout is not None
        address = server.stdout.readline().strip().rstrip("/")
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            for game in games:
                page = browser.new_context(viewport={"width": 1366, "height": 820}).new_page()
                found[game] = list(waits_of(page, address, game, seconds, seed))
                print(game, *([round(each, 1) for each in kind] for kind in found[game]))
                page.context.close()
        finally:
            browser.close()
            server.terminate()
            server.wait(15)
    return found


def table_of(kept: dict[str, list[list[float]]]) -> str:
    """The figures as they stand on the page."""
    rows = [
        "| game | waits | median s | nine of ten within s | longest s | to reach: median s"
        " | a bot's turn: median s | longest s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for game, target in TARGETS.items():
        waits, turns = (sorted(kind) for kind in kept.get(game, [[], []]))
        if waits:
            ninth = waits[min(len(waits) - 1, int(len(waits) * 0.9))]
            middle = statistics.median(waits)
            figures = f"{len(waits)} | {middle:.1f} | {ninth:.1f} | {waits[-1]:.1f} | {target}"
            turn = f"{statistics.median(turns):.1f} | {turns[-1]:.1f}" if turns else "| "
            rows.append(f"| {game} | {figures} | {turn} |")
    return "\n".join(rows)


def main() -> None:
    """Measure the games that are named, and add them to what is known."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", choices=[*TARGETS, []])
    reader.add_argument("--seconds", type=float, default=120.0, help="for each game")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--file", type=Path, default=ROOT / "build/waiting.json")
    reader.add_argument("--write", action="store_true")
    wish = reader.parse_args()
    kept: dict[str, list[list[float]]] = json.loads(wish.file.read_text()) if wish.file.exists() else {}
    kept |= measure(wish.games, wish.seconds, wish.seed) if wish.games else {}
    wish.file.parent.mkdir(exist_ok=True)
    wish.file.write_text(json.dumps(kept))
    print(table_of(kept))
    if wish.write:
        page = README.read_text(encoding="utf-8")
        part = f"<!-- waiting -->\n{table_of(kept)}\n<!-- /waiting -->"
        README.write_text(
            re.sub(r"<!-- waiting -->.*<!-- /waiting -->", lambda _: part, page, flags=re.DOTALL), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
