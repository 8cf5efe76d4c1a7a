"""What a bot needs to know of WILDCARD: how well a seat stands, and a quick choice with sense.

A seat climbs a ladder: any objective true at the end, its own, any two, any three. Its prospect is the sum of its
chances to stand on each rung, and what breaks ties; the seats' prospects, compared, say who wins how likely. What
decides is how many steps several objectives are away *at once*: they often want different things of one row. The
weights were fitted to who won when bots played each other; balance and fullness weigh less than that fit said, because
bots that weighed them less won more.
"""

from __future__ import annotations

import math
from typing import Final

from asobi.core import Action, Ask, Dice, Insight, Style
from asobi.games.wildcard.actions import OWN_DOWN, OWN_UP, PASS, REACH_DOWN, REACH_UP, Pair, Player, Row, Swap
from asobi.games.wildcard.aims import FARTHEST, POINT, SPREADS, SUMS, Finish, Moves, Plan
from asobi.games.wildcard.deck import ROUNDS
from asobi.games.wildcard.effects import ACT, BOARDS, DELTA, ROWS, STEAL, TOP, TRADE, WITH, Objective
from asobi.games.wildcard.question import Question, Reading
from asobi.games.wildcard.scoring import SOLO_WIN, others_steps, own_objective
from asobi.games.wildcard.state import ACTION_PHASE, LOSSES, WildcardState

# A board as one number: the value of row r counts 11 ** r.
WEIGHTS: Final = (1, 11, 121, 1331)

LONGEST: Final = 45
# What the rungs weigh: any objective, the own one, any two, any three.
ONE: Final = 0.3
OWN: Final = 0.62
TWO: Final = 0.91
THREE: Final = 1.0
# How far a rung may be: the actions that nobody can answer reach for certain, earlier ones less.
REACH: Final = 0.75
# How blurred that is, by what may still happen: the others' actions and the rounds to come.
BLUR: Final = 0.1
BLUR_LATER: Final = 0.6
CALM: Final = 0.08
SHARP: Final = 1.84
SHARP_CALM: Final = 2.1
SPREAD: Final = 0.02
SPREAD_CALM: Final = 0.1
FULLNESS: Final = 0.01
SOLO_AIM: Final = 5.0
# How sure the last actions are to be played well.
SURE: Final = 0.8
# What a reward is worth, about.
BONUS: Final = 0.15
MOST_PLANS: Final = 600
# Farther steps than these are all the same to a network.
FAR_OFF: Final = 12


class WildcardInsight(Insight[WildcardState]):
    """The last actions are easier to play than to judge."""

    def __init__(self) -> None:
        super().__init__(Style("tree", endgame=100), nets=__package__ or "")

    def value(self, s: WildcardState, seat: int) -> float:
        return standing(s, seat)

    def hints(self, s: WildcardState, seat: int) -> list[float]:
        return hints(s, seat)

    def hunch(self, s: WildcardState, ask: Ask, dice: Dice) -> Action:
        return hunch(s, ask, dice)


class Outlook:
    """What is left of the game for a seat: how likely so many steps are made, and how much balance counts."""

    def __init__(self, number: int, actions: int, safe: int, trouble: int) -> None:
        self.number = number
        calm = 1.0 / (1.0 + CALM * trouble)
        reach = 0.5 + safe + REACH * math.sqrt(actions - safe)
        blur = BLUR + BLUR_LATER * math.sqrt(trouble)
        sharp = SHARP + SHARP_CALM * calm
        self.spread = SPREAD + SPREAD_CALM * calm
        self.chances = [
            sharp / (1.0 + math.exp(min(40.0, (steps - reach) / blur))) for steps in range(2 * FARTHEST + 1)
        ]


PLANS: Final[dict[tuple[Objective, tuple[int, ...]], Plan]] = {}
OUTLOOKS: Final[dict[tuple[int, int, int], Outlook]] = {}


def budget(s: WildcardState, seat: int) -> int:
    """How many actions the seat still has before the end, this round's included."""
    return max(0, min(LONGEST - 1, s.actions * (ROUNDS - s.round) + here(s, seat)))


