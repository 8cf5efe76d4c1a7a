"""The start points of Eight Routes, measured and looked for.

`play BOT GAMES FILE` plays so many games for 3, 4 and 5 players (or those of `--players`) and appends how each ended,
place by place after the first parent; it goes on where the file ends, and `--first 700` begins with game 700, to judge
by fresh games what others have chosen. `shares FILE` prints who wins how often, with
95 % intervals, and how often each route is among the three that bring the winner most.

`tune BOT GAMES FILE` plays so many games with start points drawn around those of the tables, and prints the ones that
would be fair: it fits what a place and a point are worth (a logistic model of who wins). Bots know their start points,
and whoever is last takes what is just enough: so games are never scored again with other points, and only what was
played with the very points (`--start 11,6,0`) counts.
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np

from asobi import play
from asobi.core import Dice
from asobi.games.eight_routes import GAME
from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import EightRoutesState
from asobi.games.eight_routes.tables import ROUTES, TABLES
from asobi.lab.statistics import wilson

AROUND = 4
Row = dict[str, Any]


def play_one(bot: str, players: int, seed: str) -> Row:
    """One game: points of the routes and what breaks ties, in the order of places after the first parent."""
    match = play(GAME, [bot] * players, seed)
    state, outcome = match.state, match.outcome
    assert isinstance(state, EightRoutesState)
    assert outcome is not None
    order = [(state.first + place) % players for place in range(players)]
    last = state.ranking(8)
    winner = outcome.winners[0]
    return {
        "bot": bot,
        "players": players,
        "seed": seed,
        "start": [start_points(state, seat) for seat in order],
        "routes": [points[winner] for points in outcome.details["routes"]],
        "points": [outcome.scores[seat] - start_points(state, seat) for seat in order],
        "ties": [[state.chips_up[seat], -last.index(seat) if seat in last else -players] for seat in order],
    }


def play_all(bot: str, games: range, file: Path, players: list[int], starts: list[list[int]]) -> None:
    """Play what the file lacks, the numbers of players in turn; other start points than the tables' are named."""
    for start in starts:
        TABLES.start[len(start)] = start
    known = {row["seed"] for row in read(file)}
    with file.open("a", encoding="utf-8") as sheet:
        for number, count in itertools.product(games, players):
            name = f"start {bot} {TABLES.start[count]} {number}"
            if name not in known:
                sheet.write(json.dumps(play_one(bot, count, name)) + "\n")
                sheet.flush()


def winners(row: Row) -> list[float]:
    """Each place's share of the victory; ties are broken as the rules say."""
    strength = [(p + extra, *tie) for p, extra, tie in zip(row["points"], row["start"], row["ties"], strict=True)]
    best = max(strength)
    return [(mine == best) / strength.count(best) for mine in strength]


def shares(rows: list[Row]) -> list[float]:
    """How often each place wins."""
    return [sum(each) / len(rows) for each in zip(*map(winners, rows), strict=True)]


def farthest(rows: list[Row]) -> float:
    """How far the place that is farthest from its fair share is from it."""
    return max(abs(share - 1 / len(rows[0]["start"])) for share in shares(rows))


def fair(rows: list[Row]) -> list[int]:
    """The start points, none for one place at least, with which every place should win as often as the others.

    Fits place[p] + point * start[p] to who won, by Newton's method.
    """
    start = np.array([row["start"] for row in rows], float)
    won = np.array([winners(row) for row in rows])
    count = start.shape[1]
    told = np.zeros((len(rows), count, count))  # the places but the first, and the point
    for place in range(1, count):
        told[:, place, place - 1] = 1
    told[:, :, -1] = start
    weights = np.zeros(count)
    for _ in range(20):
        raised = np.exp(told @ weights)
        chance = raised / raised.sum(axis=1, keepdims=True)
        slope = np.einsum("gp,gpw->w", won - chance, told)
        mean = np.einsum("gp,gpw->gw", chance, told)
        curve = np.einsum("gp,gpw,gpv->wv", chance, told, told) - np.einsum("gw,gv->wv", mean, mean)
        weights += np.linalg.solve(curve + 1e-6 * np.eye(count), slope)
    needs = -np.concatenate([[0.0], weights[:-1]]) / weights[-1]
    return [round(float(each)) for each in needs - needs.min()]


def sources(rows: list[Row]) -> str:
    """How often each route is among the three that bring the winner most."""
    shares = []
    for route in range(ROUTES):
        among = sum(row["routes"][route] and row["routes"][route] >= sorted(row["routes"])[-3] for row in rows)
        shares.append(f"{route + 1}: {among / len(rows):.0%}")
    return ", ".join(shares)


def tell(rows: list[Row]) -> None:
    """Print what games with the same start points showed."""
    parts = []
    for share in shares(rows):
        low, high = wilson(share, len(rows))
        parts.append(f"{share:.1%} ({low:.0%} to {high:.0%})")
    print(f"{rows[0]['start']}, {len(rows)} games of {rows[0]['bot']}: {', '.join(parts)}", end="")
    print(f"; {farthest(rows):.1%} from fair at most")
    print(f"    among the winner's three best routes: {sources(rows)}")


def tune(bot: str, games: int, file: Path, players: list[int]) -> None:
    """Play with start points around those of the tables, and print the fair ones."""
    for count in players:
        middle, dice = list(TABLES.start[count]), Dice(f"tune {count}")
        known = {row["seed"]: row for row in read(file)}
        rows = []
        for number in range(games):
            start = [max(0, point + dice.below(2 * AROUND + 1) - AROUND) for point in middle]
            seed = f"tune {bot} {middle} {number}"
            TABLES.start[count] = start
            rows.append(known.get(seed) or play_one(bot, count, seed))
            if seed not in known:
                with file.open("a", encoding="utf-8") as sheet:
                    sheet.write(json.dumps(rows[-1]) + "\n")
        TABLES.start[count] = middle
        print(f"{count} players, {games} games around {middle}: {fair(rows)} should be fair", flush=True)


def read(file: Path) -> list[Row]:
    """The games of a file; none where there is no file."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    """Play, tune, or tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    playing = ways.add_parser("play")
    playing.add_argument("bot")
    playing.add_argument("games", type=int)
    playing.add_argument("file", type=Path)
    playing.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    playing.add_argument(
        "--first", type=int, default=0, help="the number of the first game: other numbers, other seeds"
    )
    playing.add_argument("--start", type=lambda text: [int(part) for part in text.split(",")], nargs="+", default=[])
    tuning = ways.add_parser("tune")
    tuning.add_argument("bot")
    tuning.add_argument("games", type=int)
    tuning.add_argument("file", type=Path)
    tuning.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    telling = ways.add_parser("shares")
    telling.add_argument("file", type=Path)
    given = parser.parse_args()
    if given.way == "play":
        play_all(given.bot, range(given.first, given.first + given.games), given.file, given.players, given.start)
        return
    if given.way == "tune":
        tune(given.bot, given.games, given.file, given.players)
        return
    lots: dict[tuple[int, ...], list[Row]] = {}
    for row in read(given.file):
        if not row["seed"].startswith("tune"):
            lots.setdefault(tuple(row["start"]), []).append(row)
    for start in sorted(lots, key=lambda start: (len(start), start)):
        tell(lots[start])


if __name__ == "__main__":
    main()
