"""What a conformance check found."""

from __future__ import annotations

from pathlib import Path


class Fault(AssertionError):
    """A game breaks one of the house rules: which one, how, from which seed, and the record that shows it."""

    def __init__(self, check: str, what: str, seats: int, seed: str, choices: int, record: Path | None) -> None:
        where = f"{seats} seats, seed {seed}, after {choices} choices"
        saved = f"; record: {record}" if record else ""
        super().__init__(f"{check}: {what} ({where}{saved})")
        self.check = check
        self.record = record
