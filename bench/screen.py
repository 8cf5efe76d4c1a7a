"""How long a move takes from one player's click to another player's screen: `python bench/screen.py`.

Two pages in one browser, a server of its own with the store on disk, Eight Routes. A click is timed by the clicking
page, its arrival by the watching page: the first frame in which anything of the move is drawn. To reach: 100 ms.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.house import House
from tests.browser.table import STATIC, Visitor

WATCH: Final = """() => {
    window.frames_ = [];
    new MutationObserver(() => {
        if (window.due_) return;
        window.due_ = true;
        requestAnimationFrame(() => requestAnimationFrame(() => { window.due_ = false; frames_.push(Date.now()); }));
    }).observe(document.querySelector("main"), {subtree: true, childList: true, attributes: true, characterData: true});
}"""
CLICK: Final = """() => {
    const node = document.querySelector("[data-choice^=pick][data-lit], [data-choice^=walk][data-lit], [data-lit]");
    if (!node) return null;
    const at = Date.now();
    node.click();
    return at;
}"""


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--moves", type=int, default=40)
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), STATIC)
        house.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        times: list[int] = []
        while len(times) < wish.moves:
            ada, bob, cy = (
                Visitor(browser.new_context().new_page(), house, name, "normal") for name in ("A", "B", "C")
            )
            table = ada.open_table("me", "open", "open")
            for visitor in (bob, cy):
                visitor.go_to(table)
                visitor.sees("[data-take]").click()
            times += played(ada, bob, cy, wish.moves - len(times))
            for visitor in (ada, bob, cy):
                visitor.page.context.close()
        browser.close()
        house.stop()
    times.sort()
    print(f"moves {len(times)}; click to the other screen, ms: ", end="")
    print(f"median {statistics.median(times):.0f}, p95 {times[int(len(times) * 0.95)]}, worst {times[-1]}")
    within = sum(time <= 100 for time in times) / len(times)
    print(f"within 100 ms: {within:.0%}")


def played(ada: Visitor, bob: Visitor, cy: Visitor, most: int) -> list[int]:
    """Play on whatever page has something lit; the times until another page drew it."""
    times: list[int] = []
    for visitor in (ada, bob, cy):
        visitor.sees("[data-prompt]")
        visitor.page.evaluate(WATCH)
    while len(times) < most and not ada.over:
        for mover, watcher in ((ada, bob), (bob, cy), (cy, ada)):
            if mover.lit.count() == 0 or watcher.page.locator("[data-tool=skip]").count() > 0:
                continue
            # Nothing else may be moving on the watching page.
            watcher.page.wait_for_timeout(400)
            watcher.page.evaluate("() => { frames_.length = 0 }")
            at = mover.page.evaluate(CLICK)
            if at is None:
                continue
            watcher.page.wait_for_function("() => frames_.length > 0")
            times.append(int(watcher.page.evaluate("() => frames_[0]")) - int(at))
        ada.page.wait_for_timeout(50)
    return times[:most]


if __name__ == "__main__":
    main()
