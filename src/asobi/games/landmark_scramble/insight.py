"""What a bot needs to know of Landmark Scramble: how well a seat stands, and what is quickly seen to be sensible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from asobi.core import Action, Ask, Dice, Insight, Style
from asobi.games.landmark_scramble.actions import (
    ANCHORED,
    BUMP,
    END,
    GANG,
    GO,
    LEFT,
    PLAY,
    RIGHT,
    ROLL,
    STEP,
    Aside,
    Capture,
    Discard,
    Land,
    Rob,
)
from asobi.games.landmark_scramble.board import AROUND, WALL
from asobi.games.landmark_scramble.distances import DISTANCES, FAR, hole_cell, nearest_hole, ways_to_spots
from asobi.games.landmark_scramble.payment import missing
from asobi.games.landmark_scramble.state import NOBODY, LandmarkState
from asobi.games.landmark_scramble.tables import COSTS, JOKER, KINDS, LEVELS, REFRESH, SPRINT, STEPS, TEAM

CARD_EFFORT: Final = 5
# Of so many locations a network is told how easily they are taken.
NEAREST: Final = 4
# What an effort of so many points is worth beside a location that is held.
FADE: Final = [0.86**effort for effort in range(400)]
# What so many locations are worth: the last ones more than the first.
HELD_WORTH: Final = [0.0, 1.0, 2.1, 3.4, 5.2, 8.0, 8.0]
# What a card in hand is worth, by its kind; cost cards fade with their number.
SPECIAL_WORTH: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.12, 0.06, 0.10, 0.14, 0.06]
COST_CARDS: Final = [0.0, 0.17, 0.32, 0.44, 0.54, 0.62, 0.68, 0.72, 0.75, 0.76, 0.76]


class LandmarkInsight(Insight[LandmarkState]):
    """A turn is a row of steps with little chance between them: whole rows compete."""

    def __init__(self) -> None:
        super().__init__(Style("plans", decisions=40), nets=__package__ or "")

    def value(self, s: LandmarkState, seat: int) -> float | None:
        return standing(s, seat)

    def hints(self, s: LandmarkState, seat: int) -> list[float]:
        """Whose turn it is, what is left of the game, and everybody's strength and what makes it."""
        numbers = [float(s.rounds - s.round), float(s.points), float(s.rolled), float(s.muscle), standing(s, seat)]
        for turn in range(s.players):
            numbers += hints_of(s, (seat + turn) % s.players)
        return numbers

    def hunch(self, s: LandmarkState, ask: Ask, dice: Dice) -> Action | None:
        return hunch(s, ask, dice)


# -- how a seat stands -------------------------------------------------------------------------------------


def standing(s: LandmarkState, seat: int) -> float:
    """How well the seat stands, 0 to 1: its lead in locations held, near, and paid for in hand."""
    own = strength(s, seat)
    most = -1.0
    total = 0.0
    for other in range(s.players):
        if other != seat:
            theirs = strength(s, other)
            total += theirs
            if theirs > most:
                most = theirs
    lead = own - 0.6 * most - 0.4 * total / (s.players - 1)
    return 0.5 + lead / (2.0 * (1.5 + abs(lead)))


