"""The crew on a Ray cluster: the same batches, played wherever there is room, and again where a node died."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from typing import Any

# Started by `uv run`, Ray would otherwise copy this folder to every node and start its workers by uv there; it reads
# this when it is imported. Every node has asobi installed.
os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")

import ray

from asobi.lab.experiment import Experiment
from asobi.lab.runner import Batch, Tables, play_batch

RETRIES = 10
AHEAD = 4
"""Batches handed out for each processor of the cluster, so that none waits for work."""


class Cluster:
    """Plays batches on the cluster at RAY_ADDRESS, or on one of this machine's own where there is none."""

    def __init__(self) -> None:
        if not ray.is_initialized():
            ray.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False, logging_level=logging.ERROR)

    def play(self, experiment: Experiment, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Tables]]:
        """Every batch once, in the order in which they come back; what a dead node took with it is played again."""
        remote = ray.remote(max_retries=RETRIES, num_cpus=1)(play_batch)
        waiting = list(reversed(batches))
        running: dict[Any, Batch] = {}
        while waiting or running:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(running) < room:
                batch = waiting.pop()
                future: Any = remote.remote(experiment.data, str(experiment.folder.resolve()), batch)
                running[future] = batch
            done, _ = ray.wait(list(running))
            for future in done:
                yield running.pop(future), ray.get(future)
