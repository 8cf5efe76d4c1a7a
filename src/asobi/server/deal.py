"""What a match is made of before its first choice, and how it goes on, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from asobi.core import NATURE, Game, Match, Record

Entry = tuple[int, Any]
"""A seat and what it chose, in its notation; (NATURE, answer); or (seat, None): the seat's last choice is undone."""


class Deal(msgspec.Struct, frozen=True):
    """The game, its options, its seats and its seed; forks also have the state they begin in."""

    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    seed: str
    opening: dict[str, Any] | None = None

    def begin(self, game: Game[Any]) -> Match:
        """The match before its first entry; nature is never computed here."""
        return Match.replay(game, self.record([]), computes=False)

    def record(self, entries: Sequence[Entry]) -> Record:
        """A record with these entries; its end is not filled in."""
        return Record(self.game, self.rules, self.seats, dict(self.options), self.seed, self.opening, list(entries), {})


def apply(match: Match, entry: Entry) -> None:
    """Let one entry happen."""
    seat, what = entry
    if what is None and seat != NATURE:
        match.undo(seat)
    elif seat == NATURE:
        match.answer(what)
    else:
        match.choose(seat, what)
