"""The catalogue of Cubitos: everything that can be chosen, and what is told of it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Catalogue, EventKind
from asobi.games.cubitos.tables import BLACK, COLOURED, FACE_NAMES, HITS, KIND_NAMES, KINDS, POWER, SYMBOL
from asobi.games.cubitos.track import COURSES, FINISH_XY, START_XY, TRACKS

DRAW: Final = 0
ROLL: Final = 1
DISCARD: Final = 2
ACTIVE: Final = 3
ZONE_NAMES: Final = ("draw", "roll", "discard", "active")
LEGS: Final = max(len(course.legs) for course in COURSES)
PLAYERS: Final = 4


class DieAction(Action):
    """Something done to one die of a zone; the face matters only in the Active Zone."""

    def __init__(self, name: str, zone: int, kind: int, face: int) -> None:
        fields: dict[str, int | str] = {"die": KIND_NAMES[kind], "zone": ZONE_NAMES[zone]}
        notation = f"{name} {KIND_NAMES[kind]} {ZONE_NAMES[zone]}"
        if zone == ACTIVE:
            fields["face"] = FACE_NAMES[face]
            notation += f" {FACE_NAMES[face]}"
        super().__init__(name, fields, notation)
        self.zone: int = zone
        self.kind: int = kind
        self.face: int = face


class Take(DieAction):
    """Take a die to roll it."""


class Lose(DieAction):
    """Lose a die to the supply."""


class Give(DieAction):
    """Crabby: the die to give away."""


class KindAction(Action):
    """Something done to a die of one kind, wherever it lies."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, {"die": KIND_NAMES[kind]})
        self.kind: int = kind


class Toss(KindAction):
    """After a bust: move a die from Roll to Discard."""


class Gain(KindAction):
    """Take a die from the supply for nothing."""


class Buy(KindAction):
    """Buy a die."""


class FaceAction(Action):
    """Something done with one face of a kind of die."""

    def __init__(self, name: str, kind: int, face: int) -> None:
        super().__init__(name, {"die": KIND_NAMES[kind], "face": FACE_NAMES[face]})
        self.kind: int = kind
        self.face: int = face


class Use(FaceAction):
    """Use the ability of an active die that shows this face."""


class Put(FaceAction):
    """Place a die in the Active Zone on a face of one's choice."""


class To(Action):
    """Crabby: who gets the die."""

    def __init__(self, seat: int) -> None:
        super().__init__("to", {"seat": seat})
        self.seat: int = seat


class Go(Action):
    """Move the runner to a space, on foot (`walk`) or with portals and jetpacks (`ride`)."""

    def __init__(self, name: str, leg: int, x: int, y: int) -> None:
        where = {START_XY: "line", FINISH_XY: "finish"}.get((x, y), f"{x} {y}")
        super().__init__(name, {"leg": leg, "x": x, "y": y}, f"{name} {leg} {where}")
        self.leg: int = leg
        self.xy: tuple[int, int] = (x, y)
        self.ride: bool = name == "ride"


class Reach(Action):
    """Bob: take the reward of a space nearby."""

    def __init__(self, x: int, y: int) -> None:
        super().__init__("reach", {"x": x, "y": y})
        self.xy: tuple[int, int] = (x, y)


EACH: Final = range(KINDS)

# By zone and kind; a list of active ones goes by kind * 8 + face, like the dice themselves.
TAKE: Final = [[Take("take", zone, kind, 0) for kind in EACH] for zone in (DRAW, ROLL, DISCARD)]
LOSE: Final = [[Lose("lose", zone, kind, 0) for kind in EACH] for zone in (DRAW, ROLL, DISCARD)]
GIVE: Final = [[Give("give", zone, kind, 0) for kind in EACH] for zone in (DRAW, ROLL, DISCARD)]
FACE: Final = [(kind, face) for kind in EACH for face in range(8)]
TAKE_ACTIVE: Final = [Take("take", ACTIVE, kind, face) for kind, face in FACE]
LOSE_ACTIVE: Final = [Lose("lose", ACTIVE, kind, face) for kind, face in FACE]
GIVE_ACTIVE: Final = [Give("give", ACTIVE, kind, face) for kind, face in FACE]
PUT: Final = [Put("put", kind, face) for kind, face in FACE]
USE: Final = [Use("use", kind, face) for kind, face in FACE]
TOSS: Final = [Toss("toss", kind) for kind in EACH]
GAIN: Final = [Gain("gain", kind) for kind in EACH]
BUY: Final = [Buy("buy", kind) for kind in EACH]
TO: Final = [To(seat) for seat in range(PLAYERS)]

FILL: Final = Action("fill")
ENOUGH: Final = Action("enough")
PUSH: Final = Action("push")
PASS: Final = Action("pass")
THROW: Final = Action("throw")
FIGHT: Final = Action("fight")
SKIP: Final = Action("skip")
BUST: Final = Action("bust")
HOLD: Final = Action("hold")
LET_GO: Final = Action("let-go", notation="let go")
TOSS_ALL: Final = Action("toss-all", notation="toss all")
KEEP: Final = Action("keep")
DECLINE: Final = Action("decline")
CHEER: Final = Action("cheer")
RUN: Final = Action("run")
COINS: Final = Action("coins")
STAY: Final = Action("stay")
CLOSE: Final = Action("close")

