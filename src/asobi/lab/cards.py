"""Cards, actions, moves: offered, taken, and how those fared who took them; what is dead, and what dominates."""

from __future__ import annotations

import math
from typing import Any

import polars as pl

from asobi.lab.answers import Answer, Sheet, figure, intervals
from asobi.lab.estimates import Estimate, share_of
from asobi.lab.results import Frames

DEAD = 0.02
"""Taken less often than in this share of the matches that offer it, a card is dead."""
DOMINANT = 0.35
"""Of all that is taken by a decision's prompt, more than this share makes a card dominant."""
PHASES = ("first third", "second third", "last third")
SHOWN = 40


def seats_of(frames: Frames) -> list[str]:
    """The columns of the seats."""
    return [f"seat {seat + 1}" for seat in range(frames.experiment.seats)]


def usage(frames: Frames) -> pl.DataFrame:
    """By action: decisions that offered it, that took it, matches, its part of its prompt, and shares of victory.

    The column of a seat is how often that seat took it of the times it was offered it.
    """
    names = {action.id: action.notation for action in frames.experiment.game.catalogue}
    lasts = frames.matches.select("arm", "match", pl.col("decisions").alias("last"))
    rows = frames.decisions.filter(pl.col("options") > 1)
    rows = rows.join(lasts, on=["arm", "match"]).with_columns(
        (pl.col("step") * 3 // pl.col("last")).cast(pl.Int8).alias("phase"), pl.int_range(pl.len()).alias("decision")
    )
    shares = frames.seats.select("arm", "match", pl.col("seat").cast(pl.Int8), "share")
    offers = rows.select("arm", "match", "seat", "phase", "prompt", "chosen", pl.col("offered").alias("action"))
    offers = offers.explode("action").with_columns((pl.col("chosen") == pl.col("action")).alias("taken"))
    by_seat = (
        offers.group_by("action", "arm", "match", "seat")
        .agg(
            pl.len().alias("offers"),
            pl.col("taken").sum().alias("takes"),
            *[(pl.col("taken") & (pl.col("phase") == phase)).sum().alias(PHASES[phase]) for phase in range(3)],
        )
        .join(shares, on=["arm", "match", "seat"])
    )
    takes = offers.filter("taken").group_by("action").agg(pl.col("prompt").mode().first())
    took = pl.col("takes") > 0
    table = (
        by_seat.group_by("action")
        .agg(
            pl.col("offers").sum(),
            pl.col("takes").sum(),
            pl.len().alias("seats"),
            took.sum().alias("takers"),
            pl.col("share").filter(took).mean().alias("won_with"),
            pl.col("share").filter(~took).mean().alias("won_without"),
            *[pl.col(phase).sum() for phase in PHASES],
            *[
                (
                    pl.col("takes").filter(pl.col("seat") == seat).sum()
                    / pl.col("offers").filter(pl.col("seat") == seat).sum()
                ).alias(name)
                for seat, name in enumerate(seats_of(frames))
            ],
        )
        .join(takes, on="action", how="left")
        .with_columns(
            (pl.col("takes") / pl.col("takes").sum().over("prompt")).alias("part"),
            pl.col("action").replace_strict(names, default="?").alias("name"),
        )
    )
    return table.sort("takes", "action", descending=[True, False])


def cards(frames: Frames, question: str = "") -> Answer:
    """What is offered and taken, what is dead, what dominates."""
    table = usage(frames)
    rows: list[dict[str, Any]] = table.to_dicts()
    dead = [row["name"] for row in rows if row["takers"] < DEAD * row["seats"]]
    dominant = [row["name"] for row in rows if row["takes"] and row["part"] > DOMINANT]
    sentence = (
        f"{len(rows)} actions were offered beside others: {_listed(dead, 'dead')}; {_listed(dominant, 'dominant')}."
    )
    sheet = Sheet(
        "Offered and taken",
        ["action", "offered", "taken", "of its kind", "seats that took it", "won with it", "without", *PHASES],
        [
            [
                row["name"],
                str(row["offers"]),
                figure(row["takes"] / row["offers"], True),
                figure(row["part"] or 0.0, True),
                figure(row["takers"] / row["seats"], True),
                _share(row["won_with"]),
                _share(row["won_without"]),
                *[str(row[phase]) for phase in PHASES],
            ]
            for row in rows
        ],
    )
    by_seat = Sheet(
        "Taken by each seat, of the times it was offered",
        ["action", *seats_of(frames)],
        [[row["name"], *[_share(row[seat]) for seat in seats_of(frames)]] for row in rows],
    )
    bars = [_won(row) for row in rows[:SHOWN] if row["takers"]]
    fair = 1 / frames.experiment.seats
    picture = intervals(f"Won by those who took it; fair: {figure(fair, True)}", bars, fair, "share of victories")
    return Answer(question or "Which actions are used, and do they pay?", sentence, [sheet, by_seat], [picture])


def _won(row: dict[str, Any]) -> Estimate:
    """The share of victories of those who took it, as if each seat stood alone."""
    count, share = row["takers"], row["won_with"]
    found = share_of(row["name"], [share] * count)
    return Estimate(row["name"], share, found.low, found.high, count)


def _share(value: float | None) -> str:
    return "–" if value is None or math.isnan(value) else figure(value, True)


def _listed(names: list[str], what: str) -> str:
    if not names:
        return f"none is {what}"
    more = f" and {len(names) - 6} more" if len(names) > 6 else ""
    return f"{what}: {', '.join(names[:6])}{more}"
