"""What a player at a seat has in front of them: all that a bot ever gets."""

from __future__ import annotations

from typing import Any

from asobi.core.decisions import Decision
from asobi.core.dice import Dice
from asobi.core.errors import NotYourDecision
from asobi.core.game import Game
from asobi.core.match import Match


class Perspective:
    """A seat's view, its decision, and matches it could just as well be in; never the match itself."""

    def __init__(self, match: Match, seat: int) -> None:
        decision = match.pending_of(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} has nothing to decide now")
        self._match = match
        self.game: Game[Any] = match.game
        self.seats: int = match.seats
        self.seat: int = seat
        self.decision: Decision = decision

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see."""
        return self._match.view(self.seat)

    def imagine(self, dice: Dice) -> Match:
        """A match to try things in: what the seat cannot know is dealt anew, and its dice are the given ones."""
        return self._match.imagine(self.seat, dice)
