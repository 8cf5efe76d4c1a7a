"""What a seat observes of Rampage: the city in pieces and in counts, the monsters, and its own secrets."""

from __future__ import annotations

from typing import Final

from asobi.core import Field, Observation, Pending
from asobi.core.observation import MOST, at_most, common, commonly, one_of, own_first, places_of
from asobi.games.rampage.hidden import knows_stomach
from asobi.games.rampage.plan import BODY, COLOURS, DISC, FLOOR, MEEPLES, PIECES, PLAN, POSE, TURN, UNIT, VEHICLE
from asobi.games.rampage.state import ACTIONS_MOST, BONUS_MOST, PHASES, SIDE_A, RampageState
from asobi.games.rampage.tables import EACH, LINES, RANGES, TABLES

PROMPTS: Final = places_of(
    "corner keep buy mutation who action before-move flick carry drop throw throw-disc breath again place  inhale "
    "shoo eat dine snack sing penalty discard protect give catch rob kiss name copy"
)
GROUNDS: Final = len(PLAN.letters)
BUILDINGS: Final = len(PLAN.buildings)
VEHICLES: Final = DISC - VEHICLE
STEADY: Final = VEHICLE  # vehicles, discs and bodies are few, and it matters how they are turned
EACH_COLOUR: Final = MEEPLES // len(COLOURS)
ROOM: Final = TABLES.line_end(LINES - 1)
# Places are in quarters of a centimetre from a corner well outside the board, heights in tenths.
EDGE: Final = 32.0
STEPS: Final = 4.0
HEIGHTS: Final = 10.0
HALF_TURN: Final = 127.0


class RampageObservation(Observation[RampageState]):
    """Pieces are meeples, floors, vehicles, then discs and bodies with one's own first; `place` is x, y and height.

    `runaway_order` lists colours plus one on side A. Of other stomachs and superpowers nothing is told but how much
    there is.
    """

    def fields(self, seats: int) -> list[Field]:
        return [
            *common(seats, PROMPTS),
            Field("turn", 1, seats),
            Field("phase", 1, len(PHASES)),
            Field("actions", ACTIONS_MOST, 1),
            Field("turns", MOST, 1),
            Field("last_turns", seats, 1),
            Field("runaway", MOST, len(COLOURS)),
            Field("runaway_order", len(COLOURS), ROOM),
            Field("penalties", MOST, seats, LINES),
            Field("box", EACH_COLOUR, len(COLOURS)),
            Field("floors_left", VEHICLE - FLOOR, 1),
            Field("teeth", RANGES["teeth.tokens"][1], seats),
            Field("fangs", MOST, seats),
            Field("floors", VEHICLE - FLOOR, seats),
            Field("eaten", MEEPLES, seats),
            Field("secrets", EACH, seats),
            Field("bonus", BONUS_MOST, seats),
            Field("frozen", 1, seats),
            Field("flipped", 1, seats),
            Field("down", 1, seats),
            Field("stomach_known", 1, seats),
            Field("stomach", EACH_COLOUR, seats, len(COLOURS)),
            Field("characters", 1, seats, EACH),
            Field("powers", 1, seats, EACH),
            Field("superpowers", 1, EACH),
            Field("copies", EACH, seats),
            Field("offer", 1, 3, EACH),
            Field("spent", 1, 3, EACH),
            Field("grounds", 1, seats, GROUNDS),
            Field("edible", EACH_COLOUR, GROUNDS, len(COLOURS)),
            Field("building_floors", VEHICLE - FLOOR, BUILDINGS),
            Field("building_meeples", MEEPLES, BUILDINGS),
            Field("vehicle_grounds", 1, VEHICLES, GROUNDS),
            Field("colours", len(COLOURS) - 1, MEEPLES),
            Field("here", 1, PIECES - 8 + 2 * seats),
            Field("place", MOST, PIECES - 8 + 2 * seats, 3),
            Field("turned", MOST, VEHICLES + 2 * seats, 4),
        ]

    def observe(self, s: RampageState, seat: int, decision: Pending) -> list[int]:
        seats = s.players
        order = [(seat + turn) % seats for turn in range(seats)]
        numbers = commonly(seats, seat, decision, PROMPTS)
        numbers += one_of((s.turn - seat) % seats, seats)
        numbers += one_of(s.phase, len(PHASES))
        numbers += [s.actions, min(MOST, s.turns), s.last_turns + 1]
        numbers += runaway(s)
        numbers += penalties(s, seat)
        numbers += s.box
        numbers.append(s.scene().floors_in_city())
        for tokens in (s.teeth, s.fangs, s.floors):
            numbers += own_first(tokens, seat)
        numbers += [s.eaten(other) for other in order]
        numbers += [len(s.supers[other]) for other in order]
        for marks in (s.bonus, s.frozen, s.flipped, s.down):
            numbers += own_first(marks, seat)
        numbers += stomachs(s, seat, order)
        numbers += cards(s, seat, order)
        numbers += city(s, order)
        numbers += s.colours
        numbers += places(s, order)
        return numbers


