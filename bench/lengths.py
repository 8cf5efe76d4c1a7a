"""How many choices a game takes, and with that how many minutes: `python bench/lengths.py [--write] [GAME ...]`.

Bots of the level `normal` play (hunches where nature is slow). A choice with one option takes no time. Where all choose
at the same time, the choices of one seat count. `--write` puts the figures into each game's `page.toml`.
"""

from __future__ import annotations

import argparse
import re
import statistics
from typing import Any

from asobi import Match
from asobi.bots import Observer, play
from asobi.core import Action, Ask, Decision, Game, Point, find_game, game_ids, home

SECONDS = 6.0
"""For a choice of a person; the one thing here that is assumed and not measured."""


class Count(Observer):
    """Counts real choices."""

    def __init__(self) -> None:
        self.choices = 0

    def step(self, match: Match, decision: Decision, choice: Action | Point) -> None:
        if not isinstance(decision, Ask) or len(decision.options) > 1:
            self.choices += 1


def measured(game: Game[Any], seats: int, matches: int) -> int:
    """The median number of choices that somebody waits for."""
    bot = "hunch" if game.insight.style.name == "trials" else "normal"
    found = []
    for number in range(matches):
        count = Count()
        play(game, [bot] * seats, f"lengths {number}", observers=[count])
        found.append(count.choices / seats if game.facts.simultaneous else count.choices)
    return round(statistics.median(found))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(game_ids()))
    asked.add_argument("--matches", type=int, default=9)
    asked.add_argument("--write", action="store_true")
    wishes = asked.parse_args()
    for id in wishes.games:
        game = find_game(id)
        low, high = game.facts.players
        lines = []
        for seats in range(max(2, low), high + 1):
            choices = measured(game, seats, wishes.matches)
            minutes = max(5, round(choices * SECONDS / 60 / 5) * 5)
            lines.append(f"{seats} = {{ choices = {choices}, minutes = {minutes} }}")
            print(id, lines[-1], flush=True)
        path = home(game) / "page.toml"
        if wishes.write and path.is_file():
            text = re.sub(r"\n*\[lengths\]\n.*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            path.write_text(text.rstrip() + "\n\n[lengths]\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
