"""The four actions as the hand does them: what is aimed at, and the run of nature that follows."""

from __future__ import annotations

import math
from typing import Any

from asobi.core import Action, Aim, Ask, Dice, Point, Space, Step
from asobi.games.rampage.actions import (
    AGAIN,
    BLOW,
    BLOWS,
    BUMPED,
    CARRY,
    CLIMB,
    DROP,
    DROPS,
    ENOUGH,
    FLICK,
    FLICKS,
    JUMPS,
    KICKS,
    LEFT_CITY,
    MISSED,
    PLACED,
    SPOT,
    STAY,
    STOMPS,
    STRETCH,
    THROW,
    TOSSES,
    OfBuilding,
)
from asobi.games.rampage.geometry import solids
from asobi.games.rampage.plan import BODY, DISC, KIND_OF, MEEPLES, PLAN, POSE, UNIT, VEHICLE, Building
from asobi.games.rampage.powers import powers_of
from asobi.games.rampage.resolve import lift, resolve_bump, resolve_deed
from asobi.games.rampage.runs import disturb
from asobi.games.rampage.seating import enter_corner, free_place, roof_spot, stand
from asobi.games.rampage.state import HAND, TREMOR, RampageState
from asobi.games.rampage.teeth import lose_tooth

# -- the hand ----------------------------------------------------------------------------------------------


def aim(seat: int, prompt: str, space: Space, about: dict[str, Any] | None = None) -> Step[dict[str, float]]:
    """What the seat aims at, as real numbers by name."""
    point: Point = yield Aim(seat, prompt, space, about)
    return space.values(point)


def bell(dice: Dice, width: float) -> float:
    """A random error of about that width, as a hand makes it."""
    total = sum([dice.below(1000) for _ in range(6)])
    return width * (total - 2997.0) / 707.0


def trembling(s: RampageState, what: str) -> float:
    """The extra error of the clumsy variant, 0 without it."""
    return float(PLAN.hand["clumsy"][what]) if s.clumsy == TREMOR else 0.0


def speed_of(mass: float, power: float) -> float:
    """How fast a finger sends a piece of that mass away: one law for everything that is flicked."""
    finger = PLAN.finger
    push: float = finger["speed"] * power**1.5 * (1.0 + finger["restitution"]) * finger["mass"]
    return push / (float(finger["mass"]) + mass)


def flicked(s: RampageState, piece: int, aimed: dict[str, float]) -> list[float]:
    """The velocity and the spin of a flicked piece, with the tremor of a finger."""
    tremor = PLAN.finger["tremor"]
    angle = aimed["direction"] + bell(s.dice, tremor["angle"]) + bell(s.dice, trembling(s, "angle"))
    rise = math.radians(aimed.get("elevation", 0.0))
    speed = speed_of(KIND_OF[piece].mass, aimed["power"]) * (1.0 + bell(s.dice, tremor["speed"]))
    flat = speed * math.cos(rise)
    way = math.radians(angle)
    spin = aimed["spin"] * PLAN.finger["spin"]
    return [flat * math.cos(way), flat * math.sin(way), speed * math.sin(rise), 0.0, 0.0, spin]


def placed(s: RampageState, piece: int) -> list[float]:
    """A piece's pose as nature wants it."""
    row = s.poses[piece * POSE : piece * POSE + POSE]
    return [row[0] / UNIT, row[1] / UNIT, row[2] / UNIT, *[part / 1_000_000.0 for part in row[3:]]]


def on_head(s: RampageState, seat: int, piece: int, direction: float) -> list[float]:
    """The pose of a piece on the top of a monster's head, looking where it will fly."""
    x, y, _ = placed(s, BODY + seat)[:3]
    top = max([solid.high[2] for solid in s.scene().solids[BODY + seat]])
    yaw = math.radians(direction) / 2.0
    return [x, y, top + KIND_OF[piece].half + 0.02, 0.0, 0.0, math.sin(yaw), math.cos(yaw)]


# -- placing -----------------------------------------------------------------------------------------------


