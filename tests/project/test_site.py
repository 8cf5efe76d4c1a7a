"""What scripts/site.py looks for in the built documentation."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.site import faults, unlisted


def test_every_page_is_in_the_navigation_and_the_other_way_round(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for page in ("index.md", "rules/chess.md", "forgotten.md"):
        (tmp_path / page).write_text("")
    settings = "nav:\n  - Home: index.md\n  - Rules:\n      - Chess: rules/chess.md\n      - Go: rules/go.md\n"

    assert unlisted(settings, tmp_path) == [
        "the navigation has no forgotten.md",
        "the navigation names rules/go.md, which is not there",
    ]


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ('<a href="https://example.org/">elsewhere</a>', []),
        ('<a href="other.html#part">there</a> <img src="other.html">', []),
        ('<link rel="canonical" href="https://example.org/">', []),
        ('<a href="gone.html">gone</a>', ["page.html links to gone.html, which is not there"]),
        ('<img src="gone.svg">', ["page.html links to gone.svg, which is not there"]),
        ('<script src="https://cdn.example/x.js">', ["page.html asks another host: https://cdn.example/x.js"]),
        ('<link rel="stylesheet" href="//fonts.example/">', ["page.html asks another host: //fonts.example/"]),
        ('<pre class="mermaid">', ["page.html asks another host: https://mermaid"]),
    ],
)
def test_a_dead_link_and_another_host_are_found(tmp_path: Path, html: str, found: list[str]) -> None:
    (tmp_path / "other.html").write_text("")
    (tmp_path / "page.html").write_text(html)

    assert list(faults(tmp_path)) == found
