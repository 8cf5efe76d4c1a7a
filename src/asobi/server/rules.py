"""The rules of a game in the reader's language, clause by clause."""

from __future__ import annotations

import logging
from typing import Any, Final

from asobi.core import Game, Rulebook, home
from asobi.server.cards import ClauseData

ENGLISH: Final = "en"
log = logging.getLogger("asobi.server")


def rule_languages(game: Game[Any]) -> list[str]:
    """The languages that a game's rules are told in besides English: `rulebook.th.md` beside `rulebook.md`."""
    return sorted(path.name.split(".")[1] for path in home(game).glob("rulebook.*.md"))


def clauses_in(game: Game[Any], language: str) -> list[ClauseData]:
    """Every clause in a language; one that it lacks is told in English, under the heading of those around it."""
    if game.rulebook is None:
        return []
    told = _told(game, language)
    headings = {one.heading: told[one.number].heading for one in game.rulebook.clauses if one.number in told}
    clauses = []
    for one in game.rulebook.clauses:
        other = told[one.number] if one.number in told else None
        shown, lang = (other, language) if other else (one, ENGLISH)
        heading = headings.get(one.heading, one.heading)
        clauses.append(ClauseData(one.number, one.sources, shown.text, heading, shown.departure, lang))
    return clauses


def _told(game: Game[Any], language: str) -> Rulebook:
    if language == ENGLISH:
        return game.rulebook or Rulebook("")
    try:
        return Rulebook((home(game) / f"rulebook.{language}.md").read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        log.error("the rules of %s in %s cannot be read: %s", game.id, language, fault)
        return Rulebook("")
