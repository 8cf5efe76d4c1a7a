"""`asobi train`: networks of a game, learned by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asobi.bots.net import OWN
from asobi.cli.console import err, out
from asobi.core import AsobiError, find_game

training = typer.Typer()


@training.command()
def train(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    seats: Annotated[
        list[int], typer.Option("--seats", help="For how many seats; repeatable; every number by default.")
    ] = [],  # noqa: B006
    into: Annotated[Path, typer.Option(help="The folder of all trainings; what lies there is not done again.")] = Path(
        "training"
    ),
    workers: Annotated[int, typer.Option(min=1, max=256, help="On how many processes matches are played.")] = 1,
    share: Annotated[float, typer.Option(min=0.001, max=1.0, help="Of the matches of the recipe: 0.02 to try.")] = 1.0,
    deals: Annotated[int, typer.Option(min=2, help="How many deals against greedy, twice each, after a stage.")] = 100,
    curves: Annotated[Path | None, typer.Option(help="Draw the curves into this SVG file.")] = None,
) -> None:
    """Let a game's networks learn by its recipe; Ctrl-C keeps what is done, and starting again goes on from there."""
    from asobi.env.recipe import recipe_of
    from asobi.env.training import Training, draw_curves

    found = find_game(game)
    recipe = recipe_of(found)
    if share < 1.0:
        recipe = recipe.smaller(share)
    low, high = found.facts.players
    for count in seats:
        if not low <= count <= high:
            raise AsobiError(f"{found.title} is a game for {low} to {high} seats, not {count}")
    folder = into / found.id
    try:
        for count in seats or range(max(2, low), high + 1):
            file = Training(found, count, recipe, folder, err.print, deals).run(workers)
            out.print(f"{count} seats: {file}, {file.stat().st_size / 1000:.0f} kB")
    except KeyboardInterrupt:
        out.print("Stopped; what is done is kept. The same command goes on from there.")
        raise typer.Exit(130) from None
    if curves:
        curves.write_text(draw_curves(found, folder), encoding="utf-8")
        out.print(f"The curves: {curves}")
    out.print(f"To play with them: {OWN}={into} asobi serve (learned and expert see with them)")