def here(s: WildcardState, seat: int) -> int:
    """How many actions the seat still has in this round."""
    place = (seat - s.first) % s.players
    if s.phase == ACTION_PHASE and place <= s.place:
        return s.left if place == s.place else 0
    return max(0, s.actions + s.extra[seat])


def outlook(s: WildcardState, seat: int, spent: int = 0) -> Outlook:
    """What is left of the game for the seat, once it has spent some actions."""
    last = ROUNDS - s.round
    actions = max(0, budget(s, seat) - spent)
    # The last round's actions are safe if others may not touch the board any more, or have no turn after it.
    safe = 0
    if s.fair or s.players == 1 or (s.first + last - 1 - seat) % s.players == 0:
        safe = min(actions, s.actions) if last else actions
    trouble = last
    if last or not s.fair:
        for other in range(s.players):
            if other != seat:
                trouble += budget(s, other)
                if s.fair:
                    trouble -= s.actions
    key = (actions, safe, max(0, trouble))
    found = OUTLOOKS.get(key)
    if found is None:
        found = Outlook(len(OUTLOOKS), actions, safe, max(0, trouble))
        OUTLOOKS[key] = found
    return found


def code(s: WildcardState, seat: int) -> int:
    """The seat's board as one number."""
    first = seat * ROWS
    values = s.values
    return values[first] + 11 * values[first + 1] + 121 * values[first + 2] + 1331 * values[first + 3]


def plan_of(s: WildcardState, seat: int) -> Plan:
    """What the seat plays for: its own objective, and everyone's."""
    key = (own_objective(s, seat), tuple(s.shared))
    plan = PLANS.get(key)
    if plan is None:
        if len(PLANS) >= MOST_PLANS:
            PLANS.clear()
        plan = Plan([key[0]] + [s.cards[card].future for card in s.shared])
        PLANS[key] = plan
    return plan


class Prospect:
    """What a seat may expect in the end, in logits: the rungs it may reach, and what breaks ties."""

    def __init__(self, s: WildcardState, seat: int, spent: int = 0) -> None:
        self.plan = plan_of(s, seat)
        self.outlook = outlook(s, seat, spent)
        self.apart = 0
        for atom in self.plan.social:
            self.apart += others_steps(s, seat, atom)
        self.apart = min(self.apart, FARTHEST)
        self.alone = s.players == 1
        self.board = code(s, seat)
        self.now = self.of(self.board)

    def of(self, board: int) -> float:
        """With that board."""
        steps = self.plan.steps(board, self.apart)
        chances = self.outlook.chances
        rungs = ONE * chances[steps[0]] + OWN * chances[steps[1]] + TWO * chances[steps[2]] + THREE * chances[steps[3]]
        if self.alone:
            return rungs
        return rungs + FULLNESS * SUMS[board] - self.outlook.spread * SPREADS[board]

    def moves(self, barred: int) -> Moves:
        """The best and the worst single step from the board; found once while nothing is barred."""
        if barred:
            return moves_from(self, barred)
        key = self.board + BOARDS * (self.apart + (FARTHEST + 1) * self.outlook.number)
        found = self.plan.moves.get(key)
        if found is None:
            found = moves_from(self, 0)
            self.plan.moves[key] = found
        return found


def moves_from(prospect: Prospect, barred: int) -> Moves:
    """Try every single step that is not barred."""
    moves = Moves()
    for row in range(ROWS):
        value = prospect.board // WEIGHTS[row] % 11
        for by in range(1, -2, -2):  # up or down; a pair to walk through costs as much as what is done with it
            if not 0 <= value + by <= TOP or barred & ((1 if by > 0 else LOSSES) << row):
                continue
            change = prospect.of(prospect.board + by * WEIGHTS[row]) - prospect.now
            if change > moves.gain:
                moves.gain, moves.helps, moves.helps_by = change, row, by
            elif change < moves.loss:
                moves.loss, moves.harms, moves.harms_by = change, row, by
    return moves


def standing(s: WildcardState, seat: int) -> float:
    """How likely the seat wins, 0 to 1: by everybody's prospects, and in the end by what each can still bring about."""
    if settled(s):
        return SURE * best_end(s, seat) + (1.0 - SURE) * compared(s, seat)
    return compared(s, seat)


