"""The pages of HTTP: games, tables, records, and the client itself."""

from __future__ import annotations

import asyncio
import logging
import tomllib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from asobi.bots import bot_names
from asobi.core import Game, Variant, home
from asobi.server.addresses import near, reachable
from asobi.server.answers import answer, guest_of, read
from asobi.server.cards import ActionData, BotCard, Fork, GameCard, GamePage, Leave, NewTable, Rematch
from asobi.server.classroom import Classroom
from asobi.server.designs import Designs
from asobi.server.hall import Hall
from asobi.server.identity import COOKIE, ELSEWHERE
from asobi.server.lobby import Lobby
from asobi.server.lookbacks import LookBacks
from asobi.server.orders import Orders
from asobi.server.owners import Elsewhere
from asobi.server.packages import Packages, has_board, languages
from asobi.server.refusal import Refusal
from asobi.server.room import Room
from asobi.server.rules import ENGLISH, clauses_in, rule_languages
from asobi.server.seats import NAMELESS
from asobi.server.store import StoreError

T = TypeVar("T")
log = logging.getLogger("asobi.server")
STATIC: Final = Path(__file__).parent.parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
HEALTHY: Final = 5.0
"""Seconds after which a store that does not answer counts as broken."""
ABSENT: Final = (
    "The server is running, but the browser client has not been built: run ./play, or build web/ into asobi/static.\n"
)


