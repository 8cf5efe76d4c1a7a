"""Nature's workshop: the city runs in processes of its own, never in the one that plays.

A worker is started afresh (never forked: the engine's threads do not survive that), speaks one line of JSON for each
request, and is ended if it takes too long.
"""

from __future__ import annotations

import atexit
import json
import math
import multiprocessing
import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

SECONDS: Final = 30.0
MOST: Final = 2


def compute(request: dict[str, Any]) -> dict[str, Any]:
    """Run one event in this process; a fault of the engine becomes an answer that changes nothing."""
    from asobi.games.rampage.city import City

    try:
        city = City.of(request["poses"], request["here"])
        return city.carried(request) if "carry" in request else city.run(request)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as fault:  # a panic of the engine is not an Exception
        City.forget()
        return {"fault": f"{type(fault).__name__}: {fault}"[:200]}


class Worker:
    """One process that computes, one request at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.lock = threading.Lock()
        self.process: subprocess.Popen[bytes] | None = None

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer of nature; a worker that dies or takes too long answers with its fault."""
        with self.lock:
            line = self._line(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        if not line.endswith(b"\n"):
            return {"fault": line.decode()}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _line(self, request: bytes) -> bytes:
        process = self.process
        if process is None or process.poll() is not None:
            self.close()
            process = self.process = start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(request)
            process.stdin.flush()
            ready, _, _ = select.select([process.stdout], [], [], self.seconds)
            if ready:
                return process.stdout.readline() or b"the worker died"
        except OSError as fault:
            return f"the worker died: {fault}".encode()
        except BaseException:  # interrupted: an answer nobody read must not be taken for the next one's
            self.close()
            raise
        self.close()
        return f"the run took longer than {self.seconds:.0f} s".encode()

    def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()


def start() -> subprocess.Popen[bytes]:
    """A new worker process."""
    paths = os.pathsep.join([path for path in sys.path if path])
    return subprocess.Popen(
        [sys.executable, "-c", "from asobi.games.rampage.worker import serve; serve()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths, "RAYON_NUM_THREADS": "1"},
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """Where nature is computed: the game's engine, a few workers that end with this process."""

    def __init__(self) -> None:
        self.workers = [Worker() for _ in range(MOST)]
        atexit.register(self.close)

    def compute(self, request: dict[str, Any]) -> dict[str, Any]:
        """One request: here if this process is somebody's worker already, else in a process of its own."""
        if multiprocessing.parent_process() is not None:
            return compute(request)
        return self.workers[0].ask(request)

    def compute_all(self, requests: Sequence[dict[str, Any]], until: float = math.inf) -> list[dict[str, Any] | None]:
        """Several requests side by side; the answers stand in the requests' order.

        What is not begun when the clock says `until` stays without an answer.
        """
        answers: list[dict[str, Any] | None] = [None] * len(requests)
        open_places = list(range(len(requests)))[::-1]  # whoever is free takes the next: runs differ much in length

        def work(worker: Worker) -> None:
            while time.perf_counter() < until:
                try:
                    place = open_places.pop()
                except IndexError:
                    return
                answers[place] = worker.ask(requests[place])

        threads = [threading.Thread(target=work, args=(worker,)) for worker in self.workers[: len(requests)]]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return answers

    def close(self) -> None:
        """End all workers; they start again when they are needed."""
        for worker in self.workers:
            worker.close()


def serve() -> None:
    """Answer requests, a line each, until there are no more."""
    for line in sys.stdin.buffer:
        answer = json.dumps(compute(json.loads(line)), separators=(",", ":"))
        sys.stdout.buffer.write(answer.encode() + b"\n")
        sys.stdout.buffer.flush()
