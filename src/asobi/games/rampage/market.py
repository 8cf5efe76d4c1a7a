"""Getting cards: the deal, the card-choice variant, and the monster market."""

from __future__ import annotations

from asobi.core import Action, Ask, Step
from asobi.games.rampage.actions import BOUGHT, BUY, DEALT, DISCARD, GOT_CARD, KEEP, SAVE, SECRET, OfCard
from asobi.games.rampage.runaway import drop_card
from asobi.games.rampage.state import EACH_KIND, ONE, RampageState
from asobi.games.rampage.tables import EACH, SUPERPOWERS


def draw(s: RampageState, kind: int) -> int:
    """A random card of a kind that nobody has had."""
    number = s.dice.pick(s.pools[kind])
    s.pools[kind].remove(number)
    return number


def deal(s: RampageState) -> None:
    """Everybody's cards: one of each kind, or some to choose from; one character alone in the market."""
    for seat in range(s.players):
        for kind in range(3):
            if s.market and kind:
                continue
            if s.teams and kind == 1 and seat >= 2:
                continue
            count = s.tables.card["shown"] if s.choosing == EACH_KIND else 1
            s.offer[seat] += [draw(s, kind) for _ in range(count)]
        if not s.choosing:
            for number in s.offer[seat]:
                take(s, seat, number)
            s.offer[seat] = []


def take(s: RampageState, seat: int, number: int) -> None:
    """A card comes to a seat; a superpower is seen by nobody else."""
    rows = (s.characters, s.powers, s.supers)
    rows[number // EACH][seat].append(number)


def show_cards(s: RampageState) -> None:
    """Characters and powers lie open from the start; a superpower is told to its owner alone."""
    for seat in range(s.players):
        character = s.characters[seat][0] if s.characters[seat] else -1
        s.tell(DEALT, seat, character, s.powers[seat][0] if s.powers[seat] else -1)
        for number in s.supers[seat]:
            s.tell_only([seat], SECRET, number)


def choose_cards(s: RampageState, seat: int) -> Step[None]:
    """Card choice: keep one of the cards, or one of each kind, and put the others out of the game."""
    if s.choosing == ONE:
        choice: Action = yield Ask(seat, "keep", [KEEP[number] for number in sorted(s.offer[seat])], {"kind": -1})
        assert isinstance(choice, OfCard)
        s.offer[seat] = []
        take(s, seat, choice.card)
        return
    for kind in range(3):
        options: list[Action] = [KEEP[number] for number in sorted(s.offer[seat]) if number // EACH == kind]
        if options:
            choice = yield Ask(seat, "keep", options, {"kind": kind})
            assert isinstance(choice, OfCard)
            s.offer[seat] = [number for number in s.offer[seat] if number // EACH != kind]
            take(s, seat, choice.card)


def price(s: RampageState, seat: int) -> int:
    """What the seat's next card costs in floors: one for the second card, one more for each after it."""
    return s.tables.first_price + s.bought[seat]


def go_shopping(s: RampageState, seat: int) -> Step[None]:
    """Monster market: pay floors, draw a card of each kind, keep one."""
    while s.floors[seat] >= price(s, seat):
        decks = [kind for kind in range(3) if s.pools[kind]]
        shopping: list[Action] = [BUY, SAVE]
        if not decks or (yield Ask(seat, "buy", shopping, {"price": price(s, seat)})) is SAVE:
            return
        s.tell(BOUGHT, seat, price(s, seat))
        s.floors[seat] -= price(s, seat)
        s.bought[seat] += 1
        s.offer[seat] = [draw(s, kind) for kind in decks]
        options: list[Action] = [KEEP[number] for number in s.offer[seat]]
        choice: Action = yield Ask(seat, "keep", options, {"kind": -1})
        assert isinstance(choice, OfCard)
        s.offer[seat] = []
        take(s, seat, choice.card)
        if choice.card < SUPERPOWERS[0]:
            s.tell(GOT_CARD, seat, choice.card)
        else:
            s.tell_only([seat], SECRET, choice.card)


def calm_down(s: RampageState, seat: int) -> Step[None]:
    """After an Unstable Mutation: as many powers as were drawn leave again, of the seat's choice; a team's are one."""
    while s.mutant[seat]:
        s.mutant[seat] -= 1
        holders = {number: mate for mate in s.crew(seat) for number in s.powers[mate]}
        options: list[Action] = [DISCARD[number] for number in sorted(holders)]
        if options:
            choice: Action = yield Ask(seat, "mutation", options)
            assert isinstance(choice, OfCard)
            drop_card(s, holders[choice.card], choice.card)
