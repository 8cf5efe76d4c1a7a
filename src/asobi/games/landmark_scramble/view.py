"""What is seen of Landmark Scramble: everything but the cards in other hands and in the deck."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, cast

from asobi.core import Action, Decision, Pending
from asobi.games.landmark_scramble import actions
from asobi.games.landmark_scramble.actions import CARDS, GO, PIECES, STEP
from asobi.games.landmark_scramble.board import AROUND, DIRECTIONS
from asobi.games.landmark_scramble.collisions import attack_level, preview
from asobi.games.landmark_scramble.legal import moves
from asobi.games.landmark_scramble.movement import closed_cells, explore, track
from asobi.games.landmark_scramble.state import ALOFT, NOBODY, LandmarkState
from asobi.games.landmark_scramble.tables import KINDS, LEVELS, TABLES, TEAM

Moment = Literal["roll", "act", "pay", "anchor", "throw", "land", "crash", "discard"]
MOMENTS: Final[dict[str, Moment]] = {
    "roll": "roll",
    "act": "act",
    "pay": "pay",
    "anchor": "anchor",
    "throw": "throw",
    "land": "land",
    "crash": "crash",
    "discard": "discard",
}


class Piece(TypedDict):
    """A piece on its cell, or in the air; its facing is a number of eighths clockwise from north."""

    seat: int
    piece: str
    cell: str | None
    facing: int


class Way(TypedDict):
    """A cell that a piece can go to: the action's notation, what it costs, and the way as cells with facings."""

    action: str
    piece: str
    cell: str
    cost: int
    path: list[list[str | int]]


class Flight(TypedDict):
    """An event of a bump that is not made yet: a piece flies from one cell to another."""

    key: str
    seat: int
    piece: str
    origin: str
    cell: str


class Bump(TypedDict):
    """A bump that may be made: the action's notation, the levels, and who would fly where.

    With `choice` something is to be chosen on the way; the flights then show its first option.
    """

    action: str
    piece: str
    cell: str
    attack: int
    defence: int
    cost: int
    flights: list[Flight]
    choice: bool


class View(TypedDict):
    """The table as a seat sees it: its own hand by kinds of cards, and what its pieces can do while it is on turn.

    `marks` says by seat and hole after how many big rounds the seat may draw there again.
    """

    round: int
    turn: int | None
    asked: int | None
    moment: Moment | None
    points: int
    muscle: bool
    pieces: list[Piece]
    owners: list[int | None]
    owned: list[int]
    marks: list[list[int]]
    hand_sizes: list[int]
    deck: int
    discards: list[int]
    hand: list[int] | None
    ways: list[Way]
    bumps: list[Bump]


class Cell(TypedDict):
    """An octagon or a square; octagons lie two units apart."""

    name: str
    x: int
    y: int
    octagon: bool


class Spot(TypedDict):
    """Where a location lies, and the three cells around it."""

    name: str
    x: float
    y: float
    cells: list[str]


class Kind(TypedDict):
    """A kind of piece; the directions of its steps when it faces north."""

    name: str
    level: int
    steps: list[int]


class Board(TypedDict):
    """The town: cells, spots with their locations, holes, pieces, costs, cards, and how long is played."""

    size: int
    goal: int
    rounds: int
    sides: list[str]
    directions: list[str]
    cells: list[Cell]
    spots: list[Spot]
    locations: list[str]
    holes: list[str]
    pieces: list[Kind]
    cards: dict[str, int]
    costs: dict[str, list[str]]
    hand_limit: int


def board(s: LandmarkState) -> Board:
    """What never changes at a table."""
    layout = s.layout
    cells = layout.board
    return {
        "size": cells.size,
        "goal": s.goal,
        "rounds": s.rounds,
        "sides": layout.sides,
        "directions": list(DIRECTIONS),
        "cells": [
            {"name": cells.names[cell], "x": cells.x[cell], "y": cells.y[cell], "octagon": cells.octagon(cell)}
            for cell in range(cells.cells)
        ],
        "spots": [
            {
                "name": name,
                "x": cells.spot_place(name)[0],
                "y": cells.spot_place(name)[1],
                "cells": [cells.names[cell] for cell in cells.spot_cells(name)],
            }
            for name in layout.spots
        ],
        "locations": [TABLES.locations[location] for location in s.locations],
        "holes": [cells.names[cell] for cell in layout.holes],
        "pieces": [
            {"name": PIECES[kind], "level": LEVELS[kind], "steps": TABLES.steps[kind * AROUND]} for kind in range(TEAM)
        ],
        "cards": dict(zip(CARDS, s.tables.deck, strict=True)),
        "costs": {
            name: [card for card, count in zip(CARDS, cost, strict=False) for _ in range(count)]
            for name, cost in zip(TABLES.locations, s.tables.costs, strict=True)
        },
        "hand_limit": s.tables.hand_limit,
    }


