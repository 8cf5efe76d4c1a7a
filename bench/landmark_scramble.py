"""Measure Landmark Scramble: speed of random play, random games without a fault, greedy games, and bots against bots.

    python bench/landmark_scramble.py speed
    python bench/landmark_scramble.py random 5000
    python bench/landmark_scramble.py games 2 500 greedy        # players, games, the bot at every seat
    python bench/landmark_scramble.py duel 100 search:300ms greedy

Bots are those of asobi's roster, and `hunch`, the game's quick choice alone.

Results of `games` and `duel` are written as Markdown rows when all games are played, or on the way with --every 50.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter

from asobi.bots import Bot, make_bot, play
from asobi.core import Action, Ask, Dice, Match, Perspective, Point
from asobi.games.landmark_scramble import GAME
from asobi.games.landmark_scramble.state import LandmarkState
from asobi.games.landmark_scramble.tables import LAYOUTS

SECONDS = 3.0


def random_game(seats: int, seed: str, dice: Dice) -> int:
    """Play one untracked random game; gives how many decisions it took."""
    match = Match.new(GAME, seats, seed, None, False)
    decision = match.decision
    decisions = 0
    while decision is not None:
        assert isinstance(decision, Ask)
        options = decision.options
        decision = match.advance(options[dice.below(len(options))])
        decisions += 1
    return decisions


def speed() -> None:
    """Random play, decisions a CPU second, dice of the player included."""
    for seats in (2, 3, 4):
        best = 0.0
        for _ in range(3):
            started, decisions, games = time.process_time(), 0, 0
            while time.process_time() - started < SECONDS:
                decisions += random_game(seats, f"speed {games}", Dice(f"player {games}"))
                games += 1
            best = max(best, decisions / (time.process_time() - started))
        print(f"{seats} players: {best:,.0f} decisions/s, {decisions / games:.0f} decisions a game")


def random_games(count: int) -> None:
    """Random games from many seeds: each must end."""
    decisions = 0
    for number in range(count):
        decisions += random_game(2 + number % 3, f"random {number}", Dice(f"random player {number}"))
    print(f"{count} random games ended without a fault, {decisions:,} decisions")


class HunchBot(Bot):
    """Takes the game's quick choice: the one-move look of the specification's prototype."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        match = perspective.imagine(Dice(f"{dice.below(1 << 30)}"))
        ask = match.pending_of(perspective.seat)
        assert isinstance(ask, Ask)
        assert isinstance(match.state, LandmarkState)
        hunch = GAME.insight.hunch(match.state, ask, dice)
        assert hunch is not None
        return hunch


def named(spec: str) -> Bot:
    """A bot of asobi's roster, or the hunch alone."""
    return HunchBot(spec) if spec == "hunch" else make_bot(spec)


class Tally:
    """What the games showed."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.games_with: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.held = 0
        self.shares = [0.0] * seats
        self.ties = 0

    def add(self, match: Match) -> None:
        """Count one game."""
        outcome = match.outcome
        assert outcome is not None
        self.games += 1
        self.endings[outcome.details["ending"]] += 1
        self.rounds.append(match.view(None)["round"])
        self.held += sum(outcome.scores)
        self.ties += len(outcome.winners) > 1
        for seat in range(self.seats):
            self.shares[seat] += outcome.share(seat)
        played = set()
        for event in match.events:
            kind = event.kind.key.removeprefix("landmark-scramble-")
            self.told[kind] += 1
            data = event.data()
            if kind == "played":
                played.add(str(data["card"]))
            elif kind == "held":
                played.add("anchor")
            elif kind == "robbed":
                played.add("pickpocket")
            elif kind in ("captured", "recaptured") and "joker" in str(data["cards"]):
                played.add("joker")
        self.games_with.update(played)

    def row(self, name: str) -> str:
        """The games as a row of the table in the docs."""
        many = self.games
        rounds = sorted(self.rounds)
        tenth, ninetieth = rounds[many // 10], rounds[min(many - 1, many * 9 // 10)]
        mean = {kind: count / many for kind, count in self.told.items()}
        ends = " / ".join(f"{100 * self.endings[ending] / many:.0f}" for ending in ("goal", "deck", "rounds"))
        sides = LAYOUTS[self.seats].sides
        shares = ", ".join(f"{side} {100 * share / many:.0f}" for side, share in zip(sides, self.shares, strict=True))
        return (
            f"| {self.seats} {name} ({many}) | {ends} % | {statistics.median(rounds):.0f} ({tenth}, {ninetieth}) "
            f"| {mean.get('captured', 0):.1f} + {mean.get('recaptured', 0):.1f} | {self.held / many:.1f} "
            f"| {mean.get('bumped', 0):.0f} ({mean.get('ganged', 0):.0f}) "
            f"| {mean.get('chained', 0):.1f}, {mean.get('walled', 0):.1f}, {mean.get('squeezed', 0):.1f} "
            f"| {shares} % (shared: {self.ties}) |"
        )

    def specials(self) -> str:
        """In how many games each special card was played."""
        names = ("joker", "sprint", "muscle", "anchor", "pickpocket", "refresh")
        return ", ".join(f"{name} {100 * self.games_with[name] / self.games:.0f} %" for name in names)


def games(seats: int, count: int, spec: str, every: int, first: int) -> None:
    """The same bot at every seat."""
    tally = Tally(seats)
    bots = [named(spec) for _ in range(seats)]
    for number in range(first, first + count):
        tally.add(play(GAME, bots, f"bench {seats} {number}"))
        if tally.games == count or (every and tally.games % every == 0):
            print(tally.row(spec), flush=True)
            print(f"special cards were played in: {tally.specials()}", flush=True)


def duel(count: int, one: str, other: str, every: int, first: int) -> None:
    """Two bots against each other; they change sides from game to game."""
    score = 0.0
    for number in range(count):
        bots = [named(one), named(other)]
        if number % 2:
            bots.reverse()
        outcome = play(GAME, bots, f"duel {(first + number) // 2}").outcome
        assert outcome is not None
        score += outcome.share(number % 2)
        if number + 1 == count or (every and (number + 1) % every == 0):
            print(f"{one} against {other}: {score:g} of {number + 1} = {100 * score / (number + 1):.0f} %", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("what", choices=["speed", "random", "games", "duel"])
    reader.add_argument("rest", nargs="*")
    reader.add_argument("--every", type=int, default=0)
    reader.add_argument("--first", type=int, default=0)
    wish = reader.parse_args()
    if wish.what == "speed":
        speed()
    elif wish.what == "random":
        random_games(int(wish.rest[0]))
    elif wish.what == "games":
        games(int(wish.rest[0]), int(wish.rest[1]), wish.rest[2], wish.every, wish.first)
    else:
        duel(int(wish.rest[0]), wish.rest[1], wish.rest[2], wish.every, wish.first)


if __name__ == "__main__":
    main()
