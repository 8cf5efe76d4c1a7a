"""Many random matches of a game under every check of the kit: `python -m tests.games.many cubitos 2000`.

Too long for `./test`; run before a release of rules. Every number of seats takes part, and every setting now and then.
`--every 16` makes the costly checks (copies, views, secrets, observations, side by side) at one decision in sixteen, by
chance, and loads the match anew at fewer places.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

from asobi.core import Dice, Game, find_game, game_ids
from asobi.testing.conformance import examine, replay_all
from asobi.testing.trial import FOLDER, Seen, Trial

BATCH = 20


def some_settings(game: Game[Any], dice: Dice) -> dict[str, Any]:
    """Settings by chance, as far as they can be told from what the game declares."""
    chosen: dict[str, Any] = {}
    for setting in game.settings:
        data = setting.data()
        if dice.below(3):
            continue
        if data["kind"] == "flag":
            chosen[setting.key] = dice.below(2) == 1
        elif data["kind"] == "choice":
            chosen[setting.key] = dice.pick(data["values"])
    return chosen


def trials(game: Game[Any], count: int, seed: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """For each match the number of seats and settings that go together."""
    low, high = game.facts.players
    for number in range(count):
        seats, settings = low + number % (high - low + 1), some_settings(game, Dice(f"{seed} {number}"))
        try:
            game.with_defaults(seats, settings)
        except Exception:
            settings = {}
        yield seats, settings


def main() -> None:
    """Play, and say how it went; the first fault stops with its record."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", default="many")
    parser.add_argument("--first", type=int, default=1, help="go on with this match")
    parser.add_argument("--every", type=int, default=1, help="the costly checks at one decision in so many")
    given = parser.parse_args()
    game, begun, batch = find_game(given.game), time.monotonic(), list[Trial]()
    for number, (seats, settings) in enumerate(trials(game, given.count, given.seed), 1):
        if number < given.first:
            continue
        trial = Trial(game, seats, f"{given.seed} {number}", settings, FOLDER, Seen(), given.every)
        examine(trial, [])
        batch.append(trial)
        if len(batch) == BATCH or number == given.count:
            replay_all(game, batch)
            batch.clear()
            print(f"{number} of {given.count} without a fault, {time.monotonic() - begun:.0f} s", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
