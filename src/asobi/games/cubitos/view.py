"""What is seen of Cubitos: everything, by everybody; and what the pending choices would cost and bring."""

from __future__ import annotations

from typing import Any

from asobi.core import Ask
from asobi.games.cubitos.actions import NODE_AT, Buy, Go, Reach
from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.odds import bust_chance, expected_hits
from asobi.games.cubitos.rounds import spaces_run, who_acts_first
from asobi.games.cubitos.running import ways_of
from asobi.games.cubitos.state import ARMED, DIE, NEW, OPEN, ROLLING, STATUS_NAMES, USED, Table
from asobi.games.cubitos.tables import (
    BLACK,
    COLOURED,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    KINDS,
    MOST_FANS,
    NUMBERS,
    ROW_BY_KEY,
)
from asobi.games.cubitos.track import ANY_COST, COURSES, DEVICE_NAMES, REWARD_NAMES, TRACKS, Course


def view(s: Table) -> dict[str, Any]:
    """The table as plain data."""
    rolling = [other for other in who_acts_first(s) if s.status[other] == ROLLING]
    return {
        "round": s.round,
        "extra_rounds": s.extra_rounds,
        "holder": s.holder,
        "phase": "roll" if s.place == 0 else "run",
        "acts_first": rolling[0] if len(rolling) > 1 else None,
        "cards": [card_data(s, kind) for kind in COLOURED],
        "supply": {KIND_NAMES[kind]: s.supply[kind] for kind in range(KINDS) if kind != BLACK},
        "fans": fan_track(s),
        "swords": s.swords[:],
        "most": s.most if s.most >= 0 else None,
        "players": [player_data(s, other) for other in range(s.players)],
        "winners": s.winners[:],
        "asked": [asked_data(s, asked) if asked is not None else None for asked in s.asking],
    }


def board(course: Course) -> dict[str, Any]:
    """What never changes at a table: the course with its maps, and the faces of the dice."""
    return {
        "course": course_data(course),
        "faces": {KIND_NAMES[kind]: [FACE_NAMES[face] for face in FACES[kind]] for kind in range(KINDS)},
        "foot_price": NUMBERS.foot_price,
        "risky_from": NUMBERS.risky_from,
        "beyond_fans": NUMBERS.beyond_fans,
    }


def course_data(course: Course) -> dict[str, Any]:
    """The course with the maps of its tracks, each cell as x, y, token, section."""
    return {
        "key": course.key,
        "laps": course.laps,
        "length": course.length,
        "legs": course.legs[:],
        "maps": {str(number): map_data(number) for number in sorted(set(course.legs))},
    }


def map_data(number: int) -> dict[str, Any]:
    """One map: every cell with what is on it."""
    track = TRACKS[number]
    cells = []
    for (x, y), token in track.tokens.items():
        space = track.space_at.get((x, y), -1)
        cells.append([x, y, token, track.section[space] if space >= 0 else -1])
    return {"key": track.key, "name": track.name, "loop": track.loop, "cells": cells}


def card_data(s: Table, kind: int) -> dict[str, Any]:
    """A card of this race with its price and its die."""
    card = CARDS[s.cards[kind]]
    return {
        "key": card.key,
        "name": card.name,
        "die": KIND_NAMES[kind],
        "cost": s.costs[kind],
        "house": s.costs[kind] != ROW_BY_KEY[card.key].cost,
        "timing": card.timing,
        "left": s.supply[kind],
    }


def fan_track(s: Table) -> list[dict[str, int]]:
    """The spaces 1 to 13 with their rewards."""
    return [
        {"space": space, "credits": s.fan_credits[space], "hand": s.fan_hands[space]}
        for space in range(1, MOST_FANS + 1)
    ]


def player_data(s: Table, seat: int) -> dict[str, Any]:
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
        "borrowed": zone_data(s.borrowed, seat),
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


def zone_data(counts: list[int], seat: int) -> dict[str, int]:
    """The dice of a zone that are there, by kind."""
    first = seat * KINDS
    return {KIND_NAMES[kind]: counts[first + kind] for kind in range(KINDS) if counts[first + kind]}


def active_die(die: int) -> dict[str, Any]:
    """An active die: what it is, what it shows, whether it is used, and whether it just came."""
    return {
        "die": KIND_NAMES[(die & DIE) >> 3],
        "face": FACE_NAMES[die & 7],
        "used": die & USED != 0,
        "new": die & (NEW | OPEN) != 0,
        "armed": die & ARMED != 0,
    }


def asked_data(s: Table, ask: Ask) -> dict[str, Any]:
    """What the choices of a decision would cost and bring."""
    seat = ask.seat
    data: dict[str, Any] = {"prompt": ask.prompt}
    if ask.prompt in ("push", "boost"):
        risk = len(s.active[seat]) >= NUMBERS.risky_from or ask.prompt == "boost"
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


def moves_data(s: Table, ask: Ask) -> dict[str, Any]:
    """For each move on offer: its path, its cost, what helps on the way, and what it brings."""
    ways = ways_of(s, ask.seat)
    moves: dict[str, Any] = {}
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
                **reward_data(s.course.reward[node], s.course.amount[node]),
            }
    return moves


def reward_data(reward: int, amount: int) -> dict[str, Any]:
    """A reward as a browser shows it; `amount` is null for any cost."""
    return {"reward": REWARD_NAMES[reward], "amount": None if amount == ANY_COST else amount}


def reach_data(s: Table, seat: int, option: Reach) -> dict[str, Any]:
    """A space that Bob can reach, and what is there."""
    track = TRACKS[COURSES[s.course_number].legs[s.course.leg[s.position[seat]]]]
    reward, amount = track.reward(track.space_at[option.xy])
    return {"notation": option.notation, "x": option.xy[0], "y": option.xy[1], **reward_data(reward, amount)}
