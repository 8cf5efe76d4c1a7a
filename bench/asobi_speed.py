"""asobi's own figures: decisions, clones and search iterations per CPU time, as JSON on standard output.

Run by `bench/speed.py`, once on the plain source and once on the compiled one.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

sys.path.append(str(Path(__file__).parent.parent))

from asobi.bots.search import contenders, horizon_of, iterate, looks
from asobi.core import Ask, Dice, Game, Match, Perspective, clone, dump, find_game, game_ids
from examples.connect_four import GAME as CONNECT_FOUR

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
POSITIONS, ITERATIONS = 4, 1000
chance = random.random


def random_play(game: Game[Any], seats: int) -> float:
    """Decisions per CPU second: untracked matches, stepped from Python, options chosen at random."""
    chance = random.random
    decisions, number, start = 0, 0, process_time()
    while process_time() - start < SECONDS:
        for _ in range(100):
            number += 1
            match = Match.new(game, seats, number, None, False)
            advance = match.advance
            decision: Any = match.decision
            while decision is not None:
                options = decision.options
                decision = advance(options[int(chance() * len(options))])
                decisions += 1
    return decisions / (process_time() - start)


def random_play_together(game: Game[Any], seats: int) -> float:
    """The same where several seats may decide at once: one of the pending decisions is taken at random."""
    decisions, number, start = 0, 0, process_time()
    while process_time() - start < SECONDS:
        number += 1
        match = Match.new(game, seats, number, None, False)
        while not match.over:
            pending = match.pending
            ask = pending[int(chance() * len(pending))]
            assert isinstance(ask, Ask)
            match.advance(ask.options[int(chance() * len(ask.options))], ask.seat)
            decisions += 1
    return decisions / (process_time() - start)


def live_play(game: Game[Any], seats: int) -> float:
    """The same for live matches: validated, logged, with events and undo."""
    chance = random.random
    decisions, number, start = 0, 0, process_time()
    while process_time() - start < SECONDS:
        number += 1
        match = Match.new(game, seats, number)
        choose = match.choose
        while True:
            ask = match.decision
            if not isinstance(ask, Ask):
                break
            choose(ask.seat, ask.options[int(chance() * len(ask.options))])
            decisions += 1
    return decisions / (process_time() - start)


def each(act: Callable[[], object]) -> float:
    """Microseconds of CPU for one call."""
    calls, start = 0, process_time()
    while process_time() - start < SECONDS / 2:
        for _ in range(200):
            act()
        calls += 200
    return (process_time() - start) / calls * 1e6


def clones(game: Game[Any], seats: int) -> tuple[float, float]:
    """Microseconds for a clone at a step's beginning, and in the middle of a turn."""
    match = Match.new(game, seats, "clones")
    while (match.log and len(match.log) < 60) or not match.log:
        advance_at_random(match)
    while dump(match)["since"]:
        advance_at_random(match)
    beginning = each(lambda: clone(match, False))
    while not dump(match)["since"]:
        advance_at_random(match)
    return beginning, each(lambda: clone(match, False))


def advance_at_random(match: Match) -> None:
    """One random choice."""
    ask = match.pending[0]
    assert isinstance(ask, Ask)
    match.advance(ask.options[int(chance() * len(ask.options))], ask.seat)


def search_iteration(game: Game[Any], seats: int) -> float:
    """Microseconds for one iteration of the search bot: always the same positions, and as many iterations in each."""
    spent = 0.0
    for number in range(POSITIONS):
        match = Match.new(game, seats, f"search {number}")
        dice = Dice(f"moves {number}")
        for _ in range(30 * (number + 1)):
            ask = match.pending[0]
            assert isinstance(ask, Ask)
            match.advance(dice.pick(ask.options), ask.seat)
        spent += grown_tree(Perspective(match, match.pending[0].seat))
    return spent / (POSITIONS * ITERATIONS) * 1e6


def grown_tree(perspective: Perspective) -> float:
    """CPU seconds to grow the tree below the option that looks best."""
    decision, seat, own = perspective.decision, perspective.seat, Dice("own")
    assert isinstance(decision, Ask)
    root = contenders(looks(perspective, list(decision.options), "contenders"))
    best, horizon = next(iter(root.children)), horizon_of(perspective, perspective.game.insight.style, own)
    start = process_time()
    for number in range(ITERATIONS):
        iterate(root.children[best], best, perspective.imagine(Dice(str(number))), seat, own, horizon)
    return process_time() - start


def playout_iteration(game: Game[Any], seats: int) -> tuple[float, float]:
    """Microseconds for a clone, ten random decisions and random play to the end, and how many decisions that was."""
    match = Match.new(game, seats, "playout")
    for _ in range(90):
        advance_at_random(match)
    played = [0, 0]

    def once() -> None:
        twin = clone(match, False)
        played[0] += 1
        decision: Any = twin.decision
        while isinstance(decision, Ask):
            options = decision.options
            decision = twin.advance(options[int(chance() * len(options))])
            played[1] += 1

    return each(once), played[1] / played[0]


def main() -> None:
    """Measure and print."""
    routes = find_game("eight-routes")
    beginning, middle = clones(routes, 4)
    playout, length = playout_iteration(routes, 4)
    figures: dict[str, Any] = {
        "connect-four": random_play(CONNECT_FOUR, 2),
        "eight-routes": random_play(routes, 4),
        "eight-routes live": live_play(routes, 4),
        "clone at a step's beginning, µs": beginning,
        "clone in the middle of a turn, µs": middle,
        "search iteration, µs": search_iteration(routes, 4),
        f"clone and random play to the end ({length:.0f} decisions), µs": playout,
    }
    for id in game_ids():
        game = find_game(id)
        if id not in ("eight-routes", "rampage"):
            figures[id] = random_play_together(game, game.facts.players[1])
    sys.stdout.write(json.dumps(figures))


if __name__ == "__main__":
    main()
