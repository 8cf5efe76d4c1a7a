"""A designer's questions: which of two, what is it worth, how much is skill, and how much is luck?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean

import polars as pl

from asobi.core import AsobiError
from asobi.lab.answers import Answer, Picture, Sheet, figure, in_words, intervals, is_share, shown
from asobi.lab.estimates import Estimate, mean_of, share_of, z_for
from asobi.lab.experiment import Experiment
from asobi.lab.lineup import WITHOUT, called
from asobi.lab.results import Frames, frames_of
from asobi.lab.runner import Crew, Progress

FIRST = 100
"""Matches before the first look at the data."""


def played(experiment: Experiment, crew: Crew, games: int, progress: Progress | None = None, first: int = 0) -> Frames:
    """Matches number `first` to `games` of every arm, without a folder."""
    size = experiment.batch
    batches = [
        (arm, start, min(size, games - start))
        for arm in range(len(experiment.arms))
        for start in range(first, games, size)
    ]
    done, total, parts = 0, len(experiment.arms) * (games - first), []
    for batch, tables in crew.play(experiment, batches):
        parts.append((batch, tables))
        done += batch[2]
        if progress:
            progress(done, total)
    return frames_of(experiment, [tables for _, tables in sorted(parts, key=lambda part: part[0])])


# -- which of two ------------------------------------------------------------------------------------------


def compare(experiment: Experiment, measure: str, crew: Crew, progress: Progress | None = None) -> Answer:
    """Two variants on the same seeds, or one bot among others in every seat: the difference, as soon as it is clear.

    The data are looked at after 100 matches and whenever they have doubled; the interval is wide enough for all looks.
    """
    sizes = [min(FIRST, experiment.games)]
    while sizes[-1] < experiment.games:
        sizes.append(min(experiment.games, 2 * sizes[-1]))
    z = z_for(len(sizes))
    frames = played(experiment, crew, sizes[0], progress)
    found = difference_of(frames, measure, z)
    for size, more in pairwise(sizes):
        if found.clear_of(0.0):
            break
        frames = frames.plus(played(experiment, crew, more, progress, size))
        found = difference_of(frames, measure, z)
    one, other = names_of(experiment)
    what = "share of the victories" if measure == "share" else in_words(measure)
    by = figure(abs(found.value), is_share(measure)).replace(" %", " percentage points")
    sentence = (
        f"{other} has {by} {'more' if found.value > 0 else 'less'} than {one}: {what}."
        if found.clear_of(0.0)
        else f"{found.count} matches show no difference between {one} and {other}: {what}."
    )
    sheet = Sheet("The difference", ["measure", "difference", "95 % interval", "pairs"], [[what, *shown(found)]])
    bar = Estimate(f"{other} less {one}", found.value, found.low, found.high, found.count)
    picture = intervals(f"{what}: {other} less {one}", [bar], 0.0, what)
    return Answer(experiment.question or f"{one} or {other}?", sentence, [sheet], [picture])


def names_of(experiment: Experiment) -> tuple[str, str]:
    """What is compared: two arms, or the other bots and the first one."""
    if len(experiment.arms) == 2:
        return experiment.arms[0].name, experiment.arms[1].name
    if len(experiment.arms) != 1 or len(set(experiment.bots)) < 2:
        raise AsobiError("to compare, name two variants, or one bot and others: bots = ['easy', 'hunch', 'hunch']")
    return called(experiment.bots[1]), called(experiment.bots[0])


def difference_of(frames: Frames, measure: str, z: float) -> Estimate:
    """The difference between two arms, match by match, or between the first bot and the others at its table."""
    experiment = frames.experiment
    names_of(experiment)
    if len(experiment.arms) == 1:
        if measure not in ("share", "score"):
            raise AsobiError(f"bots are compared by share or score, not by {measure!r}")
        first = pl.col("bot") == experiment.bots[0]
        value = pl.col(measure).cast(pl.Float64)
        rows = frames.seats.group_by("match", maintain_order=True).agg(
            pl.col("seed").first(), (value.filter(first).mean() - value.filter(~first).mean()).alias("gap")
        )
        return mean_of(measure, rows["gap"].to_list(), rows["seed"].to_list(), z)
    one, other = (frames.only(arm.name) for arm in experiment.arms)
    return gap_between(one, other, measure, z)


def gap_between(one: Frames, other: Frames, measure: str, z: float) -> Estimate:
    """How much more the other arm has than the one, match by match."""
    if measure != "score" and (measure not in one.matches.columns or not one.matches[measure].dtype.is_numeric()):
        numbers = [name for name in one.matches.columns if one.matches[name].dtype.is_numeric() and name != "match"]
        raise AsobiError(f"variants cannot be compared by {measure!r}; there are: {', '.join([*numbers, 'score'])}")
    both = _by_match(one, measure).join(_by_match(other, measure), on="match", suffix="_other").drop_nulls()
    gaps = (both[f"{measure}_other"].cast(pl.Float64) - both[measure].cast(pl.Float64)).to_list()
    return mean_of(measure, gaps, both["seed"].to_list(), z)


def _by_match(frames: Frames, measure: str) -> pl.DataFrame:
    """A measure for each match of one arm; of scores the mean of the seats."""
    if measure == "score":
        by_match = frames.seats.group_by("match", maintain_order=True)
        return by_match.agg(pl.col("seed").first(), pl.col("score").cast(pl.Float64).mean())
    return frames.matches.select("match", "seed", measure)


# -- what is it worth --------------------------------------------------------------------------------------


def restrict(experiment: Experiment, never: Sequence[str], crew: Crew, progress: Progress | None = None) -> Answer:
    """What a seat loses that never uses an action: the same seeds with and without, in every seat in turn."""
    bot, seats = experiment.bots[0], experiment.seats
    free = played(experiment.but(bots=[bot] * seats, decisions=False), crew, experiment.games, progress).seats
    found = []
    for words in never:
        bound = experiment.but(bots=[f"{bot}{WITHOUT}{words}", *[bot] * (seats - 1)], decisions=False)
        rows = played(bound, crew, experiment.games * bound.turns, progress).seats
        own = rows.filter(pl.col("bot") == bound.bots[0]).select("seed", "seat", "share")
        pairs = own.join(free.select("seed", "seat", "share"), on=["seed", "seat"], suffix="_free")
        gaps = (pairs["share"] - pairs["share_free"]).to_list()
        found.append((words, mean_of("share lost", gaps, pairs["seed"].to_list()), own["share"].mean()))
    found.sort(key=lambda each: each[1].value)
    worst = found[0]
    fair = 1 / seats
    sentence = (
        f"Of all that was tried, a seat that never uses “{worst[0]}” loses most: "
        f"{figure(-worst[1].value, True)} of the victories, where {figure(fair, True)} is its fair share."
        if worst[1].high < 0
        else "No seat loses for certain by never using any of these."
    )
    bars = [Estimate(words, gap.value, gap.low, gap.high, gap.count) for words, gap, _ in found]
    sheet = Sheet(
        "A seat that never uses …",
        ["never", "its share", "difference", "95 % interval"],
        [[words, figure(float(str(share)), True), *shown(gap)[:2]] for words, gap, share in found],
    )
    title = f"Difference in the share of victories; fair: {figure(fair, True)}"
    question = experiment.question or f"What is an action worth to {bot}?"
    return Answer(question, sentence, [sheet], [intervals(title, bars, 0.0, "difference in share of victories")])


# -- skill and luck ----------------------------------------------------------------------------------------


def skill(experiment: Experiment, ladder: Sequence[str], crew: Crew, progress: Progress | None = None) -> Answer:
    """The skill ladder: what one seat wins that plays a rung better than the others, and how much of it is luck."""
    seats, rungs, parts = experiment.seats, [], []
    for weak, strong in pairwise(ladder):
        duel = experiment.but(bots=[strong, *[weak] * (seats - 1)], decisions=False)
        rows = played(duel, crew, max(duel.turns, experiment.games // duel.turns * duel.turns), progress).seats
        own = rows.filter(pl.col("bot") == strong)
        rungs.append(share_of(f"{strong} among {weak}", own["share"].to_list(), own["seed"].to_list()))
        parts.append((f"{strong} among {weak}", parts_of_luck(rows)))
    fair = 1 / seats
    steps = [rung.name for rung in rungs if rung.low > fair]
    luck = fmean(1 - shares["who plays"] - shares["where they sit"] for _, shares in parts)
    sentence = (
        f"{len(steps)} of {len(rungs)} rungs are steps up for certain; "
        f"{figure(luck, True)} of who wins is neither skill nor seat."
    )
    ladder_sheet = Sheet(
        "The skill ladder",
        ["one seat plays", "share of victories", "95 % interval", "matches"],
        [[rung.name, figure(rung.value, True), shown(named_share(rung))[1], str(rung.count)] for rung in rungs],
    )
    luck_sheet = Sheet(
        "What decides who wins",
        ["table", "who plays", "where they sit", "the rest: luck"],
        [
            [
                name,
                figure(s["who plays"], True),
                figure(s["where they sit"], True),
                figure(1 - s["who plays"] - s["where they sit"], True),
            ]
            for name, s in parts
        ],
    )
    picture = intervals(f"Share of victories; fair: {figure(fair, True)}", rungs, fair, "share of victories")
    question = experiment.question or "How much does playing better help?"
    return Answer(question, sentence, [ladder_sheet, luck_sheet], [picture])


def named_share(estimate: Estimate) -> Estimate:
    """The estimate under a name that is read in per cent."""
    return Estimate("share", estimate.value, estimate.low, estimate.high, estimate.count)


def parts_of_luck(seats: pl.DataFrame) -> dict[str, float]:
    """What part of the variance of victories is explained by the bot and by the seat, each alone (adjusted R²).

    Every seed is played in every rotation, so that bot, seat and seed do not mix. One stream of dice serves all: once
    choices differ, the same seed is no longer quite the same luck.
    """
    return {"who plays": explained(seats, "bot"), "where they sit": explained(seats, "seat")}


def explained(seats: pl.DataFrame, by: str) -> float:
    """The adjusted share of the variance of victories that the groups explain."""
    many, groups = seats.height, seats[by].n_unique()
    total = _squares(seats["share"].to_list())
    within = sum(_squares(rows["share"].to_list()) for _, rows in seats.group_by(by))
    if not total or many <= groups:
        return 0.0
    return max(0.0, 1 - (within / (many - groups)) / (total / (many - 1)))


def _squares(values: Sequence[float]) -> float:
    mean = fmean(values)
    return sum((value - mean) * (value - mean) for value in values)


def histogram(title: str, values: Sequence[float], what: str) -> Picture:
    """How often each value came, in bins of the drawing's choice."""
    return Picture(title, "histogram", [{"value": value} for value in values], what, "matches")
