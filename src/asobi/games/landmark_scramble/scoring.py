"""Who wins: locations, then cards in hand, then pieces at location spots."""

from __future__ import annotations

from asobi.core import Outcome, tie_break
from asobi.games.landmark_scramble.state import LandmarkState
from asobi.games.landmark_scramble.tables import TEAM


def ending(s: LandmarkState) -> str:
    """What ended the game: a goal that was reached, the deck, or the round limit."""
    if max([s.owned(seat) for seat in range(s.players)]) >= s.goal:
        return "goal"
    return "rounds" if sum(s.pool) else "deck"


def pieces_at_spots(s: LandmarkState, seat: int) -> int:
    """How many pieces of the seat stand on cells of location spots."""
    own = s.cells[seat * TEAM : (seat + 1) * TEAM]
    return sum([1 for cell in own if s.layout.at_spot[cell]])


def outcome(s: LandmarkState) -> Outcome:
    """Most locations win; ties by cards in hand, then by pieces at spots; then the victory is shared."""
    seats = range(s.players)
    scores = [s.owned(seat) for seat in seats]
    cards = [s.hand_size(seat) for seat in seats]
    standing = [pieces_at_spots(s, seat) for seat in seats]
    strengths = [(scores[seat], cards[seat], standing[seat]) for seat in seats]
    best = max(strengths)
    winners = [seat for seat in seats if strengths[seat] == best]
    tie = tie_break(strengths, ["cards", "spots"])
    return Outcome(scores, winners, {"ending": ending(s), "cards": cards, "at_spots": standing, "tie": tie})
