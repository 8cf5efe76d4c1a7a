"""Entries: what is written down of a match, one after the other, and how each happens again.

Beside those of a record there is `(seat, None)`: the seat's last choice is undone.
"""

from __future__ import annotations

from typing import Any

from asobi.core import NATURE, Entry, Header, Match

Parts = tuple[str, str, int, dict[str, Any], str, dict[str, Any] | None]
"""What a header is made of: plain data travels to a worker, a compiled object may not."""


def parts(header: Header) -> Parts:
    """A header taken apart; `Header(*parts)` puts it together again."""
    return (header.game, header.rules, header.seats, header.settings, header.seed, header.opening)


def apply(match: Match, entry: Entry) -> None:
    """Let one entry happen."""
    seat, what = entry
    if what is None and seat != NATURE:
        match.undo(seat)
    else:
        match.take(entry)
