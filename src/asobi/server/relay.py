"""The relay: a request for a table that another server has is answered by that one, through this one.

Proxies lead each table's guests to the server that has it. Where they err, after a server has died or come back say,
nobody notices more than one more hop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Collection
from typing import Any, Final

import httptools
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from asobi.server.door import household
from asobi.server.identity import ELSEWHERE, RELAYED, Guests
from asobi.server.owners import Owners, Peer
from asobi.server.room import RESTART
from asobi.server.store import StoreError

log = logging.getLogger("asobi.server")

OF_TABLE: Final = re.compile(r"/(?:ws|api/tables)/([A-Za-z0-9_-]{1,64})(?:/.*)?")
PATIENCE: Final = 5.0
"""Seconds in which a table finds a server again; its lease is shorter."""
HANDSHAKE: Final = 1.0
LOOK_AGAIN: Final = 0.25
"""Seconds after which it is asked again who has the table."""
LATER: Final = 1013
PASSED_ON: Final = (b"content-type", b"content-disposition", b"cache-control", b"etag")
REFUSED: Final = b'{"key":"refused-store","fields":{}}'
LARGEST: Final = 16 * 1024 * 1024


class Answer:
    """What another server answers, as it is read."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.size = 0
        self.whole = False
        self.parser = httptools.HttpResponseParser(self)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body.append(body)
        self.size += len(body)

    def on_message_complete(self) -> None:
        self.whole = True


