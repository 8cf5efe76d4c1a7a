"""What a card asks: a choice, and the clause that it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from asobi.core import Action, Ask
from asobi.games.wildcard.actions import MOST_PLAYERS
from asobi.games.wildcard.effects import Clause

Cause = Literal["", "reward", "penalty"]

ABOUT: Final = [{"board_seat": seat} for seat in range(MOST_PLAYERS)]


class Reading:
    """A clause that a seat, its resolver, carries out: a card's own, or because of a row's reward or penalty."""

    def __init__(self, seat: int, clause: Clause, cause: Cause = "", row: int = 0) -> None:
        self.seat = seat
        self.clause = clause
        self.cause: Cause = cause
        self.row = row


class Question(Ask):
    """A choice of the resolver about a board."""

    def __init__(self, reading: Reading, prompt: str, board: int, options: Sequence[Action]) -> None:
        super().__init__(reading.seat, prompt, options, ABOUT[board])
        self.reading = reading
        self.board = board
