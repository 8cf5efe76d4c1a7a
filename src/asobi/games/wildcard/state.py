"""The state of WILDCARD: four rows a board, the cards that are known, and where the round stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from asobi.core import Shared, State
from asobi.games.wildcard.deck import ROUNDS, Card, deck_of
from asobi.games.wildcard.effects import ROWS

PRESENT_PHASE: Final = 0
ROUND_PHASE: Final = 1
ACTION_PHASE: Final = 2
Phase = Literal["present", "round", "action"]
PHASES: Final[tuple[Phase, ...]] = ("present", "round", "action")

# In `barred_*`: bit r voids gains in row r, bit 4 + r voids losses.
LOSSES: Final = 16


@dataclass
class WildcardState(State):
    """Seat p's row r stands at `values[p * 4 + r]`. Cards are numbers of the deck.

    `unseen` is every card that nobody has seen, in the deck's order: Round cards lie face down and the pile is
    shuffled, so a card is drawn from it only when it is turned up, and the state holds no secret. `left` is how many
    actions the seat has whose turn it is in the Action phase.
    """

    players: int
    fair: bool
    either_way: bool
    chains: bool
    deck: str
    first: int
    round: int
    phase: int
    place: int
    left: int
    values: list[int]
    starts: Shared[list[int]]
    unseen: list[int]
    turned: list[int]
    ways: list[int]
    shared: list[int]
    extra: list[int]
    barred_round: list[int]
    barred_phase: list[int]
    rewarded: list[int]
    penalised: list[int]
    _cards: list[Card] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._cards = deck_of(self.deck).cards

    @property
    def cards(self) -> list[Card]:
        """The cards of the table's deck."""
        return self._cards

    def seat_at(self, place: int) -> int:
        """The seat that is at that place in this round's turn order."""
        return (self.first + place) % self.players

    def life(self, seat: int) -> list[int]:
        """The four values of a board."""
        return self.values[seat * ROWS : (seat + 1) * ROWS]

    def barred(self, seat: int, row: int, by: int) -> bool:
        """Whether a gain or a loss in that row is void."""
        bit = 1 << row if by > 0 else LOSSES << row
        return ((self.barred_round[seat] | self.barred_phase[seat]) & bit) != 0

    def pile(self) -> int:
        """How many cards are left for new Futures: what nobody has seen, less the Round cards face down."""
        return len(self.unseen) - (ROUNDS - len(self.turned))

    def draw(self) -> int:
        """Turn up a card that nobody has seen."""
        return self.unseen.pop(self.dice.below(len(self.unseen)))
