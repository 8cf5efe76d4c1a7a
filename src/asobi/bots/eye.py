"""How a bot sees how well a seat stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from asobi.core import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """Sees what the game's insight sees."""

    def value(self, match: Match, seat: int) -> float | None:
        """The seat's share of the victory at the end; before it how well it stands, 0 to 1, or None: no idea."""
        outcome = match.outcome
        return match.game.insight.value(match.state, seat) if outcome is None else outcome.share(seat)

    def values(self, match: Match) -> list[float] | None:
        """How well every seat stands in a running match, if that is known in one go."""
        return match.game.insight.values(match.state, match.seats)


BY_INSIGHT: Final = Eye()
