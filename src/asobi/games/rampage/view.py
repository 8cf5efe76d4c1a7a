"""What is seen of Rampage: the city and everything on the screens' fronts; stomachs and superpowers stay hidden."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from asobi.core import Decision, Pending
from asobi.games.rampage.hidden import knows_stomach
from asobi.games.rampage.plan import BODY, COLOURS, DISC, FLOOR, MEEPLES, PIECES, PLAN, POSE, VEHICLE
from asobi.games.rampage.scoring import parts
from asobi.games.rampage.state import PHASES, SIDE_A, Phase, RampageState
from asobi.games.rampage.tables import CARDS


class Monster(TypedDict):
    """What a seat sees of a monster: the stomach by colour and the superpowers only of its own, and at the end."""

    teeth: int
    bite: int
    fangs: int
    floors: int
    eaten: int
    stomach: list[int] | None
    characters: list[int]
    powers: list[int]
    supers: list[int] | None
    secrets: int
    bonus: int
    frozen: bool
    flipped: bool
    down: bool
    grounds: list[str]
    guess: int
    copies: int
    points: list[int] | None


Moment = Literal[
    "act", "move", "drop", "throw", "breathe", "place", "meal", "protect", "give", "cards", "steal", "penalty", "count"
]
MOMENTS: Final[dict[str, Moment]] = {
    "who": "act",
    "action": "act",
    "before-move": "move",
    "again": "move",
    "flick": "move",
    "throw-disc": "move",
    "drop": "drop",
    "throw": "throw",
    "catch": "throw",
    "breath": "breathe",
    "place": "place",
    "corner": "place",
    "carry": "place",
    "shoo": "place",
    "inhale": "place",
    "dine": "meal",
    "eat": "meal",
    "sing": "meal",
    "snack": "meal",
    "protect": "protect",
    "give": "give",
    "keep": "cards",
    "buy": "cards",
    "discard": "cards",
    "mutation": "cards",
    "rob": "steal",
    "kiss": "steal",
    "penalty": "penalty",
    "name": "count",
    "copy": "count",
}


class View(TypedDict):
    """The table as a seat sees it.

    `actor` is the seat of the crew on turn that acts now. `runaway` lists colours in their order on side A, and counts
    by colour on side B; `penalties` are pairs, flat. `poses` are by piece: place in 0.01 mm, turn in millionths.
    `where` is the city in words: colours of meeples by neighbourhood, floors and meeples by building, neighbourhoods by
    vehicle.
    """

    turn: int
    moment: Moment | None
    actor: int
    phase: Phase
    actions: int
    turns: int
    last_turns: int
    loser: int
    runaway: list[int]
    penalties: list[int]
    box: list[int]
    poses: dict[str, list[int]]
    floors_left: int
    seats: list[Monster]
    offer: list[int]
    spent: list[int]
    where: dict[str, list[int | str]]


class Building(TypedDict):
    """A ruin with its sidewalk: its middle, half its width and depth, and the neighbourhoods beside it."""

    name: str
    x: float
    y: float
    hx: float
    hy: float
    walk_x: float
    walk_y: float
    borders: list[str]


class Kind(TypedDict):
    """The shape of a kind of piece: boxes (middle and half sizes), or a cylinder."""

    boxes: list[list[float]]
    radius: float
    half: float


class FirstPieces(TypedDict):
    """The number of the first piece of a kind; meeples come before them all."""

    floor: int
    vehicle: int
    disc: int
    body: int


class Breath(TypedDict):
    """Where a breath begins, seen from a head, and how far and wide it goes."""

    above: float
    before: float
    widest: float
    reach: float


class Finger(TypedDict):
    """What flicks."""

    mass: float
    speed: float
    restitution: float


class Friction(TypedDict):
    """How rough the board and a disc are."""

    board: float
    disc: float


class Board(TypedDict):
    """The plan of the city in centimetres, the pieces' shapes, the colour of each meeple, the cards' names.

    `lines` are the spaces of each line on side A of the runaway board, `capacity` those of each colour on side B.
    """

    seats: int
    side: Literal["A", "B"]
    half: float
    slab: float
    ruin: float
    sidewalk: float
    buildings: list[Building]
    grounds: dict[str, list[list[float]]]
    corners: list[list[float]]
    parking: list[list[float]]
    kinds: dict[str, Kind]
    kind_of: list[str]
    first: FirstPieces
    colours: list[str]
    meeples: list[int]
    cards: list[str]
    lines: list[int]
    line_teeth: list[int]
    line_bonus: list[int]
    capacity: int
    printed: int
    highest: float
    breath: Breath
    finger: Finger
    mass: dict[str, float]
    gravity: float
    friction: Friction


def view(s: RampageState, seat: int | None, decision: Pending) -> View:
    """The table as plain data; the end shows everything."""
    scene = s.scene()
    asked = decision.seat if isinstance(decision, Decision) else s.turn
    return {
        "turn": s.turn,
        "moment": MOMENTS[decision.prompt] if isinstance(decision, Decision) else None,
        "actor": asked if asked in s.crew(s.turn) else s.turn,
        "phase": PHASES[s.phase],
        "actions": s.actions,
        "turns": s.turns,
        "last_turns": s.last_turns,
        "loser": s.loser,
        "runaway": s.runaway[:],
        "penalties": s.penalties[:],
        "box": s.box[:],
        "poses": {str(p): s.poses[p * POSE : p * POSE + POSE] for p in range(PIECES) if s.here[p]},
        "floors_left": scene.floors_in_city(),
        "seats": [monster(s, seat, other) for other in range(s.players)],
        "offer": s.offer[seat][:] if seat is not None else [],
        "spent": s.spent[:],
        "where": where(s),
    }


def monster(s: RampageState, seat: int | None, other: int) -> Monster:
    """What the seat sees of a monster."""
    me = -1 if seat is None else seat
    open_belly = s.over or knows_stomach(s, me, other)
    scene = s.scene()
    return {
        "teeth": s.teeth[other],
        "bite": s.bite(other),
        "fangs": s.fangs[other],
        "floors": s.floors[other],
        "eaten": s.eaten(other),
        "stomach": s.stomach(other) if open_belly else None,
        "characters": s.characters[other][:],
        "powers": s.powers[other][:],
        "supers": sorted(s.supers[other]) if s.over or other == me else None,
        "secrets": len(s.supers[other]),
        "bonus": s.bonus[other],
        "frozen": bool(s.frozen[other]),
        "flipped": bool(s.flipped[other]),
        "down": bool(s.down[other]),
        "grounds": [PLAN.letters[n] for n in scene.grounds(DISC + other)] if s.here[DISC + other] else [],
        "guess": s.guesses[other] if s.over or other == me else -1,
        "copies": s.copies[other],
        "points": parts(s, other) if s.over else None,
    }


def where(s: RampageState) -> dict[str, list[int | str]]:
    """The city in words, for those who do not look at it: who and what is where."""
    scene = s.scene()
    found: dict[str, list[int | str]] = {}
    for n, letter in enumerate(PLAN.letters):
        found[letter] = [s.colours[m] for m in scene.edible(n)]
    for n, building in enumerate(PLAN.buildings):
        found[building.name] = [len(scene.floors_on(n)), len([m for m in scene.members(n) if m < MEEPLES])]
    for vehicle in range(4):
        if s.here[VEHICLE + vehicle]:
            found[str(vehicle)] = [PLAN.letters[n] for n in scene.grounds(VEHICLE + vehicle)]
    return found


def board(s: RampageState) -> Board:
    """What never changes at a table."""
    return {
        "seats": s.players,
        "side": "A" if s.side == SIDE_A else "B",
        "half": PLAN.half,
        "slab": PLAN.slab,
        "ruin": PLAN.ruin,
        "sidewalk": PLAN.sidewalk,
        "buildings": [
            {"name": b.name, "x": b.x, "y": b.y, "hx": b.hx, "hy": b.hy, "walk_x": b.walk_x, "walk_y": b.walk_y,
             "borders": [PLAN.letters[n] for n in b.borders]}
            for b in PLAN.buildings
        ],
        "grounds": {PLAN.letters[n]: [list(spot) for spot in corners] for n, corners in enumerate(PLAN.grounds)},
        "corners": [list(spot) for spot in PLAN.corners],
        "parking": [list(spot) for spot in PLAN.parking],
        "kinds": {name: {"boxes": [list(box) for box in kind.boxes], "radius": kind.radius, "half": kind.half}
                  for name, kind in PLAN.kinds.items()},
        "kind_of": PLAN.kind_of,
        "first": {"floor": FLOOR, "vehicle": VEHICLE, "disc": DISC, "body": BODY},
        "colours": list(COLOURS),
        "meeples": s.colours,
        "cards": CARDS,
        "lines": s.tables.line_spaces,
        "line_teeth": s.tables.line_teeth,
        "line_bonus": s.tables.line_bonus,
        "capacity": s.tables.capacity,
        "printed": s.tables.printed,
        "highest": PLAN.hand["highest"],
        "breath": {"above": PLAN.breath["above"], "before": PLAN.breath["before"], "widest": PLAN.breath["widest"],
                   "reach": PLAN.breath["reach"]},
        "finger": {"mass": PLAN.finger["mass"], "speed": PLAN.finger["speed"],
                   "restitution": PLAN.finger["restitution"]},
        "mass": {name: kind.mass for name, kind in PLAN.kinds.items()},
        "gravity": PLAN.engine["gravity"],
        "friction": {"board": PLAN.engine["friction"], "disc": PLAN.kinds["disc"].friction},
    }  # fmt: skip
