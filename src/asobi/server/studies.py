"""What the study tells browsers, on pages of HTTP; the TypeScript types are generated from here."""

from __future__ import annotations

import msgspec


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

    `loss` is the chance of winning that the best option would have added; a `slip` is a loss beyond doubt.
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
    """A match looked back at: all seats' chances of winning after each choice, and the turning points among them."""

    samples: int
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
