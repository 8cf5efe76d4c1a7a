"""The shelf: the games that a server offers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from asobi.core import Game, UnknownGame, find_game, game_ids


class Shelf:
    """Games by id: all that are installed, or those at the given places (`package.module:NAME`).

    The places are texts, so that a worker process can fill a shelf of its own with the same games.
    """

    def __init__(self, places: list[str] | None = None) -> None:
        self.places = places
        games = [find_game(id) for id in game_ids()] if places is None else [_at(place) for place in places]
        self.games: dict[str, Game[Any]] = {game.id: game for game in games}

    def __getitem__(self, id: str) -> Game[Any]:
        game = self.games.get(id)
        if game is None:
            raise UnknownGame(f"no game {id!r} stands on this shelf; there are: {', '.join(self.games) or 'none'}")
        return game


def _at(place: str) -> Game[Any]:
    module, _, name = place.partition(":")
    game = getattr(import_module(module), name)
    if not isinstance(game, Game):
        raise TypeError(f"{place} is not a game")
    return game
