"""The past of a table: the match as it was after any choice."""

from __future__ import annotations

import threading
from typing import Any, Final

from asobi.core import NATURE, Entry, Game, Header, Match, clone, dismiss
from asobi.server.entries import apply

EVERY: Final = 32


class Past:
    """Replays a table up to a choice; a copy is kept every so often, so that leafing through a long match is quick."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self._game = game
        self._header = header
        self._kept: dict[int, tuple[int, int, Match]] = {}
        self._lock = threading.Lock()

    def at(self, entries: list[Entry], upto: int) -> tuple[Match, int]:
        """The match after so many choices, and how many events there had been before the last of them."""
        with self._lock:
            choices = max((kept for kept in self._kept if kept <= upto), default=0)
            if choices:
                first, since, kept = self._kept[choices]
                match = clone(kept)
            else:
                first, since, match = 0, 0, self._header.begin(self._game)
            for place in range(first, len(entries)):
                if entries[place][0] != NATURE:
                    if choices and choices % EVERY == 0 and choices not in self._kept:
                        self._kept[choices] = (place, since, clone(match))
                    if choices == upto:
                        break
                    choices += 1
                    since = len(match.events)
                apply(match, entries[place])
            return match, since

    def forget(self, choices: int) -> None:
        """Somebody took a choice back: what is kept of later ones is no longer the past."""
        with self._lock:
            self._kept = {kept: copy for kept, copy in self._kept.items() if kept <= choices}

    def close(self) -> None:
        """Let all copies go."""
        for _, _, kept in self._kept.values():
            dismiss(kept)
        self._kept = {}
