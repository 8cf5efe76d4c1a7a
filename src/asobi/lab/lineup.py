"""Players of an experiment: bots by name, and bots that never use something (`hunch without shake, chip`).

`hunch without shake before round 8` uses it from that round on. `calm = hunch without shake` is called calm.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from asobi.bots import Bot, make_bot
from asobi.core import Action, Ask, AsobiError, Dice, Perspective, Point

NAMED = " = "
WITHOUT = " without "
BEFORE = re.compile(r" before round ([1-9][0-9]{0,3})$")


class Restrained(Bot):
    """Plays like another bot, but never chooses some actions as long as there is anything else to choose.

    With a round, only `before` that one.
    """

    def __init__(self, name: str, bot: Bot, never: Sequence[str], before: int = 0) -> None:
        super().__init__(name)
        self.bot = bot
        self.never = list(never)
        self.before = before

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        decision = perspective.decision
        if not isinstance(decision, Ask) or (self.before and round_of(perspective, dice) >= self.before):
            return self.bot.choose(perspective, dice)
        left = [option for option in decision.options if not any(is_named(option, words) for words in self.never)]
        if not left or len(left) == len(decision.options):
            return self.bot.choose(perspective, dice)
        if len(left) == 1:
            return left[0]
        perspective.decision = Ask(decision.seat, decision.prompt, left, decision.about)
        chosen = self.bot.choose(perspective, dice)
        # A bot that looks into an imagined match may come back with what it must not use: it then takes any other.
        return chosen if chosen in left else left[dice.below(len(left))]


def is_named(action: Action, words: str) -> bool:
    """Whether words mean the action: its name, its notation, or its notation's beginning."""
    return action.name == words or f"{action.notation} ".startswith(f"{words} ")


def round_of(perspective: Perspective, dice: Dice) -> int:
    """The round that the match is in."""
    number = getattr(perspective.glance(dice).state, "round", None)
    if not isinstance(number, int):
        raise AsobiError(f"{perspective.game.id} counts no rounds: nobody can wait for one")
    return number


def called(spec: str) -> str:
    """What tables and pictures call a player."""
    return spec.partition(NAMED)[0]


def make_player(spec: str) -> Bot:
    """The player that a text names."""
    name, without, never = spec.rpartition(NAMED)[2].partition(WITHOUT)
    bot = make_bot(name)
    if not without:
        return bot
    until = BEFORE.search(never)
    words = never[: until.start()] if until else never
    return Restrained(spec, bot, [word.strip() for word in words.split(",")], int(until[1]) if until else 0)
