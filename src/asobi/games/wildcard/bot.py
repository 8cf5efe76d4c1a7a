"""What a bot needs to know of WILDCARD: how well a seat stands, and a quick choice with sense.

A seat's prospect is the sum of its chances: for each objective, how likely its steps can still be made. Whoever
has the best prospect wins most likely.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from asobi.core import Action, Ask, Dice
from asobi.games.wildcard.actions import PASS, Own, Pair, Player, Reach, Row, Swap
from asobi.games.wildcard.deck import ROUNDS
from asobi.games.wildcard.effects import ACT, BOARDS, DELTA, ROWS, STEAL, TOP, TRADE, WITH, Objective
from asobi.games.wildcard.scoring import atom_steps, own_objective, steps_to_go
from asobi.games.wildcard.state import ACTION_PHASE, Table

# A board as one number: the value of row r counts 11 ** r.
WEIGHTS: Final = (1, 11, 121, 1331)
UNKNOWN: Final = -1

ACTIONS: Final = 3
LONGEST: Final = 45
FARTHEST: Final = 60
OWN: Final = 1.15
SPREAD: Final = 0.012
FULLNESS: Final = 0.002
SPITE: Final = 0.8
SOLO_AIM: Final = 1.4
# What an action more is worth, about; rewards bring a point or two of the same kind.
BONUS: Final = 0.06


def chances(t0: float, t1: float) -> list[list[float]]:
    """Place [actions][steps]: how likely an objective so many steps away is true at the end."""
    table: list[list[float]] = []
    for actions in range(LONGEST):
        scale = t0 + t1 * actions
        table.append([math.exp(-steps / scale) for steps in range(FARTHEST)])
    return table


def poise(board: int) -> float:
    """What breaks ties: little between the highest and the lowest row, and much in all of them."""
    life = [board // weight % 11 for weight in WEIGHTS]
    return FULLNESS * sum(life) - SPREAD * (max(life) - min(life))


CHANCES: Final = chances(0.45, 0.33)
POISE: Final = [poise(board) for board in range(BOARDS)]


def budget(s: Table, seat: int) -> int:
    """How many actions the seat still has before the end, this round's included."""
    later = ACTIONS * (ROUNDS - s.round)
    place = (seat - s.first) % s.players
    if s.phase == ACTION_PHASE and place <= s.place:
        here = s.left if place == s.place else 0
    else:
        here = ACTIONS + s.extra[seat]
    return max(0, min(LONGEST - 1, later + here))


def code(s: Table, seat: int) -> int:
    """The seat's board as one number."""
    first = seat * ROWS
    values = s.values
    return values[first] + 11 * values[first + 1] + 121 * values[first + 2] + 1331 * values[first + 3]


def goals_of(s: Table, seat: int) -> list[Objective]:
    """What the seat plays for: its own objective first, then everyone's."""
    goals = [own_objective(s, seat)] + [s.cards[card].future for card in s.shared]
    for goal in goals:
        if not goal.known:
            goal.known = [UNKNOWN] * BOARDS
    return goals


