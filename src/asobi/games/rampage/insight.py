"""What a bot needs to know of Rampage: how well a seat stands, quick choices, and points worth aiming at."""

from __future__ import annotations

import math
from collections.abc import Sequence

from asobi.core import Action, Aim, Ask, Dice, Insight, Point, Style
from asobi.games.rampage.actions import Eat, Kiss, OfColour, OfGround, OfSeat
from asobi.games.rampage.characters import CHARACTER
from asobi.games.rampage.geometry import inside
from asobi.games.rampage.plan import BODY, DISC, KIND_OF, PLAN, VEHICLE, Spot
from asobi.games.rampage.state import ACTIONS, MEAL, SIDE_A, RampageState
from asobi.games.rampage.tables import LINES, card

TASTE = 1.6  # what a meeple may be worth that is not in a set yet
LURE = 0.5  # of a meeple within reach before the meal
DEED = 1.5  # of an action that is still to come
DREAD = 60.0  # of the last line of the runaway board, with one space left; halved by every two more
IMITATED = card("imitator")
FORESEEN = card("seer")


class RampageInsight(Insight[RampageState]):
    """Every run of the city takes its time, so there are few of them and all options are tried at once."""

    def __init__(self) -> None:
        super().__init__(Style("trials", trials=6))

    def value(self, s: RampageState, seat: int) -> float:
        return standing(s, seat)

    def hunch(self, s: RampageState, ask: Ask, dice: Dice) -> Action | None:
        return hunch(s, ask, dice)

    def aims(self, s: RampageState, aim: Aim, dice: Dice, count: int) -> list[Point]:
        return aims(s, aim, dice, count)


def standing(s: RampageState, seat: int) -> float:
    """How well the seat stands, 0 to 1: its expected lead over the others."""
    worths = [worth(s, other) for other in range(s.players)]
    mine = min([worths[mate] for mate in s.crew(seat)])
    rivals = [worths[rival] for rival in s.rivals(seat)]
    lead = mine - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)
    if s.loser in s.crew(seat):
        return 0.0
    return 0.5 + lead / (2.0 * (30.0 + abs(lead)))


def worth(s: RampageState, seat: int) -> float:
    """What a monster has, and what it is about to get."""
    stomach = s.stomach(seat)
    total = s.tables.set * set_progress(stomach)
    total += s.tables.floor * s.floors[seat] + s.tables.tooth * s.fangs[seat] + 1.3 * s.teeth[seat]
    total += sum([0.7 * CHARACTER[c].points(s, seat) for c in s.characters[seat] if c not in (IMITATED, FORESEEN)])
    total += 1.5 * len(s.supers[seat]) + 1.0 * len(s.powers[seat])
    if s.diet:
        total -= 0.5 * (sum(stomach) - 6 * min(stomach))
    for place in range(0, len(s.penalties), 2):
        if s.penalties[place] == seat:
            total -= 4.0
            if s.side == 0 and s.penalties[place + 1] == len(s.tables.line_spaces) - 1:
                total -= 100.0
    if s.turn == seat and s.side == SIDE_A:
        total -= DREAD * 0.5 ** ((s.tables.line_end(LINES - 1) - len(s.runaway) - 1) / 2.0)
    if s.turn == seat and s.phase == ACTIONS:
        total += DEED * s.actions
    if s.turn == seat and s.phase in (ACTIONS, MEAL):
        total += LURE * appetite(s, seat)
    elif s.here[DISC + seat]:
        total += 0.3 * LURE * appetite(s, seat)
    return total - 1.5 * s.flipped[seat] - 0.5 * s.down[seat]


def set_progress(stomach: list[int]) -> float:
    """Sets, and parts of sets: the first colours of a set are worth less than the last."""
    whole = min(stomach)
    total = float(whole)
    share = 1.0
    for _ in range(2):
        begun = len([count for count in stomach if count > whole]) / 6.0
        total += 0.75 * share * begun * begun
        share *= 0.5
        whole += 1
    return total


def appetite(s: RampageState, seat: int) -> float:
    """What the best meal in reach would add: new colours first."""
    scene = s.scene()
    best = 0.0
    for ground in scene.grounds(DISC + seat):
        stomach = s.stomach(seat)
        before = set_progress(stomach)
        meeples = [s.colours[m] for m in scene.edible(ground)]
        for _ in range(min(s.bite(seat), len(meeples))):
            colour = min(meeples, key=lambda c: stomach[c])
            meeples.remove(colour)
            stomach[colour] += 1
        best = max(best, s.tables.set * (set_progress(stomach) - before) + 0.1 * (sum(stomach) - s.eaten(seat)))
    return best


# -- quick choices -----------------------------------------------------------------------------------------


