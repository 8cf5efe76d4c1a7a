"""The header of a match: what it is made of before its first choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asobi.core.errors import AsobiError, RecordError
from asobi.core.game import Game
from asobi.core.match import Match


class Header:
    """What a match is made of before its first choice; one that begins in the middle has the state it begins in.

    `fair` is the proof of where the seed comes from, if the table that it was played at gave one.
    """

    def __init__(
        self,
        game: str,
        rules: str,
        seats: int,
        settings: Mapping[str, Any],
        seed: str,
        opening: dict[str, Any] | None = None,
        fair: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.settings: dict[str, Any] = dict(settings)
        self.seed = seed
        self.opening = opening
        self.fair = fair

    def data(self) -> dict[str, Any]:
        """The header as plain data."""
        data: dict[str, Any] = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "settings": self.settings,
            "seed": self.seed,
        }
        if self.opening is not None:
            data["opening"] = self.opening
        if self.fair is not None:
            data["fair"] = self.fair
        return data

    def begin(self, game: Game[Any]) -> Match:
        """The match before its first entry; nature is not computed."""
        if self.game != game.id:
            why = f"this is a record of {self.game!r}, not of {game.id!r}"
            raise RecordError(1, why, "refused-no-game", game=self.game)
        if self.rules != game.version:
            why = f"recorded under rules {self.rules}; the rules installed are {game.version}"
            raise RecordError(1, why, "refused-rules")
        try:
            if self.opening is not None:
                return Match.from_state(game, self.opening, self.seats, self.settings, auto_nature=False)
            return Match.new(game, self.seats, self.seed, self.settings, auto_nature=False)
        except AsobiError as fault:
            refused = RecordError(1, str(fault), fault.key or "record-begin")
            refused.fields = fault.fields
            raise refused from fault
        except Exception as stumble:
            why = f"the rules cannot begin like this ({stumbled(stumble)})"
            raise RecordError(1, why, "record-begin") from stumble


def stumbled(fault: Exception) -> str:
    """What rules raised that they should not, in the words of a refusal."""
    return f"{type(fault).__name__}: {fault}"
