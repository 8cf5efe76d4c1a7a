"""What is seen of Rampage: the city and everything on the screens' fronts; stomachs and superpowers stay hidden."""

from __future__ import annotations

from typing import Any

from asobi.games.rampage.plan import BODY, COLOURS, DISC, FLOOR, MEEPLES, PIECES, PLAN, POSE, VEHICLE
from asobi.games.rampage.scoring import parts
from asobi.games.rampage.secrets import knows_stomach
from asobi.games.rampage.state import PHASES, Table
from asobi.games.rampage.tables import CARDS, TABLES


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; the end shows everything."""
    scene = s.scene()
    return {
        "turn": s.turn,
        "actor": s.actor,
        "phase": PHASES[s.phase],
        "actions": s.actions,
        "turns": s.turns,
        "last_turns": s.last_turns,
        "loser": s.loser,
        "side": "AB"[s.side],
        "runaway": s.runaway[:],
        "penalties": s.penalties[:],
        "box": s.box[:],
        "colours": s.colours,
        "poses": {str(p): s.poses[p * POSE : p * POSE + POSE] for p in range(PIECES) if s.here[p]},
        "floors_left": scene.floors_in_city(),
        "seats": [monster(s, seat, other) for other in range(s.players)],
        "offer": s.offer[seat][:] if seat is not None else [],
        "spent": s.spent[:],
        "where": where(s),
    }


def monster(s: Table, seat: int | None, other: int) -> dict[str, Any]:
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


def where(s: Table) -> dict[str, list[Any]]:
    """The city in words, for those who do not look at it: who and what is where."""
    scene = s.scene()
    edible = {PLAN.letters[n]: [s.colours[m] for m in scene.edible(n)] for n in range(len(PLAN.grounds))}
    stacks = {b.name: [len(scene.floors_on(n)), len([m for m in scene.members(n) if m < MEEPLES])]
              for n, b in enumerate(PLAN.buildings)}  # fmt: skip
    cars = {str(v): [PLAN.letters[n] for n in scene.grounds(VEHICLE + v)] for v in range(4) if s.here[VEHICLE + v]}
    return {**edible, **stacks, **cars}


def board(seats: int) -> dict[str, Any]:
    """The plan of the city, the pieces' shapes, the cards' names: what never changes."""
    return {
        "seats": seats,
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
        "cards": CARDS,
        "lines": TABLES.line_spaces,
        "line_teeth": TABLES.line_teeth,
        "line_bonus": TABLES.line_bonus,
        "capacity": TABLES.capacity,
        "printed": TABLES.printed,
        "highest": PLAN.hand["highest"],
        "breath": {"above": PLAN.breath["above"], "before": PLAN.breath["before"], "widest": PLAN.breath["widest"],
                   "reach": PLAN.breath["reach"]},
        "finger": {"mass": PLAN.finger["mass"], "speed": PLAN.finger["speed"],
                   "restitution": PLAN.finger["restitution"]},
        "mass": {name: kind.mass for name, kind in PLAN.kinds.items()},
        "gravity": PLAN.engine["gravity"],
        "friction": {"board": PLAN.engine["friction"], "disc": PLAN.kinds["disc"].friction},
    }  # fmt: skip
