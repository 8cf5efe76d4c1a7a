"""Whether each level is stronger than the one before, or any bot than any other.

    python bench/levels.py [GAME ...] [--games N] [--pairs easy-normal search:50ms-expert:50ms ...] [--seats N]
        [--processes N] [--kept] [--write]

Half the seats are played by the one, half by the other (of an odd number one more, in turn), and every deal is played
twice with the seats exchanged, so that neither seat nor luck favours anybody; the figure is the share of the victories,
with its 95 % interval. Prints a table; `--write` puts it into bench/README.md. Every deal is kept in build/levels and
not played again; `--kept` plays nothing and tells what is there.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import multiprocessing.pool
import statistics
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))

from asobi.bots import make_bot, play
from asobi.bots.roster import LEVELS
from asobi.core import find_game, game_ids
from asobi.lab.estimates import share_of
from bench import page

KEPT = Path(__file__).resolve().parent.parent / "build" / "levels"
SEATS = {"landmark-scramble": 2, "rampage": 2}
PAIRS = [f"{weaker}-{stronger}" for weaker, stronger in itertools.pairwise(LEVELS)]


def deal(job: tuple[str, str, str, int, int]) -> float:
    """The stronger one's share of the victories in one deal, played with the seats one way and the other."""
    name, weaker, stronger, seats, number = job
    game = find_game(name)
    shares = 0.0
    for turned in (0, 1):
        players = [(weaker, stronger)[(seat + turned) % 2] for seat in range(seats)]
        bots = [make_bot(player) for player in players]
        outcome = play(game, bots, f"levels {number}").outcome
        assert outcome is not None
        shares += sum(outcome.share(seat) for seat, player in enumerate(players) if player == stronger)
    return shares / 2


def measured(pool: multiprocessing.pool.Pool, game: str, pair: str, seats: int, deals: int) -> list[float]:
    """The shares of a pair's deals, those on disk first; of no deals, whatever is on disk."""
    path = KEPT / f"{game}-{seats}-{pair.replace(':', '.')}.json"
    known: list[float] = json.loads(path.read_text()) if path.exists() else []
    weaker, stronger = pair.split("-")
    jobs = [(game, weaker, stronger, seats, number) for number in range(len(known), deals)]
    for share in pool.imap(deal, jobs):
        known.append(share)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(known))
    return known[: deals or None]


def told(shares: list[float]) -> str:
    """The share with its interval and the number of games; where all deals went alike, the interval of a share."""
    games = 2 * len(shares)
    if len(set(shares)) > 1:
        half = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
        return f"{100 * statistics.fmean(shares):.0f} ± {100 * half:.0f} ({games})"
    if not shares:
        return "–"
    estimate = share_of("", shares)
    return f"{100 * estimate.value:.0f}, {100 * estimate.low:.0f} to {100 * estimate.high:.0f} ({games})"


def main() -> None:
    """Play, print, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pairs", nargs="*", default=PAIRS)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    heads = ["the stronger one's share, % (games)", *[pair.replace("-", " : ") for pair in wanted.pairs]]
    lines = [f"| {' | '.join(heads)} |"]
    lines.append("|---|" + "--:|" * len(wanted.pairs))
    with multiprocessing.get_context("spawn").Pool(wanted.processes) as pool:
        for game in wanted.game or game_ids():
            cells = []
            seats = wanted.seats or SEATS.get(game, 4)
            for pair in wanted.pairs:
                deals = 0 if wanted.kept else wanted.games // 2
                cells.append(told(measured(pool, game, pair, seats, deals)))
                print(game, seats, pair, cells[-1], flush=True)
            lines.append(f"| {find_game(game).title} | " + " | ".join(cells) + " |")
    text = "\n".join(lines)
    print(text)
    if wanted.write:
        page.write("levels", text)


if __name__ == "__main__":
    main()
