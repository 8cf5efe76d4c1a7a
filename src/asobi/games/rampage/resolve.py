"""What follows every action, always in the same order: teeth, who left the city, floors, the body on its disc."""

from __future__ import annotations

from collections.abc import Sequence

from asobi.core import Action, Ask, Step
from asobi.games.rampage.actions import (
    ATE_FLOOR,
    FELL,
    FLOOR_LOST,
    INHALED,
    LAST_FLOOR,
    PUT,
    SHOO,
    SHOOED,
    STAY,
    VEHICLE_BACK,
    VEHICLE_LOST,
    OfGround,
    Shoo,
)
from asobi.games.rampage.plan import BODY, DISC, FLOOR, KIND_OF, MEEPLES, PLAN, VEHICLE, pose
from asobi.games.rampage.powers import powers_of
from asobi.games.rampage.runaway import escape, room_left
from asobi.games.rampage.runs import disturb
from asobi.games.rampage.seating import beside, enter_corner, free_spot, lay_meeples, meeples_on, reseat
from asobi.games.rampage.state import RampageState
from asobi.games.rampage.teeth import take_teeth

NOBODY = -1


def resolve_deed(s: RampageState, seat: int, left: list[int], teeth: int, inhales: Sequence[int] = ()) -> Step[None]:
    """The fixed order: rumble, out of the city, gobbling floors, body back on disc, the end of the game."""
    yield from rumble(s, seat, teeth)
    yield from clear_out(s, seat, left, seat, inhales)
    yield from gobble(s, seat, seat, teeth)
    yield from seat_again(s, seat, seat, teeth)
    test_end(s, seat)


def resolve_bump(s: RampageState, seat: int, left: list[int]) -> Step[None]:
    """After a clumsy bump: runaways run, floors go to the box, and whoever fell stays down without a tooth."""
    note_fallen(s)
    yield from clear_out(s, seat, left, NOBODY)
    yield from gobble(s, seat, NOBODY, 0)
    test_end(s, seat)


def settle(s: RampageState, seat: int, eater: int, teeth: int) -> Step[None]:
    """What has lost its hold falls, and is judged like what fell before; a failed engine is not asked again."""
    if s.faults >= s.tables.faults:
        return
    answer = yield from disturb(s, seat, "settle", {})
    if eater == NOBODY:
        note_fallen(s)
    else:
        yield from rumble(s, seat, teeth)
    yield from clear_out(s, seat, answer["left"], eater)


def lift(s: RampageState, seat: int, pieces: list[int], eater: int, teeth: int) -> Step[None]:
    """Take pieces into the hand: what lay on them falls, and floors that they leave bare are eaten."""
    scene = s.scene()
    held = [piece for piece in pieces if s.here[piece]]
    bereft = [other for piece in held for other in scene.leaning_on(piece) if other not in pieces]
    s.set_here(pieces, False)
    if bereft:
        yield from settle(s, seat, eater, teeth)
    yield from gobble(s, seat, eater, teeth)
    test_end(s, seat)


def seat_again(s: RampageState, seat: int, monster: int, teeth: int) -> Step[None]:
    """A monster's body goes back on its disc, or both come in at a corner; the seat answers for what that bares."""
    scene = s.scene()
    body = BODY + monster
    if not scene.in_city(DISC + monster):
        yield from lift(s, seat, [DISC + monster, body], seat, teeth)
        yield from enter_corner(s, monster)
        return
    if s.here[body] and scene.on_own_disc(monster, bool(s.flipped[monster])) and scene.leaning_on(body):
        return
    yield from lift(s, seat, [body], seat, teeth)
    if not s.scene().in_city(DISC + monster):
        yield from enter_corner(s, monster)
        return
    reseat(s, monster)
    yield from gobble(s, seat, seat, teeth)


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


def clear_out(s: RampageState, seat: int, left: list[int], eater: int, inhales: Sequence[int] = ()) -> Step[None]:
    """Whatever is no longer in the city: meeples run away in the order they left, then floors, then vehicles.

    Of the meeples, those that the seat inhales land in its neighbourhood instead.
    """
    scene = s.scene()
    gone = [piece for piece in range(VEHICLE + 4) if s.here[piece] and not scene.in_city(piece)]
    order = [piece for piece in left if piece in gone] + [piece for piece in gone if piece not in left]
    meeples = [piece for piece in order if piece < MEEPLES]
    caught = [meeple for meeple in meeples if meeple in inhales]
    missed = yield from inhale(s, seat, caught)
    for meeple in [meeple for meeple in meeples if meeple not in caught or meeple in missed]:
        run_away(s, seat, meeple)
    for piece in order:
        if FLOOR <= piece < VEHICLE:
            take_floor(s, eater, piece)
        elif piece >= VEHICLE:
            lose_vehicle(s, piece)


def lose_vehicle(s: RampageState, piece: int) -> None:
    """A vehicle out of the city leaves the game, or returns to its spot, as the table reads it."""
    s.set_here([piece], False)
    x, y = PLAN.parking[piece - VEHICLE]
    spot = free_spot(s, piece, x, y, 40.0, list(range(len(PLAN.grounds)))) if s.returning else None
    if spot is None:
        s.tell(VEHICLE_LOST, piece - VEHICLE)
    else:
        s.put([[piece, *pose(spot[0], spot[1], KIND_OF[piece].half)]])
        s.set_here([piece], True)
        s.tell(VEHICLE_BACK, piece - VEHICLE)


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


def gobble(s: RampageState, seat: int, eater: int, teeth: int) -> Step[None]:
    """Bare floors are eaten one after the other; if something leaned on them, it falls first and is judged again."""
    while True:
        leaning = False
        while floors := s.scene().bare_floors():
            leaning = leaning or any(s.scene().leaning_on(floor) for floor in floors)
            for floor in floors:
                take_floor(s, eater, floor)
        if not leaning:
            return
        yield from settle(s, seat, eater, teeth)


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
        scene = s.scene()
        bereft = any(other not in meeples for meeple in meeples for other in scene.leaning_on(meeple))
        x, y = beside(building, choice.ground)
        laid = lay_meeples(s, meeples, x, y, choice.ground)
        name, letter = PLAN.buildings[building].name, PLAN.letters[choice.ground]
        s.tell(SHOOED, seat, name, letter, len(laid))
        if bereft:
            yield from settle(s, seat, seat, 1)
            yield from gobble(s, seat, seat, 1)
            test_end(s, seat)
