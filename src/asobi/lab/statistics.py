"""What many matches tell: shares of victory with their confidence intervals, lengths, spreads of scores."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any

from asobi.lab.simulation import Played

Z = 1.96


class Share:
    """A share of victories among so many matches, with its 95 % confidence interval (Wilson)."""

    def __init__(self, name: str, won: float, matches: int, scores: Sequence[int]) -> None:
        self.name = name
        self.matches = matches
        self.share = won / matches if matches else 0.0
        self.low, self.high = wilson(self.share, matches)
        self.mean = statistics.fmean(scores) if scores else 0.0
        self.spread = statistics.pstdev(scores) if scores else 0.0

    def data(self) -> dict[str, Any]:
        """The share as plain data."""
        return {
            "name": self.name,
            "matches": self.matches,
            "share": round(self.share, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
            "score_mean": round(self.mean, 4),
            "score_spread": round(self.spread, 4),
        }


def wilson(share: float, matches: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    if not matches:
        return (0.0, 1.0)
    middle = share + Z * Z / (2 * matches)
    half = Z * math.sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches))
    below = 1 + Z * Z / matches
    return (max(0.0, (middle - half) / below), min(1.0, (middle + half) / below))


class Report:
    """The result of a simulation: the same for the same seed, but for the two speeds."""

    def __init__(self, game: str, seed: str, played: Sequence[Played], wall: float) -> None:
        self.game = game
        self.seed = seed
        self.games = len(played)
        lengths = [match.decisions for match in played]
        self.decisions = sum(lengths)
        self.shortest, self.longest = min(lengths), max(lengths)
        self.length = statistics.fmean(lengths)
        self.lead = statistics.fmean([_lead(match.scores) for match in played])
        self.shared = sum(1 for match in played if 0 < max(match.shares) < 1) / len(played)
        self.seats = [_share(f"seat {seat}", [(m, seat) for m in played]) for seat in range(len(played[0].bots))]
        names = sorted({name for match in played for name in match.bots})
        self.bots = [
            _share(name, [(m, s) for m in played for s, bot in enumerate(m.bots) if bot == name]) for name in names
        ]
        self.games_per_second = self.games / wall if wall else 0.0
        self.decisions_per_cpu_second = self.decisions / max(1e-9, sum(match.seconds for match in played))

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "decisions": {
                "total": self.decisions,
                "mean": round(self.length, 3),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "winner_lead": round(self.lead, 4),
            "shared_victories": round(self.shared, 6),
            "seats": [share.data() for share in self.seats],
            "bots": [share.data() for share in self.bots],
            "speed": {
                "games_per_second": round(self.games_per_second, 2),
                "decisions_per_cpu_second": round(self.decisions_per_cpu_second, 1),
            },
        }


def _share(name: str, places: Sequence[tuple[Played, int]]) -> Share:
    won = sum(match.shares[seat] for match, seat in places)
    return Share(name, won, len(places), [match.scores[seat] for match, seat in places])


def _lead(scores: Sequence[int]) -> int:
    best = sorted(scores, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0
