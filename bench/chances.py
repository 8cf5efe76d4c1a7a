"""How far a game's own idea of a position can be read as a chance of winning.

Bots play by hunches; now and then every seat's value is noted, and in the end who won. Shared out as
`value ** sharpness`, the values are a forecast; the sharpness with the least loss (nats a position) is the one to use.

    python bench/chances.py rampage --seats 3 --games 8
"""

from __future__ import annotations

import math
from typing import Annotated

import typer

from asobi.bots.greedy import by_hunch
from asobi.core import Dice, Match, find_game

EVERY = 7
SHARPNESSES = (0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0)


def noted(game: str, seats: int, seed: str) -> list[tuple[list[float], list[float]]]:
    """Positions of one match: the values of all seats, and their shares of the victory."""
    match, dice, values, number = Match.new(find_game(game), seats, seed), Dice(seed), [], 0
    while not match.over:
        decision = match.pending[0]
        if number % EVERY == 0:
            values.append([match.game.insight.value(match.state, seat) or 1e-9 for seat in range(seats)])
        number += 1
        match.advance(by_hunch(match, decision, dice), decision.seat)
    outcome = match.outcome
    assert outcome is not None
    return [(row, [outcome.share(seat) for seat in range(seats)]) for row in values]


def loss(rows: list[tuple[list[float], list[float]]], sharpness: float) -> float:
    """What the forecasts cost, on average."""
    total = 0.0
    for values, shares in rows:
        worths = [value**sharpness for value in values]
        total -= sum(share * math.log(worth / sum(worths)) for worth, share in zip(worths, shares, strict=True))
    return total / len(rows)


def main(game: str, seats: Annotated[int, typer.Option()] = 3, games: Annotated[int, typer.Option()] = 8) -> None:
    """Print the loss for each sharpness."""
    rows = [row for number in range(games) for row in noted(game, seats, f"chances {number}")]
    typer.echo(f"{game}, {seats} seats, {games} games, {len(rows)} positions; guessing: {math.log(seats):.3f}")
    for sharpness in SHARPNESSES:
        typer.echo(f"sharpness {sharpness}: {loss(rows, sharpness):.3f}")


if __name__ == "__main__":
    typer.run(main)
