"""Objectives as places to go to: boxes of boards, so that it is exact how far one is, or several at once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from asobi.games.wildcard.effects import ANY, BOARDS, EVERY, LOWEST, ROWS, TOP, Atom, Objective

# For each row an interval of values, written as 11 * low + high.
Box = tuple[int, int, int, int]
SIDE: Final = TOP + 1
OPEN: Final = TOP
ANYWHERE: Final[Box] = (OPEN, OPEN, OPEN, OPEN)

# Objectives that are weighed together, the own one first; there are hardly ever more.
MOST: Final = 5
FARTHEST: Final = 60
RUNGS: Final = 4


def interval_gaps() -> list[list[int]]:
    """Place [interval][value]: how many steps the value lies outside."""
    return [[max(0, low - value, value - high) for value in range(SIDE)] for low in range(SIDE) for high in range(SIDE)]


GAPS: Final = interval_gaps()


def interval(low: int, high: int) -> int:
    return SIDE * low + high


def in_row(row: int, inside: int, elsewhere: int) -> Box:
    """A box with one interval in a row and another one in the others."""
    rows = [elsewhere] * ROWS
    rows[row] = inside
    return (rows[0], rows[1], rows[2], rows[3])


def atom_boxes(atom: Atom) -> list[Box]:
    """The boards on which a condition holds."""
    inside = interval(atom.low, atom.high)
    if atom.word < ROWS:
        return [in_row(atom.word, inside, OPEN)]
    if atom.word == EVERY:
        return [(inside, inside, inside, inside)]
    if atom.word == ANY:
        found: list[Box] = []
        for chosen in combinations(range(ROWS), atom.count):
            rows = [inside if row in chosen else OPEN for row in range(ROWS)]
            found.append((rows[0], rows[1], rows[2], rows[3]))
        return found
    beyond = interval(atom.low, TOP) if atom.word == LOWEST else interval(0, atom.high)
    return [in_row(row, inside, beyond) for row in range(ROWS)]


def meet(first: int, second: int) -> int:
    """What two intervals have in common, or -1."""
    low = max(first // SIDE, second // SIDE)
    high = min(first % SIDE, second % SIDE)
    return interval(low, high) if low <= high else -1


def common(first: Iterable[Box], second: Iterable[Box]) -> list[Box]:
    """The boards that lie in a box of each kind."""
    found: dict[Box, None] = {}
    for one in first:
        for other in second:
            w, i = meet(one[0], other[0]), meet(one[1], other[1])
            ell, d = meet(one[2], other[2]), meet(one[3], other[3])
            if w >= 0 and i >= 0 and ell >= 0 and d >= 0:
                found[(w, i, ell, d)] = None
    return list(found)


def objective_boxes(objective: Objective) -> list[Box]:
    """The boards on which an objective holds, as far as its owner's board decides."""
    if not objective.boxes:
        found: dict[Box, None] = {}
        for way in objective.ways:
            for box in way_boxes(way):
                found[box] = None
        objective.boxes = list(found)
    return objective.boxes


def way_boxes(way: list[Atom]) -> list[Box]:
    """The boards on which all of these conditions hold."""
    boxes = [ANYWHERE]
    for atom in way:
        boxes = common(boxes, atom_boxes(atom))
    return boxes


def nearest(boxes: list[Box], w: int, i: int, ell: int, d: int) -> int:
    """How many steps a board is away from the nearest of the boxes."""
    best = FARTHEST
    for box in boxes:
        steps = GAPS[box[0]][w] + GAPS[box[1]][i] + GAPS[box[2]][ell] + GAPS[box[3]][d]
        if steps < best:
            best = steps
    return best


class Target:
    """Some objectives together: the boards on which all of them hold, and whether other players must help."""

    def __init__(self, boxes: list[Box], social: bool) -> None:
        self.boxes = boxes
        self.social = social

    def steps(self, w: int, i: int, ell: int, d: int) -> int:
        """How many steps a board is away."""
        return nearest(self.boxes, w, i, ell, d)


