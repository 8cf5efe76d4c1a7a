"""The interpreter of the card language: clauses from left to right, every decision asked of its owner."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Step
from asobi.games.wildcard.actions import (
    BARRED,
    FEWER_ACTIONS,
    GAINED,
    KEEP,
    LOST,
    MORE_ACTIONS,
    NO_CARD,
    PAID,
    PAIRS,
    PENALTY,
    PLAYER,
    REWARD,
    ROW,
    SHARED,
    STAYED,
    STOLE,
    SWAPPED,
    SWAPS,
    TRADED,
    VOID,
    Pair,
    Player,
    Row,
    Swap,
)
from asobi.games.wildcard.effects import (
    ACT,
    ALL,
    ANY,
    CANCEL,
    DELTA,
    EVERY,
    FUTURE,
    LETTERS,
    LOWEST,
    OTHER,
    ROWS,
    SELF,
    STEAL,
    SWAP,
    TOP,
    TWO,
    WITH,
    Effect,
)
from asobi.games.wildcard.language import read_effect
from asobi.games.wildcard.question import Question, Reading
from asobi.games.wildcard.state import LOSSES, PRESENT_PHASE, WildcardState

# Rewards and penalties are written in the card language too; only the W penalty has no words in it.
REWARDS: Final = [read_effect(text).clauses[0] for text in ("+1 Wild", "+1 Action", "with: +1 Wild", "+1 WILD")]
PENALTIES: Final = [read_effect(text).clauses[0] for text in ("-2 Wild", "-1 Action", "with: -1 Wild", "-1 WILD")]
TAKEN: Final = 2
WEALTH: Final = 0

FIXED: Final = [[row] for row in range(ROWS)]
FOUR_ROWS: Final = [0, 1, 2, 3]


def resolve(s: WildcardState, seat: int, effect: Effect) -> Step[None]:
    """The seat receives an effect: its clauses in order, each seeing what the one before did."""
    for clause in effect.clauses:
        yield from carry_out(s, Reading(seat, clause))


def carry_out(s: WildcardState, reading: Reading) -> Step[None]:
    """One clause; what it changes beyond the board earns rewards and penalties."""
    seat, clause = reading.seat, reading.clause
    verb = clause.verb
    if verb == FUTURE:
        # A Round card draws one Future for all of them, not one for each player who resolves it.
        if s.phase == PRESENT_PHASE or s.place == 0:
            draw_future(s)
    elif verb == DELTA and clause.scope == SELF:
        yield from add(s, reading, seat, s.values[:] if clause.measures else s.values)
    elif verb == STEAL:
        yield from steal(s, reading)
    elif verb in (DELTA, ACT, SWAP, CANCEL):
        before = s.values[:] if clause.measures else s.values
        for board in (yield from boards(s, reading)):
            if verb == DELTA:
                yield from add(s, reading, board, before)
            elif verb == ACT:
                s.extra[board] += clause.amount
                s.tell(MORE_ACTIONS if clause.amount > 0 else FEWER_ACTIONS, board, abs(clause.amount))
            elif verb == SWAP:
                yield from swap(s, reading, board, before)
            else:
                yield from cancel(s, reading, board, before)
    else:
        yield from trade(s, reading)


# -- decisions ---------------------------------------------------------------------------------------------


def boards(s: WildcardState, reading: Reading) -> Step[list[int]]:
    """The boards that a scope means, the resolver's first; the resolver names the players."""
    seat, scope = reading.seat, reading.clause.scope
    if scope == SELF or (s.players == 1 and (scope in (ALL, WITH))):
        return [seat]
    if scope == ALL:
        return [(seat + step) % s.players for step in range(s.players)]
    if scope == TWO:
        return (yield from two_others(s, reading))
    other = yield from another(s, reading, "other" if scope == OTHER else "with")
    if other < 0:
        return []
    return [other] if scope == OTHER else [seat, other]


def another(s: WildcardState, reading: Reading, prompt: str) -> Step[int]:
    """Another player of the resolver's choice; -1 where there is none."""
    seat = reading.seat
    if s.players <= 2:
        return 1 - seat if s.players == 2 else -1
    others: list[Action] = [PLAYER[other] for other in range(s.players) if other != seat]
    chosen: Player = yield Question(reading, prompt, seat, others)
    return chosen.seat


def two_others(s: WildcardState, reading: Reading) -> Step[list[int]]:
    """Two other players; with two or three at the table there is nothing to choose."""
    seat = reading.seat
    if s.players <= 3:
        return [(seat + step) % s.players for step in range(1, s.players)]
    pairs: list[Action] = [pair for pair in PAIRS if pair.seat != seat and pair.other != seat]
    chosen: Pair = yield Question(reading, "two", seat, pairs)
    first, second = chosen.seat, chosen.other
    return [first, second] if (first - seat) % s.players < (second - seat) % s.players else [second, first]


