"""The state of WILDCARD: four rows a board, the cards that are known, and where the round stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from asobi.core import BadState, Shared, State
from asobi.games.wildcard.deck import DIALS, ROUNDS, Card, deck_of
from asobi.games.wildcard.effects import ACT, ROWS, TOP, Effect

PRESENT_PHASE: Final = 0
ROUND_PHASE: Final = 1
ACTION_PHASE: Final = 2
Phase = Literal["present", "round", "action"]
PHASES: Final[tuple[Phase, ...]] = ("present", "round", "action")

OBJECTIVE_ROUNDS: Final = (2, 10)
REVERSED_ROUNDS: Final = (4, 6, 8)
PLAYERS: Final = (1, 4)

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
    _actions: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._cards = deck_of(self.deck).cards
        self._actions = DIALS.of(self.changes).actions

    @property
    def cards(self) -> list[Card]:
        """The cards of the table's deck."""
        return self._cards

    @property
    def actions(self) -> int:
        """How many actions a round gives."""
        return self._actions

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

    # -- what the rules can reach --------------------------------------------------------------------------

    def check(self) -> None:
        """Refuse boards, cards and moments that no game can come to."""
        low, high = PLAYERS
        need(low <= self.players <= high, f"{low} to {high} players")
        need(len(self.cards) >= ROUNDS + self.players, "a deck with enough cards")
        self.check_moment()
        self.check_cards()
        seats = self.players
        need(len(self.values) == ROWS * seats, "four values for each player")
        need(all(0 <= value <= TOP for value in self.values), f"values from 0 to {TOP}")
        for name, marks, most in (
            ("barred_round", self.barred_round, LOSSES * LOSSES - 1),
            ("barred_phase", self.barred_phase, LOSSES * LOSSES - 1),
            ("rewarded", self.rewarded, LOSSES - 1),
            ("penalised", self.penalised, LOSSES - 1),
        ):
            need(len(marks) == seats and all(0 <= mark <= most for mark in marks), f"{name} from 0 to {most}")
            passed = self.phase == ACTION_PHASE and name != "barred_round"
            need(not (passed and any(marks)), f"no {name} in the Action phase")
        need(len(self.extra) == seats, "more or fewer actions for each player")
        if not self.over:
            most = self.most_extra()
            need(all(-most <= extra <= most for extra in self.extra), f"at most {most} actions more or fewer")
        acting = self.phase == ACTION_PHASE and not self.over
        most = max(0, self.actions + self.extra[self.seat_at(self.place)]) if acting else 0
        need(0 <= self.left <= most, f"at most {most} actions left")

    def check_moment(self) -> None:
        """Refuse a round, a phase or a turn that there is not."""
        need(0 <= self.first < self.players, "a first player at the table")
        need(1 <= self.round <= ROUNDS, f"a round from 1 to {ROUNDS}")
        need(PRESENT_PHASE <= self.phase <= ACTION_PHASE, "one of three phases")
        need(0 <= self.place < self.players, "a place in the turn order")
        if self.over:
            need(self.round == ROUNDS and self.phase == ACTION_PHASE and not self.place, "an end after the last round")
            need(not any(self.barred_round) and not any(self.extra), "nothing that outlasts the last round")
        known = len(self.turned)
        drawing = self.phase == ROUND_PHASE and self.place == 0
        turned = self.round if self.phase > PRESENT_PHASE else self.round - 1
        need(known == turned or (drawing and known == turned - 1), f"{turned} Round cards turned up")
        need(len(self.ways) == known, "a way for each Round card")
        for place, way in enumerate(self.ways):
            if place + 1 in OBJECTIVE_ROUNDS:
                need(way == 0, "an objective that lies sideways")
            elif self.either_way:
                need(way in (0, 1), "a card upright or reversed")
            else:
                need(way == (1 if place + 1 in REVERSED_ROUNDS else 0), "the printed cards reversed")

    def check_cards(self) -> None:
        """Refuse cards that lie in two places, or in none."""
        need(len(self.starts) == self.players, "a start card for each player")
        objectives = [self.turned[number - 1] for number in OBJECTIVE_ROUNDS if number <= len(self.turned)]
        need(all(card in self.shared for card in objectives), "the objectives of rounds 2 and 10 shared")
        drawn = [card for card in self.shared if card not in objectives]
        need(len(drawn) + len(objectives) == len(self.shared), "each objective once")
        known = [*self.starts, *self.turned, *drawn, *self.unseen]
        need(sorted(known) == list(range(len(self.cards))), "every card in one place")
        need(self.unseen == sorted(self.unseen), "unseen cards in the deck's order")
        need(self.pile() >= 0, "a Round card for each round to come")

    def most_extra(self) -> int:
        """How many actions more or fewer this round's cards can give anybody, with both rewards of I."""
        most = 2 + sum([actions_in(self.cards[card].present) for card in self.starts])
        if len(self.turned) == self.round and self.round not in OBJECTIVE_ROUNDS:
            card = self.cards[self.turned[-1]]
            most += self.players * actions_in(card.reversed if self.ways[-1] else card.upright)
        return most

    def draw(self) -> int:
        """Turn up a card that nobody has seen."""
        return self.unseen.pop(self.dice.below(len(self.unseen)))


def actions_in(effect: Effect) -> int:
    """How many actions an effect gives or takes at most, once received."""
    return sum([abs(clause.amount) for clause in effect.clauses if clause.verb == ACT])


def need(true: bool, what: str) -> None:
    """Refuse a state that does not have what every one has."""
    if not true:
        raise BadState(f"no game comes to this state: it needs {what}")