def boards_in(boxes: list[Box]) -> list[bool]:
    """Place [board]: whether the board lies in one of the boxes."""
    inside = [False] * BOARDS
    for box in boxes:
        sides = [range(rows // SIDE, rows % SIDE + 1) for rows in box]
        for d in sides[3]:
            for ell in sides[2]:
                for i in sides[1]:
                    rest = SIDE * (i + SIDE * (ell + SIDE * d))
                    for w in sides[0]:
                        inside[rest + w] = True
    return inside


# More actions than that in one turn are as rare as they are superfluous.
MOST_ACTIONS: Final = 5
# What decides at the end, as one number: points, then the own objective, the spread, the sum.
POINT: Final = 2000
OWN_POINT: Final = 1000
BALANCE: Final = 50


def lives() -> list[tuple[int, int, int, int]]:
    """Place [board]: its four values."""
    values = range(SIDE)
    return [(w, i, ell, d) for d in values for ell in values for i in values for w in values]


SPREADS: Final = [max(life) - min(life) for life in lives()]
SUMS: Final = [sum(life) for life in lives()]
TIE_BREAKS: Final = [total - BALANCE * apart for total, apart in zip(SUMS, SPREADS, strict=True)]


class Finish:
    """The best end that a board can still be brought to by its owner alone: how strong it is, and which board."""

    def __init__(self, strength: int, board: int) -> None:
        self.strength = strength
        self.board = board


class Moves:
    """The single steps from a board, row and direction, that help and that harm its owner most, and by how much."""

    def __init__(self) -> None:
        self.gain: float = 0.0
        self.helps: int = -1
        self.helps_by: int = 0
        self.loss: float = 0.0
        self.harms: int = -1
        self.harms_by: int = 0


def apart_from(one: int, other: int) -> int:
    """How many steps lie between two values."""
    return one - other if one > other else other - one


class Plan:
    """What a seat plays for, rung by rung: any objective, its own, any two at once, any three at once."""

    def __init__(self, goals: list[Objective]) -> None:
        self.goals: list[Objective] = goals[:MOST]
        singles = [Target(objective_boxes(goal), goal.social) for goal in goals[:MOST]]
        pairs = [together(first, second) for first, second in combinations(singles, 2)]
        triples = [together(together(one, two), three) for one, two, three in combinations(singles, 3)]
        self.rungs: list[list[Target]] = [singles, singles[:1], pairs, triples]
        self.social: list[Atom] = [
            atom for goal in goals[:MOST] if goal.social for way in goal.ways for atom in way if atom.scope
        ]
        self.known: dict[int, list[int]] = {}
        self.moves: dict[int, Moves] = {}
        self.finishes: dict[int, Finish] = {}

    def steps(self, board: int, apart: int) -> list[int]:
        """Steps to each rung from a board, `apart` more where others must help; computed once."""
        key = board + BOARDS * apart
        known = self.known.get(key)
        if known is not None:
            return known
        w, i, ell, d = board % SIDE, board // SIDE % SIDE, board // (SIDE * SIDE) % SIDE, board // SIDE**3
        found: list[int] = []
        for rung in self.rungs:
            best = FARTHEST
            for target in rung:
                steps = target.steps(w, i, ell, d)
                if target.social:
                    steps += apart
                if steps < best:
                    best = steps
            found.append(best)
        self.known[key] = found
        return found

    def finish(self, board: int, actions: int, apart: int) -> Finish:
        """The best end within so many actions, the fewest for it, if nobody else touches the board; computed once."""
        actions = min(actions, MOST_ACTIONS)
        key = board + BOARDS * (actions + (MOST_ACTIONS + 1) * min(apart, 1))
        known = self.finishes.get(key)
        if known is not None:
            return known
        worth: list[int] = []
        true: list[list[bool]] = []
        for place, goal in enumerate(self.goals):
            if not (goal.social and apart):
                if not goal.true_on:
                    goal.true_on = boards_in(objective_boxes(goal))
                true.append(goal.true_on)
                worth.append(POINT if place else POINT + OWN_POINT)
        w, i, ell, d = board % SIDE, board // SIDE % SIDE, board // (SIDE * SIDE) % SIDE, board // SIDE**3
        best, best_left, best_board = -POINT, 0, board
        for a in range(max(0, w - actions), min(TOP, w + actions) + 1):
            after_w = actions - apart_from(a, w)
            for b in range(max(0, i - after_w), min(TOP, i + after_w) + 1):
                after_i = after_w - apart_from(b, i)
                for c in range(max(0, ell - after_i), min(TOP, ell + after_i) + 1):
                    after_l = after_i - apart_from(c, ell)
                    for e in range(max(0, d - after_l), min(TOP, d + after_l) + 1):
                        there = a + SIDE * (b + SIDE * (c + SIDE * e))
                        strength = TIE_BREAKS[there]
                        for place in range(len(true)):
                            if true[place][there]:
                                strength += worth[place]
                        if strength >= best:
                            left = after_l - apart_from(e, d)
                            if strength > best or left > best_left:
                                best, best_left, best_board = strength, left, there
        found = Finish(best, best_board)
        self.finishes[key] = found
        return found


def together(first: Target, second: Target) -> Target:
    """Both targets at once."""
    return Target(common(first.boxes, second.boxes), first.social or second.social)
