"""A match in the terminal: what happened in words, the view as tables, and a choice by number or notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from asobi.bots import Bot, SearchBot, make_bot, plays_like
from asobi.core import (
    Aim,
    Ask,
    AsobiError,
    Decision,
    Dice,
    Game,
    Match,
    Perspective,
    record_of,
    rulebook_in,
    why_not,
)
from asobi.study import advise
from asobi.words import ENGLISH, Words

ME = "me"


class TerminalTable:
    """One match between people at this keyboard and bots."""

    def __init__(
        self,
        console: Console,
        game: Game[Any],
        seats: Sequence[str],
        seed: str,
        settings: Mapping[str, Any],
        language: str = ENGLISH,
    ) -> None:
        self.console = console
        self.game = game
        self.match = Match.new(game, len(seats), seed, settings)
        self.names = [f"{who} {seat}" for seat, who in enumerate(seats)]
        self.bots: list[Bot | None] = [None if who == ME else make_bot(who) for who in seats]
        self.dice = Dice(f"{seed} bots")
        self.words = Words(game, self.names, language=language)
        self.say = self.words.say
        self.heard = 0

    def play(self) -> bool:
        """Play to the end, or until somebody quits; gives whether the match ended."""
        for bot in dict.fromkeys(bot.name for bot in self.bots if bot is not None):
            like = plays_like(bot, self.game, self.match.seats, self.match.settings)
            if like != bot:
                self.console.print(escape(self.say("terminal-unlearned", {"bot": bot, "like": like})), style="dim")
        while not self.match.over:
            decision = self.match.pending[0]
            player = self.bots[decision.seat]
            if player is not None:
                choice = player.choose(Perspective(self.match, decision.seat), self.dice)
                self.match.advance(choice, decision.seat)
            elif not self.ask(decision):
                return False
        self.tell(None)
        self.show_end()
        return True

    def tell(self, seat: int | None) -> None:
        """Say what happened since the last time."""
        for event in self.match.events_for(seat, self.heard):
            self.console.print(escape(self.words.event(event)), style="dim")
        self.heard = len(self.match.events)

    def ask(self, decision: Decision) -> bool:
        """Let a person decide; gives False when they quit."""
        self.tell(decision.seat)
        self.show(decision.seat)
        self.console.print(f"[bold]{escape(self.names[decision.seat])}[/]: {escape(self.words.prompt(decision))}")
        if isinstance(decision, Ask):
            for number, option in enumerate(decision.options, 1):
                words = escape(self.words.action(option))
                self.console.print(f"  {number:>2}  {words}  [dim]{escape(option.notation)}[/]")
        elif isinstance(decision, Aim):
            for dial in decision.space.dials:
                key = f"{self.game.id}-dial-{dial.name}"
                name = self.say(key) if self.words.has(key) else dial.name
                fields = {"dial": name, "low": str(dial.low), "high": str(dial.high), "steps": dial.steps}
                self.console.print(f"  {escape(self.say('terminal-dial', fields))}")
        while True:
            try:
                line = self.console.input("> ").strip()
            except EOFError:
                return False
            try:
                done = self.obey(line, decision)
            except (AsobiError, OSError) as fault:
                self.console.print(escape(str(fault)), style="yellow")
                continue
            if done is not None:
                return done

    def show(self, seat: int | None) -> None:
        """The table as the seat sees it: in the game's own words if it has a sheet for that, as plain data if not."""
        show_match(self.console, self.match, seat, self.words)

    def obey(self, line: str, decision: Decision) -> bool | None:
        """Do what the line says: True goes on with the match, False quits, None asks again."""
        word, _, rest = line.partition(" ")
        if word == "quit":
            return False
        if word == "view":
            self.show(decision.seat)
        elif word == "why" and rest:
            self.console.print(escape(self.reason(decision.seat, rest)))
        elif word == "hint":
            self.hint(decision)
        elif word == "save" and rest:
            record_of(self.match).save(Path(rest))
            self.console.print(escape(self.say("terminal-saved", {"file": rest})))
        elif word == "undo":
            self.match.undo(decision.seat)
            self.heard = len(self.match.events)
            return True
        elif line in ("", "?", "help"):
            self.console.print(escape(self.say("terminal-help").replace("`", "")))
        else:
            self.match.choose(decision.seat, self.chosen(line, decision))
            return True
        return None

    def hint(self, decision: Decision) -> None:
        """What the search would choose, and what that is expected to bring beside the next best choice."""
        found = advise(Perspective(self.match, decision.seat), SearchBot("hint", seconds=0.5), self.dice)
        self.console.print(escape(self.say("terminal-hint", {"choice": self.in_words(found.choice)})))
        if found.chance is None:
            return
        told = [self.say("terminal-hint-chance", {"chance": self.words.percent(found.chance)})]
        if found.next_chance is not None:
            second = self.in_words(found.next) if found.next else self.say("terminal-hint-usual")
            fields = {"next": second, "chance": self.words.percent(found.next_chance)}
            told.append(self.say("terminal-hint-next" if found.sure else "terminal-hint-alike", fields))
        if found.sure and found.points is not None and found.next_points is not None:
            fields = {"points": f"{found.points:.1f}", "other": f"{found.next_points:.1f}"}
            told.append(self.say("terminal-hint-points", fields))
        self.console.print(escape(" ".join(told)))

    def in_words(self, notation: str) -> str:
        """What a notation means, with the notation to type; an aim has no other words."""
        action = self.game.catalogue.find(notation)
        told = notation if action is None else self.words.action(action)
        return notation if told == notation else f"{told} ({notation})"

    def chosen(self, line: str, decision: Decision) -> str:
        """The notation that a line means: an option's number, or a notation as it stands."""
        if isinstance(decision, Ask) and line.isascii() and line.isdigit() and 1 <= int(line) <= len(decision.options):
            return decision.options[int(line) - 1].notation
        return line

    def reason(self, seat: int, notation: str) -> str:
        """The rule that forbids an action, in the rulebook's words."""
        number = why_not(self.match, seat, notation)
        if number is None:
            return self.say("terminal-free", {"choice": self.in_words(notation)})
        book = rulebook_in(self.game, self.words.language)
        return f"{number}: {book[number].text}" if book is not None and number in book else number

    def show_end(self) -> None:
        """The scores, the winners first."""
        outcome = self.match.outcome
        assert outcome is not None
        table = Table("", self.say("terminal-points"), "")
        for seat in sorted(range(len(self.names)), key=lambda seat: -outcome.scores[seat]):
            won = self.say("terminal-wins") if seat in outcome.winners else ""
            table.add_row(escape(self.names[seat]), str(outcome.scores[seat]), won)
        self.console.print(table)