def strength(s: LandmarkState, seat: int) -> float:
    """Locations held, the nearest ones to take, the hand, and the way to the next card."""
    first = second = third = 0.0
    ways = ways_to_spots(s, seat)
    for spot in range(len(s.owners)):
        owner = s.owners[spot]
        if owner != seat:
            near = FADE[ways[spot] // 125 + CARD_EFFORT * missing(s.hands, seat, s.tables.costs[s.locations[spot]])]
            if owner != NOBODY:
                near *= 1.25
            if near > first:
                first, second, third = near, first, second
            elif near > second:
                second, third = near, second
            elif near > third:
                third = near
    worth = HELD_WORTH[s.owned(seat)] + 0.6 * first + 0.3 * second + 0.15 * third
    return worth + hand_worth(s, seat) + 0.1 * FADE[nearest_hole(s, seat) // TEAM]


def hints_of(s: LandmarkState, seat: int) -> list[float]:
    """A seat's strength, its locations, the ways and the missing cards of the easiest ones, and its cards."""
    ways, near = ways_to_spots(s, seat), []
    for spot in range(len(s.owners)):
        if s.owners[spot] != seat:
            way, lacking = ways[spot] // 125, missing(s.hands, seat, s.tables.costs[s.locations[spot]])
            near.append((way + CARD_EFFORT * lacking, way, lacking, int(s.owners[spot] != NOBODY)))
    near.sort()
    numbers = [strength(s, seat), HELD_WORTH[s.owned(seat)], float(s.owned(seat)), float(s.turn == seat)]
    for place in range(NEAREST):
        effort, way, lacking, taken = near[place] if place < len(near) else (FAR, FAR, COSTS, 0)
        numbers += [FADE[effort], float(min(FAR, way)), float(lacking), float(taken)]
    numbers += [hand_worth(s, seat), FADE[nearest_hole(s, seat) // TEAM]]
    numbers += [float(count) for count in s.hands[seat * KINDS : seat * KINDS + KINDS]]
    return numbers


def hand_worth(s: LandmarkState, seat: int) -> float:
    """What the cards in hand are worth."""
    place = seat * KINDS
    cost_cards = s.hands[place + JOKER]
    worth = 0.0
    for card in range(COSTS):
        count = s.hands[place + card]
        cost_cards += count
        if count:
            worth += 0.03
    for card in range(JOKER + 1, KINDS):
        worth += SPECIAL_WORTH[card] * s.hands[place + card]
    return worth + COST_CARDS[min(10, cost_cards)] + 0.08 * s.hands[place + JOKER]


# -- a quick choice ----------------------------------------------------------------------------------------


def hunch(s: LandmarkState, ask: Ask, dice: Dice) -> Action | None:
    """Something sensible at once: capture, else walk three pieces to the easiest spot, else fetch a card."""
    asked = ask.prompt
    if asked in ("roll", "act"):
        free = free_hunch(s, ask)
        if free is not None:
            return free
        return ROLL if asked == "roll" else walk_hunch(s, ask, dice)
    if asked == "pay":
        return ask.options[0]
    if asked == "anchor":
        return ANCHORED
    if asked == "discard":
        return discard_hunch(s, ask)
    if asked == "throw":
        return throw_hunch(s, ask)
    return landing_hunch(s, ask, dice)


def free_hunch(s: LandmarkState, ask: Ask) -> Action | None:
    """A capture that hurts most, a theft, a refresh of several holes."""
    best: Action | None = None
    most = -1
    for option in ask.options:
        if isinstance(option, Capture):
            owner = s.owners[option.spot]
            worth = 1 if owner == NOBODY else 2 + s.owned(owner)
        elif isinstance(option, Rob) or (option is PLAY[REFRESH] and closed_holes(s, ask.seat) >= 3):
            worth = 0
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best


def closed_holes(s: LandmarkState, seat: int) -> int:
    """How many holes the seat's marks still close."""
    closed = 0
    for hole in range(len(s.layout.holes)):
        if not s.open_hole(seat, hole):
            closed += 1
    return closed


def easiest_spot(s: LandmarkState, seat: int) -> int:
    """The spot with the least effort: effort * 16 + spot; an effort without cards counts the missing ones."""
    best = 400 * 16
    ways = ways_to_spots(s, seat)
    for spot in range(len(s.owners)):
        owner = s.owners[spot]
        if owner != seat:
            effort = ways[spot] // 125
            effort += CARD_EFFORT * missing(s.hands, seat, s.tables.costs[s.locations[spot]])
            if owner != NOBODY and effort > 0:
                effort -= 1
            if effort * 16 + spot < best:
                best = effort * 16 + spot
    return best


def walk_hunch(s: LandmarkState, ask: Ask, dice: Dice) -> Action:
    """Fetch a card that is missing for the easiest spot, or bring its three pieces there."""
    seat = ask.seat
    options = ask.options
    if s.points == 0:
        return END
    spot = easiest_spot(s, seat) % 16
    lacking = missing(s.hands, seat, s.tables.costs[s.locations[spot]])
    three = ways_to_spots(s, seat)[spot]
    hole_first = s.hand_size(seat) < 4 or lacking > 0
    if hole_first:
        way = nearest_hole(s, seat)
        if way < FAR * TEAM:
            step = toward(s, seat, way % TEAM, hole_cell(s, seat, way), options)
            if step is not None:
                return step
    cells = s.layout.spot_cells[spot]
    if PLAY[SPRINT] in options and lacking == 0 and s.points < three // 125 <= s.points + 3:
        return PLAY[SPRINT]
    order = dice.below(3)
    for turn in range(3):
        place = (order + turn) % 3
        piece = three // 25 % 5 if place == 0 else three // 5 % 5 if place == 1 else three % 5
        step = toward(s, seat, piece, cells[place], options)
        if step is not None:
            return step
    way = nearest_hole(s, seat)
    if not hole_first and way < FAR * TEAM:
        step = toward(s, seat, way % TEAM, hole_cell(s, seat, way), options)
        if step is not None:
            return step
    return END


def toward(s: LandmarkState, seat: int, piece: int, target: int, options: Sequence[Action]) -> Action | None:
    """The piece's action that brings it to the target or nearer to it; None if it stands there or is blocked."""
    number = seat * TEAM + piece
    cell = s.cells[number]
    if cell == target:
        return None
    board = s.layout.board
    needed = DISTANCES.of(s.players)[piece * board.cells + target]
    facing = s.facings[number]
    now = needed[cell * AROUND + facing]
    if 1 < now <= s.points and s.board[target] == NOBODY:
        go = GO[s.players][piece * board.cells + target]
        if go in options:
            return go
    for direction in STEPS[piece * AROUND + facing]:
        ahead = board.next[cell * AROUND + direction]
        if ahead != WALL and needed[ahead * AROUND + facing] < now:
            there = s.board[ahead]
            if there == NOBODY:
                return STEP[piece * AROUND + direction]
            if there // TEAM != seat:
                bump = bump_hunch(s, seat, piece, direction, there)
                if bump is not None:
                    return bump
    if needed[cell * AROUND + (facing + 1) % AROUND] < now:
        return RIGHT[piece]
    if needed[cell * AROUND + (facing + 7) % AROUND] < now:
        return LEFT[piece]
    return None


def bump_hunch(s: LandmarkState, seat: int, piece: int, direction: int, target: int) -> Action | None:
    """A bump that clears the way: alone if that moves the attacker on, else with the strongest helper."""
    place = piece * AROUND + direction
    attack = LEVELS[piece] + (1 if s.muscle else 0)
    defence = LEVELS[target % TEAM]
    if attack > defence:
        return BUMP[place]
    if s.points >= s.tables.gang_points:
        near = s.layout.board.near[s.cells[seat * TEAM + piece]]
        for helper in range(TEAM):
            if helper != piece and attack + LEVELS[helper] > defence and s.cells[seat * TEAM + helper] in near:
                return GANG[place * TEAM + helper]
    return BUMP[place] if attack == defence else None


def discard_hunch(s: LandmarkState, ask: Ask) -> Action:
    """Throw away the cost card that is held most often."""
    best = ask.options[0]
    most = -1
    for option in ask.options:
        if isinstance(option, Discard):
            count = s.hands[ask.seat * KINDS + option.card]
            worth = count if option.card < COSTS else 0
            if worth > most:
                best, most = option, worth
    return best


def throw_hunch(s: LandmarkState, ask: Ask) -> Action:
    """Throw an enemy aside rather than an own piece."""
    for option in ask.options:
        if isinstance(option, Aside) and option.number // TEAM != ask.seat:
            return option
    return ask.options[0]


def landing_hunch(s: LandmarkState, ask: Ask, dice: Dice) -> Action:
    """Any cell, rather one that belongs to no location spot."""
    for _ in range(3):
        option = ask.options[dice.below(len(ask.options))]
        if isinstance(option, Land) and not s.layout.at_spot[s.layout.board.number[option.cell]]:
            return option
    return ask.options[dice.below(len(ask.options))]
