"""One sound toy game, and one broken game for each house rule: each differs from the sound one in a single point.

Sealed: everybody holds a secret card, 1 to 6. In each of three rounds all bet together, then everybody in turn keeps
the card, swaps it for a new one (once a match), or boasts. At the end the highest card wins what was bet.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asobi.bots import Bot
from asobi.core import (
    Action,
    Ask,
    BadState,
    Catalogue,
    Dice,
    EventKind,
    Facts,
    Field,
    Game,
    Insight,
    Observation,
    Outcome,
    Pending,
    Perspective,
    Point,
    Rulebook,
    State,
    Step,
    together,
)
from tests.core.darts import Darts

ROUNDS = 3
BETS = [Action("bet", {"coins": coins}) for coins in range(3)]
KEEP, SWAP, BOAST = Action("keep"), Action("swap"), Action("boast")
CATALOGUE = Catalogue([*BETS, KEEP, SWAP, BOAST])

ALL_BET = EventKind("sealed-all-bet", ("bets",))
KEPT = EventKind("sealed-kept", ("seat",))
SWAPPED = EventKind("sealed-swapped", ("seat",))
DREW = EventKind("sealed-drew", ("card",))
BOASTED = EventKind("sealed-boasted", ("seat",))
SHOWN = EventKind("sealed-shown", ("cards",), reveals=True)

RULEBOOK = Rulebook("""
- **S-1** [recon] At the beginning of a round all bet together, nothing to two coins.
- **S-2** [recon] Then everybody in turn keeps the card, swaps it, or boasts.
- **S-3** [recon] A card may be swapped once a match.
""")


@dataclass
class Sealed(State):
    """Who bets is nobody in particular: `turn` is -1 then."""

    cards: list[int]
    bets: list[int]
    swapped: list[bool]
    boasts: list[int]
    round: int
    turn: int

    def check(self) -> None:
        seats = len(self.cards)
        if seats not in (2, 3) or not len(self.bets) == len(self.swapped) == seats <= len(self.boasts):
            raise BadState("two or three play, each with a card, a bet, and what they swapped and boasted")
        if not -2 <= self.turn < seats or not 0 <= self.round <= ROUNDS or self.over != (self.round == ROUNDS):
            raise BadState(f"there are {ROUNDS} rounds, in each of which everybody has a turn")
        if not all(1 <= card <= 10**6 for card in self.cards):
            raise BadState("cards are 1 and higher")
        most = 2 * min(ROUNDS, self.round + 1)
        if not all(0 <= bets <= most for bets in self.bets):
            raise BadState("nobody bets more than two coins a round")


class CardInsight(Insight[Sealed]):
    """A high card is worth much."""

    def value(self, s: Sealed, seat: int) -> float | None:
        return s.cards[seat] / 6


class CardObservation(Observation[Sealed]):
    """The seat's own card, and everybody's bets."""

    def fields(self, seats: int) -> list[Field]:
        return [Field("card", 6, 1), Field("bets", 6, seats)]

    def observe(self, s: Sealed, seat: int, decision: Pending) -> list[int]:
        return [s.cards[seat], *s.bets[seat:], *s.bets[:seat]]


class Toy(Game[Sealed]):
    """The sound game; the broken ones derive from it."""

    def __init__(self, **facts: Any) -> None:
        declared: dict[str, Any] = {"chance": True, "hidden": True, "simultaneous": True, **facts}
        declared = {"players": (2, 3), "longest": 20, "scores": (0, 18), **declared}
        super().__init__("sealed", "Sealed", "1", Facts(**declared), CATALOGUE, rulebook=RULEBOOK)
        self.insight = CardInsight()

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        cards = [dice.roll(6) for _ in range(seats)]
        return Sealed(dice, cards, [0] * seats, [False] * seats, [0] * seats, 0, -1)

    def step(self, s: Sealed) -> Step[None]:
        if s.turn == -1:
            yield from self.bet(s)
        else:
            yield from self.play(s, s.turn)
        s.turn += 1
        if s.turn == len(s.cards):
            s.turn = -1
            s.round += 1
        if s.round == ROUNDS:
            s.over = True
            s.tell(SHOWN, s.cards[:])

    def bet(self, s: Sealed) -> Step[None]:
        bets = yield from together({seat: self.one_bet(seat) for seat in range(len(s.cards))})
        for seat, coins in bets.items():
            s.bets[seat] += coins
        s.tell(ALL_BET, s.bets[:])

    def one_bet(self, seat: int) -> Step[int]:
        choice: Action = yield Ask(seat, "bet", BETS)
        return int(choice.fields["coins"])

    def play(self, s: Sealed, seat: int) -> Step[None]:
        choice: Action = yield Ask(seat, "play", self.plays(s, seat))
        if choice is SWAP:
            s.swapped[seat] = True
            s.cards[seat] = s.dice.roll(6)
            s.tell(SWAPPED, seat)
            s.tell_only([seat], DREW, s.cards[seat])
        elif choice is BOAST:
            s.boasts[seat] += 1
            s.tell(BOASTED, seat)
        else:
            s.tell(KEPT, seat)

    def plays(self, s: Sealed, seat: int) -> list[Action]:
        return [KEEP, BOAST] if s.swapped[seat] else [KEEP, SWAP, BOAST]

    def outcome(self, s: Sealed) -> Outcome:
        winners = [seat for seat, card in enumerate(s.cards) if card == max(s.cards)]
        return Outcome([sum(s.bets) if seat in winners else 0 for seat in range(len(s.cards))], winners)

    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {
            "card": None if seat is None else s.cards[seat],
            "bets": s.bets[:],
            "swapped": s.swapped[:],
            "boasts": s.boasts[:],
            "round": s.round,
            "turn": s.turn,
        }

    def load(self, data: Any) -> Sealed:
        return Sealed.load(data)

    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        for other in range(len(s.cards)):
            if other != seat:
                s.cards[other] = dice.roll(6)

    def reason(self, s: Sealed, seat: int, action: Action, decision: Pending) -> str | None:
        if s.turn == -1:
            return "S-1"
        return "S-3" if action is SWAP and seat == s.turn else "S-2"


SOUND = Toy()


# -- options -----------------------------------------------------------------------------------------------


class NothingToChoose(Toy):
    def plays(self, s: Sealed, seat: int) -> list[Action]:
        return [] if s.swapped[seat] else super().plays(s, seat)


class TwiceTheSame(Toy):
    def plays(self, s: Sealed, seat: int) -> list[Action]:
        return [KEEP, KEEP]


class FreshActions(Toy):
    def plays(self, s: Sealed, seat: int) -> list[Action]:
        return [Action("keep"), SWAP]


class UnstableOptions(Toy):
    """Remembers in the game, not in the state, how often it was asked."""

    asked = 0

    def bet(self, s: Sealed) -> Step[None]:
        self.asked += 1
        yield from super().bet(s)

    def one_bet(self, seat: int) -> Step[int]:
        choice: Action = yield Ask(seat, "bet", BETS[: 2 + self.asked % 2])
        return int(choice.fields["coins"])


class AsksAStranger(Toy):
    def play(self, s: Sealed, seat: int) -> Step[None]:
        yield Ask(seat + 7, "play", [KEEP])


# -- observations ------------------------------------------------------------------------------------------


class TooFewNumbers(CardObservation):
    def observe(self, s: Sealed, seat: int, decision: Pending) -> list[int]:
        return super().observe(s, seat, decision)[:-1]


class TooHigh(CardObservation):
    def observe(self, s: Sealed, seat: int, decision: Pending) -> list[int]:
        return [7 if s.turn == 0 else s.cards[seat], *super().observe(s, seat, decision)[1:]]


class HighestCard(CardObservation):
    def observe(self, s: Sealed, seat: int, decision: Pending) -> list[int]:
        return [max(s.cards), *super().observe(s, seat, decision)[1:]]


class ComingRoll(CardObservation):
    def observe(self, s: Sealed, seat: int, decision: Pending) -> list[int]:
        return [s.dice.copy().roll(6), *super().observe(s, seat, decision)[1:]]


@dataclass
class Moody(Sealed):
    """A mood that no view shows, and that nobody deals anew."""

    mood: int


class MoodyObservation(CardObservation):
    def fields(self, seats: int) -> list[Field]:
        return [*super().fields(seats), Field("mood", 6, 1)]

    def observe(self, s: Sealed, seat: int, decision: Pending) -> list[int]:
        assert isinstance(s, Moody)
        return [*super().observe(s, seat, decision), s.mood]


class Observed(Toy):
    """The sound game with another observation."""

    def __init__(self, observation: Observation[Sealed]) -> None:
        super().__init__()
        self.observation = observation


class ObservesTheUnseen(Observed):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        return Moody(dice, s.cards, s.bets, s.swapped, s.boasts, s.round, s.turn, dice.roll(6))

    def load(self, data: Any) -> Sealed:
        return Moody.load(data)


# -- clones and copies -------------------------------------------------------------------------------------


class StateInTheGame(Toy):
    """A counter in the game object: every match and every clone counts with it."""

    bets = 0

    def bet(self, s: Sealed) -> Step[None]:
        self.bets += 1
        s.boasts[0] = self.bets
        yield from super().bet(s)


class Shallow(Sealed):
    def copy(self) -> Sealed:
        return Shallow(
            self.dice.copy(), self.cards, self.bets[:], self.swapped[:], self.boasts[:], self.round, self.turn
        )


class ShallowCopy(Toy):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        return Shallow(dice, s.cards, s.bets, s.swapped, s.boasts, s.round, s.turn)


class SharedPurse(Sealed):
    def copy(self) -> Sealed:
        return SharedPurse(
            self.dice.copy(), self.cards[:], self.bets, self.swapped[:], self.boasts[:], self.round, self.turn
        )


class ClonesShareAPurse(Toy):
    """All bet in the first step already, so that playing on in a clone shows at once."""

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        return SharedPurse(dice, s.cards, s.bets, s.swapped, s.boasts, s.round, s.turn)


class Forgetful(Sealed):
    def copy(self) -> Sealed:
        boasts = [0] * len(self.boasts)
        return Forgetful(self.dice.copy(), self.cards[:], self.bets[:], self.swapped[:], boasts, self.round, self.turn)


class LostField(Toy):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        return Forgetful(dice, s.cards, s.bets, s.swapped, [1] * seats, s.round, s.turn)


class Unlisted(Sealed):
    """Copies `tired`, but does not name it among its fields."""

    tired = False

    def copy(self) -> Sealed:
        twin = super().copy()
        assert isinstance(twin, Unlisted)
        twin.tired = self.tired
        return twin


class UnlistedField(Toy):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        return Unlisted(dice, s.cards, s.bets, s.swapped, s.boasts, s.round, s.turn)

    def play(self, s: Sealed, seat: int) -> Step[None]:
        assert isinstance(s, Unlisted)
        yield from super().play(s, seat)
        if s.tired:
            s.boasts[seat] += 1
        s.tired = True

    def load(self, data: Any) -> Sealed:
        return Unlisted.load(data)


class StateNotPlain(Toy):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        s.boasts = tuple(s.boasts)  # type: ignore[assignment]
        return s


# -- views -------------------------------------------------------------------------------------------------


class ViewNotPlain(Toy):
    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {**super().view(s, seat, decision), "swapped": {number for number, done in enumerate(s.swapped) if done}}


class ViewChangedByJson(Toy):
    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {**super().view(s, seat, decision), "bets": dict(enumerate(s.bets))}


class EventNotPlain(Toy):
    def bet(self, s: Sealed) -> Step[None]:
        yield from super().bet(s)
        s.tell(ALL_BET, tuple(s.bets))


class NeverSwaps(Toy):
    """A sound game whose cards stay where they are."""

    def plays(self, s: Sealed, seat: int) -> list[Action]:
        return [KEEP, BOAST]


class BoardNotPlain(Toy):
    def board(self, s: Sealed) -> Mapping[str, Any]:
        return {"cards": range(1, 7)}


class BoardChanges(Toy):
    def board(self, s: Sealed) -> Mapping[str, Any]:
        return {"round": s.round}


class BoardLeaks(NeverSwaps):
    def board(self, s: Sealed) -> Mapping[str, Any]:
        return {"highest": max(s.cards)}


# -- secrets -----------------------------------------------------------------------------------------------


class ViewLeaks(Toy):
    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {**super().view(s, seat, decision), "highest": max(s.cards)}


class SpectatorSeesAll(Toy):
    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {**super().view(s, seat, decision), "card": s.cards[:] if seat is None else s.cards[seat]}


class EventLeaksBefore(Toy):
    """Tells before the decision, in the running step."""

    def bet(self, s: Sealed) -> Step[None]:
        s.tell(DREW, max(s.cards))
        yield from super().bet(s)


class EventLeaksAfter(Toy):
    """Tells after the last decision of a step, when the next one has begun already."""

    def play(self, s: Sealed, seat: int) -> Step[None]:
        yield from super().play(s, seat)
        s.tell(DREW, s.cards[seat])


class OptionLeaks(Toy):
    def plays(self, s: Sealed, seat: int) -> list[Action]:
        neighbour = s.cards[(seat + 1) % len(s.cards)]
        return [KEEP, BOAST] if neighbour > 3 else [KEEP]


class PromptLeaks(Toy):
    def play(self, s: Sealed, seat: int) -> Step[None]:
        yield Ask(seat, "play", [KEEP, SWAP, BOAST], {"highest": max(s.cards)})


class RedealFromTheSecret(Toy):
    """Shifts the hidden cards instead of dealing new ones: whoever knows the dice can shift them back."""

    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        for other in range(len(s.cards)):
            if other != seat:
                s.cards[other] = (s.cards[other] + dice.below(6)) % 6 + 1


class RedealSometimes(Toy):
    """Leaves the hidden cards lie if the dice say so: then a search looks at the truth."""

    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        if dice.below(2):
            super().redeal(s, seat, dice)


class RedealBeforeTheBets(Toy):
    """Deals properly whenever somebody is asked, but only counts the secret on where a round begins, as a fork does."""

    def bet(self, s: Sealed) -> Step[None]:
        s.turn = -2
        yield from super().bet(s)
        s.turn = -1

    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        if s.turn == -1:
            s.cards = [card if other == seat else card % 6 + 1 for other, card in enumerate(s.cards)]
        else:
            super().redeal(s, seat, dice)


class NeverRedeals(Toy):
    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        return


class ShowsAndTakesBack(Toy):
    """Boasting shows all the card by the view, with an event that is not marked as revealing."""

    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        shown = [card if boasts else 0 for card, boasts in zip(s.cards, s.boasts, strict=True)]
        return {**super().view(s, seat, decision), "shown": shown}

    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        for other in range(len(s.cards)):
            if other != seat and not s.boasts[other]:
                s.cards[other] = dice.roll(6)


class PeekingBot(Bot):
    """Reaches behind its perspective for the match and boasts when it holds the highest card."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        decision, state = perspective.decision, perspective._match.state
        assert isinstance(decision, Ask)
        assert isinstance(state, Sealed)
        return decision.options[-1 if state.cards[perspective.seat] == max(state.cards) else 0]