def runaway(s: RampageState) -> list[int]:
    """How many of each colour have run away; on side A also in which order."""
    if s.side != SIDE_A:
        return s.runaway + [0] * ROOM
    counts = [s.runaway.count(colour) for colour in range(len(COLOURS))]
    return counts + ([colour + 1 for colour in s.runaway] + [0] * ROOM)[:ROOM]


def penalties(s: RampageState, seat: int) -> list[int]:
    """By seat, how many penalties of each line or colour it has earned."""
    counts = [0] * (s.players * LINES)
    for place in range(0, len(s.penalties), 2):
        counts[(s.penalties[place] - seat) % s.players * LINES + s.penalties[place + 1]] += 1
    return counts


def stomachs(s: RampageState, seat: int, order: list[int]) -> list[int]:
    """Into whose stomach the seat may look, and what is in it."""
    known = [s.over or knows_stomach(s, seat, other) for other in order]
    numbers = [int(each) for each in known]
    for other, open_belly in zip(order, known, strict=True):
        numbers += s.stomach(other) if open_belly else [0] * len(COLOURS)
    return numbers


def cards(s: RampageState, seat: int, order: list[int]) -> list[int]:
    """Characters and powers of everybody, one's own superpowers, what is offered, and what is spent."""
    numbers: list[int] = []
    for other in order:
        numbers += marked(s.characters[other], EACH, 0)
    for other in order:
        numbers += marked(s.powers[other], EACH, EACH)
    numbers += marked(s.supers[seat], EACH, 2 * EACH)
    numbers += [s.copies[other] + 1 for other in order]
    numbers += marked(s.offer[seat], 3 * EACH, 0)
    return numbers + marked(s.spent, 3 * EACH, 0)


def marked(numbers: list[int], size: int, first: int) -> list[int]:
    """So many noughts with a one at the place of each number, counted from the first."""
    row = [0] * size
    for number in numbers:
        row[number - first] = 1
    return row


def city(s: RampageState, order: list[int]) -> list[int]:
    """Where the monsters are, what can be eaten where, what stands, and where the vehicles are."""
    scene = s.scene()
    numbers: list[int] = []
    for other in order:
        numbers += marked(scene.grounds(DISC + other) if s.here[DISC + other] else [], GROUNDS, 0)
    for ground in range(GROUNDS):
        colours = [s.colours[meeple] for meeple in scene.edible(ground)]
        numbers += [colours.count(colour) for colour in range(len(COLOURS))]
    members = [scene.members(building) for building in range(BUILDINGS)]
    numbers += [len([piece for piece in pieces if piece >= FLOOR]) for pieces in members]
    numbers += [len([piece for piece in pieces if piece < FLOOR]) for pieces in members]
    for vehicle in range(VEHICLE, DISC):
        numbers += marked(scene.grounds(vehicle) if s.here[vehicle] else [], GROUNDS, 0)
    return numbers


def places(s: RampageState, order: list[int]) -> list[int]:
    """For each piece whether it is there and where, and how vehicles, discs and bodies are turned."""
    pieces = list(range(DISC)) + [DISC + other for other in order] + [BODY + other for other in order]
    numbers = [s.here[piece] for piece in pieces]
    for piece in pieces:
        if s.here[piece]:
            x, y, z = s.poses[piece * POSE : piece * POSE + 3]
            flat = [round((across / UNIT + EDGE) * STEPS) for across in (x, y)]
            numbers += at_most([*flat, round(z / UNIT * HEIGHTS)])
        else:
            numbers += [0, 0, 0]
    for piece in pieces[STEADY:]:
        turn = s.poses[piece * POSE + 3 : piece * POSE + POSE] if s.here[piece] else [0] * 4
        numbers += at_most([round((part / TURN + 1.0) * HALF_TURN) for part in turn])
    return numbers
