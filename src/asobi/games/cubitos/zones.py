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
from asobi.games.cubitos.state import DIE, NEW, OPEN, USED, CubitosState
from asobi.games.cubitos.tables import BLACK, FACE_NAMES, HITS, KIND_NAMES, KINDS


def zone(s: CubitosState, number: int) -> list[int]:
    """The counts of the Draw, Roll or Discard Zones."""
    if number == DRAW:
        return s.draw
    return s.roll if number == ROLL else s.discard


def find_active(s: CubitosState, seat: int, kind: int, face: int, used: bool) -> int:
    """The place of an active die with this face that is (not yet) used; -1 if there is none."""
    wanted = kind * 8 + face
    for place, die in enumerate(s.active[seat]):
        if die & DIE == wanted and (die & USED != 0) == used:
            return place
    return -1


def take_out(s: CubitosState, seat: int, from_zone: int, kind: int, face: int) -> None:
    """Take one die out of a zone; of equal active dice a used one goes first."""
    if from_zone == ACTIVE:
        place = find_active(s, seat, kind, face, True)
        if place < 0:
            place = find_active(s, seat, kind, face, False)
        s.active[seat].pop(place)
    else:
        zone(s, from_zone)[seat * KINDS + kind] -= 1


def back_to_supply(s: CubitosState, seat: int, kind: int) -> None:
    """A lost die goes back to the supply, where it can be bought again; a borrowed one is then no longer owed."""
    s.supply[kind] += 1
    if s.borrowed[seat * KINDS + kind]:
        s.borrowed[seat * KINDS + kind] -= 1
    s.lost[seat] += 1
    s.coins[seat] += s.due[seat]
    s.due[seat] = 0
    s.tell(LOST_EVENT, seat, KIND_NAMES[kind])


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


def faces_of(counts: list[int], first: int, without: int) -> list[Action]:
    """The ways to place one of the dice counted, on any of its faces; one kind may be left out."""
    options: list[Action] = []
    for kind in range(KINDS):
        if counts[first + kind] and kind != without:
            options += [PUT[kind * 8 + face] for face in HITS[kind]]
    return options


def put_active(s: CubitosState, seat: int, choice: Action) -> int:
    """Place a die on the chosen face in Active, where it can be used at once; gives its kind."""
    assert isinstance(choice, Put)
    s.active[seat].append(choice.kind * 8 + choice.face | NEW | OPEN)
    s.tell(PLACED, seat, KIND_NAMES[choice.kind], FACE_NAMES[choice.face])
    return choice.kind


def give(s: CubitosState, seat: int, to: int, from_zone: int, kind: int, face: int) -> None:
    """Give a die to another player, into their Discard."""
    take_out(s, seat, from_zone, kind, face)
    s.discard[to * KINDS + kind] += 1
    s.tell(GAVE, seat, to, KIND_NAMES[kind])


def clear_active(s: CubitosState, seat: int) -> None:
    """All active dice go to Discard."""
    for die in s.active[seat]:
        s.discard[seat * KINDS + ((die & DIE) >> 3)] += 1
    s.active[seat] = []


def return_borrowed(s: CubitosState, seat: int) -> None:
    """Borrowed dice go back to the supply, wherever they have got to."""
    for kind in range(KINDS):
        there = seat * KINDS + kind
        while s.borrowed[there]:
            s.borrowed[there] -= 1
            for counts in (s.discard, s.roll, s.draw):
                if counts[there]:
                    counts[there] -= 1
                    s.supply[kind] += 1
                    s.tell(RETURNED, seat, KIND_NAMES[kind])
                    break
