"""Playing an experiment, batch by batch: on processes of this machine or on a cluster, always with the same results.

A batch is a fixed row of matches. Its results are Parquet, written when the whole batch is there; so whatever stops
the run, what is done stays done, and starting again plays what is missing.
"""

from __future__ import annotations

import contextlib
import io
import json
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import polars as pl

from asobi.bots import Observer, play
from asobi.core import AsobiError
from asobi.lab.experiment import Experiment
from asobi.lab.lineup import make_player
from asobi.lab.telemetry import Columns, Telemetry, Watcher

Tables = dict[str, bytes]
Progress = Callable[[int, int], None]
Batch = tuple[int, int, int]
"""The number of an arm, of its first match in the batch, and how many matches it has."""
SHAPES: Mapping[str, Mapping[str, Any]] = {
    "decisions": {
        "match": pl.Int32,
        "step": pl.Int32,
        "seat": pl.Int8,
        "options": pl.Int16,
        "chosen": pl.Int32,
    },
    "matches": {
        "rounds": pl.Int32,
        "lead_changes": pl.Int32,
        "clear": pl.Float64,
        "behind_at_half": pl.Boolean,
        "last_at_half": pl.Boolean,
    },
}


class Crew(Protocol):
    """Whoever plays batches: gives each batch with its tables, in any order."""

    def play(self, experiment: Experiment, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Tables]]: ...


class Here:
    """Plays one batch after the other in this process."""

    def play(self, experiment: Experiment, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Tables]]:
        for batch in batches:
            yield batch, play_batch(experiment.data, str(experiment.folder), batch)


class Processes:
    """Plays batches on so many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, experiment: Experiment, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Tables]]:
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_deaf)
        try:
            waiting = list(reversed(batches))
            running: dict[Future[Tables], Batch] = {}
            while waiting or running:
                with unheard():
                    while waiting and len(running) < 2 * self.workers:
                        batch = waiting.pop()
                        running[pool.submit(play_batch, experiment.data, str(experiment.folder), batch)] = batch
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """Ctrl-C is heard only afterwards, and never by the processes that are started here, not even while they begin."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    # What is blocked stays so in a process that is started; here another thread may still take it.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    heard = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, heard)
    if came:
        raise KeyboardInterrupt


