"""An experiment on a Ray cluster: two nodes of this machine, one of which is killed in the middle.

Needs the extra `asobi[ray]`, which is large; so these tests have a stage of `./test` to themselves.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from polars.testing import assert_frame_equal
from ray.cluster_utils import Cluster as Nodes

from asobi.lab import Experiment, load
from asobi.lab.cluster import Cluster
from asobi.lab.runner import Here, Run

DATA = {"game": "eight-routes", "seats": 3, "games": 400, "batch": 5, "seed": "cluster"}


@pytest.fixture(name="nodes")
def of_two(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("RAY_worker_niceness", "0")
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    ray.init(address=nodes.address, log_to_driver=False, logging_level=logging.ERROR)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


# Ray's own files and sockets are closed when its processes end.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_when_a_node_is_killed_in_the_middle_every_match_is_played_once_with_the_same_results(
    nodes: Any, tmp_path: Path
) -> None:
    experiment, second = Experiment(DATA), nodes.add_node(num_cpus=1)
    killed: list[int] = []

    def done() -> int:
        return len(list((tmp_path / "cluster").glob("matches/*.parquet")))

    def kill_in_the_middle() -> None:
        while done() < 20:
            time.sleep(0.005)
        nodes.remove_node(second, allow_graceful=False)
        killed.append(done())

    killer = threading.Thread(target=kill_in_the_middle)
    killer.start()
    assert Run(experiment, tmp_path / "cluster").play(Cluster())
    killer.join()
    assert 20 <= killed[0] < 80
    assert Run(experiment, tmp_path / "here").play(Here())
    here, there = load(tmp_path / "here"), load(tmp_path / "cluster")
    assert set(there.tables) == set(here.tables)
    for name, table in there.tables.items():
        assert_frame_equal(table, here[name])
