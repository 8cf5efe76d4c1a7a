"""Where a match stands: what is to be decided, and what each seat may see and has been told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asobi.core.decisions import Decision, Pending, Together, pending_of
from asobi.core.events import Event
from asobi.core.game import Game, Outcome
from asobi.core.state import State


class Position:
    """A game, its state, what was told so far, and what is pending."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.decision: Pending = None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.decision is None

    @property
    def pending(self) -> list[Decision]:
        """All decisions that are open now, in the order of the seats."""
        decision = self.decision
        if isinstance(decision, Together):
            return list(decision.decisions.values())
        return [decision] if isinstance(decision, Decision) else []

    def pending_of(self, seat: int) -> Decision | None:
        """The seat's decision, if it has one."""
        return pending_of(self.decision, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self.game.outcome(self.state) if self.decision is None else None

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What the seat (or the spectator, None) may see."""
        return self.game.view(self.state, seat, self.decision)

    def board(self) -> Mapping[str, Any]:
        """What never changes at this table."""
        return self.game.board(self.state)

    def picture(self, seat: int | None = None) -> str | None:
        """The table as the seat (or the spectator) sees it, in SVG; None where the game draws none."""
        draw = self.game.picture
        return None if draw is None else draw(self.view(seat), self.board())

    def _repr_svg_(self) -> str | None:
        """A notebook shows a match as its picture."""
        return self.picture()

    def points(self) -> list[int] | None:
        """What each seat would have if the match ended now; None where that makes no sense."""
        return self.game.points(self.state)

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat (or the spectator) was told, from event number `since` on."""
        return [event.data() for event in self.events[since:] if event.reaches(seat)]
