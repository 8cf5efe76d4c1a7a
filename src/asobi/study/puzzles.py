"""Puzzles: positions from bots' games where one choice is clearly best, found by many imagined matches and a search."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from asobi.bots import make_bot, play
from asobi.core import Ask, Dice, Game, Match, Perspective, dump, home, restore, written
from asobi.study.judge import judge_of
from asobi.study.options import Rated, rate

FILE: Final = "puzzles.jsonl"
PLAYERS: Final = "hunch"
"""Whoever plays by hunches leaves more to be found than whoever plays well, and many games are needed."""
MIDDLE: Final = 0.45
"""Positions are looked for from here on: before, no single choice decides a game."""
FIRST_LOOK: Final = 24
SAMPLES: Final = 240
SEARCH: Final = 800
"""Iterations of the search that has to find the same."""
MARGIN: Final = 0.1
"""The answer wins at least so much more often than the next best choice."""
SURE: Final = 4.0
"""And by so many standard errors."""
MOST_OPTIONS: Final = 40
EACH: Final = 2
"""Puzzles of one game at most."""


class Puzzle:
    """A position, who has to decide, the one good choice, and what it and the next best choice bring."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.game: str = data["game"]
        self.rules: str = data["rules"]
        self.seats: int = data["seats"]
        self.settings: dict[str, Any] = data["settings"]
        self.seat: int = data["seat"]
        self.answer: str = data["answer"]
        self.chance: float = data["chance"]
        self.next: str = data["next"]
        self.next_chance: float = data["next_chance"]

    def match(self, game: Game[Any]) -> Match:
        """The match in that position."""
        return restore(game, self.data["match"], self.seats, self.settings, auto_nature=False)


def puzzles_of(game: Game[Any]) -> list[Puzzle]:
    """The puzzles that a game brings along, one a line."""
    file = home(game) / FILE
    if not file.is_file():
        return []
    return [Puzzle(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def save(puzzles: list[Puzzle], path: Path) -> None:
    """Write puzzles to a file."""
    path.write_text("".join(json.dumps(one.data, ensure_ascii=False) + "\n" for one in puzzles), encoding="utf-8")


def find(game: Game[Any], seed: str, seats: int = 0, look: Callable[[], None] = lambda: None) -> Iterator[Puzzle]:
    """Puzzles without end, from one game after the other; `look` is called at every position looked at."""
    number = 0
    low, high = game.facts.players
    while True:
        number += 1
        count = seats or max(2, low) + number % (min(high, 4) - max(2, low) + 1)
        yield from _in_one_game(game, count, f"{seed} {number}", look)


def _in_one_game(game: Game[Any], seats: int, seed: str, look: Callable[[], None]) -> Iterator[Puzzle]:
    played = play(game, [PLAYERS] * seats, seed)
    match, found, prompts = Match.new(game, seats, seed), 0, set()
    for number, (seat, what) in enumerate(played.log):
        decision = match.pending_of(seat)
        alone = isinstance(decision, Ask) and len(match.pending) == 1 and decision.prompt not in prompts
        if alone and number >= MIDDLE * len(played.log):
            assert isinstance(decision, Ask)
            puzzle = _puzzle(match, Perspective(match, seat), decision, seed)
            look()
            if puzzle is not None:
                found += 1
                prompts.add(decision.prompt)
                yield puzzle
            if found == EACH:
                return
        match.advance(what, seat)


def _puzzle(match: Match, perspective: Perspective, decision: Ask, salt: str) -> Puzzle | None:
    if not 2 < len(decision.options) <= MOST_OPTIONS:
        return None
    judge = judge_of(match.game)
    for samples in (FIRST_LOOK, SAMPLES):
        rated = rate(perspective, judge, samples, f"{salt} {len(match.log)}")
        if len(rated) < 3 or not clear(rated):
            return None
    best, second = rated[0], rated[1]
    searched = make_bot(f"search:{SEARCH}").choose(perspective, Dice(salt))
    if searched != best.option:
        return None
    return Puzzle(
        {
            "game": match.game.id,
            "rules": match.game.version,
            "seats": match.seats,
            "settings": match.settings,
            "seat": perspective.seat,
            "prompt": decision.prompt,
            "match": dump(match),
            "answer": written(best.option),
            "chance": round(best.chance, 3),
            "next": written(second.option),
            "next_chance": round(second.chance, 3),
            "points": None if best.points is None else round(best.points, 1),
            "next_points": None if second.points is None else round(second.points, 1),
        }
    )


def clear(rated: list[Rated]) -> bool:
    """Whether the first of the rated options is clearly better than all others."""
    gap, error = rated[0].ahead_of(rated[1])
    return gap >= MARGIN and gap >= SURE * error