def hunch(s: RampageState, ask: Ask, dice: Dice) -> Action | None:
    """A quick choice: demolish what is near, go on if nothing is, eat what is missing."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    if ask.prompt == "action":
        return deed(options, dice)
    if ask.prompt in ("dine", "inhale"):
        return table(s, ask)
    if ask.prompt in ("eat", "sing", "snack", "kiss"):
        return tastiest(s, ask)
    if ask.prompt == "give":
        stomach = s.stomach(ask.seat)
        return max(options, key=lambda option: stomach[option.colour] if isinstance(option, OfColour) else -1)
    if ask.prompt == "name":
        return max(options, key=lambda option: s.eaten(option.seat) if isinstance(option, OfSeat) else -1)
    if ask.prompt in ("protect", "penalty"):
        return options[0]
    if ask.prompt == "buy":
        return options[-1]
    return options[dice.below(len(options))]


def deed(options: Sequence[Action], dice: Dice) -> Action:
    """Mostly demolish; else move, sometimes toss or breathe."""
    weights = {"demolish": 12, "stomp": 6, "move": 5, "jump": 2, "toss": 3, "kick": 2, "breathe": 3, "turn-back": 4}
    pool: list[Action] = [option for option in options for _ in range(weights.get(option.name, 1))]
    forced = [option for option in options if option.name == "play"]
    if forced and dice.below(4) == 0:
        return dice.pick(forced)
    return dice.pick([option for option in pool if option.name != "pass"] or pool)


def table(s: RampageState, ask: Ask) -> Action:
    """Where most is to be eaten."""
    scene = s.scene()
    best, most = ask.options[-1], 0
    for option in ask.options:
        if isinstance(option, OfGround):
            count = len({s.colours[m] for m in scene.edible(option.ground)}) + 1
            if count > most:
                best, most = option, count
    return best


def tastiest(s: RampageState, ask: Ask) -> Action:
    """The colour of which the stomach has least; on a diet nothing beyond the next set."""
    stomach = s.stomach(ask.seat)
    best, least = ask.options[-1], 1000
    for option in ask.options:
        if isinstance(option, Eat):
            colour = s.colours[option.meeple]
        elif isinstance(option, (OfColour, Kiss)):
            colour = option.colour
        else:
            continue
        if s.diet and stomach[colour] > min(stomach):
            continue
        if stomach[colour] < least:
            best, least = option, stomach[colour]
    return best


# -- points worth aiming at --------------------------------------------------------------------------------


def aims(s: RampageState, aim: Aim, dice: Dice, count: int) -> list[Point]:
    """Some points with sense: at buildings, meals, monsters; never the same twice if it can be helped."""
    found: list[Point] = []
    for _ in range(count):
        wanted = candidate(s, aim, dice)
        found.append(tuple([dial.nearest(wanted.get(dial.name, 0.0)) for dial in aim.space.dials]))
    return found


def candidate(s: RampageState, aim: Aim, dice: Dice) -> dict[str, float]:
    """One point for the kind of aim that is asked for."""
    if aim.prompt in ("flick", "throw-disc"):
        return flick_at(s, aim, dice)
    if aim.prompt == "drop":
        return {
            "east": spread(dice, 2.5),
            "north": spread(dice, 2.5),
            "height": 35.0 - abs(spread(dice, 8.0)),
            "facing": 360.0 * share(dice),
            "tilt": 40.0 * share(dice),
            "tilted": 360.0 * share(dice),
        }
    if aim.prompt == "throw":
        return throw_at(s, aim, dice)
    if aim.prompt == "breath":
        return breathe_at(s, aim, dice)
    if aim.prompt == "place":
        letters = str(aim.about["grounds"]) if aim.about else ""
        grounds = [PLAN.grounds[PLAN.letters.index(letter)] for letter in letters]
        spots = lures(s, aim.seat)
        x, y = dice.pick([spot for spot in spots if any(inside(g, spot[0], spot[1]) for g in grounds)] or spots)
        return {"x": x, "y": y}
    return {"height": 14.0 + 6.0 * share(dice)}


def share(dice: Dice) -> float:
    """A number from 0 to 1."""
    return dice.below(1001) / 1000.0


def spread(dice: Dice, most: float) -> float:
    """A number round 0, up to the most either way, small ones likelier."""
    return most * (share(dice) + share(dice) - 1.0)


def lures(s: RampageState, seat: int) -> list[Spot]:
    """Places worth being at: sidewalks of buildings that still stand, and where meeples lie."""
    scene = s.scene()
    spots: list[Spot] = []
    for number, b in enumerate(PLAN.buildings):
        if scene.floors_on(number):
            for way in range(8):
                angle = math.pi * way / 4.0
                spots.append((b.x + (b.walk_x + 1.0) * math.cos(angle), b.y + (b.walk_y + 1.0) * math.sin(angle)))
    for ground in range(len(PLAN.grounds)):
        meeples = scene.edible(ground)
        spots += [scene.spot(m) for m in meeples[:4]] if len(meeples) > 1 else []
    return spots or [(0.0, 12.0)]


def flick_at(s: RampageState, aim: Aim, dice: Dice) -> dict[str, float]:
    """Slide to a lure, or hard into a rival."""
    scene = s.scene()
    x, y = scene.spot(DISC + aim.seat)
    standing_ones = [r for r in s.rivals(aim.seat) if s.here[BODY + r] and not s.down[r]]
    if standing_ones and dice.below(5) == 0:
        tx, ty = scene.spot(BODY + dice.pick(standing_ones))
        power = 0.7 + 0.2 * share(dice)
    else:
        near = sorted(lures(s, aim.seat), key=lambda spot: math.dist(spot, (x, y)))
        tx, ty = dice.pick(near[: max(6, len(near) // 2)])
        power = power_for(math.dist((x, y), (tx, ty)) * (0.9 + 0.3 * share(dice)))
    return {
        "direction": math.degrees(math.atan2(ty - y, tx - x)) % 360.0 + spread(dice, 4.0),
        "power": power,
        "spin": 0.0,
        "elevation": 15.0,
    }


def power_for(distance: float) -> float:
    """How hard to flick a disc that shall slide so far."""
    friction = (PLAN.engine["friction"] + KIND_OF[DISC].friction) / 2.0
    speed = math.sqrt(2.0 * friction * float(PLAN.engine["gravity"]) * max(0.5, distance))
    finger = PLAN.finger
    most = finger["speed"] * (1.0 + finger["restitution"]) * finger["mass"] / (finger["mass"] + KIND_OF[DISC].mass)
    return float(min(1.0, (speed / most) ** (2.0 / 3.0)))


def marks(s: RampageState, seat: int) -> list[tuple[float, float, float]]:
    """What to throw and blow at: upper floors, and rivals' heads."""
    scene = s.scene()
    found = []
    for number in range(len(PLAN.buildings)):
        for floor in scene.floors_on(number)[:2]:
            x, y = scene.spot(floor)
            found.append((x, y, scene.pose(floor)[2] / 1000.0 + 0.8))
    for rival in s.rivals(seat):
        if s.here[BODY + rival] and not s.down[rival]:
            x, y = scene.spot(BODY + rival)
            found.append((x, y, 7.0))
    return found or [(0.0, 0.0, 2.0)]


