"""Measures WILDCARD: every number of docs/wildcard.md, with the command that gives it.

    python bench/wildcard.py table            # the table of policies, 2,000 games a row
    python bench/wildcard.py table --bot greedy --games 300
    python bench/wildcard.py cards            # every Future as own and as shared objective, 3 players, fair
    python bench/wildcard.py duel             # one bot against three others, fair
    python bench/wildcard.py seeds            # 10,000 random games
    python bench/wildcard.py speed            # random decisions a CPU second

The table and the cards are played by the game's hunch, a step-by-step greedy policy like the prototype's;
`--bot greedy` takes the bot that also looks to the end of its turn. Runs on compiled rules as well: put the
folder that holds the compiled package first in PYTHONPATH.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from asobi.bots import make_bot
from asobi.core import Ask, Dice, Match, Outcome, Perspective
from asobi.core import match as match_module
from asobi.games.wildcard import GAME
from asobi.games.wildcard.deck import PRINTED
from asobi.games.wildcard.scoring import fulfilled
from asobi.games.wildcard.state import WildcardState

HUNCH = "hunch"
ROWS = {
    "2 players, fair": ([HUNCH] * 2, "fair"),
    "3 players, fair": ([HUNCH] * 3, "fair"),
    "4 players, fair": ([HUNCH] * 4, "fair"),
    "2 players, classic": ([HUNCH] * 2, "classic"),
    "3 players, classic": ([HUNCH] * 3, "classic"),
    "4 players, classic": ([HUNCH] * 4, "classic"),
    "4 players random": (["random"] * 4, "classic"),
    "1 against 3 random, fair": ([HUNCH, "random", "random", "random"], "fair"),
    "solo": ([HUNCH], "classic"),
}


class Ended:
    """One finished game: its last state, its outcome, and how far each bot's seat is from the first player's."""

    def __init__(self, state: WildcardState, outcome: Outcome, bots: Sequence[str], told: Counter[str]) -> None:
        self.state = state
        self.outcome = outcome
        self.bots = bots
        self.told = told
        # Ten rounds later the token has moved on by nine seats; seat 0 of the tables began the game.
        self.first = (state.first - 9) % state.players


def play(specs: Sequence[str], finish: str, seed: str, turn: int = 0, no_chains: bool = False) -> Ended:
    """One game between bots, seated `turn` seats further on."""
    specs = [*specs[turn:], *specs[:turn]]
    bots = [make_bot("random" if spec == HUNCH else spec) for spec in specs]
    match = Match.new(GAME, len(bots), seed, {"finish": finish, "no-chains": no_chains})
    dice = [Dice(seed).fork(f"bot {seat}") for seat in range(len(bots))]
    while not match.over:
        ask = match.decision
        assert isinstance(ask, Ask)
        assert isinstance(match.state, WildcardState)
        seat = ask.seat
        # Without looking ahead nothing needs to be imagined: the hunch reads what lies open.
        hunch = GAME.insight.hunch(match.state, ask, dice[seat]) if specs[seat] == HUNCH else None
        match.advance(hunch or bots[seat].choose(Perspective(match, seat), dice[seat]), seat)
    outcome = match.outcome
    assert outcome is not None
    assert isinstance(match.state, WildcardState)
    return Ended(match.state, outcome, specs, Counter(event.kind.key for event in match.events))


def games(specs: Sequence[str], finish: str, count: int, no_chains: bool = False) -> Iterator[Ended]:
    """So many games, the bots one seat further on from game to game."""
    for number in range(count):
        yield play(specs, finish, f"bench {finish} {len(specs)} {number}", number % len(specs), no_chains)


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f}" if whole else "-"


def table(names: Sequence[str], count: int, bot: str, no_chains: bool) -> None:
    """The specification's table of policies, measured anew."""
    print("| policy | own | shared | score 0 / 1 / 2 / 3+ | nobody | tie for first | win share by seat |")
    print("|---|---|---|---|---|---|---|")
    for name in names:
        specs, finish = ROWS[name]
        row(name, list(games([bot if spec == HUNCH else spec for spec in specs], finish, count, no_chains)))


def row(name: str, played: Sequence[Ended]) -> None:
    players = played[0].state.players
    seats = len(played) * players
    own = sum(sum(game.outcome.details["own"]) for game in played)
    points = Counter(min(3, score) for game in played for score in game.outcome.scores)
    shared_true = sum(sum(game.outcome.scores) - sum(game.outcome.details["own"]) for game in played)
    shared = sum(len(game.state.shared) * players for game in played)
    nobody = sum(not game.outcome.winners for game in played)
    ties = sum(tied(game) for game in played)
    by_seat = [0.0] * players
    lone = 0.0
    for game in played:
        for seat in range(players):
            share = game.outcome.share(seat)
            by_seat[(seat - game.first) % players] += share
            lone += share if game.bots[seat] != "random" else 0.0
    scores = " / ".join(percent(points[score], seats) for score in range(4))
    shares = " / ".join(percent(share, len(played)) for share in by_seat)
    if len(set(played[0].bots)) > 1:
        shares = f"the one {percent(lone, len(played))}"
    columns = [percent(own, seats), percent(shared_true, shared), scores, percent(nobody, len(played))]
    print(f"| {name} | {' | '.join(columns)} | {percent(ties, len(played))} | {shares} |", flush=True)
    counts = sum((game.told for game in played), Counter())
    others = counts["wildcard-raised-other"] + counts["wildcard-lowered-other"]
    acted = others + counts["wildcard-raised"] + counts["wildcard-lowered"]
    futures = shared / players / len(played) - 2
    each = [counts[f"wildcard-{kind}"] / len(played) for kind in ("reward", "penalty")]
    print(
        f"<!-- a game: {each[0]:.1f} rewards, {each[1]:.1f} penalties, {futures:.2f} more Futures, "
        f"{others / len(played):.0f} of {acted / len(played):.0f} actions at others -->",
        flush=True,
    )


