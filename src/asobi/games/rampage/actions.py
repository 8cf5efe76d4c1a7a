"""The catalogue of Rampage: everything that can be chosen, aimed at, and told."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Catalogue, Dial, EventKind, Space
from asobi.games.rampage.plan import COLOURS, MEEPLES, PLAN
from asobi.games.rampage.tables import CARDS, SUPERPOWERS

SEATS: Final = 4
GROUNDS: Final = len(PLAN.grounds)
BUILDINGS: Final = len(PLAN.buildings)


class OfBuilding(Action):
    """Something done to a building."""

    def __init__(self, name: str, building: int) -> None:
        title = PLAN.buildings[building].name
        super().__init__(name, {"building": title}, f"{name} {title}")
        self.building: int = building


class OfGround(Action):
    """Something done in a neighbourhood."""

    def __init__(self, name: str, ground: int) -> None:
        super().__init__(name, {"ground": PLAN.letters[ground]})
        self.ground: int = ground


class OfSeat(Action):
    """Something done to a monster."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, {"seat": seat})
        self.seat: int = seat


class OfColour(Action):
    """Something done with a meeple of a colour."""

    def __init__(self, name: str, colour: int) -> None:
        super().__init__(name, {"colour": COLOURS[colour]})
        self.colour: int = colour


class OfCard(Action):
    """Something done with a card."""

    def __init__(self, name: str, card: int) -> None:
        super().__init__(name, {"card": CARDS[card]})
        self.card: int = card


class Toss(Action):
    """Toss a vehicle off the own head."""

    def __init__(self, vehicle: int) -> None:
        super().__init__("toss", {"vehicle": vehicle})
        self.vehicle: int = vehicle


class Eat(Action):
    """Eat one meeple of the neighbourhood."""

    def __init__(self, meeple: int) -> None:
        super().__init__("eat", {"meeple": meeple})
        self.meeple: int = meeple


class Shoo(Action):
    """Drive the meeples off a ruin into a neighbourhood beside it."""

    def __init__(self, building: int, ground: int) -> None:
        title, letter = PLAN.buildings[building].name, PLAN.letters[ground]
        super().__init__("shoo", {"building": title, "ground": letter})
        self.building: int = building
        self.ground: int = ground


