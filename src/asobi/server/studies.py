"""What the study tells browsers, on pages of HTTP; the TypeScript types are generated from here."""

from __future__ import annotations

import msgspec

from asobi.server.protocol import Moved, Table


class Figure(msgspec.Struct):
    """A sum with its standard error."""

    sum: float
    error: float


class SeatStudy(msgspec.Struct):
    """A seat's way from its chance at the start to its share of the victory: what luck and choices added up to."""

    start: float
    luck: Figure
    own: Figure
    others: Figure
    end: float


class ChoiceStudy(msgspec.Struct):
    """One choice: what chance gave every seat after it, and how it compares with the best option.

    `loss` is the chance of winning that the best option would have added; a `slip` is a loss beyond doubt. A choice
    among 0 was not compared: an aim, or that of a bot at a table with people.
    """

    seat: int
    choice: str
    luck: list[float]
    luck_error: float
    best: str
    loss: float
    loss_error: float
    slip: bool
    rank: int
    among: int


class LookBackData(msgspec.Struct):
    """A match looked back at: all seats' chances of winning after each choice, and the turning points among them.

    Where nature was `slow`, positions were judged as they stood, and what it answered counts as the choice's.
    """

    samples: int
    slow: bool
    chances: list[list[float]]
    choices: list[ChoiceStudy]
    turning: list[int]
    seats: list[SeatStudy]


class LookBackPage(msgspec.Struct):
    """How far a look back is, in choices; what was found comes last."""

    done: int
    choices: int
    failed: bool
    found: LookBackData | None


class LessonStep(msgspec.Struct):
    """A step of a lesson: what is said has the key `<game>-lesson-<key>`, `show` names the part of the board to see.

    Without a `table` it goes on where the step before ended. `choose` is what is to be done, empty where the step only
    shows something; `also` is as good, and with `free` whatever is aimed at. `moved` is what then happens. `forbidden`
    has the actions (by their ids) that a rule forbids as the step begins.
    """

    key: str
    show: str
    table: Table | None
    choose: str
    also: list[str]
    free: bool
    forbidden: dict[str, list[int]]
    moved: list[Moved]


class CueData(msgspec.Struct):
    """A moment of a first game at which the coach says `<game>-coach-<key>`: a question, or an event.

    All that is not empty has to hold: `offers` names an action that may be chosen, `when` is a way into the view, and
    `mine` the field of the event that has to be the reader's seat.
    """

    key: str
    prompt: str
    offers: str
    when: str
    event: str
    mine: str


class LessonPage(msgspec.Struct):
    """A game's lesson, whole."""

    game: str
    steps: list[LessonStep]
    coach: list[CueData]


class PuzzlePage(msgspec.Struct):
    """A puzzle of a game: the table, its one good choice, and what it and the next best choice bring.

    A feat has no next best choice: `wanted` of `of` floors have to fall, and the chances are those of the answer and of
    usual aims. Any aim may be tried. `forbidden` has the actions (by their ids) that each rule forbids.
    """

    number: int
    count: int
    table: Table
    answer: str
    chance: float
    next: str
    next_chance: float
    points: float | None
    next_points: float | None
    wanted: int
    of: int
    forbidden: dict[str, list[int]]
    moved: list[Moved]


class PuzzleTried(msgspec.Struct):
    """What came of a choice in a puzzle that is no feat: how often it wins."""

    chance: float


class FeatTried(msgspec.Struct):
    """What came of an aim in a puzzle that is a feat: how much fell, whether that is enough, and all that happened."""

    fell: int
    solved: bool
    moved: list[Moved]
