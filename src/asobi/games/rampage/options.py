"""What a monster may do: the legal actions of a turn."""

from __future__ import annotations

from asobi.core import Action
from asobi.games.rampage.actions import BREATHE, DEMOLISH, JUMP, KICK, MOVE, PASS, STOMP, TOSS, TURN_BACK
from asobi.games.rampage.plan import DISC, VEHICLE
from asobi.games.rampage.powers import powers_of
from asobi.games.rampage.state import Table


def acting(s: Table) -> list[int]:
    """The seats of the crew that may act now: once all actions are owed for turning back, only who is head-down."""
    crew = sorted(s.crew(s.turn))
    return [mate for mate in crew if s.flipped[mate]] if s.actions <= s.owed(s.turn) else crew


def deeds_of(s: Table, seat: int) -> list[Action]:
    """The actions that the seat may take; passing is one of them."""
    if s.actions <= s.owed(seat):
        return [TURN_BACK]
    powers = powers_of(s, seat)
    found: list[Action] = []
    if not s.frozen[seat]:
        found.append(MOVE)
        if any(power.jumps() for power in powers):
            found.append(JUMP)
    found += [DEMOLISH[building] for building in targets(s, seat)]
    found += [STOMP[rival] for rival in sorted({r for power in powers for r in power.victims(s, seat)})]
    found += [TOSS[vehicle] for vehicle in vehicles(s, seat)]
    if any(power.kicks() for power in powers):
        found.append(KICK)
    found += [BREATHE[mouth] for mouth in sorted({seat, *[m for power in powers for m in power.mouths(s, seat)]})]
    if s.flipped[seat]:
        found.append(TURN_BACK)
    found.append(PASS)
    return found


def targets(s: Table, seat: int) -> list[int]:
    """The buildings that may be demolished: own disc on the sidewalk, and something left on the ruin."""
    scene = s.scene()
    reached = set(scene.sidewalks(seat))
    for power in powers_of(s, seat):
        reached.update(power.buildings(s, seat))
    return [building for building in sorted(reached) if scene.members(building)]


def vehicles(s: Table, seat: int) -> list[int]:
    """The vehicles that may be tossed: those that share a neighbourhood with the own disc."""
    scene = s.scene()
    own = scene.grounds(DISC + seat)
    near = {v for v in range(4) if s.here[VEHICLE + v] and any(n in own for n in scene.grounds(VEHICLE + v))}
    for power in powers_of(s, seat):
        near.update(power.vehicles(s, seat))
    return sorted(near)
