"""A refusal: nothing was changed, and the key of the message that says why."""

from __future__ import annotations

from typing import Any, Final

from asobi.core import AsobiError

LONGEST: Final = 400


class Refusal(Exception):
    """Raised wherever a guest asks for what cannot be; `status` is what HTTP calls it."""

    def __init__(self, key: str, status: int = 400, **fields: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.fields = fields


def because(fault: AsobiError, usual: str, **fields: Any) -> dict[str, Any]:
    """The message that an error of the core or of a game asks for, with its fields; the usual one if it asks for none.

    A field is a whole number or a text. An author who gave no key is quoted as they said it.
    """
    why = {"why": str(fault)} if not fault.key else {}
    told = {**why, **fault.fields, **fields}
    plain = {name: value if type(value) is int else str(value)[:LONGEST] for name, value in told.items()}
    return {**plain, "key": fault.key or usual}