class InventiveBot(Bot):
    """Swaps, whether it may or not."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        return SWAP


# -- reasons -----------------------------------------------------------------------------------------------


class SilentOnTheIllegal(Toy):
    def reason(self, s: Sealed, seat: int, action: Action, decision: Pending) -> str | None:
        return None if action is SWAP else super().reason(s, seat, action, decision)


class UnknownClause(Toy):
    def reason(self, s: Sealed, seat: int, action: Action, decision: Pending) -> str | None:
        reason = super().reason(s, seat, action, decision)
        return "S-99" if reason == "S-3" else reason


# -- ends --------------------------------------------------------------------------------------------------


class Endless(Toy):
    def step(self, s: Sealed) -> Step[None]:
        yield from super().step(s)
        s.round = min(s.round, 1)
        s.bets = [0] * len(s.bets)
        s.over = False


class NobodyDecides(Toy):
    """Once the bets are in, steps follow each other without a decision."""

    def play(self, s: Sealed, seat: int) -> Step[None]:
        s.round = 0
        s.turn = seat - 1
        yield from ()


class BreaksInTheMiddle(Toy):
    def plays(self, s: Sealed, seat: int) -> list[Action]:
        return super().plays(s, seat) if s.round < 2 else [BETS[s.cards[seat] + 7]]


class BreaksAtOnce(Toy):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        raise ZeroDivisionError("no cards in the box")


class BreaksInAView(Toy):
    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"neighbour": s.bets[(seat or 0) + 1]}


# -- outcome -----------------------------------------------------------------------------------------------


class TooFewScores(Toy):
    def outcome(self, s: Sealed) -> Outcome:
        return Outcome([0], [0])


class ScoreOutOfRange(Toy):
    def outcome(self, s: Sealed) -> Outcome:
        return Outcome([19] * len(s.cards), [0])


class WinnerFromElsewhere(Toy):
    def outcome(self, s: Sealed) -> Outcome:
        return Outcome([0] * len(s.cards), [len(s.cards)])


class WinnerTwice(Toy):
    def outcome(self, s: Sealed) -> Outcome:
        return Outcome([0] * len(s.cards), [0, 0])


class NobodyWins(Toy):
    def outcome(self, s: Sealed) -> Outcome:
        return Outcome([0] * len(s.cards), [])


class OutcomeNotPlain(Toy):
    def outcome(self, s: Sealed) -> Outcome:
        return Outcome([0] * len(s.cards), [0], details={"cards": set(s.cards)})


# -- side by side ------------------------------------------------------------------------------------------

TAKE, LEAVE = BETS[1], BETS[0]


@dataclass
class Bowl(State):
    """One sweet lies in a bowl before everybody."""

    sweets: int
    taken: list[int]

    def check(self) -> None:
        if self.sweets not in (0, 1):
            raise BadState(f"there cannot be {self.sweets} sweets in the bowl")
        if not 2 <= len(self.taken) <= 3 or min(self.taken) < 0 or self.sweets + sum(self.taken) != 1:
            raise BadState("the sweet lies in the bowl, or one of two or three has it")


class OneSweet(Game[Bowl]):
    """Everybody may take the last sweet, together; whoever comes too late is asked anew."""

    def __init__(self) -> None:
        facts = Facts((2, 3), longest=6, scores=(0, 1), chance=False, simultaneous=True, can_lose=True)
        super().__init__("sealed", "Sealed", "1", facts, CATALOGUE)

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Bowl:
        return Bowl(dice, 1, [0] * seats)

    def step(self, s: Bowl) -> Step[None]:
        yield from together({seat: self.reach(s, seat) for seat in range(len(s.taken))})
        s.over = True

    def options(self, s: Bowl) -> list[Action]:
        return [TAKE, LEAVE] if s.sweets else [LEAVE]

    def reach(self, s: Bowl, seat: int) -> Step[None]:
        choice: Action = yield Ask(seat, "reach", self.options(s), again=lambda: self.options(s))
        if choice is TAKE:
            s.sweets -= 1
            s.taken[seat] += 1

    def outcome(self, s: Bowl) -> Outcome:
        return Outcome(s.taken, [seat for seat, taken in enumerate(s.taken) if taken])

    def view(self, s: Bowl, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"sweets": s.sweets, "taken": s.taken[:]}

    def load(self, data: Any) -> Bowl:
        return Bowl.load(data)


class TwoTakeTheLast(OneSweet):
    """Options are looked at when they are shown, not when they are taken."""

    def reach(self, s: Bowl, seat: int) -> Step[None]:
        choice: Action = yield Ask(seat, "reach", self.options(s))
        if choice is TAKE:
            s.sweets -= 1
            s.taken[seat] += 1


# -- positions from outside --------------------------------------------------------------------------------


@dataclass
class Trusting(Sealed):
    def check(self) -> None:
        pass


class ChecksNothing(Toy):
    """Whatever has the right kinds is taken for a position."""

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        return Trusting(dice, s.cards, s.bets, s.swapped, s.boasts, s.round, s.turn)

    def load(self, data: Any) -> Sealed:
        return Trusting.load(data)


@dataclass
class Weighed(Sealed):
    """`weight` is a number of any kind, which nothing looks at."""

    weight: float = 1.5


class TakesAnyNumber(Toy):
    """Weighs everything, and takes whatever is called a number, NaN too."""

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        return Weighed(dice, s.cards, s.bets, s.swapped, s.boasts, s.round, s.turn)

    def load(self, data: Any) -> Sealed:
        return Weighed.load(data)


# -- records -----------------------------------------------------------------------------------------------


class AskedOutside(Toy):
    """Deals with the `random` module, not with the match's dice; rolls in every step, so that undo does not tell."""

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        s.cards = [random.SystemRandom().randint(1, 1_000_000) for _ in range(seats)]
        return s

    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        for other in range(len(s.cards)):
            if other != seat:
                s.cards[other] = dice.roll(1_000_000)

    def play(self, s: Sealed, seat: int) -> Step[None]:
        yield from super().play(s, seat)
        s.dice.roll(6)

    def bet(self, s: Sealed) -> Step[None]:
        yield from super().bet(s)
        s.dice.roll(6)


