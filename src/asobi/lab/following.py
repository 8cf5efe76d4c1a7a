"""Following: every dial moves step by step after a measure of its own, until all are within their ranges.

For many dials that each have a measure of their own, as prices have purchases; `tune` is for few dials that share some.

[tune]
passes = 6
[[tune.follow]]
dial = "prices.*"                          # every dial that fits; * stands in the measure as well
measure = "purchases.*: of all dice bought"
range = [0.0, 0.35]
step = 1                                   # too high a measure raises the dial by so much, too low a one lowers it

All arms of the experiment count: what is out of range in one of them moves the dial. Of several moves that a dial is
asked to make the first in the file is made. Every pass has seeds of its own, so that luck is not followed. Dials begin
where the arms' variants say, else where the game has them.
"""

from __future__ import annotations

from typing import Any

from asobi.core import Variant
from asobi.lab.answers import Answer, Sheet, figure
from asobi.lab.experiment import BadExperiment, Experiment, given, range_of
from asobi.lab.measures import column_of
from asobi.lab.questions import played
from asobi.lab.results import Frames
from asobi.lab.runner import Crew, Progress


class Rule:
    """One way in which dials follow measures."""

    def __init__(self, data: dict[str, Any], experiment: Experiment) -> None:
        if set(data) != {"dial", "measure", "range", "step"}:
            raise BadExperiment("tune: each [[tune.follow]] has a dial, a measure, a range and a step")
        self.low, self.high = range_of(str(data["dial"]), data["range"])
        self.step = given(data, "step", int, 1)
        head, star, tail = str(data["dial"]).partition("*")
        self.measures: dict[str, tuple[str, str]] = {}
        for path, dial in experiment.game.dials.dials.items():
            fits = path.startswith(head) and path.endswith(tail) if star else path == head
            if fits and dial.kind == "number":
                name = str(data["measure"]).replace("*", path[len(head) : len(path) - len(tail)])
                table, _, column = name.partition(".")
                self.measures[path] = (table, column)
        if not self.measures:
            raise BadExperiment(f"tune: there is no dial of a number {data['dial']!r}")

    def off(self, path: str, frames: Frames) -> float:
        """How far the dial's measure is out of its range, above or (less than nothing) below it."""
        table, column = self.measures.get(path, ("", ""))
        if table not in frames.tables or column not in frames[table].columns or not frames[table][column].count():
            return 0.0
        value = column_of(frames, table, column).value
        return max(0.0, value - self.high) + min(0.0, value - self.low)


class Pass:
    """Where the dials stood, and which measures were out of range: arm, dial, and by how much."""

    def __init__(self, changes: dict[str, int], missed: list[tuple[str, str, float]]) -> None:
        self.changes = changes
        self.missed = missed


def follow(experiment: Experiment, crew: Crew, progress: Progress | None = None) -> tuple[Answer, Variant, list[Pass]]:
    """The dials with the fewest measures out of range, as a variant, and all passes; the first is where they began."""
    plan = experiment.plan
    rules = [Rule(data, experiment) for data in plan["follow"]]
    many = given(plan, "passes", int, 6)
    followed = {path for rule in rules for path in rule.measures}
    begun = {path: value for arm in experiment.arms for path, value in arm.variant.changes.items() if path in followed}
    changes: dict[str, int] = begun
    passes: list[Pass] = []
    for number in range(many):
        arms = {
            arm.name: {"settings": arm.variant.own, "dials": {**arm.variant.changes, **changes}}
            for arm in experiment.arms
        }
        turned = experiment.but(variants=arms, grid={}, seed=f"{experiment.seed} {number}")
        frames = played(turned, crew, experiment.games)
        missed, moved = [], dict(changes)
        paths = dict.fromkeys(path for rule in rules for path in rule.measures)
        of_arms = {arm.name: frames.only(arm.name) for arm in turned.arms}
        for path in paths:
            offs = [(rule, name, rule.off(path, own)) for rule in rules for name, own in of_arms.items()]
            wrong = [(rule, name, off) for rule, name, off in offs if off]
            missed += [(name, path, off) for _, name, off in wrong]
            if wrong:
                dial = experiment.game.dials.dials[path]
                step = wrong[0][0].step if wrong[0][2] > 0 else -wrong[0][0].step
                moved[path] = max(dial.low, min(dial.high, changes.get(path, dial.default) + step))
        passes.append(Pass(changes, missed))
        changes = moved
        if progress:
            progress(number + 1, many)
        if not missed:
            break
    best = min(reversed(passes), key=lambda each: len(each.missed))
    return _answer(experiment, passes, best), Variant(experiment.id, "Tuned", best.changes), passes


def _answer(experiment: Experiment, passes: list[Pass], best: Pass) -> Answer:
    sentence = (
        f"Of what is out of range at first ({len(passes[0].missed)}), "
        f"{len(best.missed)} is left after {passes.index(best)} steps."
    )
    steps = Sheet(
        "Out of range, step by step",
        ["step", "measures", "dials that are turned"],
        [[str(number), str(len(each.missed)), str(len(each.changes))] for number, each in enumerate(passes)],
    )
    known = experiment.game.dials.dials
    dials = Sheet(
        "The dials",
        ["dial", "at first", "tuned"],
        [
            [path, str(passes[0].changes.get(path, known[path].default)), str(value)]
            for path, value in best.changes.items()
        ],
    )
    left = Sheet(
        "What is left",
        ["arm", "dial", "out of range by"],
        [[arm, path, figure(abs(off), False) + (" above" if off > 0 else " below")] for arm, path, off in best.missed],
    )
    question = experiment.question or "Where do the dials come to stand?"
    return Answer(question, sentence, [steps, dials, *([left] if best.missed else [])])