def _deaf() -> None:
    """Ctrl-C is for the process that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(data: Mapping[str, Any], folder: str, batch: Batch) -> Tables:
    """Play a batch, wherever that is; gives its tables as Parquet."""
    experiment = Experiment(data, Path(folder))
    number, first, count = batch
    arm = experiment.arms[number]
    telemetry = Telemetry(experiment.seats, experiment.decisions)
    watchers = [make_watcher(place) for place in experiment.watch]
    telemetry.arm = arm.name
    players = {spec: make_player(spec) for spec in experiment.bots}
    observers: list[Observer] = [telemetry, *watchers]
    for match in range(first, first + count):
        telemetry.number, telemetry.seed, telemetry.bots = match, experiment.seed_of(match), experiment.lineup(match)
        for watcher in watchers:
            watcher.arm, watcher.number = arm.name, match
        play(experiment.game, [players[spec] for spec in telemetry.bots], telemetry.seed, arm.settings, observers)
    tables: dict[str, Any] = {"seats": telemetry.places}
    if experiment.decisions:
        tables["decisions"] = _decisions(telemetry.decisions)
    for watcher in watchers:
        if watcher.rows:
            tables[watcher.table] = watcher.rows
    tables["matches"] = telemetry.matches
    return {name: _parquet(name, rows) for name, rows in tables.items()}


def _decisions(columns: Columns) -> pl.DataFrame:
    """The decisions, each with its part of all that was offered. A list for each row would be slow to build."""
    counts = np.array(columns["options"], np.int64)
    offers = pl.DataFrame(
        {
            "row": np.repeat(np.arange(len(counts), dtype=np.uint32), counts),
            "offered": np.array(columns["offered"], np.int32),
        }
    ).set_sorted("row")
    lists = offers.group_by("row", maintain_order=True).agg("offered")
    rows = {name: column for name, column in columns.items() if name != "offered"}
    frame = pl.DataFrame(rows, schema_overrides=SHAPES["decisions"]).with_row_index("row")
    whole = frame.join(lists, on="row", how="left", maintain_order="left").drop("row")
    return whole.with_columns(pl.col("offered").fill_null([]))


def _parquet(name: str, rows: Any) -> bytes:
    frame = (
        rows
        if isinstance(rows, pl.DataFrame)
        else pl.DataFrame(rows, schema_overrides=SHAPES.get(name), infer_schema_length=None)
    )
    out = io.BytesIO()
    frame.write_parquet(out, compression="zstd")
    return out.getvalue()


def make_watcher(place: str) -> Watcher:
    """The observer at a place: `folder/file.py:Name` or `package.module:Name`."""
    home, _, name = place.rpartition(":")
    try:
        module = _module_in(Path(home)) if home.endswith(".py") else import_module(home)
        kind = getattr(module, name)
    except (ImportError, AttributeError, OSError, ValueError) as fault:
        raise AsobiError(f"there is no observer at {place!r}: {fault}") from fault
    watcher = kind()
    if not isinstance(watcher, Watcher):
        raise AsobiError(f"{place} is no observer; derive it from asobi.lab.Watcher")
    return watcher


def _module_in(path: Path) -> Any:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ImportError(f"no such file: {path}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Run:
    """An experiment and the folder of its results."""

    def __init__(self, experiment: Experiment, into: Path) -> None:
        self.experiment = experiment
        self.into = into

    def prepare(self) -> None:
        """Make the folder; refuse one that holds the results of another experiment."""
        note = self.into / "experiment.json"
        mark = self.experiment.fingerprint()
        if note.is_file():
            found = json.loads(note.read_text(encoding="utf-8")).get("fingerprint")
            if found != mark:
                raise AsobiError(
                    f"{self.into} holds the results of another experiment: "
                    "move it away, or name another folder with --into"
                )
            return
        self.into.mkdir(parents=True, exist_ok=True)
        plain = {"fingerprint": mark, "folder": str(self.experiment.folder.resolve()), "data": self.experiment.data}
        note.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def batches(self, arm: int, games: int, first: int = 0) -> list[Batch]:
        """The batches of an arm from match number `first` on; the last one may be short."""
        size = self.experiment.batch
        return [(arm, start, min(size, games - start)) for start in range(first - first % size, games, size)]

    def done(self, batch: Batch) -> bool:
        """Whether the batch has been played, with as many matches."""
        arm, first, count = batch
        return any(self.into.glob(f"matches/{arm:03}-{first:07}-{count}.parquet"))

    def keep(self, batch: Batch, tables: Tables) -> None:
        """Write the tables of a batch; the matches come last, for they say that all is there."""
        arm, first, count = batch
        for name, data in sorted(tables.items(), key=lambda item: item[0] == "matches"):
            folder = self.into / name
            folder.mkdir(exist_ok=True)
            for shorter in folder.glob(f"{arm:03}-{first:07}-*.parquet"):
                shorter.unlink()
            path = folder / f"{arm:03}-{first:07}-{count}.parquet"
            path.with_suffix(".part").write_bytes(data)
            path.with_suffix(".part").rename(path)

    def play(self, crew: Crew, progress: Progress | None = None) -> bool:
        """Play whatever is missing; gives whether all is there, or Ctrl-C came first."""
        self.prepare()
        with contextlib.suppress(KeyboardInterrupt):
            for goal in self._goals():
                self._play_to(goal, crew, progress)
            return True
        return False

    def _goals(self) -> Iterator[list[int]]:
        """How many matches each arm needs: all at once, or doubled until its interval is narrow enough."""
        experiment = self.experiment
        arms = range(len(experiment.arms))
        if not experiment.width:
            yield [experiment.games for _ in arms]
            return
        from asobi.lab.results import load, width_of

        goals = [min(experiment.games, experiment.batch * 4) for _ in arms]
        while True:
            yield goals
            frames = load(self.into)
            wide = [width_of(frames, experiment.arms[arm].name) > experiment.width for arm in arms]
            more = [min(experiment.games, 2 * goals[arm]) if wide[arm] else goals[arm] for arm in arms]
            if more == goals:
                return
            goals = more

    def _play_to(self, goals: Sequence[int], crew: Crew, progress: Progress | None) -> None:
        wanted = [batch for arm, games in enumerate(goals) for batch in self.batches(arm, games)]
        missing = [batch for batch in wanted if not self.done(batch)]
        total = sum(goals)
        ready = total - sum(count for _, _, count in missing)
        if progress:
            progress(ready, total)
        for batch, tables in crew.play(self.experiment, missing):
            self.keep(batch, tables)
            ready += batch[2]
            if progress:
                progress(ready, total)
