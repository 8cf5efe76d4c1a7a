"""What the committed experiments watch in Landmark Scramble: special cards, the ending, and how lively it is."""

from __future__ import annotations

from collections import Counter

from asobi.core import Match
from asobi.lab import Watcher

SPECIALS = ("joker", "sprint", "muscle", "anchor", "pickpocket", "refresh")
TOLD = {"held": "anchor", "robbed": "pickpocket"}
COUNTED = ("captured", "recaptured", "bumped", "ganged", "chained", "walled", "squeezed")


class Specials(Watcher):
    """Whether a special card is played in a game in which somebody drew it."""

    table = "specials"

    def after(self, match: Match) -> None:
        drawn: set[str] = set()
        played: set[str] = set()
        for event in match.events:
            kind, data = event.kind.key.removeprefix("landmark-scramble-"), event.data()
            if kind == "drew-card":
                drawn.add(str(data["card"]))
            elif kind == "played":
                played.add(str(data["card"]))
            elif kind in TOLD:
                played.add(TOLD[kind])
            elif kind in ("captured", "recaptured") and "joker" in str(data["cards"]):
                played.add("joker")
        self.note(**{f"{name} played where drawn": name in played if name in drawn else None for name in SPECIALS})


class Course(Watcher):
    """How the game ended, and how often what happened in it."""

    table = "course"

    def after(self, match: Match) -> None:
        outcome = match.outcome
        assert outcome is not None
        told = Counter(event.kind.key.removeprefix("landmark-scramble-") for event in match.events)
        self.note(
            **{f"ended by {ending}": outcome.details["ending"] == ending for ending in ("goal", "deck", "rounds")},
            **{f"{kind}, times a game": told[kind] for kind in COUNTED},
            **{"locations held at the end": sum(outcome.scores)},
        )
