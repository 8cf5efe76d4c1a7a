"""Many matches stepped together: their observations and masks lie row after row in two stretches of memory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asobi.core import Ask, Game, IllegalAction, Match
from asobi.env.table import VICTORY, Table

KEEP = -1


class Rows:
    """A table a row; whoever decides there is observed and masked. A match that ends makes room for the next at once.

    Row r plays the matches with the seeds `<seed> r 0`, `<seed> r 1`, whatever the other rows do.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        count: int,
        seed: str,
        settings: Mapping[str, Any] | None = None,
        rewards: str = VICTORY,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one match, not {count}")
        self.tables: list[Table] = [Table(game, seats, settings, rewards) for _ in range(count)]
        self.width: int = self.tables[0].size
        self.numbers: int = self.tables[0].numbers
        self.observed: bytearray = bytearray(count * self.width)
        self.masks: bytearray = bytearray(count * self.numbers)
        self.turns: bytearray = bytearray(count)
        self.nothing: bytearray = bytearray(self.numbers)  # a mask that allows nothing
        self.begun: list[int] = [0] * count
        self.seed = seed
        self.begin(seed)

    def begin(self, seed: str) -> None:
        """New matches everywhere."""
        self.seed = seed
        for row in range(len(self.tables)):
            self.begun[row] = 0
            self._next(row)

    def _next(self, row: int) -> None:
        """The row's next match."""
        table = self.tables[row]
        while True:
            table.begin(f"{self.seed} {row} {self.begun[row]}")
            self.begun[row] += 1
            if table.decision is not None:  # a match may end before anybody has decided anything
                break
        self._look(row)

    def _look(self, row: int) -> None:
        """Write down what the row's deciding seat observes and may choose."""
        table = self.tables[row]
        self.turns[row] = table.seat
        first = row * self.width
        self.observed[first : first + self.width] = table.observe(table.seat)
        first = row * self.numbers
        masks = self.masks
        masks[first : first + self.numbers] = self.nothing
        decision = table.decision
        if isinstance(decision, Ask):
            for option in decision.options:
                masks[first + option.id] = 1
        else:
            for number in table.legal(table.seat):
                masks[first + number] = 1

    def check(self, chosen: list[int]) -> None:
        """Refuse numbers that may not be chosen, before anything is stepped."""
        if len(chosen) != len(self.tables):
            raise IllegalAction(f"{len(self.tables)} rows need as many numbers, not {len(chosen)}")
        numbers, masks = self.numbers, self.masks
        for row, number in enumerate(chosen):
            if number != KEEP and not (0 <= number < numbers and masks[row * numbers + number]):
                seat = self.tables[row].seat
                legal = self.tables[row].legal(seat)
                raise IllegalAction(f"row {row}: seat {seat} may not choose the number {number} now; legal: {legal}")

    def step(self, chosen: list[int]) -> list[tuple[int, list[float], Match]]:
        """Every row's deciding seat chooses its number; -1 leaves a row as it is.

        Gives the rows whose match ended, each with what that brought the seats, and the match.
        """
        self.check(chosen)
        ended: list[tuple[int, list[float], Match]] = []
        for row, number in enumerate(chosen):
            if number == KEEP:
                continue
            table = self.tables[row]
            table.take(table.seat, number)
            if table.decision is None:
                ended.append((row, table.rewards(), table.match))
                self._next(row)
            else:
                self._look(row)
        return ended
