"""What a seat sees of a match at one moment, and nothing else: its view, its decision, whether it can undo."""

from __future__ import annotations

from typing import Any, Final

from asobi.core import NATURE, Aim, Ask, Decision, Entry, Game, Header, Match
from asobi.server.entries import apply
from asobi.server.protocol import DecisionData, DialData, Moment, Option, OutcomeData

LONGEST_CHART: Final = 200


def moment(match: Match, choices: int, seat: int | None, view: Any, outcome: OutcomeData | None) -> Moment:
    """The moment as the seat (or a spectator, None) may see it."""
    decision = match.pending_of(seat) if seat is not None else None
    return Moment(
        choices=choices,
        chose=sorted({who for who, _ in match.log if who != NATURE}),
        view=view,
        decision=None if decision is None else decision_data(decision),
        waiting=[pending.seat for pending in match.pending],
        undo=seat is not None and match.can_undo(seat),
        outcome=outcome,
    )


def decision_data(decision: Decision) -> DecisionData:
    """A decision as a browser gets it."""
    options: list[Option] = []
    dials: list[DialData] = []
    if isinstance(decision, Ask):
        options = [Option(option.id, option.notation) for option in decision.options]
    elif isinstance(decision, Aim):
        dials = [DialData(dial.name, dial.low, dial.high, dial.steps) for dial in decision.space.dials]
    return DecisionData(decision.seat, decision.prompt, dict(decision.about or {}), options, dials)


def outcome_data(game: Game[Any], header: Header, entries: list[Entry]) -> OutcomeData:
    """How the match ended, and the points of every seat after each choice, thinned out to a readable number."""
    match = header.begin(game)
    chart = [match.points()]
    for entry in entries:
        apply(match, entry)
        chart.append(match.points())
    rows = [row for row in chart if row is not None]
    if len(rows) > LONGEST_CHART:
        last = len(rows) - 1
        rows = [rows[last * place // (LONGEST_CHART - 1)] for place in range(LONGEST_CHART)]
    outcome = match.outcome
    assert outcome is not None
    return OutcomeData(outcome.scores, outcome.winners, outcome.details, rows)
