"""What observers noted, told: a row and a column for each, with intervals.

A note named `row: column` says itself where it stands; others stand in one column. What is true or false and what is
a fraction is a share; whole numbers are counts, told by their mean.
"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from asobi.lab.answers import Answer, Picture, Sheet, figure, intervals
from asobi.lab.estimates import Estimate
from asobi.lab.experiment import Arm
from asobi.lab.measures import column_of
from asobi.lab.results import Frames

MEAN = "mean"
WIDE = 6
"""Up to so many columns arms with the same rows stand side by side; else they stand below each other."""
FEW = 4
"""Up to so many arms are summed up in the sentence, and drawn column by column; of more, only the last column is."""


class Noted:
    """The means of one observer's table in one arm, by row and column, in the order in which they were noted."""

    def __init__(self, name: str, frames: Frames, table: str) -> None:
        self.name = name
        self.found: dict[tuple[str, str], Estimate] = {}
        self.shares: set[str] = set()
        rows = frames[table]
        for column in rows.columns:
            kind = rows[column].dtype
            if column in ("arm", "match") or not rows[column].count() or not (kind.is_numeric() or kind == pl.Boolean):
                continue
            row, colon, head = column.partition(": ")
            head = head if colon else MEAN
            found = self.found[row, head] = column_of(frames, table, column)
            if not kind.is_integer():
                self.shares.add(column)
                found.low, found.high = max(0.0, found.low), min(1.0, found.high)

    def rows(self) -> list[str]:
        """The rows."""
        return list(dict.fromkeys(row for row, _ in self.found))

    def heads(self) -> list[str]:
        """The columns."""
        return list(dict.fromkeys(head for _, head in self.found))

    def is_share(self, row: str, head: str) -> bool:
        """Whether the cell is read in per cent."""
        return (row if head == MEAN else f"{row}: {head}") in self.shares

    def cell(self, row: str, head: str) -> str:
        """A mean with its interval."""
        found = self.found.get((row, head))
        if found is None:
            return "–"
        percent = self.is_share(row, head)
        ends = [figure(end, percent).removesuffix(" %") for end in (found.low, found.high)]
        return figure(found.value, percent) + (f" ({ends[0]} to {ends[1]})" if ends[0] != "–" else "")

    def bars(self, head: str) -> list[Estimate]:
        """The shares of a column, by row."""
        cells = [(row, found) for (row, other), found in self.found.items() if other == head]
        return [
            Estimate(row, found.value, found.low, found.high, found.count)
            for row, found in cells
            if self.is_share(row, head)
        ]


def noted(table: str, arms: Sequence[tuple[Arm, Frames]]) -> Answer:
    """What an observer of the experiment's own noted: the mean of each, with its 95 % interval."""
    found = [Noted(arm.name, own, table) for arm, own in arms if table in own.tables and own[table].height]
    several = len(found) > 1
    title = f"{table.replace('_', ' ').capitalize()}: mean and 95 % interval"
    columns = sum(len(each.heads()) for each in found)
    if several and (columns > WIDE or any(each.rows() != found[0].rows() for each in found)):
        heads = list(dict.fromkeys(head for each in found for head in each.heads()))
        rows = [[each.name, row, *[each.cell(row, head) for head in heads]] for each in found for row in each.rows()]
        sheet = Sheet(title, ["", "", *heads], rows)
    else:
        heads = [_headed(each, head) if several else head for each in found for head in each.heads()]
        cells = [[row, *[each.cell(row, head) for each in found for head in each.heads()]] for row in found[0].rows()]
        sheet = Sheet(title, ["", *heads], cells)
    sentence = " ".join(filter(None, (_ends(each, several) for each in found if len(found) <= FEW)))
    return Answer(f"What was noted of {table.replace('_', ' ')}", sentence, [sheet], list(_pictures(found)))


def _headed(noted: Noted, head: str) -> str:
    """An arm's column among those of others."""
    return noted.name if head == MEAN else f"{noted.name}: {head}"


def _ends(noted: Noted, several: bool) -> str:
    """The lowest and the highest share of every column."""
    parts = []
    for head in noted.heads():
        bars = noted.bars(head)
        if head != MEAN and len(bars) > 2:
            low, high = min(bars, key=lambda bar: bar.value), max(bars, key=lambda bar: bar.value)
            parts.append(f"{head}: {figure(low.value, True)} ({low.name}) to {figure(high.value, True)} ({high.name})")
    of = f" of {noted.name}" if several else ""
    return f"Lowest and highest{of}: {'; '.join(parts)}." if parts else ""


def _pictures(found: Sequence[Noted]) -> list[Picture]:
    """A picture for each arm and column of shares."""
    pictures = []
    for each in found:
        heads = [head for head in each.heads() if len(each.bars(head)) > 1]
        for head in heads if len(found) <= FEW else heads[-1:]:
            words = [each.name if len(found) > 1 else "", "" if head == MEAN else head]
            title = ", ".join(filter(None, words)) or "Shares"
            pictures.append(intervals(title, each.bars(head), None, "share"))
    return pictures
