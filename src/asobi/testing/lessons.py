"""A game's lesson and puzzles, held to its rules: they are data, and must not rot."""

from __future__ import annotations

from typing import Any

from asobi.core import AsobiError, Game, home
from asobi.study.lessons import keys_of, lesson_of, rehearse
from asobi.study.puzzles import puzzles_of
from asobi.testing.faults import Fault
from asobi.words import Words


def lessons(game: Game[Any]) -> None:
    """Play the lesson through and look for its words; see that every puzzle's answer may be chosen."""
    lesson = lesson_of(game)
    if lesson is not None:
        faults = rehearse(lesson)
        if (home(game) / "locales").is_dir():
            words = Words(game, [f"seat {seat}" for seat in range(lesson.seats)], lesson.seat)
            faults += [f"there is no message {key}" for key in keys_of(lesson) if not words.has(key)]
        if faults:
            raise Fault("lesson", "; ".join(faults), lesson.seats, "lesson", 0, None)
    for number, puzzle in enumerate(puzzles_of(game), 1):
        if puzzle.rules != game.version:
            what = f"number {number} was found under rules {puzzle.rules}; look for puzzles anew"
            raise Fault("puzzles", what, puzzle.seats, "puzzle", 0, None)
        try:
            decision = puzzle.match(game).pending_of(puzzle.seat)
            if decision is None:
                raise AsobiError("nothing is to be decided")
            decision.meant(puzzle.answer)
            if puzzle.next:  # A feat of aiming has no second best.
                decision.meant(puzzle.next)
        except AsobiError as fault:
            raise Fault("puzzles", f"number {number}: {fault}", puzzle.seats, "puzzle", 0, None) from fault
