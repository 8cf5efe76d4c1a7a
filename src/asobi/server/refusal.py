"""A refusal: nothing was changed, and the key of the message that says why."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """Raised wherever a guest asks for what cannot be; `status` is what HTTP calls it."""

    def __init__(self, key: str, status: int = 400, **fields: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.fields = fields
