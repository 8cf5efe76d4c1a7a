"""Playing many matches between bots, on as many processes as wanted, with the same results on any number of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time
from typing import Any

from asobi.bots import Bot, make_bot
from asobi.core import Dice, Game, Match, Perspective, find_game

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
    game: Game[Any], bots: Sequence[Bot], seed: str, options: Mapping[str, Any] | None = None, number: int = 0
) -> Played:
    """One match between bots; where several decide together, the lowest seat goes first."""
    started = process_time()
    match = Match.new(game, len(bots), seed, options)
    own = [Dice(seed).fork(f"bot {seat}") for seat in range(len(bots))]
    decisions = 0
    while not match.over:
        seat = match.pending[0].seat
        match.advance(bots[seat].choose(Perspective(match, seat), own[seat]), seat)
        decisions += 1
    outcome = match.outcome
    assert outcome is not None
    return Played(
        number,
        [bot.name for bot in bots],
        outcome.scores,
        [outcome.share(seat) for seat in range(len(bots))],
        decisions,
        process_time() - started,
    )


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: str,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play many matches; match number i has a seed of its own, and the bots move one seat on from match to match."""
    jobs = list(_chunks(games, max(1, workers * CHUNKS_PER_WORKER)))
    played: list[Played] = []
    if workers <= 1:
        for first, count in jobs:
            played += _play_some(game, list(seats), seed, dict(options or {}), first, count)
            if progress:
                progress(count)
        return played
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [
            (pool.submit(_play_some, game, list(seats), seed, dict(options or {}), first, count), count)
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
    game_id: str, seats: list[str], seed: str, options: dict[str, Any], first: int, count: int
) -> list[Played]:
    game = find_game(game_id)
    played = []
    for number in range(first, first + count):
        turn = number % len(seats)
        bots = [make_bot(spec) for spec in seats[turn:] + seats[:turn]]
        played.append(play_match(game, bots, f"{seed} {number}", options, number))
    return played
