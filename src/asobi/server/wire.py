"""The wire to one browser: uvicorn's websocket, with a shorter way in and out.

A message for several readers is framed once and handed to each transport as it is; a message from a reader is handed on
at once, without a queue and a task between. Measured on the load benchmark, that is what most of a move's time went to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from asobi.server.protocol import Message

Frame = bytes
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

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
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
