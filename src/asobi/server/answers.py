"""Requests and answers: who asks, what they sent, and JSON for them."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from asobi.server.refusal import Refusal


def guest_of(request: Request) -> str:
    """The guest who asks."""
    return str(request.scope["asobi.guest"])


async def read(request: Request, most: int) -> bytes:
    """The body of a request, up to a size."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal("refused-too-large", status=413, most=most)
    return bytes(body)


def answer(data: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")
