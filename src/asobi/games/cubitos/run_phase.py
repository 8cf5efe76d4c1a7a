"""The Run Phase: swords for all, then each player's abilities, move, purchases and discarding."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.actions import (
    BOUGHT,
    CLOSE,
    FIGHT,
    NODE_AT,
    SKIP,
    SWORDS,
    USED_EVENT,
    Buy,
    Go,
    Use,
)
from asobi.games.cubitos.cards import CARDS, card_of
from asobi.games.cubitos.legal import buy_options, late_options, move_options, run_options
from asobi.games.cubitos.rewards import get_coins, get_credits, get_feet, take_reward
from asobi.games.cubitos.roll_phase import use_now
from asobi.games.cubitos.runner import move_runner, spend, ways_of
from asobi.games.cubitos.state import DIE, DONE, RUNNING, USED, CubitosState
from asobi.games.cubitos.tables import (
    COLOURED,
    CREDIT,
    FACE_NAMES,
    FOOT,
    KIND_NAMES,
    NUMBERS,
    POWER,
    RED,
    SYMBOL,
)
from asobi.games.cubitos.zones import clear_active, find_active, lose_active, must_lose, return_borrowed

COINS_ON: Final = [0, 0, 1, 2, 3]


def compare_swords(s: CubitosState) -> None:
    """Count everybody's swords; ties go to the black die's holder, then clockwise."""
    for seat in range(s.players):
        count = 0
        for die in s.active[seat]:
            if (die & DIE) >> 3 == RED:
                count += 2 if die & 7 == POWER else 1
        s.swords[seat] = count
    s.most = -1
    best = 0
    for turn in range(s.players):
        seat = (s.holder + turn) % s.players
        if s.swords[seat] > best:
            best = s.swords[seat]
            s.most = seat
    if best:
        s.tell(SWORDS, s.swords[:], s.most)


def run_phase(s: CubitosState, seat: int) -> Step[None]:
    """Steps 4 to 7 of one player."""
    s.status[seat] = RUNNING
    yield from use_abilities(s, seat)
    yield from move(s, seat)
    yield from after_moving(s, seat)
    yield from buy(s, seat)
    yield from discard(s, seat)
    s.status[seat] = DONE


# -- 4: abilities ------------------------------------------------------------------------------------------


def use_abilities(s: CubitosState, seat: int) -> Step[None]:
    """Use RUN abilities in any order; what a die must be lost for is lost now, used or not."""
    while True:
        collect(s, seat)
        options = run_options(s, seat)
        if not options:
            break
        choice: Action = yield Ask(seat, "run", [*options, SKIP])
        if choice is SKIP:
            break
        if choice is FIGHT:
            s.fought[seat] = True
            card = card_of(s, RED)
            s.tell(USED_EVENT, seat, KIND_NAMES[RED], FACE_NAMES[SYMBOL], card.key)
            yield from card.fight(s, seat)
        elif isinstance(choice, Use):
            yield from use(s, seat, choice.kind, choice.face)
        yield from use_now(s, seat)
    active = s.active[seat]
    for place in range(len(active) - 1, -1, -1):
        die = active[place]
        if die & 7 >= SYMBOL and CARDS[s.cards[(die & DIE) >> 3]].loses_die(s, die):
            lose_active(s, seat, place)


def use(s: CubitosState, seat: int, kind: int, face: int) -> Step[None]:
    """Use one die's RUN ability, and pay with the die where the card says so."""
    s.active[seat][find_active(s, seat, kind, face, False)] |= USED
    card = card_of(s, kind)
    s.tell(USED_EVENT, seat, KIND_NAMES[kind], FACE_NAMES[face], card.key)
    yield from card.run(s, seat, face)
    if card.loses_die(s, kind * 8 + face):
        lose_active(s, seat, find_active(s, seat, kind, face, True))


def collect(s: CubitosState, seat: int) -> None:
    """Take what foot, coin and credit faces give."""
    active = s.active[seat]
    coins = feet = credits = 0
    for place, die in enumerate(active):
        face = die & 7
        if die & USED or face >= SYMBOL:
            continue
        active[place] = die | USED
        if face == FOOT:
            feet += 1
        elif face == CREDIT:
            credits += 1
        else:
            coins += COINS_ON[face]
    get_coins(s, seat, coins)
    get_feet(s, seat, feet)
    get_credits(s, seat, credits)


# -- 5: move -----------------------------------------------------------------------------------------------


def move(s: CubitosState, seat: int) -> Step[None]:
    """Move the runner to a space in reach and take what it brings."""
    moved = yield from walk(s, seat)
    for kind in COLOURED:
        card_of(s, kind).walked(s, seat)
    if moved:
        node = s.position[seat]
        yield from take_reward(s, seat, s.course.reward[node], s.course.amount[node])
    s.feet[seat] = s.water_feet[seat] = 0


def walk(s: CubitosState, seat: int) -> Step[bool]:
    """Choose a space in reach and go there; gives whether the runner has moved."""
    if s.feet[seat] + s.water_feet[seat] == 0 and s.money(seat) < NUMBERS.foot_price:
        return False
    ways = ways_of(s, seat)
    options = move_options(s, ways)
    if len(options) == 1:
        return False
    choice: Action = yield Ask(seat, "move", options)
    if not isinstance(choice, Go):
        return False
    node = NODE_AT[s.course_number][(choice.leg, choice.xy)]
    path = ways.path(node, choice.ride) if s.sink is not None else [node]
    move_runner(s, seat, path, ways.ride[node] if choice.ride else ways.walk[node])
    return True


def after_moving(s: CubitosState, seat: int) -> Step[None]:
    """Abilities that are used after moving, and what active symbols demand then."""
    while True:
        options = late_options(s, seat)
        if not options:
            break
        choice: Action = yield Ask(seat, "late", [*options, SKIP])
        if not isinstance(choice, Use):
            break
        s.active[seat][find_active(s, seat, choice.kind, choice.face, False)] |= USED
        card = card_of(s, choice.kind)
        s.tell(USED_EVENT, seat, KIND_NAMES[choice.kind], FACE_NAMES[choice.face], card.key)
        yield from card.late(s, seat)
    for die in s.active[seat][:]:
        if die & 7 >= SYMBOL:
            yield from CARDS[s.cards[(die & DIE) >> 3]].duty(s, seat)


# -- 6: buy ------------------------------------------------------------------------------------------------


def buy(s: CubitosState, seat: int) -> Step[None]:
    """Buy up to two dice of two different colours."""
    bought = 0
    for left in range(NUMBERS.buys, 0, -1):
        options = buy_options(s, seat, bought)
        if not options:
            return
        choice: Action = yield Ask(seat, "buy", [*options, CLOSE], {"left": left, "money": s.money(seat)})
        if not isinstance(choice, Buy):
            return
        bought |= 1 << choice.kind
        spend(s, seat, s.costs[choice.kind])
        s.supply[choice.kind] -= 1
        s.discard[seat * len(s.supply) + choice.kind] += 1
        s.tell(BOUGHT, seat, KIND_NAMES[choice.kind], card_of(s, choice.kind).key, s.costs[choice.kind])


# -- 7: discard --------------------------------------------------------------------------------------------


def discard(s: CubitosState, seat: int) -> Step[None]:
    """Active dice go to Discard, borrowed ones back; coins are gone, and what is owed is lost."""
    clear_active(s, seat)
    s.coins[seat] = s.due[seat] = 0
    return_borrowed(s, seat)
    while s.owed[seat]:
        s.owed[seat] -= 1
        yield from must_lose(s, seat, "owed")
