"""What may be chosen at each moment, and the clause that forbids the rest."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Pending, pending_of
from asobi.games.cubitos.actions import (
    BUY,
    CLOSE,
    ENOUGH,
    FIGHT,
    FILL,
    NODE_AT,
    PASS,
    PUSH,
    RIDE_TO,
    STAY,
    TAKE,
    TOSS_ALL,
    USE,
    WALK_TO,
    Buy,
    Gain,
    Give,
    Go,
    Lose,
    Reach,
    Take,
    To,
    Toss,
    Use,
)
from asobi.games.cubitos.cards import CARDS, card_of
from asobi.games.cubitos.red_soldiers import Fewer
from asobi.games.cubitos.state import ARMED, BUSTED, DIE, OPEN, PASSED, RUNNING, USED, CubitosState
from asobi.games.cubitos.tables import BLACK, COLOURED, KINDS, RED, SYMBOL
from asobi.games.cubitos.ways import Ways
from asobi.games.cubitos.zones import find_active, zone


def draw_options(s: CubitosState, seat: int, zones: tuple[int, ...], need: bool) -> list[Action]:
    """The dice that may be drawn; once the limit is reached, only exempt ones."""
    options: list[Action] = []
    first = seat * KINDS
    for number in zones:
        counts, row = zone(s, number), TAKE[number]
        exempt = s.exempt[seat]
        options += [row[kind] for kind in range(KINDS) if counts[first + kind] and (need or exempt >> kind & 1)]
    return options


def symbols(s: CubitosState, seat: int, mark: int, marked: bool) -> list[int]:
    """The different symbols on active dice that have a mark, or do not have it."""
    found: list[int] = []
    for die in s.active[seat]:
        if die & 7 >= SYMBOL and (die & mark != 0) == marked and die & DIE not in found:
            found.append(die & DIE)
    return found


def now_options(s: CubitosState, seat: int) -> list[Action]:
    """The open NOW abilities that would do something."""
    return [USE[die] for die in symbols(s, seat, OPEN, True) if CARDS[s.cards[die >> 3]].now_ready(s, seat)]


def push_options(s: CubitosState, seat: int) -> list[Action]:
    """The symbols that can be used as you push."""
    return [USE[die] for die in symbols(s, seat, USED, False) if CARDS[s.cards[die >> 3]].push_ready(s, seat)]


def pushed_options(s: CubitosState, seat: int) -> list[Action]:
    """The symbols that answer to a push that did not bust."""
    return [USE[die] for die in symbols(s, seat, ARMED, True)]


def rescue_options(s: CubitosState, seat: int) -> list[Action]:
    """The symbols that can be used as you would bust."""
    return [USE[die] for die in symbols(s, seat, USED, False) if CARDS[s.cards[die >> 3]].rescue_ready(s, seat)]


def run_options(s: CubitosState, seat: int) -> list[Action]:
    """The RUN abilities that would do something."""
    options: list[Action] = [
        USE[die] for die in symbols(s, seat, USED, False) if CARDS[s.cards[die >> 3]].run_ready(s, seat, die & 7)
    ]
    if s.swords[seat] and not s.fought[seat] and card_of(s, RED).fight_ready(s, seat):
        options.append(FIGHT)
    return options


def move_options(s: CubitosState, ways: Ways) -> list[Action]:
    """Every space in reach, and to stay."""
    options: list[Action] = [STAY]
    walks, rides = WALK_TO[s.course_number], RIDE_TO[s.course_number]
    options += [walks[node] for node in ways.walked]
    options += [rides[node] for node in ways.ridden]
    return options


def late_options(s: CubitosState, seat: int) -> list[Action]:
    """The abilities that can be used after moving."""
    return [USE[die] for die in symbols(s, seat, USED, False) if CARDS[s.cards[die >> 3]].late_ready(s, seat)]


def buy_options(s: CubitosState, seat: int, bought: int) -> list[Action]:
    """The dice that can be bought, of colours (a bit each) that have not been bought yet."""
    money = s.money(seat)
    return [BUY[kind] for kind in COLOURED if not bought >> kind & 1 and not not_for_sale(s, kind, money)]


def not_for_sale(s: CubitosState, kind: int, money: int) -> str:
    """The clause by which a die of that kind cannot be bought for so much money; none if it can, once."""
    if not s.supply[kind]:
        return "CUB-7.5"
    return "CUB-8.1" if s.costs[kind] > money else ""


# -- why not -----------------------------------------------------------------------------------------------


def reason(s: CubitosState, seat: int, action: Action, decision: Pending) -> str:
    """The clause that forbids an action that the seat is not offered."""
    if s.over:
        return "CUB-13.3"
    asked = pending_of(decision, seat)
    if asked is None:
        return _not_your_moment(s, seat)
    if isinstance(action, Go):
        return _go(s, seat, action, asked.prompt)
    if isinstance(action, Buy):
        return (not_for_sale(s, action.kind, s.money(seat)) or "CUB-7.3") if asked.prompt == "buy" else "CUB-3.1"
    if isinstance(action, Use):
        return _use(s, seat, action)
    if action is FIGHT:
        return _fight(s, seat)
    if isinstance(action, Take):
        return _take(s, seat, action, asked.prompt)
    return _other(s, action, asked.prompt)


def _not_your_moment(s: CubitosState, seat: int) -> str:
    """The seat has nothing to decide: out of the race, done with rolling, or not its turn to roll or to run."""
    if not s.racing[seat]:
        return "CUB-13.4"
    if s.place:
        return "CUB-7.1"
    if s.status[seat] == BUSTED:
        return "CUB-5.4"
    return "CUB-3.6" if s.in_order and s.status[seat] != PASSED else "CUB-4.8"


def _go(s: CubitosState, seat: int, action: Go, prompt: str) -> str:
    if prompt == "step":
        return "CUB-26.1"
    node = NODE_AT[s.course_number].get((action.leg, action.xy), -1)
    if prompt != "move":
        return "CUB-3.1"
    if node < 0:
        return "CUB-11.6"
    if action.ride:
        return "CUB-11.16"
    if s.course.water[node]:
        return "CUB-11.7"
    return "CUB-11.9" if node == s.position[seat] else "CUB-11.2"


def _use(s: CubitosState, seat: int, action: Use) -> str:
    """No such symbol, a used one, or one whose card speaks of another moment."""
    if find_active(s, seat, action.kind, action.face, False) < 0:
        return "CUB-2.5" if find_active(s, seat, action.kind, action.face, True) >= 0 else "CUB-6.1"
    if action.kind == RED:
        return _fight(s, seat)
    card = card_of(s, action.kind)
    if s.status[seat] == RUNNING:
        return "CUB-6.5" if card.run_ready(s, seat, action.face) else "CUB-6.6"
    if card.run_ready(s, seat, action.face):
        return "CUB-6.5"
    return "CUB-4.11" if card.push_ready(s, seat) or card.rescue_ready(s, seat) else "CUB-4.7"


def _fight(s: CubitosState, seat: int) -> str:
    """Swords are compared when the Run Phase begins, and give their card to few, once."""
    if s.status[seat] != RUNNING:
        return "CUB-9.1"
    if s.fought[seat]:
        return "CUB-9.7"
    return "CUB-9.6" if isinstance(card_of(s, RED), Fewer) else "CUB-9.3"


def _take(s: CubitosState, seat: int, action: Take, prompt: str) -> str:
    """Dice are chosen when one is to roll some: there has to be one, and the limit holds for those that count."""
    if prompt not in DRAWING:
        return "CUB-4.1"
    return "CUB-4.4" if prompt == "draw" and zone(s, action.zone)[seat * KINDS + action.kind] else "CUB-4.2"


def _other(s: CubitosState, action: Action, prompt: str) -> str:
    """Everything that belongs to a moment of its own: the clause that describes it."""
    if isinstance(action, (Lose, Give)):
        return "CUB-14.2" if action.kind == BLACK else "CUB-14.1" if isinstance(action, Lose) else "CUB-22.6"
    if isinstance(action, Gain):
        return "CUB-11.12" if s.supply[action.kind] else "CUB-7.5"
    if isinstance(action, Toss) or action is TOSS_ALL:
        return "CUB-5.5"
    if isinstance(action, Reach):
        return "CUB-27.1"
    if isinstance(action, To):
        return "CUB-22.6"
    if action in (FILL, ENOUGH):
        return "CUB-4.1"
    if action in (PUSH, PASS):
        return "CUB-4.8"
    return "CUB-3.1" if action is STAY or action is CLOSE else "CUB-6.1"


# The questions that are answered by taking dice.
DRAWING: Final = ("draw", "extra", "stoned", "another", "duel", "punk")
