"""Packages: what a game brings along for the browser, its words and perhaps a board of its own."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from asobi.core import Game, home
from asobi.server.refusal import Refusal
from asobi.server.shelf import Shelf

WORDS: Final = "locales"
BOARD: Final = "board"
MODULE: Final = "board.js"
ENGLISH: Final = "en.ftl"
MESSAGE: Final = re.compile(rb"(-?[A-Za-z][\w-]*) *=")
PLAIN: Final = "application/octet-stream"
# Told here and not guessed: what a machine says of a file differs, and a browser runs no module of a wrong type.
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".gif": "image/gif",
    ".glb": "model/gltf-binary",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def languages(game: Game[Any]) -> list[str]:
    """The languages in which a game brings its words."""
    folder = home(game) / WORDS
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def has_board(game: Game[Any]) -> bool:
    """Whether a game brings a board of its own."""
    return (home(game) / BOARD / MODULE).is_file()


Reading = Callable[[Traversable, str], bytes | None]


class Packages:
    """Serves the files of the games on a shelf: from these two folders of each, and from nowhere else."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def routes(self) -> list[Route]:
        """Where the files are found."""
        return [
            Route(f"/games/{{game}}/{WORDS}/{{path}}", self.words),
            Route(f"/games/{{game}}/{BOARD}/{{path:path}}", self.board),
        ]

    async def words(self, request: Request) -> Response:
        """A game's words in one language."""
        if not request.path_params["path"].endswith(".ftl"):
            raise HTTPException(404)
        return await self._answer(request, WORDS, read_words)

    async def board(self, request: Request) -> Response:
        """A game's board, or what that board needs."""
        return await self._answer(request, BOARD)

    async def _answer(self, request: Request, folder: str, reading: Reading | None = None) -> Response:
        game = self._shelf.games.get(request.path_params["game"])
        if game is None:
            raise Refusal("refused-no-game", status=404, game=request.path_params["game"][:80])
        path: str = request.path_params["path"]
        data = await asyncio.to_thread(reading or read, home(game) / folder, path)
        if data is None:
            raise HTTPException(404)
        tag = f'W/"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
        headers = {"cache-control": "no-cache", "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(data, headers=headers, media_type=TYPES.get(PurePosixPath(path).suffix, PLAIN))


def read_words(folder: Traversable, path: str) -> bytes | None:
    """A game's words; what a language still lacks is filled up from English, so that a reader loads one file."""
    own, english = read(folder, path), read(folder, ENGLISH)
    if own is None or english is None or path == ENGLISH:
        return own
    known = messages(own)
    lacking = [lines for name, lines in messages(english).items() if name not in known]
    return b"\n".join([own, *lacking])


def messages(text: bytes) -> dict[bytes, bytes]:
    """The messages of a Fluent file by their names, each with the lines that belong to it."""
    found: dict[bytes, bytes] = {}
    name = b""
    for line in text.splitlines(keepends=True):
        begins = MESSAGE.match(line)
        if begins:
            name = begins[1]
        elif not line[:1].isspace() and not line.startswith(b"}"):
            name = b""
        if name:
            found[name] = found.get(name, b"") + line
    return found


def read(folder: Traversable, path: str) -> bytes | None:
    """The file at a path below the folder; None if there is none.

    Each part of the path is looked up among the names that are there, so that no path leads out of the folder.
    """
    found = folder
    for part in path.split("/"):
        inside = found.iterdir() if found.is_dir() else iter(())
        step = next((thing for thing in inside if thing.name == part), None)
        if step is None:
            return None
        found = step
    if not found.is_file():
        return None
    if isinstance(found, Path) and isinstance(folder, Path) and not found.resolve().is_relative_to(folder.resolve()):
        return None
    return found.read_bytes()
