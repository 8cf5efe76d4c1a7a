"""What is seen of Cubitos: everything, by everybody; and what the pending choices would cost and bring."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from asobi.core import Ask, Decision, Pending, pending_of
from asobi.games.cubitos.actions import NODE_AT, Buy, Go, Reach
from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.odds import bust_chance, can_bust, expected_hits, would_risk
from asobi.games.cubitos.rounds import spaces_run, who_acts_first
from asobi.games.cubitos.runner import ways_of
from asobi.games.cubitos.state import ARMED, DIE, NEW, OPEN, ROLLING, STATUS_NAMES, USED, CubitosState, Status
from asobi.games.cubitos.tables import (
    BLACK,
    CARD_ROWS,
    COLOURED,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    KINDS,
    MOST_FANS,
    NUMBERS,
    ROW_BY_KEY,
    Die,
    Face,
)
from asobi.games.cubitos.track import ANY_COST, DEVICE_NAMES, REWARD_NAMES, TRACKS, Course, Device, Reward

# How many dice of each kind lie in a zone; a kind of which there is none is left out.
Zone = dict[str, int]
# Where a runner stands: leg, x, y.
Place = list[int]


Moment = Literal["roll", "run", "move", "lose", "gain", "buy"]
# Of the Run Phase; whatever else is asked there belongs to abilities.
MOMENTS: Final[dict[str, Moment]] = {
    "move": "move",
    "lose": "lose",
    "must-lose": "lose",
    "owed": "lose",
    "gain": "gain",
    "buy": "buy",
}


class ActiveDie(TypedDict):
    """A die in the Active Zone; `armed`: it answers to the push."""

    die: Die
    face: Face
    used: bool
    new: bool
    armed: bool


class PlayerView(TypedDict):
    """One player's dice, tokens and runner."""

    status: Status
    racing: bool
    limit: int
    draw: Zone
    roll: Zone
    discard: Zone
    cup: Zone
    active: list[ActiveDie]
    borrowed: Zone
    credits: int
    coins: int
    feet: int
    water_feet: int
    hands: int
    fans: int
    place: Place
    togo: int
    spaces: int
    finished: bool
    exempt: list[Die]
    exempt_next: list[Die]
    champion: bool
    owes_die: int


class Move(TypedDict):
    """Where a move leads, what it costs, what helps on the way, and what it brings; any cost is the amount null."""

    to: Place
    path: list[Place]
    money: int
    via: list[Device]
    togo: int
    finishes: bool
    reward: Reward
    amount: int | None


class ReachView(TypedDict):
    """A space that Bob can reach, and what is there."""

    notation: str
    x: int
    y: int
    reward: Reward
    amount: int | None


class Asked(TypedDict):
    """What a player is being asked, with what the choices would cost and bring; by notation where they differ."""

    prompt: str
    risk: NotRequired[bool]
    bust: NotRequired[float]
    hits: NotRequired[float]
    moves: NotRequired[dict[str, Move]]
    reaches: NotRequired[list[ReachView]]
    prices: NotRequired[dict[str, int]]


class View(TypedDict):
    """The race as it stands."""

    round: int
    extra_rounds: int
    holder: int
    phase: Literal["roll", "run"]
    moment: Moment | None
    acts_first: int | None
    supply: Zone
    swords: list[int]
    most: int | None
    players: list[PlayerView]
    winners: list[int]
    asked: list[Asked | None]


class CardView(TypedDict):
    """A card of this race with its die; `house`: the table set the cost; `text` is the message of how it is read."""

    key: str
    name: str
    text: str
    die: Die
    cost: int
    house: bool
    timing: str


class FanSpace(TypedDict):
    """A space of the fan track with its reward."""

    space: int
    credits: int
    hand: int


class MapView(TypedDict):
    """The map of a track, each cell as x, y, token, section."""

    key: str
    name: str
    loop: bool
    cells: list[list[int | str]]


class CourseView(TypedDict):
    """The course with the maps of its tracks, by number."""

    key: str
    laps: int
    length: int
    legs: list[int]
    maps: dict[str, MapView]