class Kiss(Action):
    """Take a meeple of a colour out of a rival's stomach."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__("kiss", {"seat": seat, "colour": COLOURS[colour]})
        self.seat: int = seat
        self.colour: int = colour


# The four actions, and what some cards make of them.
MOVE: Final = Action("move")
JUMP: Final = Action("jump")
DEMOLISH: Final = [OfBuilding("demolish", b) for b in range(BUILDINGS)]
STOMP: Final = [OfSeat("stomp", seat) for seat in range(SEATS)]
TOSS: Final = [Toss(vehicle) for vehicle in range(4)]
KICK: Final = Action("kick")
BREATHE: Final = [OfSeat("breathe", seat) for seat in range(SEATS)]
TURN_BACK: Final = Action("turn-back", notation="turn back")
PASS: Final = Action("pass")
WHO: Final = [OfSeat("who", seat) for seat in range(SEATS)]
# Within an action.
CLIMB: Final = [OfBuilding("climb", b) for b in range(BUILDINGS)]
STRETCH: Final = Action("stretch")
STAY: Final = Action("stay")
AGAIN: Final = Action("again")
ENOUGH: Final = Action("enough")
SHOO: Final = [[Shoo(b, ground) for ground in PLAN.buildings[b].borders] for b in range(BUILDINGS)]
CORNER: Final = [Action("corner", {"corner": number}) for number in range(4)]
PUT: Final = [OfGround("put", ground) for ground in range(GROUNDS)]
CATCH: Final = [OfSeat("catch", seat) for seat in range(SEATS)]
# The meal.
DINE: Final = [OfGround("dine", ground) for ground in range(GROUNDS)]
EAT: Final = [Eat(meeple) for meeple in range(MEEPLES)]
SNACK: Final = [OfColour("snack", colour) for colour in range(6)]
FULL: Final = Action("full")
# Teeth, stomachs, cards.
GIVE: Final = [OfColour("give", colour) for colour in range(6)]
ACCEPT: Final = Action("accept")
SUFFER: Final = Action("suffer")
ROB: Final = [OfSeat("rob", seat) for seat in range(SEATS)]
KISS: Final = [[Kiss(seat, colour) for colour in range(6)] for seat in range(SEATS)]
PLAY: Final = [OfCard("play", card) for card in SUPERPOWERS]
KEEP: Final = [OfCard("keep", card) for card in range(len(CARDS))]
DISCARD: Final = [OfCard("discard", card) for card in range(len(CARDS))]
BUY: Final = Action("buy")
SAVE: Final = Action("save")
NAME: Final = [OfSeat("name", seat) for seat in range(SEATS)]
COPY: Final = [OfCard("copy", card) for card in range(16)]

CATALOGUE: Final = Catalogue(
    [
        MOVE,
        JUMP,
        *DEMOLISH,
        *STOMP,
        *TOSS,
        KICK,
        *BREATHE,
        TURN_BACK,
        PASS,
        *WHO,
        *CLIMB,
        STRETCH,
        STAY,
        AGAIN,
        ENOUGH,
        *[shoo for row in SHOO for shoo in row],
        *CORNER,
        *PUT,
        *CATCH,
        *DINE,
        *EAT,
        *SNACK,
        FULL,
        *GIVE,
        ACCEPT,
        SUFFER,
        *ROB,
        *[kiss for row in KISS for kiss in row],
        *PLAY,
        *KEEP,
        *DISCARD,
        BUY,
        SAVE,
        *NAME,
        *COPY,
    ]
)

# Where one aims. Angles in degrees, against the clock from east; places in centimetres; power a share of the most.
FLICK: Final = Space([Dial("direction", 0.0, 360.0, 720), Dial("power", 0.0, 1.0, 100), Dial("spin", -1.0, 1.0, 20)])
THROW: Final = Space(
    [
        Dial("direction", 0.0, 360.0, 720),
        Dial("power", 0.0, 1.0, 100),
        Dial("elevation", -10.0, 35.0, 45),
        Dial("spin", -1.0, 1.0, 20),
    ]
)
DROP: Final = Space(
    [
        Dial("east", -6.5, 6.5, 130),
        Dial("north", -6.5, 6.5, 130),
        Dial("height", PLAN.hand["lowest"], PLAN.hand["highest"], 68),
        Dial("facing", 0.0, 360.0, 72),
        Dial("tilt", 0.0, 90.0, 45),
        Dial("tilted", 0.0, 360.0, 72),
    ]
)
BLOW: Final = Space(
    [
        Dial("direction", 0.0, 360.0, 720),
        Dial("pitch", -70.0, 20.0, 90),
        Dial("power", 0.0, 1.0, 100),
        Dial("sweep", -30.0, 30.0, 60),
    ]
)
SPOT: Final = Space([Dial("x", -PLAN.half, PLAN.half, 560), Dial("y", -PLAN.half, PLAN.half, 560)])
CARRY: Final = Space([Dial("height", 0.0, 20.0, 40)])

# What is told. `film` is the stream of frames of a run (see docs/rampage.md), `sounds` its contacts.
BUILT: Final = EventKind("rampage-built", ("seat",))
DEALT: Final = EventKind("rampage-dealt", ("seat", "character", "power"))
SECRET: Final = EventKind("rampage-secret", ("card",))
TURN: Final = EventKind("rampage-turn", ("seat", "actions"))
FLICKS: Final = EventKind("rampage-flicks", ("seat",))
JUMPS: Final = EventKind("rampage-jumps", ("seat",))
DROPS: Final = EventKind("rampage-drops", ("seat", "building"))
STOMPS: Final = EventKind("rampage-stomps", ("seat", "victim_seat"))
TOSSES: Final = EventKind("rampage-tosses", ("seat", "vehicle"))
KICKS: Final = EventKind("rampage-kicks", ("seat",))
BLOWS: Final = EventKind("rampage-blows", ("seat", "mouth_seat"))
CAME_DOWN: Final = EventKind("rampage-came-down", ("floors", "meeples", "pieces"))
RAN: Final = EventKind("rampage-run", ("seat", "deed", "frames", "film", "sounds"))
FAULT: Final = EventKind("rampage-fault", ("seat", "fault"))
GAVE_UP: Final = EventKind("rampage-gave-up", ("seat",))
FELL: Final = EventKind("rampage-fell", ("seat", "by_seat"))
MISSED: Final = EventKind("rampage-missed", ("seat",))
LEFT_CITY: Final = EventKind("rampage-left-city", ("seat",))
LOST_TOOTH: Final = EventKind("rampage-lost-tooth", ("seat",))
TOOK_TOOTH: Final = EventKind("rampage-took-tooth", ("seat", "victim_seat"))
GAVE: Final = EventKind("rampage-gave", ("seat", "to_seat", "count"))
GAVE_COLOUR: Final = EventKind("rampage-gave-colour", ("seat", "to_seat", "colour"))
BOXED: Final = EventKind("rampage-boxed", ("seat", "colour"))
PROTECTED: Final = EventKind("rampage-protected", ("seat", "by_seat"), reveals=True)
ESCAPED: Final = EventKind("rampage-escaped", ("seat", "meeple", "colour"))
INHALED: Final = EventKind("rampage-inhaled", ("seat", "meeple", "colour"))
VEHICLE_LOST: Final = EventKind("rampage-vehicle-lost", ("vehicle",))
VEHICLE_BACK: Final = EventKind("rampage-vehicle-back", ("vehicle",))
ATE_FLOOR: Final = EventKind("rampage-ate-floor", ("seat", "floor"))
FLOOR_LOST: Final = EventKind("rampage-floor-lost", ("floor",))
ATE: Final = EventKind("rampage-ate", ("seat", "meeple", "colour"))
SNACKED: Final = EventKind("rampage-snacked", ("seat", "colour"))
LINE: Final = EventKind("rampage-line", ("seat", "line"))
TRACK: Final = EventKind("rampage-track", ("seat", "colour"))
PENALTY: Final = EventKind("rampage-penalty", ("seat", "teeth"))
MORE_ACTIONS: Final = EventKind("rampage-more-actions", ("seat",))
PLACED: Final = EventKind("rampage-placed", ("seat",))
ROSE: Final = EventKind("rampage-rose", ("seat",))
SHOOED: Final = EventKind("rampage-shooed", ("seat", "building", "ground", "count"))
PLAYED: Final = EventKind("rampage-played", ("seat", "card"), reveals=True)
DISCARDED: Final = EventKind("rampage-discarded", ("seat", "card"), reveals=True)
BOUGHT: Final = EventKind("rampage-bought", ("seat", "price"))
GOT_CARD: Final = EventKind("rampage-got-card", ("seat", "card"), reveals=True)
BUMPED: Final = EventKind("rampage-bumped", ("seat",))
LAST_FLOOR: Final = EventKind("rampage-last-floor", ("seat",))
DEVOURED: Final = EventKind("rampage-eliminated", ("seat",))
NAMED: Final = EventKind("rampage-named", ("seat", "named_seat"), reveals=True)
COPIED: Final = EventKind("rampage-copied", ("seat", "card"))
ENDED: Final = EventKind("rampage-ended", ("scores",), reveals=True)