class Relay:
    """Stands between the guard and the pages. What came through another relay is answered here, or refused."""

    def __init__(self, app: Any, owners: Owners, rooms: Collection[str], guests: Guests, most: int) -> None:
        self._app = app
        self._owners = owners
        self._rooms = rooms
        self._guests = guests
        self._most = most

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        table = OF_TABLE.fullmatch(scope["path"])
        if table is None or "asobi.relayed" in scope:
            await self._app(scope, receive, send)
        elif scope["type"] != "websocket":
            await self._page(table[1], scope, receive, send)
        elif self._here(table[1]):
            await self._app(scope, receive, send)
        else:
            await self._socket(table[1], scope, receive, send)

    def _here(self, table: str) -> bool:
        return table in self._rooms or self._owners.has(table)

    def _pass(self, scope: Any) -> str:
        address = household((scope.get("client") or ("", 0))[0])
        return self._guests.passed_on(scope["asobi.guest"], address)

    # -- pages ---------------------------------------------------------------------------------------------

    async def _page(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        until = time.monotonic() + PATIENCE
        body = await _body(receive, self._most)
        try:
            while True:
                peer = None if self._here(table) else await self._owners.find(table)
                if peer is None:
                    done = await self._answered(scope, _again(body, receive), send, time.monotonic() > until)
                else:
                    answer = await self._asked(peer, scope, body, table)
                    done = answer is not None and ELSEWHERE not in dict(answer.headers)
                    if answer is not None and done:
                        await _reply(send, answer)
                if done:
                    return
                if time.monotonic() > until:
                    raise StoreError(f"table {table} finds no server")
                await self._owners.changed(LOOK_AGAIN)
        except StoreError as fault:
            log.error("the table's server cannot be asked: %s", fault, extra={"table": table})
            await send({"type": "http.response.start", "status": 503, "headers": [(PASSED_ON[0], b"application/json")]})
            await send({"type": "http.response.body", "body": REFUSED})

    async def _answered(self, scope: Any, receive: Any, send: Any, last: bool) -> bool:
        """Answer here; False if another server has the table meanwhile, and was not asked for the last time."""
        elsewhere = False

        async def passed(message: Any) -> None:
            nonlocal elsewhere
            if message["type"] == "http.response.start":
                elsewhere = not last and ELSEWHERE in dict(message["headers"])
            if not elsewhere:
                await send(message)

        await self._app(scope, receive, passed)
        return not elsewhere

    async def _asked(self, peer: Peer, scope: Any, body: bytes, table: str) -> Answer | None:
        """The answer of another server; None if somebody else can be asked, for nothing was done there."""
        host, _, port = peer.reach.rpartition(":")
        try:
            async with asyncio.timeout(HANDSHAKE):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        except (OSError, TimeoutError, ValueError):
            return None
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        head = [
            scope["method"].encode() + b" " + scope["path"].encode() + query + b" HTTP/1.1",
            b"host: " + peer.reach.encode(),
            b"connection: close",
            b"content-length: " + str(len(body)).encode(),
            RELAYED + b": " + self._pass(scope).encode(),
        ]
        head += [
            b"%s: %s" % pair
            for pair in scope["headers"]
            if pair[0] in (b"content-type", b"accept", b"x-forwarded-proto")
        ]
        answer = Answer()
        try:
            writer.write(b"\r\n".join([*head, b"", body]))
            while not answer.whole:
                reading = asyncio.ensure_future(reader.read(65536))
                while not (await asyncio.wait((reading,), timeout=1.0))[0]:
                    if await self._owners.find(table) != peer:  # it will never answer, or not for us
                        reading.cancel()
                        raise OSError("it has lost the table")
                data = await reading
                if not data or answer.size > LARGEST:
                    raise OSError("it hung up")
                answer.parser.feed_data(data)
        except (OSError, httptools.HttpParserError) as fault:
            if scope["method"] in ("GET", "HEAD"):  # what changes nothing can be asked again
                return None
            raise StoreError(f"the server that was asked gave no answer: {fault}") from fault
        finally:
            writer.close()
        return answer

    # -- websockets ----------------------------------------------------------------------------------------

    async def _socket(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        until = time.monotonic() + PATIENCE
        try:
            while (peer := await self._owners.find(table)) is not None:
                line = await self._connected(peer, table, scope)
                if line is not None:
                    await self._carry(line, receive, send)
                    return
                if time.monotonic() > until:
                    raise StoreError(f"table {table} finds no server")
                await self._owners.changed(LOOK_AGAIN)
        except StoreError as fault:
            log.error("the table's server cannot be reached: %s", fault, extra={"table": table})
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": LATER})
            return
        await self._app(scope, receive, send)

    async def _connected(self, peer: Peer, table: str, scope: Any) -> ClientConnection | None:
        """A line to the table's server; None if there is none. Who has much to do is waited for, not asked twice."""
        dialling = asyncio.ensure_future(self._dialled(peer, table, scope))
        try:
            while not (await asyncio.wait((dialling,), timeout=LOOK_AGAIN))[0]:
                if await self._owners.find(table) != peer:
                    return None
            return dialling.result()
        except (OSError, TimeoutError, WebSocketException):
            return None
        finally:
            dialling.cancel()

    async def _dialled(self, peer: Peer, table: str, scope: Any) -> ClientConnection:
        return await connect(
            f"ws://{peer.reach}/ws/{table}",
            additional_headers={RELAYED.decode(): self._pass(scope)},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1.0,
            proxy=None,
        )

    async def _carry(self, line: ClientConnection, receive: Any, send: Any) -> None:
        """Hand on every message, both ways, until one of them goes."""
        await receive()
        await send({"type": "websocket.accept"})
        inward = asyncio.create_task(_inward(line, receive))
        outward = asyncio.create_task(_outward(line, send))
        try:
            await asyncio.wait((inward, outward), return_when=asyncio.FIRST_COMPLETED)
            if outward.done():
                code = line.close_code or RESTART
                with contextlib.suppress(Exception):
                    await send({"type": "websocket.close", "code": RESTART if code in (1005, 1006) else code})
        finally:
            inward.cancel()
            outward.cancel()
            await line.close()
            await asyncio.gather(inward, outward, return_exceptions=True)


async def _inward(line: ClientConnection, receive: Any) -> None:
    with contextlib.suppress(ConnectionClosed):
        while (frame := await receive())["type"] == "websocket.receive":
            text = frame.get("text")
            await line.send(frame["bytes"] if text is None else text)


async def _outward(line: ClientConnection, send: Any) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            text = await line.recv()
            await send({"type": "websocket.send", "text": text})


async def _body(receive: Any, most: int) -> bytes:
    """The body of a request; of one that is too long, enough to be refused for it."""
    pieces = bytearray()
    while True:
        message = await receive()
        pieces += message.get("body", b"")
        if not message.get("more_body") or len(pieces) > most:
            return bytes(pieces)


def _again(body: bytes, receive: Any) -> Any:
    """A `receive` that begins with what was received already."""
    told = False

    async def once_more() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once_more


async def _reply(send: Any, answer: Answer) -> None:
    headers = [pair for pair in answer.headers if pair[0] in PASSED_ON]
    await send({"type": "http.response.start", "status": answer.parser.get_status_code(), "headers": headers})
    await send({"type": "http.response.body", "body": b"".join(answer.body)})