def throw_at(s: RampageState, aim: Aim, dice: Dice) -> dict[str, float]:
    """Off the head at a mark: as fast as the fall allows."""
    x, y = s.scene().spot(BODY + aim.seat)
    near = sorted(marks(s, aim.seat), key=lambda mark: math.dist(mark[:2], (x, y)))
    tx, ty, tz = dice.pick(near[:6])
    far = max(2.0, math.dist((x, y), (tx, ty)))
    fall = max(0.5, 11.0 - tz)
    speed = far / math.sqrt(2.0 * fall / 981.0) * (0.85 + 0.4 * share(dice))
    piece = VEHICLE if not aim.about else int(aim.about.get("piece", VEHICLE))
    finger = PLAN.finger
    most = finger["speed"] * (1.0 + finger["restitution"]) * finger["mass"] / (finger["mass"] + KIND_OF[piece].mass)
    return {
        "direction": math.degrees(math.atan2(ty - y, tx - x)) % 360.0 + spread(dice, 3.0),
        "power": min(1.0, (speed / most) ** (2.0 / 3.0)),
        "elevation": 0.0,
        "spin": 0.0,
    }


def breathe_at(s: RampageState, aim: Aim, dice: Dice) -> dict[str, float]:
    """Full lungs at a mark."""
    mouth = aim.seat if not aim.about else int(aim.about.get("mouth", aim.seat))
    x, y = s.scene().spot(BODY + mouth)
    near = sorted(marks(s, aim.seat), key=lambda mark: math.dist(mark[:2], (x, y)))
    tx, ty, tz = dice.pick(near[:6])
    far = max(3.0, math.dist((x, y), (tx, ty)) - float(PLAN.breath["before"]))
    return {
        "direction": math.degrees(math.atan2(ty - y, tx - x)) % 360.0 + spread(dice, 4.0),
        "pitch": -math.degrees(math.atan2(14.0 - tz, far)) + spread(dice, 3.0),
        "power": 1.0,
        "sweep": spread(dice, 15.0),
    }
