"""The referee's eyes: what the pieces' poses mean to the rules. Nothing here moves anything.

Two pieces touch where their boxes do; one rests on the other where the contact points upwards. From the board and
the ruins these supports are followed up to every piece.
"""

from __future__ import annotations

from typing import Final

from asobi.games.rampage.geometry import (
    CLOSE,
    UNITS,
    Solid,
    gap,
    hull,
    near,
    overlap,
    rectangle_distance,
    solids,
    turned,
)
from asobi.games.rampage.plan import (
    BOARD,
    BODY,
    DISC,
    FLOOR,
    KIND_OF,
    MEEPLES,
    PIECES,
    PLAN,
    POSE,
    RUIN,
    UNIT,
    VEHICLE,
    Spot,
)

STEEP: Final = 0.3  # a contact carries if its direction points up that much
UPRIGHT: Final = 0.707  # 45 degrees
SLIVER: Final = 0.02  # square centimetres in a neighbourhood that count
DISC_FLAT: Final = 0.985  # 10 degrees


class Scene:
    """A city at rest. Poses are never changed in place, so a scene holds for as long as its poses do."""

    def __init__(self, poses: list[int], here: list[int], earlier: Scene | None = None) -> None:
        self.poses = poses
        self.here = here
        self.solids: dict[int, list[Solid]] = {}
        self.supports: dict[int, list[int]] = {}
        self.carried: dict[int, list[int]] = {}
        self.contacts: dict[tuple[int, int], int] = {}
        self._look(earlier)
        self._chains: dict[int, frozenset[int]] = {}
        self._grounds: dict[int, list[int]] = {}
        self._hulls: dict[int, list[Spot]] = {}
        self.city: set[int] = self._reached()

    # -- contacts ------------------------------------------------------------------------------------------

    def _look(self, earlier: Scene | None) -> None:
        """Find all contacts; those between pieces that have not moved are taken over from an earlier scene."""
        pieces = [piece for piece in range(PIECES) if self.here[piece]]
        still: set[int] = set()
        for piece in pieces:
            if earlier is not None and piece in earlier.solids and earlier.pose(piece) == self.pose(piece):
                still.add(piece)
                self.solids[piece] = earlier.solids[piece]
            else:
                self.solids[piece] = solids(KIND_OF[piece], self.pose(piece))
        if earlier is not None:
            for pair, side in earlier.contacts.items():
                if (pair[0] < 0 or pair[0] in still) and pair[1] in still:
                    self._note(pair, side)
        lows = {piece: min([s.low[0] for s in self.solids[piece]]) for piece in pieces}
        highs = {piece: max([s.high[0] for s in self.solids[piece]]) for piece in pieces}
        for piece in pieces:
            if piece in still:
                continue
            low, high = lows[piece] - CLOSE, highs[piece] + CLOSE
            for other in pieces:
                if lows[other] <= high and highs[other] >= low and (other > piece or other in still):
                    self._compare((min(piece, other), max(piece, other)), self.solids)
            for number in range(len(STATICS)):
                self._meet_static(BOARD - number, piece)

    def _compare(self, pair: tuple[int, int], of: dict[int, list[Solid]]) -> None:
        for first in of[pair[0]]:
            for second in of[pair[1]]:
                if near(first, second):
                    free, normal = gap(first, second)
                    if free <= CLOSE:
                        self._note(pair, _side(normal[2]))

    def _meet_static(self, static: int, piece: int) -> None:
        for solid in self.solids[piece]:
            if near(STATICS[BOARD - static], solid) and over_the_board(solid):
                free, normal = gap(STATICS[BOARD - static], solid)
                if free <= CLOSE:
                    self._note((static, piece), _side(normal[2]))

    def _note(self, pair: tuple[int, int], side: int) -> None:
        """Write a contact down: side 1 says that the second rests on the first, -1 the other way, 0 neither."""
        if self.contacts.get(pair, 0) == 0:
            self.contacts[pair] = side
        if side:
            below, above = pair if side > 0 else (pair[1], pair[0])
            if below not in self.supports.setdefault(above, []):
                self.supports[above].append(below)
                self.carried.setdefault(below, []).append(above)

    def _reached(self) -> set[int]:
        """Every piece that the board or a ruin carries, directly or not, and whatever touches the board."""
        found = {piece for (static, piece) in self.contacts if static < 0}
        waiting = sorted(found)
        while waiting:
            for above in self.carried.get(waiting.pop(), []):
                if above not in found and above >= 0:
                    found.add(above)
                    waiting.append(above)
        return found

    # -- single pieces -------------------------------------------------------------------------------------

    def pose(self, piece: int) -> list[int]:
        """Where the piece is."""
        return self.poses[piece * POSE : piece * POSE + POSE]

    def spot(self, piece: int) -> Spot:
        """Where the piece's middle is, seen from above."""
        return self.poses[piece * POSE] / UNIT, self.poses[piece * POSE + 1] / UNIT

    def in_city(self, piece: int) -> bool:
        """In the city: carried by the board, however indirectly, or touching it."""
        return piece in self.city

    def escaped(self, meeple: int) -> bool:
        """A meeple that is still on the table but no longer in the city."""
        return bool(self.here[meeple]) and meeple not in self.city

    def knocked_down(self, seat: int, head_down: bool = False) -> bool:
        """The monster's body leans more than 45 degrees, or is not in the city."""
        if not self.in_city(BODY + seat):
            return True
        upright = turned(self.pose(BODY + seat))[2][2]
        return (-upright if head_down else upright) < UPRIGHT

    def on_own_disc(self, seat: int, head_down: bool = False) -> bool:
        """The body stands upright with its middle over its own disc, and rests on it."""
        if self.knocked_down(seat, head_down) or not self.in_city(DISC + seat):
            return False
        return DISC + seat in self.supports.get(BODY + seat, [])

    def flat(self, seat: int) -> bool:
        """The disc lies flat."""
        return abs(turned(self.pose(DISC + seat))[2][2]) > DISC_FLAT

    def carries(self, piece: int) -> list[int]:
        """What rests on the piece."""
        return self.carried.get(piece, [])

    def leaning_on(self, piece: int) -> list[int]:
        """Everything movable that touches the piece and does not carry it."""
        below = self.supports.get(piece, [])
        touching = [b if a == piece else a for a, b in self.contacts if piece in (a, b)]
        return [other for other in touching if other >= 0 and other not in below]

    def footprint(self, piece: int) -> list[Spot]:
        """The convex shape that the piece covers, seen from above."""
        if piece not in self._hulls:
            self._hulls[piece] = hull([spot for solid in self.solids[piece] for spot in solid.shadow()])
        return self._hulls[piece]

    def ends(self, piece: int) -> frozenset[int]:
        """Where the piece's supports end: the board, ruins."""
        known = self._chains.get(piece)
        if known is None:
            seen, waiting, found = {piece}, [piece], set()
            while waiting:
                for below in self.supports.get(waiting.pop(), []):
                    if below < 0:
                        found.add(below)
                    elif below not in seen:
                        seen.add(below)
                        waiting.append(below)
            known = frozenset(found)
            self._chains[piece] = known
        return known

    # -- places --------------------------------------------------------------------------------------------

    def buildings_of(self, piece: int) -> list[int]:
        """The buildings that the piece belongs to: its supports end at their ruins."""
        return sorted([RUIN - end for end in self.ends(piece) if end <= RUIN])

    def on_ruin(self, piece: int) -> list[int]:
        """The ruins on which the piece lies, if only partly."""
        found = []
        for number in self.buildings_of(piece):
            b = PLAN.buildings[number]
            if overlap(_box(b.x, b.y, b.hx, b.hy), self.footprint(piece)) > SLIVER:
                found.append(number)
        return found

    def grounds(self, piece: int) -> list[int]:
        """The neighbourhoods that the piece is in: on the ground there, or on something loose that is."""
        known = self._grounds.get(piece)
        if known is None:
            known = []
            if self.here[piece] and self.in_city(piece) and not self.buildings_of(piece):
                cover = self.footprint(piece)
                known = [n for n in range(len(PLAN.grounds)) if _within(n, cover) > SLIVER]
            self._grounds[piece] = known
        return known

    def sidewalks(self, seat: int) -> list[int]:
        """The buildings whose sidewalk the monster's disc touches."""
        disc = DISC + seat
        if not self.in_city(disc) or self.buildings_of(disc):
            return []
        x, y = self.spot(disc)
        reach = KIND_OF[disc].radius
        return [
            number
            for number, b in enumerate(PLAN.buildings)
            if rectangle_distance(x, y, b.x, b.y, b.walk_x, b.walk_y) < reach
        ]

    def members(self, building: int) -> list[int]:
        """The floors and meeples that the building's ruin carries."""
        end = RUIN - building
        return [piece for piece in self.solids if piece < VEHICLE and end in self.ends(piece)]

    def floors_on(self, building: int) -> list[int]:
        """The floors that still belong to the building, the highest first."""
        floors = [piece for piece in self.members(building) if piece >= FLOOR]
        return sorted(floors, key=lambda piece: -self.poses[piece * POSE + 2])

    # -- verdicts ------------------------------------------------------------------------------------------

    def bare(self, floor: int) -> bool:
        """A floor in the city that carries nothing; what merely leans on its edge does not count."""
        return self.in_city(floor) and not self.carries(floor)

    def bare_floors(self) -> list[int]:
        """All floors that carry nothing."""
        return [floor for floor in range(FLOOR, VEHICLE) if self.here[floor] and self.bare(floor)]

    def floors_in_city(self) -> int:
        """How many floors are still in the city."""
        return len([floor for floor in range(FLOOR, VEHICLE) if self.here[floor] and self.in_city(floor)])

    def riders(self, floor: int) -> list[int]:
        """The meeples on a floor, directly or not."""
        found: set[int] = set()
        waiting = [floor]
        while waiting:
            for above in self.carries(waiting.pop()):
                if above not in found:
                    found.add(above)
                    waiting.append(above)
        return sorted([piece for piece in found if piece < MEEPLES])

    def accessible(self, meeple: int) -> bool:
        """A meeple that may be eaten: in one neighbourhood and not between two, under nothing, in no building."""
        return bool(self.here[meeple]) and len(self.grounds(meeple)) == 1 and not self.carries(meeple)

    def edible(self, ground: int) -> list[int]:
        """The accessible meeples of a neighbourhood."""
        return [m for m in range(MEEPLES) if self.accessible(m) and ground in self.grounds(m)]

    def loose_on_ruin(self, building: int) -> list[int]:
        """The meeples on a ruin itself that carry nothing."""
        return [m for m in self.carries(RUIN - building) if m < MEEPLES and not self.carries(m)]

    def hit(self, building: int, touched: list[int], members: list[int]) -> bool:
        """A drop hits if the body touched the ruin or what belonged to the building when it was let go."""
        return RUIN - building in touched or any(piece in touched for piece in members)


