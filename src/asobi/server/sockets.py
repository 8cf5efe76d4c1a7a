"""Websockets: from the handshake to the last word of a connection."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, Final

import msgspec

from asobi.server import protocol as p
from asobi.server.audience import Connection
from asobi.server.door import household
from asobi.server.hall import Hall
from asobi.server.limits import Limits
from asobi.server.outbox import Outbox
from asobi.server.owners import Elsewhere
from asobi.server.rates import Bucket
from asobi.server.refusal import Refusal
from asobi.server.room import RESTART, Room
from asobi.server.store import StoreError
from asobi.server.wire import Wire

decoder: Final[msgspec.json.Decoder[p.Message]] = msgspec.json.Decoder(p.FromBrowser)

LAST_WORD: Final = 2.0
"""Seconds that a reader has to take the last message before the connection ends."""

BAD_HELLO: Final = 4400
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429
SILENT: Final = 4408
LATER: Final = 1013

log = logging.getLogger("asobi.server")


class Ear:
    """Listens to one connection on behalf of its room, as fast as the limits allow."""

    def __init__(self, connection: Connection, wire: Wire, limits: Limits) -> None:
        self.room: Room | None = None
        self._connection = connection
        self._wire = wire
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once, time.monotonic())
        self._patience = limits.refusals_at_once
        self._hasty = 0

    def let(self) -> bool:
        """Whether one more message may come now; if not, nothing is read until one may."""
        now = self._connection.heard_at = time.monotonic()
        if self._bucket.take(now):
            if self._bucket.full:
                self._hasty = 0
            return True
        self._hasty += 1
        if self._hasty > self._patience:
            self._connection.outbox.close(TOO_MANY)
            self._wire.rest(LAST_WORD)
        else:
            self._wire.rest(self._bucket.empty_for)
        return False

    def hear(self, text: bytes | None) -> None:
        """Hand a message on, or refuse it."""
        connection = self._connection
        if not self.let():
            connection.refuse("refused-too-fast")
            return
        message = decoded(connection, text)
        if isinstance(message, p.Ping):
            connection.post(p.Pong(message.at))
        elif isinstance(message, p.Hello):
            connection.refuse("refused-hello-once")
        elif message is not None and self.room is not None:
            self.room.hear(connection, message)


def text_of(frame: Any) -> bytes | None:
    """The text of a frame; None if it is not text."""
    text = frame.get("text")
    return None if text is None else text.encode()


def decoded(connection: Connection, text: bytes | None) -> p.Message | None:
    """The message in a text; anything else is refused."""
    try:
        if text is None:
            raise msgspec.DecodeError("a message is text")
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as fault:
        connection.refuse("refused-malformed", {"why": str(fault)[:200]})
        return None


class Sockets:
    """The door for websockets: `/ws/{table}`."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._backlog = hall.services.backlog
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        path: str = scope["path"]
        table = path.removeprefix("/ws/")
        guest: str = scope["asobi.guest"]
        address = household((scope.get("client") or ("", 0))[0])
        limits = self.hall.limits
        if (
            not path.startswith("/ws/")
            or self._guests[guest] >= limits.sockets_per_guest
            or self._addresses[address] >= limits.sockets_per_address
        ):
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        self._guests[guest] += 1
        self._addresses[address] += 1
        try:
            await send({"type": "websocket.accept"})
            await self._serve(table, guest, address, scope, receive, send)
        finally:
            for counter, who in ((self._guests, guest), (self._addresses, address)):
                counter[who] -= 1
                if not counter[who]:
                    del counter[who]

    async def _serve(self, table: str, guest: str, address: str, scope: Any, receive: Any, send: Any) -> None:
        """Listen until the browser goes or is sent away."""
        wire: Wire = scope["extensions"].pop("asobi.wire")
        connection = Connection(
            guest, address, Outbox(wire, self.hall.limits, self._backlog), self.hall.services.pulse.refusals
        )
        ear = Ear(connection, wire, self.hall.limits)
        wire.pinged = ear.let
        reader = asyncio.create_task(self._read(connection, ear, table, wire, receive))
        closing = connection.outbox.close_code
        try:
            await asyncio.wait((reader, closing), return_when=asyncio.FIRST_COMPLETED)
            if closing.done():
                async with asyncio.timeout(LAST_WORD):
                    await send({"type": "websocket.close", "code": closing.result()})
        except TimeoutError:
            wire.cut()
        finally:
            closing.cancel()
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            connection.outbox.empty()
            wire.pinged = None

    async def _read(self, connection: Connection, ear: Ear, table: str, wire: Wire, receive: Any) -> None:
        room: Room | None = None
        try:
            async with asyncio.timeout(self.hall.limits.hello_seconds):
                room = await self._greet(connection, table, receive)
            if room is not None:
                ear.room = room
                await self._listen(ear, wire, receive)
        except TimeoutError:
            connection.outbox.close(SILENT)
        finally:
            wire.listener = None
            if room is not None:
                room.exit(connection)

    async def _greet(self, connection: Connection, table: str, receive: Any) -> Room | None:
        """The first message must be a proper hello to a table that exists."""
        frame = await receive()
        if frame["type"] != "websocket.receive":
            return None
        hello = decoded(connection, text_of(frame))
        if not isinstance(hello, p.Hello):
            if hello is not None:
                connection.refuse("refused-hello-first")
            connection.outbox.close(BAD_HELLO)
            return None
        if hello.protocol != p.PROTOCOL:
            connection.refuse("refused-protocol", {"protocol": p.PROTOCOL})
            connection.outbox.close(BAD_HELLO)
            return None
        try:
            room = await self.hall.room(table)
        except Refusal as refusal:
            connection.refuse(refusal.key, refusal.fields)
            connection.outbox.close(NO_TABLE)
            return None
        except Elsewhere:
            connection.outbox.close(RESTART)
            return None
        except StoreError as fault:
            log.error("the store refused: %s", fault)
            connection.refuse("refused-store")
            connection.outbox.close(LATER)
            return None
        room.enter(connection, hello.token)
        return room

    async def _listen(self, ear: Ear, wire: Wire, receive: Any) -> None:
        """Hand on what comes: first what came during the hello, then each message as it arrives."""
        while not wire.queue.empty():
            frame = await receive()
            if frame["type"] != "websocket.receive":
                return
            ear.hear(text_of(frame))
        wire.listener = ear.hear
        while (frame := await receive())["type"] == "websocket.receive":
            ear.hear(text_of(frame))

    def sweep(self) -> None:
        """Cut off who has been silent for too long, or takes nothing of what waits."""
        now, limits = time.monotonic(), self.hall.limits
        for room in list(self.hall.rooms.values()):
            for connection in list(room.audience.connections):
                silent = now - connection.heard_at > limits.silence_seconds
                if silent or connection.outbox.stuck_for(now) > limits.stuck_seconds:
                    connection.outbox.cut()
