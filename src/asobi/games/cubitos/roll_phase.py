"""The Roll Phase of one player: draw, roll, use NOW abilities, push or pass, bust."""

from __future__ import annotations

from mypy_extensions import i64

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.actions import (
    BUST,
    BUSTED_EVENT,
    DISCARD,
    DRAW,
    DREW,
    ENOUGH,
    FILL,
    HELD,
    HOLD,
    KEEP,
    LET_GO,
    MUST_PUSH,
    PASS,
    PASSED_EVENT,
    PUSH,
    PUSHED,
    ROLL,
    SAVED,
    SKIP,
    THROW,
    TOSS,
    TOSS_ALL,
    TOSSED,
    USED_EVENT,
    Take,
    Toss,
    Use,
)
from asobi.games.cubitos.cards import CARDS, card_of
from asobi.games.cubitos.cup import ALL_KINDS, pour, refill, roll_cup
from asobi.games.cubitos.legal import draw_options, now_options, push_options, pushed_options, rescue_options
from asobi.games.cubitos.odds import can_bust, would_risk
from asobi.games.cubitos.rewards import get_fan
from asobi.games.cubitos.state import ARMED, BUSTED, DIE, NEW, OPEN, PASSED, ROLLING, USED, CubitosState
from asobi.games.cubitos.tables import BLACK, FACE_NAMES, GREEN, KIND_NAMES, KINDS, NUMBERS, SYMBOL
from asobi.games.cubitos.zones import clear_active, find_active, shift, zone


def roll_limit(s: CubitosState, seat: int) -> int:
    """Nine dice, one more for each hand token and for each red line behind the leading runner."""
    progress = s.course.progress
    lead = max([progress[node] for node in s.position])
    return NUMBERS.roll_limit + s.hands[seat] + lead - progress[s.position[seat]]


def roll_phase(s: CubitosState, seat: int) -> Step[None]:
    """Everything one player does before the Run Phase."""
    s.status[seat] = ROLLING
    yield from draw_dice(s, seat)
    first = True
    while True:
        pour(s, seat, ROLL, ALL_KINDS)
        hits = roll_cup(s, seat, "roll" if first else "push")
        if not hits and can_bust(s, seat) and not (yield from rescue(s, seat)):
            yield from bust(s, seat)
            break
        yield from use_now(s, seat)
        if not first:
            yield from answer_push(s, seat)
        first = False
        if not (yield from wants_to_push(s, seat)):
            s.status[seat] = PASSED
            s.at_risk[seat] = s.sheltered[seat] = False
            s.tell(PASSED_EVENT, seat)
            break
        yield from push(s, seat)


# -- 1: draw -----------------------------------------------------------------------------------------------


def draw_dice(s: CubitosState, seat: int) -> Step[None]:
    """Choose dice from Draw until Roll holds the limit; exempt colours and the black die do not count."""
    first = seat * KINDS
    before = s.roll[first : first + KINDS]
    exempt = s.exempt[seat]
    zones = (DRAW, DISCARD) if s.champion[seat] else (DRAW,)
    while True:
        need = s.limit[seat] - counted(s.roll, first, exempt)
        if need <= 0 and not exempt:
            break
        lying = 0
        for number in zones:
            lying += counted(zone(s, number), first, exempt)
        if need > 0 and not lying and not s.champion[seat] and any(s.discard[first : first + KINDS]):
            refill(s, seat)
            lying = counted(s.draw, first, exempt)
        options = draw_options(s, seat, zones, need > 0)
        if not options:
            break
        if not holds_any(s, seat, zones, exempt) and (lying <= need or len(options) == 1):
            fill(s, seat, zones, need)
            continue
        options.insert(0, FILL)
        if need <= 0 or not lying:
            options.append(ENOUGH)
        choice: Action = yield Ask(seat, "draw", options, {"left": max(0, need)})
        if choice is ENOUGH:
            break
        if isinstance(choice, Take):
            zone(s, choice.zone)[first + choice.kind] -= 1
            s.roll[first + choice.kind] += 1
        else:
            fill(s, seat, zones, need)
    if s.sink is not None:
        drawn: list[str] = []
        for kind in range(KINDS):
            drawn += [KIND_NAMES[kind]] * (s.roll[first + kind] - before[kind])
        s.tell(DREW, seat, drawn)


