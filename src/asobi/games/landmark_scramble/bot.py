"""What a bot needs to know of Landmark Scramble: how well a seat stands, and what is quickly seen to be sensible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from asobi.core import Action, Ask, Dice
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
from asobi.games.landmark_scramble.payment import missing
from asobi.games.landmark_scramble.state import ACTING, ANCHORING, DISCARDING, NOBODY, PAYING, ROLLING, THROWING, Table
from asobi.games.landmark_scramble.tables import (
    COSTS,
    JOKER,
    KINDS,
    LAYOUTS,
    LEVELS,
    REFRESH,
    SPRINT,
    STEPS,
    TABLES,
    TEAM,
    Layout,
)

FAR: Final = 60
CARD_EFFORT: Final = 5
BLOCKED: Final = 2
# What an effort of so many points is worth beside a location that is held.
FADE: Final = [0.86**effort for effort in range(400)]
# What so many locations are worth: the last ones more than the first.
HELD_WORTH: Final = [0.0, 1.0, 2.1, 3.4, 5.2, 8.0, 8.0]
# What a card in hand is worth, by its kind; cost cards fade with their number.
SPECIAL_WORTH: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.12, 0.06, 0.10, 0.14, 0.06]
COST_CARDS: Final = [0.0, 0.17, 0.32, 0.44, 0.54, 0.62, 0.68, 0.72, 0.75, 0.76, 0.76]


def points_to(layout: Layout, piece: int, target: int) -> list[int]:
    """For each state of a piece on an empty board, the points it needs to stand on the target cell."""
    next_cell = layout.board.next
    needed = [FAR] * layout.states
    frontier = [target * AROUND + facing for facing in range(AROUND)]
    for state in frontier:
        needed[state] = 0
    for state in frontier:
        cell, facing = state // AROUND, state % AROUND
        before = [cell * AROUND + (facing + by) % AROUND for by in (1, 7)]
        for direction in STEPS[piece * AROUND + facing]:
            behind = next_cell[cell * AROUND + (direction + 4) % AROUND]
            if behind != WALL:
                before.append(behind * AROUND + facing)
        for earlier in before:
            if needed[earlier] == FAR:
                needed[earlier] = needed[state] + 1
                frontier.append(earlier)
    return needed


class Distances:
    """The points every piece needs to every cell; filled when a number of players is first thought about."""

    def __init__(self) -> None:
        self.by_players: list[list[list[int]]] = [[] for _ in LAYOUTS]

    def of(self, players: int) -> list[list[int]]:
        """At place piece * cells + target: the points from each state."""
        if not self.by_players[players]:
            layout = LAYOUTS[players]
            wanted = set(layout.holes)
            for cells in layout.spot_cells:
                wanted.update(cells)
            self.by_players[players] = [
                points_to(layout, piece, target) if target in wanted else []
                for piece in range(TEAM)
                for target in range(layout.board.cells)
            ]
        return self.by_players[players]


DISTANCES: Final = Distances()


# -- how a seat stands -------------------------------------------------------------------------------------


def standing(s: Table, seat: int) -> float:
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


def strength(s: Table, seat: int) -> float:
    """Locations held, the nearest ones to take, the hand, and the way to the next card."""
    first = second = third = 0.0
    ways = ways_to_spots(s, seat)
    for spot in range(len(s.owners)):
        owner = s.owners[spot]
        if owner != seat:
            near = FADE[ways[spot] // 125 + CARD_EFFORT * missing(s.hands, seat, s.locations[spot])]
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


def hand_worth(s: Table, seat: int) -> float:
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


def states_of(s: Table, seat: int) -> list[int]:
    """The states of a seat's pieces, cell * 8 + facing; negative while in the air."""
    first = seat * TEAM
    return [s.cells[number] * AROUND + s.facings[number] for number in range(first, first + TEAM)]


