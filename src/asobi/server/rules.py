"""The rules of a game in the reader's language, clause by clause."""

from __future__ import annotations

import logging
from typing import Any, Final

from asobi.core import Game, home, rulebook_in
from asobi.server.cards import ClauseData

ENGLISH: Final = "en"
log = logging.getLogger("asobi.server")


def rule_languages(game: Game[Any]) -> list[str]:
    """The languages that a game's rules are told in besides English: `rulebook.th.md` beside `rulebook.md`."""
    return sorted(path.name.split(".")[1] for path in home(game).glob("rulebook.*.md"))


def clauses_in(game: Game[Any], language: str) -> list[ClauseData]:
    """Every clause in a language; one that it lacks, or a file that cannot be read, is told in English."""
    try:
        book = rulebook_in(game, language)
    except (OSError, ValueError) as fault:
        log.error("the rules of %s in %s cannot be read: %s", game.id, language, fault)
        book = game.rulebook
    clauses = book.clauses if book else []
    return [ClauseData(one.number, one.sources, one.text, one.heading, one.departure, one.language) for one in clauses]
