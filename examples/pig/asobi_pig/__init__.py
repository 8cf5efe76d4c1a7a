"""Pig: roll as often as you dare; a 1 costs what the turn has brought. First to the goal wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from asobi import Bot, Dice, Perspective
from asobi.core import (
    Action,
    Ask,
    BadState,
    Catalogue,
    EventKind,
    Facts,
    Game,
    Insight,
    Number,
    Outcome,
    Pending,
    Point,
    Rulebook,
    State,
    Step,
)

ROLL: Final = Action("roll")
HOLD: Final = Action("hold")
ROLLED: Final = EventKind("pig-rolled", ("seat", "pips"))
LOST: Final = EventKind("pig-lost", ("seat", "points"))
HELD: Final = EventKind("pig-held", ("seat", "points", "score"))
RULEBOOK: Final = Rulebook("""
## The turn
- **PIG-1** [public] In your turn, roll the die as often as you like and add up the pips.
- **PIG-2** [public] A 1 ends the turn, and it brings nothing.
- **PIG-3** [public] Whoever holds adds the pips of the turn to their score. The first turn begins with a roll.
## The end
- **PIG-4** [public] Whoever holds with the goal reached wins.
""")


@dataclass
class PigState(State):
    goal: int
    scores: list[int]
    turn: int
    brought: int

    def check(self) -> None:
        if not (0 <= self.turn < len(self.scores) and 0 <= self.brought < self.goal + 6):
            raise BadState("nobody's turn can be like this")


class Pig(Game[PigState]):
    def __init__(self) -> None:
        facts = Facts(players=(2, 6), longest=100_000, scores=(0, 205))
        settings = [Number("goal", 100, 20, 200)]
        super().__init__("pig", "Pig", "1", facts, Catalogue([ROLL, HOLD]), settings, RULEBOOK)

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> PigState:
        return PigState(dice, settings["goal"], [0] * seats, 0, 0)

    def step(self, s: PigState) -> Step[None]:
        """One turn."""
        seat, s.brought = s.turn, 0
        while (yield Ask(seat, "roll", self.options(s, seat), {"brought": s.brought})) is ROLL:
            pips = s.dice.roll(6)
            s.tell(ROLLED, seat, pips)
            if pips == 1:
                s.tell(LOST, seat, s.brought)
                s.brought = 0
                break
            s.brought += pips
        else:
            s.scores[seat] += s.brought
            s.tell(HELD, seat, s.brought, s.scores[seat])
        s.brought = 0
        s.over = s.scores[seat] >= s.goal
        s.turn = (seat + 1) % len(s.scores)

    def options(self, s: PigState, seat: int) -> list[Action]:
        """Holding with more than the goal needs is forced: the match is won."""
        if s.brought == 0:
            return [ROLL]
        return [HOLD] if s.scores[seat] + s.brought >= s.goal else [ROLL, HOLD]

    def outcome(self, s: PigState) -> Outcome:
        return Outcome(s.scores, [s.scores.index(max(s.scores))])

    def points(self, s: PigState) -> list[int] | None:
        return s.scores[:]

    def view(self, s: PigState, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"goal": s.goal, "scores": s.scores[:], "brought": s.brought}

    def reason(self, s: PigState, seat: int, action: Action, decision: Pending) -> str | None:
        if s.over or seat != s.turn:
            return "PIG-4" if s.over else "PIG-1"
        return "PIG-3" if action is HOLD else "PIG-4"

    def load(self, data: Any) -> PigState:
        return PigState.load(data)

    def seats_of(self, s: PigState) -> int | None:
        return len(s.scores)


class PigInsight(Insight[PigState]):
    def value(self, s: PigState, seat: int) -> float | None:
        rival = max(score for other, score in enumerate(s.scores) if other != seat)
        return 0.5 + (s.scores[seat] - rival) / (2 * s.goal + 12)

    def hunch(self, s: PigState, ask: Ask, dice: Dice) -> Action | None:
        return HOLD if s.brought >= 20 and HOLD in ask.options else ask.options[0]


class HoldAt20(Bot):
    """The well-known good rule: roll until the turn has brought 20."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        decision = perspective.decision
        assert isinstance(decision, Ask)
        return HOLD if perspective.view["brought"] >= 20 and HOLD in decision.options else decision.options[0]


GAME: Final = Pig()
GAME.insight = PigInsight()
