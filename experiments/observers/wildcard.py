"""What the committed experiments watch in WILDCARD: objectives, scores and rewards."""

from __future__ import annotations

from asobi.core import Match, Outcome
from asobi.games.wildcard.scoring import fulfilled
from asobi.games.wildcard.state import WildcardState
from asobi.lab import Watcher

ROUNDS = 10


def ended(match: Match) -> tuple[WildcardState, Outcome]:
    """How the match ended."""
    state, outcome = match.state, match.outcome
    assert isinstance(state, WildcardState)
    assert outcome is not None
    return state, outcome


class Ends(Watcher):
    """Objectives fulfilled, scores, ties, who wins by their distance from the first player, and what was given."""

    table = "ends"

    def after(self, match: Match) -> None:
        state, outcome = ended(match)
        seats, scores = match.seats, outcome.scores
        own = sum(outcome.details["own"])
        first = (state.first - (ROUNDS - 1)) % seats  # the token moved on after every round but the last
        told = [event.kind.key.removeprefix("wildcard-") for event in match.events]
        others = told.count("raised-other") + told.count("lowered-other")
        best = max(scores)
        self.note(
            **{"own objective fulfilled": own / seats},
            **{"shared objectives fulfilled": (sum(scores) - own) / (seats * max(1, len(state.shared)))},
            **{
                f"score {score}{'+' * (score == 3)}": sum(min(3, s) == score for s in scores) / seats
                for score in range(4)
            },
            **{"nobody wins": not outcome.winners, "tie for the best score": best > 0 and scores.count(best) > 1},
            **{f"place {place + 1} wins": outcome.share((first + place) % seats) for place in range(seats)},
            **{
                "rewards": told.count("reward"),
                "penalties": told.count("penalty"),
                "more Futures": len(state.shared) - 2,
            },
            **{"actions": others + told.count("raised") + told.count("lowered"), "actions at others": others},
        )


class EachFuture(Watcher):
    """Card by card: whether its objective, own or everybody's, is fulfilled; a row for each who could."""

    table = "each_future"

    def after(self, match: Match) -> None:
        state, _ = ended(match)
        for seat in range(match.seats):
            for number in (state.starts[seat], *state.shared):
                card, kind = state.cards[number], "own" if number == state.starts[seat] else "shared"
                row = {f"{other.id}: {which}": None for other in state.cards for which in ("either", "own", "shared")}
                done = fulfilled(state, seat, card.future)
                self.note(**{**row, f"{card.id}: either": done, f"{card.id}: {kind}": done})
