"""The wire to one browser: uvicorn's websocket, with a shorter way in and out.

A message for several readers is framed once and handed to each transport as it is; a message from a reader is handed on
at once, without a queue and a task between. Measured on the load benchmark, that is what most of a move's time went to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from asobi.server.protocol import Message

Frame = bytes
FAREWELL: Final = 2.0
"""Seconds that a browser has to answer a close; what it sends meanwhile is read in vain."""
QUEUED: Final = 0.02
AT_ONCE: Final = 4096
"""Bytes that are taken from one browser before others have their turn."""
encoder: Final = msgspec.json.Encoder()


def framed(message: Message) -> Frame:
    """A message as it goes over the wire; servers do not mask."""
    text = encoder.encode(message)
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    """One connection. It says when its reader is slow (`write`) and when they have caught up (`caught_up`)."""

    listener: Callable[[bytes], None] | None = None
    caught_up: Callable[[], None] | None = None
    pinged: Callable[[], bool] | None = None
    gone_away: Callable[[], None] | None = None
    _backlog = b""
    _resting: asyncio.TimerHandle | asyncio.Handle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.close_timeout = FAREWELL
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["asobi.wire"] = self

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(data)

    # -- one thing at a time: what a browser sends at once is read bit by bit, and not while it should rest ---------

    def data_received(self, data: bytes) -> None:
        if self._resting is None and len(data) <= AT_ONCE:
            super().data_received(data)
            return
        self._backlog += data
        if self._resting is None:
            self.rest(0.0)

    async def receive(self) -> Any:
        message = await super().receive()
        if self._resting is not None:  # uvicorn knows of its own pauses only
            self._stop_reading()
        return message

    def _stop_reading(self) -> None:
        if not self.transport.is_closing() and self.transport.is_reading():
            self.transport.pause_reading()

    def rest(self, seconds: float) -> None:
        """Read nothing for a while; what has come already waits too."""
        if self._resting is not None:
            self._resting.cancel()
        self._stop_reading()
        self._resting = self.loop.call_later(seconds, self._read_on) if seconds else self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        self._resting = None
        if self.read_paused:  # the queue is full: the room is not there yet
            self._resting = self.loop.call_later(QUEUED, self._read_on)
            return
        data, self._backlog = self._backlog[:AT_ONCE], self._backlog[AT_ONCE:]
        if self.transport.is_closing():
            return
        if data:
            super().data_received(data)
        self._go_on_reading()

    def _go_on_reading(self) -> None:
        if self._resting is not None:
            return
        if self._backlog:
            self._resting = self.loop.call_soon(self._read_on)
        elif not self.read_paused and not self.transport.is_closing() and not self.transport.is_reading():
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer a ping, but not to somebody who sends too many, or does not read the answers."""
        pongs = b"".join(self.conn.data_to_send())
        if self.writable.is_set() and (self.pinged is None or self.pinged()):
            self.transport.write(pongs)

    def shutdown(self) -> None:
        """Who was let in is sent away; who was not hears nothing, so that a proxy asks another server instead."""
        if self.handshake_complete or self.close_sent:
            super().shutdown()
        else:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._backlog = b""
        if self._resting is not None:
            self._resting.cancel()
        super().connection_lost(exc)
        gone_away, self.gone_away = self.gone_away, None
        if gone_away is not None:
            gone_away()

    @property
    def gone(self) -> bool:
        """Whether nothing can be written any more."""
        return self.close_sent or self.transport.is_closing()

    def write(self, frame: Frame) -> bool:
        """Send a frame now; False if the reader does not keep up, and nothing was sent."""
        if self.writable.is_set():
            self.transport.write(frame)
            return True
        return False

    def cut(self) -> None:
        """Drop the connection at once; a polite close would wait for a reader who does not read."""
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.caught_up is not None:
            self.caught_up()
