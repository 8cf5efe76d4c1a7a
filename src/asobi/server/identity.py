"""Guests: a random id in a signed cookie. It lists a guest's own tables; a seat is opened only by its token."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from itsdangerous import BadSignature, Signer

from asobi.server.ledger import Ledger

COOKIE: Final = "asobi_guest"
NAME: Final = COOKIE.encode()
AGE: Final = 400 * 24 * 3600
RELAYED: Final = b"x-asobi-relayed"
ELSEWHERE: Final = b"x-asobi-elsewhere"
"""The header of an answer that is none: another server has the table, or will have it. Ask again."""
FRESH: Final = 60
"""Seconds for which what one server says about a guest is believed by another, whose clock may be before or behind."""


class Guests:
    """Knows guests by their cookies."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="asobi guest")
        self._relay = Signer(key, salt="asobi relay")

    def known(self, scope: Any) -> str | None:
        """The guest whose cookie came with a request, if it is one of ours."""
        for name, value in scope["headers"]:
            if name == b"cookie":
                for pair in value.split(b";"):  # by hand: the standard library's reader takes quadratic time
                    cookie, _, signed = pair.strip().partition(b"=")
                    if cookie == NAME:
                        try:
                            return self._signer.unsign(signed).decode()
                        except (BadSignature, UnicodeError):
                            continue
        return None

    def passed_on(self, guest: str, address: str) -> str:
        """What one server tells another about whom it asks for; only a server on the same database can say that."""
        return self._relay.sign(f"{guest} {address} {int(time.time())}").decode()

    def relayed(self, scope: Any) -> tuple[str, str] | None:
        """The guest and the address for whom another server asks."""
        for name, value in scope["headers"]:
            if name == RELAYED:
                try:
                    guest, address, at = self._relay.unsign(value).decode().split(" ")
                except (BadSignature, ValueError):
                    return None
                return (guest, address) if abs(time.time() - int(at)) <= FRESH else None
        return None

    def cookie(self, guest: str, secure: bool) -> str:
        """The cookie by which the guest is known again."""
        value = self._signer.sign(guest).decode()
        return f"{COOKIE}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax" + "; Secure" * secure


def new_guest() -> str:
    """An id for somebody who was never here."""
    return secrets.token_urlsafe(12)


async def find_guests(ledger: Ledger) -> Guests:
    """The guests of a ledger: its signing key is made once and kept there."""
    return Guests(await ledger.settle_setting("cookie", secrets.token_urlsafe(32)))
