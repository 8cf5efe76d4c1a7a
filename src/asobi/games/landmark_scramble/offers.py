"""What may be chosen: the same lists for the rules, which offer them, and for `why_not`, which explains the rest."""

from __future__ import annotations

from asobi.core import Action
from asobi.games.landmark_scramble.actions import (
    ANCHORED,
    CAPTURE,
    CATALOGUE,
    DISCARD,
    END,
    PAY,
    PLAY,
    ROB,
    ROLL,
    UNANCHORED,
)
from asobi.games.landmark_scramble.movement import moves
from asobi.games.landmark_scramble.payment import affordable, ways_to_pay
from asobi.games.landmark_scramble.state import ACTING, ANCHORING, DISCARDING, NOBODY, PAYING, ROLLING, Table
from asobi.games.landmark_scramble.tables import KINDS, MUSCLE, PICKPOCKET, REFRESH, SPRINT, TEAM


def offers(s: Table) -> list[Action]:
    """Everything that the asked seat may choose now."""
    if s.over:
        return []
    if s.moment == ROLLING:
        return before_the_roll(s, s.asked)
    if s.moment == ACTING:
        return after_the_roll(s, s.asked)
    if s.moment == PAYING:
        return payments(s, s.asked, s.spot)
    if s.moment == ANCHORING:
        return [UNANCHORED, ANCHORED]
    if s.moment == DISCARDING:
        return discards(s, s.asked)
    return [CATALOGUE[number] for number in s.offered]


def before_the_roll(s: Table, seat: int) -> list[Action]:
    """The roll, and what is free."""
    options: list[Action] = [ROLL]
    add_free_actions(s, seat, options)
    return options


def after_the_roll(s: Table, seat: int) -> list[Action]:
    """What the points buy, what is free, and the end of the turn."""
    options = moves(s, seat)
    add_free_actions(s, seat, options)
    options.append(END)
    return options


def add_free_actions(s: Table, seat: int, options: list[Action]) -> None:
    """Add captures and special cards; they cost no points."""
    if s.hand_size(seat) == 0:
        return
    owners = s.owners
    options += [
        CAPTURE[spot]
        for spot in range(len(owners))
        if owners[spot] != seat and surrounded(s, seat, spot) and affordable(s.hands, seat, s.locations[spot])
    ]
    first = seat * KINDS
    if s.hands[first + SPRINT]:
        options.append(PLAY[SPRINT])
    if s.hands[first + MUSCLE] and not s.muscle:
        options.append(PLAY[MUSCLE])
    if s.hands[first + REFRESH] and marked(s, seat):
        options.append(PLAY[REFRESH])
    if s.hands[first + PICKPOCKET]:
        options += [ROB[other] for other in range(s.players) if other != seat and s.hand_size(other)]


def surrounded(s: Table, seat: int, spot: int) -> bool:
    """Whether own pieces stand on all three cells of a spot."""
    for cell in s.layout.spot_cells[spot]:
        piece = s.board[cell]
        if piece == NOBODY or piece // TEAM != seat:
            return False
    return True


def marked(s: Table, seat: int) -> bool:
    """Whether a mark of the seat still closes a hole to it."""
    return any(not s.open_hole(seat, hole) for hole in range(len(s.layout.holes)))


def payments(s: Table, seat: int, spot: int) -> list[Action]:
    """Every way to pay for the location on a spot, the cheapest first."""
    return [PAY[payment] for payment in ways_to_pay(s.hands, seat, s.locations[spot])]


def discards(s: Table, seat: int) -> list[Action]:
    """Every kind of card in the hand."""
    return [DISCARD[card] for card in range(KINDS) if s.hands[seat * KINDS + card]]
