"""Where a monster or a meeple can be put down: free spots, re-seating a body, corners."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.rampage.actions import CORNER, PLACED
from asobi.games.rampage.builder import monster
from asobi.games.rampage.geometry import Solid, gap, inside, near, polygon_distance, rectangle_distance, solids
from asobi.games.rampage.plan import BODY, DISC, KIND_OF, MEEPLES, PLAN, POSE, UNIT, Spot, pose, written
from asobi.games.rampage.referee import STATICS, Scene
from asobi.games.rampage.state import RampageState

DEEP: Final = -0.02  # a smaller overlap is only a touch
STEP: Final = 0.25
NEIGHBOURS: Final = 4.0  # how far a piece in the way is moved
EDGE: Final = 2.0
FAR: Final = 20.0  # no two pieces further apart than that can touch


def spiral(x: float, y: float, reach: float, step: float = STEP) -> Iterator[Spot]:
    """Points round a point, the nearest first."""
    yield x, y
    for ring in range(1, int(reach / step) + 1):
        count = max(6, round(2.0 * math.pi * ring))
        for number in range(count):
            angle = 2.0 * math.pi * number / count
            yield x + ring * step * math.cos(angle), y + ring * step * math.sin(angle)


def in_the_way(scene: Scene, wanted: list[Solid], ignore: list[int]) -> Iterator[int]:
    """The pieces (and ruins, below zero) that overlap what is to be put down."""
    for number, static in enumerate(STATICS):
        if _meets([static], wanted):
            yield -1 - number
    x, y = wanted[0].middle[0], wanted[0].middle[1]
    for piece, shapes in scene.solids.items():
        middle = shapes[0].middle
        if abs(middle[0] - x) + abs(middle[1] - y) < FAR and piece not in ignore and _meets(shapes, wanted):
            yield piece


def is_free(scene: Scene, wanted: list[Solid], ignore: list[int]) -> bool:
    """Whether nothing at all is in the way."""
    return next(in_the_way(scene, wanted, ignore), None) is None


def _meets(shapes: list[Solid], wanted: list[Solid]) -> bool:
    for shape in shapes:
        for solid in wanted:
            if near(shape, solid) and gap(shape, solid)[0] < DEEP:
                return True
    return False


def monster_fits(scene: Scene, seat: int, x: float, y: float, yaw: float, level: float = 0.0) -> bool:
    """Whether the monster can stand there, wholly on the board, without touching anything."""
    if max(abs(x), abs(y)) > PLAN.half - EDGE:
        return False
    disc, body = monster(x, y, yaw, level)
    wanted = solids(KIND_OF[DISC], disc) + solids(KIND_OF[BODY], body)
    return is_free(scene, wanted, [DISC + seat, BODY + seat])


def facing(s: RampageState, seat: int) -> float:
    """Where the monster's body looks, seen from above."""
    i, j, k, w = s.poses[(BODY + seat) * POSE + 3 : (BODY + seat) * POSE + 7]
    return 2.0 * math.atan2(k, w) if abs(k) + abs(w) > abs(i) + abs(j) else 0.0


def free_place(s: RampageState, seat: int, x: float, y: float, grounds: list[int]) -> tuple[float, float, float] | None:
    """The free spot nearest to a point in one of the neighbourhoods, and a way to face there."""
    scene = s.scene()
    yaw = facing(s, seat)
    for px, py in spiral(x, y, 60.0, 0.5):
        if any(inside(PLAN.grounds[n], px, py) for n in grounds):
            for turn in (yaw, yaw + math.pi / 2.0):
                if monster_fits(scene, seat, px, py, turn):
                    return px, py, turn
    return None


def free_corners(s: RampageState) -> list[int]:
    """The corners in which no monster's part lies."""
    scene = s.scene()
    found = []
    for number, (x, y) in enumerate(PLAN.corners):
        parts = [piece for piece in scene.solids if piece >= DISC and scene.in_city(piece)]
        if all(polygon_distance(x, y, scene.footprint(piece)) >= PLAN.free for piece in parts):
            found.append(number)
    return found


def stand(s: RampageState, seat: int, x: float, y: float, yaw: float, level: float = 0.0) -> None:
    """Put the monster there, upright (or head-down, if it was turned round)."""
    disc, body = monster(x, y, yaw, level)
    s.seat_monster(seat, disc, upended(body) if s.flipped[seat] else body)
    s.down[seat] = 0


def upended(body: list[int]) -> list[int]:
    """The pose of a body turned upside down about its forward axis."""
    x, y, z = [part / UNIT for part in body[:3]]
    i, j, k, w = [part / 1_000_000.0 for part in body[3:]]
    return written(x, y, z, w, k, -j, -i)


def to_corner(s: RampageState, seat: int, corner: int) -> None:
    """Put the monster into a corner, or as near to it as there is room."""
    x, y = PLAN.corners[corner]
    scene = s.scene()
    yaw = math.atan2(-y, -x)
    for px, py in spiral(x, y, 40.0):
        if monster_fits(scene, seat, px, py, yaw):
            stand(s, seat, px, py, yaw)
            return
    raise RuntimeError("the board is too full for a monster to stand anywhere")


def enter_corner(s: RampageState, seat: int) -> Step[None]:
    """The monster comes in at a free corner of its player's choice."""
    s.set_here([DISC + seat, BODY + seat], False)
    corners = free_corners(s) or [0, 1, 2, 3]
    corner = corners[0]
    if len(corners) > 1:
        options: list[Action] = [CORNER[number] for number in corners]
        choice: Action = yield Ask(seat, "corner", options)
        corner = int(choice.fields["corner"])
    to_corner(s, seat, corner)
    s.tell(PLACED, seat)


