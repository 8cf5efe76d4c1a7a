"""What a designer's pages show: a game's dials, and the variants that stand on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from asobi.core import Variant, difference
from asobi.server.cards import ChangeData, DialCard, VariantCard
from asobi.server.refusal import Refusal
from asobi.server.shelf import Shelf


class Designs:
    """The dials of every game, and the variants that the server was given."""

    def __init__(self, shelf: Shelf, variants: Sequence[Variant]) -> None:
        self.dials = {game.id: msgspec.json.encode(dial_cards(game)) for game in shelf.games.values()}
        self.variants = msgspec.json.encode([variant_card(shelf[variant.game], variant) for variant in variants])

    def routes(self) -> list[Route]:
        """Where they are asked for."""
        return [Route("/api/games/{game}/dials", self.of_game), Route("/api/variants", self.on_shelf)]

    async def of_game(self, request: Request) -> Response:
        page = self.dials.get(request.path_params["game"])
        if page is None:
            raise Refusal("refused-no-game", status=404, game=request.path_params["game"][:80])
        return Response(page, media_type="application/json")

    async def on_shelf(self, request: Request) -> Response:
        return Response(self.variants, media_type="application/json")


def dial_cards(game: Any) -> list[DialCard]:
    """A game's dials."""
    return [
        DialCard(dial.path, dial.kind, dial.default, dial.low, dial.high, dial.words)
        for dial in game.dials.dials.values()
    ]


def variant_card(game: Any, variant: Variant) -> VariantCard:
    """A variant with what it changes."""
    changes = [ChangeData(*change) for change in difference(game.dials, variant.changes)]
    return VariantCard(variant.game, variant.name, variant.about, variant.settings, changes)
