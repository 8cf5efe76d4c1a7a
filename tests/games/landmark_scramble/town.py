"""Sets the town of Landmark Scramble up in the middle of a turn, with dice that roll what a test wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from asobi.core import Ask, Match
from asobi.games.landmark_scramble import GAME
from asobi.games.landmark_scramble.board import DIRECTIONS
from asobi.games.landmark_scramble.state import NOBODY, UNMARKED, LandmarkState
from asobi.games.landmark_scramble.tables import KINDS, LAYOUTS, TABLES, TEAM

# Pieces that a scene does not name stand at their seat's edge, all facing north; no two sides touch there.
PARKING = {
    5: ["A5 A4 A3 A2 A1", "E5 E4 E3 E2 E1"],
    7: ["A6 A5 A4 A3 A2", "G6 G5 G4 G3 G2", "B1 C1 D1 E1 F1", "B7 C7 D7 E7 F7"],
}

Pieces = Mapping[tuple[int, str], str]


def town(
    pieces: Pieces | None = None,
    points: int = 6,
    *,
    players: int = 2,
    turn: int = 0,
    first: int = 0,
    round: int = 10,
    rounds: int = 60,
    rolled: bool = True,
    hands: Mapping[int, Sequence[str]] | None = None,
    deck: Mapping[str, int] | None = None,
    locations: Sequence[str] | None = None,
    owners: Mapping[int, int] | None = None,
    marks: Mapping[tuple[int, str], int] | None = None,
    muscle: bool = False,
    patience: int = 10,
    rolls: Sequence[int] = (),
) -> Match:
    """A match in the middle of a turn; `pieces` maps (seat, piece) to a cell and a facing, `C4 N` or just `C4`."""
    layout = LAYOUTS[players]
    cells, facings = _stand(players, pieces or {})
    hand = [0] * (players * KINDS)
    for seat, cards in (hands or {}).items():
        for card in cards:
            hand[seat * KINDS + TABLES.cards.index(card)] += 1
    held = [sum(hand[kind::KINDS]) for kind in range(KINDS)]
    pool = [count - own for count, own in zip(TABLES.deck, held, strict=True)]
    if deck is not None:
        pool = [deck.get(card, 0) for card in TABLES.cards]
    names = list(locations or [])
    names += [name for name in TABLES.locations if name not in names]
    marked = [UNMARKED] * (players * len(layout.holes))
    for (seat, cell), when in (marks or {}).items():
        marked[seat * len(layout.holes) + layout.hole[layout.board.number[cell]]] = when
    state = {
        "dice": {"seed": "the rest", "counter": 0, "given": bytes(rolls).hex()},
        "over": False,
        "players": players,
        "rounds": rounds,
        "patience": patience,
        "first": first,
        "round": round,
        "place": (turn - first) % players,
        "rolled": rolled,
        "points": points if rolled else 0,
        "muscle": muscle,
        "cells": cells,
        "facings": facings,
        "marks": marked,
        "locations": [TABLES.locations.index(name) for name in names[: len(layout.spots)]],
        "owners": [(owners or {}).get(spot, NOBODY) for spot in range(len(layout.spots))],
        "pool": pool,
        "hands": hand,
        "discards": [TABLES.deck[kind] - pool[kind] - held[kind] for kind in range(KINDS)],
        "known": [0] * (players * players * KINDS),
        "shown": [0] * players,
        "clean": [0] * players,
    }
    return Match.from_state(GAME, state, players, {"rounds": rounds})


def _stand(players: int, pieces: Pieces) -> tuple[list[int], list[int]]:
    board = LAYOUTS[players].board
    places = [pieces.get((number // TEAM, TABLES.pieces[number % TEAM]), "") for number in range(players * TEAM)]
    taken = {place.split()[0] for place in places if place}
    parking = [[cell for cell in edge.split() if cell not in taken] for edge in PARKING[board.size]]
    cells, facings = [], []
    for number, place in enumerate(places):
        name, facing = [*(place or parking[number // TEAM].pop(0)).split(), "N"][:2]
        cells.append(board.number[name])
        facings.append(DIRECTIONS.index(facing))
    return cells, facings


def state(match: Match) -> LandmarkState:
    """The state of a match."""
    table = match.state
    assert isinstance(table, LandmarkState)
    return table


def where(match: Match, seat: int, piece: str) -> str:
    """The cell that a piece stands on."""
    table = state(match)
    return table.layout.board.names[table.cells[seat * TEAM + TABLES.pieces.index(piece)]]


def facing(match: Match, seat: int, piece: str) -> str:
    """The direction that a piece faces."""
    return DIRECTIONS[state(match).facings[seat * TEAM + TABLES.pieces.index(piece)]]


def standing_on(match: Match, cell: str) -> tuple[int, str] | None:
    """The seat and the piece on a cell, or None."""
    table = state(match)
    number = table.board[table.layout.board.number[cell]]
    return None if number == NOBODY else (number // TEAM, TABLES.pieces[number % TEAM])


def options(match: Match) -> list[str]:
    """What may be chosen now, as a record writes it."""
    (ask,) = match.pending
    assert isinstance(ask, Ask)
    return [option.notation for option in ask.options]


def prompt(match: Match) -> str:
    """What is asked now."""
    (ask,) = match.pending
    return ask.prompt


def asked(match: Match) -> int:
    """Who is asked now."""
    (ask,) = match.pending
    return ask.seat


def hand(match: Match, seat: int) -> list[str]:
    """The cards a seat holds."""
    table = state(match)
    counts = table.hands[seat * KINDS : (seat + 1) * KINDS]
    return [card for card, count in zip(TABLES.cards, counts, strict=True) for _ in range(count)]


def told(match: Match, seat: int | None, key: str) -> list[dict[str, object]]:
    """The events of a kind that reached a seat."""
    return [event for event in match.events_for(seat) if event["key"] == f"landmark-scramble-{key}"]