def settled(s: WildcardState) -> bool:
    """Whether nobody can touch another board any more, and everybody knows all objectives."""
    return s.round == ROUNDS and s.phase == ACTION_PHASE and (s.fair or s.players == 1)


def finish_of(s: WildcardState, seat: int) -> Finish:
    """The best end that the seat can still reach."""
    mine = Prospect(s, seat)
    return mine.plan.finish(mine.board, here(s, seat), mine.apart)


def best_end(s: WildcardState, seat: int) -> float:
    """The seat's share of the victory if everybody makes the best of the last actions."""
    own = finish_of(s, seat).strength
    if s.players == 1:
        return 1.0 if own > (SOLO_WIN - 0.5) * POINT else 0.0
    winners = 1
    for other in range(s.players):
        if other != seat:
            strength = finish_of(s, other).strength
            if strength > own:
                return 0.0
            if strength == own:
                winners += 1
    return 1.0 / winners if own > 0.5 * POINT else 0.0


def compared(s: WildcardState, seat: int) -> float:
    """How likely the seat wins by everybody's prospects; alone, how likely two objectives come true."""
    own = Prospect(s, seat).now
    if s.players == 1:
        return 1.0 / (1.0 + math.exp(SOLO_AIM - own))
    total = 1.0
    for other in range(s.players):
        if other != seat:
            total += math.exp(Prospect(s, other).now - own)
    return 1.0 / total


def hints(s: WildcardState, seat: int) -> list[float]:
    """What a network is told: what is left of the game, and for every seat its prospect and what makes it."""
    over = settled(s)
    order = [(seat + turn) % s.players for turn in range(s.players)]
    prospects = [Prospect(s, other) for other in order]
    highest = max([each.now for each in prospects])
    whole = sum([math.exp(each.now - highest) for each in prospects])
    numbers = [float(ROUNDS - s.round), float(s.phase == ACTION_PHASE), float(s.fair), float(len(s.shared))]
    numbers.append(float(over))
    for place, other in enumerate(order):
        mine = prospects[place]
        steps, chances = mine.plan.steps(mine.board, mine.apart), mine.outlook.chances
        moves, actions = mine.moves(s.barred_round[other]), here(s, other)
        numbers += [mine.now, math.exp(mine.now - highest) / whole, moves.gain, moves.loss]
        numbers += [chances[rung] for rung in steps]
        numbers += [float(min(FAR_OFF, rung)) for rung in steps]
        numbers += [float(SUMS[mine.board]), float(SPREADS[mine.board]), float(budget(s, other)), float(actions)]
        numbers += [float(value) for value in s.values[other * ROWS : other * ROWS + ROWS]]
        numbers.append(mine.plan.finish(mine.board, actions, mine.apart).strength / POINT if over else 0.0)
    return numbers


# -- hunches -----------------------------------------------------------------------------------------------


def hunch(s: WildcardState, ask: Ask, dice: Dice) -> Action:
    """The option after which the seat stands best, seen by itself."""
    if not isinstance(ask, Question):
        return best_action(s, ask.seat)
    first = ask.options[0]
    if isinstance(first, Row):
        return best_row(s, ask)
    if isinstance(first, Swap):
        return best_swap(s, ask)
    if isinstance(first, Player):
        return best_player(s, ask)
    if isinstance(first, Pair):
        return best_pair(s, ask)
    return ask.options[dice.below(len(ask.options))]


def best_action(s: WildcardState, seat: int) -> Action:
    """The single step, on whatever board, after which the others weigh least against the seat."""
    if settled(s) and not s.barred_round[seat]:
        return step_towards(code(s, seat), finish_of(s, seat).board)
    own = Prospect(s, seat, 1)
    moves = own.moves(s.barred_round[seat])
    best: Action = PASS
    if moves.helps >= 0:
        best = OWN_UP[moves.helps] if moves.helps_by > 0 else OWN_DOWN[moves.helps]
    if s.players == 1 or (s.fair and s.round == ROUNDS):
        return best
    others = [Prospect(s, other) for other in range(s.players) if other != seat]
    weights = [math.exp(other.now - own.now) for other in others]
    relief = sum(weights) * (1.0 - math.exp(-moves.gain))
    for number, other in enumerate(others):
        board = number if number < seat else number + 1
        moves = other.moves(s.barred_round[board])
        if weights[number] * (1.0 - math.exp(moves.loss)) > relief:
            relief = weights[number] * (1.0 - math.exp(moves.loss))
            place = board * ROWS + moves.harms
            best = REACH_UP[place] if moves.harms_by > 0 else REACH_DOWN[place]
    return best


