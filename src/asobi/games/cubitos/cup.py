"""Rolling: which dice go into the cup, and what comes out of it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.actions import DISCARD, DRAW, ENOUGH, FILL, ROLL, ROLLED, TAKE, TAKE_ACTIVE, Take
from asobi.games.cubitos.state import CUP, DIE, LENT, NEW, OPEN, CubitosState
from asobi.games.cubitos.tables import FACE_NAMES, FACES, KIND_NAMES, KINDS
from asobi.games.cubitos.zones import shift, take_out, zone


def roll_cup(s: CubitosState, seat: int, why: str) -> int:
    """Roll every die in the cup: hits go to Active, misses to Roll. Gives the number of hits."""
    first = seat * KINDS
    active = s.active[seat]
    before = len(active)
    cup, lent = s.cup, s.borrowed[CUP]
    thrown = 0
    for place in range(first, first + KINDS):
        thrown += cup[place]
    shown = s.dice.throw(thrown, SIDES)
    thrown = 0
    missed: list[str] = []
    for kind in range(KINDS):
        count = cup[first + kind]
        if count:
            own = count - lent[first + kind]
            cup[first + kind] = lent[first + kind] = 0
            faces = FACES[kind]
            misses = 0
            for number in range(count):
                face = faces[shown[thrown] - 1]
                thrown += 1
                if face:
                    active.append(kind * 8 + face | NEW | OPEN | (LENT if number >= own else 0))
                else:
                    misses += 1
                    if number >= own:
                        s.borrowed[ROLL][first + kind] += 1
            s.roll[first + kind] += misses
            if s.sink is not None:
                missed += [KIND_NAMES[kind]] * misses
    hits = len(active) - before
    if s.sink is not None and (hits or missed):
        told = [[KIND_NAMES[(die & DIE) >> 3], FACE_NAMES[die & 7]] for die in active[before:]]
        s.tell(ROLLED, seat, why, told + [[kind, ""] for kind in missed], hits)
    return hits


def pour(s: CubitosState, seat: int, from_zone: int, kinds: int, to: int = CUP) -> None:
    """Put all dice of these kinds (a bit each) from a zone into the cup, or into another zone."""
    counts, there, first = zone(s, from_zone), zone(s, to), seat * KINDS
    lent = s.borrowed[from_zone]
    for kind in range(KINDS):
        place = first + kind
        if counts[place] and kinds >> kind & 1:
            there[place] += counts[place]
            counts[place] = 0
            if lent[place]:
                s.borrowed[to][place] += lent[place]
                lent[place] = 0


def refill(s: CubitosState, seat: int) -> None:
    """The whole Discard Zone becomes the Draw Zone."""
    pour(s, seat, DISCARD, ALL_KINDS, DRAW)


SIDES: Final = 6
ALL_KINDS: Final = (1 << KINDS) - 1


class Pick:
    """From where dice are chosen, of which kinds (a bit each), and how many at most."""

    def __init__(self, zones: tuple[int, ...], kinds: int, active: bool, exact: bool) -> None:
        self.zones = zones
        self.kinds = kinds
        self.active = active
        self.exact = exact

    def options(self, s: CubitosState, seat: int) -> list[Action]:
        """The dice that can be taken."""
        found: list[Action] = []
        first = seat * KINDS
        for number in self.zones:
            counts, row = zone(s, number), TAKE[number]
            found += [row[kind] for kind in range(KINDS) if counts[first + kind] and self.kinds >> kind & 1]
        if self.active:
            seen = 0
            for die in s.active[seat]:
                die &= DIE
                if self.kinds >> (die >> 3) & 1 and not seen >> die & 1:
                    seen |= 1 << die
                    found.append(TAKE_ACTIVE[die])
        return found

    def lying(self, s: CubitosState, seat: int) -> int:
        """How many dice there are to choose from, active ones apart."""
        first = seat * KINDS
        found = 0
        for number in self.zones:
            counts = zone(s, number)
            for kind in range(KINDS):
                if self.kinds >> kind & 1:
                    found += counts[first + kind]
        return found

    def fill(self, s: CubitosState, seat: int, most: int) -> None:
        """Take up to so many dice into the cup, the dearest first and never active ones."""
        first = seat * KINDS
        for kind in s.dearest:
            if self.kinds >> kind & 1:
                for number in self.zones:
                    taken = min(most, zone(s, number)[first + kind])
                    shift(s, seat, kind, taken, number, CUP)
                    most -= taken


def choose_dice(s: CubitosState, seat: int, prompt: str, pick: Pick, most: int) -> Step[None]:
    """Choose dice one by one into the cup; `fill` takes the rest, the dearest first."""
    while most:
        if pick.exact and not pick.active and pick.lying(s, seat) <= most:
            pick.fill(s, seat, most)
            return
        options = pick.options(s, seat)
        if not options:
            return
        if pick.exact and len(options) == 1:
            choice: Action = options[0]
        else:
            if pick.lying(s, seat):
                options.insert(0, FILL)
            if not pick.exact:
                options.append(ENOUGH)
            choice = yield Ask(seat, prompt, options, {"left": most})
        if isinstance(choice, Take):
            if take_out(s, seat, choice.zone, choice.kind, choice.face):
                s.borrowed[CUP][seat * KINDS + choice.kind] += 1
            s.cup[seat * KINDS + choice.kind] += 1
            most -= 1
        elif choice is FILL:
            before = pick.lying(s, seat)
            pick.fill(s, seat, most)
            if not pick.exact:
                return
            most -= before - pick.lying(s, seat)
        else:
            return


FROM_DRAW: Final = Pick((DRAW,), ALL_KINDS, False, True)


def extra_dice(s: CubitosState, seat: int, count: int) -> Step[None]:
    """+N dice: choose from Draw, refilled if need be, and roll only these; it never busts."""
    first = seat * KINDS
    lying = sum(s.draw[first : first + KINDS])
    if lying < count:
        FROM_DRAW.fill(s, seat, lying)
        refill(s, seat)
        count -= lying
    yield from choose_dice(s, seat, "extra", FROM_DRAW, count)
    roll_cup(s, seat, "extra")


def has_spare(s: CubitosState, seat: int) -> bool:
    """Whether there is any die in Draw or Discard for an extra roll."""
    first = seat * KINDS
    return any(s.draw[first : first + KINDS]) or any(s.discard[first : first + KINDS])


ANYWHERE: Final = (DRAW, ROLL, DISCARD)
