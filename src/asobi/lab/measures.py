"""What a match is like, in numbers with intervals: length, choices, lead, seats, and what was used."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from asobi.core import AsobiError
from asobi.lab.estimates import Estimate, mean_of, share_of
from asobi.lab.lineup import called, is_named
from asobi.lab.results import Frames

LENGTHS = ("decisions", "rounds", "options", "lead_changes")
SHARES = ("forced", "clear", "behind_at_half", "last_at_half")


def measures(frames: Frames) -> dict[str, Estimate]:
    """The general measures of one arm, by name; what the game does not tell is left out."""
    found = [of_matches(frames, name) for name in (*LENGTHS, *SHARES)]
    matches, seats = frames.matches, frames.seats
    pace = frames.experiment.pace
    if pace:
        minutes = (matches["decisions"] * pace / 60).to_list()
        found.append(mean_of("minutes", minutes, matches["seed"].to_list()))
    shared = (matches["winners"] > 1).cast(pl.Float64).to_list()
    found.append(share_of("shared", shared, matches["seed"].to_list()))
    found.append(mean_of("score", seats["score"].cast(pl.Float64).to_list(), seats["seed"].to_list()))
    found += seat_shares(frames)
    found.append(seat_spread(frames))
    return {each.name: each for each in found if each.count}


def of_matches(frames: Frames, name: str) -> Estimate:
    """The mean of a column of the matches, or the share of matches for which it is true."""
    rows = frames.matches.select(name, "seed").drop_nulls()
    return mean(name, rows[name], rows["seed"])


def column_of(frames: Frames, table: str, column: str) -> Estimate:
    """The mean of what an observer noted; several notes of one match count as one cluster."""
    rows = frames[table].select(column, "match").drop_nulls()
    return mean(f"{table}.{column}", rows[column], rows["match"])


def mean(name: str, values: pl.Series, clusters: pl.Series) -> Estimate:
    """The mean of a column; of one that is true or false, a share, which never leaves 0 to 1."""
    plain = values.cast(pl.Float64).to_list()
    if values.dtype == pl.Boolean:
        return share_of(name, plain, clusters.to_list())
    return mean_of(name, plain, clusters.to_list())


def seat_shares(frames: Frames) -> list[Estimate]:
    """Each seat's share of the victories."""
    return [
        share_of(f"seat {seat + 1}", rows["share"].to_list(), rows["seed"].to_list())
        for (seat,), rows in sorted(frames.seats.group_by("seat"), key=lambda item: str(item[0]))
        if isinstance(seat, int)
    ]


def bot_shares(frames: Frames) -> list[Estimate]:
    """Each bot's share of the victories, for each seat it has."""
    return [
        share_of(called(str(bot)), rows["share"].to_list(), rows["seed"].to_list())
        for (bot,), rows in sorted(frames.seats.group_by("bot"), key=lambda item: str(item[0]))
    ]


def seat_spread(frames: Frames) -> Estimate:
    """How far the seat that is furthest from its fair share is from it; the interval is that seat's."""
    fair = 1 / frames.experiment.seats
    worst = max(seat_shares(frames), key=lambda share: abs(share.value - fair))
    off = sorted(abs(end - fair) for end in (worst.low, worst.high))
    low = 0.0 if worst.low <= fair <= worst.high else off[0]
    return Estimate("seat_spread", abs(worst.value - fair), low, off[1], worst.count)


def used(frames: Frames, words: str) -> Estimate:
    """In what share of the matches that offer such an action somebody takes it."""
    ids = actions_named(frames, words)
    rows = frames.decisions.select(
        "match",
        pl.col("chosen").is_in(ids).alias("taken"),
        pl.col("offered").list.eval(pl.element().is_in(ids)).list.any().alias("offered"),
    )
    by_match = rows.group_by("match").agg(pl.col("taken").any(), pl.col("offered").any())
    offered = by_match.filter(pl.col("offered"))
    return share_of(f"used {words}", offered["taken"].cast(pl.Float64).to_list())


def actions_named(frames: Frames, words: str) -> list[int]:
    """The numbers of the actions with that name, that notation, or a notation that begins so."""
    found = [action.id for action in frames.experiment.game.catalogue if is_named(action, words)]
    if not found:
        raise AsobiError(f"{frames.experiment.game.title} has no action {words!r}")
    return found


def measured(frames: Frames, name: str) -> Estimate:
    """A measure by name: a general one, `used ACTION`, or `TABLE.COLUMN` for the mean of what an observer noted."""
    if name.startswith("used "):
        return used(frames, name.removeprefix("used "))
    table, dot, column = name.partition(".")
    if dot and table in frames.tables and column in frames[table].columns:
        return column_of(frames, table, column)
    general = measures(frames)
    if name in general:
        return general[name]
    known = ", ".join([*general, "used ACTION", "TABLE.COLUMN"])
    raise AsobiError(f"there is no measure {name!r}; there are: {known}")


def differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Pair by pair, the other less the one."""
    return [b - a for a, b in zip(one, other, strict=True)]
