"""Puzzles: positions from bots' games where one choice is clearly best, found by many imagined matches and a search."""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import Any, Final

from asobi.bots import make_bot, play
from asobi.core import Ask, Dice, Game, Match, Perspective, dump, home, restore, written
from asobi.study.feats import TRIES, find_feats, is_feat, left_in, shares
from asobi.study.judge import judge_of
from asobi.study.options import Rated, rate

FILE: Final = "puzzles.jsonl"
PLAYERS: Final = "hunch"
"""Whoever plays by hunches leaves more to be found than whoever plays well, and many games are needed."""
LATE: Final = 0.7
"""Positions are looked for from here on: before, no single choice decides a game."""
SAMPLES: Final = 240
LOOKS: Final = ((12, 1.0), (36, 2.0), (96, 3.0), (SAMPLES, 4.0))
"""Imagined matches for each choice, look by look, and by how many standard errors the best must be ahead to go on."""
SEARCH: Final = 800
"""Iterations of the search that has to find the same."""
MARGIN: Final = 0.1
"""The answer wins at least so much more often than the next best choice."""
MARGIN_OF_TWO: Final = 0.2
"""Where there are only two choices it has to be clearer: whoever guesses is right half the time."""
MOST_OPTIONS: Final = 40
EACH: Final = 2
"""Puzzles of one game at most."""
ALIKE: Final = 3
"""At most one in so many has the same kind of answer: whoever guesses "push" is not to be right most of the time."""


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
        self.wanted: int = data.get("wanted", 0)
        """How much of a tower has to fall, where the puzzle is a feat; `of` says how much stands."""
        self.of: int = data.get("of", 0)

    def match(self, game: Game[Any]) -> Match:
        """The match in that position."""
        return restore(game, self.data["match"], self.seats, self.settings, auto_nature=False)

    def kind(self, game: Game[Any]) -> str:
        """The name of the action that is the answer; each feat of aiming is of a kind of its own."""
        action = game.catalogue.find(self.answer)
        return self.answer if action is None else action.name


