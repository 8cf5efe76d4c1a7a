"""Measures Rampage: CPU of an event, size of a stream, and candidates a second.

python bench/rampage.py events
python bench/rampage.py candidates

Whole games between bots are experiments: experiments/rampage.toml, rampage-hard.toml.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import time
from typing import Any

from asobi.core import Aim, Dice, Match
from asobi.games.rampage import GAME
from asobi.games.rampage.builder import monster, stacked
from asobi.games.rampage.city import City
from asobi.games.rampage.insight import aims
from asobi.games.rampage.plan import BODY, DISC, PLAN
from asobi.games.rampage.state import RampageState


def cpu() -> float:
    """CPU seconds of this process and of those it has ended."""
    own, others = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def pending_request(choice: str, seed: str) -> Any:
    """The request of nature that a sensible aim of that action leads to, from the start of a game."""
    match = Match.new(GAME, 4, seed, auto_nature=False)
    state = match.state
    assert isinstance(state, RampageState)
    seat = match.pending[0].seat
    where = {"toss 0": (-6.0, 23.0), "demolish S1": (-17.0, 24.0)}.get(choice)
    if where:
        disc, body = monster(where[0], where[1], 0.0)
        data = state.dump()
        data["poses"][(DISC + seat) * 7 : (DISC + seat) * 7 + 7] = disc
        data["poses"][(BODY + seat) * 7 : (BODY + seat) * 7 + 7] = body
        match = Match.from_state(GAME, data, 4, auto_nature=False)
        assert isinstance(match.state, RampageState)
        state = match.state
    match.choose(seat, choice.replace("breathe 0", f"breathe {seat}"))
    while not isinstance(match.pending[0] if match.pending else None, Aim):
        match.choose(seat, "stay")
    aim = match.pending[0]
    assert isinstance(aim, Aim)
    match.choose(seat, aims(state, aim, Dice(seed), 1)[0])
    return match.decision.request  # type: ignore[union-attr]


def events(count: int) -> None:
    """CPU, simulated time and stream of each kind of event."""
    poses, here = stacked(Dice("bench"), 4)
    start = time.process_time()
    city = City.built(poses, here)
    built = time.process_time() - start
    start = time.process_time()
    city.settle(PLAN.engine["settle"])
    print(f"build {built * 1000:.0f} ms, settle {(time.process_time() - start) * 1000:.0f} ms CPU")
    print("event     | CPU ms median (max) | simulated s | stream bytes median (max) | moving")
    for choice in ("move", "demolish S1", "toss 0", "breathe 0"):
        costs, sizes, seconds, moving = [], [], [], []
        for number in range(count):
            request = pending_request(choice, f"event {number}")
            city = City.of(request["poses"], request["here"])
            start = time.process_time()
            answer = city.run({**request, "film": True})
            costs.append((time.process_time() - start) * 1000)
            sizes.append(len(answer["film"]))
            seconds.append(answer["frames"] / 30)
            moving.append(len(answer["poses"]))
        print(
            f"{choice.split()[0]:9} | {statistics.median(costs):5.0f} ({max(costs):.0f}) "
            f"| {statistics.median(seconds):.2f} | {statistics.median(sizes):.0f} ({max(sizes)}) "
            f"| {statistics.median(moving):.0f}"
        )


def candidates(count: int) -> None:
    """Candidates a second on two workers, in CPU and on the clock."""
    for choice in ("move", "demolish S1"):
        request = {**pending_request(choice, "candidates"), "film": False}
        GAME.workshop.compute_all([request, request])
        before, start = cpu(), time.perf_counter()
        GAME.workshop.close()
        GAME.workshop.compute_all([request, request])
        before, start = cpu(), time.perf_counter()
        GAME.workshop.compute_all([request] * count)
        wall = time.perf_counter() - start
        GAME.workshop.close()
        print(f"{choice.split()[0]}: {count / wall:.0f} a second, {count / (cpu() - before):.0f} a CPU second")


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["events", "candidates"])
    parser.add_argument("--count", type=int, default=30)
    given = parser.parse_args()
    if given.what == "events":
        events(given.count)
    else:
        candidates(given.count)


if __name__ == "__main__":
    main()