class Board(TypedDict):
    """What never changes at a table: the cards, the fan track, the course, and the faces of the dice."""

    cards: list[CardView]
    fans: list[FanSpace]
    course: CourseView
    faces: dict[Die, list[Face]]
    foot_price: int
    risky_from: int
    beyond_fans: int


class SetupCard(TypedDict):
    """A card that a custom race may have."""

    key: str
    name: str
    colour: Die
    cost: int
    adds: bool
    removes: bool


class Setup(TypedDict):
    """What the set-up page offers."""

    cards: list[SetupCard]


def view(s: CubitosState, decision: Pending) -> View:
    """The race as plain data."""
    rolling = [other for other in who_acts_first(s) if s.status[other] == ROLLING]
    return {
        "round": s.round,
        "extra_rounds": s.extra_rounds,
        "holder": s.holder,
        "phase": "roll" if s.place == 0 else "run",
        "moment": _moment(s, decision),
        "acts_first": rolling[0] if len(rolling) > 1 else None,
        "supply": {KIND_NAMES[kind]: s.supply[kind] for kind in range(KINDS) if kind != BLACK},
        "swords": s.swords[:],
        "most": s.most if s.most >= 0 else None,
        "players": [player_data(s, other) for other in range(s.players)],
        "winners": s.winners[:],
        "asked": [asked_data(s, pending_of(decision, other)) for other in range(s.players)],
    }


def _moment(s: CubitosState, decision: Pending) -> Moment | None:
    """What is being done by whoever decides; in the Roll Phase all do the same."""
    if not isinstance(decision, Decision):
        return None if decision is None else "roll"
    return "roll" if s.place == 0 else MOMENTS.get(decision.prompt, "run")


def board(s: CubitosState) -> Board:
    """What never changes at a table."""
    return {
        "cards": [card_data(s, kind) for kind in COLOURED],
        "fans": fan_track(s),
        "course": course_data(s.course),
        "faces": {KIND_NAMES[kind]: [FACE_NAMES[face] for face in FACES[kind]] for kind in range(KINDS)},
        "foot_price": NUMBERS.foot_price,
        "risky_from": NUMBERS.risky_from,
        "beyond_fans": NUMBERS.beyond_fans,
    }


def course_data(course: Course) -> CourseView:
    """The course with the maps of its tracks."""
    return {
        "key": course.key,
        "laps": course.laps,
        "length": course.length,
        "legs": course.legs[:],
        "maps": {str(number): map_data(number) for number in sorted(set(course.legs))},
    }


def map_data(number: int) -> MapView:
    """One map: every cell with what is on it."""
    track = TRACKS[number]
    cells: list[list[int | str]] = []
    for (x, y), token in track.tokens.items():
        space = track.space_at.get((x, y), -1)
        cells.append([x, y, token, track.section[space] if space >= 0 else -1])
    return {"key": track.key, "name": track.name, "loop": track.loop, "cells": cells}


def card_data(s: CubitosState, kind: int) -> CardView:
    """A card of this race with its price and its die."""
    card = CARDS[s.cards[kind]]
    return {
        "key": card.key,
        "name": card.name,
        "text": f"cubitos-text-{card.key}{'-other' if s.other_reading(kind) else ''}",
        "die": KIND_NAMES[kind],
        "cost": s.costs[kind],
        "house": s.costs[kind] != ROW_BY_KEY[card.key].cost,
        "timing": card.timing,
    }


def fan_track(s: CubitosState) -> list[FanSpace]:
    """The spaces 1 to 13 with their rewards."""
    return [
        {"space": space, "credits": s.fan_credits[space], "hand": s.fan_hands[space]}
        for space in range(1, MOST_FANS + 1)
    ]