def step_towards(board: int, goal: int) -> Action:
    """The first step from a board to another one; none if it is the same."""
    for row in range(ROWS):
        value, wanted = board // WEIGHTS[row] % 11, goal // WEIGHTS[row] % 11
        if value != wanted:
            return OWN_UP[row] if value < wanted else OWN_DOWN[row]
    return PASS


def best_row(s: WildcardState, ask: Question) -> Action:
    """The row whose change is best for the resolver: on their own board as such, on another one in reverse."""
    reading, board, prompt = ask.reading, ask.board, ask.prompt
    by = 1
    if prompt == "lose" or prompt == "steal" or prompt == "pay":
        by = -1
    elif reading.clause.verb == DELTA and prompt != "gain":
        by = reading.clause.amount
    sign = 1.0 if board == ask.seat else -1.0
    best: Action = ask.options[0]
    best_gain = -1000.0
    for option in ask.options:
        assert isinstance(option, Row)
        if option.word >= ROWS:
            continue
        gain = sign * gain_of(s, reading, board, option.word, by)
        if prompt == "steal":
            gain += gain_of(s, reading, ask.seat, option.word, 1)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def gain_of(s: WildcardState, reading: Reading, board: int, row: int, by: int) -> float:
    """What one change adds to the prospect of a board's owner, with a guess for what lies beyond its ends."""
    if s.barred(board, row, by):
        return 0.0
    old = s.values[board * ROWS + row]
    new = old + by
    beyond = 0.0
    if new > TOP:
        new = TOP
        beyond = 0.0 if s.rewarded[board] & (1 << row) or reading.cause else BONUS
    elif new < 0:
        new = 0
        beyond = 0.0 if s.penalised[board] & (1 << row) or reading.cause else -BONUS
    mine = Prospect(s, board)
    return mine.of(mine.board + (new - old) * WEIGHTS[row]) - mine.now + beyond


def best_swap(s: WildcardState, ask: Question) -> Action:
    """The exchange of two rows that helps most, or harms another board most."""
    board = ask.board
    mine = Prospect(s, board)
    sign = 1.0 if board == ask.seat else -1.0
    best: Action = ask.options[0]
    best_gain = -1000.0
    for option in ask.options:
        gain = 0.0
        if isinstance(option, Swap):
            rise = s.values[board * ROWS + option.second] - s.values[board * ROWS + option.row]
            after = mine.board + rise * (WEIGHTS[option.row] - WEIGHTS[option.second])
            gain = sign * (mine.of(after) - mine.now)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def best_player(s: WildcardState, ask: Question) -> Action:
    """Harm whoever stands best, help whoever stands worst; for a trade, see what it brings."""
    best: Action = ask.options[0]
    best_gain = -1000.0
    for option in ask.options:
        assert isinstance(option, Player)
        gain = player_gain(s, ask, option.seat)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def best_pair(s: WildcardState, ask: Question) -> Action:
    best: Action = ask.options[0]
    best_gain = -1000.0
    for option in ask.options:
        assert isinstance(option, Pair)
        gain = player_gain(s, ask, option.seat) + player_gain(s, ask, option.other)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def player_gain(s: WildcardState, ask: Question, other: int) -> float:
    """How glad the seat is to meet that player with the clause that is being resolved."""
    reading = ask.reading
    clause = reading.clause
    if clause.verb == TRADE and clause.words[0] < ROWS:
        row = clause.words[0]
        rise = s.values[other * ROWS + row] - s.values[ask.seat * ROWS + row]
        return gain_of(s, reading, ask.seat, row, rise) - gain_of(s, reading, other, row, -rise)
    stands = Prospect(s, other).now
    helps = clause.amount > 0 and clause.verb != STEAL and (clause.verb in (DELTA, ACT) or clause.scope == WITH)
    return -stands if helps or ask.prompt == "payee" else stands
