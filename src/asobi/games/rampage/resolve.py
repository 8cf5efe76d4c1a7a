"""What follows every action, always in the same order: teeth, who left the city, floors, the body on its disc."""

from __future__ import annotations

from asobi.core import Action, Ask, Nature, Step
from asobi.games.rampage.actions import (
    ATE_FLOOR,
    FELL,
    FLOOR_LOST,
    INHALED,
    LAST_FLOOR,
    PUT,
    RAN,
    SHOO,
    SHOOED,
    STAY,
    VEHICLE_LOST,
    OfGround,
    Shoo,
)
from asobi.games.rampage.plan import BODY, DISC, FLOOR, MEEPLES, PLAN, VEHICLE
from asobi.games.rampage.powers import powers_of
from asobi.games.rampage.runaway import escape, room_left
from asobi.games.rampage.seating import beside, enter_corner, lay_meeples, meeples_on, reseat
from asobi.games.rampage.state import RampageState
from asobi.games.rampage.teeth import take_teeth

NOBODY = -1
OFTEN = 6


def resolve_deed(s: RampageState, seat: int, left: list[int], teeth: int, inhales: bool) -> Step[None]:
    """The fixed order: rumble, out of the city, gobbling floors, body back on disc, the end of the game."""
    yield from rumble(s, seat, teeth)
    yield from clear_out(s, seat, left, seat, inhales)
    yield from gobble(s, seat, seat)
    if s.scene().in_city(DISC + seat):
        reseat(s, seat)
    else:
        yield from enter_corner(s, seat)
    test_end(s, seat)


def resolve_bump(s: RampageState, seat: int, left: list[int]) -> Step[None]:
    """After a clumsy bump: runaways run, floors go to the box, and whoever fell stays down without a tooth."""
    note_fallen(s)
    yield from clear_out(s, seat, left, NOBODY, False)
    yield from gobble(s, seat, NOBODY)
    test_end(s, seat)


# -- rumble ------------------------------------------------------------------------------------------------


def note_fallen(s: RampageState) -> list[int]:
    """The monsters that have fallen since they last stood up."""
    scene = s.scene()
    fallen = []
    for seat in range(s.players):
        if s.here[BODY + seat] and not s.down[seat] and scene.knocked_down(seat, bool(s.flipped[seat])):
            s.down[seat] = 1
            fallen.append(seat)
    return fallen


def rumble(s: RampageState, seat: int, teeth: int) -> Step[None]:
    """Every rival that fell gives teeth; the own monster and a team mate give none."""
    for victim in note_fallen(s):
        if victim != seat:
            s.tell(FELL, victim, seat)
        if victim not in s.crew(seat):
            yield from take_teeth(s, seat, victim, teeth)


# -- out of the city ---------------------------------------------------------------------------------------


def clear_out(s: RampageState, seat: int, left: list[int], eater: int, inhales: bool) -> Step[None]:
    """Whatever is no longer in the city: meeples run away in the order they left, then floors, then vehicles."""
    scene = s.scene()
    gone = [piece for piece in range(VEHICLE + 4) if s.here[piece] and not scene.in_city(piece)]
    order = [piece for piece in left if piece in gone] + [piece for piece in gone if piece not in left]
    meeples = [piece for piece in order if piece < MEEPLES]
    if inhales:
        meeples = yield from inhale(s, seat, meeples)
    for meeple in meeples:
        run_away(s, seat, meeple)
    for piece in order:
        if FLOOR <= piece < VEHICLE:
            take_floor(s, eater, piece)
        elif piece >= VEHICLE:
            s.set_here([piece], False)
            s.tell(VEHICLE_LOST, piece - VEHICLE)


def run_away(s: RampageState, seat: int, meeple: int) -> None:
    """A meeple escapes; once side A is full nobody counts any more and it goes to the box."""
    if room_left(s):
        escape(s, seat, meeple)
    else:
        s.set_here([meeple], False)
        s.box[s.colours[meeple]] += 1


def inhale(s: RampageState, seat: int, meeples: list[int]) -> Step[list[int]]:
    """Vacuum: those who escaped land in the own neighbourhood; gives the ones that do not."""
    scene = s.scene()
    grounds = scene.grounds(DISC + seat)
    if not meeples or not grounds:
        return meeples
    ground = grounds[0]
    if len(grounds) > 1:
        options: list[Action] = [PUT[n] for n in grounds]
        choice: Action = yield Ask(seat, "inhale", options)
        assert isinstance(choice, OfGround)
        ground = choice.ground
    x, y = scene.spot(DISC + seat)
    s.set_here(meeples, False)
    laid = lay_meeples(s, meeples, x, y, ground)
    for meeple in laid:
        s.tell(INHALED, seat, meeple, s.colours[meeple])
    return [meeple for meeple in meeples if meeple not in laid]


def take_floor(s: RampageState, eater: int, floor: int) -> None:
    """A floor is eaten, or goes to the box if nobody may have it."""
    s.set_here([floor], False)
    if eater == NOBODY:
        s.tell(FLOOR_LOST, floor)
    else:
        s.floors[eater] += 1
        s.tell(ATE_FLOOR, eater, floor)


# -- floors ------------------------------------------------------------------------------------------------


def gobble(s: RampageState, seat: int, eater: int) -> Step[None]:
    """Bare floors are eaten one after the other; if something leaned on them, it falls first and is judged again."""
    for _ in range(OFTEN):
        leaning = False
        while floors := s.scene().bare_floors():
            leaning = leaning or any(s.scene().leaning_on(floor) for floor in floors)
            for floor in floors:
                take_floor(s, eater, floor)
        if not leaning:
            return
        answer = yield Nature({"poses": s.poses, "here": s.here, "film": s.sink is not None})
        if "fault" in answer or not answer["poses"]:
            return
        s.put(answer["poses"])
        s.tell(RAN, seat, "settle", answer["frames"], answer["film"], answer["sounds"])
        yield from clear_out(s, seat, answer["left"], eater, False)


def test_end(s: RampageState, seat: int) -> None:
    """With the last floor gone, everybody else has one turn more."""
    if s.last_turns < 0 and s.scene().floors_in_city() == 0:
        s.last_turns = 1 if s.teams else s.players - 1
        s.tell(LAST_FLOOR, seat)


# -- driving meeples off ruins -----------------------------------------------------------------------------


def smell(s: RampageState, seat: int) -> Step[None]:
    """Smelly Paws: after a Move to a sidewalk, the meeples of that ruin go to a neighbourhood beside it."""
    if not any(power.smells() for power in powers_of(s, seat)):
        return
    for building in s.scene().sidewalks(seat):
        yield from shoo_off(s, seat, building, True)


def shoo_off(s: RampageState, seat: int, building: int, may_stay: bool) -> Step[None]:
    """The meeples on a ruin that carry nothing go to one neighbourhood beside it."""
    meeples = meeples_on(s.scene(), building)
    if not meeples:
        return
    options: list[Action] = [*SHOO[building]]
    if may_stay:
        options.append(STAY)
    choice: Action = yield Ask(seat, "shoo", options)
    if isinstance(choice, Shoo):
        x, y = beside(building, choice.ground)
        laid = lay_meeples(s, meeples, x, y, choice.ground)
        name, letter = PLAN.buildings[building].name, PLAN.letters[choice.ground]
        s.tell(SHOOED, seat, name, letter, len(laid))
