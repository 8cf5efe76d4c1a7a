"""Eight Routes between bots: `python bench/eight_routes.py [games]` prints the tables of docs/eight_routes.md."""

from __future__ import annotations

import statistics
import sys
from collections import Counter

from asobi import play
from asobi.games.eight_routes import GAME
from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import EightRoutesState

USED = {
    "eight-routes-shook": "shake (B)",
    "eight-routes-changed": "C",
    "eight-routes-rolled-d6": "d6",
    "eight-routes-turned-chip": "chip turned",
    "eight-routes-took-bonus": "bonus die",
}


def measure(players: int, games: int) -> dict[str, str]:
    """The column of one number of players."""
    scores: list[int] = []
    leads: list[int] = []
    spreads: list[int] = []
    wins, plain_wins, used = [0.0] * players, [0.0] * players, Counter[str]()
    routes = [0] * 8
    ties = 0
    for number in range(games):
        match = play(GAME, ["greedy"] * players, f"balance {players} {number}")
        state, outcome = match.state, match.outcome
        assert isinstance(state, EightRoutesState)
        assert outcome is not None
        ranked = sorted(outcome.scores, reverse=True)
        scores += outcome.scores
        leads.append(ranked[0] - ranked[1])
        spreads.append(ranked[0] - ranked[-1])
        ties += ranked[0] == ranked[1]
        bare = [score - start_points(state, seat) for seat, score in enumerate(outcome.scores)]
        for seat in range(players):
            distance = (seat - state.first) % players
            wins[distance] += outcome.share(seat) / games
            plain_wins[distance] += (bare[seat] == max(bare)) / bare.count(max(bare)) / games
            for route in range(8):
                routes[route] += outcome.details["routes"][route][seat]
        used += Counter(USED[event.kind.key] for event in match.events if event.kind.key in USED)
        used["D"] += sum(1 for _, action in match.log if getattr(action, "name", "") == "d")
    each = games * players
    return {
        "mean score": f"{statistics.fmean(scores):.1f}",
        "winner's lead": f"{statistics.fmean(leads):.1f}",
        "first to last": f"{statistics.fmean(spreads):.1f}",
        "ties for first before the tie-break": f"{ties / games:.0%}",
        "wins by place after the first parent": " / ".join(f"{share:.0%}" for share in wins),
        "the same without start points": " / ".join(f"{share:.0%}" for share in plain_wins),
        "mean points of routes 1 to 8": " ".join(f"{points / each:.1f}" for points in routes),
        **{f"{name}, times a player and game": f"{used[name] / each:.1f}" for name in [*USED.values(), "D"]},
    }


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    columns = [measure(players, games) for players in (3, 4, 5)]
    print(f"{games} games of greedy bots for each number of players.\n")
    print("| | 3 players | 4 players | 5 players |\n|---|---|---|---|")
    for name in columns[0]:
        print(f"| {name} | {' | '.join(column[name] for column in columns)} |")


if __name__ == "__main__":
    main()
