"""Builds the documentation site into build/site, warnings as errors, and looks at what came of it.

Every page is in the navigation, every link leads somewhere, and no page asks another host when it is read.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).resolve().parent.parent
SETTINGS: Final = ROOT / "mkdocs.yml"
ENTRY: Final = re.compile(r":\s+(\S+\.md)$", re.MULTILINE)


class Links(HTMLParser):
    """Gathers what a page links to, and what it loads while it is read."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.linked: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attrs if value}
        if tag == "a" and "href" in values:
            self.linked.append(values["href"])
        elif tag == "link" and "href" in values and values.get("rel") not in ("canonical", "prev", "next"):
            self.loaded.append(values["href"])
        elif "src" in values:
            self.loaded.append(values["src"])
        if "mermaid" in values.get("class", "").split():
            # The theme would fetch the program that draws it from another host.
            self.loaded.append("https://mermaid")


def unlisted(settings: str, docs: Path) -> list[str]:
    """Pages that the navigation names but nobody wrote, and pages that it does not name."""
    named = set(ENTRY.findall(settings))
    written = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    return [f"the navigation has no {page}" for page in sorted(written - named)] + [
        f"the navigation names {page}, which is not there" for page in sorted(named - written)
    ]


def faults(site: Path) -> Iterator[str]:
    """Links that lead nowhere, and whatever comes from another host."""
    for page in sorted(site.rglob("*.html")):
        name = page.relative_to(site).as_posix()
        links = Links(page.read_text(encoding="utf-8"))
        for address in links.loaded:
            if urlsplit(address).netloc:
                yield f"{name} asks another host: {address}"
        for address in [*links.linked, *links.loaded]:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc or not parts.path or parts.path.startswith("/"):
                continue
            if not (page.parent / unquote(parts.path)).exists():
                yield f"{name} links to {address}, which is not there"


def main() -> None:
    """Build, and say what is wrong."""
    build = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(build, cwd=ROOT, env={**os.environ, "NO_COLOR": "1"}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    settings = SETTINGS.read_text(encoding="utf-8")
    found = [*unlisted(settings, ROOT / "docs"), *faults(ROOT / "build" / "site")]
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
