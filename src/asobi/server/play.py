"""The play at a table: its match, what is written down of it, and whether a choice comes in time.

A choice first happens in the match and gives a `Happening`; once that is on disk it is noted, and only then it counts.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

from asobi.core import (
    NATURE,
    AsobiError,
    CannotUndo,
    Decision,
    Entry,
    Game,
    Happening,
    Header,
    IllegalAction,
    Nature,
    NotYourDecision,
    RecordError,
    dismiss,
    fork,
    record_of,
    why_not,
)
from asobi.server.entries import apply
from asobi.server.limits import Limits
from asobi.server.moments import decision_data, moment, outcome_data
from asobi.server.past import Past
from asobi.server.protocol import Moment, OutcomeData
from asobi.server.refusal import Refusal


def checked_move(move: str, limits: Limits) -> str:
    """The id of a move, if it is one."""
    if not (0 < len(move) <= limits.move_length and move.isascii() and move.isprintable()):
        raise Refusal("refused-move-id", longest=limits.move_length)
    return move


class Play:
    """A match and its entries. `version` counts what is on disk of it: choices, undos, answers of nature."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.match = header.begin(game)
        self.past = Past(game, header)
        self.entries: list[Entry] = []
        self.version = 0
        self.choices = 0
        self.outcome: OutcomeData | None = None
        self.moved_at = time.monotonic()
        self.mover: int | None = None
        self._moves: dict[tuple[int, str], int] = {}
        self._decisions: list[Decision | None] = [None] * header.seats
        self._since: list[int] = [0] * header.seats
        self._note_decisions()

    # -- what happens --------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: str, version: int) -> Happening:
        """Take a player's choice, if it is for the decision they saw; others may have moved meanwhile."""
        if not self._since[seat] <= version <= self.version:
            raise Refusal("refused-stale", version=self.version)
        try:
            return self.match.choose(seat, choice)
        except NotYourDecision as fault:
            raise Refusal("refused-not-your-turn") from fault
        except IllegalAction as fault:
            raise Refusal("refused-illegal", choice=choice[:80]) from fault

    def undo(self, seat: int, version: int) -> Happening:
        """Take a player's last choice back; all that was told is then told anew."""
        if version != self.version:
            raise Refusal("refused-stale", version=self.version)
        try:
            return self.match.undo(seat)
        except CannotUndo as fault:
            raise Refusal("refused-undo") from fault

    def decide(self, decision: Decision, choice: str) -> Happening | None:
        """Take a bot's choice; nothing happens if its decision has gone."""
        if self.match.pending_of(decision.seat) is not decision:
            return None
        return self.match.choose(decision.seat, choice)

    def answer(self, asked: Nature, answer: Any) -> Happening | None:
        """Take nature's answer; nothing happens if its question has gone."""
        return self.match.answer(answer) if self.match.decision is asked else None

    # -- what is on disk -----------------------------------------------------------------------------------

    def note(self, entry: Entry, move: str | None) -> None:
        """Count an entry that has happened and is on disk."""
        seat, what = entry
        if seat == NATURE:
            self.entries.append(entry)
        elif what is None:
            self.entries.pop()
            self.choices -= 1
            self.past.forget(self.choices)
        else:
            self.entries.append(entry)
            self.choices += 1
        if seat != NATURE:
            self.mover = seat
        self.version += 1
        self.moved_at = time.monotonic()
        if move is not None:
            self._moves[seat, move] = self.version
        self._note_decisions(seat if what is None and seat != NATURE else None)

    def _note_decisions(self, undoer: int | None = None) -> None:
        """See since when each seat has its decision; another's undo does not change that for who is asked the same."""
        for seat in range(self.header.seats):
            decision, before = self.match.pending_of(seat), self._decisions[seat]
            if decision is before:
                continue
            self._decisions[seat] = decision
            asked = None if decision is None or before is None else (decision_data(decision), decision_data(before))
            if undoer in (None, seat) or asked is None or asked[0] != asked[1]:
                self._since[seat] = self.version

    def known(self, seat: int, move: str) -> int | None:
        """The version of a move that is on disk already, so that the same move sent again is only acknowledged."""
        return self._moves.get((seat, move))

    def finish(self) -> None:
        """Work out how the match ended; that takes a while."""
        self.outcome = outcome_data(self.game, self.header, self.entries)

    def close(self) -> None:
        """Let the match go, so that it is freed at once; the ledger has it."""
        self.past.close()
        dismiss(self.match)

    # -- what can be asked ---------------------------------------------------------------------------------

    def why_not(self, seat: int, choice: str) -> str | None:
        """The number of the rule that forbids a choice now, None if there is none; never a peek."""
        try:
            return why_not(self.match, seat, choice)
        except IllegalAction as fault:
            raise Refusal("refused-unknown-action", choice=choice[:80]) from fault

    def moment(self, seat: int | None, view: Any) -> Moment:
        """What the seat (or a spectator, None) sees now, with this view of it."""
        return moment(self.match, self.choices, seat, view, self.outcome)

    def concerns(self, seat: int) -> bool:
        """Whether the seat has anything to do now that a spectator has not: decide, or undo."""
        return self._decisions[seat] is not None or self.match.can_undo(seat)


def remembered(game: Game[Any], header: Header, stored: list[tuple[Entry, str | None]]) -> Play:
    """The play that stored entries with their moves tell of; that takes a while."""
    play = Play(game, header)
    for line, (entry, move) in enumerate(stored, 2):
        try:
            apply(play.match, entry)
        except AsobiError as fault:
            raise RecordError(line, str(fault)) from fault
        play.note(entry, move)
    if play.match.over:
        play.finish()
    return play


def forked(play: Play, entries: list[Entry], upto: int, seat: int | None) -> tuple[Header, list[Entry], int]:
    """The header of a fork, the choices it keeps, and the seat of the one who plays on; that takes a while."""
    match, _ = play.past.at(entries, upto)
    if match.over:
        raise Refusal("refused-over")
    twin = fork(match, seat, secrets.token_hex(16))
    record = record_of(twin)
    pending = twin.pending
    own = seat if seat is not None else pending[0].seat if pending else 0
    return record.header, record.entries, own
