"""The door: how many connections there may be, and how long and how slow a request before anybody looks at it."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import resource
import time
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from asobi.server.limits import Limits
from asobi.server.wire import Wire

RESERVE: Final = 128
"""Files that the server needs besides its connections: the store, the workers, the client's files."""
COMPLAINTS: Final = 10.0
"""Seconds between two lines in the log about connections that were turned away."""

log = logging.getLogger("asobi.server")


def files_for(connections: int) -> int:
    """Ask for as many open files as so many connections need; gives how many connections there may be then."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVE
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return connections if soft == resource.RLIM_INFINITY else min(connections, max(1, soft - RESERVE))


def household(address: str) -> str:
    """Whom an address belongs to: with IPv6 one guest has a whole /64 of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


class Porch:
    """Who stands at the door: connections in all and by address, and those whose request is not whole yet."""

    def __init__(self, limits: Limits, friends: Collection[str]) -> None:
        self.limits = limits
        self.friends = friends
        self.most = files_for(limits.connections)
        self.inside = 0
        self.unfinished: dict[Door, float] = {}
        self._addresses: Counter[str] = Counter()
        self._turned_away = 0
        self._complained_at = -COMPLAINTS
        self._watch: asyncio.TimerHandle | None = None

    def enter(self, address: str) -> bool:
        """Count a connection in, if there is room for it."""
        if self.inside >= self.most:
            self._complain(f"{self.most} connections are open: no more fit under the file limit or `connections`")
            return False
        proxied = address in self.limits.proxies or address in self.friends
        if not proxied and self._addresses[address] >= self.limits.connections_per_address:
            self._complain(f"{address} has {self._addresses[address]} connections open")
            return False
        self.inside += 1
        self._addresses[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self.inside -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def await_rest(self, door: Door, seconds: float) -> None:
        """Wait for the rest of a request, but not for long, nor with too many at once: then the oldest goes."""
        self.unfinished.pop(door, None)
        self.unfinished[door] = time.monotonic() + seconds
        if len(self.unfinished) > self.limits.half_open:
            oldest = next(iter(self.unfinished))
            self._complain(f"{self.limits.half_open} requests are half-sent: the oldest was dropped")
            oldest.drop()
        if self._watch is None:
            self._watch = asyncio.get_running_loop().call_later(0.5, self._drop_late)

    def _drop_late(self) -> None:
        now = time.monotonic()
        for door in [door for door, deadline in self.unfinished.items() if deadline < now]:
            door.drop()
        self._watch = asyncio.get_running_loop().call_later(0.5, self._drop_late) if self.unfinished else None

    def _complain(self, why: str) -> None:
        """One line for many: a log that an attacker fills is one more attack."""
        self._turned_away += 1
        now = time.monotonic()
        if now - self._complained_at >= COMPLAINTS:
            log.warning("%s; turned away since the last such line: %d", why, self._turned_away)
            self._complained_at = now
            self._turned_away = 0


class Door(HttpToolsProtocol):
    """uvicorn's HTTP connection; a request's head has a size and a time, and so has its body."""

    porch: Porch

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0] if self.client else "")
        self._in_head = True
        self._head_bytes = 0
        self._entered = self.porch.enter(self._address)
        if self._entered:
            self.porch.await_rest(self, self.porch.limits.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        self.porch.unfinished.pop(self, None)
        if self._entered:
            self._entered = False
            self.porch.leave(self._address)

    def drop(self) -> None:
        """End a connection whose request took too long."""
        self.porch.unfinished.pop(self, None)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take the data piece by piece, so that a head that never ends is seen in time."""
        most = self.porch.limits.head_bytes
        for place in range(0, len(data), most):
            if self.parser is None or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece, before = data[place : place + most], self._in_head
            super().data_received(piece)
            self._head_bytes = self._head_bytes + len(piece) if before and self._in_head else 0
            if self._head_bytes > most:
                self._refuse_head()
                return

    def _refuse_head(self) -> None:
        body = b"The head of the request is too large."
        size = str(len(body)).encode()
        self.transport.write(
            b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
            b"content-length: " + size + b"\r\nconnection: close\r\n\r\n" + body
        )
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self.porch.await_rest(self, self.porch.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.porch.await_rest(self, self.porch.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.porch.unfinished.pop(self, None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.porch.unfinished.pop(self, None)
        wire: Any = self.transport.get_protocol()
        if isinstance(wire, Wire):  # the connection is counted out when that one ends
            wire.gone_away = self._forget


def door(limits: Limits, friends: Collection[str] = ()) -> type[Door]:
    """The kind of connection that a server with these limits accepts; friends may have many of them."""
    return type("LimitedDoor", (Door,), {"porch": Porch(limits, friends)})
