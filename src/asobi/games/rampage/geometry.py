"""Boxes and cylinders in space: where they are, whether they touch, what they cover seen from above."""

from __future__ import annotations

import math
from typing import Final

from asobi.games.rampage.plan import TURN, UNIT, Kind, Spot, area

CLOSE: Final = 0.03  # two pieces with a smaller gap touch
PARALLEL: Final = 0.001
ROUND: Final = 16

Vector = tuple[float, float, float]


class Solid:
    """One box or cylinder in the world: its middle, its three axes, its half sizes; a cylinder stands on axis 2."""

    def __init__(self, middle: Vector, axes: list[Vector], half: Vector, round: bool) -> None:
        self.middle = middle
        self.axes = axes
        self.half = half
        self.round = round
        self.low: list[float] = [middle[n] - self.reach(UNITS[n]) for n in range(3)]
        self.high: list[float] = [middle[n] + self.reach(UNITS[n]) for n in range(3)]

    def reach(self, n: Vector) -> float:
        """How far it extends from its middle along a direction."""
        a, b, c = self.axes
        h = self.half
        upright = h[2] * abs(c[0] * n[0] + c[1] * n[1] + c[2] * n[2])
        if self.round:
            along = c[0] * n[0] + c[1] * n[1] + c[2] * n[2]
            size = n[0] * n[0] + n[1] * n[1] + n[2] * n[2]
            return upright + h[0] * math.sqrt(max(0.0, size - along * along))
        return (
            upright
            + h[0] * abs(a[0] * n[0] + a[1] * n[1] + a[2] * n[2])
            + h[1] * abs(b[0] * n[0] + b[1] * n[1] + b[2] * n[2])
        )

    def shadow(self) -> list[Spot]:
        """The points whose hull it covers, seen from above."""
        x, y, _ = self.middle
        a, b, c = self.axes
        hx, hy, hz = self.half
        if self.round:
            rim = []
            for number in range(ROUND):
                angle = 2.0 * math.pi * number / ROUND
                u, v = hx * math.cos(angle), hx * math.sin(angle)
                rim += [(x + a[0] * u + b[0] * v + c[0] * w, y + a[1] * u + b[1] * v + c[1] * w) for w in (-hz, hz)]
            return rim
        return [
            (x + a[0] * i * hx + b[0] * j * hy + c[0] * k * hz, y + a[1] * i * hx + b[1] * j * hy + c[1] * k * hz)
            for i in (-1, 1)
            for j in (-1, 1)
            for k in (-1, 1)
        ]


UNITS: Final[list[Vector]] = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]


def turned(pose: list[int]) -> list[Vector]:
    """The three axes of a piece in that pose."""
    i, j, k, w = pose[3] / TURN, pose[4] / TURN, pose[5] / TURN, pose[6] / TURN
    return [
        (1 - 2 * (j * j + k * k), 2 * (i * j + k * w), 2 * (i * k - j * w)),
        (2 * (i * j - k * w), 1 - 2 * (i * i + k * k), 2 * (j * k + i * w)),
        (2 * (i * k + j * w), 2 * (j * k - i * w), 1 - 2 * (i * i + j * j)),
    ]


def solids(kind: Kind, pose: list[int]) -> list[Solid]:
    """The boxes or the cylinder of a piece in that pose."""
    x, y, z = pose[0] / UNIT, pose[1] / UNIT, pose[2] / UNIT
    axes = turned(pose)
    if kind.radius:
        return [Solid((x, y, z), axes, (kind.radius, kind.radius, kind.half), True)]
    found = []
    for bx, by, bz, hx, hy, hz in kind.boxes:
        middle = (
            x + axes[0][0] * bx + axes[1][0] * by + axes[2][0] * bz,
            y + axes[0][1] * bx + axes[1][1] * by + axes[2][1] * bz,
            z + axes[0][2] * bx + axes[1][2] * by + axes[2][2] * bz,
        )
        found.append(Solid(middle, axes, (hx, hy, hz), False))
    return found


def near(first: Solid, second: Solid) -> bool:
    """Whether the boxes round them come close at all."""
    a, b, c, d = first.low, first.high, second.low, second.high
    return (
        a[0] <= d[0] + CLOSE
        and c[0] <= b[0] + CLOSE
        and a[1] <= d[1] + CLOSE
        and c[1] <= b[1] + CLOSE
        and a[2] <= d[2] + CLOSE
        and c[2] <= b[2] + CLOSE
    )


