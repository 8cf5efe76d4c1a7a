"""Guests: a random id in a signed cookie. It lists a guest's own tables; a seat is opened only by its token."""

from __future__ import annotations

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, Signer

from asobi.server.ledger import Ledger

COOKIE: Final = "asobi_guest"
NAME: Final = COOKIE.encode()
AGE: Final = 400 * 24 * 3600


class Guests:
    """Knows guests by their cookies."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="asobi guest")

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

    def cookie(self, guest: str, secure: bool) -> str:
        """The cookie by which the guest is known again."""
        value = self._signer.sign(guest).decode()
        return f"{COOKIE}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax" + "; Secure" * secure


def new_guest() -> str:
    """An id for somebody who was never here."""
    return secrets.token_urlsafe(12)


async def find_guests(ledger: Ledger) -> Guests:
    """The guests of a ledger: its signing key is made once and kept there."""
    key = await ledger.setting("cookie")
    if key is None:
        key = secrets.token_urlsafe(32)
        await ledger.keep_setting("cookie", key)
    return Guests(key)
