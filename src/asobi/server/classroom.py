"""The classroom: lessons and puzzles of all games, made ready when they are first asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from asobi.server import worker
from asobi.server.answers import answer, guest_of, read
from asobi.server.cards import Figures
from asobi.server.hall import Hall
from asobi.server.refusal import Refusal
from asobi.server.thinking import NoThought
from asobi.study.lessons import lesson_of
from asobi.study.puzzles import puzzles_of

MOST: Final = 1000
"""The newest matches that count for a game's figures."""
LEAST_SECONDS: Final = 30.0
"""No person plays a match in less."""


class Classroom:
    """Keeps every page that was made; they never change while the server runs."""

    def __init__(self, hall: Hall) -> None:
        self._ledger = hall.ledger
        self._shelf = hall.services.shelf
        self._thinkers = hall.services.thinkers
        self._rates = hall.services.rates
        self._longest = hall.limits.message_bytes
        self._pages: dict[tuple[str, int], asyncio.Task[bytes]] = {}
        puzzles = {id: puzzles_of(game) for id, game in self._shelf.games.items()}
        self._counts = {id: len(found) for id, found in puzzles.items()}
        self._feats = {id: {place for place, one in enumerate(found, 1) if one.wanted} for id, found in puzzles.items()}
        self._lessons = {id for id, game in self._shelf.games.items() if lesson_of(game) is not None}

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/studies", self.studies),
            Route("/api/games/{game}/figures", self.figures),
            Route("/api/games/{game}/lesson", self.lesson),
            Route("/api/games/{game}/lesson/{place:int}", self.attempt, methods=["POST"]),
            Route("/api/games/{game}/puzzles/{number:int}", self.puzzle),
            Route("/api/games/{game}/puzzles/{number:int}", self.try_puzzle, methods=["POST"]),
        ]

    async def studies(self, request: Request) -> Response:
        """Which games have a lesson, and how many puzzles each."""
        return answer({id: {"lesson": id in self._lessons, "puzzles": self._counts[id]} for id in self._shelf.games})

    async def figures(self, request: Request) -> Response:
        """What was played here of a game."""
        results = await self._ledger.results_of(self._game(request), MOST)
        victories = [0.0] * max([seats for seats, _, _ in results], default=0)
        for _, winners, _ in results:
            for seat in winners:
                victories[seat] += 1 / len(winners)
        lengths = [seconds / 60 for _, _, seconds in results if seconds >= LEAST_SECONDS]
        minutes = round(median(lengths), 1) if lengths else None
        return answer(Figures(len(results), [round(each, 2) for each in victories], minutes))

    async def lesson(self, request: Request) -> Response:
        """The lesson of a game."""
        game = self._game(request)
        if game not in self._lessons:
            raise HTTPException(404)
        return await self._page(game, 0, worker.lesson, game)

    async def attempt(self, request: Request) -> Response:
        """What comes of a choice in a step that leaves it free; the steps count from 0."""
        game, place = self._game(request), int(request.path_params["place"])
        if game not in self._lessons:
            raise HTTPException(404)
        return await self._tried(request, worker.try_out, game, place)

    async def try_puzzle(self, request: Request) -> Response:
        """What comes of an aim in a puzzle that is a feat, and in any other how often a choice wins."""
        game, number = self._numbered(request)
        work = worker.try_feat if number in self._feats[game] else worker.try_choice
        return await self._tried(request, work, game, number)

    async def _tried(self, request: Request, work: Callable[..., bytes], game: str, place: int) -> Response:
        choice = (await read(request, self._longest)).decode(errors="replace")
        if not self._rates.hint(guest_of(request)):
            raise Refusal("refused-too-fast", status=429)
        try:
            made = await self._thinkers.do(work, game, place, choice)
        except NoThought as fault:
            raise Refusal("refused-illegal", choice=choice[:80]) from fault
        return Response(made, media_type="application/json")

    async def puzzle(self, request: Request) -> Response:
        """A puzzle of a game, counted from 1."""
        game, number = self._numbered(request)
        return await self._page(game, number, worker.puzzle, game, number)

    def _numbered(self, request: Request) -> tuple[str, int]:
        game, number = self._game(request), int(request.path_params["number"])
        if not 1 <= number <= self._counts[game]:
            raise HTTPException(404)
        return game, number

    def _game(self, request: Request) -> str:
        game: str = request.path_params["game"]
        if game not in self._shelf.games:
            raise Refusal("refused-no-game", status=404, game=game[:80])
        return game

    async def _page(self, game: str, number: int, work: Callable[..., bytes], *arguments: Any) -> Response:
        made = self._pages.get((game, number))
        if made is None or (made.done() and (made.cancelled() or made.exception() is not None)):
            made = asyncio.create_task(self._thinkers.do(work, *arguments))
            self._pages[game, number] = made
        return Response(await asyncio.shield(made), media_type="application/json")
