"""What is seen of Landmark Scramble: everything but the cards in other hands and in the deck."""

from __future__ import annotations

from typing import Any, Final

from asobi.core import Action
from asobi.games.landmark_scramble.actions import GO, PIECES, STEP, Bump
from asobi.games.landmark_scramble.board import AROUND, DIRECTIONS
from asobi.games.landmark_scramble.collisions import preview
from asobi.games.landmark_scramble.movement import WAYS, attack_level, closed_cells, explore, moves, track
from asobi.games.landmark_scramble.state import ACTING, ALOFT, NOBODY, ROLLING, Table
from asobi.games.landmark_scramble.tables import KINDS, LAYOUTS, LEVELS, TABLES, TEAM

MOMENTS: Final = ("roll", "act", "pay", "anchor", "throw", "land", "discard")


def board(players: int) -> dict[str, Any]:
    """What the browser draws from and what never changes: cells, spots, holes, pieces, costs, cards."""
    layout = LAYOUTS[players]
    cells = layout.board
    return {
        "size": cells.size,
        "goal": layout.goal,
        "sides": layout.sides,
        "directions": list(DIRECTIONS),
        "cells": [
            {"name": cells.names[cell], "x": cells.x[cell], "y": cells.y[cell], "octagon": cells.octagon(cell)}
            for cell in range(cells.cells)
        ],
        "spots": [
            {"name": name, "x": cells.spot_place(name)[0], "y": cells.spot_place(name)[1], "cells": around}
            for name, around in zip(
                layout.spots, [[cells.names[cell] for cell in three] for three in layout.spot_cells], strict=True
            )
        ],
        "holes": [cells.names[cell] for cell in layout.holes],
        "pieces": [
            {"name": PIECES[kind], "level": LEVELS[kind], "steps": TABLES.steps[kind * AROUND]} for kind in range(TEAM)
        ],
        "cards": dict(zip(TABLES.cards, TABLES.deck, strict=True)),
        "costs": {
            name: [card for card, count in zip(TABLES.cards, cost, strict=False) for _ in range(count)]
            for name, cost in zip(TABLES.locations, TABLES.costs, strict=True)
        },
        "hand_limit": TABLES.hand_limit,
    }


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """The table as plain data; a seat sees its own hand, and what its pieces can do while it is on turn."""
    names = s.layout.board.names
    seats = range(s.players)
    shown: dict[str, Any] = {
        "round": s.round,
        "rounds": s.rounds,
        "turn": None if s.over else s.turn,
        "asked": None if s.over else s.asked,
        "moment": MOMENTS[s.moment],
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
        "locations": [TABLES.locations[location] for location in s.locations],
        "owners": [None if owner == NOBODY else owner for owner in s.owners],
        "owned": [s.owned(other) for other in seats],
        "marks": [rounds_left(s, other) for other in seats],
        "hand_sizes": [s.hand_size(other) for other in seats],
        "deck": sum(s.pool),
        "discards": s.discards[:],
        "hand": None,
        "ways": [],
        "bumps": [],
    }
    if seat is not None:
        shown["hand"] = s.hands[seat * KINDS : (seat + 1) * KINDS]
        if seat == s.turn and not s.over and s.moment in (ROLLING, ACTING):
            shown["ways"] = ways(s, seat)
            shown["bumps"] = bumps(s, seat)
    return shown


def rounds_left(s: Table, seat: int) -> list[int]:
    """For each hole, after how many big rounds the seat may draw there again; 0 for now."""
    holes = len(s.layout.holes)
    marks = s.marks[seat * holes : (seat + 1) * holes]
    return [max(0, mark + TABLES.mark_rounds - s.round) for mark in marks]


def ways(s: Table, seat: int) -> list[dict[str, Any]]:
    """Every cell a piece can go to: the action's notation, what it costs, and the way with its turns."""
    names = s.layout.board.names
    cells = s.layout.board.cells
    listed: list[dict[str, Any]] = []
    closed = closed_cells(s)
    for piece in range(TEAM):
        reach = explore(s, seat, piece, closed)
        for found in reach.found:
            path = track(s, seat, piece, reach, found % WAYS)
            cell = path[-1] // AROUND
            way: Action = GO[s.players][piece * cells + cell]
            if found < 2 * WAYS:
                around = s.layout.board.next[path[0] // AROUND * AROUND :][:AROUND]
                way = STEP[piece * AROUND + around.index(cell)]
            listed.append(
                {
                    "action": way.notation,
                    "piece": PIECES[piece],
                    "cell": names[cell],
                    "cost": found // WAYS,
                    "path": [[names[place // AROUND], place % AROUND] for place in path],
                }
            )
    return listed


def bumps(s: Table, seat: int) -> list[dict[str, Any]]:
    """Every bump that may be made, with who would fly where; where there is a choice, by its first option."""
    found: list[dict[str, Any]] = []
    for action in moves(s, seat):
        if isinstance(action, Bump):
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
                    "cost": 1 if action.helper < 0 else TABLES.gang_points,
                    "flights": flights,
                    "choice": chosen,
                }
            )
    return found
