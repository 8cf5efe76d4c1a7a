"""The catalogue of Landmark Scramble: everything that can be chosen, and what is told of it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Catalogue, EventKind
from asobi.games.landmark_scramble.board import AROUND, DIRECTIONS
from asobi.games.landmark_scramble.payment import PAYABLE, PAYMENTS, Payment
from asobi.games.landmark_scramble.tables import KINDS, LAYOUTS, TABLES, TEAM

PIECES: Final = TABLES.pieces
CARDS: Final = TABLES.cards
MOST: Final = 4
ALONE: Final = -1


class Step(Action):
    """One cell in one of the piece's directions."""

    def __init__(self, piece: int, direction: int) -> None:
        super().__init__("step", {"piece": PIECES[piece], "direction": DIRECTIONS[direction]})
        self.piece: int = piece
        self.direction: int = direction


class Go(Action):
    """Several steps and turns of one piece at once, by the cheapest path."""

    def __init__(self, piece: int, cell: str) -> None:
        super().__init__("go", {"piece": PIECES[piece], "cell": cell})
        self.piece: int = piece
        self.cell: str = cell


class Turn(Action):
    """45 degrees, to the right (+1) or to the left (-1)."""

    def __init__(self, piece: int, by: int) -> None:
        super().__init__("turn", {"piece": PIECES[piece], "way": "right" if by > 0 else "left"})
        self.piece: int = piece
        self.by: int = by


class Hop(Action):
    """Over one own piece to the empty cell behind it."""

    def __init__(self, piece: int, direction: int) -> None:
        super().__init__("hop", {"piece": PIECES[piece], "direction": DIRECTIONS[direction]})
        self.piece: int = piece
        self.direction: int = direction


class Bump(Action):
    """A step onto an enemy piece, alone or with a helper."""

    def __init__(self, piece: int, direction: int, helper: int) -> None:
        fields: dict[str, int | str] = {"piece": PIECES[piece], "direction": DIRECTIONS[direction]}
        if helper == ALONE:
            super().__init__("bump", fields)
        else:
            super().__init__("gang", {**fields, "helper": PIECES[helper]})
        self.piece: int = piece
        self.direction: int = direction
        self.helper: int = helper


class Capture(Action):
    """Take the location on a spot."""

    def __init__(self, spot: int) -> None:
        super().__init__("capture", {"spot": spot + 1}, notation=f"capture {spot + 1}")
        self.spot: int = spot


class Pay(Action):
    """Lay cost cards down."""

    def __init__(self, payment: Payment) -> None:
        self.cards: list[int] = [card for card in range(PAYABLE) for _ in range(payment[card])]
        super().__init__("pay", {"cards": " ".join([CARDS[card] for card in self.cards])})


class Play(Action):
    """Play a special card that needs no target."""

    def __init__(self, card: int) -> None:
        super().__init__("play", {"card": CARDS[card]})
        self.card: int = card