def view(s: LandmarkState, seat: int | None, decision: Pending) -> View:
    """The table as plain data."""
    names = s.layout.board.names
    seats = range(s.players)
    asked = decision if isinstance(decision, Decision) else None
    moving = asked is not None and asked.seat == seat and asked.prompt in ("roll", "act")
    return {
        "round": s.round,
        "turn": None if asked is None else s.turn,
        "asked": None if asked is None else asked.seat,
        "moment": None if asked is None else MOMENTS[asked.prompt],
        "points": s.points,
        "muscle": s.muscle,
        "pieces": [
            {
                "seat": number // TEAM,
                "piece": PIECES[number % TEAM],
                "cell": None if s.cells[number] == ALOFT else names[s.cells[number]],
                "facing": s.facings[number],
            }
            for number in range(len(s.cells))
        ],
        "owners": [None if owner == NOBODY else owner for owner in s.owners],
        "owned": [s.owned(other) for other in seats],
        "marks": [rounds_left(s, other) for other in seats],
        "hand_sizes": [s.hand_size(other) for other in seats],
        "deck": sum(s.pool),
        "discards": s.discards[:],
        "hand": None if seat is None else s.hands[seat * KINDS : (seat + 1) * KINDS],
        "ways": ways(s, s.turn) if moving else [],
        "bumps": bumps(s, s.turn) if moving else [],
    }


def rounds_left(s: LandmarkState, seat: int) -> list[int]:
    """For each hole, after how many big rounds the seat may draw there again; 0 for now."""
    holes = len(s.layout.holes)
    marks = s.marks[seat * holes : (seat + 1) * holes]
    return [max(0, mark + s.tables.mark_rounds - s.round) for mark in marks]


def ways(s: LandmarkState, seat: int) -> list[Way]:
    """Every cell that the seat's pieces can go to."""
    names = s.layout.board.names
    cells = s.layout.board.cells
    listed: list[Way] = []
    closed = closed_cells(s)
    for piece in range(TEAM):
        reach = explore(s, seat, piece, closed)
        for arrival in reach.arrivals:
            path = track(s, seat, piece, reach, arrival)
            cell = path[-1] // AROUND
            way: Action = GO[s.players][piece * cells + cell]
            if len(path) == 2:
                around = s.layout.board.next[path[0] // AROUND * AROUND :][:AROUND]
                way = STEP[piece * AROUND + around.index(cell)]
            listed.append(
                {
                    "action": way.notation,
                    "piece": PIECES[piece],
                    "cell": names[cell],
                    "cost": len(path) - 1,
                    "path": [[names[place // AROUND], place % AROUND] for place in path],
                }
            )
    return listed


def bumps(s: LandmarkState, seat: int) -> list[Bump]:
    """Every bump that the seat may make."""
    found: list[Bump] = []
    for action in moves(s, seat):
        if isinstance(action, actions.Bump):
            number = seat * TEAM + action.piece
            cell = s.layout.board.next[s.cells[number] * AROUND + action.direction]
            target = s.board[cell]
            attack = attack_level(s, action.piece, action.helper)
            flights, chosen = preview(s, number, action.direction, attack - LEVELS[target % TEAM])
            found.append(
                {
                    "action": action.notation,
                    "piece": PIECES[action.piece],
                    "cell": s.layout.board.names[cell],
                    "attack": attack,
                    "defence": LEVELS[target % TEAM],
                    "cost": 1 if action.helper < 0 else s.tables.gang_points,
                    "flights": cast("list[Flight]", flights),
                    "choice": chosen,
                }
            )
    return found