def chosen_words(reading: Reading, board: int) -> Step[list[int]]:
    """The row words that count on a board: all of them, or the one that the resolver picks of `A/B`."""
    clause = reading.clause
    if not clause.either:
        return clause.words
    words: list[Action] = []
    for word in clause.words:
        if ROW[word] not in words:
            words.append(ROW[word])
    if len(words) == 1:
        return clause.words[:1]
    chosen: Row = yield Question(reading, "either", board, words)
    return [chosen.word]


def single_row(reading: Reading, board: int, word: int, before: list[int], prompt: str) -> Step[int]:
    """The one row that a word means on a board; the resolver picks among several."""
    rows = meant(board, word, before)
    if len(rows) == 1:
        return rows[0]
    if word == LOWEST:
        prompt = "lowest"
    elif word != ANY:
        prompt = "highest"
    return (yield from pick_row(reading, board, rows, prompt))


def pick_row(reading: Reading, board: int, rows: list[int], prompt: str) -> Step[int]:
    options: list[Action] = [ROW[row] for row in rows]
    chosen: Row = yield Question(reading, prompt, board, options)
    return chosen.word


def meant(board: int, word: int, before: list[int]) -> list[int]:
    """The rows of a board that a word means, read from the values when the clause started."""
    if word < ROWS:
        return FIXED[word]
    if word in (ANY, EVERY):
        return FOUR_ROWS
    first = board * ROWS
    best = before[first]
    for row in range(1, ROWS):
        value = before[first + row]
        if (value < best) if word == LOWEST else (value > best):
            best = value
    return [row for row in range(ROWS) if before[first + row] == best]


# -- changes -----------------------------------------------------------------------------------------------


def change(s: WildcardState, board: int, row: int, by: int) -> bool:
    """Move a token by so much, within 0 and 10 and unless it is void; True if it would have gone beyond."""
    if s.barred(board, row, by):
        s.tell(VOID, board, LETTERS[row], "gain" if by > 0 else "loss")
        return False
    spot = board * ROWS + row
    old = s.values[spot]
    new = old + by
    if new > TOP:
        new = TOP
    elif new < 0:
        new = 0
    s.values[spot] = new
    if s.sink is not None:
        tell_change(s, board, row, old, new)
    return new != old + by


def tell_change(s: WildcardState, board: int, row: int, old: int, new: int) -> None:
    if new == old:
        s.tell(STAYED, board, LETTERS[row], new)
    else:
        s.tell(GAINED if new > old else LOST, board, LETTERS[row], abs(new - old), new)


def beyond(s: WildcardState, reading: Reading, board: int, row: int, up: bool) -> Step[None]:
    """The reward or penalty of a row, once a row and phase; by a house rule it sets off no further one."""
    done = s.rewarded if up else s.penalised
    bit = 1 << row
    if done[board] & bit or (reading.cause and not s.chains):
        return
    done[board] |= bit
    s.tell(REWARD if up else PENALTY, board, LETTERS[row])
    if up:
        yield from carry_out(s, Reading(board, REWARDS[row], "reward", row))
    elif row == WEALTH and s.players > 1:
        yield from pay(s, Reading(board, reading.clause, "penalty", row))
    else:
        yield from carry_out(s, Reading(board, PENALTIES[row], "penalty", row))


def pay(s: WildcardState, reading: Reading) -> Step[None]:
    """The penalty of W: another player, whom the seat names, takes two points that the seat picks."""
    seat = reading.seat
    other = yield from another(s, reading, "payee")
    for _ in range(TAKEN):
        rows = losable(s, seat, FOUR_ROWS)
        if not rows:
            return
        row = rows[0] if len(rows) == 1 else (yield from pick_row(reading, seat, rows, "pay"))
        change(s, seat, row, -1)
        s.tell(PAID, seat, other, LETTERS[row])
        if change(s, other, row, 1):
            yield from beyond(s, reading, other, row, True)


def losable(s: WildcardState, board: int, rows: list[int]) -> list[int]:
    """The rows among these from which a point can be taken."""
    return [row for row in rows if s.values[board * ROWS + row] > 0 and not s.barred(board, row, -1)]


# -- verbs -------------------------------------------------------------------------------------------------


def add(s: WildcardState, reading: Reading, board: int, before: list[int]) -> Step[None]:
    """delta: the amount on each row; `Wild` is single points, each on a row of choice."""
    clause = reading.clause
    amount = clause.amount
    words = clause.words
    if clause.either:
        words = yield from chosen_words(reading, board)
    for word in words:
        if word == ANY:
            yield from add_points(s, reading, board)
        elif word == EVERY:
            for row in range(ROWS):
                if change(s, board, row, amount):
                    yield from beyond(s, reading, board, row, amount > 0)
        else:
            row = word if word < ROWS else (yield from single_row(reading, board, word, before, ""))
            if change(s, board, row, amount):
                yield from beyond(s, reading, board, row, amount > 0)