class Rob(Action):
    """Play Pickpocket against a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__("rob", {"seat": seat})
        self.seat: int = seat


class Aside(Action):
    """Which of two pieces is thrown aside at the wall."""

    def __init__(self, number: int) -> None:
        super().__init__("aside", {"seat": number // TEAM, "piece": PIECES[number % TEAM]})
        self.number: int = number


class Land(Action):
    """Where a piece that is thrown aside comes down."""

    def __init__(self, cell: str) -> None:
        super().__init__("land", {"cell": cell})
        self.cell: str = cell


class Discard(Action):
    """Throw a card away at the hand limit."""

    def __init__(self, card: int) -> None:
        super().__init__("discard", {"card": CARDS[card]})
        self.card: int = card


TEAMMATES: Final = range(TEAM)
NAMES: Final = LAYOUTS[MOST].board.names

ROLL: Final = Action("roll")
END: Final = Action("end")
ANCHORED: Final = Action("anchor")
UNANCHORED: Final = Action("no-anchor", notation="no anchor")

# A piece's action in direction d stands at place piece * 8 + d.
STEP: Final = [Step(piece, d) for piece in TEAMMATES for d in range(AROUND)]
HOP: Final = [Hop(piece, d) for piece in TEAMMATES for d in range(AROUND)]
BUMP: Final = [Bump(piece, d, ALONE) for piece in TEAMMATES for d in range(AROUND)]
RIGHT: Final = [Turn(piece, 1) for piece in TEAMMATES]
LEFT: Final = [Turn(piece, -1) for piece in TEAMMATES]
# With helper h it stands at place (piece * 8 + d) * 5 + h; nobody helps himself.
GANG: Final = [
    BUMP[piece * AROUND + d] if helper == piece else Bump(piece, d, helper)
    for piece in TEAMMATES
    for d in range(AROUND)
    for helper in TEAMMATES
]
# Every bump in a direction, alone and with each helper, again at place piece * 8 + d.
BUMPS: Final = [
    [bump, *[gang for gang in GANG[place * TEAM : (place + 1) * TEAM] if gang is not bump]]
    for place, bump in enumerate(BUMP)
]
CAPTURE: Final = [Capture(spot) for spot in range(len(LAYOUTS[MOST].spots))]
PAY: Final[dict[Payment, Pay]] = {payment: Pay(payment) for ways in PAYMENTS.values() for payment in ways}
PLAY: Final = [Play(card) for card in range(KINDS)]
ROB: Final = [Rob(seat) for seat in range(MOST)]
ASIDE: Final = [Aside(number) for number in range(MOST * TEAM)]
DISCARD: Final = [Discard(card) for card in range(KINDS)]

# Boards of different sizes share the names of cells, and so the actions.
GO_NAMED: Final = {(piece, name): Go(piece, name) for piece in TEAMMATES for name in NAMES}
LAND_NAMED: Final = {name: Land(name) for name in NAMES}
# With p players, piece k's way to a cell is GO[p][k * cells + cell].
GO: Final = [[GO_NAMED[(piece, name)] for piece in TEAMMATES for name in layout.board.names] for layout in LAYOUTS]
LAND: Final = [[LAND_NAMED[name] for name in layout.board.names] for layout in LAYOUTS]

PLAYABLE: Final = (5, 6, 9)

CATALOGUE: Final = Catalogue(
    [
        ROLL,
        END,
        *STEP,
        *LEFT,
        *RIGHT,
        *HOP,
        *BUMP,
        *[gang for gang in GANG if gang.helper != ALONE],
        *GO_NAMED.values(),
        *CAPTURE,
        *PAY.values(),
        *[PLAY[card] for card in PLAYABLE],
        *ROB,
        ANCHORED,
        UNANCHORED,
        *ASIDE,
        *LAND_NAMED.values(),
        *DISCARD,
    ]
)

STARTED: Final = EventKind("landmark-scramble-started", ("seat",))
ROUND: Final = EventKind("landmark-scramble-round", ("round",))
TURN: Final = EventKind("landmark-scramble-turn", ("seat",))
ROLLED: Final = EventKind("landmark-scramble-rolled", ("seat", "pips", "points"))
STEPPED: Final = EventKind("landmark-scramble-stepped", ("seat", "piece", "origin", "cell"))
HOPPED: Final = EventKind("landmark-scramble-hopped", ("seat", "piece", "origin", "cell"))
TURNED: Final = EventKind("landmark-scramble-turned", ("seat", "piece", "facing"))
BUMPED: Final = EventKind(
    "landmark-scramble-bumped", ("seat", "piece", "other_seat", "target", "cell", "attack", "defence")
)
# The same fact where the other side holds cards: that it did not play an anchor tells something of its hand.
TESTED: Final = EventKind(BUMPED.key, BUMPED.fields, reveals=True)
GANGED: Final = EventKind("landmark-scramble-ganged", ("seat", "piece", "helper"))
FLEW: Final = EventKind("landmark-scramble-flew", ("seat", "piece", "origin", "cell"))
CHAINED: Final = EventKind("landmark-scramble-chained", ("seat", "piece", "other_seat", "target"))
WALLED: Final = EventKind("landmark-scramble-walled", ("seat", "piece", "cell"))
SQUEEZED: Final = EventKind("landmark-scramble-squeezed", ("seat", "piece", "other_seat", "target", "cell"))
BOUNCED: Final = EventKind("landmark-scramble-bounced", ("seat", "piece", "cell"))
ADVANCED: Final = EventKind("landmark-scramble-advanced", ("seat", "piece", "origin", "cell"))
HELD: Final = EventKind("landmark-scramble-held", ("seat", "piece", "cell"), reveals=True)
ASKED: Final = EventKind("landmark-scramble-asked-anchor", ("seat",), reveals=True)
DREW: Final = EventKind("landmark-scramble-drew", ("seat", "cell", "left"), reveals=True)
DREW_CARD: Final = EventKind("landmark-scramble-drew-card", ("seat", "card"), reveals=True)
LAST_CARD: Final = EventKind("landmark-scramble-last-card")
# Who has to choose among payments shows that there are several: that cannot be taken back.
PAYS: Final = EventKind("landmark-scramble-pays", ("seat", "location"), reveals=True)
CAPTURED: Final = EventKind("landmark-scramble-captured", ("seat", "location", "spot", "cards"), reveals=True)
RECAPTURED: Final = EventKind(
    "landmark-scramble-recaptured", ("seat", "location", "spot", "cards", "other_seat"), reveals=True
)
PLAYED: Final = EventKind("landmark-scramble-played", ("seat", "card"), reveals=True)
ROBBED: Final = EventKind("landmark-scramble-robbed", ("seat", "other_seat"), reveals=True)
ROBBED_CARD: Final = EventKind("landmark-scramble-robbed-card", ("seat", "other_seat", "card"), reveals=True)
DISCARDED: Final = EventKind("landmark-scramble-discarded", ("seat", "card"), reveals=True)
ENDED: Final = EventKind("landmark-scramble-ended", ("scores", "ending"))
