"""Plays the committed experiments and renews what comes of them: `python scripts/experiments.py [NAME ...]`.

Of each `experiments/NAME.toml` the report beside it, and its tables wherever a page of the documentation has the marks
`<!-- experiment NAME -->` and `<!-- /experiment -->`. Needs the extra `asobi[lab]`; run with PYTHONPATH=build/compiled
to be quick about it.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from asobi.lab import Experiment
from asobi.lab.report import answers_of, markdown, page
from asobi.lab.results import load
from asobi.lab.runner import Processes, Run

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "experiments"


def renew(path: Path, pages: list[Path]) -> None:
    """Play one experiment as far as it is not, write its report, and put its tables into the pages."""
    experiment = Experiment.read(path)
    results = path.with_suffix(".results")
    if not Run(experiment, results).play(Processes(os.cpu_count() or 1)):
        sys.exit("Stopped; what is done is kept.")
    answers = answers_of(load(results))
    path.with_suffix(".html").write_text(page(experiment, answers, f"asobi lab run {path.name}"), encoding="utf-8")
    for each in pages:
        old = each.read_text(encoding="utf-8")
        new = filled(old, path.stem, markdown(answers))
        if new != old:
            each.write_text(new, encoding="utf-8")
    sys.stdout.write(f"{path.stem}: {answers[0].sentence}\n")


def filled(text: str, name: str, tables: str) -> str:
    """The page with these tables between the experiment's marks."""
    marks = re.compile(rf"(<!-- experiment {re.escape(name)} -->\n).*?(<!-- /experiment -->)", re.DOTALL)
    return marks.sub(lambda found: f"{found[1]}{tables}{found[2]}", text)


def main() -> None:
    """Renew all experiments, or those that are named."""
    names = sys.argv[1:]
    pages = sorted((ROOT / "docs").glob("*.md"))
    for path in sorted(FOLDER.glob("*.toml")):
        if path.name.endswith(".variant.toml") or (names and path.stem not in names):
            continue
        renew(path, pages)


if __name__ == "__main__":
    main()
