"""Scenes: prepared tables for lessons and puzzles, made from a game's data, with what comes of the right choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from asobi.core import NATURE, Game, Match, Nature, Perspective, forbidden
from asobi.server import protocol as p
from asobi.server.moments import moment
from asobi.server.studies import CueData, FeatTried, LessonPage, LessonStep, PuzzlePage, PuzzleTried
from asobi.study.feats import left_in
from asobi.study.lessons import Lesson, Lived
from asobi.study.options import chance_of
from asobi.study.puzzles import Puzzle

RIVAL = "normal"


def table(match: Match, seat: int) -> p.Table:
    """A table with the match as the seat sees it, and bots on the other seats."""
    seats = [
        p.SeatData(
            name=None,
            bot=None if other == seat else RIVAL,
            like=None,
            present=True,
            thinking=False,
            lend_in=None,
            clock=None,
            clock_in=0.0,
            answer=None,
        )
        for other in range(match.seats)
    ]
    return p.Table(
        protocol=p.PROTOCOL,
        version=0,
        table="",
        game=match.game.id,
        state="running",
        seat=seat,
        seats=seats,
        settings=match.settings,
        hints=False,
        board=match.board(),
        moment=moment(match, 0, seat, match.view(seat), None),
        events=match.events_for(seat),
        chat=[],
        next=None,
        watching=0,
        fair=None,
    )


def moved(lived: Iterable[Lived], seat: int) -> list[p.Moved]:
    """What the seat is told of all that happened, one after the other."""
    told = []
    for version, one in enumerate(lived, 1):
        events = [event.data() for event in one.happening.events if event.reaches(seat)]
        now = moment(one.match, version, seat, one.match.view(seat), None)
        now.undo = False
        told.append(p.Moved(version, None if one.by == NATURE else one.by, False, events, now))
    return told


def lesson_page(lesson: Lesson) -> LessonPage:
    """A whole lesson, played through; what comes of a free step is worked out when it is known what was chosen."""
    steps = []
    for step, match, new, lived in lesson.play():
        shown = table(match, lesson.seat) if new else None
        rules = forbidden(match, lesson.seat) if step.choose else {}
        happened = [] if step.free else moved(lived, lesson.seat)
        steps.append(LessonStep(step.key, step.show, shown, step.choose, list(step.also), step.free, rules, happened))
    return LessonPage(lesson.game.id, steps, [CueData(**asdict(cue)) for cue in lesson.cues])


def puzzle_page(game: Game[Any], puzzle: Puzzle, number: int, count: int) -> PuzzlePage:
    """A puzzle with its answer, and what the answer leads to."""
    match = puzzle.match(game)
    shown = table(match, puzzle.seat)
    return PuzzlePage(
        number=number,
        count=count,
        table=shown,
        answer=puzzle.answer,
        chance=puzzle.chance,
        next=puzzle.next,
        next_chance=puzzle.next_chance,
        points=puzzle.data["points"],
        next_points=puzzle.data["next_points"],
        wanted=puzzle.wanted,
        of=puzzle.of,
        forbidden=forbidden(match, puzzle.seat),
        moved=moved(_answered(match, puzzle, puzzle.answer), puzzle.seat),
    )


def puzzle_tried(game: Game[Any], puzzle: Puzzle, choice: str) -> PuzzleTried:
    """How often a choice wins in a puzzle that is no feat."""
    perspective = Perspective(puzzle.match(game), puzzle.seat)
    return PuzzleTried(chance_of(perspective, perspective.decision.meant(choice), choice))


def feat_tried(game: Game[Any], puzzle: Puzzle, choice: str) -> FeatTried:
    """What comes of an aim in a puzzle that is a feat."""
    match, left = puzzle.match(game), left_in(game)
    decision = match.pending_of(puzzle.seat)
    assert left is not None
    assert decision is not None
    told = moved(_answered(match, puzzle, choice), puzzle.seat)
    fell = max(0, puzzle.of - (left(match.state, decision.about or {}) or 0))
    return FeatTried(fell, fell >= puzzle.wanted, told)


def _answered(match: Match, puzzle: Puzzle, choice: str) -> Iterable[Lived]:
    yield Lived(puzzle.seat, match.choose(puzzle.seat, choice), match)
    while isinstance(match.decision, Nature):
        yield Lived(NATURE, match.answer(match.game.nature(match.decision.request)), match)
