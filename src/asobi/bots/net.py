"""Networks that learned who wins: small, read from the game's own folder, and asked without any training library.

A network is told what a seat observes and what the game hints at, or the hints alone, and says how likely every seat
is to win, that one first. In an open game the seat is the one to decide next, so one question values everybody; where
there are secrets or several decide together, it is the seat whose chances are wanted.
"""

from __future__ import annotations

import json
import math
import os
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from asobi.bots.eye import Eye
from asobi.core import Game, Match, Number, Setting, Together

FOLDER: Final = "nets"
OWN: Final = "ASOBI_NETS"  # a folder with networks of one's own: `eight-routes/4.npz` goes before the one that ships


class Net:
    """One hidden layer; `about` says which tables it learned for."""

    def __init__(self, weights: list[NDArray[np.float32]], about: dict[str, Any]) -> None:
        self.weights = weights
        self.about = about
        into, bias, out, last = weights
        # What is added after a product is one more row of it, for a 1 behind the numbers: fewer calls of numpy.
        self.first: NDArray[np.float32] = np.vstack([into, bias])
        self.second: NDArray[np.float32] = np.vstack([out, last])
        self.told: NDArray[np.float32] = np.ones(len(into) + 1, np.float32)
        self.hidden: NDArray[np.float32] = np.ones(len(bias) + 1, np.float32)
        self.within: NDArray[np.float32] = self.hidden[:-1]
        self.seats: int = about["seats"]
        self.own: bool = about["own"]
        self.observes: bool = about.get("observes", True)

    def shares(self, match: Match, seat: int) -> list[float]:
        """How likely each seat is to win, from this one on and around the table."""
        told, within, count = self.told, self.within, 0
        if self.observes:
            seen = match.game.observation.observe(match.state, seat, match.decision)
            count = len(seen)
            told[:count] = np.frombuffer(bytearray(seen), np.uint8)
        hints = match.game.insight.hints(match.state, seat)
        if hints:
            told[count : count + len(hints)] = hints
        np.dot(told, self.first, out=within)
        np.maximum(within, 0.0, out=within)
        marks: list[float] = np.dot(self.hidden, self.second).tolist()
        highest = max(marks)
        raised = [math.exp(mark - highest) for mark in marks]
        whole = sum(raised)
        return [each / whole for each in raised]

    def covers(self, game: Game[Any], seats: int, settings: Any) -> bool:
        """Whether it learned for such tables: these rules and seats, and nothing set or turned that it never saw so."""
        variant = settings.get("variant")
        turned: list[str] = list(variant["changes"]) if variant else []
        known: list[str] = self.about["dials"]
        return (
            bool(self.about["rules"] == game.version)
            and self.seats == seats
            and all(any(fnmatchcase(dial, pattern) for pattern in known) for dial in turned)
            and all(self.saw(setting, settings.get(setting.key, setting.default)) for setting in game.settings)
        )

    def saw(self, setting: Setting, value: Any) -> bool:
        """Whether it learned at tables with that value: the default, one of the recipe's, or a number between those."""
        values: list[Any] = self.about.get("tables", {}).get(setting.key, [])
        if value == setting.default or value in values:
            return True
        return isinstance(setting, Number) and bool(values) and min(values) <= value <= max(values)


class LearnedEye(Eye):
    """Sees with a network."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def value(self, match: Match, seat: int) -> float | None:
        outcome = match.outcome
        if outcome is not None:
            return outcome.share(seat)
        if self.net.own:
            return self.net.shares(match, seat)[0]
        mover = whose_turn(match)
        return self.net.shares(match, mover)[(seat - mover) % match.seats]

    def values(self, match: Match) -> list[float] | None:
        if self.net.own:
            return None
        mover = whose_turn(match)
        shares = self.net.shares(match, mover)
        return [shares[(seat - mover) % match.seats] for seat in range(match.seats)]


def whose_turn(match: Match) -> int:
    """Whoever decides next; of several, the lowest seat."""
    decision = match.decision
    if isinstance(decision, Together):
        return min(decision.decisions)
    return 0 if decision is None else match.pending[0].seat


def own_seat(game: Game[Any]) -> bool:
    """Whether a network of the game looks from the seat whose chances are wanted."""
    return game.facts.hidden or game.facts.simultaneous


def read_net(data: bytes) -> Net:
    """The network in the bytes of a file."""
    with np.load(BytesIO(data), allow_pickle=False) as held:
        weights = [held[name].astype(np.float32) for name in ("into", "bias", "out", "last")]
        return Net(weights, json.loads(str(held["about"])))


def write_net(net: Net) -> bytes:
    """The network as the bytes of a file."""
    file = BytesIO()
    into, bias, out, last = net.weights
    np.savez(file, into=into, bias=bias, out=out, last=last, about=np.array(json.dumps(net.about)))
    return file.getvalue()


@cache
def kept(game: str, package: str, seats: int, folder: str) -> Net | None:
    """The network for so many seats: in the folder, or else the one that the game's package brings, if any."""
    own = Path(folder, game, f"{seats}.npz")
    if folder and own.is_file():
        return read_net(own.read_bytes())
    if not package:
        return None
    found = files(package).joinpath(FOLDER, f"{seats}.npz")
    return read_net(found.read_bytes()) if found.is_file() else None


def net_for(game: Game[Any], seats: int, settings: Any) -> Net | None:
    """The network for such a table; None where none has learned for it, and bots trust the game's insight instead."""
    net = kept(game.id, game.insight.nets, seats, os.environ.get(OWN, ""))
    return net if net is not None and net.covers(game, seats, settings) else None
