"""Entries: what is written down of a match, one after the other, and how each happens again."""

from __future__ import annotations

from typing import Any

from asobi.core import NATURE, Game, Match, Record
from asobi.server.header import Header

Entry = tuple[int, Any]
"""A seat and what it chose, in its notation; (NATURE, answer); or (seat, None): the seat's last choice is undone."""

Parts = tuple[str, str, int, dict[str, Any], str, dict[str, Any] | None]
"""What a header is made of: plain data travels to a worker, a compiled object may not."""


def parts(header: Header) -> Parts:
    """A header taken apart; `Header(*parts)` puts it together again."""
    return (header.game, header.rules, header.seats, header.settings, header.seed, header.opening)


def begin(game: Game[Any], header: Header) -> Match:
    """The match before its first entry; nature is never computed here."""
    return Match.replay(game, Record(*parts(header), [], {}), computes=False)


def apply(match: Match, entry: Entry) -> None:
    """Let one entry happen."""
    seat, what = entry
    if what is None and seat != NATURE:
        match.undo(seat)
    elif seat == NATURE:
        match.answer(what)
    else:
        match.choose(seat, what)
