"""The chance of a table: the server's secret, to which it has committed itself, and what each player adds to it."""

from __future__ import annotations

import msgspec

from asobi.core import Header, Match, Record, record_of
from asobi.core.fair import commitment, is_chance, new_chance, sealed, settled, terms_of
from asobi.server.protocol import FairData
from asobi.server.refusal import Refusal


class Chance(msgspec.Struct):
    """A secret, the terms that it belongs to, and by seat the seals and what was opened of them."""

    secret: str
    terms: str
    seals: list[str | None]
    chances: list[str | None]

    @property
    def unopened(self) -> list[int]:
        """The seats that have sealed a chance and not opened it yet."""
        pairs = zip(self.seals, self.chances, strict=True)
        return [seat for seat, (seal, chance) in enumerate(pairs) if seal is not None and chance is None]

    @property
    def seed(self) -> str:
        """The seed that comes of it now."""
        return settled(self.secret, self.terms, self.chances)

    def open(self, seat: int, chance: str) -> None:
        """Take the chance that a seat has sealed."""
        if not is_chance(chance) or self.seals[seat] is None or sealed(chance) != self.seals[seat]:
            raise Refusal("refused-chance")
        self.chances[seat] = chance

    def data(self, opening: bool) -> FairData:
        """What everybody may know of it; `opening` asks the browsers to open what they sealed."""
        return FairData(commitment(self.secret, self.terms), self.seals, opening)


def new_chance_of(table: str, header: Header, seals: list[str | None]) -> Chance:
    """A new secret for a table with these terms; nothing is opened yet."""
    terms = terms_of(table, header.game, header.rules, header.seats, header.settings)
    return Chance(new_chance(), terms, seals, [None] * header.seats)


def proven(match: Match, chance: Chance | None) -> Record:
    """The record of a match, with the proof of its dice if there is one."""
    record = record_of(match)
    if chance is not None:
        record.header.fair = msgspec.to_builtins(chance)
    return record


def checked_seal(seal: str | None) -> str | None:
    """A seal, if it is one; a browser may do without."""
    if seal is not None and not is_chance(seal):
        raise Refusal("refused-chance")
    return seal