def counted(counts: list[int], first: int, exempt: int) -> int:
    """How many of the dice count against the roll limit."""
    free: i64 = exempt | 1 << BLACK
    found: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if free >> kind & 1 == 0:
            found += counts[first + kind]
    return found


def holds_any(s: CubitosState, seat: int, zones: tuple[int, ...], kinds: int) -> bool:
    """Whether there is a die of these kinds (a bit each) in the zones."""
    for number in zones:
        counts = zone(s, number)
        for kind in range(KINDS):
            if kinds >> kind & 1 and counts[seat * KINDS + kind]:
                return True
    return False


def fill(s: CubitosState, seat: int, zones: tuple[int, ...], need: int) -> None:
    """Take all exempt dice and then the dearest of the others, up to the limit."""
    first = seat * KINDS
    for kind in s.dearest:
        for number in zones:
            there = zone(s, number)
            taken = there[first + kind]
            if taken and not s.exempt[seat] >> kind & 1:
                taken = max(0, min(taken, need))
                need -= taken
            if taken:
                there[first + kind] -= taken
                s.roll[first + kind] += taken


# -- 5: NOW abilities --------------------------------------------------------------------------------------


def still_now(s: CubitosState, seat: int) -> list[Action]:
    """What can still be used at once, now that another player may have taken a die from the supply."""
    options = now_options(s, seat)
    return [*options, SKIP] if options else []


def use_now(s: CubitosState, seat: int) -> Step[None]:
    """Use the NOW abilities of dice that just entered Active, in any order; then their chance is gone."""
    while True:
        options = now_options(s, seat)
        if not options:
            break
        choice: Action | None = yield Ask(seat, "now", [*options, SKIP], None, lambda: still_now(s, seat))
        if not isinstance(choice, Use):
            break
        for place, die in enumerate(s.active[seat]):
            if die & (DIE | OPEN | USED) == choice.kind * 8 + choice.face | OPEN:
                s.active[seat][place] = die & ~OPEN | USED
                break
        card = card_of(s, choice.kind)
        s.tell(USED_EVENT, seat, KIND_NAMES[choice.kind], FACE_NAMES[choice.face], card.key)
        yield from card.now(s, seat)
    active = s.active[seat]
    for place in range(len(active)):
        active[place] &= ~OPEN


# -- 6: push or pass ---------------------------------------------------------------------------------------


def must_push(s: CubitosState, seat: int) -> bool:
    """Whether a die that came since the last push demands another one."""
    for die in s.active[seat]:
        if die & NEW and die & 7 >= SYMBOL and CARDS[s.cards[(die & DIE) >> 3]].demands_push:
            return True
    return False


def wants_to_push(s: CubitosState, seat: int) -> Step[bool]:
    """Push or pass; with no dice left in Roll you pass."""
    if not s.in_roll(seat):
        return False
    if must_push(s, seat):
        s.tell(MUST_PUSH, seat)
        return True
    return (yield Ask(seat, "push", [PUSH, PASS])) is PUSH


