"""Sets the table of Cubitos up in the middle of a race, with dice that roll what a test wants.

A scene leaves out what it does not need (the black die, most other dice), which no race can: `load` would refuse it.
A die with its face is written `white symbol`, a miss `white -`. Seat 0 plays the scene. Seat 1 has credits, so that
the match waits for its move when seat 0 is done; the others have nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from asobi.core import Ask, Dice, Match
from asobi.games.cubitos import GAME
from asobi.games.cubitos.run_phase import compare_swords
from asobi.games.cubitos.state import BUSTED, PASSED, CubitosState
from asobi.games.cubitos.tables import BLACK, FACE_NAMES, FACES, KIND_NAMES, KINDS
from asobi.games.cubitos.track import COURSES

Counts = Mapping[str, int]
Place = tuple[int, int, int]
NONE: Counts = {}


class Scene:
    """A match seen from seat 0."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> CubitosState:
        return cast(CubitosState, self.match.state)

    @property
    def prompt(self) -> str:
        """What seat 0 is asked, or nothing."""
        decision = self.match.pending_of(0)
        return decision.prompt if decision is not None else ""

    @property
    def options(self) -> list[str]:
        """What seat 0 may choose."""
        return self.options_of(0)

    def options_of(self, seat: int) -> list[str]:
        """What a seat may choose."""
        decision = self.match.pending_of(seat)
        return [option.notation for option in decision.options] if isinstance(decision, Ask) else []

    @property
    def over(self) -> bool:
        return self.match.over

    def choose(self, *notations: str) -> Scene:
        """Choose for seat 0, one thing after the other."""
        for notation in notations:
            self.match.choose(0, notation)
        return self

    def zone(self, name: str, seat: int = 0) -> dict[str, int]:
        """The dice of a zone by kind."""
        counts = getattr(self.s, name)
        return {KIND_NAMES[k]: counts[seat * KINDS + k] for k in range(KINDS) if counts[seat * KINDS + k]}

    @property
    def active(self) -> list[str]:
        """Seat 0's active dice."""
        return [f"{KIND_NAMES[(die & 127) >> 3]} {FACE_NAMES[die & 7]}" for die in self.s.active[0]]

    @property
    def feet(self) -> int:
        return self.s.feet[0]

    @property
    def coins(self) -> int:
        return self.s.coins[0]

    @property
    def credits(self) -> int:
        return self.s.credits[0]

    @property
    def place(self) -> list[int]:
        return self.s.course.place(self.s.position[0])

    def told(self, key: str) -> list[dict[str, Any]]:
        """The events of a kind."""
        return [event for event in self.match.events_for(None) if event["key"] == f"cubitos-{key}"]

    def left(self, kind: str) -> int:
        """How many dice of a kind are in the supply."""
        return self.s.supply[KIND_NAMES.index(kind)]

    def owned(self, kind: str, seat: int = 0) -> int:
        return self.s.owned(seat, KIND_NAMES.index(kind))


def die(text: str) -> int:
    """`white symbol` as an active die."""
    kind, face = text.split()
    return KIND_NAMES.index(kind) * 8 + FACE_NAMES.index(face)


def byte(text: str) -> int:
    """`white symbol` as what the dice have to give."""
    kind, face = text.split()
    return FACES[KIND_NAMES.index(kind)].index(FACE_NAMES.index("" if face == "-" else face))


def node_at(course: str, place: Place) -> int:
    """The node at leg, x, y."""
    found = next(c for c in COURSES if c.key == course)
    return next(node for node in range(found.nodes) if found.place(node) == list(place))


def settings_for(cards: Sequence[str], course: str, more: Mapping[str, Any]) -> dict[str, Any]:
    """Race 1 with some cards exchanged."""
    return {"race": "custom", "cards": full_set(cards), "course": course, "advice": False, **more}


