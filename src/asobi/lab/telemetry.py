"""What is written down of every match: its length, its standings, and each decision with what was offered."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from asobi.bots import Observer
from asobi.core import Action, Ask, Decision, Match, Point

AIMED = -1
"""The number of a choice that is a point in a space, not an action."""
LOOKS = 2
"""Standings are looked at after so many decisions of each seat."""
Columns = dict[str, list[Any]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(Observer):
    """An observer whose rows become a table of the results, named `table`; a game's own observers derive from it.

    The runner sets `arm` and `number` before each match; rows get them as their first columns.
    """

    table: ClassVar[str] = ""

    def __init__(self) -> None:
        self.arm = ""
        self.number = 0
        self.rows: list[dict[str, Any]] = []

    def note(self, **values: Any) -> None:
        """Add a row about the running match."""
        self.rows.append({"arm": self.arm, "match": self.number, **values})


class Telemetry(Observer):
    """The three tables of every experiment: matches, seats, and decisions if wanted.

    Standings are looked at whenever each seat has had two decisions: what it has now, or how well it stands in the eyes
    of the game's insight where points mean nothing before the end. `offered` is one row of numbers for all decisions,
    cut by `options`.
    """

    def __init__(self, seats: int, decisions: bool) -> None:
        self.arm = ""
        self.number = 0
        self.seed = ""
        self.bots: list[str] = []
        self.seats = seats
        self._apart = LOOKS * seats
        self.detailed = decisions
        self.matches: list[dict[str, Any]] = []
        self.places: list[dict[str, Any]] = []
        names = ("arm", "match", "step", "seat", "prompt", "options", "chosen", "offered")
        self.decisions: Columns = {name: [] for name in names}
        self._begin()

    def _begin(self) -> None:
        self.steps = 0
        self.offered = 0
        self.forced = 0
        self.standings: list[list[float]] = []
        self.own = [0] * self.seats
        self._prompts: list[str] = []
        self._deciders: list[int] = []
        self._chosen: list[int] = []
        self._counts: list[int] = []
        self._options: list[int] = []

    def before(self, match: Match) -> None:
        self._begin()

    def step(self, match: Match, decision: Decision, choice: Action | Point) -> None:
        if self.steps % self._apart == 0:
            standing = standings(match)
            if standing:
                self.standings.append(standing)
        self.steps += 1
        self.own[decision.seat] += 1
        many = 0
        if isinstance(decision, Ask):
            options = decision.options
            many = len(options)
            self.offered += many
            if many == 1:
                self.forced += 1
            if self.detailed:
                for option in options:
                    self._options.append(option.id)
        if self.detailed:
            self._counts.append(many)
            self._prompts.append(decision.prompt)
            self._deciders.append(decision.seat)
            self._chosen.append(choice.id if isinstance(choice, Action) else AIMED)

    def after(self, match: Match) -> None:
        outcome = match.outcome
        assert outcome is not None
        winner = outcome.winners[0] if len(outcome.winners) == 1 else None
        self.matches.append(
            {
                "arm": self.arm,
                "match": self.number,
                "seed": self.seed,
                "decisions": self.steps,
                "rounds": getattr(match.state, "round", None),
                "options": self.offered / max(1, self.steps),
                "forced": self.forced / max(1, self.steps),
                "winners": len(outcome.winners),
                **story(self.standings, winner),
            }
        )
        for seat in range(self.seats):
            self.places.append(
                {
                    "arm": self.arm,
                    "match": self.number,
                    "seed": self.seed,
                    "seat": seat,
                    "bot": self.bots[seat],
                    "score": outcome.scores[seat],
                    "share": outcome.share(seat),
                    "decisions": self.own[seat],
                }
            )
        if self.detailed:
            columns, many = self.decisions, self.steps
            columns["arm"] += [self.arm] * many
            columns["match"] += [self.number] * many
            columns["step"] += range(many)
            columns["seat"] += self._deciders
            columns["prompt"] += self._prompts
            columns["options"] += self._counts
            columns["chosen"] += self._chosen
            columns["offered"] += self._options


def standings(match: Match) -> list[float]:
    """What each seat has now, or how well it stands; nothing where the game says neither."""
    points = match.points()
    if points is not None:
        return [float(each) for each in points]
    insight, state = match.game.insight, match.state
    values = [insight.value(state, seat) for seat in range(match.seats)]
    return [value for value in values if value is not None] if None not in values else []


def story(looks: list[list[float]], winner: int | None) -> dict[str, Any]:
    """How the lead went: how often it changed, when the winner led for good, and whether they came from behind.

    `clear` is the part of the match that had passed when the winner took the lead for the last time.
    """
    if not looks:
        return {"lead_changes": None, "clear": None, "behind_at_half": None, "last_at_half": None}
    leaders = [{seat for seat, value in enumerate(look) if value == max(look)} for look in looks]
    sole = [next(iter(leading)) for leading in leaders if len(leading) == 1]
    changes = sum(1 for one, other in pairwise(sole) if one != other)
    if winner is None:
        return {"lead_changes": changes, "clear": None, "behind_at_half": None, "last_at_half": None}
    behind = [place for place, leading in enumerate(leaders) if leading != {winner}]
    half = looks[len(looks) // 2]
    return {
        "lead_changes": changes,
        "clear": (behind[-1] + 1) / len(looks) if behind else 0.0,
        "behind_at_half": half[winner] < max(half),
        "last_at_half": half[winner] == min(half) and min(half) < max(half),
    }
