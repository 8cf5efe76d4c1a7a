"""A match's header: what it is made of before its first choice."""

from __future__ import annotations

from typing import Any

import msgspec


class Header(msgspec.Struct, frozen=True):
    """The game, its rules, its seats, their settings and the seed; forks also have the state they begin in."""

    game: str
    rules: str
    seats: int
    settings: dict[str, Any]
    seed: str
    opening: dict[str, Any] | None = None
