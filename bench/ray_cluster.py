"""The same experiment on processes and on a Ray cluster of two nodes, one of which is killed in the middle.

    scripts/uv sync --extra ray --extra lab --inexact
    python bench/ray_cluster.py [matches]

Prints how long each took, from how many matches on a cluster with twice the processors pays, and whether all tables
are the same.
"""

from __future__ import annotations

import logging
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from asobi.lab import Experiment, load
from asobi.lab.cluster import Cluster  # before Ray, which it tells what to do with `uv run`
from asobi.lab.runner import Crew, Processes, Run

# isort: split
import ray
from polars.testing import assert_frame_equal
from ray.cluster_utils import Cluster as Nodes


def timed(experiment: Experiment, into: Path, crew: Crew) -> float:
    """Seconds that the run takes."""
    started = time.perf_counter()
    Run(experiment, into).play(crew)
    return time.perf_counter() - started


def kill_when_half_done(nodes: Any, node: Any, into: Path, batches: int) -> None:
    """Kill the node as soon as half of the batches are there."""
    while not (into / "matches").is_dir() or len(list((into / "matches").glob("*.parquet"))) < batches / 2:
        time.sleep(0.02)
    nodes.remove_node(node, allow_graceful=False)
    print("a node was killed", flush=True)


def main() -> None:
    """Play it three times and compare."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    batch = max(1, games // 40)
    experiment = Experiment({"game": "eight-routes", "games": games, "batch": batch, "seed": "ray"})
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        alone = timed(experiment, home / "pool", Processes(2))
        print(f"2 processes: {alone:.2f} s", flush=True)
        started = time.perf_counter()
        nodes: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
        second = nodes.add_node(num_cpus=1)
        ray.init(address=nodes.address, log_to_driver=False, logging_level=logging.ERROR)
        up = time.perf_counter() - started
        print(f"cluster of two nodes up: {up:.2f} s", flush=True)
        first = timed(experiment, home / "ray", Cluster())
        print(f"ray, first run: {first:.2f} s", flush=True)
        more = up + first - alone
        # A cluster with twice the processors saves half of the time, and has to earn what it cost.
        pays = f"from about {round(2 * more / alone * games):,} matches on" if more > 0 else "at any size"
        print(f"the cluster cost {more:.2f} s more; with twice the processors it pays {pays}", flush=True)
        print(f"ray, warm: {timed(experiment, home / 'warm', Cluster()):.2f} s", flush=True)
        batches = -(-games // experiment.batch)
        killer = threading.Thread(target=kill_when_half_done, args=(nodes, second, home / "killed", batches))
        killer.start()
        print(f"ray, a node killed: {timed(experiment, home / 'killed', Cluster()):.2f} s", flush=True)
        killer.join()
        pool = load(home / "pool")
        for other in ("ray", "warm", "killed"):
            for table, frame in load(home / other).tables.items():
                assert_frame_equal(frame, pool[table])
        print("all tables are the same")
        ray.shutdown()
        nodes.shutdown()


if __name__ == "__main__":
    main()
