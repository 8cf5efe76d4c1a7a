"""What the server is about to serve itself: words, boards and set-up of the games, and the bots. To be removed then."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.tables import KIND_NAMES
from asobi.server.pages import Pages


def home(game: Any) -> Path:
    return Path(sys.modules[type(game).__module__].__file__ or "").parent


def brings(game: Any) -> dict[str, Any]:
    setup = None
    if game.id == "cubitos":
        setup = {
            "cards": [
                {
                    "key": card.key,
                    "name": card.name,
                    "colour": KIND_NAMES[card.kind],
                    "cost": card.cost,
                    "adds": card.adds,
                    "removes": card.removes,
                }
                for card in CARDS
            ]
        }
    return {
        "languages": sorted(path.stem for path in (home(game) / "locales").glob("*.ftl")),
        "board": (home(game) / "board/board.js").exists(),
        "setup": setup,
    }


def install() -> None:
    routes_of = Pages.app

    def app(self: Pages) -> Starlette:
        games = self.hall.shelf.games
        self._pages = {
            id: msgspec.json.encode({**msgspec.json.decode(page), **brings(games[id])})
            for id, page in self._pages.items()
        }

        async def shelf(request: Request) -> Response:
            cards = msgspec.json.decode((await self.games(request)).body)
            return JSONResponse([{**card, **brings(games[card["id"]])} for card in cards])

        async def file(request: Request) -> Response:
            folder = home(games[request.path_params["game"]])
            return FileResponse(folder / request.path_params["part"] / request.path_params["file"])

        async def bots(request: Request) -> Response:
            return JSONResponse([{"name": name} for name in ("search", "greedy", "easy", "random")])

        made = routes_of(self)
        made.router.routes[:0] = [
            Route("/api/games", shelf),
            Route("/api/bots", bots),
            Route("/games/{game}/{part}/{file:path}", file),
        ]
        return made

    Pages.app = app  # type: ignore[method-assign]
