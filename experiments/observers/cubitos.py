"""What the committed experiments watch in Cubitos: what is bought. `row: column` names a cell of the report's table."""

from __future__ import annotations

from collections import Counter

from asobi.core import Action, Match
from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import COLOURED, KIND_NAMES
from asobi.lab import Watcher


class Purchases(Watcher):
    """Whether each card of the set is bought in the race, how many dice of it, and what part of all they are."""

    table = "purchases"

    def after(self, match: Match) -> None:
        state = match.state
        assert isinstance(state, CubitosState)
        bought: Counter[str] = Counter()
        for _, what in match.log:
            if isinstance(what, Action) and what.name == "buy":
                bought[str(what.fields["die"])] += 1
        many = max(1, sum(bought.values()))
        row: dict[str, bool | float | int] = {}
        for kind in COLOURED:
            card, count = CARDS[state.cards[kind]].key, bought[KIND_NAMES[kind]]
            row[f"{card}: races that buy it"] = count > 0
            row[f"{card}: of all dice bought"] = count / many
            row[f"{card}: dice in a race"] = count
        self.note(**row)