def push(s: CubitosState, seat: int) -> Step[None]:
    """Declare the push, whose risk is judged before dice leave Active and stays for the phase; use abilities."""
    active = s.active[seat]
    s.at_risk[seat] = would_risk(s, seat)
    s.sheltered[seat] = False
    s.tell(PUSHED, seat, int(s.at_risk[seat]))
    for place, die in enumerate(active):
        armed = die & 7 >= SYMBOL and CARDS[s.cards[(die & DIE) >> 3]].answers_push
        active[place] = die & ~NEW | ARMED if armed else die & ~NEW
    while True:
        options = push_options(s, seat)
        if not options:
            return
        choice: Action = yield Ask(seat, "boost", [*options, THROW])
        if not isinstance(choice, Use):
            return
        card = card_of(s, choice.kind)
        s.tell(USED_EVENT, seat, KIND_NAMES[choice.kind], FACE_NAMES[choice.face], card.key)
        safe = yield from card.push(s, seat, find_active(s, seat, choice.kind, choice.face, False))
        s.sheltered[seat] = s.sheltered[seat] or safe


def answer_push(s: CubitosState, seat: int) -> Step[None]:
    """After a push that did not bust: abilities of dice that were active before it, once each."""
    while True:
        options = pushed_options(s, seat)
        if not options:
            return
        choice: Action = yield Ask(seat, "pushed", [*options, SKIP])
        if not isinstance(choice, Use):
            break
        for place, die in enumerate(s.active[seat]):
            if die & (DIE | ARMED) == choice.kind * 8 + choice.face | ARMED:
                s.active[seat][place] = die & ~ARMED
                break
        card = card_of(s, choice.kind)
        s.tell(USED_EVENT, seat, KIND_NAMES[choice.kind], FACE_NAMES[choice.face], card.key)
        yield from card.pushed(s, seat)
        yield from use_now(s, seat)
    active = s.active[seat]
    for place in range(len(active)):
        active[place] &= ~ARMED


# -- bust --------------------------------------------------------------------------------------------------


def rescue(s: CubitosState, seat: int) -> Step[bool]:
    """When you would bust: abilities that save you."""
    while True:
        options = rescue_options(s, seat)
        if not options:
            return False
        choice: Action = yield Ask(seat, "rescue", [*options, BUST])
        if not isinstance(choice, Use):
            return False
        card = card_of(s, choice.kind)
        s.tell(USED_EVENT, seat, KIND_NAMES[choice.kind], FACE_NAMES[choice.face], card.key)
        saved = yield from card.rescue(s, seat, find_active(s, seat, choice.kind, choice.face, False))
        if saved:
            s.tell(SAVED, seat, card.key)
            return True


def bust(s: CubitosState, seat: int) -> Step[None]:
    """Active dice go to Discard, Roll dice may follow, and there is a fan in it."""
    s.status[seat] = BUSTED
    s.at_risk[seat] = s.sheltered[seat] = False
    s.tell(BUSTED_EVENT, seat)
    held = yield from hold(s, seat)
    clear_active(s, seat)
    s.active[seat] = held
    first = seat * KINDS
    tossed = 0
    while s.in_roll(seat):
        options: list[Action] = [TOSS[kind] for kind in range(KINDS) if s.roll[first + kind]]
        choice: Action = yield Ask(seat, "toss", [*options, TOSS_ALL, KEEP])
        if choice is KEEP:
            break
        for kind in range(KINDS):
            if choice is TOSS_ALL or (isinstance(choice, Toss) and choice.kind == kind):
                moved = s.roll[first + kind] if choice is TOSS_ALL else 1
                shift(s, seat, kind, moved, ROLL, DISCARD)
                tossed += moved
    if tossed:
        s.tell(TOSSED, seat, tossed)
    get_fan(s, seat)


def hold(s: CubitosState, seat: int) -> Step[list[int]]:
    """The dice that an ability keeps in Active at a bust."""
    active = s.active[seat]
    card = card_of(s, GREEN)
    symbols = [die for die in active if (die & DIE) >> 3 == GREEN and die & 7 >= SYMBOL]
    held = [die for die in active if card.holds((die & DIE) >> 3)] if symbols else []
    if not held or (yield Ask(seat, "hold", [HOLD, LET_GO])) is LET_GO:
        return []
    s.active[seat] = [die for die in active if not card.holds((die & DIE) >> 3)]
    s.tell(HELD, seat, card.key)
    return held
