"""The guard at the door: same-origin requests only, and headers that leave a browser no other way."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from asobi.server.door import household
from asobi.server.identity import Guests, new_guest

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]

JSON: Final = (b"content-type", b"application/json")
FOREIGN: Final = 4403
MISDIRECTED: Final = 421
STRANGE: Final = b'{"key":"refused-host","fields":{}}'
BANNED: Final = b'{"key":"refused-banned","fields":{}}'
REFUSED: Final = b'{"key":"refused-origin","fields":{}}'


class Guard:
    """Stands before the whole server: checks the origin, knows the guest, adds the headers.

    Browsers send cookies along with any site's websocket and form, so the origin is the defence, not the cookie.
    """

    def __init__(self, app: Any, guests: Guests, hosts: Iterable[str], bans: Collection[str]) -> None:
        self.app = app
        self.bans = bans
        self.guests = guests
        here = socket.gethostname().lower()
        self.hosts = frozenset({"localhost", here, f"{here}.local", *[host.lower() for host in hosts]})

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        relayed = self.guests.relayed(scope)
        if relayed is not None:  # the other server has checked everything, and adds what a browser needs
            scope["asobi.guest"], address = relayed
            scope["client"] = (address, 0)
            scope["asobi.relayed"] = True
            await self.app(scope, receive, send)
            return
        guest = self.guests.known(scope)
        scope["asobi.guest"] = guest or new_guest()
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._http(scope, receive, send, guest is None)

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        host = headers.get(b"host")
        if not self._ours(host) or not same_origin(headers.get(b"origin"), host) or self._banned(scope):
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN})
            return
        await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any, is_new: bool) -> None:
        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                if is_new:
                    cookie = self.guests.cookie(scope["asobi.guest"], scope["scheme"] == "https")
                    headers.append((b"set-cookie", cookie.encode()))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        headers = dict(scope["headers"])
        if not self._ours(headers.get(b"host")):
            await guarded({"type": "http.response.start", "status": MISDIRECTED, "headers": [JSON]})
            await guarded({"type": "http.response.body", "body": STRANGE})
            return
        if self._banned(scope):
            await guarded({"type": "http.response.start", "status": 403, "headers": [JSON]})
            await guarded({"type": "http.response.body", "body": BANNED})
            return
        origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site")
        strange = origin is not None and not same_origin(origin, headers.get(b"host"))
        strange = strange or (origin is None and site not in (None, b"same-origin", b"none"))
        if scope["method"] not in ("GET", "HEAD") and strange:
            await guarded({"type": "http.response.start", "status": 403, "headers": [JSON]})
            await guarded({"type": "http.response.body", "body": REFUSED})
            return
        await self.app(scope, receive, guarded)

    def _banned(self, scope: Any) -> bool:
        if not self.bans:
            return False
        address = household((scope.get("client") or ("", 0))[0])
        return scope["asobi.guest"] in self.bans or address in self.bans

    def _ours(self, host: bytes | None) -> bool:
        """Whether a request means this server: by an address, or by one of its names.

        A page of another site can have its own name lead here (DNS rebinding); then origin and host agree, but the
        name is not ours.
        """
        name = (host or b"").decode("latin-1").lower()
        name = name[1 : name.find("]")] if name.startswith("[") else name.partition(":")[0]
        if name in self.hosts or name.endswith(".localhost") or "*" in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def same_origin(origin: bytes | None, host: bytes | None) -> bool:
    """Whether a page of this very server asks."""
    if not origin or not host:
        return False
    try:
        parts = urlsplit(origin.decode("latin-1").lower())
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.encode("latin-1") == host.lower()