def add_points(s: WildcardState, reading: Reading, board: int) -> Step[None]:
    amount = reading.clause.amount
    by = 1 if amount > 0 else -1
    for _ in range(abs(amount)):
        row = yield from pick_row(reading, board, FOUR_ROWS, "gain" if amount > 0 else "lose")
        if change(s, board, row, by):
            yield from beyond(s, reading, board, row, amount > 0)


def steal(s: WildcardState, reading: Reading) -> Step[None]:
    """steal: single points from one other player into the same rows of the resolver."""
    clause = reading.clause
    victim = yield from another(s, reading, "victim")
    if victim < 0:
        return
    before = s.values[:] if clause.measures else s.values
    words = yield from chosen_words(reading, victim)
    for word in words:
        rows = meant(victim, word, before)
        if word == LOWEST or word > LOWEST:
            rows = FIXED[(yield from single_row(reading, victim, word, before, ""))]
        for _ in range(clause.amount):
            if word == ANY:
                open_rows = losable(s, victim, rows)
                if not open_rows:
                    break
                row = open_rows[0]
                if len(open_rows) > 1:
                    row = yield from pick_row(reading, victim, open_rows, "steal")
                yield from take_point(s, reading, victim, row)
            else:
                for row in losable(s, victim, rows):
                    yield from take_point(s, reading, victim, row)


def take_point(s: WildcardState, reading: Reading, victim: int, row: int) -> Step[None]:
    seat = reading.seat
    change(s, victim, row, -1)
    s.tell(STOLE, seat, victim, LETTERS[row])
    if change(s, seat, row, 1):
        yield from beyond(s, reading, seat, row, True)


def swap(s: WildcardState, reading: Reading, board: int, before: list[int]) -> Step[None]:
    """swap: two rows of a board exchange their values; swapping equal values is no choice."""
    words = reading.clause.words
    first = board * ROWS
    ones, others = meant(board, words[0], before), meant(board, words[1], before)
    options: list[Action] = []
    for pair in SWAPS:
        fits = (pair.row in ones and pair.second in others) or (pair.second in ones and pair.row in others)
        if fits and s.values[first + pair.row] != s.values[first + pair.second]:
            options.append(pair)
    if not options:
        return
    # With Wild the same row may be meant twice: that swap does nothing.
    if ANY in words:
        options.append(KEEP)
    chosen: Action = options[0]
    if len(options) > 1:
        chosen = yield Question(reading, "swap", board, options)
    if isinstance(chosen, Swap):
        one, two = first + chosen.row, first + chosen.second
        s.values[one], s.values[two] = s.values[two], s.values[one]
        s.tell(SWAPPED, board, LETTERS[chosen.row], LETTERS[chosen.second])


def trade(s: WildcardState, reading: Reading) -> Step[None]:
    """trade: the resolver and another player exchange the values of the same row."""
    seat = reading.seat
    other = yield from another(s, reading, "trader")
    if other < 0:
        return
    word = reading.clause.words[0]
    rows = FOUR_ROWS if word == EVERY else FIXED[(yield from single_row(reading, seat, word, s.values, "trade"))]
    for row in rows:
        mine, theirs = seat * ROWS + row, other * ROWS + row
        s.values[mine], s.values[theirs] = s.values[theirs], s.values[mine]
        s.tell(TRADED, seat, other, LETTERS[row])


def cancel(s: WildcardState, reading: Reading, board: int, before: list[int]) -> Step[None]:
    """cancel: from now on gains, losses or both are void in some rows of a board."""
    clause = reading.clause
    words = yield from chosen_words(reading, board)
    barred = s.barred_round if clause.lasting else s.barred_phase
    until = "round" if clause.lasting else "phase"
    what = "both" if clause.gains and clause.losses else "gains" if clause.gains else "losses"
    for word in words:
        rows = FOUR_ROWS
        if word != EVERY:
            rows = FIXED[(yield from single_row(reading, board, word, before, "cancel"))]
        for row in rows:
            if clause.gains:
                barred[board] |= 1 << row
            if clause.losses:
                barred[board] |= LOSSES << row
            s.tell(BARRED, board, LETTERS[row], what, until)


def draw_future(s: WildcardState) -> None:
    """future: one card of the pile becomes an objective for everyone, as long as the pile lasts."""
    if s.pile() > 0:
        number = s.draw()
        s.shared.append(number)
        card = s.cards[number]
        s.tell(SHARED, card.id, card.word)
    else:
        s.tell(NO_CARD)