XY: Final = sorted({xy for track in TRACKS for xy in track.xy})
WALKS: Final = {(leg, xy): Go("walk", leg, xy[0], xy[1]) for leg in range(LEGS) for xy in XY}
RIDES: Final = {(leg, xy): Go("ride", leg, xy[0], xy[1]) for leg in range(LEGS) for xy in XY}
REACHES: Final = {xy: Reach(xy[0], xy[1]) for xy in XY if xy[0] >= 0}


def _by_node(actions: dict[tuple[int, tuple[int, int]], Go]) -> list[list[Go]]:
    """For each course, the action that goes to each node."""
    found: list[list[Go]] = []
    for course in COURSES:
        row: list[Go] = []
        for node in range(course.nodes):
            leg, x, y = course.place(node)
            row.append(actions[(leg, (x, y))])
        found.append(row)
    return found


WALK_TO: Final = _by_node(WALKS)
RIDE_TO: Final = _by_node(RIDES)
NODE_AT: Final = [
    {(leg, (x, y)): node for node, (leg, x, y) in enumerate(course.place(node) for node in range(course.nodes))}
    for course in COURSES
]

OWN: Final = [kind for kind in EACH if kind != BLACK]


def _catalogue() -> Catalogue:
    actions: list[Action] = []
    for row in TAKE:
        actions += row
    for kind in EACH:
        actions += [TAKE_ACTIVE[kind * 8 + face] for face in HITS[kind]]
    for zones, active in ((LOSE, LOSE_ACTIVE), (GIVE, GIVE_ACTIVE)):
        for row2 in zones:
            actions += [row2[kind] for kind in OWN]
        for kind in OWN:
            actions += [active[kind * 8 + face] for face in HITS[kind]]
    for kind in EACH:
        actions += [PUT[kind * 8 + face] for face in HITS[kind]]
    for kind in COLOURED:
        actions += [USE[kind * 8 + face] for face in HITS[kind] if face in (SYMBOL, POWER)]
    actions += TOSS
    actions += [GAIN[kind] for kind in OWN]
    actions += [BUY[kind] for kind in COLOURED]
    actions += TO
    actions += [FILL, ENOUGH, PUSH, PASS, THROW, FIGHT, SKIP, BUST, HOLD, LET_GO, TOSS_ALL, KEEP, DECLINE]
    actions += [CHEER, RUN, COINS, STAY, CLOSE]
    actions += WALKS.values()
    actions += RIDES.values()
    actions += REACHES.values()
    return Catalogue(actions)


CATALOGUE: Final = _catalogue()

STARTED: Final = EventKind("cubitos-started", ("seat", "cards"))
ROUND: Final = EventKind("cubitos-round", ("round", "seat", "limits"))
DREW: Final = EventKind("cubitos-drew", ("seat", "dice"))
ROLLED: Final = EventKind("cubitos-rolled", ("seat", "why", "dice", "hits"))
PUSHED: Final = EventKind("cubitos-pushed", ("seat", "risk"))
MUST_PUSH: Final = EventKind("cubitos-must-push", ("seat",))
PASSED_EVENT: Final = EventKind("cubitos-passed", ("seat",))
BUSTED_EVENT: Final = EventKind("cubitos-busted", ("seat",))
SAVED: Final = EventKind("cubitos-saved", ("seat", "card"))
HELD: Final = EventKind("cubitos-held", ("seat", "card"))
TOSSED: Final = EventKind("cubitos-tossed", ("seat", "count"))
USED_EVENT: Final = EventKind("cubitos-used", ("seat", "die", "face", "card"))
GOT: Final = EventKind("cubitos-got", ("seat", "coins", "feet", "water", "credits"))
FAN_EVENT: Final = EventKind("cubitos-fan", ("seat", "fans", "credits", "hand"))
LOST_EVENT: Final = EventKind("cubitos-lost", ("seat", "die"))
GAINED: Final = EventKind("cubitos-gained", ("seat", "die"))
GAVE: Final = EventKind("cubitos-gave", ("seat", "to_seat", "die"))
PLACED: Final = EventKind("cubitos-placed", ("seat", "die", "face"))
RETURNED: Final = EventKind("cubitos-returned", ("seat", "die"))
SWORDS: Final = EventKind("cubitos-swords", ("swords", "seat"))
MOVED: Final = EventKind("cubitos-moved", ("seat", "path", "spaces", "money"))
BOUGHT: Final = EventKind("cubitos-bought", ("seat", "die", "card", "cost"))
ROUND_OVER: Final = EventKind("cubitos-round-over", ("round", "spaces"))
FINISHED: Final = EventKind("cubitos-finished", ("seat", "past"))
TIE: Final = EventKind("cubitos-tie", ("seats",))
WON: Final = EventKind("cubitos-won", ("seats",))
CALLED_OFF: Final = EventKind("cubitos-called-off", ("round",))
