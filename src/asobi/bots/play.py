"""The one loop in which bots play a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from asobi.bots.bot import Bot
from asobi.bots.roster import make_bot
from asobi.core import Action, Decision, Dice, Game, Match, Perspective, Point, find_game


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Watches a match between bots; overrides what it wants to see."""

    def before(self, match: Match) -> None:
        """The match is about to begin."""

    def step(self, match: Match, decision: Decision, choice: Action | Point) -> None:
        """A bot has chosen; the match has not gone on yet."""

    def after(self, match: Match) -> None:
        """The match is over."""


def play(
    game: Game[Any] | str,
    bots: Sequence[Bot | str],
    seed: str | int,
    settings: Mapping[str, Any] | None = None,
    observers: Sequence[Observer] = (),
) -> Match:
    """A whole match between bots, one a seat; where several decide together, the lowest seat goes first."""
    match = Match.new(find_game(game) if isinstance(game, str) else game, len(bots), seed, settings)
    for observer in observers:
        observer.before(match)
    go_on(match, bots, Dice(str(seed)), observers)
    for observer in observers:
        observer.after(match)
    return match


def go_on(match: Match, bots: Sequence[Bot | str], dice: Dice, observers: Sequence[Observer] = ()) -> None:
    """Let bots play a match to its end; what each leaves to chance comes of dice of its own."""
    players = [make_bot(bot) if isinstance(bot, str) else bot for bot in bots]
    own = [dice.fork(f"bot {seat}") for seat in range(len(players))]
    while not match.over:
        decision = match.pending[0]
        seat = decision.seat
        choice = players[seat].choose(Perspective(match, seat), own[seat])
        for observer in observers:
            observer.step(match, decision, choice)
        match.advance(choice, seat)