class Memory:
    """The ways of whole sides to all spots, by how its pieces stand and which cells of spots others hold.

    While one side looks at what it could do, the others mostly stay where they are and are found here again.
    """

    def __init__(self) -> None:
        self.ways: dict[int, dict[int, list[int]]] = {}
        self.bits: list[list[int]] = []
        for layout in LAYOUTS:
            cells = [cell for spot in layout.spot_cells for cell in spot]
            self.bits.append([1 << cells.index(cell) if cell in cells else 0 for cell in range(layout.board.cells)])


MEMORY: Final = Memory()
MOST_REMEMBERED: Final = 5_000


def ways_to_spots(s: Table, seat: int) -> list[int]:
    """For every spot the three pieces that reach it with the fewest points, as `nearest_three` gives them."""
    states = states_of(s, seat)
    stand = s.players * 4 + seat
    for state in states:
        stand = stand * 1024 + state + AROUND
    bits = MEMORY.bits[s.players]
    held = 0
    for number in range(len(s.cells)):
        cell = s.cells[number]
        if cell >= 0 and number // TEAM != seat:
            held |= bits[cell]
    known = MEMORY.ways.get(stand)
    if known is None:
        if len(MEMORY.ways) == MOST_REMEMBERED:
            MEMORY.ways.clear()
        known = MEMORY.ways[stand] = {}
    ways = known.get(held)
    if ways is None:
        ways = known[held] = [nearest_three(s, seat, states, spot) for spot in range(len(s.owners))]
    return ways


def nearest_three(s: Table, seat: int, states: list[int], spot: int) -> int:
    """The three pieces that reach a spot with the fewest points: points * 125 + first * 25 + second * 5 + third."""
    cells = s.layout.spot_cells[spot]
    firsts = by_distance(s, seat, states, cells[0])
    seconds = by_distance(s, seat, states, cells[1])
    thirds = by_distance(s, seat, states, cells[2])
    best = FAR * 9 * 125
    # Of each cell only the three nearest pieces matter: two of them at most are needed elsewhere.
    for a in range(3):
        one = firsts[a]
        for b in range(3):
            two = seconds[b]
            if one & 7 == two & 7:
                continue
            for c in range(3):
                three = thirds[c]
                if three & 7 != one & 7 and three & 7 != two & 7:
                    total = ((one >> 3) + (two >> 3) + (three >> 3)) * 125
                    if total < best - best % 125:
                        best = total + (one & 7) * 25 + (two & 7) * 5 + (three & 7)
                    break
    return best


def by_distance(s: Table, seat: int, states: list[int], cell: int) -> list[int]:
    """A seat's pieces by the points they need to a cell, the nearest first: points * 8 + piece."""
    distances = DISTANCES.of(s.players)
    count = s.layout.board.cells
    there = s.board[cell]
    extra = BLOCKED if there != NOBODY and there // TEAM != seat else 0
    order: list[int] = []
    for piece in range(TEAM):
        state = states[piece]
        points = FAR if state < 0 else distances[piece * count + cell][state] + extra
        order.append(points * 8 + piece)
    order.sort()
    return order


def nearest_hole(s: Table, seat: int) -> int:
    """The piece with the shortest way to a hole where it may draw: points * 5 + piece; it must get off and on again."""
    distances = DISTANCES.of(s.players)
    count = s.layout.board.cells
    best = FAR * TEAM
    holes = s.layout.holes
    for hole in range(len(holes)):
        cell = holes[hole]
        if s.board[cell] == NOBODY and s.open_hole(seat, hole):
            for piece in range(TEAM):
                number = seat * TEAM + piece
                here = s.cells[number]
                if here >= 0:
                    way = distances[piece * count + cell][here * AROUND + s.facings[number]] * TEAM + piece
                    if way < best:
                        best = way
    return best


# -- a quick choice ----------------------------------------------------------------------------------------


