"""The table of WILDCARD: four rows a board, the cards that are known, and where the round stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from asobi.core import Action, Dice, State
from asobi.games.wildcard.deck import ROUNDS, Card, deck_of
from asobi.games.wildcard.effects import ROWS, Clause

PRESENT_PHASE: Final = 0
ROUND_PHASE: Final = 1
ACTION_PHASE: Final = 2
PHASES: Final = ("present", "round", "action")

# In `barred_*`: bit r voids gains in row r, bit 4 + r voids losses.
LOSSES: Final = 16


class Table(State):
    """Seat p's row r stands at `values[p * 4 + r]`. Cards are numbers of the deck.

    `unseen` is every card that nobody has seen, in the deck's order: Round cards lie face down and the pile is
    shuffled, so a card is drawn from it only when it is turned up, and the state holds no secret.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "players",
        "fair",
        "either_way",
        "deck",
        "first",
        "round",
        "phase",
        "place",
        "values",
        "starts",
        "unseen",
        "turned",
        "ways",
        "shared",
        "extra",
        "barred_round",
        "barred_phase",
        "rewarded",
        "penalised",
    )

    def __init__(
        self,
        dice: Dice,
        players: int,
        fair: bool,
        either_way: bool,
        deck: str,
        first: int,
        round: int,
        phase: int,
        place: int,
        values: list[int],
        starts: list[int],
        unseen: list[int],
        turned: list[int],
        ways: list[int],
        shared: list[int],
        extra: list[int],
        barred_round: list[int],
        barred_phase: list[int],
        rewarded: list[int],
        penalised: list[int],
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.fair = fair
        self.either_way = either_way
        self.deck = deck
        self.first = first
        self.round = round
        self.phase = phase
        self.place = place
        self.values = values
        self.starts = starts
        self.unseen = unseen
        self.turned = turned
        self.ways = ways
        self.shared = shared
        self.extra = extra
        self.barred_round = barred_round
        self.barred_phase = barred_phase
        self.rewarded = rewarded
        self.penalised = penalised
        self.cards: list[Card] = deck_of(deck).cards
        # What is being decided within the running step; a step starts and ends with nothing.
        self.turn: int = -1
        self.prompt: str = ""
        self.board: int = -1
        self.left: int = 0
        self.offered: Sequence[Action] = ()
        self.clause: Clause | None = None
        self.cause: str = ""
        self.cause_row: int = 0

    def copy(self) -> Table:
        twin = Table(
            self.dice.copy(),
            self.players,
            self.fair,
            self.either_way,
            self.deck,
            self.first,
            self.round,
            self.phase,
            self.place,
            self.values[:],
            self.starts[:],
            self.unseen[:],
            self.turned[:],
            self.ways[:],
            self.shared[:],
            self.extra[:],
            self.barred_round[:],
            self.barred_phase[:],
            self.rewarded[:],
            self.penalised[:],
        )
        twin.over = self.over
        return twin

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
