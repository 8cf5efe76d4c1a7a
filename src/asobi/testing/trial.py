"""A trial: one random match under examination, and what is kept of it."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from asobi.core import Dice, Game, Header, Match, Record, State, record_of
from asobi.testing.faults import Fault

FOLDER = Path(tempfile.gettempdir()) / "asobi-conformance"


class Seen:
    """What the trials saw of the things a game may declare to have, and what was observed at each sight."""

    def __init__(self) -> None:
        self.chance = False
        self.hidden = False
        self.simultaneous = False
        self.aims = False
        self.redealt = False
        self.observed: dict[bytes, list[int]] = {}


class Trial:
    """One random match under examination."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: str,
        settings: Mapping[str, Any],
        folder: Path,
        seen: Seen,
        every: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.folder = folder
        self.seen = seen
        self.every = every  # the costly checks are made at one decision in so many, by chance
        self.dice = Dice(f"trial {seed}")
        self.digest = ""  # of the state at the decision that is being looked at
        self.kept: list[tuple[State, str]] = []
        self.twins: dict[int | None, Match] = {}
        self.choices = 0
        self.heard = 0
        self.match: Match | None = None
        self.board: Mapping[str, Any] = {}
        self.settings = dict(settings)

    def fault(self, check: str, what: str) -> Fault:
        """The fault to raise, with a record of the match so far."""
        self.folder.mkdir(parents=True, exist_ok=True)
        name = "".join(letter if letter.isalnum() else "-" for letter in f"{check} {self.seed}")
        path = self.folder / f"{name}.record"
        self.record().save(path)
        return Fault(check, f"{self.game.id}: {what}", self.seats, self.seed, self.choices, path)

    def record(self) -> Record:
        """The match so far; where it did not even begin, or cannot be written down, what it began from."""
        try:
            assert self.match is not None
            record = record_of(self.match)
            record.text()
            return record
        except Exception:
            end = {"choices": 0, "over": False, "state": ""}
            settings = self.game.with_defaults(self.seats)
            return Record(Header(self.game.id, self.game.version, self.seats, settings, self.seed), [], end)
