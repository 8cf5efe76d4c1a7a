"""Collisions: who flies where when one piece is moved onto another, and what the player on turn may choose."""

from __future__ import annotations

from collections.abc import Mapping

from asobi.core import Action, Ask, Event, Step
from asobi.core.actions import Field
from asobi.games.landmark_scramble.actions import (
    ADVANCED,
    ASIDE,
    BOUNCED,
    CHAINED,
    FLEW,
    LAND,
    PIECES,
    SQUEEZED,
    WALLED,
    Aside,
)
from asobi.games.landmark_scramble.board import AROUND, WALL
from asobi.games.landmark_scramble.state import ALOFT, NOBODY, LandmarkState
from asobi.games.landmark_scramble.tables import LEVELS, TEAM


def attack_level(s: LandmarkState, piece: int, helper: int) -> int:
    """The level a piece attacks with: its own, its helper's, and a muscle."""
    level = LEVELS[piece] + (1 if s.muscle else 0)
    return level + LEVELS[helper] if helper >= 0 else level


def collide(s: LandmarkState, attacker: int, direction: int, difference: int) -> Step[None]:
    """The attacker hits the piece in front of it; no anchor holds that piece."""
    origin = s.cells[attacker]
    contested = s.layout.board.next[origin * AROUND + direction]
    defender = s.board[contested]
    cells = 2 if difference >= 2 else 1
    yield from knock(s, defender, direction, cells, [origin, contested], [attacker])
    names = s.layout.board.names
    if difference > 0 and s.board[contested] == NOBODY:
        s.put(attacker, contested)
        if s.sink is not None:
            s.tell(ADVANCED, attacker // TEAM, PIECES[attacker % TEAM], names[origin], names[contested])
    elif s.sink is not None:
        s.tell(BOUNCED, attacker // TEAM, PIECES[attacker % TEAM], names[origin])


def knock(s: LandmarkState, piece: int, direction: int, cells: int, ban: list[int], moved: list[int]) -> Step[None]:
    """Push a piece some cells in a direction; what stands in its way is pushed too."""
    next_cell = s.layout.board.next
    moved.append(piece)
    start = s.cells[piece]
    banned = [*ban, start]
    for _ in range(cells):
        here = s.cells[piece]
        ahead = next_cell[here * AROUND + direction]
        if ahead == WALL:
            if here == start:
                yield from meet_wall(s, piece, banned, moved)
            return
        other = s.board[ahead]
        if other == NOBODY:
            fly(s, piece, ahead, here)
        elif other in moved:
            return
        elif next_cell[ahead * AROUND + direction] == WALL:
            yield from squeeze(s, piece, other, ahead, banned, moved)
            return
        else:
            tell_pair(s, piece, other)
            yield from knock(s, other, direction, 1, banned, moved)
            if s.board[ahead] != NOBODY:
                return
            fly(s, piece, ahead, here)


def meet_wall(s: LandmarkState, piece: int, ban: list[int], moved: list[int]) -> Step[None]:
    """Wall case 1: a piece with the wall behind it is thrown aside."""
    here = s.cells[piece]
    if s.sink is not None:
        s.tell(WALLED, piece // TEAM, PIECES[piece % TEAM], s.layout.board.names[here])
    yield from deflect(s, piece, here, ban, moved)


def squeeze(s: LandmarkState, piece: int, other: int, cell: int, ban: list[int], moved: list[int]) -> Step[None]:
    """Wall case 2: a piece flies onto another one that has the wall behind it; one of the two is thrown aside."""
    names = s.layout.board.names
    if s.sink is not None:
        pair = (piece // TEAM, PIECES[piece % TEAM], other // TEAM, PIECES[other % TEAM])
        s.tell(SQUEEZED, *pair, names[cell])
    options: list[Action] = [ASIDE[piece], ASIDE[other]]
    choice: Action = yield from choose(s, "throw", options, {"cell": names[cell]})
    assert isinstance(choice, Aside)
    if choice.number == piece:
        yield from deflect(s, piece, cell, ban, moved)
        return
    moved.append(other)
    s.lift(other)
    fly(s, piece, cell, s.cells[piece])
    yield from deflect(s, other, cell, ban, moved)


def deflect(s: LandmarkState, piece: int, cell: int, ban: list[int], moved: list[int]) -> Step[None]:
    """Throw a piece aside from a cell at the wall: to a free neighbour, or onto one whose piece then flies on."""
    next_cell = s.layout.board.next
    here = s.cells[piece]
    origin = cell if here == ALOFT else here
    free: list[int] = []
    taken: list[int] = []
    for direction in range(AROUND):
        landing = next_cell[cell * AROUND + direction]
        if landing == WALL or landing in ban:
            continue
        there = s.board[landing]
        if there == NOBODY:
            free.append(landing)
        elif there not in moved:
            taken.append(direction)
    if free:
        landing = yield from choose_landing(s, "land", piece, free)
    elif taken:
        cells = [next_cell[cell * AROUND + direction] for direction in taken]
        landing = yield from choose_landing(s, "crash", piece, cells)
        other = s.board[landing]
        tell_pair(s, piece, other)
        yield from knock(s, other, taken[cells.index(landing)], 1, ban, moved)
        if s.board[landing] != NOBODY:
            landing = yield from choose_landing(s, "land", piece, nearest_free(s, landing, ban))
    else:
        landing = yield from choose_landing(s, "land", piece, nearest_free(s, cell, ban))
    fly(s, piece, landing, origin)


def choose_landing(s: LandmarkState, prompt: str, piece: int, cells: list[int]) -> Step[int]:
    """The player on turn chooses where a piece comes down."""
    lands = LAND[s.players]
    options: list[Action] = [lands[cell] for cell in cells]
    about: dict[str, Field] = {"other_seat": piece // TEAM, "piece": PIECES[piece % TEAM]}
    choice: Action = yield from choose(s, prompt, options, about)
    return cells[options.index(choice)]


def choose(s: LandmarkState, prompt: str, options: list[Action], about: Mapping[str, Field]) -> Step[Action]:
    """Ask the player on turn, unless there is only one thing to choose."""
    if len(options) == 1:
        return options[0]
    choice: Action = yield Ask(s.turn, prompt, options, about)
    return choice


def fly(s: LandmarkState, piece: int, cell: int, origin: int) -> None:
    """A piece flies to an empty cell."""
    s.put(piece, cell)
    if s.sink is not None:
        names = s.layout.board.names
        s.tell(FLEW, piece // TEAM, PIECES[piece % TEAM], names[origin], names[cell])


def tell_pair(s: LandmarkState, piece: int, other: int) -> None:
    """Tell that one flying piece hits the next."""
    if s.sink is not None:
        s.tell(CHAINED, piece // TEAM, PIECES[piece % TEAM], other // TEAM, PIECES[other % TEAM])


def nearest_free(s: LandmarkState, cell: int, ban: list[int]) -> list[int]:
    """The empty cells that are not banned on the nearest ring around a cell that has any."""
    near = s.layout.board.near
    ring, seen = [cell], {cell}
    while ring:
        ring = sorted({other for here in ring for other in near[here]} - seen)
        seen.update(ring)
        free = [other for other in ring if s.board[other] == NOBODY and other not in ban]
        if free:
            return free
    raise RuntimeError("no free cell is left; twenty pieces cannot fill the board")


def preview(s: LandmarkState, attacker: int, direction: int, difference: int) -> tuple[list[dict[str, object]], bool]:
    """What a bump would do: the same rules on a copy, the first option taken wherever there is a choice.

    Gives the flights in their order, and whether something was to be chosen.
    """
    twin: LandmarkState = s.copy()
    flown: list[Event] = []
    twin.sink = flown
    run = collide(twin, attacker, direction, difference)
    chosen = False
    answer: Action | None = None
    while True:
        try:
            asked = run.send(answer)
        except StopIteration:
            break
        assert isinstance(asked, Ask)
        chosen = True
        answer = asked.options[0]
    flights = [event.data() for event in flown if event.kind is FLEW or event.kind is ADVANCED]
    return flights, chosen
