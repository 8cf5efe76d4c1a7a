"""Bots by name: our own, and those that other packages bring by the entry point group `asobi.bots`.

`search` thinks for 200 ms a decision, `search:50ms` for as long as it says, `search:400` for so many iterations.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, cast

from asobi.bots.bot import Bot
from asobi.bots.chance import RandomBot
from asobi.bots.greedy import GreedyBot
from asobi.bots.hunch import HunchBot
from asobi.bots.search import SearchBot
from asobi.core import AsobiError, Game

GROUP: Final = "asobi.bots"
NAMES: Final = ("random", "hunch", "easy", "greedy", "search")
BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,5})(ms)?")


class UnknownBot(AsobiError):
    """No bot has that name."""


@cache
def bot_names() -> list[str]:
    """Our own bots, the weakest first, then those of other packages in alphabetical order."""
    return [*NAMES, *sorted({point.name for point in entry_points(group=GROUP)} - set(NAMES))]


def make_bot(spec: str) -> Bot:
    """The bot that a text names."""
    if spec == "random":
        return RandomBot(spec)
    if spec == "hunch":
        return HunchBot(spec)
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
    for point in entry_points(group=GROUP):
        if point.name == spec:
            return cast("Bot", point.load()(spec))
    raise UnknownBot(f"no bot is called {spec!r}; there are {', '.join(bot_names())}, search:200ms, search:400")


def repeats(spec: str, game: Game[Any]) -> bool:
    """Whether the bot always decides the same from the same dice (with an eye on the clock it may not)."""
    by_clock = spec == "search" or spec.endswith("ms") or game.insight.style.name == "trials"
    return spec in ("random", "hunch") or not by_clock