class Client(StaticFiles):
    """The built client's files; names with a fingerprint in them are kept by browsers for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        return response

    async def get_response(self, path: str, scope: Any) -> Response:
        response = await super().get_response(path, scope)
        if path.startswith("assets/") and response.status_code in (200, 304):
            response.headers["cache-control"] = FOREVER
        return response


class Pages:
    """Answers of the server to plain requests."""

    def __init__(self, hall: Hall, orders: Orders, static: Path, host: str, variants: Sequence[Variant] = ()) -> None:
        self.hall = hall
        self.orders = orders
        self.lobby = Lobby(hall)
        self.host = host
        self.static = static
        self.designs = Designs(hall.services.shelf, variants)
        self._pages: dict[tuple[str, str], bytes] = {}

    def app(self) -> Starlette:
        """The routes."""
        routes: list[Any] = [
            Route("/api/games", self.games),
            Route("/api/games/{game}", self.game),
            Route("/api/bots", self.bots),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/mine", self.mine),
            Route("/api/mine/clear", self.clear, methods=["POST"]),
            Route("/api/addresses", self.addresses),
            Route("/api/mine/forget", self.forget, methods=["POST"]),
            Route("/api/tables/{table}/fork", self.fork, methods=["POST"]),
            Route("/api/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/api/tables/{table}/leave", self.leave, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/records", self.open_record, methods=["POST"]),
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            Route("/", self.client),
            Route("/t/{table}", self.client),
            Route("/replay/{table}", self.client),
            Route("/fair/{table}", self.client),
            Route("/about/me", self.client),
            Route("/new/{game}", self.client),
            Route("/game/{game}", self.client),
            Route("/learn/{game}", self.client),
            Route("/puzzles/{game}", self.client),
            Route("/dials/{game}", self.client),
            *self.designs.routes(),
            *Packages(self.hall.services.shelf).routes(),
            *LookBacks(self.hall).routes(),
            *Classroom(self.hall).routes(),
        ]
        app = Starlette(
            routes=routes,
            middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
            exception_handlers={
                Refusal: self._refused,
                HTTPException: self._missing,
                Elsewhere: elsewhere,
                StoreError: unwritten,
                TimeoutError: unwritten,
            },
        )
        app.router.default = self._file
        return app

    async def client(self, request: Request) -> Response:
        """The client's one page."""
        page = self.static / "index.html"
        if not page.is_file():
            return PlainTextResponse(ABSENT, 503)
        return FileResponse(page, headers={"cache-control": "no-cache"})

    async def _file(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        if not self.static.is_dir():
            raise HTTPException(404)
        await Client(directory=self.static)(scope, receive, send)

    async def _missing(self, request: Request, fault: Exception) -> Response:
        """An address that is not there: the client's page for whoever reads it, JSON for whoever computes with it."""
        assert isinstance(fault, HTTPException)
        page = self.static / "index.html"
        reads = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
        if fault.status_code == 404 and reads and page.is_file():
            return HTMLResponse(await asyncio.to_thread(page.read_text, encoding="utf-8"), 404)
        return answer({"key": "refused-no-page", "fields": {"status": fault.status_code}}, fault.status_code)

    async def _refused(self, request: Request, fault: Exception) -> Response:
        """A refusal in JSON: a key and its fields."""
        assert isinstance(fault, Refusal)
        self.hall.services.pulse.refusals[fault.key] += 1
        return answer({"key": fault.key, "fields": fault.fields}, fault.status)

    # -- the server itself ---------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work: the store answers. Who will go soon is not to be found: a proxy then
        sends nobody new, and lets stay who is there."""
        if self.hall.going:
            raise HTTPException(404)
        async with asyncio.timeout(HEALTHY):
            await self.hall.ledger.setting("schema")
        return answer({"ok": True})

    async def metrics(self, request: Request) -> Response:
        """Figures for whoever runs the server: for this machine only, unless the limits say otherwise."""
        host = request.client.host if request.client else ""
        local = host in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
        if not (local or self.hall.limits.metrics):
            raise HTTPException(404)
        rooms = self.hall.rooms.values()
        text = self.hall.services.pulse.text(
            rooms=len(rooms),
            sockets=sum(len(room.audience.connections) for room in rooms),
            thoughts=self.hall.services.thinkers.busy,
            outboxes_bytes=self.hall.services.backlog.size,
        )
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    async def addresses(self, request: Request) -> Response:
        """Where a friend's phone reaches this server; told to whoever is in the same network."""
        host = request.client.host if request.client else ""
        server = request.scope.get("server")
        if not near(host) or "x-forwarded-for" in request.headers or server is None:
            return answer([])
        return answer([f"http://{address}:{server[1]}" for address in reachable(self.host)])

    # -- games ---------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        games = self.hall.services.shelf.games.values()
        return answer(
            [
                GameCard(game.id, game.title, list(game.facts.players), game.facts.data(), languages(game))
                for game in games
            ]
        )

    async def game(self, request: Request) -> Response:
        """All that is fixed about a game; its rules in the language asked for (`?lang=th`), as far as it has them."""
        game = self.hall.services.shelf.games.get(request.path_params["game"])
        if game is None:
            raise Refusal("refused-no-game", status=404, game=request.path_params["game"][:80])
        wished = request.query_params.get("lang", "")
        language = wished if wished in rule_languages(game) else ENGLISH
        page = self._pages.get((game.id, language))
        if page is None:
            page = msgspec.json.encode(await asyncio.to_thread(game_page, game, language))
            self._pages[game.id, language] = page
        return Response(page, media_type="application/json")

    async def bots(self, request: Request) -> Response:
        return answer([BotCard(name) for name in bot_names()])

    # -- tables --------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        return answer(await self.lobby.public_tables(guest_of(request)))

    async def mine(self, request: Request) -> Response:
        return answer(await self.lobby.tables_of(guest_of(request)))

    async def clear(self, request: Request) -> Response:
        """Take the finished games off the guest's list."""
        await self.lobby.clear(guest_of(request))
        return answer({})

    async def forget(self, request: Request) -> Response:
        """Delete what is kept of the guest who asks, and their cookie with it."""
        await self.orders.forget(guest_of(request))
        response = answer({"ok": True})
        response.delete_cookie(COOKIE)
        return response

    async def leave(self, request: Request) -> Response:
        """Get up from a seat for good."""
        wish = await self._wish(request, Leave)
        await (await self._room(request)).leave(wish.token)
        return answer({})

    async def open_table(self, request: Request) -> Response:
        wish = await self._wish(request, NewTable)
        return answer(await self._opened(request, lambda: self.hall.open_table(wish, guest_of(request))))

    async def fork(self, request: Request) -> Response:
        wish = await self._wish(request, Fork)
        room = await self._room(request)
        return answer(await self._opened(request, lambda: self.hall.fork(room, wish, guest_of(request))))

    async def rematch(self, request: Request) -> Response:
        wish = await self._wish(request, Rematch)
        room = await self._room(request)
        return answer(await self._opened(request, lambda: self.hall.rematch(room, wish.token, wish.seal)))

    async def record(self, request: Request) -> Response:
        """The whole record of a finished match; while it runs its seed is a secret."""
        room = await self._room(request)
        if room.play is None or room.kept.state != "over":
            raise Refusal("refused-not-over", status=403)
        name = f"{room.game.id}-{room.id}.asobi"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(room.record().text(), headers=headers)

    async def open_record(self, request: Request) -> Response:
        body = await read(request, self.hall.limits.record_bytes)
        try:
            text = body.decode()
        except UnicodeDecodeError as fault:
            line = body[: fault.start].count(b"\n") + 1
            raise Refusal("refused-record", line=line, why={"key": "record-text"}) from fault
        name = request.query_params.get("name", NAMELESS)
        return answer(await self._opened(request, lambda: self.hall.open_record(text, name, guest_of(request))))

    async def _room(self, request: Request) -> Room:
        return await self.hall.room(request.path_params["table"])

    async def _wish(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await read(request, self.hall.limits.body_bytes), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise Refusal("refused-malformed", why=str(fault)[:200]) from fault

    async def _opened(self, request: Request, opening: Callable[[], Awaitable[T]]) -> T:
        address = request.client.host if request.client else ""
        if not await self.hall.services.rates.table(guest_of(request), address):
            raise Refusal("refused-too-many-tables", status=429)
        log.info("a table is wished for", extra={"guest": guest_of(request), "address": address})
        return await opening()


async def elsewhere(request: Request, fault: Exception) -> Response:
    """Another server has the table, or will have it: whoever asked is to ask again, the relay does so by itself."""
    response = await unwritten(request, fault)
    response.headers[ELSEWHERE.decode()] = "1"
    return response


async def unwritten(request: Request, fault: Exception) -> Response:
    """The store is out of order; nothing was changed."""
    log.error("the store refused: %s", fault)
    return answer({"key": "refused-store", "fields": {}}, 503)


def game_page(game: Game[Any], language: str = ENGLISH) -> GamePage:
    """All that is fixed about a game."""
    return GamePage(
        id=game.id,
        title=game.title,
        version=game.version,
        facts=game.facts.data(),
        settings=[setting.data() for setting in game.settings],
        actions=[ActionData(action.id, action.notation, action.name, action.fields) for action in game.catalogue],
        clauses=clauses_in(game, language),
        setup=dict(game.setup_data()),
        languages=languages(game),
        board=has_board(game),
        page=own_page(game),
    )


def own_page(game: Game[Any]) -> dict[str, Any]:
    """What a game says about itself for its page, in `page.toml` beside it."""
    file = home(game) / "page.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
