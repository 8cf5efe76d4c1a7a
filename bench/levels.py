"""Whether each level is stronger than the one before, or any bot than any other, and how long each thinks.

    python bench/levels.py [GAME ...] [--games N] [--pairs easy-normal search:50ms-expert:50ms ...] [--seats N]
        [--processes N] [--kept] [--write levels|learned]

Half the seats are played by the one, half by the other (of an odd number one more, in turn), and every deal is played
twice with the seats exchanged, so that neither seat nor luck favours anybody; the figure is the share of the victories,
with its 95 % interval. Behind it stand the milliseconds of CPU time that each of the two spent on a decision with more
than one option (Rampage's physics run in processes of their own and are not in it). Prints a table; `--write levels`
puts it into bench/README.md, `--write learned` into docs/researchers.md.

Every deal is kept in build/levels and not played again; `--kept` plays nothing and tells what is there. What is kept
counts for the rules, the networks and the build (plain or compiled) with which it was played.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import multiprocessing.pool
import sys
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from asobi.bots import Bot, make_bot, play
from asobi.bots.net import net_for, write_net
from asobi.bots.roster import LEVELS
from asobi.core import Action, Ask, Dice, Perspective, Point, find_game, game_ids
from asobi.core import match as match_module
from asobi.lab.estimates import mean_of, share_of
from bench import page

KEPT = ROOT / "build" / "levels"
PAGES = {"levels": page.PAGE, "learned": ROOT / "docs" / "researchers.md"}
SEATS = {"landmark-scramble": 2, "rampage": 2}
PAIRS = [f"{weaker}-{stronger}" for weaker, stronger in itertools.pairwise(LEVELS)]

Deal = dict[str, Any]  # the stronger one's `share`, and for both the number of `decisions` and their `ms` in all


class Timed(Bot):
    """Plays like another bot and counts what it spends on decisions with more than one option."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.bot = make_bot(name)
        self.decisions = 0
        self.ms = 0.0

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        begun = time.process_time()
        choice = self.bot.choose(perspective, dice)
        decision = perspective.decision
        if not isinstance(decision, Ask) or len(decision.options) > 1:
            self.decisions += 1
            self.ms += 1000 * (time.process_time() - begun)
        return choice


def deal(job: tuple[str, str, str, int, int]) -> Deal:
    """One deal, played with the seats one way and the other."""
    name, weaker, stronger, seats, number = job
    game, both = find_game(name), (Timed(weaker), Timed(stronger))
    share = 0.0
    for turned in (0, 1):
        players = [(seat + turned) % 2 for seat in range(seats)]
        outcome = play(game, [both[player] for player in players], f"levels {number}").outcome
        assert outcome is not None
        share += sum(outcome.share(seat) for seat, player in enumerate(players) if player) / 2
    return {"share": share, "decisions": [bot.decisions for bot in both], "ms": [bot.ms for bot in both]}


def kept_in(name: str, pair: str, seats: int) -> Path:
    """The file of a pair's deals; another one for other rules, another network, another build."""
    game = find_game(name)
    hangs_on = [game.version.encode(), Path(match_module.__file__ or "").suffix.encode()]
    if "expert" in pair or "learned" in pair:
        net = net_for(game, seats, game.with_defaults(seats))
        hangs_on.append(write_net(net) if net else b"")
    digest = blake2b(b" ".join(hangs_on), digest_size=4).hexdigest()
    return KEPT / f"{name}-{seats}-{pair.replace(':', '.')}-{digest}.json"


def measured(pool: multiprocessing.pool.Pool, game: str, pair: str, seats: int, deals: int) -> list[Deal]:
    """A pair's deals, those on disk first; of no deals, whatever is on disk."""
    path = kept_in(game, pair, seats)
    known: list[Deal] = json.loads(path.read_text()) if path.exists() else []
    weaker, stronger = pair.split("-")
    jobs = [(game, weaker, stronger, seats, number) for number in range(len(known), deals)]
    for each in pool.imap(deal, jobs):
        known.append(each)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(known))
    return known[: deals or None]


def told(deals: list[Deal]) -> str:
    """The share with its interval and the number of games, and the milliseconds a decision.

    Where all deals went alike, the interval is that of a share; where it would leave 0 to 100, its ends are told.
    """
    shares, games = [each["share"] for each in deals], 2 * len(deals)
    if not shares:
        return "–"
    estimate = mean_of("", shares) if len(set(shares)) > 1 else share_of("", shares)
    low, high = max(0.0, estimate.low), min(1.0, estimate.high)
    if (low, high) == (estimate.low, estimate.high) and len(set(shares)) > 1:
        share = f"{100 * estimate.value:.0f} ± {100 * (high - estimate.value):.0f} ({games})"
    else:
        share = f"{100 * estimate.value:.0f}, {100 * low:.0f} to {100 * high:.0f} ({games})"
    spent = [
        sum(each["ms"][bot] for each in deals) / max(1, sum(each["decisions"][bot] for each in deals)) for bot in (0, 1)
    ]
    return f"{share}, {spent[0]:.3g} : {spent[1]:.3g} ms"


def main() -> None:
    """Play, print, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pairs", nargs="*", default=PAIRS)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--write", choices=PAGES)
    wanted = parser.parse_args()
    heads = [
        "the second one's share, % (games), CPU time a decision",
        *[pair.replace("-", " : ") for pair in wanted.pairs],
    ]
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
            lines.append(f"| {find_game(game).title}, {seats} seats | " + " | ".join(cells) + " |")
    text = "\n".join(lines)
    print(text)
    if wanted.write:
        page.write(wanted.write, text, PAGES[wanted.write])


if __name__ == "__main__":
    main()
