"""Plays the committed experiments and renews what comes of them: `python scripts/experiments.py [NAME ...]`.

Of each `experiments/NAME.toml` the report beside it, and wherever a page of the documentation has the marks
`<!-- experiment NAME PART ... -->` and `<!-- /experiment -->` the sentences, tables and pictures of these parts of the
report: `match`, `winners`, or the table of an observer; all of them where no part is named. Pictures go to
`docs/pictures/experiments`. A file with `[tune]` is tuned instead, its outcome is `NAME.variant.toml`; since that plays
every trial anew, it is done when it is named or has no report yet. `--workers N` plays on so many processes. Needs the
extra `asobi[lab]`; run with PYTHONPATH=build/compiled to be quick about it.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from asobi.lab import Experiment
from asobi.lab.answers import Answer
from asobi.lab.drawing import file_of
from asobi.lab.following import follow
from asobi.lab.report import LONG, markdown, page, parts_of
from asobi.lab.results import load
from asobi.lab.runner import Processes, Run
from asobi.lab.tuning import tune

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "experiments"
PICTURES = Path("pictures/experiments")
FEW = 4
"""More pictures than that are folded."""
MARKS = re.compile(r"(<!-- experiment ([\w-]+)((?: [\w-]+)*) -->\n).*?(<!-- /experiment -->)", re.DOTALL)


def renew(path: Path, docs: Path, workers: int) -> str:
    """Play one experiment as far as it is not, write its report, and fill the pages; gives its first sentence."""
    experiment = Experiment.read(path)
    if experiment.plan:
        way = follow if "follow" in experiment.plan else tune
        answer, found, _ = way(experiment, Processes(workers))
        path.with_suffix(".variant.toml").write_text(found.text(), encoding="utf-8")
        experiment, parts = experiment.but(variants={"tuned": {"dials": found.changes}}), {"tune": answer}
        command = f"asobi lab tune {path.name}"
    else:
        results = path.with_suffix(".results")
        if not Run(experiment, results).play(Processes(workers)):
            sys.exit("Stopped; what is done is kept.")
        parts, command = parts_of(load(results)), f"asobi lab run {path.name}"
    answers = list(parts.values())
    path.with_suffix(".html").write_text(page(experiment, answers, command), encoding="utf-8")
    for each in sorted(docs.glob("*.md")):
        old = each.read_text(encoding="utf-8")
        new = filled(old, path.stem, parts, docs)
        if new != old:
            each.write_text(new, encoding="utf-8")
    return answers[0].sentence


def filled(text: str, name: str, parts: Mapping[str, Answer], docs: Path) -> str:
    """The page with what an experiment tells between its marks; the pictures are written beside it."""

    def between(found: re.Match[str]) -> str:
        if found[2] != name:
            return found[0]
        wanted = found[3].split() or list(parts)
        missing = [part for part in wanted if part not in parts]
        if missing:
            sys.exit(f"{name} has no part {', '.join(missing)}; it has {', '.join(parts)}")
        told = "\n".join(markdown([parts[part]]) + drawn(name, part, parts[part], docs) for part in wanted)
        return f"{found[1]}{told}{found[4]}"

    return MARKS.sub(between, text)


def drawn(name: str, part: str, answer: Answer, docs: Path) -> str:
    """The lines that show a part's pictures, which are written as files."""
    lines = []
    for number, picture in enumerate(answer.pictures, 1):
        file = PICTURES / f"{name}-{part}-{number}.svg"
        (docs / file).parent.mkdir(parents=True, exist_ok=True)
        (docs / file).write_text(file_of(picture) + "\n", encoding="utf-8")
        lines.append(f"![{picture.title}]({file.as_posix()})\n")
    told = "".join(lines)
    if len(lines) > FEW or any(len(sheet.rows) > LONG for sheet in answer.sheets):
        told = f"<details markdown><summary>Pictures</summary>\n\n{told}\n</details>\n"
    return f"\n{told}\n" if lines else ""


def main() -> None:
    """Renew all experiments, or those that are named."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("names", nargs="*")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wish = reader.parse_args()
    for path in sorted(FOLDER.glob("*.toml")):
        if path.name.endswith(".variant.toml") or (wish.names and path.stem not in wish.names):
            continue
        tuned = "[tune]" in path.read_text(encoding="utf-8")
        if wish.names or not tuned or not path.with_suffix(".html").is_file():
            sys.stdout.write(f"{path.stem}: {renew(path, ROOT / 'docs', wish.workers)}\n")


if __name__ == "__main__":
    main()
