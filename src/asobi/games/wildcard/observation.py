"""What a seat observes of WILDCARD: everything that has been turned up, its own board first."""

from __future__ import annotations

from typing import Final

from asobi.core import Field, Observation, Pending
from asobi.core.observation import MOST, at_most, common, commonly, one_of, own_first, places_of
from asobi.games.wildcard.deck import MOST_CARDS, ROUNDS
from asobi.games.wildcard.effects import ROWS, SCOPES, TOP, VERBS, WORDS, Objective
from asobi.games.wildcard.question import Question
from asobi.games.wildcard.scoring import own_objective, score, steps_to_go
from asobi.games.wildcard.state import LOSSES, PHASES, WildcardState

PROMPTS: Final = places_of(
    "act gain lose either lowest highest swap trade cancel steal other with two victim trader pay payee"
)
# So many of everyone's objectives are observed, the eldest first; the printed deck hardly ever has more.
SHARED: Final = 7
AIMS: Final = 1 + SHARED
CAUSES: Final = ("", "reward", "penalty")


class WildcardObservation(Observation[WildcardState]):
    """Cards are numbers of the deck plus one, 0 for none. `steps` go to one's own objective first, then everyone's;
    `after_up` and `after_down` are the observing seat's own steps with one of its rows a step higher or lower.
    """

    def fields(self, seats: int) -> list[Field]:
        return [
            *common(seats, PROMPTS),
            Field("round", ROUNDS, 1),
            Field("phase", 1, len(PHASES)),
            Field("first", 1, seats),
            Field("turn", 1, seats),
            Field("actions_left", MOST, 1),
            Field("lives", TOP, seats, ROWS),
            Field("more_actions", MOST, seats),
            Field("fewer_actions", MOST, seats),
            Field("no_gains", 1, seats, ROWS),
            Field("no_losses", 1, seats, ROWS),
            Field("rewarded", 1, seats, ROWS),
            Field("penalised", 1, seats, ROWS),
            Field("points", MOST_CARDS, seats),
            Field("starts", MOST_CARDS, seats),
            Field("turned", MOST_CARDS, ROUNDS),
            Field("reversed", 1, ROUNDS),
            Field("shared", MOST_CARDS, SHARED),
            Field("pile", MOST_CARDS, 1),
            Field("steps", MOST, seats, AIMS),
            Field("after_up", MOST, AIMS, ROWS),
            Field("after_down", MOST, AIMS, ROWS),
            Field("clause_verb", 1, len(VERBS)),
            Field("clause_scope", 1, len(SCOPES)),
            Field("clause_gives", MOST, 1),
            Field("clause_takes", MOST, 1),
            Field("clause_rows", 1, len(WORDS)),
            Field("clause_either", 1, 1),
            Field("clause_cause", 1, len(CAUSES)),
            Field("clause_board", 1, seats),
        ]

    def observe(self, s: WildcardState, seat: int, decision: Pending) -> list[int]:
        seats = s.players
        order = [(seat + turn) % seats for turn in range(seats)]
        numbers = commonly(seats, seat, decision, PROMPTS)
        numbers.append(s.round)
        numbers += one_of(s.phase, len(PHASES))
        numbers += one_of((s.first - seat) % seats, seats)
        numbers += one_of((s.seat_at(s.place) - seat) % seats, seats)
        numbers.append(min(MOST, s.left))
        numbers += own_first(s.values, seat, ROWS)
        numbers += own_first(at_most(s.extra), seat)
        numbers += own_first(at_most([-extra for extra in s.extra]), seat)
        barred = [s.barred_round[other] | s.barred_phase[other] for other in order]
        numbers += rows_of(barred)
        numbers += rows_of([bits // LOSSES for bits in barred])
        numbers += rows_of(own_first(s.rewarded, seat))
        numbers += rows_of(own_first(s.penalised, seat))
        numbers += [score(s, other) for other in order]
        numbers += [card + 1 for card in own_first(s.starts, seat)]
        numbers += padded([card + 1 for card in s.turned], ROUNDS)
        numbers += padded(s.ways, ROUNDS)
        numbers += padded([card + 1 for card in s.shared], SHARED)
        numbers.append(s.pile())
        numbers += steps(s, order)
        numbers += ahead(s, seat, 1)
        numbers += ahead(s, seat, -1)
        numbers += clause(s, seat, decision)
        return numbers


def padded(numbers: list[int], size: int) -> list[int]:
    """So many numbers: the first ones, and noughts where there are fewer."""
    return (numbers + [0] * size)[:size]


def rows_of(bits: list[int]) -> list[int]:
    """The four lowest bits of each number."""
    return [number >> row & 1 for number in bits for row in range(ROWS)]


def everyones(s: WildcardState) -> list[Objective]:
    """The objectives of all players that are observed."""
    return [s.cards[card].future for card in s.shared[:SHARED]]


def steps(s: WildcardState, order: list[int]) -> list[int]:
    """For each seat the steps to its own objective and to everyone's."""
    shared = everyones(s)
    numbers: list[int] = []
    for seat in order:
        aims = [own_objective(s, seat), *shared]
        numbers += padded([steps_to_go(s, seat, aim) for aim in aims], AIMS)
    return numbers


def ahead(s: WildcardState, seat: int, by: int) -> list[int]:
    """The seat's steps to go if one of its rows stood one higher or lower, by objective and row."""
    numbers: list[int] = []
    for aim in [own_objective(s, seat), *everyones(s)]:
        for spot in range(seat * ROWS, seat * ROWS + ROWS):
            value = s.values[spot]
            s.values[spot] = min(TOP, max(0, value + by))
            numbers.append(steps_to_go(s, seat, aim))
            s.values[spot] = value
    return padded(numbers, AIMS * ROWS)


def clause(s: WildcardState, seat: int, decision: Pending) -> list[int]:
    """What the pending choice belongs to; noughts outside of a card's effect."""
    if not isinstance(decision, Question):
        return [0] * (len(VERBS) + len(SCOPES) + len(WORDS) + len(CAUSES) + 3 + s.players)
    read = decision.reading.clause
    words = [0] * len(WORDS)
    for word in read.words:
        words[word] = 1
    numbers = one_of(read.verb, len(VERBS)) + one_of(read.scope, len(SCOPES))
    numbers += [min(MOST, max(0, read.amount)), min(MOST, max(0, -read.amount))]
    numbers += words
    numbers.append(int(read.either))
    numbers += one_of(CAUSES.index(decision.reading.cause), len(CAUSES))
    return numbers + one_of((decision.board - seat) % s.players, s.players)