def show_match(console: Console, match: Match, seat: int | None, words: Words) -> None:
    """A game's package may have a module `sheet` that lays a view out in lines of words; else the plain data."""
    package = type(match.game).__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.sheet"):
        for line in import_module(f"{package}.sheet").sheet(match.view(seat), match.board(), words):
            console.print(escape(line), highlight=False)
    else:
        show_view(console, match.view(seat))


def show_view(console: Console, view: Mapping[str, Any]) -> None:
    """Plain data as a person can read it: single values on a line, lists as rows, lists of lists as a grid."""
    single = {name: value for name, value in view.items() if not isinstance(value, list | dict)}
    console.print("  ".join(f"[dim]{escape(name)}[/] {escape(str(value))}" for name, value in single.items()))
    for name, value in view.items():
        if isinstance(value, list) and value and all(isinstance(row, list) for row in value):
            grid = Table(title=escape(name), show_header=False, title_justify="left")
            for number, row in enumerate(value):
                grid.add_row(str(number), *[escape(str(cell)) for cell in row])
            console.print(grid)
        elif isinstance(value, list | dict) and value:
            cells = value.items() if isinstance(value, dict) else enumerate(value)
            console.print(f"[dim]{escape(name)}[/] " + "  ".join(escape(f"{key}:{cell}") for key, cell in cells))
