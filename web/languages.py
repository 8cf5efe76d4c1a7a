"""The same decision in four languages, side by side in one picture: `scripts/uv run python web/languages.py`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.house import House  # noqa: E402
from tests.browser.table import STATIC, Visitor  # noqa: E402

# Japanese letters come from the system (Debian: fonts-noto-cjk): where it has none, German takes their place.
JAPANESE = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, text=True).stdout.strip()
LANGUAGES = ("en", "th", "ja" if JAPANESE else "de", "fa")
PICTURE = ROOT / "docs" / "pictures" / "languages.webp"
SIZE = {"width": 1180, "height": 760}


def main() -> None:
    """One table, one seat, four readers."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder), STATIC)
        house.start()
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        shots, table, seat = [], "", ""
        for language in LANGUAGES:
            context = browser.new_context(locale=language, viewport=SIZE)
            ada = Visitor(context.new_page(), house, "Ada", "off")
            if table:
                ada.page.add_init_script(f"localStorage.setItem('asobi.seats', {seat!r})")
                ada.go_to(table)
            else:
                table = ada.open_table("me", "greedy", "greedy")
                seat = str(ada.page.evaluate("localStorage.getItem('asobi.seats')"))
            ada.sees("[data-lit]")
            ada.page.wait_for_timeout(800)
            shots.append(Image.open(BytesIO(ada.page.screenshot())))
            context.close()
        browser.close()
        house.stop()
    wide, high = shots[0].size
    whole = Image.new("RGB", (2 * wide, 2 * high))
    for place, shot in enumerate(shots):
        whole.paste(shot, (place % 2 * wide, place // 2 * high))
    PICTURE.parent.mkdir(exist_ok=True)
    whole.resize((wide * 4 // 3, high * 4 // 3)).save(PICTURE, quality=80)


if __name__ == "__main__":
    main()
