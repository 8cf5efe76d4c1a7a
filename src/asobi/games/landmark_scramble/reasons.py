"""Why an action may not be chosen now: the number of the clause that forbids it."""

from __future__ import annotations

from asobi.core import Action
from asobi.games.landmark_scramble.actions import (
    ANCHORED,
    END,
    ROLL,
    UNANCHORED,
    Aside,
    Bump,
    Capture,
    Discard,
    Go,
    Hop,
    Land,
    Pay,
    Play,
    Rob,
    Step,
    Turn,
)
from asobi.games.landmark_scramble.board import AROUND, WALL
from asobi.games.landmark_scramble.movement import attack_level
from asobi.games.landmark_scramble.offers import offers, surrounded
from asobi.games.landmark_scramble.state import ACTING, ANCHORING, NOBODY, PAYING, ROLLING, Table
from asobi.games.landmark_scramble.tables import KINDS, LEVELS, MUSCLE, PICKPOCKET, STEPS, TABLES, TEAM

ONLY_FORWARD = "LS-3.2"
GUARDS = "LS-3.3"
RUNNERS = "LS-3.4"
# By piece: captain, right guard, left guard, runners.
DIRECTIONS_OF = (ONLY_FORWARD, GUARDS, GUARDS, RUNNERS, RUNNERS)


def why_not(s: Table, seat: int, action: Action) -> str | None:
    """The clause that forbids the action, or None."""
    if s.over:
        return "LS-8.1" if max([s.owned(other) for other in range(s.players)]) >= s.layout.goal else "LS-8.2"
    if seat != s.asked:
        return "LS-6.10" if action is ANCHORED or action is UNANCHORED else "LS-4.1"
    if action in offers(s):
        return None
    if action is ANCHORED or action is UNANCHORED:
        return "LS-6.10"
    if s.moment == ANCHORING:
        return "LS-4.1"
    if isinstance(action, Aside):
        return "LS-5.10"
    if isinstance(action, Land):
        return "LS-5.11"
    if isinstance(action, Pay):
        return pay(s)
    if isinstance(action, Discard):
        return "LS-4.11"
    if s.moment != ROLLING and s.moment != ACTING:
        return waiting(s)
    if action is ROLL:
        return "LS-4.2"
    if isinstance(action, Capture):
        return capture(s, seat, action)
    if isinstance(action, Play):
        return play(s, seat, action)
    if isinstance(action, Rob):
        return "LS-6.11" if s.hands[seat * KINDS + PICKPOCKET] else "LS-6.4"
    return "LS-4.10" if s.moment == ROLLING else move(s, seat, action)


def waiting(s: Table) -> str:
    """Something else must be chosen first: how to pay, what to discard, or who flies where."""
    if s.moment == PAYING:
        return "LS-7.1"
    return "LS-5.16" if s.offered else "LS-4.11"


def pay(s: Table) -> str:
    """These cards do not pay, or nothing is to be paid."""
    return "LS-7.3" if s.moment == PAYING else "LS-7.1"


def capture(s: Table, seat: int, action: Capture) -> str:
    """The spot does not exist here, is owned already, or lacks pieces or cards."""
    if action.spot >= len(s.owners):
        return "LS-2.5"
    if s.owners[action.spot] == seat:
        return "LS-7.5"
    return "LS-7.3" if surrounded(s, seat, action.spot) else "LS-7.1"


def play(s: Table, seat: int, action: Play) -> str:
    """The card is not in the hand, or would do nothing."""
    if s.hands[seat * KINDS + action.card] == 0:
        return "LS-6.4"
    return "LS-6.8" if action.card == MUSCLE else "LS-6.12"


def move(s: Table, seat: int, action: Action) -> str:
    """A piece cannot do that."""
    if s.points == 0 or isinstance(action, Turn) or action is END:
        return "LS-4.2"
    if isinstance(action, Go):
        return "LS-4.9"
    if isinstance(action, Step):
        return step(s, seat, action.piece, action.direction)
    if isinstance(action, Hop):
        return hop(s, seat, action)
    assert isinstance(action, Bump)
    return bump(s, seat, action)


def off_course(s: Table, seat: int, piece: int, direction: int) -> str:
    """The clause against a direction: not one of the piece's, or into nothing; empty if the way is there."""
    number = seat * TEAM + piece
    cell = s.cells[number]
    if s.layout.board.next[cell * AROUND + direction] == WALL:
        return "LS-2.4" if s.layout.board.octagon(cell) else "LS-3.5"
    if direction not in STEPS[piece * AROUND + s.facings[number]]:
        return DIRECTIONS_OF[piece]
    return ""


def piece_ahead(s: Table, seat: int, piece: int, direction: int) -> int:
    """The piece on the next cell in that direction, or NOBODY."""
    return s.board[s.layout.board.next[s.cells[seat * TEAM + piece] * AROUND + direction]]


def step(s: Table, seat: int, piece: int, direction: int) -> str:
    """A step needs the right direction and an empty cell."""
    fault = off_course(s, seat, piece, direction)
    if fault:
        return fault
    return "LS-4.8" if piece_ahead(s, seat, piece, direction) // TEAM == seat else "LS-5.1"


def hop(s: Table, seat: int, action: Hop) -> str:
    """A hop needs an own piece ahead, an empty cell behind it, and two points."""
    fault = off_course(s, seat, action.piece, action.direction)
    if fault:
        return fault
    other = piece_ahead(s, seat, action.piece, action.direction)
    return "LS-4.6" if other != NOBODY and other // TEAM != seat else "LS-4.7"


def bump(s: Table, seat: int, action: Bump) -> str:
    """A bump needs an enemy ahead, levels that suffice, and a helper that stands near."""
    fault = off_course(s, seat, action.piece, action.direction)
    if fault:
        return fault
    target = piece_ahead(s, seat, action.piece, action.direction)
    if target == NOBODY or target // TEAM == seat:
        return "LS-5.1"
    if action.helper < 0:
        return "LS-5.2"
    near = s.layout.board.near[s.cells[seat * TEAM + action.piece]]
    if s.points < TABLES.gang_points or s.cells[seat * TEAM + action.helper] not in near:
        return "LS-5.6"
    assert attack_level(s, action.piece, action.helper) < LEVELS[target % TEAM]
    return "LS-5.2"