class OrderOfASet(Toy):
    """Deals in the order of a set of words, which is another one in every process."""

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        s.boasts = [int(word) for word in {str(number) for number in range(100)}]
        return s


class HashOfAWord(Toy):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        s.boasts = [hash("boast") % 1_000_000 for _ in s.cards]
        return s


class NumberOfTheProcess(Toy):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        s.boasts = [os.getpid() for _ in s.cards]
        return s


class OtherEverySetup(Toy):
    """Remembers earlier matches: taking back the last choice of a step sets the match up again, differently."""

    matches = itertools.count()

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        s = super().setup(seats, settings, dice)
        s.boasts = [next(self.matches)] * seats
        return s


# -- facts -------------------------------------------------------------------------------------------------


class NoSecrets(Toy):
    """Everybody's card lies open."""

    def view(self, s: Sealed, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {**super().view(s, seat, decision), "card": s.cards[:]}

    def play(self, s: Sealed, seat: int) -> Step[None]:
        choice: Action = yield Ask(seat, "play", [KEEP, BOAST])
        s.tell(KEPT if choice is KEEP else BOASTED, seat)

    def redeal(self, s: Sealed, seat: int, dice: Dice) -> None:
        return


class NoChance(NoSecrets):
    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Sealed:
        return Sealed(dice, [3] * seats, [0] * seats, [False] * seats, [0] * seats, 0, -1)


class OneByOne(Toy):
    def bet(self, s: Sealed) -> Step[None]:
        for seat in range(len(s.cards)):
            s.bets[seat] += yield from self.one_bet(seat)


# A new process finds a game by the name that its module gives it.
class SilentDarts(Darts):
    """Darts, which does not say that it aims."""

    def __init__(self) -> None:
        super().__init__()
        self.facts = Facts(players=(2, 3), longest=60, scores=(0, 1000), simultaneous=True)


NOTHING_TO_CHOOSE = NothingToChoose()
TWICE_THE_SAME = TwiceTheSame()
FRESH_ACTIONS = FreshActions()
UNSTABLE_OPTIONS = UnstableOptions()
ASKS_A_STRANGER = AsksAStranger()
OBSERVED = Observed(CardObservation())
TOO_FEW_NUMBERS = Observed(TooFewNumbers())
NUMBER_TOO_HIGH = Observed(TooHigh())
OBSERVES_A_SECRET = Observed(HighestCard())
OBSERVES_THE_DICE = Observed(ComingRoll())
OBSERVES_THE_UNSEEN = ObservesTheUnseen(MoodyObservation())
STATE_IN_THE_GAME = StateInTheGame()
SHALLOW_COPY = ShallowCopy()
CLONES_SHARE_A_PURSE = ClonesShareAPurse()
LOST_FIELD = LostField()
UNLISTED_FIELD = UnlistedField()
STATE_NOT_PLAIN = StateNotPlain()
VIEW_NOT_PLAIN = ViewNotPlain()
VIEW_CHANGED_BY_JSON = ViewChangedByJson()
EVENT_NOT_PLAIN = EventNotPlain()
BOARD_NOT_PLAIN = BoardNotPlain()
VIEW_LEAKS = ViewLeaks()
SPECTATOR_SEES_ALL = SpectatorSeesAll()
EVENT_LEAKS_BEFORE = EventLeaksBefore()
EVENT_LEAKS_AFTER = EventLeaksAfter()
OPTION_LEAKS = OptionLeaks()
PROMPT_LEAKS = PromptLeaks()
REDEAL_FROM_THE_SECRET = RedealFromTheSecret()
REDEAL_SOMETIMES = RedealSometimes()
REDEAL_BEFORE_THE_BETS = RedealBeforeTheBets()
NEVER_REDEALS = NeverRedeals()
SHOWS_AND_TAKES_BACK = ShowsAndTakesBack()
BOARD_CHANGES = BoardChanges()
BOARD_LEAKS = BoardLeaks()
SILENT_ON_THE_ILLEGAL = SilentOnTheIllegal()
UNKNOWN_CLAUSE = UnknownClause()
ENDLESS = Endless()
NOBODY_DECIDES = NobodyDecides()
BREAKS_IN_THE_MIDDLE = BreaksInTheMiddle()
BREAKS_AT_ONCE = BreaksAtOnce()
BREAKS_IN_A_VIEW = BreaksInAView()
TOO_FEW_SCORES = TooFewScores()
SCORE_OUT_OF_RANGE = ScoreOutOfRange()
WINNER_FROM_ELSEWHERE = WinnerFromElsewhere()
WINNER_TWICE = WinnerTwice()
NOBODY_WINS = NobodyWins()
OUTCOME_NOT_PLAIN = OutcomeNotPlain()
ONE_SWEET = OneSweet()
TWO_TAKE_THE_LAST = TwoTakeTheLast()
CHECKS_NOTHING = ChecksNothing()
TAKES_ANY_NUMBER = TakesAnyNumber()
ASKED_OUTSIDE = AskedOutside()
ORDER_OF_A_SET = OrderOfASet()
HASH_OF_A_WORD = HashOfAWord()
NUMBER_OF_THE_PROCESS = NumberOfTheProcess()
OTHER_EVERY_SETUP = OtherEverySetup()
UNDECLARED_SECRETS = Toy(hidden=False)
UNDECLARED_CHANCE = Toy(chance=False)
UNDECLARED_TOGETHER = Toy(simultaneous=False)
UNDECLARED_AIMS = SilentDarts()
SECRETS_ONLY_DECLARED = NoSecrets(hidden=True)
CHANCE_ONLY_DECLARED = NoChance(hidden=False)
TOGETHER_ONLY_DECLARED = OneByOne()
ALL_OPEN = NoSecrets(hidden=False)
ALL_CERTAIN = NoChance(hidden=False, chance=False)