def hunch(s: Table, ask: Ask, dice: Dice) -> Action | None:
    """Something sensible at once: capture, else walk three pieces to the easiest spot, else fetch a card."""
    moment = s.moment
    if moment in (ROLLING, ACTING):
        free = free_hunch(s, ask)
        if free is not None:
            return free
        return ROLL if moment == ROLLING else walk_hunch(s, ask, dice)
    if moment == PAYING:
        return ask.options[0]
    if moment == ANCHORING:
        return ANCHORED
    if moment == DISCARDING:
        return discard_hunch(s, ask)
    if moment == THROWING:
        return throw_hunch(s, ask)
    return landing_hunch(s, ask, dice)


def free_hunch(s: Table, ask: Ask) -> Action | None:
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


def closed_holes(s: Table, seat: int) -> int:
    """How many holes the seat's marks still close."""
    closed = 0
    for hole in range(len(s.layout.holes)):
        if not s.open_hole(seat, hole):
            closed += 1
    return closed


def easiest_spot(s: Table, seat: int) -> int:
    """The spot with the least effort: effort * 16 + spot; an effort without cards counts the missing ones."""
    best = 400 * 16
    ways = ways_to_spots(s, seat)
    for spot in range(len(s.owners)):
        owner = s.owners[spot]
        if owner != seat:
            effort = ways[spot] // 125
            effort += CARD_EFFORT * missing(s.hands, seat, s.locations[spot])
            if owner != NOBODY and effort > 0:
                effort -= 1
            if effort * 16 + spot < best:
                best = effort * 16 + spot
    return best


def walk_hunch(s: Table, ask: Ask, dice: Dice) -> Action:
    """Fetch a card that is missing for the easiest spot, or bring its three pieces there."""
    seat = ask.seat
    options = ask.options
    if s.points == 0:
        return END
    spot = easiest_spot(s, seat) % 16
    lacking = missing(s.hands, seat, s.locations[spot])
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


def hole_cell(s: Table, seat: int, way: int) -> int:
    """The cell of the hole that `nearest_hole` found."""
    distances = DISTANCES.of(s.players)
    piece = way % TEAM
    number = seat * TEAM + piece
    state = s.cells[number] * AROUND + s.facings[number]
    for hole in range(len(s.layout.holes)):
        cell = s.layout.holes[hole]
        free = s.board[cell] == NOBODY and s.open_hole(seat, hole)
        if free and distances[piece * s.layout.board.cells + cell][state] == way // TEAM:
            return cell
    raise RuntimeError("no such hole")


def toward(s: Table, seat: int, piece: int, target: int, options: Sequence[Action]) -> Action | None:
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


def bump_hunch(s: Table, seat: int, piece: int, direction: int, target: int) -> Action | None:
    """A bump that clears the way: alone if that moves the attacker on, else with the strongest helper."""
    place = piece * AROUND + direction
    attack = LEVELS[piece] + (1 if s.muscle else 0)
    defence = LEVELS[target % TEAM]
    if attack > defence:
        return BUMP[place]
    if s.points >= TABLES.gang_points:
        near = s.layout.board.near[s.cells[seat * TEAM + piece]]
        for helper in range(TEAM):
            if helper != piece and attack + LEVELS[helper] > defence and s.cells[seat * TEAM + helper] in near:
                return GANG[place * TEAM + helper]
    return BUMP[place] if attack == defence else None


def discard_hunch(s: Table, ask: Ask) -> Action:
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


def throw_hunch(s: Table, ask: Ask) -> Action:
    """Throw an enemy aside rather than an own piece."""
    for option in ask.options:
        if isinstance(option, Aside) and option.number // TEAM != ask.seat:
            return option
    return ask.options[0]


def landing_hunch(s: Table, ask: Ask, dice: Dice) -> Action:
    """Any cell, rather one that belongs to no location spot."""
    for _ in range(3):
        option = ask.options[dice.below(len(ask.options))]
        if isinstance(option, Land) and not s.layout.at_spot[s.layout.board.number[option.cell]]:
            return option
    return ask.options[dice.below(len(ask.options))]
