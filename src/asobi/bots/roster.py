"""Bots by name: five levels for people, kinds for whoever measures, and what other packages bring by `asobi.bots`.

A level plays like the one above it with an eye for less: it overlooks more options, tries less where nature is slow,
and its hand shakes more. `bench/levels.py` measures that each takes more victories than the one before.

Whoever starts a process may name bots of their own beside these, in the variable ASOBI_BOTS: `mine=package:Class`.

`search` thinks for 200 ms a decision, `search:50ms` for as long as it says, `search:400` for so many iterations.
`expert` is the same search with the game's network, `learned` looks one turn ahead with it. Where no network has
learned for a table, they play like `search` and `greedy`; `plays_like` tells.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, cast

from asobi.bots.bot import Bot
from asobi.bots.chance import RandomBot
from asobi.bots.greedy import GreedyBot
from asobi.bots.hunch import HunchBot
from asobi.bots.net import net_for
from asobi.bots.search import SearchBot
from asobi.core import AsobiError, Game

GROUP: Final = "asobi.bots"
OWN: Final = "ASOBI_BOTS"
LEVELS: Final = ("beginner", "easy", "normal", "hard", "expert")
KINDS: Final = ("random", "hunch", "greedy", "search", "learned")
NAMES: Final = (*LEVELS, *KINDS)
BUDGET: Final = re.compile(r"(search|expert):([1-9][0-9]{0,5})(ms)?")


class UnknownBot(AsobiError):
    """No bot has that name."""


@cache
def bot_names() -> list[str]:
    """Our own bots, levels before kinds and the weakest first, then those of other packages by the alphabet."""
    others = {point.name for point in entry_points(group=GROUP)} | set(own_bots())
    return [*NAMES, *sorted(others - set(NAMES))]


def own_bots() -> dict[str, str]:
    """The bots that were named for this process, each with where its class is found."""
    found: dict[str, str] = {}
    for text in os.environ.get(OWN, "").split(","):
        name, equals, where = text.partition("=")
        if equals:
            found[name] = where
    return found


def own_bot(name: str, where: str) -> Bot:
    """A bot from where its class is found: `package:Class`."""
    module, _, noun = where.partition(":")
    try:
        bot: object = getattr(import_module(module), noun)(name)
    except (ImportError, AttributeError, TypeError, ValueError) as fault:
        raise UnknownBot(f"the bot {name}={where} cannot be made ({fault}); write name=package.module:Class") from fault
    if not isinstance(bot, Bot):
        raise UnknownBot(f"the bot {name}={where} is not a Bot: derive it from asobi.Bot")
    return bot


def make_bot(spec: str) -> Bot:
    """The bot that a text names."""
    if spec == "random":
        return RandomBot(spec)
    if spec == "hunch":
        return HunchBot(spec)
    if spec == "beginner":
        return GreedyBot(spec, effort=0.1, tremor=0.16, overlooks=0.9)
    if spec == "easy":
        return GreedyBot(spec, effort=0.2, tremor=0.08, overlooks=0.68)
    if spec == "normal":
        return GreedyBot(spec, effort=0.5, tremor=0.03, overlooks=0.4)
    if spec in ("hard", "greedy"):
        return GreedyBot(spec)
    if spec == "learned":
        return GreedyBot(spec, learned=True)
    if spec in ("expert", "search"):
        return SearchBot(spec, seconds=0.2, learned=spec == "expert")
    budget = BUDGET.fullmatch(spec)
    if budget and budget[3]:
        return SearchBot(spec, seconds=int(budget[2]) / 1000, learned=budget[1] == "expert")
    if budget:
        return SearchBot(spec, iterations=int(budget[2]), learned=budget[1] == "expert")
    own = own_bots().get(spec)
    if own is not None:
        return own_bot(spec, own)
    for point in entry_points(group=GROUP):
        if point.name == spec:
            return cast("Bot", point.load()(spec))
    raise UnknownBot(
        f"no bot is called {spec!r}; there are {', '.join(bot_names())}, search:200ms, search:400, expert:400"
    )


def plays_like(spec: str, game: Game[Any], seats: int, settings: Mapping[str, Any]) -> str:
    """The bot itself, or the one that it plays like at such a table because no network has learned for it."""
    kind, colon, budget = spec.partition(":")
    plain = {"expert": "search", "learned": "greedy"}.get(kind)
    if plain is None or net_for(game, seats, settings) is not None:
        return spec
    return plain + colon + budget


def repeats(spec: str, game: Game[Any]) -> bool:
    """Whether the bot always decides the same from the same dice (with an eye on the clock it may not)."""
    by_clock = spec in ("expert", "search") or spec.endswith("ms") or game.insight.style.name == "trials"
    return spec in ("random", "hunch") or not by_clock
