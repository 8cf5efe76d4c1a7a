"""Cubitos measured: race lengths, what greedy bots buy, how strong the bots are, and how fast it all runs.

    python bench/cubitos.py speed                 decisions a second of random play
    python bench/cubitos.py greedy-speed          races of four greedy bots a minute
    python bench/cubitos.py rounds 500 [race ...] rounds and purchases of greedy bots, in all ten races or these
    python bench/cubitos.py hunch-rounds 500      the same for players who follow the game's hunch
    python bench/cubitos.py random 10000          random races over all cards, tracks and numbers of players
    python bench/cubitos.py versus greedy random 200 [race]
    python bench/cubitos.py versus search:300ms greedy 60

A last argument `1/2`, `2/2` plays only that part of the seeds, so that two processes share the work.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import Any

from asobi.bots import play
from asobi.core import Ask, Decision, Dice, Match, Together
from asobi.core import match as match_module
from asobi.games.cubitos import GAME
from asobi.games.cubitos.tables import CARD_ROWS, KIND_NAMES, RACES, ROW_BY_KEY
from asobi.games.cubitos.track import COURSE_KEYS


def pending(match: Match, dice: Dice) -> Decision:
    """One of the pending decisions, any of them where several are."""
    decision = match.decision
    if isinstance(decision, Together):
        return dice.pick(list(decision.decisions.values()))
    assert isinstance(decision, Decision)
    return decision


def random_race(seats: int, seed: str, settings: dict[str, Any]) -> tuple[Match, int]:
    """One random race, untracked, and its number of decisions."""
    match = Match.new(GAME, seats, seed, settings, tracked=False)
    dice = Dice(f"random {seed}")
    count = 0
    while not match.over:
        decision = pending(match, dice)
        assert isinstance(decision, Ask)
        match.advance(decision.options[dice.below(len(decision.options))], decision.seat)
        count += 1
    return match, count


def compiled() -> str:
    return "compiled" if match_module.__file__.endswith(".so") else "plain Python"


def speed() -> None:
    for row in RACES:
        start, count, races = time.process_time(), 0, 0
        while time.process_time() - start < 1.0:
            count += random_race(4, f"speed {races}", {"race": row.key})[1]
            races += 1
        spent = time.process_time() - start
        print(f"{row.name:20} {count / spent:9,.0f} decisions/s, {races} races of {count / races:.0f} decisions")
    print(compiled())


def greedy_speed(seconds: float = 20.0) -> None:
    start, races, choices = time.process_time(), 0, 0
    while time.process_time() - start < seconds:
        choices += len(play(GAME, ["greedy"] * 4, f"greedy speed {races}").log)
        races += 1
    spent = time.process_time() - start
    print(f"Race 1, 4 greedy bots: {spent / races:.2f} s a race, {choices / races:.0f} decisions each ({compiled()})")


def rounds(seeds: range, keys: list[str]) -> None:
    everything: set[str] = set()
    for row in [row for row in RACES if not keys or row.key in keys]:
        lengths: list[int] = []
        bought: Counter[str] = Counter()
        fans = busts = 0
        for number in seeds:
            match = play(GAME, ["greedy"] * 4, f"rounds {number}", {"race": row.key})
            lengths.append(match.state.round)  # type: ignore[attr-defined]
            for event in match.events_for(None):
                if event["key"] == "cubitos-bought":
                    bought[event["card"]] += 1
                busts += event["key"] == "cubitos-busted"
                fans += event["key"] == "cubitos-fan"
        everything |= set(bought)
        lengths.sort()
        played = len(lengths)
        mean = sum(lengths) / played
        bust_rate = busts / (4 * sum(lengths))
        cards = ", ".join(f"{name} {bought[name] / played:.1f}" for name, _ in bought.most_common())
        print(
            f"{row.name:20} rounds {mean:5.2f}, p10 {lengths[played // 10]}, median {lengths[played // 2]}, "
            f"p90 {lengths[played * 9 // 10]}, max {lengths[-1]}; busts {bust_rate:.2f}; "
            f"fans {fans / played / 4:.1f}; dice {sum(bought.values()) / played / 4:.1f} | {cards}",
            flush=True,
        )
    played_keys = {key for row in RACES if not keys or row.key in keys for key in row.cards}
    unbought = [row.name for row in CARD_ROWS if row.key in played_keys and row.name not in everything]
    print("never bought:", ", ".join(unbought) or "none", f"({compiled()})")


def hunch_rounds(seeds: range) -> None:
    """The same, much faster, for players who follow the game's hunch."""
    everything: set[str] = set()
    names: dict[tuple[str, str], str] = {
        (row.key, KIND_NAMES[ROW_BY_KEY[key].kind]): ROW_BY_KEY[key].name for row in RACES for key in row.cards
    }
    for row in RACES:
        lengths: list[int] = []
        bought: Counter[str] = Counter()
        for number in seeds:
            match = Match.new(GAME, 4, f"hunch {number}", {"race": row.key}, tracked=False)
            dice = Dice(f"hunch {number}")
            state: Any = match.state
            while not match.over:
                decision = pending(match, dice)
                assert isinstance(decision, Ask)
                choice = GAME.insight.hunch(state, decision, dice) or dice.pick(decision.options)
                if choice.name == "buy":
                    bought[names[(row.key, str(choice.fields["die"]))]] += 1
                match.advance(choice, decision.seat)
            lengths.append(state.round)
        everything |= set(bought)
        lengths.sort()
        played = len(lengths)
        cards = ", ".join(f"{name} {bought[name] / played:.1f}" for name, _ in bought.most_common())
        print(
            f"{row.name:20} rounds {sum(lengths) / played:5.2f}, p10 {lengths[played // 10]}, median "
            f"{lengths[played // 2]}, p90 {lengths[played * 9 // 10]}, max {lengths[-1]} | {cards}",
            flush=True,
        )
    unbought = [row.name for row in CARD_ROWS if row.name not in everything]
    print("never bought:", ", ".join(unbought) or "none", f"({compiled()})")