def place_monster(s: RampageState, chooser: int, seat: int, grounds: list[int]) -> Step[None]:
    """Somebody sets a monster down in one of the neighbourhoods: the free spot nearest to where they point."""
    letters = "".join([PLAN.letters[ground] for ground in grounds])
    aimed = yield from aim(chooser, "place", SPOT, {"grounds": letters, "seat": seat})
    yield from lift(s, chooser, [DISC + seat, BODY + seat], chooser, 1)
    found = free_place(s, seat, aimed["x"], aimed["y"], grounds)
    if found is None:
        found = free_place(s, seat, aimed["x"], aimed["y"], list(range(len(PLAN.grounds))))
    assert found is not None, "the board is too full for a monster to stand anywhere"
    stand(s, seat, *found)
    s.tell(PLACED, seat)


def carry(s: RampageState, seat: int, piece: int, target: list[float]) -> Step[None]:
    """The clumsy hand: lead a piece up, over and down to where it is let go, and answer for what it bumps into."""
    if s.clumsy != HAND:
        return
    aimed = yield from aim(seat, "carry", CARRY)
    start = placed(s, piece)
    high = max(start[2], target[2]) if aimed["height"] == 0.0 else max(start[2], aimed["height"])
    way = [[start[0], start[1], high], [target[0], target[1], high], target[:3]]
    own_disc = piece == DISC + seat
    event: dict[str, Any] = {"carry": piece, "way": way}
    if own_disc:
        event["pin"] = [BODY + seat]
    answer = yield from disturb(s, seat, "carry", event)
    if answer["touched"]:
        s.tell(BUMPED, seat)
        yield from lose_tooth(s, seat)
        if own_disc:
            yield from resolve_bump(s, seat, answer["left"])
        else:
            s.set_here([piece], False)
            yield from resolve_bump(s, seat, answer["left"])
            s.set_here([piece], True)


# -- Move --------------------------------------------------------------------------------------------------


def move(s: RampageState, seat: int, jump: bool) -> Step[None]:
    """Flick the disc, off the ground or off the own head; the body follows."""
    powers = powers_of(s, seat)
    if not jump:
        yield from before_move(s, seat)
    left: list[int] = []
    for number in range(max([1, *[power.flicks() for power in powers]])):
        if number:
            again: list[Action] = [AGAIN, ENOUGH]
            if (yield Ask(seat, "again", again)) is ENOUGH:
                break
        fell = yield from flick_disc(s, seat, jump and number == 0)
        left += [piece for piece in fell if piece not in left]
        if not s.scene().in_city(DISC + seat):
            s.tell(LEFT_CITY, seat)
            yield from lose_tooth(s, seat)
            yield from enter_corner(s, seat)
    teeth = max([1, *[power.teeth_by_move() for power in powers]])
    yield from resolve_deed(s, seat, left, teeth)


def before_move(s: RampageState, seat: int) -> Step[None]:
    """What some powers do before the flick: climb a roof, or step anywhere in the neighbourhood."""
    powers = powers_of(s, seat)
    roofs = [b for power in powers for b in power.roofs(s, seat) if roof_spot(s, seat, b) is not None]
    grounds = s.scene().grounds(DISC + seat)
    options: list[Action] = [CLIMB[b] for b in roofs]
    if grounds and any(power.stretches() for power in powers):
        options.append(STRETCH)
    if not options:
        return
    choice: Action = yield Ask(seat, "before-move", [*options, STAY])
    if isinstance(choice, OfBuilding):
        spot = roof_spot(s, seat, choice.building)
        assert spot is not None
        x, y, level = spot
        yield from carry(s, seat, BODY + seat, [x, y, level + 6.0])
        spot = roof_spot(s, seat, choice.building)
        if spot is not None:
            yield from lift(s, seat, [DISC + seat, BODY + seat], seat, 1)
            spot = roof_spot(s, seat, choice.building) or spot
            stand(s, seat, spot[0], spot[1], 0.0, spot[2])
    elif choice is STRETCH:
        yield from place_monster(s, seat, seat, grounds)