def over_the_board(solid: Solid) -> bool:
    """Whether it reaches over the border; what stands on the table beside the board only meets its side."""
    edge = PLAN.half - CLOSE
    return solid.low[0] < edge and solid.high[0] > -edge and solid.low[1] < edge and solid.high[1] > -edge


def _within(ground: int, cover: list[Spot]) -> float:
    """The area of a neighbourhood that a footprint covers; most lie far off and need no cutting."""
    west, east, south, north = FRAMES[ground]
    xs, ys = [x for x, _ in cover], [y for _, y in cover]
    if max(xs) < west or min(xs) > east or max(ys) < south or min(ys) > north:
        return 0.0
    return overlap(PLAN.grounds[ground], cover)


def _side(up: float) -> int:
    return 1 if up > STEEP else -1 if up < -STEEP else 0


def _box(x: float, y: float, hx: float, hy: float) -> list[Spot]:
    return [(x - hx, y - hy), (x + hx, y - hy), (x + hx, y + hy), (x - hx, y + hy)]


def _statics() -> list[Solid]:
    """The board, then the ruins, as solids."""
    slab = PLAN.slab / 2.0
    found = [Solid((0.0, 0.0, -slab), UNITS, (PLAN.half, PLAN.half, slab), False)]
    thick = PLAN.ruin / 2.0
    found += [Solid((b.x, b.y, thick), UNITS, (b.hx, b.hy, thick), False) for b in PLAN.buildings]
    return found


STATICS: Final = _statics()
FRAMES: Final = [
    (min([x for x, _ in g]), max([x for x, _ in g]), min([y for _, y in g]), max([y for _, y in g]))
    for g in PLAN.grounds
]
