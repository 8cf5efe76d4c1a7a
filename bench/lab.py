"""What watching costs: matches of four hunches bare, and with everything written down as Parquet, in CPU time.

python bench/lab.py [matches]      with PYTHONPATH=build/compiled for compiled rules
"""

from __future__ import annotations

import sys
from time import process_time

from asobi.bots import make_bot, play
from asobi.core import match as match_module
from asobi.lab import Experiment
from asobi.lab.runner import play_batch

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
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("compiled" if match_module.__file__.endswith(".so") else "plain Python", f"{games} matches of four hunches\n")
    print("| game | bare, ms a match | watched | ratio | bytes a match |\n|---|--:|--:|--:|--:|")
    for game in GAMES:
        experiment = Experiment({"game": game, "seats": 4})
        watched(experiment, 2)
        alone = min(bare(experiment, games) for _ in range(2))
        seconds, size = min(watched(experiment, games) for _ in range(2))
        row = f"{1000 * alone / games:.2f} | {1000 * seconds / games:.2f} | {seconds / alone:.2f} | {size // games}"
        print(f"| {experiment.game.title} | {row} |", flush=True)


if __name__ == "__main__":
    main()
