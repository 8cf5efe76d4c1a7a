"""What watching costs: matches of four hunches bare, and with everything written down as Parquet, in CPU time.

python bench/lab.py [matches] [--write]      with PYTHONPATH=build/compiled for compiled rules

`--write` puts the table into bench/README.md.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

sys.path.append(str(Path(__file__).parent.parent))

from asobi.bots import make_bot, play
from asobi.core import match as match_module
from asobi.lab import Experiment
from asobi.lab.runner import play_batch
from bench import page

GAMES = ("eight-routes", "cubitos", "wildcard", "landmark-scramble")


def bare(experiment: Experiment, games: int) -> float:
    """Seconds of CPU for matches that nobody watches."""
    bots = [make_bot("hunch") for _ in range(experiment.seats)]
    started = process_time()
    for number in range(games):
        play(experiment.game, bots, experiment.seed_of(number), experiment.arms[0].settings)
    return process_time() - started


def watched(experiment: Experiment, games: int) -> tuple[float, int]:
    """Seconds of CPU for the same matches with all tables, and how many bytes these take."""
    started = process_time()
    tables = play_batch(experiment.data, ".", (0, 0, games))
    return process_time() - started, sum(len(table) for table in tables.values())


def main() -> None:
    """Print the table."""
    numbers = [word for word in sys.argv[1:] if word.isdigit()]
    games = int(numbers[0]) if numbers else 200
    print("compiled" if match_module.__file__.endswith(".so") else "plain Python", f"{games} matches of four hunches\n")
    lines = ["| game | bare, ms a match | watched | ratio | bytes a match |", "|---|--:|--:|--:|--:|"]
    for game in GAMES:
        experiment = Experiment({"game": game, "seats": 4})
        watched(experiment, 2)
        alone = min(bare(experiment, games) for _ in range(2))
        seconds, size = min(watched(experiment, games) for _ in range(2))
        row = f"{1000 * alone / games:.2f} | {1000 * seconds / games:.2f} | {seconds / alone:.2f} | {size // games}"
        lines.append(f"| {experiment.game.title} | {row} |")
        print(lines[-1], flush=True)
    if "--write" in sys.argv:
        page.write("lab", "\n".join(lines))


if __name__ == "__main__":
    main()
