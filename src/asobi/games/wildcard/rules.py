"""The rules of WILDCARD, in the rulebook's order. Clause numbers stand in `rulebook.md`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from asobi.core import (
    Action,
    Ask,
    BadSetting,
    BadState,
    Choice,
    Dice,
    Facts,
    Flag,
    Game,
    Outcome,
    Pending,
    Rulebook,
    Step,
    Words,
    changes_in,
)
from asobi.games.wildcard.actions import (
    CATALOGUE,
    DEALT,
    ENDED,
    FATE,
    FIRST,
    LOWERED,
    LOWERED_OTHER,
    PASSED,
    PRESENT,
    RAISED,
    RAISED_OTHER,
    ROUND,
    SHARED,
    TURNED,
    Own,
    Reach,
)
from asobi.games.wildcard.deck import DIALS, LONGEST_DECK, MOST_CARDS, ROUNDS, BadDeck, deck_of
from asobi.games.wildcard.effects import LETTERS, ROWS
from asobi.games.wildcard.legal import actions, reason
from asobi.games.wildcard.resolve import resolve
from asobi.games.wildcard.scoring import outcome, score
from asobi.games.wildcard.state import (
    ACTION_PHASE,
    OBJECTIVE_ROUNDS,
    PRESENT_PHASE,
    REVERSED_ROUNDS,
    ROUND_PHASE,
    WildcardState,
)
from asobi.games.wildcard.view import Board, View, board, view

RULEBOOK: Final = Rulebook((files(__package__) / "rulebook.md").read_text(encoding="utf-8"))


# One's own objective and everyone's: Round cards 2 and 10, and at most the whole pile by `future`.
MOST_POINTS: Final = 3 + MOST_CARDS - ROUNDS - 1
FACTS: Final = Facts(players=(1, 4), longest=20_000, scores=(0, MOST_POINTS), can_lose=True)


class Wildcard(Game[WildcardState]):
    """Ten rounds under a fate that everybody shares; most objectives true at the end win."""

    def __init__(self) -> None:
        super().__init__(
            "wildcard",
            "WILDCARD",
            "2",
            FACTS,
            CATALOGUE,
            (
                Choice("finish", "fair", ["fair", "classic"]),
                Choice("orientation", "printed", ["printed", "random"]),
                Flag("no-chains", False),
                Words("deck", "", LONGEST_DECK),
            ),
            RULEBOOK,
            DIALS,
        )

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        text: str = settings["deck"]
        try:
            deck = deck_of(text)
        except BadDeck as fault:
            raise BadSetting(f"setting deck: {fault}", fault.key, **fault.fields) from fault
        if len(deck.cards) < ROUNDS + seats:
            need, have = ROUNDS + seats, len(deck.cards)
            sentence = f"setting deck: {seats} players need {need} cards, not {have}"
            raise BadSetting(sentence, "wildcard-refused-few", seats=seats, need=need, have=have)
        if text and DIALS.of(changes_in(settings)).deck:
            sentence = "a variant changes cards of the printed deck; a table with a deck of its own has others"
            raise BadSetting(sentence, "wildcard-refused-both")

    # -- set-up --------------------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> WildcardState:
        changes = changes_in(settings)
        text: str = settings["deck"] or DIALS.of(changes).deck
        cards = deck_of(text).cards
        unseen = list(range(len(cards)))
        starts = [unseen.pop(dice.below(len(unseen))) for _ in range(seats)]
        return WildcardState(
            dice=dice,
            changes=changes,
            players=seats,
            fair=settings["finish"] == "fair",
            either_way=settings["orientation"] == "random",
            chains=not settings["no-chains"],
            deck=text,
            first=dice.below(seats),
            round=1,
            phase=PRESENT_PHASE,
            place=0,
            left=0,
            values=[value for card in starts for value in cards[card].past],
            starts=starts,
            unseen=unseen,
            turned=[],
            ways=[],
            shared=[],
            extra=[0] * seats,
            barred_round=[0] * seats,
            barred_phase=[0] * seats,
            rewarded=[0] * seats,
            penalised=[0] * seats,
        )

    # -- the round -----------------------------------------------------------------------------------------

    def step(self, s: WildcardState) -> Step[None]:
        """One player's part of a phase."""
        seat = s.seat_at(s.place)
        if s.phase == PRESENT_PHASE:
            yield from self.receive_present(s, seat)
        elif s.phase == ROUND_PHASE:
            yield from self.receive_fate(s, seat)
        else:
            yield from self.take_actions(s, seat)
        s.place += 1
        if s.place == s.players:
            self.end_phase(s)

    def receive_present(self, s: WildcardState, seat: int) -> Step[None]:
        """The income of the seat's own start card, used at once."""
        if s.place == 0:
            self.open_round(s)
        card = s.cards[s.starts[seat]]
        s.tell(PRESENT, seat, card.id, card.word)
        yield from resolve(s, seat, card.present)

    def open_round(self, s: WildcardState) -> None:
        if s.round == 1 and s.sink is not None:
            for seat in range(s.players):
                card = s.cards[s.starts[seat]]
                s.tell(DEALT, seat, card.id, card.word)
            s.tell(FIRST, s.first)
        s.tell(ROUND, s.round, s.first)

    def receive_fate(self, s: WildcardState, seat: int) -> Step[None]:
        """The effect of this round's card, upright or reversed; rounds 2 and 10 bring an objective instead."""
        if s.place == 0:
            self.turn_up(s)
        if s.round in OBJECTIVE_ROUNDS:
            return
        card = s.cards[s.turned[-1]]
        s.tell(FATE, seat, card.id, card.word)
        yield from resolve(s, seat, card.reversed if s.ways[-1] else card.upright)

    def turn_up(self, s: WildcardState) -> None:
        number = s.draw()
        card = s.cards[number]
        s.turned.append(number)
        if s.round in OBJECTIVE_ROUNDS:
            s.ways.append(0)
            s.tell(TURNED, s.round, card.id, card.word, "sideways")
            s.shared.append(number)
            s.tell(SHARED, card.id, card.word)
            return
        reversed = s.dice.below(2) == 1 if s.either_way else s.round in REVERSED_ROUNDS
        s.ways.append(1 if reversed else 0)
        s.tell(TURNED, s.round, card.id, card.word, "reversed" if reversed else "upright")

    def end_phase(self, s: WildcardState) -> None:
        s.place = 0
        s.barred_phase = [0] * s.players
        s.rewarded = [0] * s.players
        s.penalised = [0] * s.players
        s.phase += 1
        if s.phase > ACTION_PHASE:
            self.end_round(s)

    def end_round(self, s: WildcardState) -> None:
        s.extra = [0] * s.players
        s.barred_round = [0] * s.players
        if s.round == ROUNDS:
            s.phase = ACTION_PHASE
            s.over = True
            end = outcome(s)
            s.tell(ENDED, end.scores, end.winners)
            return
        s.phase = PRESENT_PHASE
        s.round += 1
        s.first = (s.first + 1) % s.players

    # -- actions -------------------------------------------------------------------------------------------

    def take_actions(self, s: WildcardState, seat: int) -> Step[None]:
        """Three actions, more or fewer by this round's modifiers, all before the next player's."""
        s.left = max(0, s.actions + s.extra[seat])
        while s.left:
            options = actions(s, seat)
            if len(options) == 1:
                break
            choice: Action = yield Ask(seat, "act", options, {"left": s.left})
            if isinstance(choice, Own):
                self.act(s, seat, seat, choice.row, choice.by)
            elif isinstance(choice, Reach):
                self.act(s, seat, choice.seat, choice.row, choice.by)
            else:
                s.tell(PASSED, seat, s.left)
                break
            s.left -= 1
        s.left = 0

    def act(self, s: WildcardState, seat: int, board: int, row: int, by: int) -> None:
        value = s.values[board * ROWS + row] + by
        s.values[board * ROWS + row] = value
        if s.sink is None:
            return
        if board == seat:
            s.tell(RAISED if by > 0 else LOWERED, seat, LETTERS[row], value)
        else:
            s.tell(RAISED_OTHER if by > 0 else LOWERED_OTHER, seat, board, LETTERS[row], value)

    # -- everything else asks ------------------------------------------------------------------------------

    def outcome(self, s: WildcardState) -> Outcome:
        return outcome(s)

    def points(self, s: WildcardState) -> list[int] | None:
        return [score(s, seat) for seat in range(s.players)]

    def view(self, s: WildcardState, seat: int | None, decision: Pending) -> View:
        return view(s, decision)

    def board(self, s: WildcardState) -> Board:
        return board(s)

    def load(self, data: Any) -> WildcardState:
        try:
            return WildcardState.load(data)
        except BadDeck as fault:
            raise BadState(f"the state's deck cannot be read: {fault}") from fault

    def reason(self, s: WildcardState, seat: int, action: Action, decision: Pending) -> str:
        return reason(s, seat, action, decision)


GAME: Final = Wildcard()
