"""What the committed experiments watch in our own games, beside the general measures."""

from __future__ import annotations

from collections import Counter
from typing import Any

from asobi.core import Match, Outcome
from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.tables import COLOURED, KIND_NAMES
from asobi.games.wildcard.scoring import fulfilled
from asobi.lab import Watcher


def ended(match: Match) -> Outcome:
    """How the match ended."""
    outcome = match.outcome
    assert outcome is not None
    return outcome


class Places(Watcher):
    """Eight Routes: who wins by their distance from the first parent."""

    table = "places"

    def after(self, match: Match) -> None:
        state: Any = match.state
        outcome = ended(match)
        shares = {f"place {n + 1}": outcome.share((state.first + n) % match.seats) for n in range(match.seats)}
        self.note(**shares)


class Sources(Watcher):
    """Eight Routes: whether a route is among the winner's three best sources of points."""

    table = "sources"

    def after(self, match: Match) -> None:
        outcome = ended(match)
        own = [row[outcome.winners[0]] for row in outcome.details["routes"]]
        third = sorted(own, reverse=True)[2]
        self.note(**{f"route {n + 1}": points >= third and points > 0 for n, points in enumerate(own)})


class Purchases(Watcher):
    """Cubitos: whether each card of the set is bought in the race, and what part of all purchases it is."""

    table = "purchases"

    def after(self, match: Match) -> None:
        state: Any = match.state
        bought = Counter(str(getattr(what, "fields", {}).get("die")) for _, what in match.log if is_purchase(what))
        many = max(1, sum(bought.values()))
        names = {KIND_NAMES[kind]: CARDS[state.cards[kind]].key for kind in COLOURED}
        self.note(
            **{f"{card} bought": bought[colour] > 0 for colour, card in names.items()},
            **{f"{card} part": bought[colour] / many for colour, card in names.items()},
        )


def is_purchase(what: Any) -> bool:
    """Whether a choice buys a die."""
    return getattr(what, "name", "") == "buy"


class Specials(Watcher):
    """Landmark Scramble: whether a special card is played in a game in which somebody drew it, and the ending."""

    table = "specials"
    told = {"held": "anchor", "robbed": "pickpocket"}

    def after(self, match: Match) -> None:
        drawn: set[str] = set()
        played: set[str] = set()
        for event in match.events:
            kind, data = event.kind.key.removeprefix("landmark-scramble-"), event.data()
            if kind == "drew-card":
                drawn.add(str(data["card"]))
            elif kind == "played":
                played.add(str(data["card"]))
            elif kind in self.told:
                played.add(self.told[kind])
            elif kind in ("captured", "recaptured") and "joker" in str(data["cards"]):
                played.add("joker")
        names = ("joker", "sprint", "muscle", "anchor", "pickpocket", "refresh")
        used = {f"{name} played": name in played if name in drawn else None for name in names}
        self.note(**used, **{"ended by rounds": ended(match).details["ending"] == "rounds"})


class Deeds(Watcher):
    """Rampage: what part of all actions each kind is, and how the game ended."""

    table = "deeds"
    kinds = ("move", "demolish", "toss", "breathe")

    def after(self, match: Match) -> None:
        done = Counter(getattr(what, "name", "") for _, what in match.log)
        many = max(1, sum(done[kind] for kind in self.kinds))
        state: Any = match.state
        lined, floored = state.loser >= 0, state.last_turns >= 0
        self.note(
            **{f"{kind} part": done[kind] / many for kind in self.kinds},
            **{
                "ended by the runaway board": lined,
                "ended by the last floor": floored and not lined,
                "ended by rounds": not lined and not floored,
            },
        )


class Futures(Watcher):
    """WILDCARD: whether an objective of one's own, or everybody's, is fulfilled at the end; a row for each."""

    table = "futures"

    def after(self, match: Match) -> None:
        state: Any = match.state
        for seat in range(match.seats):
            own = state.cards[state.starts[seat]]
            self.note(**{"own fulfilled": fulfilled(state, seat, own.future), "shared fulfilled": None})
            for number in state.shared:
                goal = state.cards[number]
                self.note(**{"own fulfilled": None, "shared fulfilled": fulfilled(state, seat, goal.future)})


class EachFuture(Watcher):
    """WILDCARD, card by card: whether its objective, own or everybody's, is fulfilled; a row for each who could."""

    table = "each_future"

    def after(self, match: Match) -> None:
        state: Any = match.state
        for seat in range(match.seats):
            for number in (state.starts[seat], *state.shared):
                card = state.cards[number]
                row: dict[str, bool | None] = {f"{other.id} fulfilled": None for other in state.cards}
                self.note(**{**row, f"{card.id} fulfilled": fulfilled(state, seat, card.future)})
