"""How the city is built: ninety meeples drawn at random, by a hand that is not perfect."""

from __future__ import annotations

import math

from asobi.core import Dice
from asobi.games.rampage.plan import BODY, DISC, FLOOR, KIND_OF, MEEPLES, PIECES, PLAN, VEHICLE, pose


def drawn_colours(dice: Dice) -> list[int]:
    """The colour of each meeple: fifteen of each of six, in a random order."""
    colours = [number % 6 for number in range(MEEPLES)]
    dice.shuffle(colours)
    return colours


def stacked(dice: Dice, players: int) -> tuple[list[int], list[int]]:
    """The poses of all pieces and which of them are there, with every building standing."""
    poses: list[list[int]] = [pose(0.0, 0.0, 0.0)] * PIECES
    meeple, floor = 0, FLOOR
    tall, thick = 2.0 * KIND_OF[0].half, 2.0 * KIND_OF[FLOOR].half
    for building in PLAN.buildings:
        level = PLAN.ruin
        for _ in range(building.storeys):
            for x, y in building.pillars:
                poses[meeple] = _meeple(dice, building.x + x, building.y + y, level)
                meeple += 1
            near = PLAN.wobble["floor"]
            level += tall
            poses[floor] = pose(building.x + slip(dice, near), building.y + slip(dice, near), level + thick / 2.0)
            level += thick
            floor += 1
        for x, y in building.roof:
            poses[meeple] = _meeple(dice, building.x + x, building.y + y, level)
            meeple += 1
    for number, (x, y) in enumerate(PLAN.parking):
        poses[VEHICLE + number] = pose(x, y, KIND_OF[VEHICLE].half)
    here = [1] * PIECES
    for seat in range(4):
        if seat < players:
            x, y = PLAN.corners[PLAN.seats[players][seat]]
            poses[DISC + seat], poses[BODY + seat] = monster(x, y, math.atan2(-y, -x))
        else:
            here[DISC + seat] = here[BODY + seat] = 0
    return [number for row in poses for number in row], here


def monster(x: float, y: float, yaw: float, level: float = 0.0) -> tuple[list[int], list[int]]:
    """The poses of a disc and of the body standing on it."""
    disc, body = KIND_OF[DISC], KIND_OF[BODY]
    return pose(x, y, level + disc.half), pose(x, y, level + 2.0 * disc.half + body.half, yaw)


def _meeple(dice: Dice, x: float, y: float, level: float) -> list[int]:
    near = PLAN.wobble["meeple"]
    yaw = math.radians(dice.below(360))
    return pose(x + slip(dice, near), y + slip(dice, near), level + KIND_OF[0].half, yaw)


def slip(dice: Dice, most: float) -> float:
    """A small error, up to the most either way."""
    return most * (dice.below(2001) - 1000) / 1000.0
