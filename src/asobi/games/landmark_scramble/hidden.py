"""What players know of each other's hands, and dealing anew what one of them cannot know.

Three traces are kept beside the hands, so that a seat's idea of the table never forgets what it saw:
`known` counts, for each knower, holder and kind, the cards that a robbed player knows to be in the robber's hand;
`shown` counts the anchors that a hand is known by all to hold, because its player was asked for one;
`clean` counts the cards of a hand that all know to be no anchors, because its player was not asked.
"""

from __future__ import annotations

from typing import Final

from asobi.core import Dice
from asobi.games.landmark_scramble.state import LandmarkState
from asobi.games.landmark_scramble.tables import ANCHOR, KINDS

SPECTATOR: Final = -1


def spend(s: LandmarkState, seat: int, card: int) -> None:
    """A card leaves a hand in the open and goes to the discard pile."""
    s.hands[seat * KINDS + card] -= 1
    s.discards[card] += 1
    for knower in range(s.players):
        place = trace(s, knower, seat) + card
        if s.known[place] > 0:
            s.known[place] -= 1
    if card == ANCHOR:
        s.shown[seat] = max(0, s.shown[seat] - 1)
    else:
        s.clean[seat] = max(0, s.clean[seat] - 1)


def take(s: LandmarkState, thief: int, victim: int, card: int) -> None:
    """A card changes hands; only these two see which one."""
    s.hands[victim * KINDS + card] -= 1
    s.hands[thief * KINDS + card] += 1
    for knower in range(s.players):
        if knower == thief:
            place = trace(s, thief, victim) + card
            s.known[place] = max(0, s.known[place] - 1)
        elif knower != victim:
            for kind in range(KINDS):
                place = trace(s, knower, victim) + kind
                s.known[place] = max(0, s.known[place] - 1)
    s.known[trace(s, victim, thief) + card] += 1
    s.shown[victim] = max(0, s.shown[victim] - 1)
    s.clean[victim] = max(0, s.clean[victim] - 1)


def note_asked(s: LandmarkState, seat: int) -> None:
    """Everybody sees that the seat is asked, so it holds an anchor."""
    s.shown[seat] = max(1, s.shown[seat])


def note_not_asked(s: LandmarkState, seat: int) -> None:
    """Everybody sees that the seat is not asked, so it holds no anchor."""
    s.clean[seat] = s.hand_size(seat)


def trace(s: LandmarkState, knower: int, holder: int) -> int:
    """Where the counts begin of what one seat knows of another's hand."""
    return (knower * s.players + holder) * KINDS


def redeal(s: LandmarkState, seat: int, dice: Dice) -> None:
    """Deal the deck and the others' hands anew, in place, within what the seat knows of them."""
    others = [other for other in range(s.players) if other != seat]
    sizes = [s.hand_size(other) for other in range(s.players)]
    unseen = s.pool[:]
    for other in others:
        surely = certain(s, seat, other)
        for kind in range(KINDS):
            place = other * KINDS + kind
            if s.hands[place]:
                unseen[kind] += s.hands[place] - surely[kind]
                s.hands[place] = surely[kind]
    deal(s, others, sizes, unseen, dice)
    forget(s, seat)


def certain(s: LandmarkState, seat: int, holder: int) -> list[int]:
    """The cards that the seat knows to be in the holder's hand."""
    surely = [0] * KINDS
    if seat != SPECTATOR:
        first = trace(s, seat, holder)
        surely = s.known[first : first + KINDS]
    surely[ANCHOR] = max(surely[ANCHOR], s.shown[holder])
    return surely


def deal(s: LandmarkState, others: list[int], sizes: list[int], unseen: list[int], dice: Dice) -> None:
    """Fill the others' hands from the unseen cards, first the places that can hold no anchor; the rest is the deck."""
    cards = [kind for kind in range(KINDS) if kind != ANCHOR for _ in range(unseen[kind])]
    anchors = unseen[ANCHOR]
    for other in others:
        surely_none = s.clean[other] + s.hands[other * KINDS + ANCHOR]
        give(s, other, surely_none - s.hand_size(other), cards, unseen, dice)
    cards += [ANCHOR] * anchors
    for other in others:
        give(s, other, sizes[other] - s.hand_size(other), cards, unseen, dice)
    s.pool = unseen


def give(s: LandmarkState, seat: int, count: int, cards: list[int], unseen: list[int], dice: Dice) -> None:
    """Give a seat so many of the cards at random; they are unseen no more."""
    for _ in range(count):
        card = cards.pop(dice.below(len(cards)))
        s.hands[seat * KINDS + card] += 1
        unseen[card] -= 1


def forget(s: LandmarkState, seat: int) -> None:
    """Wipe out what the others know of each other: the seat knows nothing of that."""
    for knower in range(s.players):
        for holder in range(s.players):
            if seat not in (knower, holder):
                first = trace(s, knower, holder)
                for kind in range(KINDS):
                    s.known[first + kind] = 0
