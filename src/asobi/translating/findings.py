"""What a check found in a translation."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """One thing that is missing or wrong: in which file, at which message or clause, and what."""

    file: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.what}" if self.key else f"{self.file}: {self.what}"
