"""What is seen of WILDCARD: everything that has been turned up. Cards face down are in no state, and in no view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asobi.core import Action
from asobi.games.wildcard.actions import Own, Reach, Row
from asobi.games.wildcard.deck import ROUNDS, deck_of
from asobi.games.wildcard.effects import LETTERS, ROWS, TOP
from asobi.games.wildcard.resolve import PENALTIES, REWARDS, TAKEN, WEALTH
from asobi.games.wildcard.scoring import own_objective, score, steps_to_go
from asobi.games.wildcard.state import ACTION_PHASE, LOSSES, PHASES, Table


def fittings(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What never changes at a table: the cards in plain data, and what the rows give and take."""
    text: str = options["deck"]
    cards = deck_of(text).cards
    return {
        "cards": {card.id: card.data() for card in cards},
        "rows": list(LETTERS),
        "rewards": {LETTERS[row]: REWARDS[row].data() for row in range(ROWS)},
        "penalties": {LETTERS[row]: _penalty(seats, row) for row in range(ROWS)},
        "finish": options["finish"],
        "orientation": options["orientation"],
    }


def _penalty(seats: int, row: int) -> dict[str, Any]:
    return {"verb": "pay", "amount": TAKEN} if row == WEALTH and seats > 1 else PENALTIES[row].data()


def view(s: Table) -> dict[str, Any]:
    """The table as plain data, the same for everybody: boards by seat, rows in the order W, I, L, D."""
    seats = range(s.players)
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "order": [s.seat_at(place) for place in seats],
        "turn": s.turn if s.turn >= 0 else None,
        "moment": s.prompt if s.turn >= 0 else "",
        "actions_left": s.left if s.phase == ACTION_PHASE and s.turn >= 0 else None,
        "lives": [s.life(seat) for seat in seats],
        "starts": [s.cards[card].id for card in s.starts],
        "turned": [_turned(s, place) for place in range(len(s.turned))],
        "face_down": ROUNDS - len(s.turned),
        "pile": s.pile(),
        "shared": [s.cards[card].id for card in s.shared],
        "extra": s.extra[:],
        "no_gains": [_rows(s.barred_round[seat] | s.barred_phase[seat]) for seat in seats],
        "no_losses": [_rows((s.barred_round[seat] | s.barred_phase[seat]) // LOSSES) for seat in seats],
        "rewarded": [_rows(s.rewarded[seat]) for seat in seats],
        "penalised": [_rows(s.penalised[seat]) for seat in seats],
        "steps": steps(s),
        "points": [score(s, seat) for seat in seats],
        "resolving": _resolving(s),
        "previews": previews(s),
    }


def _turned(s: Table, place: int) -> dict[str, Any]:
    way = "sideways" if place + 1 in (2, ROUNDS) else "reversed" if s.ways[place] else "upright"
    return {"card": s.cards[s.turned[place]].id, "way": way}


def _rows(bits: int) -> list[str]:
    return [LETTERS[row] for row in range(ROWS) if bits & (1 << row)]


def steps(s: Table) -> list[list[int]]:
    """For each seat the steps to go: first of its own objective, then of everyone's in their order."""
    table: list[list[int]] = []
    for seat in range(s.players):
        row = [steps_to_go(s, seat, own_objective(s, seat))]
        row += [steps_to_go(s, seat, s.cards[card].future) for card in s.shared]
        table.append(row)
    return table


def _resolving(s: Table) -> dict[str, Any] | None:
    """What the pending choice belongs to: a card's clause, or a reward or penalty of a row."""
    clause = s.clause
    if s.turn < 0 or s.phase == ACTION_PHASE or clause is None:
        return None
    number = s.turned[-1] if PHASES[s.phase] == "round" else s.starts[s.seat_at(s.place)]
    return {
        "card": s.cards[number].id,
        "seat": s.seat_at(s.place),
        "board": s.board,
        "prompt": s.prompt,
        "clause": clause.data(),
        "cause": s.cause,
        "row": LETTERS[s.cause_row] if s.cause else None,
    }


# -- previews ----------------------------------------------------------------------------------------------


def previews(s: Table) -> dict[str, Any]:
    """What each option that moves a single token would bring, by its notation: value, steps, reward or penalty."""
    found: dict[str, Any] = {}
    for option in s.offered:
        change = single_change(s, option)
        if change is not None:
            found[option.notation] = preview(s, change[0], change[1], change[2])
    return found


def single_change(s: Table, option: Action) -> tuple[int, int, int] | None:
    """The board, the row and the amount of an option that moves one token; None for the others."""
    if isinstance(option, Own):
        return s.turn, option.row, option.by
    if isinstance(option, Reach):
        return option.seat, option.row, option.by
    clause = s.clause
    if not isinstance(option, Row) or option.word >= ROWS or clause is None:
        return None
    if s.prompt == "gain" or s.prompt == "lose":
        return s.board, option.word, 1 if s.prompt == "gain" else -1
    if s.prompt == "either" or s.prompt == "lowest" or s.prompt == "highest":
        return (s.board, option.word, clause.amount) if clause.amount and clause.data()["verb"] == "delta" else None
    return None


def preview(s: Table, board: int, row: int, by: int) -> dict[str, Any]:
    """The value and everybody's steps to go after one change, and whether it earns a reward or a penalty."""
    spot = board * ROWS + row
    old = s.values[spot]
    barred = s.barred(board, row, by)
    new = old if barred else min(TOP, max(0, old + by))
    s.values[spot] = new
    after = steps(s)
    s.values[spot] = old
    earns = None
    if not barred and new != old + by and s.phase != ACTION_PHASE and not s.cause:
        done = s.rewarded[board] if by > 0 else s.penalised[board]
        if not done & (1 << row):
            earns = "reward" if by > 0 else "penalty"
    return {"seat": board, "row": LETTERS[row], "value": new, "steps": after, "earns": earns, "void": barred}
