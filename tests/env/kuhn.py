"""Kuhn poker: the smallest game with a bluff in it; the first seat loses an eighteenth of a chip a deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asobi.core import Action, Ask, Catalogue, Dice, EventKind, Facts, Game, Outcome, Pending, State, Step

PASS, BET = Action("pass"), Action("bet")
DID = EventKind("kuhn-did", ("seat", "what"))
ENDS = ([0, 0], [0, 1, 0], [0, 1, 1], [1, 0], [1, 1])


@dataclass
class Table(State):
    """Everybody's card, 0 to 2, and what was done: 0 to pass, 1 to bet."""

    cards: list[int]
    done: list[int]


class Kuhn(Game[Table]):
    def __init__(self) -> None:
        facts = Facts((2, 2), longest=3, scores=(-2, 2), hidden=True)
        super().__init__("kuhn", "Kuhn poker", "1", facts, Catalogue([PASS, BET]))

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Table:
        cards = [0, 1, 2]
        dice.shuffle(cards)
        return Table(dice, cards[:2], [])

    def step(self, s: Table) -> Step[None]:
        seat = len(s.done) % 2
        choice: Action = yield Ask(seat, "bet", [PASS, BET])
        s.done.append(int(choice is BET))
        s.tell(DID, seat, s.done[-1])
        s.over = s.done in ENDS

    def outcome(self, s: Table) -> Outcome:
        if s.done in ([1, 0], [0, 1, 0]):
            winner, stake = len(s.done) % 2, 1
        else:
            winner, stake = int(s.cards[1] > s.cards[0]), 1 + (1 in s.done)
        return Outcome([stake if seat == winner else -stake for seat in (0, 1)], [winner])

    def view(self, s: Table, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"card": None if seat is None else s.cards[seat], "done": s.done[:]}

    def redeal(self, s: Table, seat: int, dice: Dice) -> None:
        if seat < 0:
            cards = [0, 1, 2]
            dice.shuffle(cards)
            s.cards = cards[:2]
        else:
            s.cards[1 - seat] = dice.pick([card for card in (0, 1, 2) if card != s.cards[seat]])

    def load(self, data: Any) -> Table:
        return Table.load(data)


GAME = Kuhn()