def reseat(s: RampageState, seat: int) -> None:
    """Put the body back on its disc; what lies in the way is moved a little, or else the monster is."""
    s.set_here([BODY + seat], False)
    scene = s.scene()
    if scene.flat(seat) and _mount(s, seat, scene):
        return
    x, y = scene.spot(DISC + seat)
    near_by = scene.grounds(DISC + seat) or [_nearest_ground(x, y)]
    s.set_here([DISC + seat], False)
    found = free_place(s, seat, x, y, near_by) or free_place(s, seat, x, y, list(range(len(PLAN.grounds))))
    if found is None:
        raise RuntimeError("the board is too full for a monster to stand anywhere")
    stand(s, seat, *found)


def _mount(s: RampageState, seat: int, scene: Scene) -> bool:
    """Set the body on the disc where it lies, clearing loose pieces away if need be."""
    x, y = scene.spot(DISC + seat)
    z = s.poses[(DISC + seat) * POSE + 2] / UNIT - KIND_OF[DISC].half
    yaw = facing(s, seat)
    for round in range(2):
        scene = s.scene()
        fewest: list[int] | None = None
        for eighth in range(8):
            turn = yaw + eighth * math.pi / 4.0
            body = monster(x, y, turn, z)[1]
            blocked = list(in_the_way(scene, solids(KIND_OF[BODY], body), [DISC + seat, BODY + seat]))
            if not blocked:
                _set_body(s, seat, body)
                return True
            if fewest is None or len(blocked) < len(fewest):
                fewest = blocked
        if round == 0 and not _clear(s, seat, fewest or []):
            return False
    return False


def _set_body(s: RampageState, seat: int, body: list[int]) -> None:
    s.put([[BODY + seat, *(upended(body) if s.flipped[seat] else body)]])
    s.set_here([BODY + seat], True)
    s.down[seat] = 0


def _clear(s: RampageState, seat: int, pieces: list[int]) -> bool:
    """Move loose pieces out of the way; False if one of them cannot be moved."""
    for piece in pieces:
        scene = s.scene()
        if piece < 0 or piece >= DISC or scene.buildings_of(piece) or scene.carries(piece):
            return False
        x, y = scene.spot(piece)
        spot = free_spot(s, piece, x, y, NEIGHBOURS + 2.0, scene.grounds(piece), DISC + seat)
        if spot is None:
            return False
        s.put([[piece, *pose(spot[0], spot[1], KIND_OF[piece].half)]])
    return True


def free_spot(
    s: RampageState, piece: int, x: float, y: float, reach: float, grounds: list[int], keep_off: int = -1
) -> Spot | None:
    """The spot nearest to a point where the piece can lie flat, in one of the neighbourhoods."""
    scene = s.scene()
    for px, py in spiral(x, y, reach, 0.5):
        if not any(inside(PLAN.grounds[n], px, py) for n in grounds):
            continue
        if max(abs(px), abs(py)) > PLAN.half - 1.0:
            continue
        if keep_off >= 0 and math.dist(scene.spot(keep_off), (px, py)) < 3.6:
            continue
        wanted = solids(KIND_OF[piece], pose(px, py, KIND_OF[piece].half))
        if is_free(scene, wanted, [piece]):
            return px, py
    return None


def lay_meeples(s: RampageState, meeples: list[int], x: float, y: float, ground: int) -> list[int]:
    """Stand meeples on free spots of a neighbourhood, near a point; gives those for whom there was room."""
    laid = []
    for meeple in meeples:
        spot = free_spot(s, meeple, x, y, 80.0, [ground])
        if spot is not None:
            s.put([[meeple, *pose(spot[0], spot[1], KIND_OF[meeple].half)]])
            s.set_here([meeple], True)
            laid.append(meeple)
    return laid


def roof_spot(s: RampageState, seat: int, building: int) -> tuple[float, float, float] | None:
    """A free spot for the disc on the highest floor of a building, and how high it is."""
    scene = s.scene()
    floors = scene.floors_on(building)
    if not floors:
        return None
    top = floors[0]
    level = max([solid.high[2] for solid in scene.solids[top]])
    cx, cy = scene.spot(top)
    for x, y in spiral(cx, cy, 4.0):
        disc = monster(x, y, 0.0, level + 0.01)[0]
        if inside(scene.footprint(top), x, y) and is_free(
            scene, solids(KIND_OF[DISC], disc), [DISC + seat, BODY + seat, top]
        ):
            return x, y, level
    return None


def _nearest_ground(x: float, y: float) -> int:
    return min(range(len(PLAN.grounds)), key=lambda n: polygon_distance(x, y, PLAN.grounds[n]))


def beside(building: int, ground: int) -> Spot:
    """A point of the neighbourhood close to the building's sidewalk."""
    b = PLAN.buildings[building]
    best, least = (b.x, b.y), 1e9
    for px, py in spiral(b.x, b.y, 20.0, 0.5):
        far = rectangle_distance(px, py, b.x, b.y, b.walk_x, b.walk_y)
        if far > 0.8 and far < least and inside(PLAN.grounds[ground], px, py):
            best, least = (px, py), far
    return best


def meeples_on(scene: Scene, building: int) -> list[int]:
    """The meeples that a bad smell drives off a ruin: those standing on it that carry nothing."""
    return sorted([m for m in scene.loose_on_ruin(building) if m < MEEPLES])
