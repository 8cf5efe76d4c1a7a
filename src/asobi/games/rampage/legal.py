"""What may be chosen, and the number of the clause that forbids the rest.

A function called `no_...` gives the clause against something, and nothing where it is allowed: the rule that forbids is
the rule that explains.
"""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Pending, pending_of
from asobi.games.rampage.actions import (
    BREATHE,
    DEMOLISH,
    JUMP,
    KICK,
    MOVE,
    PASS,
    PLAY,
    STOMP,
    TOSS,
    TURN_BACK,
    Eat,
    OfCard,
)
from asobi.games.rampage.plan import DISC, VEHICLE
from asobi.games.rampage.powers import powers_of
from asobi.games.rampage.state import ACTIONS, MEAL, RampageState
from asobi.games.rampage.superpowers import SUPERPOWER
from asobi.games.rampage.tables import SUPERPOWERS, card

# By an action's name: the clause that says when it may be chosen at all.
WHEN: Final = {
    "move": "RAM-4.1",
    "jump": "RAM-11.5",
    "demolish": "RAM-4.7",
    "stomp": "RAM-11.3",
    "toss": "RAM-4.12",
    "kick": "RAM-11.6",
    "breathe": "RAM-4.16",
    "turn-back": "RAM-12.16",
    "pass": "RAM-3.5",
    "who": "RAM-13.2",
    "climb": "RAM-11.2",
    "stretch": "RAM-11.13",
    "stay": "RAM-3.4",
    "again": "RAM-11.12",
    "enough": "RAM-11.12",
    "shoo": "RAM-11.11",
    "corner": "RAM-3.3",
    "put": "RAM-11.16",
    "catch": "RAM-12.1",
    "dine": "RAM-8.1",
    "eat": "RAM-8.3",
    "snack": "RAM-12.13",
    "full": "RAM-8.6",
    "give": "RAM-5.5",
    "accept": "RAM-12.10",
    "suffer": "RAM-7.3",
    "rob": "RAM-12.3",
    "kiss": "RAM-12.6",
    "play": "RAM-12.17",
    "keep": "RAM-13.9",
    "discard": "RAM-7.8",
    "buy": "RAM-13.11",
    "save": "RAM-13.11",
    "name": "RAM-10.12",
    "copy": "RAM-10.5",
}
# What a monster may spend an action on.
DEEDS: Final[list[Action]] = [MOVE, JUMP, *DEMOLISH, *STOMP, *TOSS, KICK, *BREATHE, TURN_BACK, PASS]
SMALL_WINGS: Final = card("small-wings")


# -- actions -----------------------------------------------------------------------------------------------


def acting(s: RampageState) -> list[int]:
    """The seats of the crew that may act now: once all actions are owed for turning back, only who is head-down."""
    crew = sorted(s.crew(s.turn))
    return [mate for mate in crew if s.flipped[mate]] if s.actions <= s.owed(s.turn) else crew


def deeds_of(s: RampageState, seat: int) -> list[Action]:
    """The actions that the seat may take; passing is one of them."""
    return [deed for deed, clause in no_deeds(s, seat).items() if not clause]


def no_deeds(s: RampageState, seat: int) -> dict[Action, str]:
    """For each action: it is not owed for turning back, not paralyzed, and within reach or within one's powers."""
    if s.faults >= s.tables.faults:
        return {deed: "" if deed is (TURN_BACK if s.flipped[seat] else PASS) else "RAM-6.7" for deed in DEEDS}
    if s.actions <= s.owed(seat):
        return {deed: "" if deed is TURN_BACK else "RAM-12.16" for deed in DEEDS}
    able = within_reach(s, seat)
    clauses = {deed: "" if deed in able else WHEN[deed.name] for deed in DEEDS}
    if s.frozen[seat]:
        clauses[MOVE] = clauses[JUMP] = "RAM-12.5"
    return clauses


