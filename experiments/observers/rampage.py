"""What the committed experiments watch in Rampage: which actions are taken, and how the game ends."""

from __future__ import annotations

from collections import Counter

from asobi.core import Match
from asobi.games.rampage.state import RampageState
from asobi.lab import Watcher

KINDS = ("move", "demolish", "toss", "breathe")


class Deeds(Watcher):
    """What part of all actions each kind is, how many turns there are, and how the game ended."""

    table = "deeds"

    def after(self, match: Match) -> None:
        state = match.state
        assert isinstance(state, RampageState)
        done = Counter(getattr(what, "name", "") for _, what in match.log)
        many = max(1, sum(done[kind] for kind in KINDS))
        lined, floored = state.loser >= 0, state.last_turns >= 0
        self.note(
            **{f"{kind}, of all actions": done[kind] / many for kind in KINDS},
            **{
                "ended by the runaway board": lined,
                "ended by the last floor": floored and not lined,
                "ended by rounds": not lined and not floored,
                "turns": state.turns,
                "superpowers played": done["play"],
            },
        )
