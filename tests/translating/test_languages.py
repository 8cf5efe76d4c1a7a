"""Every translation in the tree agrees with its English: games here, games outside the tree, interface, README."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi.bots.roster import NAMES
from asobi.translating import Text, terms, texts
from asobi.translating.check import of_text, terms_of
from asobi.translating.messages import Messages
from asobi.translating.texts import INTERFACE

ROOT = Path(__file__).resolve().parents[2]
OUTSIDE = [ROOT / "examples" / "pig" / "asobi_pig", ROOT / "examples" / "nim" / "asobi_nim"]
FILES = [(text, language) for text in texts(OUTSIDE) for language in sorted(text.languages())]


@pytest.mark.parametrize(("text", "language"), FILES, ids=[f"{text.name} {language}" for text, language in FILES])
def test_the_translation_agrees_with_its_english(text: Text, language: str) -> None:
    assert [str(finding) for finding in of_text(text, language)] == []


def test_every_leave_from_the_glossary_is_needed_and_says_why() -> None:
    """Each for its language, and each of its messages or clauses: else the list would outlive what it excuses."""
    misses = [
        (language, key, term)
        for text, language in FILES
        if text.kind != "readme" and language in terms.COLUMNS
        for key, term in terms.misses(*terms_of(text, language), language, text.game)
    ]
    needless = [
        (leave.english, language, pattern)
        for leave in terms.free()
        for language in leave.languages
        for pattern in leave.keys
        if not any(leave._replace(keys=(pattern,)).covers(of, key, term) for of, key, term in misses)
        or not any(leave.covers(language, key, term) for of, key, term in misses if of == language)
    ]

    assert needless == []
    assert all(leave.reason.strip() for leave in terms.free())


def test_every_bot_has_its_name_and_its_line_at_the_table() -> None:
    """Else a reader would be offered `learned`, which is a key and no word."""
    interface = Messages(ROOT / INTERFACE)
    lines = interface.use(interface.patterns()["seat-bot"]).chosen["bot"]

    assert {f"seat-kind-{bot}" for bot in NAMES} <= interface.patterns().keys()
    assert set(NAMES) <= lines
