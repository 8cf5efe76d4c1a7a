"""What may be chosen, and the number of the clause that forbids the rest.

A function called `no_...` gives the clause against something, and nothing where it is allowed: the rule that forbids is
the rule that explains.
"""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Decision, Pending, pending_of
from asobi.games.landmark_scramble.actions import (
    ANCHORED,
    BUMPS,
    CAPTURE,
    DISCARD,
    END,
    HOP,
    LEFT,
    PAY,
    PLAY,
    PLAYABLE,
    RIGHT,
    ROB,
    ROLL,
    STEP,
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
from asobi.games.landmark_scramble.collisions import attack_level
from asobi.games.landmark_scramble.movement import ways
from asobi.games.landmark_scramble.payment import affordable, ways_to_pay
from asobi.games.landmark_scramble.scoring import ending
from asobi.games.landmark_scramble.state import NOBODY, LandmarkState
from asobi.games.landmark_scramble.tables import KINDS, LEVELS, MUSCLE, PICKPOCKET, REFRESH, STEPS, TEAM

# The clause on a piece's directions: captain, right guard, left guard, runners.
DIRECTIONS_OF: Final = ("LS-3.2", "LS-3.3", "LS-3.3", "LS-3.4", "LS-3.4")


def before_the_roll(s: LandmarkState, seat: int) -> list[Action]:
    """The roll, and what is free."""
    options: list[Action] = [ROLL]
    add_free_actions(s, seat, options)
    return options


def after_the_roll(s: LandmarkState, seat: int) -> list[Action]:
    """What the points buy, what is free, and the end of the turn."""
    options = moves(s, seat)
    add_free_actions(s, seat, options)
    options.append(END)
    return options


def payments(s: LandmarkState, seat: int, spot: int) -> list[Action]:
    """Every way to pay for the location on a spot, the cheapest first."""
    return [PAY[payment] for payment in ways_to_pay(s.hands, seat, s.tables.costs[s.locations[spot]])]


def discards(s: LandmarkState, seat: int) -> list[Action]:
    """Every kind of card in the hand."""
    return [DISCARD[card] for card in range(KINDS) if s.hands[seat * KINDS + card]]


# -- what the points buy -----------------------------------------------------------------------------------


def moves(s: LandmarkState, seat: int) -> list[Action]:
    """Everything the seat can spend its points on."""
    options: list[Action] = []
    points = s.points
    if points > 0:
        add_single_moves(s, seat, options)
        options += LEFT
        options += RIGHT
    if points > 1:
        options += ways(s, seat)
    return options


def add_single_moves(s: LandmarkState, seat: int, options: list[Action]) -> None:
    """Add the steps, hops and bumps of every piece."""
    next_cell = s.layout.board.next
    board = s.board
    for piece in range(TEAM):
        number = seat * TEAM + piece
        first = s.cells[number] * AROUND
        for direction in STEPS[piece * AROUND + s.facings[number]]:
            ahead = next_cell[first + direction]
            if ahead == WALL:
                continue
            other = board[ahead]
            place = piece * AROUND + direction
            if other == NOBODY:
                options.append(STEP[place])
            elif other // TEAM != seat:
                options += [bump for bump in BUMPS[place] if not no_bump(s, seat, bump, other)]
            elif not no_hop(s, ahead, direction):
                options.append(HOP[place])


def no_hop(s: LandmarkState, over: int, direction: int) -> str:
    """A hop over the own piece on a cell needs two points and an empty cell behind."""
    behind = s.layout.board.next[over * AROUND + direction]
    return "" if s.points >= s.tables.hop_points and behind != WALL and s.board[behind] == NOBODY else "LS-4.7"


def no_bump(s: LandmarkState, seat: int, bump: Bump, target: int) -> str:
    """A bump of an enemy needs a helper that stands near, if any, two points then, and levels that suffice."""
    if bump.helper >= 0:
        if s.points < s.tables.gang_points:
            return "LS-5.6"
        near = s.layout.board.near[s.cells[seat * TEAM + bump.piece]]
        if s.cells[seat * TEAM + bump.helper] not in near:
            return "LS-5.6"
    return "" if attack_level(s, bump.piece, bump.helper) >= LEVELS[target % TEAM] else "LS-5.2"


# -- what is free ------------------------------------------------------------------------------------------


def add_free_actions(s: LandmarkState, seat: int, options: list[Action]) -> None:
    """Add captures and special cards; they cost no points, and an empty hand has none."""
    if s.hand_size(seat) == 0:
        return
    board, spot_cells = s.board, s.layout.spot_cells
    taken = [spot for spot in range(len(spot_cells)) if surrounded(board, spot_cells[spot], seat)]
    options += [CAPTURE[spot] for spot in taken if not no_capture(s, seat, spot)]
    hands, first = s.hands, seat * KINDS
    options += [PLAY[card] for card in PLAYABLE if hands[first + card] and not no_play(s, seat, card)]
    if hands[first + PICKPOCKET]:
        options += [ROB[other] for other in range(s.players) if not no_rob(s, seat, other)]


def no_capture(s: LandmarkState, seat: int, spot: int) -> str:
    """The location is not one's own, has own pieces all around it, and can be paid for."""
    if s.owners[spot] == seat:
        return "LS-7.5"
    if not surrounded(s.board, s.layout.spot_cells[spot], seat):
        return "LS-7.1"
    return "" if affordable(s.hands, seat, s.tables.costs[s.locations[spot]]) else "LS-7.3"


def surrounded(board: list[int], cells: list[int], seat: int) -> bool:
    """Whether own pieces stand on all these cells."""
    for cell in cells:
        piece = board[cell]
        if piece == NOBODY or piece // TEAM != seat:
            return False
    return True


def no_play(s: LandmarkState, seat: int, card: int) -> str:
    """A special card that is held does something: no second muscle, no refresh without a closed hole."""
    if card == MUSCLE and s.muscle:
        return "LS-6.8"
    if card == REFRESH and all(s.open_hole(seat, hole) for hole in range(len(s.layout.holes))):
        return "LS-6.12"
    return ""


def no_rob(s: LandmarkState, seat: int, other: int) -> str:
    """Pickpocket takes a card of somebody else who has one."""
    return "" if other < s.players and other != seat and s.hand_size(other) else "LS-6.11"


# -- why not -----------------------------------------------------------------------------------------------


def reason(s: LandmarkState, seat: int, action: Action, decision: Pending) -> str:
    """The clause that keeps the action from being offered."""
    if not isinstance(decision, Decision):
        return "LS-8.1" if ending(s) == "goal" else "LS-8.2"
    own = pending_of(decision, seat)
    if action is ANCHORED or action is UNANCHORED:
        return "LS-6.10"
    if own is None:
        return "LS-6.13" if s.turn == seat else "LS-4.1"
    if own.prompt == "anchor":
        return "LS-6.13"
    if isinstance(action, Aside):
        return "LS-5.10"
    if isinstance(action, Land):
        return "LS-5.11"
    if isinstance(action, Discard):
        return "LS-6.4" if own.prompt == "discard" else "LS-4.11"
    if isinstance(action, Pay):
        return "LS-7.3" if own.prompt == "pay" else "LS-7.1"
    if own.prompt not in ("roll", "act"):
        return {"pay": "LS-7.1", "discard": "LS-4.11"}.get(own.prompt, "LS-5.16")
    if action is ROLL:
        return "LS-4.2"
    if isinstance(action, Capture):
        return no_capture(s, seat, action.spot) if action.spot < len(s.owners) else "LS-2.5"
    if isinstance(action, Play):
        return no_play(s, seat, action.card) if s.hands[seat * KINDS + action.card] else "LS-6.4"
    if isinstance(action, Rob):
        return no_rob(s, seat, action.seat) if s.hands[seat * KINDS + PICKPOCKET] else "LS-6.4"
    return "LS-4.10" if own.prompt == "roll" else no_move(s, seat, action)


def no_move(s: LandmarkState, seat: int, action: Action) -> str:
    """Points are left; a way is free; a step, a hop or a bump has the right piece ahead of it."""
    if s.points == 0 or isinstance(action, Turn):
        return "LS-4.3"
    if isinstance(action, Go):
        return "LS-4.9"
    assert isinstance(action, (Step, Hop, Bump))
    number = seat * TEAM + action.piece
    cell = s.cells[number]
    ahead = s.layout.board.next[cell * AROUND + action.direction]
    if ahead == WALL:
        return "LS-2.4" if s.layout.board.octagon(cell) else "LS-3.5"
    if action.direction not in STEPS[action.piece * AROUND + s.facings[number]]:
        return DIRECTIONS_OF[action.piece]
    other = s.board[ahead]
    enemy = other != NOBODY and other // TEAM != seat
    if isinstance(action, Bump):
        return no_bump(s, seat, action, other) if enemy else "LS-5.1"
    if isinstance(action, Hop):
        return "LS-4.6" if enemy else "LS-4.7"
    return "LS-4.6" if enemy else "LS-4.8"
