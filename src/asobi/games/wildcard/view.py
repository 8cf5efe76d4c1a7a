"""What is seen of WILDCARD: everything that has been turned up. Cards face down are in no state, and in no view."""

from __future__ import annotations

from typing import Literal, TypedDict

from asobi.core import Action, Ask, Pending
from asobi.games.wildcard.actions import Own, Reach, Row
from asobi.games.wildcard.deck import ROUNDS, CardView
from asobi.games.wildcard.effects import DELTA, LETTERS, ROWS, TOP, ClauseView, Letter
from asobi.games.wildcard.question import Cause, Question
from asobi.games.wildcard.resolve import PENALTIES, REWARDS, TAKEN, WEALTH
from asobi.games.wildcard.scoring import own_objective, score, steps_to_go
from asobi.games.wildcard.state import LOSSES, PHASES, ROUND_PHASE, Phase, WildcardState


class Turned(TypedDict):
    """A Round card that lies open, and which way."""

    card: str
    way: Literal["upright", "reversed", "sideways"]


class Resolving(TypedDict):
    """What the pending choice belongs to: a card's clause, or a reward or penalty of a row."""

    card: str
    seat: int
    board: int
    prompt: str
    clause: ClauseView
    cause: Cause
    row: Letter | None


class Preview(TypedDict):
    """The value and everybody's steps to go after one change, and whether it earns a reward or a penalty."""

    seat: int
    row: Letter
    value: int
    steps: list[list[int]]
    earns: Literal["reward", "penalty"] | None
    void: bool


class View(TypedDict):
    """The table, the same for everybody: boards by seat, rows in the order W, I, L, D; previews by notation."""

    round: int
    phase: Phase
    first: int
    order: list[int]
    turn: int | None
    moment: str
    actions_left: int | None
    lives: list[list[int]]
    starts: list[str]
    turned: list[Turned]
    face_down: int
    pile: int
    shared: list[str]
    extra: list[int]
    no_gains: list[list[Letter]]
    no_losses: list[list[Letter]]
    rewarded: list[list[Letter]]
    penalised: list[list[Letter]]
    steps: list[list[int]]
    points: list[int]
    resolving: Resolving | None
    previews: dict[str, Preview]


class Board(TypedDict):
    """What never changes at a table: the cards by their ids, and what the rows give and take."""

    cards: dict[str, CardView]
    rows: list[Letter]
    rewards: dict[Letter, ClauseView]
    penalties: dict[Letter, ClauseView]
    finish: Literal["classic", "fair"]
    orientation: Literal["printed", "random"]


def board(s: WildcardState) -> Board:
    """What never changes at a table."""
    return {
        "cards": {card.id: card.data() for card in s.cards},
        "rows": list(LETTERS),
        "rewards": {LETTERS[row]: REWARDS[row].data() for row in range(ROWS)},
        "penalties": {LETTERS[row]: _penalty(s.players, row) for row in range(ROWS)},
        "finish": "fair" if s.fair else "classic",
        "orientation": "random" if s.either_way else "printed",
    }


def _penalty(seats: int, row: int) -> ClauseView:
    if row == WEALTH and seats > 1:
        return {"verb": "pay", "amount": TAKEN}
    return PENALTIES[row].data()


def view(s: WildcardState, decision: Pending) -> View:
    """The table as plain data."""
    seats = range(s.players)
    ask = decision if isinstance(decision, Ask) else None
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "order": [s.seat_at(place) for place in seats],
        "turn": ask.seat if ask is not None else None,
        "moment": ask.prompt if ask is not None else "",
        "actions_left": s.left if ask is not None and ask.prompt == "act" else None,
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
        "resolving": _resolving(s, ask) if isinstance(ask, Question) else None,
        "previews": previews(s, ask) if ask is not None else {},
    }


def _turned(s: WildcardState, place: int) -> Turned:
    card = s.cards[s.turned[place]].id
    if place + 1 in (2, ROUNDS):
        return {"card": card, "way": "sideways"}
    return {"card": card, "way": "reversed" if s.ways[place] else "upright"}


def _rows(bits: int) -> list[Letter]:
    return [LETTERS[row] for row in range(ROWS) if bits & (1 << row)]


def steps(s: WildcardState) -> list[list[int]]:
    """For each seat the steps to go: first of its own objective, then of everyone's in their order."""
    table: list[list[int]] = []
    for seat in range(s.players):
        row = [steps_to_go(s, seat, own_objective(s, seat))]
        row += [steps_to_go(s, seat, s.cards[card].future) for card in s.shared]
        table.append(row)
    return table


def _resolving(s: WildcardState, ask: Question) -> Resolving:
    number = s.turned[-1] if s.phase == ROUND_PHASE else s.starts[s.seat_at(s.place)]
    reading = ask.reading
    return {
        "card": s.cards[number].id,
        "seat": s.seat_at(s.place),
        "board": ask.board,
        "prompt": ask.prompt,
        "clause": reading.clause.data(),
        "cause": reading.cause,
        "row": LETTERS[reading.row] if reading.cause else None,
    }


# -- previews ----------------------------------------------------------------------------------------------


def previews(s: WildcardState, ask: Ask) -> dict[str, Preview]:
    """What each option that moves a single token would bring, by its notation: value, steps, reward or penalty."""
    found: dict[str, Preview] = {}
    for option in ask.options:
        change = single_change(ask, option)
        if change is not None:
            found[option.notation] = preview(s, ask, change[0], change[1], change[2])
    return found


def single_change(ask: Ask, option: Action) -> tuple[int, int, int] | None:
    """The board, the row and the amount of an option that moves one token; None for the others."""
    if isinstance(option, Own):
        return ask.seat, option.row, option.by
    if isinstance(option, Reach):
        return option.seat, option.row, option.by
    if not isinstance(ask, Question) or not isinstance(option, Row) or option.word >= ROWS:
        return None
    if ask.prompt in ("gain", "lose"):
        return ask.board, option.word, 1 if ask.prompt == "gain" else -1
    clause = ask.reading.clause
    if ask.prompt in ("either", "lowest", "highest") and clause.verb == DELTA:
        return ask.board, option.word, clause.amount
    return None


def preview(s: WildcardState, ask: Ask, board: int, row: int, by: int) -> Preview:
    """What one change would bring."""
    spot = board * ROWS + row
    old = s.values[spot]
    barred = s.barred(board, row, by)
    new = old if barred else min(TOP, max(0, old + by))
    s.values[spot] = new
    after = steps(s)
    s.values[spot] = old
    earns: Literal["reward", "penalty"] | None = None
    if not barred and new != old + by and isinstance(ask, Question) and (s.chains or not ask.reading.cause):
        done = s.rewarded[board] if by > 0 else s.penalised[board]
        if not done & (1 << row):
            earns = "reward" if by > 0 else "penalty"
    return {"seat": board, "row": LETTERS[row], "value": new, "steps": after, "earns": earns, "void": barred}
