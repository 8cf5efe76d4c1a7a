"""A whole match in the terminal, played by a hand that reads what is printed."""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any

from rich.console import Console

from asobi.core import Aim, Ask, Dice, Game, written
from asobi.terminal import TerminalTable


class Reader(Console):
    """Types a random choice whenever it is asked, and keeps every sheet that was shown."""

    def __init__(self, seed: str) -> None:
        self.paper = io.StringIO()
        super().__init__(file=self.paper, width=200, no_color=True)
        self.dice = Dice(seed)
        self.sheets: list[str] = []
        self.table: TerminalTable | None = None

    def input(self, prompt: Any = "", **_: Any) -> str:
        assert self.table is not None
        match = self.table.match
        decision = match.pending[0]
        package = type(match.game).__module__.rpartition(".")[0]
        lines = import_module(f"{package}.sheet").sheet(match.view(decision.seat), match.board(), self.table.words)
        self.sheets += lines
        if isinstance(decision, Ask):
            return str(1 + self.dice.below(len(decision.options)))
        assert isinstance(decision, Aim)
        return written(tuple([self.dice.below(dial.steps + 1) for dial in decision.space.dials]))


def read(game: Game[Any], seats: list[str], seed: str, settings: dict[str, Any]) -> tuple[str, list[str]]:
    """Play a match to its end; all that was printed, and every line of every sheet."""
    reader = Reader(seed)
    reader.table = TerminalTable(reader, game, seats, seed, settings)
    assert reader.table.play()
    printed = reader.paper.getvalue()
    assert "wins" in printed
    assert reader.sheets
    assert all(line.rstrip() in printed for line in reader.sheets)
    for line in reader.sheets:
        assert not any(mark in line for mark in ("{", "}", "[", "None", "True", "False")), line
        assert f"{game.id}-" not in line, f"no message: {line}"
    return printed, reader.sheets