def gap(first: Solid, second: Solid) -> tuple[float, Vector]:
    """The gap between two solids (below zero if they overlap) and its direction, from the first to the second."""
    dx = second.middle[0] - first.middle[0]
    dy = second.middle[1] - first.middle[1]
    dz = second.middle[2] - first.middle[2]
    widest, normal = -1e9, UNITS[2]
    for axis in candidate_axes(first, second, (dx, dy, dz)):
        x, y, z = axis
        size = x * x + y * y + z * z
        if size < PARALLEL:
            continue
        scale = 1.0 / math.sqrt(size)
        unit = (x * scale, y * scale, z * scale)
        apart = dx * unit[0] + dy * unit[1] + dz * unit[2]
        free = abs(apart) - first.reach(unit) - second.reach(unit)
        if free > widest:
            widest = free
            normal = unit if apart >= 0.0 else (-unit[0], -unit[1], -unit[2])
            if free > CLOSE:
                break
    return widest, normal


def candidate_axes(first: Solid, second: Solid, way: Vector) -> list[Vector]:
    """The directions in which two solids can be apart: of their faces, then of their edges."""
    mine = [first.axes[2]] if first.round else first.axes
    yours = [second.axes[2]] if second.round else second.axes
    found = [*mine, *yours]
    for a in mine:
        found += [(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]) for b in yours]
    for solid, other in ((first, second), (second, first)):
        if solid.round:
            found += radial_axes(solid, other, way)
    return found


def radial_axes(disc: Solid, other: Solid, way: Vector) -> list[Vector]:
    """For a round one: straight from its axis to the other's middle and to the other's nearest point."""
    up = disc.axes[2]
    point = [other.middle[0], other.middle[1], other.middle[2]]
    if not other.round:
        away = (disc.middle[0] - point[0], disc.middle[1] - point[1], disc.middle[2] - point[2])
        for number in range(3):
            axis = other.axes[number]
            along = away[0] * axis[0] + away[1] * axis[1] + away[2] * axis[2]
            along = max(-other.half[number], min(other.half[number], along))
            for n in range(3):
                point[n] += axis[n] * along
    found = []
    to = (point[0] - disc.middle[0], point[1] - disc.middle[1], point[2] - disc.middle[2])
    for line in (way, to):
        along = line[0] * up[0] + line[1] * up[1] + line[2] * up[2]
        found.append((line[0] - along * up[0], line[1] - along * up[1], line[2] - along * up[2]))
    return found


def hull(points: list[Spot]) -> list[Spot]:
    """The convex hull of points, against the clock."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    chain: list[Spot] = []
    for row in (ordered, ordered[::-1]):
        start = len(chain)
        for p in row:
            while len(chain) >= start + 2 and _left(chain[-2], chain[-1], p) <= 0.0:
                chain.pop()
            chain.append(p)
        chain.pop()
    return chain


def overlap(ground: list[Spot], cover: list[Spot]) -> float:
    """The area that a polygon of any shape and a convex one share."""
    shape = ground
    for place in range(len(cover)):
        start, end = cover[place - 1], cover[place]
        cut: list[Spot] = []
        for number in range(len(shape)):
            p, q = shape[number - 1], shape[number]
            inside_p, inside_q = _left(start, end, p), _left(start, end, q)
            if (inside_p >= 0.0) != (inside_q >= 0.0):
                share = inside_p / (inside_p - inside_q)
                cut.append((p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share))
            if inside_q >= 0.0:
                cut.append(q)
        shape = cut
        if len(shape) < 3:
            return 0.0
    return area(shape)


def inside(ground: list[Spot], x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    found = False
    for place in range(len(ground)):
        x1, y1 = ground[place - 1]
        x2, y2 = ground[place]
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            found = not found
    return found


def rectangle_distance(x: float, y: float, cx: float, cy: float, hx: float, hy: float) -> float:
    """How far a point lies from a rectangle; 0 inside."""
    return math.hypot(max(0.0, abs(x - cx) - hx), max(0.0, abs(y - cy) - hy))


def polygon_distance(x: float, y: float, cover: list[Spot]) -> float:
    """How far a point lies from a convex polygon; 0 inside."""
    if inside(cover, x, y):
        return 0.0
    best = 1e9
    for place in range(len(cover)):
        x1, y1 = cover[place - 1]
        x2, y2 = cover[place]
        dx, dy = x2 - x1, y2 - y1
        share = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy + 1e-12)))
        best = min(best, math.hypot(x - x1 - dx * share, y - y1 - dy * share))
    return best


def _left(start: Spot, end: Spot, p: Spot) -> float:
    return (end[0] - start[0]) * (p[1] - start[1]) - (end[1] - start[1]) * (p[0] - start[0])
