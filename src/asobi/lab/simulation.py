"""Playing many matches between bots, on as many processes as wanted, with the same results on any number of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time
from typing import Any

from asobi.bots import Bot, make_bot, play
from asobi.core import NATURE, Game, find_game

CHUNKS_PER_WORKER = 16


class Played:
    """One finished match: which bot sat where, how it ended, how long it was and what it cost."""

    def __init__(
        self,
        number: int,
        bots: Sequence[str],
        scores: Sequence[int],
        shares: Sequence[float],
        decisions: int,
        seconds: float,
    ) -> None:
        self.number = number
        self.bots = list(bots)
        self.scores = list(scores)
        self.shares = list(shares)
        self.decisions = decisions
        self.seconds = seconds


def play_match(
    game: Game[Any], bots: Sequence[Bot], seed: str, settings: Mapping[str, Any] | None = None, number: int = 0
) -> Played:
    """One match between bots, and what it cost."""
    started = process_time()
    match = play(game, bots, seed, settings)
    outcome = match.outcome
    assert outcome is not None
    return Played(
        number,
        [bot.name for bot in bots],
        outcome.scores,
        [outcome.share(seat) for seat in range(len(bots))],
        sum(1 for seat, _ in match.log if seat != NATURE),
        process_time() - started,
    )


def simulate(
    game: str | Game[Any],
    bots: Sequence[str | Bot],
    games: int,
    seed: str,
    workers: int = 1,
    settings: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play many matches; match number i has a seed of its own, and the bots move one seat on from match to match.

    Games and bots are named, or handed over as objects; on several processes these must survive pickling.
    """
    jobs = list(_chunks(games, max(1, workers * CHUNKS_PER_WORKER)))
    played: list[Played] = []
    if workers <= 1:
        for first, count in jobs:
            played += _play_some(game, list(bots), seed, dict(settings or {}), first, count)
            if progress:
                progress(count)
        return played
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [
            (pool.submit(_play_some, game, list(bots), seed, dict(settings or {}), first, count), count)
            for first, count in jobs
        ]
        for future, count in futures:
            played += future.result()
            if progress:
                progress(count)
    return played


def _chunks(games: int, pieces: int) -> Iterator[tuple[int, int]]:
    size = max(1, games // pieces)
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _play_some(
    game: str | Game[Any], bots: list[str | Bot], seed: str, settings: dict[str, Any], first: int, count: int
) -> list[Played]:
    found = find_game(game) if isinstance(game, str) else game
    played = []
    for number in range(first, first + count):
        turn = number % len(bots)
        players = [make_bot(bot) if isinstance(bot, str) else bot for bot in bots[turn:] + bots[:turn]]
        played.append(play_match(found, players, f"{seed} {number}", settings, number))
    return played
