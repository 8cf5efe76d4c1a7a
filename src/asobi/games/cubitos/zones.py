"""Dice on the move between zones and the supply: losing, gaining, placing, returning."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.actions import (
    ACTIVE,
    DISCARD,
    DRAW,
    GAIN,
    GAINED,
    GAVE,
    GIVE,
    GIVE_ACTIVE,
    GOT,
    KEEP,
    LOSE,
    LOSE_ACTIVE,
    LOST_EVENT,
    PLACED,
    PUT,
    RETURNED,
    ROLL,
    DieAction,
    Gain,
    Lose,
    Put,
)
from asobi.games.cubitos.state import CUP, DIE, LENT, NEW, OPEN, USED, CubitosState
from asobi.games.cubitos.tables import BLACK, FACE_NAMES, HITS, KIND_NAMES, KINDS


def zone(s: CubitosState, number: int) -> list[int]:
    """The counts of the Draw, Roll or Discard Zones, or of the cup."""
    if number == DRAW:
        return s.draw
    if number == ROLL:
        return s.roll
    return s.cup if number == CUP else s.discard


def find_active(s: CubitosState, seat: int, kind: int, face: int, used: bool) -> int:
    """The place of an active die with this face that is (not yet) used, one's own first; -1 if there is none."""
    wanted = kind * 8 + face
    lent = -1
    for place, die in enumerate(s.active[seat]):
        if die & DIE == wanted and (die & USED != 0) == used:
            if not die & LENT:
                return place
            lent = place
    return lent


def shift(s: CubitosState, seat: int, kind: int, count: int, from_row: int, to_row: int) -> None:
    """Move dice of a kind between Draw, Roll, Discard and the cup; of those that are alike one's own go first."""
    there = seat * KINDS + kind
    source = zone(s, from_row)
    lent = s.borrowed[from_row][there]
    if lent and count > source[there] - lent:
        moved = count - (source[there] - lent)
        s.borrowed[from_row][there] -= moved
        s.borrowed[to_row][there] += moved
    source[there] -= count
    zone(s, to_row)[there] += count


def take_out(s: CubitosState, seat: int, from_zone: int, kind: int, face: int) -> bool:
    """Take one die out of a zone, one's own first and of these a used one; gives whether it is borrowed."""
    if from_zone == ACTIVE:
        place, second = find_active(s, seat, kind, face, True), find_active(s, seat, kind, face, False)
        if place < 0 or (second >= 0 and s.active[seat][place] & LENT and not s.active[seat][second] & LENT):
            place = second
        return s.active[seat].pop(place) & LENT != 0
    there = seat * KINDS + kind
    counts, row = zone(s, from_zone), s.borrowed[from_zone]
    counts[there] -= 1
    if counts[there] >= row[there]:
        return False
    row[there] -= 1
    return True


def back_to_supply(s: CubitosState, seat: int, kind: int) -> None:
    """A lost die goes back to the supply, where it can be bought again."""
    s.supply[kind] += 1
    s.lost[seat] += 1
    s.tell(LOST_EVENT, seat, KIND_NAMES[kind])
    if s.due[seat]:
        s.coins[seat] += s.due[seat]
        s.tell(GOT, seat, s.due[seat], 0, 0, 0)
        s.due[seat] = 0


def lose(s: CubitosState, seat: int, from_zone: int, kind: int, face: int) -> None:
    """Lose one die out of a zone."""
    take_out(s, seat, from_zone, kind, face)
    back_to_supply(s, seat, kind)


def lose_active(s: CubitosState, seat: int, place: int) -> None:
    """Lose the active die at a place."""
    die = s.active[seat].pop(place)
    back_to_supply(s, seat, (die & DIE) >> 3)


def own_dice(
    s: CubitosState, seat: int, zones: list[list[DieAction]], active: list[DieAction] | None, only: int = -1
) -> list[Action]:
    """The actions for all of a seat's dice in all zones (or only one), never for the black die."""
    options: list[Action] = []
    first = seat * KINDS
    for number in (DRAW, ROLL, DISCARD):
        if only in (-1, number):
            counts, row = zone(s, number), zones[number]
            options += [row[kind] for kind in range(KINDS) if kind != BLACK and counts[first + kind]]
    if active is not None:
        seen = 0
        for die in s.active[seat]:
            die &= DIE
            if die >> 3 != BLACK and not seen >> die & 1:
                seen |= 1 << die
                options.append(active[die])
    return options


