"""A small game with secrets, for the server's tests: hands and a deck are hidden, all play a card at the same time.

Each trick everybody lays a card face down; the highest takes the trick, nature adds the wind, everybody draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from asobi.core import (
    Action,
    Ask,
    Catalogue,
    Dice,
    EventKind,
    Facts,
    Game,
    Nature,
    Outcome,
    Pending,
    State,
    Step,
    together,
)

CARDS: Final = 30
HAND: Final = 3
TRICKS: Final = 5

# A card is named by its place in the sorted hand: what others may be asked tells nothing of what they hold.
LAY: Final = [Action("lay", {"place": place}) for place in range(1, HAND + 1)]
CALL: Final = [Action("call", {"card": card}) for card in range(1, CARDS + 1)]
DREW: Final = EventKind("hidden-drew", ("seat", "card"), reveals=True)
SHOWN: Final = EventKind("hidden-shown", ("cards", "winner", "wind"), reveals=True)


@dataclass
class Cards(State):
    """Hands by seat, the cards laid face down (0 for none), the deck, the points."""

    hands: list[list[int]]
    laid: list[int]
    deck: list[int]
    points: list[int]
    trick: int


class HiddenGame(Game[Cards]):
    """The game."""

    def __init__(self) -> None:
        super().__init__(
            "hidden",
            "Hidden",
            "1",
            Facts(players=(2, 4), longest=100, scores=(0, 100), hidden=True, simultaneous=True),
            Catalogue([*LAY, *CALL]),
        )

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Cards:
        deck = list(range(1, CARDS + 1))
        dice.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(seats)]
        return Cards(dice, hands, [0] * seats, deck, [0] * seats, 0)

    def step(self, s: Cards) -> Step[None]:
        """One trick."""
        yield from together({seat: self.lay(s, seat) for seat in range(len(s.hands))})
        wind: int = yield Nature({"trick": s.trick})
        winner = s.laid.index(max(s.laid))
        s.points[winner] += 1 + wind
        s.tell(SHOWN, s.laid[:], winner, wind)
        s.laid = [0] * len(s.hands)
        for seat, hand in enumerate(s.hands):
            card = s.deck.pop()
            hand.append(card)
            hand.sort()
            s.tell_only([seat], DREW, seat, card)
        s.trick += 1
        s.over = s.trick == TRICKS

    def lay(self, s: Cards, seat: int) -> Step[None]:
        choice: Action = yield Ask(seat, "lay", LAY)
        s.laid[seat] = s.hands[seat].pop(int(choice.fields["place"]) - 1)

    def outcome(self, s: Cards) -> Outcome:
        best = max(s.points)
        return Outcome(s.points, [seat for seat, points in enumerate(s.points) if points == best])

    def points(self, s: Cards) -> list[int] | None:
        return s.points[:]

    def view(self, s: Cards, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {
            "trick": s.trick,
            "points": s.points[:],
            "hand": None if seat is None else s.hands[seat][:],
            "laid": None if seat is None else s.laid[seat],
            "deck": len(s.deck),
        }

    def load(self, data: Any) -> Cards:
        return Cards.load(data)

    def redeal(self, s: Cards, seat: int, dice: Dice) -> None:
        others = [number for number in range(len(s.hands)) if number != seat]
        hidden = s.deck + [card for number in others for card in [*s.hands[number], s.laid[number]] if card]
        cards = sorted(hidden)
        dice.shuffle(cards)
        for number in others:
            s.hands[number] = sorted(cards.pop() for _ in s.hands[number])
            s.laid[number] = cards.pop() if s.laid[number] else 0
        s.deck = cards

    def reason(self, s: Cards, seat: int, action: Action, decision: Pending) -> str | None:
        if action in LAY:
            return None if not s.laid[seat] else "HID-0"
        # A careless game: it tells who holds the card. The server must not let that through.
        card = action.fields["card"]
        return next((f"HID-{number + 1}" for number, hand in enumerate(s.hands) if card in hand), "HID-9")

    def nature(self, request: Any) -> Any:
        return int(request["trick"]) % 2


GAME: Final = HiddenGame()