def random_races(seeds: range) -> None:
    ended = decided = choices = 0
    for number in seeds:
        settings = {"race": "random", "course": COURSE_KEYS[number % len(COURSE_KEYS)], "advice": number % 2 == 0}
        match, count = random_race(2 + number % 3, f"many {number}", settings)
        ended += match.over
        state: Any = match.state
        decided += state.round < state.round_limit
        choices += count
    print(f"{ended} races ended without a fault, {decided} of them at the finish, {choices:,} decisions ({compiled()})")


def versus(first: str, second: str, seeds: range, key: str) -> None:
    """One bot against three of the other kind, in every seat in turn."""
    shares = 0.0
    for number in seeds:
        seat = number % 4
        bots = [first if other == seat else second for other in range(4)]
        outcome = play(GAME, bots, f"versus {number}", {"race": key}).outcome
        assert outcome is not None
        shares += outcome.share(seat)
        done = number - seeds.start + 1
        print(f"{first} against three {second}, {key}: {shares:.1f} of {done} ({compiled()})", flush=True)
    print(f"{first} against three {second}, {key}: wins {shares / len(seeds):.1%} of {len(seeds)}", flush=True)


def part(count: int, words: list[str]) -> range:
    """The seeds to play: all of them, or one of several equal parts."""
    if words and "/" in words[-1]:
        number, parts = (int(word) for word in words.pop().split("/"))
        return range(count * (number - 1) // parts, count * number // parts)
    return range(count)


def main(words: list[str]) -> None:
    command = words.pop(0) if words else ""
    if command == "speed":
        speed()
    elif command == "greedy-speed":
        greedy_speed()
    elif command == "rounds":
        seeds = part(int(words.pop(0)), words)
        rounds(seeds, words)
    elif command == "hunch-rounds":
        hunch_rounds(part(int(words.pop(0)), words))
    elif command == "random":
        random_races(part(int(words.pop(0)), words))
    elif command == "versus":
        first, second = words.pop(0), words.pop(0)
        seeds = part(int(words.pop(0)), words)
        versus(first, second, seeds, words.pop(0) if words else "race-1")
    else:
        print(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