def within_reach(s: RampageState, seat: int) -> list[Action]:
    """What the monster can do where it is and with the powers it has."""
    able: list[Action] = [MOVE, BREATHE[seat], PASS]
    able += [DEMOLISH[building] for building in targets(s, seat)]
    able += [TOSS[vehicle] for vehicle in vehicles(s, seat)]
    for power in powers_of(s, seat):
        able += [STOMP[rival] for rival in power.victims(s, seat)]
        able += [BREATHE[mouth] for mouth in power.mouths(s, seat)]
        if power.jumps():
            able.append(JUMP)
        if power.kicks():
            able.append(KICK)
    if s.flipped[seat]:
        able.append(TURN_BACK)
    return able


def targets(s: RampageState, seat: int) -> list[int]:
    """The buildings that may be demolished: own disc on the sidewalk, and something left on the ruin."""
    scene = s.scene()
    reached = set(scene.sidewalks(seat))
    for power in powers_of(s, seat):
        reached.update(power.buildings(s, seat))
    return [building for building in sorted(reached) if scene.members(building)]


def vehicles(s: RampageState, seat: int) -> list[int]:
    """The vehicles that may be tossed: those that share a neighbourhood with the own disc."""
    scene = s.scene()
    own = scene.grounds(DISC + seat)
    near = {v for v in range(4) if s.here[VEHICLE + v] and any(n in own for n in scene.grounds(VEHICLE + v))}
    for power in powers_of(s, seat):
        near.update(power.vehicles(s, seat))
    return sorted(near)


# -- superpowers -------------------------------------------------------------------------------------------


def playable(s: RampageState, seat: int, phase: int) -> list[Action]:
    """The superpowers that the seat may play in this phase."""
    held = sorted(s.supers[seat])
    return [PLAY[number - SUPERPOWERS[0]] for number in held if not no_play(s, seat, number, phase)]


def playable_late(s: RampageState, seat: int) -> list[Action]:
    """The superpowers that the seat may still play while it eats."""
    late = [number for number in sorted(s.supers[seat]) if SUPERPOWER[number - SUPERPOWERS[0]].late]
    return [PLAY[number - SUPERPOWERS[0]] for number in late if not no_play(s, seat, number, MEAL)]


def no_play(s: RampageState, seat: int, number: int, phase: int) -> str:
    """A superpower is held, waits for this phase or may still be played at the meal, and would do something."""
    if number not in s.supers[seat]:
        return "RAM-2.7"
    place = number - SUPERPOWERS[0]
    power = SUPERPOWER[place]
    if power.phase != phase and not (phase == MEAL and (power.late or number == SMALL_WINGS)):
        return "RAM-12.17"
    if power.shakes and s.faults >= s.tables.faults:
        return "RAM-6.7"
    return "" if power.can(s, seat) else f"RAM-12.{place + 1}"


# -- why not -----------------------------------------------------------------------------------------------


def reason(s: RampageState, seat: int, action: Action, decision: Pending) -> str:
    """The clause that keeps the action from being offered."""
    if decision is None:
        return "RAM-9.1"
    if pending_of(decision, seat) is None:
        return "RAM-3.1"
    if isinstance(action, OfCard) and action.name == "play":
        return no_play(s, seat, action.card, s.phase) or "RAM-12.17"
    if action in DEEDS and s.phase == ACTIONS:
        return no_deeds(s, seat)[action] or WHEN[action.name]
    if isinstance(action, Eat) and s.phase == MEAL:
        return no_bite(s, action.meeple)
    return WHEN[action.name]


def no_bite(s: RampageState, meeple: int) -> str:
    """A meeple is eaten where it is in the city, in a neighbourhood, under nothing, and that is where one eats."""
    scene = s.scene()
    if not s.here[meeple]:
        return "RAM-8.3"
    if scene.buildings_of(meeple) or len(scene.grounds(meeple)) != 1:
        return "RAM-8.2"
    return "RAM-8.3" if scene.carries(meeple) else "RAM-8.1"
