"""Bots by name: `random`, `easy`, `greedy`, `search` (200 ms a decision), `search:50ms`, `search:400` (iterations)."""

from __future__ import annotations

import re
from typing import Final

from asobi.bots.bot import Bot
from asobi.bots.chance import RandomBot
from asobi.bots.greedy import GreedyBot
from asobi.bots.search import SearchBot
from asobi.core import AsobiError, Facts

NAMES: Final = ("random", "easy", "greedy", "search")
BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,5})(ms)?")


class UnknownBot(AsobiError):
    """No bot has that name."""


def make_bot(spec: str) -> Bot:
    """The bot that a text names."""
    if spec == "random":
        return RandomBot(spec)
    if spec == "easy":
        return GreedyBot(spec, effort=0.2, tremor=0.06)
    if spec == "greedy":
        return GreedyBot(spec)
    if spec == "search":
        return SearchBot(spec, seconds=0.2)
    budget = BUDGET.fullmatch(spec)
    if budget and budget[2]:
        return SearchBot(spec, seconds=int(budget[1]) / 1000)
    if budget:
        return SearchBot(spec, iterations=int(budget[1]))
    raise UnknownBot(f"no bot is called {spec!r}; there are random, easy, greedy, search, search:200ms, search:400")


def repeats(spec: str, facts: Facts) -> bool:
    """Whether the bot always decides the same from the same dice (with an eye on the clock it may not)."""
    by_clock = spec == "search" or spec.endswith("ms") or facts.trials > 0
    return spec == "random" or not by_clock
