"""The start points of Eight Routes, measured and looked for.

`play BOT GAMES FILE` plays so many games for 3, 4 and 5 players (or those of `--players`) and appends how each ended,
place by place after the first parent; it goes on where the file ends. `shares FILE` prints who wins how often with
the start points of the tables, with 95 % intervals, and the start points that would be nearest to fair: start points
are added at the end and change no option. But bots know their start points, and whoever is last takes what is just
enough: so that is a hint of the next ones to play (`--start 11,6,0`), and only what was played counts.
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path
from typing import Any

from asobi import play
from asobi.games.eight_routes import GAME
from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import EightRoutesState
from asobi.games.eight_routes.tables import TABLES
from asobi.lab.statistics import wilson

HIGHEST = 30
Row = dict[str, Any]


def play_one(bot: str, players: int, seed: str) -> Row:
    """One game: points of the routes and what breaks ties, in the order of places after the first parent."""
    match = play(GAME, [bot] * players, seed)
    state, outcome = match.state, match.outcome
    assert isinstance(state, EightRoutesState)
    assert outcome is not None
    order = [(state.first + place) % players for place in range(players)]
    last = state.ranking(8)
    return {
        "bot": bot,
        "players": players,
        "seed": seed,
        "start": [start_points(state, seat) for seat in order],
        "points": [outcome.scores[seat] - start_points(state, seat) for seat in order],
        "ties": [[state.chips_up[seat], -last.index(seat) if seat in last else -players] for seat in order],
    }


def play_all(bot: str, games: int, file: Path, players: list[int], starts: list[list[int]]) -> None:
    """Play what the file lacks, the numbers of players in turn; other start points than the tables' are named."""
    for start in starts:
        TABLES.start[len(start)] = start
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    known = {json.loads(line)["seed"] for line in lines}
    with file.open("a", encoding="utf-8") as sheet:
        for number, count in itertools.product(range(games), players):
            name = f"start {bot} {TABLES.start[count]} {number}"
            if name not in known:
                sheet.write(json.dumps(play_one(bot, count, name)) + "\n")
                sheet.flush()


def shares(rows: list[Row], start: tuple[int, ...]) -> list[float]:
    """How often each place wins with these start points; ties are broken as the rules say."""
    won = [0.0] * len(start)
    for row in rows:
        strength = [(p + extra, *tie) for p, extra, tie in zip(row["points"], start, row["ties"], strict=True)]
        best = max(strength)
        for place, mine in enumerate(strength):
            won[place] += (mine == best) / strength.count(best)
    return [wins / len(rows) for wins in won]


def farthest(rows: list[Row], start: tuple[int, ...]) -> float:
    """How far the place that is farthest from its fair share is from it."""
    return max(abs(share - 1 / len(start)) for share in shares(rows, start))


def nearest(rows: list[Row], start: tuple[int, ...]) -> tuple[int, ...]:
    """The start points, none for one place at least, that would be nearest to fair; found step by step."""
    best = start
    while True:
        ways = itertools.product((-2, -1, 0, 1, 2), repeat=len(best))
        steps = [tuple(map(sum, zip(best, way, strict=True))) for way in ways]
        lowest = [tuple(point - min(step) for point in step) for step in steps]
        found = min(lowest, key=lambda step: (farthest(rows, step), max(step)))
        if max(found) > HIGHEST or farthest(rows, found) >= farthest(rows, best):
            return best
        best = found


def told(rows: list[Row], start: tuple[int, ...]) -> str:
    """Shares with their intervals."""
    parts = []
    for share in shares(rows, start):
        low, high = wilson(share, len(rows))
        parts.append(f"{share:.1%} ({low:.0%} to {high:.0%})")
    return ", ".join(parts)


def main() -> None:
    """Play, or tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    playing = ways.add_parser("play")
    playing.add_argument("bot")
    playing.add_argument("games", type=int)
    playing.add_argument("file", type=Path)
    playing.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    playing.add_argument("--start", type=lambda text: [int(part) for part in text.split(",")], nargs="+", default=[])
    telling = ways.add_parser("shares")
    telling.add_argument("file", type=Path)
    given = parser.parse_args()
    if given.way == "play":
        play_all(given.bot, given.games, given.file, given.players, given.start)
        return
    rows = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    for start in sorted({tuple(row["start"]) for row in rows}, key=lambda start: (len(start), start)):
        mine = [row for row in rows if tuple(row["start"]) == start]
        hint = nearest(mine, start)
        print(f"{start}, {len(mine)} games of {mine[0]['bot']}: {told(mine, start)}")
        print(f"    to play next, {hint}: {told(mine, hint)}")


if __name__ == "__main__":
    main()
