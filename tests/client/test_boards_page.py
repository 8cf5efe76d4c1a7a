"""What docs/boards.md shows works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/boards.md").read_text(encoding="utf-8")


def shown(language: str) -> list[str]:
    """The examples of a language on the page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_board_module_is_the_one_that_is_played_with() -> None:
    """Given the module on the page, when compared with the one of the browser tests, they are the same."""
    assert shown("js") == [(ROOT / "tests/browser/four/board/board.js").read_text(encoding="utf-8")]


def test_the_words_parse() -> None:
    """Given the messages on the page, when Fluent reads them, none is junk."""
    found = [entry for text in shown("ftl") for entry in FluentParser().parse(text).body]
    assert found
    assert not [entry.content for entry in found if isinstance(entry, Junk)]
