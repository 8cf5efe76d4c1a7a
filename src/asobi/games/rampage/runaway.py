"""The runaway board: who escaped, and what that costs at the end of the turn."""

from __future__ import annotations

from asobi.core import Action, Ask, Step
from asobi.games.rampage.actions import (
    DEVOURED,
    DISCARD,
    DISCARDED,
    ESCAPED,
    LINE,
    MORE_ACTIONS,
    PENALTY,
    PLAY,
    PLAYED,
    SUFFER,
    TRACK,
    OfCard,
)
from asobi.games.rampage.plan import BLACK, BLUE, GREY, RED, YELLOW
from asobi.games.rampage.state import SIDE_A, RampageState
from asobi.games.rampage.tables import EACH, LINES, SUPERPOWERS, card
from asobi.games.rampage.teeth import give_meeples, lose_tooth

TOO_CUTE = card("too-cute")


def escape(s: RampageState, seat: int, meeple: int) -> None:
    """A meeple reaches the runaway board; the seat answers for the line or colour it completes."""
    colour = s.colours[meeple]
    s.set_here([meeple], False)
    s.tell(ESCAPED, seat, meeple, colour)
    if s.side == SIDE_A:
        s.runaway.append(colour)
        complete_lines(s, seat)
    elif colour == GREY:
        s.box[GREY] += 1
    else:
        s.runaway[colour] += 1
        if s.runaway[colour] == s.tables.capacity:
            s.runaway[colour] = 0
            s.box[colour] += s.tables.capacity
            s.penalties += [seat, colour]
            s.tell(TRACK, seat, colour)


def complete_lines(s: RampageState, seat: int) -> None:
    """The line that the last runaway filled, if it did."""
    for line in range(LINES):
        if len(s.runaway) == s.tables.line_end(line):
            s.penalties += [seat, line]
            s.tell(LINE, seat, line + 1)


def room_left(s: RampageState) -> bool:
    """Whether the runaway board can still take somebody; side A is full after its last line."""
    return s.side != SIDE_A or len(s.runaway) < s.tables.line_end(LINES - 1)


def suffer_penalties(s: RampageState) -> Step[None]:
    """Every effect earned this turn, in the order of completion."""
    while s.penalties:
        seat, which = s.penalties[0], s.penalties[1]
        s.penalties = s.penalties[2:]
        if s.side == SIDE_A and which == LINES - 1:
            s.loser = seat
            s.tell(DEVOURED, seat)
        elif not (yield from too_cute(s, seat, which)):
            if s.side == SIDE_A:
                yield from suffer_line(s, seat, which)
            else:
                yield from suffer_colour(s, seat, which)


def too_cute(s: RampageState, seat: int, which: int) -> Step[bool]:
    """Whether Too Cute cancels the effect; whoever holds a secret card is asked, until all have seen it spent."""
    if not s.supers[seat] or TOO_CUTE in s.spent:
        return False
    options: list[Action] = [SUFFER]
    if TOO_CUTE in s.supers[seat]:
        options.insert(0, PLAY[TOO_CUTE - SUPERPOWERS[0]])
    choice: Action = yield Ask(seat, "penalty", options, {"side": "AB"[s.side], "which": which})
    if not isinstance(choice, OfCard):
        return False
    s.supers[seat].remove(TOO_CUTE)
    s.spent.append(TOO_CUTE)
    s.tell(PLAYED, seat, TOO_CUTE)
    return True


def suffer_line(s: RampageState, seat: int, line: int) -> Step[None]:
    """Side A: teeth, and from some lines on more actions for the rivals."""
    yield from lose_teeth(s, seat, s.tables.line_teeth[line])
    for rival in s.rivals(seat):
        if s.tables.line_bonus[line]:
            s.bonus[rival] += s.tables.line_bonus[line]
            s.tell(MORE_ACTIONS, rival)


def suffer_colour(s: RampageState, seat: int, colour: int) -> Step[None]:
    """Side B: teeth, and what the colour does besides."""
    yield from lose_teeth(s, seat, s.tables.track_teeth[colour])
    if colour == RED:
        yield from give_meeples(s, seat, -1, s.tables.red_meeples)
    elif colour == BLUE:
        yield from discard_card(s, seat)
    elif colour == YELLOW:
        for other in range(s.players):
            if other not in s.crew(seat):
                s.bonus[other] += 1
                s.tell(MORE_ACTIONS, other)
    elif colour == BLACK and seat not in s.grabbed:
        s.grabbed.append(seat)


def lose_teeth(s: RampageState, seat: int, count: int) -> Step[None]:
    """Teeth lost to runaways, one after the other."""
    s.tell(PENALTY, seat, count)
    for _ in range(count):
        yield from lose_tooth(s, seat)


def discard_card(s: RampageState, seat: int) -> Step[None]:
    """The seat puts one of its own cards out of the game, of any kind."""
    held = sorted([*s.characters[seat], *s.powers[seat], *s.supers[seat]])
    if not held:
        return
    options: list[Action] = [DISCARD[number] for number in held]
    choice: Action = yield Ask(seat, "discard", options)
    assert isinstance(choice, OfCard)
    drop_card(s, seat, choice.card)


def drop_card(s: RampageState, seat: int, number: int) -> None:
    """A card leaves the game."""
    rows = (s.characters, s.powers, s.supers)
    rows[number // EACH][seat].remove(number)
    s.spent.append(number)
    s.tell(DISCARDED, seat, number)
