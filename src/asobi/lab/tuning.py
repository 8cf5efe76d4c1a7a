"""Tuning: find dials that bring named measures into named ranges. Optuna proposes, the same seeds judge all,
and what is worse on them than half of the others is given up early.

[tune]
trials = 40
[tune.dials]
"deck.joker" = [2, 8]
"set-up.start.4" = [[0, 12], [0, 12], [0, 12], [0, 0]]
[tune.targets]
seat_spread = [0.0, 0.03]
rounds = [8, 14]
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import optuna

from asobi.core import AsobiError, Variant
from asobi.lab.answers import Answer, Picture, Sheet, figure, in_words, is_share, shown
from asobi.lab.estimates import Estimate
from asobi.lab.experiment import BadExperiment, Experiment, given, range_of
from asobi.lab.measures import measured
from asobi.lab.questions import played
from asobi.lab.results import Frames
from asobi.lab.runner import Crew

BLOCKS = 4
"""In so many parts the matches of a trial are played: after each one it may be given up."""
AT_FIRST = 8
"""So many trials are played to their end and proposed at random, before any is judged by the others."""


class Trial:
    """One proposal: where the dials stood, what was measured, how far that is from the targets."""

    def __init__(self, changes: dict[str, Any], found: dict[str, Estimate], loss: float, whole: bool) -> None:
        self.changes = changes
        self.found = found
        self.loss = loss
        self.whole = whole


class Tuning:
    """The part of an experiment that says what may be turned and what is wanted."""

    def __init__(self, experiment: Experiment) -> None:
        plan = experiment.plan
        if not {"dials", "targets"} <= set(plan):
            raise BadExperiment("to tune, an experiment needs [tune.dials] and [tune.targets], or [[tune.follow]]")
        if "variants" in experiment.data or "grid" in experiment.data:
            raise BadExperiment("what is tuned has no variants and no grid: its trials are the variants")
        self.experiment = experiment
        self.trials = given(plan, "trials", int, 40)
        self.dials: dict[str, Any] = given(plan, "dials", dict, {})
        self.targets = {name: range_of(name, limits) for name, limits in given(plan, "targets", dict, {}).items()}
        for path, limits in self.dials.items():
            dial = experiment.game.dials.dials.get(path)
            if dial is None or dial.kind not in ("number", "numbers"):
                raise BadExperiment(f"tune: there is no dial of numbers {path!r}")
            rows = limits if dial.kind == "numbers" else [limits]
            if not isinstance(rows, list):
                raise BadExperiment(f"tune: {path} needs a range [low, high] for each of its numbers, not {limits!r}")
            ends = [range_of(path, each) for each in rows]
            for values in zip(*ends, strict=True):
                dial.check(list(values) if dial.kind == "numbers" else values[0])

    def propose(self, trial: optuna.Trial) -> dict[str, Any]:
        """Where the dials stand in this trial."""
        changes: dict[str, Any] = {}
        for path, limits in self.dials.items():
            if isinstance(limits[0], list):
                changes[path] = [trial.suggest_int(f"{path} {n}", low, high) for n, (low, high) in enumerate(limits)]
            else:
                changes[path] = trial.suggest_int(path, limits[0], limits[1])
        return changes

    def start(self) -> dict[str, int]:
        """The base game, as Optuna is told of it: the first trial."""
        known: dict[str, int] = {}
        for path in self.dials:
            value = self.experiment.game.dials.dials[path].default
            known |= {f"{path} {n}": each for n, each in enumerate(value)} if isinstance(value, list) else {path: value}
        return known

    def off(self, found: Mapping[str, Estimate]) -> float:
        """How far the measures are from their ranges, in all; nothing if every one lies within."""
        total = 0.0
        for name, (low, high) in self.targets.items():
            value = found[name].value
            if math.isnan(value):
                raise AsobiError(f"the target {name} cannot be measured in these matches")
            scale = max(high - low, 0.02)
            total += max(0.0, low - value, value - high) / scale
        return total

    def judge(self, frames: Frames) -> dict[str, Estimate]:
        """The targets' measures."""
        return {name: measured(frames, name) for name in self.targets}


def tune(
    experiment: Experiment, crew: Crew, progress: Callable[[int, int], None] | None = None
) -> tuple[Answer, Variant, list[Trial]]:
    """The best dials found, as a variant, and all that was tried. The base game is the first trial."""
    tuning = Tuning(experiment)
    trials: list[Trial] = []
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study = optuna.create_study(
        sampler=optuna.samplers.TPESampler(seed=sum(experiment.seed.encode()), n_startup_trials=AT_FIRST),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=AT_FIRST),
    )
    study.enqueue_trial(tuning.start(), skip_if_exists=True)

    def attempt(trial: optuna.Trial) -> float:
        changes = tuning.propose(trial)
        size = max(1, experiment.games // BLOCKS)
        turned = experiment.but(
            variants={"tuned": {"dials": changes}}, games=experiment.games, batch=min(experiment.batch, size)
        )
        frames: Frames | None = None
        for block in range(BLOCKS):
            part = played(turned, crew, (block + 1) * size, None, block * size)
            frames = part if frames is None else frames.plus(part)
            trial.report(tuning.off(tuning.judge(frames)), block)
            if block + 1 < BLOCKS and trial.should_prune():
                found = tuning.judge(frames)
                trials.append(Trial(changes, found, tuning.off(found), False))
                if progress:
                    progress(len(trials), tuning.trials)
                raise optuna.TrialPruned
        assert frames is not None
        found = tuning.judge(frames)
        trials.append(Trial(changes, found, tuning.off(found), True))
        if progress:
            progress(len(trials), tuning.trials)
        return trials[-1].loss

    study.optimize(attempt, n_trials=tuning.trials)
    best = min((trial for trial in trials if trial.whole), key=lambda trial: trial.loss)
    return _answer(experiment, tuning, trials, best), Variant(experiment.id, "Tuned", best.changes), trials


def _answer(experiment: Experiment, tuning: Tuning, trials: list[Trial], best: Trial) -> Answer:
    base = trials[0]
    met = [name for name, (low, high) in tuning.targets.items() if low <= best.found[name].value <= high]
    sentence = f"{len(met)} of {len(tuning.targets)} targets are met by the best of {len(trials)} trials"
    missed = [in_words(name) for name in tuning.targets if name not in met]
    sentence += f"; missed: {', '.join(missed)}." if missed else "."
    targets = Sheet(
        "Before and after",
        ["measure", "wanted", "base", "95 % interval", "tuned", "95 % interval"],
        [
            [
                in_words(name),
                f"{figure(low, is_share(name))} to {figure(high, is_share(name))}",
                *shown(base.found[name])[:2],
                *shown(best.found[name])[:2],
            ]
            for name, (low, high) in tuning.targets.items()
        ],
    )
    defaults = experiment.game.dials.dials
    dials = Sheet(
        "The dials",
        ["dial", "base", "tuned"],
        [[path, str(defaults[path].default), str(value)] for path, value in best.changes.items()],
    )
    names = list(tuning.targets)
    pictures = []
    for one, other in pairwise(names):
        rows = [
            {"x": trial.found[one].value, "y": trial.found[other].value, "chosen": trial is best} for trial in trials
        ]
        pictures.append(
            Picture("Every trial; the filled one was chosen", "points", rows, in_words(one), in_words(other))
        )
    return Answer(experiment.question or "Which dials reach the targets?", sentence, [targets, dials], pictures)
