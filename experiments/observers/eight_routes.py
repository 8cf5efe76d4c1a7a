"""What the committed experiments watch in Eight Routes: places, sources of points, and what is used.

A note named `row: column` becomes a row and a column of the report's table.
"""

from __future__ import annotations

from collections import Counter

from asobi.core import Match, Outcome
from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import EightRoutesState
from asobi.lab import Watcher

USED = {
    "eight-routes-shook": "shake (B)",
    "eight-routes-changed": "C",
    "eight-routes-rolled-d6": "d6",
    "eight-routes-turned-chip": "chip turned",
    "eight-routes-took-bonus": "bonus die",
}


def ended(match: Match) -> tuple[EightRoutesState, Outcome]:
    """How the match ended."""
    state, outcome = match.state, match.outcome
    assert isinstance(state, EightRoutesState)
    assert outcome is not None
    return state, outcome


class Places(Watcher):
    """Who wins by their distance from the first parent, and who would without start points."""

    table = "places"

    def after(self, match: Match) -> None:
        state, outcome = ended(match)
        bare = [score - start_points(state, seat) for seat, score in enumerate(outcome.scores)]
        row: dict[str, float] = {}
        for place in range(match.seats):
            seat = (state.first + place) % match.seats
            row[f"place {place + 1}: wins"] = outcome.share(seat)
            row[f"place {place + 1}: wins by bare points"] = (bare[seat] == max(bare)) / bare.count(max(bare))
        self.note(**row)


class Sources(Watcher):
    """What every route brings a seat, and whether it is among the winner's three best sources of points."""

    table = "sources"

    def after(self, match: Match) -> None:
        _, outcome = ended(match)
        routes: list[list[int]] = outcome.details["routes"]
        own = [points[outcome.winners[0]] for points in routes]
        third = sorted(own, reverse=True)[2]
        row: dict[str, float | bool] = {}
        for number, points in enumerate(own):
            row[f"route {number + 1}: among the winner's best three"] = points >= third and points > 0
            row[f"route {number + 1}: part of all points"] = sum(routes[number]) / max(1, sum(map(sum, routes)))
        self.note(**row)


class Uses(Watcher):
    """How often the whole table uses what it may, and how far apart the scores are."""

    table = "uses"

    def after(self, match: Match) -> None:
        _, outcome = ended(match)
        used = Counter(USED[event.kind.key] for event in match.events if event.kind.key in USED)
        used["D"] = sum(1 for _, action in match.log if getattr(action, "name", "") == "d")
        ranked = sorted(outcome.scores, reverse=True)
        self.note(
            **{f"{name}, times a game": used[name] for name in (*USED.values(), "D")},
            **{"winner's lead": ranked[0] - ranked[1], "first to last": ranked[0] - ranked[-1]},
            **{"tie for first before the tie-break": ranked[0] == ranked[1]},
        )
