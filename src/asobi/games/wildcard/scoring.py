"""Objectives: whether they hold, how many steps are missing, and who wins."""

from __future__ import annotations

from itertools import product
from typing import Final

from asobi.core import Outcome, tie_break
from asobi.games.wildcard.aims import FARTHEST, SIDE, Box, nearest, objective_boxes, way_boxes
from asobi.games.wildcard.effects import ALL, ANY, EVERY, LOWEST, ROWS, SELF, WITH, Atom, Objective
from asobi.games.wildcard.state import WildcardState

SOLO_WIN: Final = 2
VERDICTS: Final = ("adrift", "coping", "balanced", "wild-card")


def gap(value: int, low: int, high: int) -> int:
    """How many steps a value lies outside an interval."""
    if value < low:
        return low - value
    return value - high if value > high else 0


def atom_steps(values: list[int], first: int, atom: Atom) -> int:
    """How many steps the board that starts at place `first` is away from a condition."""
    word, low, high = atom.word, atom.low, atom.high
    if word < ROWS:
        return gap(values[first + word], low, high)
    if word == EVERY:
        return sum([gap(values[first + row], low, high) for row in range(ROWS)])
    if word == ANY:
        gaps = sorted([gap(values[first + row], low, high) for row in range(ROWS)])
        return sum(gaps[: atom.count])
    return extreme_steps(values, first, word == LOWEST, low, high)


def extreme_steps(values: list[int], first: int, lowest: bool, low: int, high: int) -> int:
    """Steps until the lowest (or highest) row lies in the interval: no row beyond it, one row inside."""
    steps = 0
    inside = 99
    for row in range(ROWS):
        value = values[first + row]
        outside = gap(value, low, high)
        if (value < low) if lowest else (value > high):
            steps += outside
            inside = 0
        elif outside < inside:
            inside = outside
    return steps + inside


def board_steps(values: list[int], first: int, boxes: list[Box]) -> int:
    """How many single steps the board that starts at place `first` is away from the nearest of the boxes."""
    return nearest(boxes, values[first], values[first + 1], values[first + 2], values[first + 3])


def steps_to_go(s: WildcardState, seat: int, objective: Objective) -> int:
    """The fewest single steps that fulfil an objective for the seat; 0 when it is fulfilled."""
    if not objective.social or s.players == 1:
        first = seat * ROWS
        code = 0
        for row in range(ROWS):
            code = code * SIDE + s.values[first + row]
        known = objective.steps.get(code, -1)
        if known < 0:
            known = objective.steps[code] = board_steps(s.values, first, objective_boxes(objective))
        return known
    return min([social_steps(s, seat, way) for way in objective.ways])


def social_steps(s: WildcardState, seat: int, way: list[Atom]) -> int:
    """One's own steps, and the fewest of the others: `all:` speaks of each, `with:` of one for each condition."""
    others = [other for other in range(s.players) if other != seat]
    everyone = [atom for atom in way if atom.scope == ALL]
    some = [atom for atom in way if atom.scope == WITH]
    best = FARTHEST
    for helpers in product(others, repeat=len(some)):
        steps = board_steps(s.values, seat * ROWS, way_boxes(way))
        for other in others:
            wanted = everyone + [atom for atom, helper in zip(some, helpers, strict=True) if helper == other]
            steps += board_steps(s.values, other * ROWS, way_boxes(wanted))
        best = min(best, steps)
    return best


def others_steps(s: WildcardState, seat: int, atom: Atom) -> int:
    """`all:` counts everybody else's steps, `with:` the nearest other player's; alone there are none."""
    others = [atom_steps(s.values, other * ROWS, atom) for other in range(s.players) if other != seat]
    if not others:
        return 0
    return sum(others) if atom.scope == ALL else min(others)


def fulfilled(s: WildcardState, seat: int, objective: Objective) -> bool:
    """Whether an objective is true for the seat at this moment."""
    for way in objective.ways:
        true = True
        for atom in way:
            if not atom_holds(s, seat, atom):
                true = False
                break
        if true:
            return True
    return False


def atom_holds(s: WildcardState, seat: int, atom: Atom) -> bool:
    """Whether a condition is true for the seat, with the others it speaks of."""
    if not holds(s.values, seat * ROWS, atom):
        return False
    if atom.scope == SELF or s.players == 1:
        return True
    true = 0
    for other in range(s.players):
        if other != seat and holds(s.values, other * ROWS, atom):
            true += 1
    return true == s.players - 1 if atom.scope == ALL else true > 0


def holds(values: list[int], first: int, atom: Atom) -> bool:
    """Whether a condition is true on the board that starts at place `first`."""
    word, low, high = atom.word, atom.low, atom.high
    if word < ROWS:
        return low <= values[first + word] <= high
    if word in (ANY, EVERY):
        inside = 0
        for row in range(ROWS):
            if low <= values[first + row] <= high:
                inside += 1
        return inside >= (atom.count if word == ANY else ROWS)
    life = values[first : first + ROWS]
    return low <= (min(life) if word == LOWEST else max(life)) <= high


def own_objective(s: WildcardState, seat: int) -> Objective:
    """The Future of the seat's start card."""
    return s.cards[s.starts[seat]].future


def score(s: WildcardState, seat: int) -> int:
    """A point for every objective that is true at this moment: one's own, and everyone's."""
    points = 1 if fulfilled(s, seat, own_objective(s, seat)) else 0
    for card in s.shared:
        if fulfilled(s, seat, s.cards[card].future):
            points += 1
    return points


def strength(s: WildcardState, seat: int, points: int) -> tuple[int, bool, int, int]:
    """What decides between two players: points, the own objective, the balanced life, the fuller life."""
    life = s.life(seat)
    return (points, fulfilled(s, seat, own_objective(s, seat)), min(life) - max(life), sum(life))


def outcome(s: WildcardState) -> Outcome:
    """Most objectives wins; with none at all nobody does, and alone one needs two."""
    scores = [score(s, seat) for seat in range(s.players)]
    own = [fulfilled(s, seat, own_objective(s, seat)) for seat in range(s.players)]
    details: dict[str, object] = {"own": own, "shared": [s.cards[card].id for card in s.shared]}
    if s.players == 1:
        details["verdict"] = VERDICTS[min(scores[0], len(VERDICTS) - 1)]
        return Outcome(scores, [0] if scores[0] >= SOLO_WIN else [], details)
    if max(scores) == 0:
        return Outcome(scores, [], details)
    strengths = [strength(s, seat, scores[seat]) for seat in range(s.players)]
    best = max(strengths)
    details["tie"] = tie_break(strengths, ["own", "balance", "sum"])
    return Outcome(scores, [seat for seat in range(s.players) if strengths[seat] == best], details)
