"""What a rampage was worth."""

from __future__ import annotations

from asobi.core import Outcome, tie_break
from asobi.games.rampage.characters import CHARACTER
from asobi.games.rampage.state import RampageState

PARTS = ("sets", "floors", "teeth", "characters", "diet")


def parts(s: RampageState, seat: int) -> list[int]:
    """The seat's points for sets, floors, teeth and characters, and what the diet costs."""
    stomach = s.stomach(seat)
    sets = min(stomach)
    extra = sum([CHARACTER[card].points(s, seat) for card in s.characters[seat]])
    diet = s.tables.diet * (sum(stomach) - 6 * sets) if s.diet else 0
    return [s.tables.set * sets, s.tables.floor * s.floors[seat], s.tables.tooth * s.fangs[seat], extra, -diet]


def totals(s: RampageState) -> list[int]:
    """Every seat's points; whoever completed the last line of the runaway board has none."""
    return [0 if seat == s.loser else sum(parts(s, seat)) for seat in range(s.players)]


def outcome(s: RampageState) -> Outcome:
    """Points, winners, and how the points came about."""
    scores = totals(s)
    sides = [[seat] for seat in range(s.players)] if not s.teams else [[0, 2], [1, 3]]
    sides = [side for side in sides if s.loser not in side]
    ranks = [(min([scores[seat] for seat in side]), sum([s.eaten(seat) for seat in side])) for side in sides]
    winners = [seat for side, rank in zip(sides, ranks, strict=True) if rank == max(ranks) for seat in side]
    details: dict[str, object] = {
        "parts": [parts(s, seat) for seat in range(s.players)],
        "eaten": [s.eaten(seat) for seat in range(s.players)],
        "tie": tie_break(ranks, ["eaten"]),
    }
    if s.loser >= 0:
        details["eliminated"] = [[s.loser]]
    return Outcome(scores, sorted(winners), details)