def flick_disc(s: RampageState, seat: int, jump: bool) -> Step[list[int]]:
    """One flick of the own disc; the body is lifted meanwhile, or after the disc has left its head.

    Gives who left the city, in that order.
    """
    disc = DISC + seat
    aimed = yield from aim(seat, "throw-disc" if jump else "flick", THROW if jump else FLICK)
    pose = on_head(s, seat, disc, 0.0) if jump else placed(s, disc)
    event: dict[str, Any] = {"set": [[disc, *pose, *flicked(s, disc, aimed)]]}
    if s.here[BODY + seat]:
        event["pin" if jump else "lift"] = [BODY + seat]
    s.tell(JUMPS if jump else FLICKS, seat)
    run = yield from disturb(s, seat, "move", event)
    left: list[int] = list(run["left"])
    bereft = s.here[BODY + seat] and jump and s.scene().leaning_on(BODY + seat)
    s.set_here([BODY + seat], False)
    if bereft:
        fall = yield from disturb(s, seat, "settle", {})
        left += fall["left"]
    return left


# -- Demolish ----------------------------------------------------------------------------------------------


def demolish(s: RampageState, seat: int, building: int) -> Step[None]:
    """Drop the body on a building; a miss costs a tooth."""
    b = PLAN.buildings[building]
    members = s.scene().members(building)
    run = yield from drop_body(s, seat, b.x, b.y, reach_of(b), {"building": b.name})
    scene = s.scene()
    yield from miss(s, seat, scene.hit(building, run["touched"], members))
    yield from resolve_deed(s, seat, run["left"], 1)


def stomp(s: RampageState, seat: int, rival: int) -> Step[None]:
    """Heavyweight: drop the body on a rival; whether that hits is judged by the rival's body and disc."""
    x, y = s.scene().spot(BODY + rival)
    run = yield from drop_body(s, seat, x, y, (3.0, 3.0), {"rival": rival})
    yield from miss(s, seat, BODY + rival in run["touched"] or DISC + rival in run["touched"])
    yield from resolve_deed(s, seat, run["left"], 1)


def miss(s: RampageState, seat: int, hit: bool) -> Step[None]:
    """A body that missed its target, or only one off the board if the table reads it so, costs a tooth."""
    if not s.scene().in_city(BODY + seat) or not (hit or s.offboard):
        s.tell(MISSED, seat)
        yield from lose_tooth(s, seat)


def reach_of(building: Building) -> tuple[float, float]:
    """How far from the middle the body may be held: over the building and its sidewalk."""
    return building.walk_x, building.walk_y


def drop_body(
    s: RampageState, seat: int, x: float, y: float, reach: tuple[float, float], about: dict[str, Any]
) -> Step[dict[str, Any]]:
    """Hold the body over something and let it go."""
    aimed = yield from aim(seat, "drop", DROP, about)
    tremor = PLAN.hand["tremor"]
    wide = tremor["place"] + tremor["by-height"] * aimed["height"]
    east = max(-reach[0], min(reach[0], aimed["east"])) + bell(s.dice, wide) + bell(s.dice, trembling(s, "place"))
    north = max(-reach[1], min(reach[1], aimed["north"])) + bell(s.dice, wide) + bell(s.dice, trembling(s, "place"))
    tilt = aimed["tilt"] + bell(s.dice, tremor["tilt"]) + bell(s.dice, trembling(s, "angle"))
    turn = held(math.radians(aimed["facing"]), math.radians(tilt), math.radians(aimed["tilted"]))
    z = release_height(s, seat, x + east, y + north, turn, aimed["height"])
    pose = [x + east, y + north, z, *turn]
    yield from carry(s, seat, BODY + seat, pose)
    if "building" in about:
        s.tell(DROPS, seat, about["building"])
    elif "rival" in about:
        s.tell(STOMPS, seat, about["rival"])
    event = {"set": [[BODY + seat, *pose, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]], "watch": BODY + seat}
    return (yield from disturb(s, seat, "demolish", event))


def held(facing: float, tilt: float, tilted: float) -> list[float]:
    """A body turned to face somewhere, then tilted about a level axis."""
    i, j, w = math.sin(tilt / 2.0) * math.cos(tilted), math.sin(tilt / 2.0) * math.sin(tilted), math.cos(tilt / 2.0)
    k, v = math.sin(facing / 2.0), math.cos(facing / 2.0)
    return [i * v + j * k, j * v - i * k, w * k, w * v]


