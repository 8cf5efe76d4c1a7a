"""What a player at a seat has in front of them: all that a bot ever gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asobi.core.actions import Action
from asobi.core.decisions import Ask, Decision
from asobi.core.dice import Dice
from asobi.core.errors import IllegalAction, NotYourDecision
from asobi.core.game import Game
from asobi.core.match import Match
from asobi.core.twins import imagine


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
        self.settings: Mapping[str, Any] = match.settings
        self.decision: Decision = decision

    @property
    def view(self) -> Mapping[str, Any]:
        """What the seat may see."""
        return self._match.view(self.seat)

    @property
    def observation(self) -> bytes:
        """What the seat observes, in numbers: a byte a number, in the order of the game's fields."""
        return bytes(self.game.observation.observe(self._match.state, self.seat, self._match.decision))

    def glance(self, dice: Dice) -> Match:
        """A match to read and not to play in: the very match where there is no secret in it, else an imagined one."""
        if not self.game.facts.hidden:
            return self._match
        return imagine(self._match, self.seat, dice.fork(str(dice.below(1 << 30))))

    def imagine(self, dice: Dice, alone: bool = False) -> Match:
        """A match to try things in: what the seat cannot know is dealt anew, and its dice are the given ones.

        `alone`, it stops where the running step ends.
        """
        return imagine(self._match, self.seat, dice, alone)


def why_not(match: Match, seat: int, action: Action | str) -> str | None:
    """The number of the rule that forbids the action now, or None if the seat may choose it.

    A reason is never a peek.
    """
    found = match.game.catalogue.find(action if isinstance(action, str) else action.notation)
    if found is None:
        raise IllegalAction(f"{match.game.title} has no action {action!r}")
    decision = match.pending_of(seat)
    if isinstance(decision, Ask) and found in decision.options:
        return None
    asked = _asked(match, seat)
    return match.game.reason(asked.state, seat, found, asked.decision)


def forbidden(match: Match, seat: int) -> dict[str, list[int]]:
    """Every rule that forbids something now, by its number, with the ids of the actions that it forbids."""
    decision = match.pending_of(seat)
    offered = {option.id for option in decision.options} if isinstance(decision, Ask) else set()
    asked, rules = _asked(match, seat), dict[str, list[int]]()
    for action in match.game.catalogue:
        rule = None if action.id in offered else match.game.reason(asked.state, seat, action, asked.decision)
        if rule is not None:
            rules.setdefault(rule, []).append(action.id)
    return rules


def _asked(match: Match, seat: int) -> Match:
    """The match that is asked for reasons; of a game with secrets, one that the seat could just as well be in."""
    return imagine(match, seat, Dice("why")) if match.game.facts.hidden else match
