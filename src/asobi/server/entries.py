"""Entries: what is written down of a match, one after the other, and how each happens again."""

from __future__ import annotations

from typing import Any

from asobi.core import NATURE, Game, Match, Record
from asobi.server.header import Header

Entry = tuple[int, Any]
"""A seat and what it chose, in its notation; (NATURE, answer); or (seat, None): the seat's last choice is undone."""


def begin(game: Game[Any], header: Header) -> Match:
    """The match before its first entry; nature is never computed here."""
    record = Record(header.game, header.rules, header.seats, header.settings, header.seed, header.opening, [], {})
    return Match.replay(game, record, computes=False)


def apply(match: Match, entry: Entry) -> None:
    """Let one entry happen."""
    seat, what = entry
    if what is None and seat != NATURE:
        match.undo(seat)
    elif seat == NATURE:
        match.answer(what)
    else:
        match.choose(seat, what)