LOSE_ZONES: Final[list[list[DieAction]]] = [list(row) for row in LOSE]
GIVE_ZONES: Final[list[list[DieAction]]] = [list(row) for row in GIVE]
LOSE_LIST: Final[list[DieAction]] = list(LOSE_ACTIVE)
GIVE_LIST: Final[list[DieAction]] = list(GIVE_ACTIVE)


def may_lose(s: CubitosState, seat: int, most: int, only: int = -1) -> Step[None]:
    """Lose up to so many dice, from all zones or only one."""
    for left in range(most, 0, -1):
        options = own_dice(s, seat, LOSE_ZONES, LOSE_LIST if only < 0 else None, only)
        if not options:
            return
        choice: Action = yield Ask(seat, "lose", [*options, KEEP], {"left": left})
        if not isinstance(choice, Lose):
            return
        lose(s, seat, choice.zone, choice.kind, choice.face)


def must_lose(s: CubitosState, seat: int, prompt: str) -> Step[None]:
    """Lose one die of your choice, from any zone."""
    options = own_dice(s, seat, LOSE_ZONES, LOSE_LIST)
    if not options:
        return
    choice: Action = options[0]
    if len(options) > 1:
        choice = yield Ask(seat, prompt, options)
    if isinstance(choice, Lose):
        lose(s, seat, choice.zone, choice.kind, choice.face)


def gain_die(s: CubitosState, seat: int, kind: int) -> None:
    """Take a die from the supply into Discard."""
    s.supply[kind] -= 1
    s.discard[seat * KINDS + kind] += 1
    s.tell(GAINED, seat, KIND_NAMES[kind])


def may_gain(s: CubitosState, seat: int, most: int, no: Action) -> Step[None]:
    """Gain one die that costs at most so much; grey dice cost nothing."""
    options: list[Action] = [
        GAIN[kind] for kind in range(KINDS) if kind != BLACK and s.supply[kind] and s.costs[kind] <= most
    ]
    if options:
        choice: Action = yield Ask(seat, "gain", [*options, no])
        if isinstance(choice, Gain):
            gain_die(s, seat, choice.kind)


def to_roll(s: CubitosState, seat: int, place: int) -> None:
    """Move the active die at a place to Roll."""
    die = s.active[seat].pop(place)
    there = seat * KINDS + ((die & DIE) >> 3)
    s.roll[there] += 1
    if die & LENT:
        s.borrowed[ROLL][there] += 1


def faces_of(counts: list[int], first: int, without: int) -> list[Action]:
    """The ways to place one of the dice counted, on any of its faces; one kind may be left out."""
    options: list[Action] = []
    for kind in range(min(KINDS, len(counts) - first)):
        if counts[first + kind] and kind != without:
            options += [PUT[kind * 8 + face] for face in HITS[kind]]
    return options


def put_active(s: CubitosState, seat: int, choice: Put, lent: bool) -> None:
    """Place a die on the chosen face in Active, where it can be used at once."""
    s.active[seat].append(choice.kind * 8 + choice.face | NEW | OPEN | (LENT if lent else 0))
    s.tell(PLACED, seat, KIND_NAMES[choice.kind], FACE_NAMES[choice.face])


def give(s: CubitosState, seat: int, to: int, from_zone: int, kind: int, face: int) -> None:
    """Give a die to another player, into their Discard."""
    take_out(s, seat, from_zone, kind, face)
    s.discard[to * KINDS + kind] += 1
    s.tell(GAVE, seat, to, KIND_NAMES[kind])


def clear_active(s: CubitosState, seat: int) -> None:
    """All active dice go to Discard."""
    for die in s.active[seat]:
        there = seat * KINDS + ((die & DIE) >> 3)
        s.discard[there] += 1
        if die & LENT:
            s.borrowed[DISCARD][there] += 1
    s.active[seat] = []


def any_borrowed(s: CubitosState, first: int) -> bool:
    """Whether a seat has a borrowed die anywhere, its row beginning at that place."""
    for row in s.borrowed:
        for there in range(first, first + KINDS):
            if row[there]:
                return True
    return False


def return_borrowed(s: CubitosState, seat: int) -> None:
    """Borrowed dice go back to the supply, wherever they have got to."""
    first = seat * KINDS
    if not any_borrowed(s, first):
        return
    for kind in range(KINDS):
        there = first + kind
        for number in (DISCARD, ROLL, DRAW):
            for _ in range(s.borrowed[number][there]):
                zone(s, number)[there] -= 1
                s.supply[kind] += 1
                s.tell(RETURNED, seat, KIND_NAMES[kind])
            s.borrowed[number][there] = 0