def steps_from(goal: Objective, board: int) -> int:
    """Steps to go on a board by itself, computed once for each board and objective."""
    values = [board // weight % 11 for weight in WEIGHTS]
    steps = min([sum([atom_steps(values, 0, atom) for atom in way]) for way in goal.ways])
    goal.known[board] = steps
    return steps


def prospect(s: Table, seat: int, goals: list[Objective], board: int, actions: int) -> float:
    """What the seat may expect in the end with that board: objectives, and what breaks ties."""
    chance = CHANCES[actions]
    total = POISE[board]
    weight = OWN
    for goal in goals:
        if goal.social:
            steps = steps_to_go(s, seat, goal)
        else:
            steps = goal.known[board]
            if steps == UNKNOWN:
                steps = steps_from(goal, board)
        total += weight * chance[steps]
        weight = 1.0
    return total


def prospect_now(s: Table, seat: int) -> float:
    """What the seat may expect as things are."""
    return prospect(s, seat, goals_of(s, seat), code(s, seat), budget(s, seat))


def standing(s: Table, seat: int) -> float:
    """How likely the seat wins, 0 to 1, by everybody's prospects; alone, how likely two objectives come true."""
    own = prospect_now(s, seat)
    sharp = 2.0 + 0.25 * s.round
    if s.players == 1:
        return 1.0 / (1.0 + math.exp(-sharp * (own - SOLO_AIM)))
    total = 1.0
    for other in range(s.players):
        if other != seat:
            total += math.exp(sharp * (prospect_now(s, other) - own))
    return 1.0 / total


# -- hunches -----------------------------------------------------------------------------------------------


def hunch(s: Table, ask: Ask, dice: Dice) -> Action:
    """The option that adds most to one's own prospect, or takes most from the others'."""
    options = ask.options
    seat = ask.seat
    prompt = ask.prompt
    if prompt == "act":
        return best_action(s, seat, options)
    first = options[0]
    if isinstance(first, Row):
        return best_row(s, seat, options, prompt)
    if isinstance(first, Swap):
        return best_swap(s, seat, options)
    if isinstance(first, Player):
        return best_player(s, seat, options)
    if isinstance(first, Pair):
        return best_pair(s, seat, options)
    return options[dice.below(len(options))]


def best_action(s: Table, seat: int, options: Sequence[Action]) -> Action:
    """Every single step on every board, each board's prospect known once."""
    spite = SPITE / (s.players - 1) if s.players > 1 else 0.0
    best: Action = PASS
    best_gain = 0.0
    seen = -1
    goals: list[Objective] = []
    here, now, actions = 0, 0.0, 0
    for option in options:
        if isinstance(option, Own):
            board, row, by = seat, option.row, option.by
        elif isinstance(option, Reach):
            board, row, by = option.seat, option.row, option.by
        else:
            continue
        if board != seen:
            seen = board
            goals = goals_of(s, board)
            here = code(s, board)
            actions = budget(s, board) - (1 if board == seat else 0)
            now = prospect(s, board, goals, here, actions)
        gain = prospect(s, board, goals, here + by * WEIGHTS[row], actions) - now
        if board != seat:
            gain *= -spite
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def best_row(s: Table, seat: int, options: Sequence[Action], prompt: str) -> Action:
    """The row whose change is best for the resolver: on their own board as such, on another one in reverse."""
    clause = s.clause
    board = s.board
    by = 1
    if prompt == "lose" or prompt == "steal" or prompt == "pay":
        by = -1
    elif clause is not None and clause.verb == DELTA and prompt != "gain":
        by = clause.amount
    sign = 1.0 if board == seat else -1.0
    best: Action = options[0]
    best_gain = -1000.0
    for option in options:
        assert isinstance(option, Row)
        if option.word >= ROWS:
            continue
        gain = sign * gain_of(s, board, option.word, by)
        if prompt == "steal":
            gain += gain_of(s, seat, option.word, 1)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def gain_of(s: Table, board: int, row: int, by: int) -> float:
    """What one change adds to the prospect of a board's owner, with a guess for what lies beyond its ends."""
    if s.barred(board, row, by):
        return 0.0
    old = s.values[board * ROWS + row]
    new = old + by
    beyond = 0.0
    if new > TOP:
        new = TOP
        beyond = 0.0 if s.rewarded[board] & (1 << row) or s.cause else BONUS
    elif new < 0:
        new = 0
        beyond = 0.0 if s.penalised[board] & (1 << row) or s.cause else -BONUS
    goals, here, actions = goals_of(s, board), code(s, board), budget(s, board)
    after = prospect(s, board, goals, here + (new - old) * WEIGHTS[row], actions)
    return after - prospect(s, board, goals, here, actions) + beyond


def best_swap(s: Table, seat: int, options: Sequence[Action]) -> Action:
    """The exchange of two rows that helps most, or harms another board most."""
    board = s.board
    goals, here, actions = goals_of(s, board), code(s, board), budget(s, board)
    before = prospect(s, board, goals, here, actions)
    sign = 1.0 if board == seat else -1.0
    best: Action = options[0]
    best_gain = -1000.0
    for option in options:
        gain = 0.0
        if isinstance(option, Swap):
            rise = s.values[board * ROWS + option.second] - s.values[board * ROWS + option.row]
            after = here + rise * (WEIGHTS[option.row] - WEIGHTS[option.second])
            gain = sign * (prospect(s, board, goals, after, actions) - before)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def best_player(s: Table, seat: int, options: Sequence[Action]) -> Action:
    """Harm whoever stands best, help whoever stands worst; for a trade, see what it brings."""
    best: Action = options[0]
    best_gain = -1000.0
    for option in options:
        assert isinstance(option, Player)
        gain = player_gain(s, seat, option.seat)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def best_pair(s: Table, seat: int, options: Sequence[Action]) -> Action:
    best: Action = options[0]
    best_gain = -1000.0
    for option in options:
        assert isinstance(option, Pair)
        gain = player_gain(s, seat, option.seat) + player_gain(s, seat, option.other)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def player_gain(s: Table, seat: int, other: int) -> float:
    """How glad the seat is to meet that player with the clause that is being resolved."""
    clause = s.clause
    stands = prospect_now(s, other)
    if clause is None:
        return stands
    if clause.verb == TRADE and clause.words[0] < ROWS:
        row = clause.words[0]
        rise = s.values[other * ROWS + row] - s.values[seat * ROWS + row]
        return gain_of(s, seat, row, rise) - gain_of(s, other, row, -rise)
    helps = clause.amount > 0 and clause.verb != STEAL and (clause.verb in (DELTA, ACT) or clause.scope == WITH)
    return -stands if helps or s.prompt == "payee" else stands