def full_set(cards: Sequence[str]) -> str:
    """The named cards; the other colours as in Race 1."""
    from asobi.games.cubitos.setup import RACE_BY_KEY, find_card

    named = [find_card(name, "cards") for name in cards]
    kinds = {card.kind for card in named}
    rest = [find_card(key, "cards") for key in RACE_BY_KEY["race-1"].cards]
    return ", ".join([*[card.name for card in named], *[card.name for card in rest if card.kind not in kinds]])


def blank_race(cards: Sequence[str], players: int, course: str, more: Mapping[str, Any]) -> CubitosState:
    """A race without any dice in front of the players; seat 0 holds the black die, which is left out."""
    settings = GAME.with_defaults(players, settings_for(cards, course, more))
    s = GAME.setup(players, settings, Dice("scene"))
    for zone in (s.draw, s.roll, s.discard):
        zone[:] = [0] * len(zone)
    s.holder = 0
    s.round = 1
    s.credits[1] = 4
    return s


def put(counts: list[int], seat: int, dice: Counts) -> None:
    for kind, count in dice.items():
        counts[seat * KINDS + KIND_NAMES.index(kind)] = count


def start(s: CubitosState, rolls: Sequence[str], settings: Mapping[str, Any]) -> Scene:
    """The match from there, with these rolls to come."""
    s.dice = Dice.load({"seed": "the rest", "counter": 0, "given": bytes(byte(roll) for roll in rolls).hex()})
    match = Match(GAME, s.players, GAME.with_defaults(s.players, settings), s, True, True)
    match.opening = s.dump()
    match.begin()
    return Scene(match)


def roll_scene(
    *rolls: str,
    cards: Sequence[str] = (),
    players: int = 2,
    draw: Counts = NONE,
    roll: Counts = NONE,
    discard: Counts = NONE,
    fans: int = 0,
    at: Place = (0, -1, -1),
    course: str = "nothing-goes-right",
    more: Mapping[str, Any] = NONE,
    edit: Callable[[CubitosState], None] | None = None,
) -> Scene:
    """The beginning of a Roll Phase."""
    s = blank_race(cards, players, course, more)
    put(s.draw, 0, draw)
    put(s.roll, 0, roll)
    put(s.discard, 0, discard)
    s.fans[0] = fans
    s.position = [node_at(course, at)] * players
    if edit is not None:
        edit(s)
    return start(s, rolls, settings_for(cards, course, more))


def run_scene(
    *rolls: str,
    cards: Sequence[str] = (),
    active: Sequence[str] = (),
    others: Mapping[int, Sequence[str]] | None = None,
    players: int = 2,
    draw: Counts = NONE,
    roll: Counts = NONE,
    discard: Counts = NONE,
    feet: int = 0,
    water: int = 0,
    coins: int = 0,
    credits: int = 0,
    fans: int = 0,
    at: Place = (0, -1, -1),
    course: str = "nothing-goes-right",
    busted: bool = False,
    more: Mapping[str, Any] = NONE,
    edit: Callable[[CubitosState], None] | None = None,
) -> Scene:
    """The beginning of seat 0's Run Phase, after the swords have been compared."""
    s = blank_race(cards, players, course, more)
    put(s.draw, 0, draw)
    put(s.roll, 0, roll)
    put(s.discard, 0, discard)
    s.active[0] = [die(text) for text in active]
    for seat, dice in (others or {}).items():
        s.active[seat] = [die(text) for text in dice]
    s.status = [PASSED] * players
    if busted:
        s.status[0] = BUSTED
    s.feet[0], s.water_feet[0], s.coins[0], s.credits[0], s.fans[0] = feet, water, coins, credits, fans
    s.position = [node_at(course, at)] * players
    s.place = 1
    if edit is not None:
        edit(s)
    compare_swords(s)
    return start(s, rolls, settings_for(cards, course, more))


def black_die(s: CubitosState, seat: int = 0) -> None:
    """Give the black die to a seat's Roll Zone."""
    s.holder = seat
    s.roll[seat * KINDS + BLACK] = 1
