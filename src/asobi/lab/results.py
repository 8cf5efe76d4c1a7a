"""The results of an experiment as Polars frames."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import polars as pl

from asobi.core import AsobiError
from asobi.lab.estimates import share_of
from asobi.lab.experiment import Experiment


class Frames:
    """What an experiment wrote down: `matches`, `seats`, `decisions`, and the tables of its own observers."""

    def __init__(self, experiment: Experiment, tables: dict[str, pl.DataFrame]) -> None:
        self.experiment = experiment
        self.tables = tables

    def __getitem__(self, name: str) -> pl.DataFrame:
        if name not in self.tables:
            raise AsobiError(f"these results have no table {name!r}; there are: {', '.join(self.tables)}")
        return self.tables[name]

    @property
    def matches(self) -> pl.DataFrame:
        """A row for each match."""
        return self["matches"]

    @property
    def seats(self) -> pl.DataFrame:
        """A row for each seat of each match."""
        return self["seats"]

    @property
    def decisions(self) -> pl.DataFrame:
        """A row for each decision, with the numbers of the actions offered and of the one chosen."""
        return self["decisions"]

    def only(self, arm: str) -> Frames:
        """The results of one arm."""
        return Frames(
            self.experiment, {name: frame.filter(pl.col("arm") == arm) for name, frame in self.tables.items()}
        )

    def plus(self, more: Frames) -> Frames:
        """These results and others of the same experiment."""
        return Frames(self.experiment, {name: _stacked([frame, more[name]]) for name, frame in self.tables.items()})


def frames_of(experiment: Experiment, parts: Sequence[Mapping[str, bytes]]) -> Frames:
    """The results in batches of Parquet."""
    names = sorted({name for part in parts for name in part})
    return Frames(
        experiment,
        {name: _joined([pl.read_parquet(io.BytesIO(part[name])) for part in parts if name in part]) for name in names},
    )


def _joined(parts: Sequence[pl.DataFrame]) -> pl.DataFrame:
    return _stacked(parts).sort("arm", "match", maintain_order=True)


def _stacked(parts: Sequence[pl.DataFrame]) -> pl.DataFrame:
    """One below the other; an observer may note other things in another arm, and nothing stands there then."""
    return pl.concat(parts, how="diagonal_relaxed")


def load(folder: str | Path) -> Frames:
    """The results in a folder, as far as they were played; arms and matches in their order."""
    home = Path(folder)
    note = home / "experiment.json"
    if not note.is_file():
        raise AsobiError(f"there are no results in {home}; `asobi lab run FILE` makes some")
    about = json.loads(note.read_text(encoding="utf-8"))
    tables = {
        place.name: _joined([pl.read_parquet(part) for part in sorted(place.glob("*.parquet"))])
        for place in sorted(home.iterdir())
        if place.is_dir() and any(place.glob("*.parquet"))
    }
    if "matches" not in tables:
        raise AsobiError(f"no batch of {home} is finished yet")
    return Frames(Experiment(about["data"], Path(about["folder"])), tables)


def width_of(frames: Frames, arm: str) -> float:
    """The widest interval of a seat's share of victories, or of the first bot's where bots differ."""
    seats = frames.seats.filter(pl.col("arm") == arm)
    by = "bot" if seats["bot"].n_unique() > 1 else "seat"
    widths = []
    for _, rows in seats.group_by(by):
        estimate = share_of("", rows["share"].to_list(), rows["seed"].to_list())
        widths.append(estimate.high - estimate.low)
    return max(widths)
