"""Training: stage after stage, matches are played and a network is fitted to who won them.

Whatever is done lies in the folder, and the same command goes on from there. Matches have seeds of their own and come
in lots, so that any number of processes gives the same rows; the fit is numpy on one core, and the same seed gives the
same network.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, TypeVar

import numpy as np

from asobi.bots.net import Net, own_seat, read_net, write_net
from asobi.core import AsobiError, Game
from asobi.drawing import INK, SEAT_COLOURS, SOFT, Drawing
from asobi.env.fitting import Fitting, Weights
from asobi.env.recipe import Recipe
from asobi.env.selfplay import Rows, duel, joined, play_lot

LOT = 100
Said = Callable[[str], None]
Result = TypeVar("Result")


class Training:
    """One network in the making: a game, a number of seats, a recipe, and the folder where it all lies."""

    def __init__(self, game: Game[Any], seats: int, recipe: Recipe, folder: Path, say: Said, deals: int = 100) -> None:
        self.game = game
        self.seats = seats
        self.recipe = recipe
        self.work = folder / f"{seats}"
        self.result = folder / f"{seats}.npz"
        self.say = say
        self.deals = deals
        self.work.mkdir(parents=True, exist_ok=True)
        mark, text = self.work / "recipe.json", f"{game.version} {recipe.text()}"
        if mark.exists() and mark.read_text(encoding="utf-8") != text:
            raise AsobiError(f"{self.work} holds a training by another recipe or other rules; name another folder")
        mark.write_text(text, encoding="utf-8")

    def run(self, workers: int = 1) -> Path:
        """Everything that is still to do; gives the file of the network."""
        net = b""
        for place in range(len(self.recipe.stages)):
            done = self.work / f"stage-{place + 1}.npz"
            if not done.exists():
                self.stage(place, net, done, workers)
            net = done.read_bytes()
        self.result.write_bytes(net)
        return self.result

    def stage(self, place: int, net: bytes, done: Path, workers: int) -> None:
        """Play the matches of a stage, fit the network to them, and let it play against `greedy`."""
        stage = self.recipe.stages[place]
        rows = self.rows(place, net, workers)
        self.say(f"{self.seats} seats, stage {place + 1}: {stage.games} matches of {stage.bot}, {len(rows)} positions")
        seed = 1000 * self.seats + place
        weights: Weights = list(read_net(net).weights) if net else []
        fitting = Fitting.unfolded(weights, rows, seed) if net else Fitting(rows, self.recipe.hidden, seed)
        curve: list[dict[str, Any]] = []

        def told(epoch: int, learned: float, held: float) -> None:
            curve.append({"epoch": epoch, "learned": round(learned, 4), "held": round(held, 4)})
            self.say(f"  epoch {epoch}: loss {learned:.4f}, on matches not learned from {held:.4f}")

        fitting.fit(rows, stage.epochs, stage.rate, told, self.recipe.decay)
        about = {
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "own": own_seat(self.game),
            "observes": self.recipe.observes,
            "dials": sorted(self.recipe.dials),
            "tables": self.recipe.learned(),
        }
        found = Net([np.asarray(each, np.float32) for each in fitting.folded()], about)
        whole = write_net(found)
        given = (self.game.id, self.seats, whole, f"{self.recipe.seed} duel")
        shares = list(mapped(duel, [(*given, deal) for deal in range(self.deals)], workers))
        half = 1.96 * stdev(shares) / len(shares) ** 0.5
        self.say(f"  against greedy, half the seats each: {fmean(shares):.1%} ± {half:.1%} of the victories")
        line = {"stage": place + 1, "rows": len(rows), "curve": curve, "share": fmean(shares), "half": half}
        with (self.work / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        done.write_bytes(whole)

    def rows(self, place: int, net: bytes, workers: int) -> Rows:
        """The positions of a stage, lot by lot; those on disk are not played again."""
        games = self.recipe.stages[place].games
        lots = [(first, min(LOT, games - first)) for first in range(0, games, LOT)]
        folder = self.work / f"stage-{place + 1}"
        folder.mkdir(exist_ok=True)
        missing = [lot for lot in lots if not (folder / f"{lot[0]}.npz").exists()]
        given = (self.game.id, self.seats, self.recipe, place, net)
        played = mapped(play_lot, [(*given, *lot) for lot in missing], workers)
        for (first, _), rows in zip(missing, played, strict=True):
            whole = folder / f"{first}.new.npz"
            np.savez(whole, seen=rows.seen, hints=rows.hints, won=rows.won)
            whole.rename(folder / f"{first}.npz")
            if (first // LOT) % 10 == 0:
                self.say(f"  {min(games, first + LOT)} of {games} matches")
        return joined([read_rows(folder / f"{first}.npz") for first, _ in lots])


def mapped(work: Callable[..., Result], jobs: Sequence[tuple[Any, ...]], workers: int) -> Iterator[Result]:
    """What the work gives for each job, in their order, on one process or several."""
    if workers <= 1 or not jobs:
        yield from (work(*job) for job in jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(work, *job) for job in jobs]
        for future in futures:
            yield future.result()


def read_rows(file: Path) -> Rows:
    """The positions of a lot."""
    with np.load(file, allow_pickle=False) as held:
        return Rows(held["seen"], held["hints"], held["won"])


def draw_curves(game: Game[Any], folder: Path) -> str:
    """The losses of all trainings in the folder, as SVG: a line for each number of seats, a dot an epoch.

    The line is what counts, matches that were not learned from; the faint one is what was learned from.
    """
    found = sorted(folder.glob("*/curve.jsonl"))
    curves = {file.parent.name: [json.loads(line) for line in file.read_text().splitlines()] for file in found}
    losses = [epoch for stages in curves.values() for stage in stages for epoch in stage["curve"]]
    if not losses:
        raise AsobiError(f"no training of {game.title} lies in {folder}")
    low = min(min(each["held"], each["learned"]) for each in losses) - 0.01
    high = max(max(each["held"], each["learned"]) for each in losses) + 0.01
    longest = max(sum(len(stage["curve"]) for stage in stages) for stages in curves.values())
    drawing = Drawing(0, 0, 640, 300)

    def spot(epoch: int, loss: float) -> str:
        return f"{60 + 480 * epoch / max(1, longest - 1):.1f} {260 - 220 * (loss - low) / (high - low):.1f}"

    drawing.text(16, 22, f"{game.title}: loss by epoch, stage after stage", 13, INK, start=True)
    for loss in (low, (low + high) / 2, high):
        drawing.text(32, 264 - 220 * (loss - low) / (high - low), f"{loss:.2f}", 11, SOFT)
    for colour, (seats, stages) in zip(SEAT_COLOURS, curves.items(), strict=False):
        begun = 0
        for stage in stages:
            for key, width in (("learned", 0.6), ("held", 2.0)):
                spots = [spot(begun + place, each[key]) for place, each in enumerate(stage["curve"])]
                drawing.path("M" + "L".join(spots), line=colour, width=width)
            begun += len(stage["curve"])
        last = stages[-1]["curve"][-1]["held"]
        label = f"{seats} seats, {stages[-1]['share']:.0%}"
        drawing.text(550, 264 - 220 * (last - low) / (high - low), label, 11, colour, start=True)
    return drawing.svg()
