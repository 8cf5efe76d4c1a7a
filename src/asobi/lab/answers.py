"""An answer: what was asked, one sentence, and the tables and pictures behind it. Terminal and report show the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asobi.lab.estimates import Estimate


class Picture:
    """A picture to be drawn: `kind` is intervals (values with their bars), histogram, lines or points."""

    def __init__(
        self, title: str, kind: str, rows: Sequence[dict[str, Any]], x: str, y: str, mark: float | None = None
    ) -> None:
        self.title = title
        self.kind = kind
        self.rows = list(rows)
        self.x = x
        self.y = y
        self.mark = mark


class Sheet:
    """A table of an answer."""

    def __init__(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.title = title
        self.columns = list(columns)
        self.rows = [list(row) for row in rows]


class Answer:
    """What was asked and what came out."""

    def __init__(
        self,
        question: str,
        sentence: str,
        sheets: Sequence[Sheet] = (),
        pictures: Sequence[Picture] = (),
    ) -> None:
        self.question = question
        self.sentence = sentence
        self.sheets = list(sheets)
        self.pictures = list(pictures)


PERCENT = ("forced", "clear", "behind_at_half", "last_at_half", "shared", "seat", "used", "share")
WORDS = {
    "decisions": "decisions in a match",
    "rounds": "rounds",
    "minutes": "minutes, at the given pace",
    "options": "options at a decision",
    "forced": "decisions with one option",
    "lead_changes": "changes of the lead",
    "clear": "part of the match before the winner leads for good",
    "behind_at_half": "winner behind at half-time",
    "last_at_half": "winner last at half-time",
    "shared": "shared victories",
    "score": "points of a seat",
    "seat_spread": "the seat furthest from its fair share is off by",
}


def in_words(name: str) -> str:
    """A measure's name for people."""
    return WORDS.get(name, name)


def figure(value: float, percent: bool) -> str:
    """A number as a person reads it."""
    if value != value or value in (float("inf"), float("-inf")):
        return "–"
    return f"{100 * value:.1f} %" if percent else f"{value:.2f}"


def is_share(name: str) -> bool:
    """Whether a measure is a share, to be read in per cent."""
    return name.partition(" ")[0].partition("_")[0] in PERCENT or name in PERCENT


def shown(estimate: Estimate) -> list[str]:
    """An estimate as cells: its value, its interval, and how many observations it rests on."""
    percent = is_share(estimate.name)
    interval = f"{figure(estimate.low, percent)} to {figure(estimate.high, percent)}"
    return [figure(estimate.value, percent), interval, str(estimate.count)]


def intervals(title: str, estimates: Sequence[Estimate], mark: float | None = None, what: str = "share") -> Picture:
    """A picture of estimates, one below the other."""
    rows = [{"name": each.name, "value": each.value, "low": each.low, "high": each.high} for each in estimates]
    return Picture(title, "intervals", rows, what, "name", mark)
