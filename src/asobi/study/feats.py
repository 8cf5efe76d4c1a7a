"""Feats: puzzles for a hand. An aim that brings down what usual aims leave standing, again and again.

A game with slow nature may bring a module `feats` beside its rules, with `left(state, about)`: how much stands of what
an aim is about, None where it is about something else.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from asobi.bots import make_bot
from asobi.bots.bot import with_answers
from asobi.core import NATURE, Aim, Dice, Game, Match, Perspective, Point, dump, restore, written

Left = Callable[[Any, Any], int | None]
TRIES: Final = 16
"""How often the answer is tried, and so many usual aims beside it."""
GLANCE: Final = 4
CANDIDATES: Final = 3
STEADY: Final = 0.65
"""The answer succeeds at least so often: hands tremble."""
AHEAD: Final = 0.35
"""And so much more often than usual aims."""
FEWEST: Final = 2
"""So much must stand, and so much must fall."""
EACH: Final = 4
"""Feats of one match at most."""
AT_ONCE: Final = 4
"""So many tries, then a look whether it can still become a feat."""


def left_in(game: Game[Any]) -> Left | None:
    """What a game knows of feats."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or not find_spec(f"{package}.feats"):
        return None
    left: Left = import_module(f"{package}.feats").left
    return left


def fallen(perspective: Perspective, left: Left, points: list[Point], salt: str, first: int = 0) -> list[int]:
    """How much falls for each of these aims, tried once each with dice of its own, numbered from the first."""
    about, stood = perspective.decision.about or {}, 0
    matches: list[Match] = []
    for number, point in enumerate(points, first):
        match = perspective.imagine(Dice(f"{salt} {number}"))
        match.auto_nature = False
        stood = left(match.state, about) or 0
        match.advance(point, perspective.seat)
        matches.append(match)
    with_answers(matches, math.inf)
    return [max(0, stood - (left(match.state, about) or 0)) for match in matches]


def usual(perspective: Perspective, count: int, salt: str) -> list[Point]:
    """So many usual aims."""
    decision, dice = perspective.decision, Dice(salt)
    assert isinstance(decision, Aim)
    return perspective.game.insight.aims(perspective.imagine(dice.fork("usual")).state, decision, dice, count)


def shares(perspective: Perspective, left: Left, answer: Point, wanted: int, tries: int, salt: str) -> list[float]:
    """How often the answer brings down as much as is wanted, and how often usual aims do.

    Once it cannot be a feat any more, the rest is not tried: then these are the shares it could at best have had.
    """
    points = [answer] * tries + usual(perspective, tries, salt)
    done: list[bool] = []
    while len(done) < len(points):
        first = len(done)
        fell = fallen(perspective, left, points[first : first + AT_ONCE], salt, first)
        done += [fall >= wanted for fall in fell]
        untried = max(0, tries - len(done))
        found = [(sum(done[:tries]) + untried) / tries, sum(done[tries:]) / tries]
        if not is_feat(found):
            break
    return found


def is_feat(found: list[float]) -> bool:
    """Whether the answer succeeds steadily, and usual aims far less often."""
    return found[0] >= STEADY and found[0] - found[1] >= AHEAD


def find_feats(game: Game[Any], seed: str, look: Callable[[], None], until: float) -> Iterator[dict[str, Any]]:
    """The data of feats, from one match of quick bots after the other."""
    left, number = left_in(game), 0
    low, high = game.facts.players
    while left is not None and time.monotonic() < until:
        number += 1
        yield from _in_one_match(game, left, low + number % (high - low + 1), f"{seed} {number}", look, until)


def _in_one_match(
    game: Game[Any], left: Left, seats: int, seed: str, look: Callable[[], None], until: float
) -> Iterator[dict[str, Any]]:
    match, bot, dice = Match.new(game, seats, seed), make_bot("hunch"), Dice(seed)
    taken: set[str] = set()
    while not match.over and len(taken) < EACH and time.monotonic() < until:
        decision = match.pending[0]
        perspective = Perspective(match, decision.seat)
        about = decision.about or {}
        new = isinstance(decision, Aim) and str(about) not in taken and not _disturbed(match)
        if new and (left(match.state, about) or 0) >= FEWEST:
            look()
            feat = _feat(match, perspective, left, f"{seed} {len(match.log)}")
            if feat is not None:
                taken.add(str(about))
                yield feat
        match.advance(bot.choose(perspective, dice), decision.seat)


def _disturbed(match: Match) -> bool:
    """Whether nature has answered in the running step already: such a position would have to carry what it said."""
    return any(seat == NATURE for seat, _ in match.log[match.beginnings[-1].entries :])


def _feat(match: Match, perspective: Perspective, left: Left, salt: str) -> dict[str, Any] | None:
    stands = left(match.state, perspective.decision.about or {}) or 0
    points = usual(perspective, TRIES, f"{salt} first")
    fell = fallen(perspective, left, points, salt)
    glances: dict[Point, list[int]] = {}
    for wanted in range(stands, FEWEST - 1, -1):
        best = [point for point, fall in zip(points, fell, strict=True) if fall >= wanted]
        if not best or len(best) > TRIES // 3:
            continue
        for answer in best[:CANDIDATES]:
            if answer not in glances:
                glances[answer] = fallen(perspective, left, [answer] * GLANCE, f"{salt} glance")
            if sum(fall >= wanted for fall in glances[answer]) < GLANCE - 1:
                continue
            found = shares(perspective, left, answer, wanted, TRIES, f"{salt} once")
            if is_feat(found) and is_feat(shares(perspective, left, answer, wanted, 2 * TRIES, "twice")):
                return _data(match, perspective, left, answer, wanted, found)
    return None


def _data(
    match: Match, perspective: Perspective, left: Left, answer: Point, wanted: int, found: list[float]
) -> dict[str, Any] | None:
    """The puzzle, with dice by which the answer succeeds when it is shown."""
    position = dump(match)
    about, seat = perspective.decision.about or {}, perspective.seat
    stands = left(match.state, about) or 0
    for number in range(TRIES):
        position["state"]["dice"] = {"seed": f"feat {number}", "counter": 0}
        trial = restore(match.game, position, match.seats, match.settings)
        trial.choose(seat, written(answer))
        if stands - (left(trial.state, about) or 0) >= wanted:
            break
    else:
        return None
    return {
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "settings": match.settings,
        "seat": seat,
        "prompt": perspective.decision.prompt,
        "match": position,
        "answer": written(answer),
        "chance": round(found[0], 3),
        "next": "",
        "next_chance": round(found[1], 3),
        "points": None,
        "next_points": None,
        "wanted": wanted,
        "of": stands,
    }
