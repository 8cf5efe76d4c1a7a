"""Measures Rampage: CPU of an event, size of a stream, candidates a second, and whole games between bots.

Whole games also tell how long each kind of bot took to decide; that is of use on a quiet machine only.

python bench/rampage.py events
python bench/rampage.py candidates
python bench/rampage.py games --bots greedy greedy greedy greedy --seeds 4
python bench/rampage.py duel --bots greedy random --seeds 10
"""

from __future__ import annotations

import argparse
import math
import resource
import statistics
import time
from collections import Counter
from typing import Any

from asobi.bots import Bot, make_bot
from asobi.bots import play as play_match
from asobi.core import Action, Aim, Ask, Dice, Match, Perspective, Point
from asobi.games.rampage import GAME
from asobi.games.rampage.builder import monster, stacked
from asobi.games.rampage.city import City
from asobi.games.rampage.insight import aims
from asobi.games.rampage.plan import BODY, DISC, PLAN, VEHICLE
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


Seconds = dict[str, list[float]]  # of decisions, by bot


class Clocked(Bot):
    """A bot whose decisions are counted and timed, those with a choice."""

    def __init__(self, name: str, tally: Counter[str], took: Seconds) -> None:
        super().__init__(name)
        self.bot = make_bot(name)
        self.tally = tally
        self.took = took

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        """The choice of the bot itself."""
        decision, begun = perspective.decision, time.perf_counter()
        choice = self.bot.choose(perspective, dice)
        if isinstance(decision, Aim) or (isinstance(decision, Ask) and len(decision.options) > 1):
            self.took.setdefault(self.name, []).append(time.perf_counter() - begun)
        if isinstance(choice, Action):
            self.tally[choice.name] += 1
            if choice.name == "play":
                self.tally[choice.notation] += 1
        return choice


def play(bots: list[str], seed: str, tally: Counter[str], took: Seconds) -> tuple[Match, float, float]:
    """One game between bots; its wall and CPU seconds."""
    before, start = cpu(), time.perf_counter()
    match = play_match(GAME, [Clocked(bot, tally, took) for bot in bots], seed)
    wall = time.perf_counter() - start
    GAME.workshop.close()
    return match, wall, cpu() - before


def tell_pace(took: Seconds) -> None:
    """The seconds of a decision on the clock, for each kind of bot."""
    for bot, seconds in took.items():
        seconds.sort()
        late = seconds[min(len(seconds) - 1, math.ceil(0.95 * len(seconds)) - 1)]
        print(
            f"{bot}: {len(seconds)} decisions, median {statistics.median(seconds):.2f} s, 95 % {late:.2f} s, "
            f"worst {seconds[-1]:.2f} s, {sum(value <= 2.0 for value in seconds) / len(seconds):.1%} within 2 s"
        )


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (share / count + z * z / (2 * count)) / (1 + z * z / count)
    rate = share / count
    wide = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - wide, middle + wide


def games(bots: list[str], seeds: int, first: int) -> None:
    """Whole games: length, end, scores, who wins, what is chosen."""
    tally: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    wins = [0.0] * len(bots)
    turns, walls = [], []
    took: Seconds = {}
    for seed in range(first, first + seeds):
        try:
            match, wall, used = play(bots, f"bench {seed}", tally, took)
        except KeyboardInterrupt:  # ended early: tell what there is
            break
        s, outcome = match.state, match.outcome
        assert isinstance(s, RampageState)
        assert outcome is not None
        end = "line six" if s.loser >= 0 else "last floor" if s.last_turns >= 0 else "rounds"
        ends[end] += 1
        turns.append(s.turns)
        walls.append(wall)
        for seat in outcome.winners:
            wins[seat] += outcome.share(seat)
        print(
            f"seed {seed}: {s.turns} turns, {len(match.log)} entries, {end}, scores {outcome.scores}, "
            f"vehicles left {sum(s.here[VEHICLE : VEHICLE + 4])}, {wall:.0f} s, {used:.0f} CPU s",
            flush=True,
        )
    print(f"turns median {statistics.median(turns):.0f} ({min(turns)} to {max(turns)})")
    print(f"seconds on the clock median {statistics.median(walls):.0f} ({min(walls):.0f} to {max(walls):.0f})")
    print("wins by seat", wins, "ends", dict(ends))
    print("chosen", dict(tally.most_common()))
    tell_pace(took)


def duel(bots: list[str], seeds: int, first: int) -> None:
    """Two bots, seats swapped every game."""
    share = 0.0
    took: Seconds = {}
    for seed in range(first, first + seeds):
        seats = bots if seed % 2 == 0 else bots[::-1]
        match, wall, used = play(seats, f"duel {seed}", Counter(), took)
        outcome = match.outcome
        assert outcome is not None
        own = outcome.share(seats.index(bots[0]))
        share += own
        print(f"seed {seed}: {seats} {outcome.scores} -> {own} ({wall:.0f} s, {used:.0f} CPU s)", flush=True)
    low, high = interval(share, seeds)
    print(f"{bots[0]} took {share} of {seeds} games from {bots[1]}: 95 % interval {low:.0%} to {high:.0%}")
    tell_pace(took)


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["events", "candidates", "games", "duel"])
    parser.add_argument("--bots", nargs="+", default=["greedy", "greedy", "greedy", "greedy"])
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=30)
    given = parser.parse_args()
    if given.what == "events":
        events(given.count)
    elif given.what == "candidates":
        candidates(given.count)
    elif given.what == "games":
        games(given.bots, given.seeds, given.first)
    else:
        duel(given.bots, given.seeds, given.first)


if __name__ == "__main__":
    main()
