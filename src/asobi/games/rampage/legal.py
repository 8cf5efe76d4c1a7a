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
from asobi.games.rampage.superpowers import ELSEWHERE, SUPERPOWER
from asobi.games.rampage.tables import CARDS, SUPERPOWERS, card

# By an action's name: the clause that says when it may be chosen at all. To pass, or to Move, is always within reach.
WHEN: Final = {
    "jump": "RAM-11.5",
    "demolish": "RAM-4.7",
    "stomp": "RAM-11.3",
    "toss": "RAM-4.12",
    "kick": "RAM-11.6",
    "breathe": "RAM-11.4",
    "turn-back": "RAM-3.2",
    "who": "RAM-13.2",
    "climb": "RAM-11.2",
    "stay": "RAM-11.2",
    "stretch": "RAM-11.13",
    "again": "RAM-11.12",
    "enough": "RAM-11.12",
    "shoo": "RAM-11.11",
    "corner": "RAM-3.3",
    "put": "RAM-11.16",
    "catch": "RAM-12.1",
    "dine": "RAM-8.1",
    "snack": "RAM-12.13",
    "give": "RAM-5.5",
    "accept": "RAM-12.10",
    "suffer": "RAM-7.3",
    "rob": "RAM-12.3",
    "kiss": "RAM-12.6",
    "keep": "RAM-13.9",
    "discard": "RAM-7.8",
    "buy": "RAM-13.11",
    "save": "RAM-13.11",
    "name": "RAM-10.12",
    "copy": "RAM-10.5",
}
# By the card: the clause of a superpower that can be held and would do nothing now.
IDLE: Final = {
    "catcher": "RAM-12.1",
    "hobo": "RAM-12.3",
    "invisibility": "RAM-12.4",
    "passionate-kiss": "RAM-12.6",
    "really-hungry": "RAM-12.7",
    "scavenger": "RAM-12.8",
    "teeth-protector": "RAM-12.10",
    "terminator": "RAM-12.11",
    "too-cute": "RAM-12.12",
    "ultra-bright-smile": "RAM-12.13",
    "unstable-mutation": "RAM-12.15",
}
# What is eaten, and where.
MEALS: Final = ("dine", "eat", "snack", "full")
# What is asked in the course of an action, a meal or an effect, and answered by the actions of these names alone.
ANSWERS: Final = {
    "who": ("who",),
    "before-move": ("climb", "stretch", "stay"),
    "again": ("again", "enough"),
    "corner": ("corner",),
    "shoo": ("shoo",),
    "inhale": ("put",),
    "catch": ("catch",),
    "rob": ("rob",),
    "kiss": ("kiss",),
    "dine": ("dine", "play"),
    "eat": ("eat", "play"),
    "sing": ("eat",),
    "snack": ("snack",),
    "give": ("give",),
    "protect": ("accept", "play"),
    "penalty": ("suffer", "play"),
    "keep": ("keep",),
    "discard": ("discard",),
    "mutation": ("discard",),
    "buy": ("buy", "save"),
    "name": ("name",),
    "copy": ("copy",),
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
    for vehicle in TOSS:
        if not s.here[VEHICLE + vehicle.vehicle]:
            clauses[vehicle] = "RAM-4.14"
    if s.frozen[seat]:
        clauses |= {deed: "RAM-12.5" for deed in (MOVE, JUMP) if not clauses[deed]}
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
    if power.phase == ELSEWHERE:
        return IDLE[CARDS[number]]
    if power.phase != phase and not (phase == MEAL and (power.late or number == SMALL_WINGS)):
        return "RAM-12.17"
    if power.shakes and s.faults >= s.tables.faults:
        return "RAM-6.7"
    return "" if power.can(s, seat) else IDLE[CARDS[number]]


# -- why not -----------------------------------------------------------------------------------------------


def reason(s: RampageState, seat: int, action: Action, decision: Pending) -> str:
    """The clause that keeps the action from being offered."""
    if decision is None:
        return "RAM-9.1"
    asked = pending_of(decision, seat)
    if asked is None:
        return "RAM-3.1"
    prompt, name = asked.prompt, action.name
    if prompt == "action":
        if name in MEALS:
            return "RAM-3.1"
        if isinstance(action, OfCard) and name == "play":
            return no_play(s, seat, action.card, ACTIONS)
        return no_deeds(s, seat)[action] if action in DEEDS else WHEN[name]
    if name not in ANSWERS.get(prompt, ()):
        return "RAM-3.1"
    if isinstance(action, OfCard) and name == "play":
        return no_play(s, seat, action.card, MEAL if prompt in MEALS else ELSEWHERE) or "RAM-12.17"
    if isinstance(action, Eat):
        return no_bite(s, action.meeple) if prompt == "eat" else "RAM-11.10"
    return "RAM-12.15" if prompt == "mutation" else WHEN[name]


def no_bite(s: RampageState, meeple: int) -> str:
    """A meeple is eaten where it is in the city, in a neighbourhood, under nothing, and that is where one eats."""
    scene = s.scene()
    if not s.here[meeple]:
        return "RAM-6.2"
    if scene.buildings_of(meeple) or len(scene.grounds(meeple)) != 1:
        return "RAM-8.2"
    return "RAM-8.3" if scene.carries(meeple) else "RAM-8.1"