def tied(game: Ended) -> bool:
    """Whether several players had the best score, so that a tie-break was needed."""
    best = max(game.outcome.scores)
    return best > 0 and game.state.players > 1 and game.outcome.scores.count(best) > 1


def cards(count: int) -> None:
    """How often each card's Future is true at the end, as own and as shared objective."""
    own: Counter[str] = Counter()
    own_true: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    shared_true: Counter[str] = Counter()
    for number, game in enumerate(games([HUNCH] * 3, "fair", count)):
        state = game.state
        for seat in range(state.players):
            card = state.cards[state.starts[seat]]
            own[card.id] += 1
            own_true[card.id] += fulfilled(state, seat, card.future)
            for place in state.shared:
                goal = state.cards[place]
                shared[goal.id] += 1
                shared_true[goal.id] += fulfilled(state, seat, goal.future)
        if number % 10_000 == 9_999:
            print(f"<!-- {number + 1} games -->", flush=True)
    print("| id | card | Future | own % | shared % |")
    print("|---|---|---|--:|--:|")
    for card in PRINTED.cards:
        own_share = percent(own_true[card.id], own[card.id])
        shared_share = percent(shared_true[card.id], shared[card.id])
        print(f"| {card.id} | {card.name} | `{card.future.text()}` | {own_share} | {shared_share} |")
    print(f"<!-- each card about {sum(own.values()) // 78} times own, {sum(shared.values()) // 78} times shared -->")


def duel(specs: Sequence[str], count: int) -> None:
    """One bot of a kind against three of another, in every seat."""
    share = 0.0
    started = time.process_time()
    for number, game in enumerate(games(specs, "fair", count), 1):
        share += sum(game.outcome.share(seat) for seat in range(len(specs)) if game.bots[seat] == specs[0])
        if number % 20 == 0 or number == count:
            seconds = (time.process_time() - started) / number
            print(
                f"{specs[0]} against {specs[1:]}: {100 * share / number:.1f} % of {number}, {seconds:.2f} s each",
                flush=True,
            )


def seeds(count: int) -> None:
    """Random games under every setting and number of players; a fault would raise."""
    longest = 0
    for number in range(count):
        players = number % 4 + 1
        settings = {
            "finish": ["classic", "fair"][number // 4 % 2],
            "orientation": ["printed", "random"][number // 8 % 2],
            "no-chains": number // 16 % 2 == 1,
        }
        match, dice = Match.new(GAME, players, f"seeds {number}", settings, tracked=False), Dice(f"players {number}")
        decisions = 0
        while not match.over:
            ask = match.decision
            assert isinstance(ask, Ask)
            match.advance(dice.pick(ask.options))
            decisions += 1
        longest = max(longest, decisions)
        assert match.outcome is not None
        assert isinstance(match.state, WildcardState)
        assert all(0 <= value <= 10 for value in match.state.values)
    print(f"{count} random games ended without a fault; the longest had {longest} decisions")


def speed(seconds: float = 3.0) -> None:
    """Random play, untracked, on one core."""
    draw = random.random
    for players in (1, 2, 3, 4):
        decisions = number = 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            match = Match.new(GAME, players, str(number), tracked=False)
            number += 1
            ask = match.decision
            while isinstance(ask, Ask):
                ask = match.advance(ask.options[int(draw() * len(ask.options))])
                decisions += 1
        rate = decisions / (time.process_time() - started)
        print(f"{players} players: {rate:,.0f} decisions/s, {decisions / number:.0f} decisions a game")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("what", choices=["table", "cards", "duel", "seeds", "speed"])
    reader.add_argument("--games", type=int, default=0)
    reader.add_argument("--only", default="", help="rows of the table whose name holds this text")
    reader.add_argument("--bot", default=HUNCH, help="who plays the table")
    reader.add_argument("--bots", default="search:400,greedy,greedy,greedy")
    reader.add_argument("--no-chains", action="store_true", help="the table by that house rule")
    wish = reader.parse_args()
    compiled = "compiled" if match_module.__file__.endswith(".so") else "plain"
    print(f"<!-- {compiled} Python -->")
    if wish.what == "table":
        table([name for name in ROWS if wish.only in name], wish.games or 2000, wish.bot, wish.no_chains)
    elif wish.what == "cards":
        cards(wish.games or 52_000)
    elif wish.what == "duel":
        duel(wish.bots.split(","), wish.games or 200)
    elif wish.what == "seeds":
        seeds(wish.games or 10_000)
    else:
        speed()


if __name__ == "__main__":
    main()
