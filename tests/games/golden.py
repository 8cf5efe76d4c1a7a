"""Golden playthroughs: a committed record of each game with its event log, so that no change of rules goes unseen.

When a change is meant, write it anew, and read the difference before committing it:

    python -m tests.games.golden eight-routes
    python -m tests.games.golden eight-routes --seats 5
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from asobi.bots import Bot, make_bot, play
from asobi.core import Action, Dice, Game, Match, Perspective, Point, Record, find_game, game_ids, record_of

HERE = Path(__file__).parent


def folder(id: str) -> Path:
    """Where the tests of a game are."""
    return HERE / id.replace("-", "_")


def events(match: Match) -> list[str]:
    """Everything that was told, a line each: to whom (null is everybody), and what."""
    return [
        json.dumps({"to": None if event.to is None else list(event.to), **event.data()}, ensure_ascii=False)
        for event in match.events
    ]


def settings(game: Game[Any]) -> dict[str, Any]:
    """What makes a match short where every run of nature takes its time; the game's own settings else."""
    return {"rounds": 2} if game.insight.style.name == "trials" else {}


class Whimsical(Bot):
    """Some sense and some whims: every third choice is made at random."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        bot = make_bot("random" if dice.below(3) == 0 else "greedy")
        return bot.choose(perspective, dice)


def write(game: Game[Any], seats: int) -> Path:
    """Play, and write the record and its events."""
    match = play(game, [Whimsical("whimsical")] * seats, f"golden {game.id}", settings(game))
    path = folder(game.id)
    path.mkdir(exist_ok=True)
    record_of(match).save(path / "golden.record")
    (path / "golden.events.jsonl").write_text("\n".join(events(match)) + "\n", encoding="utf-8")
    return path


def read(id: str) -> tuple[Record, list[str]]:
    """The committed record of a game and its events."""
    path = folder(id)
    told = (path / "golden.events.jsonl").read_text(encoding="utf-8").splitlines()
    return Record.read(path / "golden.record"), told


def main() -> None:
    """Write a golden playthrough anew."""
    parser = argparse.ArgumentParser(description="Write the golden playthrough of a game anew.")
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--seats", type=int, help="how many play (by default one more than the least, if possible)")
    given = parser.parse_args()
    game = find_game(given.game)
    low, high = game.facts.players
    write(game, given.seats or min(low + 1, high))


if __name__ == "__main__":
    main()