def player_data(s: CubitosState, seat: int) -> PlayerView:
    """One player's dice, tokens and runner."""
    node = s.position[seat]
    return {
        "status": STATUS_NAMES[s.status[seat]],
        "racing": s.racing[seat],
        "limit": s.limit[seat],
        "draw": zone_data(s.draw, seat),
        "roll": zone_data(s.roll, seat),
        "discard": zone_data(s.discard, seat),
        "cup": zone_data(s.cup, seat),
        "active": [active_die(die) for die in s.active[seat]],
        "borrowed": {KIND_NAMES[kind]: lent for kind in range(KINDS) if (lent := s.lent(seat, kind))},
        "credits": s.credits[seat],
        "coins": s.coins[seat],
        "feet": s.feet[seat],
        "water_feet": s.water_feet[seat],
        "hands": s.hands[seat],
        "fans": s.fans[seat],
        "place": s.course.place(node),
        "togo": s.course.togo[node],
        "spaces": spaces_run(s)[seat],
        "finished": s.course.finished(node),
        "exempt": [KIND_NAMES[kind] for kind in range(KINDS) if s.exempt[seat] >> kind & 1],
        "exempt_next": [KIND_NAMES[kind] for kind in range(KINDS) if s.exempt_next[seat] >> kind & 1],
        "champion": s.champion[seat] or s.champion_next[seat],
        "owes_die": s.owed[seat],
    }


def zone_data(counts: list[int], seat: int) -> Zone:
    """The dice of a zone that are there, by kind."""
    first = seat * KINDS
    return {KIND_NAMES[kind]: counts[first + kind] for kind in range(KINDS) if counts[first + kind]}


def active_die(die: int) -> ActiveDie:
    """An active die: what it is, what it shows, whether it is used, and whether it just came."""
    return {
        "die": KIND_NAMES[(die & DIE) >> 3],
        "face": FACE_NAMES[die & 7],
        "used": die & USED != 0,
        "new": die & (NEW | OPEN) != 0,
        "armed": die & ARMED != 0,
    }


def asked_data(s: CubitosState, ask: Decision | None) -> Asked | None:
    """What the choices of a decision would cost and bring."""
    if not isinstance(ask, Ask):
        return None
    seat = ask.seat
    data: Asked = {"prompt": ask.prompt}
    if ask.prompt in ("push", "boost"):
        risk = would_risk(s, seat) if ask.prompt == "push" else can_bust(s, seat)
        data["risk"] = risk
        data["bust"] = round(bust_chance(s, seat), 4) if risk else 0.0
        data["hits"] = round(expected_hits(s, seat), 2)
    elif ask.prompt == "move":
        data["moves"] = moves_data(s, ask)
    elif ask.prompt == "bob":
        data["reaches"] = [reach_data(s, seat, option) for option in ask.options if isinstance(option, Reach)]
    elif ask.prompt == "buy":
        data["prices"] = {option.notation: s.costs[option.kind] for option in ask.options if isinstance(option, Buy)}
    return data


def moves_data(s: CubitosState, ask: Ask) -> dict[str, Move]:
    """For each move on offer: its path, its cost, what helps on the way, and what it brings."""
    ways = ways_of(s, ask.seat)
    moves: dict[str, Move] = {}
    for option in ask.options:
        if isinstance(option, Go):
            node = NODE_AT[s.course_number][(option.leg, option.xy)]
            moves[option.notation] = {
                "to": s.course.place(node),
                "path": [s.course.place(step) for step in ways.path(node, option.ride)],
                "money": ways.ride[node] if option.ride else ways.walk[node],
                "via": [DEVICE_NAMES[s.course.device[step]] for step in ways.helped_by(node)] if option.ride else [],
                "togo": s.course.togo[node],
                "finishes": s.course.finished(node),
                "reward": REWARD_NAMES[s.course.reward[node]],
                "amount": amount_data(s.course.amount[node]),
            }
    return moves


def reach_data(s: CubitosState, seat: int, option: Reach) -> ReachView:
    """A space that Bob can reach, and what is there."""
    track = TRACKS[s.course.legs[s.course.leg[s.position[seat]]]]
    reward, amount = track.reward(track.space_at[option.xy])
    return {
        "notation": option.notation,
        "x": option.xy[0],
        "y": option.xy[1],
        "reward": REWARD_NAMES[reward],
        "amount": amount_data(amount),
    }


def amount_data(amount: int) -> int | None:
    """How much a reward is; null for any cost."""
    return None if amount == ANY_COST else amount


def setup_data() -> Setup:
    """All cards, by colour and in the order of the data file."""
    return {
        "cards": [
            {
                "key": row.key,
                "name": row.name,
                "colour": KIND_NAMES[row.kind],
                "cost": row.cost,
                "adds": row.adds,
                "removes": row.removes,
            }
            for row in CARD_ROWS
        ]
    }
