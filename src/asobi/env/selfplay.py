"""Matches of bots against themselves, and the positions of them that a network learns from."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from asobi.bots import Bot, GreedyBot, HunchBot, Observer, RandomBot, play
from asobi.bots.net import Net, own_seat, read_net
from asobi.core import Action, Decision, Dice, Match, Perspective, Point, find_game
from asobi.env.recipe import Recipe, Stage


class Rows:
    """Positions: what a seat observed, what the game hinted at, and who won in the end, that seat first."""

    def __init__(self, seen: NDArray[np.uint8], hints: NDArray[np.float32], won: NDArray[np.float32]) -> None:
        self.seen = seen
        self.hints = hints
        self.won = won

    def __len__(self) -> int:
        return len(self.seen)

    def told(self, wanted: Any) -> NDArray[np.float32]:
        """What a network is told of some of them."""
        return np.concatenate([self.seen[wanted].astype(np.float32), self.hints[wanted]], axis=1)


def joined(parts: list[Rows]) -> Rows:
    """All positions of several lots."""
    return Rows(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.hints for part in parts]),
        np.concatenate([part.won for part in parts]),
    )


class Straying(Bot):
    """Plays like another bot, and now and then at random, so that a network sees more than good play."""

    def __init__(self, bot: Bot, stray: float) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.stray = stray
        self.random = RandomBot("random")

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        strays = dice.below(1000) < 1000 * self.stray
        return (self.random if strays else self.bot).choose(perspective, dice)


class Witness(Observer):
    """Writes positions down where a turn passes on, one in so many; with `own`, as both seats see them, else as the
    next one does.
    """

    def __init__(self, own: bool, observes: bool, every: int = 1) -> None:
        self.own = own
        self.observes = observes
        self.every = every
        self.passed = 0
        self.seen: list[bytes] = []
        self.hints: list[list[float]] = []
        self.won: list[list[float]] = []
        self.seats: list[int] = []
        self.last = -1

    def before(self, match: Match) -> None:
        self.last, self.seats, self.passed = -1, [], 0

    def step(self, match: Match, decision: Decision, choice: Action | Point) -> None:
        if decision.seat == self.last:
            return
        self.passed += 1
        if self.passed % self.every == 0:
            self.look(match, (self.last, decision.seat) if self.own and self.last >= 0 else (decision.seat,))
        self.last = decision.seat

    def look(self, match: Match, seats: tuple[int, ...]) -> None:
        """Write the position down as these seats see it."""
        for seat in seats:
            numbers = match.game.observation.observe(match.state, seat, match.decision) if self.observes else []
            self.seen.append(bytes(numbers))
            self.hints.append(match.game.insight.hints(match.state, seat))
            self.seats.append(seat)

    def after(self, match: Match) -> None:
        outcome = match.outcome
        assert outcome is not None
        shares = [outcome.share(seat) for seat in range(match.seats)]
        self.won += [shares[seat:] + shares[:seat] for seat in self.seats]

    def rows(self) -> Rows:
        """All positions so far."""
        seen = np.frombuffer(b"".join(self.seen), np.uint8).reshape(len(self.seen), len(self.seen[0]))
        hints = np.array(self.hints, np.float32).reshape(len(self.hints), -1)
        return Rows(seen, hints, np.array(self.won, np.float32))


def player(stage: Stage, net: Net | None) -> Bot:
    """Who plays in a stage; `learned` sees with the network of the stage before."""
    if stage.bot == "hunch":
        return Straying(HunchBot("hunch"), stage.stray)
    bot = GreedyBot(stage.bot)
    bot.net = net if stage.bot == "learned" else None
    return Straying(bot, stage.stray)


def play_lot(name: str, seats: int, recipe: Recipe, place: int, net: bytes, first: int, count: int) -> Rows:
    """The positions of some matches of a stage; every match has a seed of its own, whoever plays it."""
    game, witness = find_game(name), Witness(own_seat(find_game(name)), recipe.observes, recipe.every)
    bots = [player(recipe.stages[place], read_net(net) if net else None)] * seats
    for number in range(first, first + count):
        seed = f"{recipe.seed} {seats} {place} {number}"
        play(game, bots, seed, recipe.settings(game, Dice(seed).fork("table")), [witness])
    return witness.rows()


def duel(name: str, seats: int, net: bytes, seed: str, deal: int) -> float:
    """The share of the victories that `learned` takes from `greedy` in one deal.

    Each has every other seat; with an odd number of seats they change sides, so that both have as many in all.
    """
    game, learned, won = find_game(name), GreedyBot("learned"), 0.0
    learned.net = read_net(net)
    for turned in (0, 1):
        ours = [seat for seat in range(seats) if (seat + turned) % 2]
        bots: list[Bot | str] = [learned if seat in ours else "greedy" for seat in range(seats)]
        outcome = play(game, bots, f"{seed} {deal}").outcome
        assert outcome is not None
        won += sum(outcome.share(seat) for seat in ours)
    return won / 2