def release_height(s: RampageState, seat: int, x: float, y: float, turn: list[float], height: float) -> float:
    """How high the body's middle is let go: its lowest point as high as asked, but clear of everything below."""
    pose = [round(x * UNIT), round(y * UNIT), 0, *[round(part * 1_000_000.0) for part in turn]]
    shapes = solids(KIND_OF[BODY], pose)
    low = min([shape.low[2] for shape in shapes])
    clear = 0.0
    for piece, others in s.scene().solids.items():
        if piece != BODY + seat:
            for other in others:
                for shape in shapes:
                    if all(shape.low[n] < other.high[n] and other.low[n] < shape.high[n] for n in (0, 1)):
                        clear = max(clear, other.high[2])
    return max(height, clear + float(PLAN.hand["lowest"])) - low


# -- Toss and Breathe --------------------------------------------------------------------------------------


def throw(s: RampageState, seat: int, piece: int, deed: str) -> Step[dict[str, Any]]:
    """Flick a piece off the own head."""
    aimed = yield from aim(seat, "throw", THROW, {"piece": piece})
    yield from carry(s, seat, piece, on_head(s, seat, piece, aimed["direction"]))
    pose = on_head(s, seat, piece, aimed["direction"])
    event: dict[str, Any] = {"set": [[piece, *pose, *flicked(s, piece, aimed)]]}
    if piece == DISC + seat:
        event["pin"] = [BODY + seat]
        s.tell(KICKS, seat)
    else:
        s.tell(TOSSES, seat, piece - VEHICLE)
    return (yield from disturb(s, seat, deed, event))


def toss(s: RampageState, seat: int, vehicle: int) -> Step[None]:
    """Flick a vehicle off the own head; it stays where it stops."""
    run = yield from throw(s, seat, VEHICLE + vehicle, "toss")
    yield from resolve_deed(s, seat, run["left"], 1)


def kick(s: RampageState, seat: int) -> Step[None]:
    """Kung Fu Master: flick the own disc off the own head, then put it back under the body, wherever it went."""
    disc = DISC + seat
    before = [disc, *s.poses[disc * POSE : disc * POSE + POSE]]
    run = yield from throw(s, seat, disc, "toss")
    s.put([before])
    yield from resolve_deed(s, seat, [piece for piece in run["left"] if piece != disc], 1)


def breathe(s: RampageState, seat: int, mouth: int) -> Step[None]:
    """Blow once from a monster's head; that monster is held."""
    aimed = yield from aim(seat, "breath", BLOW, {"mouth": mouth})
    x, y, _ = placed(s, BODY + mouth)[:3]
    top = max([solid.high[2] for solid in s.scene().solids[BODY + mouth]])
    yaw = aimed["direction"] + bell(s.dice, PLAN.finger["tremor"]["angle"]) + bell(s.dice, trembling(s, "angle"))
    breath = {
        "x": x + PLAN.breath["before"] * math.cos(math.radians(yaw)),
        "y": y + PLAN.breath["before"] * math.sin(math.radians(yaw)),
        "z": top + PLAN.breath["above"],
        "yaw": yaw,
        "pitch": aimed["pitch"],
        "power": aimed["power"],
        "sweep": aimed["sweep"],
    }
    held_ones = [piece for piece in (BODY + mouth, DISC + mouth) if s.here[piece]]
    inhaled = within_breath(s, seat)
    s.tell(BLOWS, seat, mouth)
    run = yield from disturb(s, seat, "breathe", {"breath": breath, "pin": held_ones})
    yield from resolve_deed(s, seat, run["left"], 1, inhaled)


def within_breath(s: RampageState, seat: int) -> list[int]:
    """The meeples that Vacuum brings back if they escape: all, or read strictly those of the own neighbourhood."""
    if not any(power.inhales() for power in powers_of(s, seat)):
        return []
    if not s.strict:
        return list(range(MEEPLES))
    scene = s.scene()
    own = scene.grounds(DISC + seat)
    return [m for m in range(MEEPLES) if s.here[m] and any(n in own for n in scene.grounds(m))]