def puzzles_of(game: Game[Any]) -> list[Puzzle]:
    """The puzzles that a game brings along."""
    return read(home(game) / FILE)


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file, one a line; none where there is no file."""
    if not path.is_file():
        return []
    return [Puzzle(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def save(puzzles: list[Puzzle], path: Path) -> None:
    """Write puzzles to a file."""
    path.write_text("".join(json.dumps(one.data, ensure_ascii=False) + "\n" for one in puzzles), encoding="utf-8")


def collect(
    game: Game[Any], path: Path, count: int, seed: str, seconds: float, look: Callable[[], None] = lambda: None
) -> Iterator[int]:
    """Add puzzles to a file until there are so many, or the time is up; gives how many there are, one after the other.

    Those that were found under other rules are dropped, and so are those beyond one in three with the same kind of
    answer.
    """
    until = time.monotonic() + seconds
    kinds: Counter[str] = Counter()
    full: set[str] = set()
    found: list[Puzzle] = []

    def keep(puzzle: Puzzle) -> None:
        kind = puzzle.kind(game)
        found.append(puzzle)
        kinds[kind] += 1
        if kinds[kind] >= most(count):
            full.add(kind)

    for puzzle in read(path):
        if puzzle.rules == game.version and puzzle.kind(game) not in full:
            keep(puzzle)
    yield len(found)
    if len(found) >= count:
        return
    known = {str(puzzle.data["match"]) for puzzle in found}
    for puzzle in find(game, seed, look=look, until=until, full=full):
        if str(puzzle.data["match"]) not in known:
            known.add(str(puzzle.data["match"]))
            keep(puzzle)
            save(found, path)
            yield len(found)
        if len(found) >= count:
            return


def most(count: int) -> int:
    """How many of so many puzzles may have the same kind of answer."""
    return math.ceil(count / ALIKE)


def check_all(game: Game[Any], path: Path) -> list[str]:
    """Hold every puzzle of a file to twice the search; gives what is wrong."""
    faults = []
    for number, puzzle in enumerate(read(path), 1):
        if puzzle.rules != game.version:
            faults.append(f"puzzle {number} was found under rules {puzzle.rules}, not {game.version}")
        elif not holds(game, puzzle, 2, "check"):
            faults.append(f"puzzle {number}: {puzzle.answer} does not hold under twice the search")
    return faults


def find(
    game: Game[Any],
    seed: str,
    seats: int = 0,
    look: Callable[[], None] = lambda: None,
    until: float = math.inf,
    full: Container[str] = (),
) -> Iterator[Puzzle]:
    """Puzzles from one game after the other; `look` is called at every position looked at.

    Of the kinds of answers in `full` there are enough.
    """
    if judge_of(game).slow:
        yield from map(Puzzle, find_feats(game, seed, look, until))
        return
    number = 0
    low, high = game.facts.players
    while time.monotonic() < until:
        number += 1
        count = seats or max(2, low) + number % (min(high, 4) - max(2, low) + 1)
        yield from _in_one_game(game, count, f"{seed} {number}", look, until, full)


def _in_one_game(
    game: Game[Any], seats: int, seed: str, look: Callable[[], None], until: float, full: Container[str]
) -> Iterator[Puzzle]:
    played = play(game, [PLAYERS] * seats, seed)
    match, found, prompts = Match.new(game, seats, seed), 0, set()
    for number, (seat, what) in enumerate(played.log):
        decision = match.pending_of(seat)
        seen = len(match.pending) == 1 or not game.facts.hidden
        late = number >= LATE * len(played.log)
        if late and seen and isinstance(decision, Ask) and decision.prompt not in prompts:
            puzzle = _puzzle(match, Perspective(match, seat), decision, seed, full)
            look()
            if puzzle is not None:
                found += 1
                prompts.add(decision.prompt)
                yield puzzle
            if found == EACH or time.monotonic() > until:
                return
        match.advance(what, seat)


def _puzzle(match: Match, perspective: Perspective, decision: Ask, salt: str, full: Container[str]) -> Puzzle | None:
    if not 2 <= len(decision.options) <= MOST_OPTIONS:
        return None
    judge = judge_of(match.game)
    for samples, sure in LOOKS:
        rated = rate(perspective, judge, samples, f"{salt} {len(match.log)}")
        if len(rated) < 2 or not clear(rated, sure) or rated[0].option.name in full:
            return None
    best, second = rated[0], rated[1]
    puzzle = Puzzle(
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
    return puzzle if holds(match.game, puzzle, 1, salt) and holds(match.game, puzzle, 2, "twice") else None


def clear(rated: list[Rated], sure: float) -> bool:
    """Whether the first of the rated options is better than all others, by the margin and so many standard errors."""
    gap, error = rated[0].ahead_of(rated[1])
    return gap >= (MARGIN if len(rated) > 2 else MARGIN_OF_TWO) and gap >= sure * error


def holds(game: Game[Any], puzzle: Puzzle, times: int, salt: str) -> bool:
    """Whether so many times the search, and so many times the imagined matches, find the same answer."""
    perspective = Perspective(puzzle.match(game), puzzle.seat)
    if puzzle.wanted:
        left, answer = left_in(game), perspective.decision.meant(puzzle.answer)
        assert left is not None
        assert isinstance(answer, tuple)
        return is_feat(shares(perspective, left, answer, puzzle.wanted, times * TRIES, salt))
    searched = make_bot(f"search:{times * SEARCH}").choose(perspective, Dice(salt))
    if written(searched) != puzzle.answer:
        return False
    rated = rate(perspective, judge_of(game), times * SAMPLES, salt)
    return written(rated[0].option) == puzzle.answer and clear(rated, LOOKS[-1][1])
