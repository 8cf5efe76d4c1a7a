"""Advice with its reason: the choice, and what it is expected to bring beside the next best one.

All is weighed from the view of the seat that decides, so advice is never a peek.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from asobi.bots import Bot
from asobi.bots.bot import with_answers
from asobi.bots.greedy import finish_turns
from asobi.core import Action, Aim, Ask, Dice, Match, Perspective, Point, written
from asobi.study.judge import FACES, Judge, error, judge_of, mean, thrown
from asobi.study.options import Rated, tried

SECONDS: Final = 1.0
"""For weighing the options up, where nature is quick."""
PATIENCE: Final = 2.5
"""And where it is slow; what is not begun by then is left out."""
RIVALS: Final = 2
"""Options that are weighed beside the chosen one."""
GLANCES: Final = 4
MOST: Final = FACES
SURE: Final = 2.0
"""Another option is advised instead of the bot's own, or was overlooked, only if it is better by so many standard
errors."""
LEAST: Final = 0.02
"""A smaller difference is none."""
TRIES: Final = 3
"""How often an aim is tried where nature is slow, and so many usual aims beside it."""


@dataclass(frozen=True)
class Reason:
    """A choice and what it may bring its chooser: the chance of winning, and points where the game counts them.

    `next` is the next best choice, and empty where a usual aim stands for it; without any comparison its chance is
    None, and without any foresight so is the choice's own.
    """

    choice: str
    chance: float | None = None
    points: float | None = None
    next: str = ""
    next_chance: float | None = None
    next_points: float | None = None
    sure: bool = False
    """Whether the difference is more than chance would make it seem; whoever says why they chose what clearly was not
    the best has overlooked the next."""


def advise(perspective: Perspective, bot: Bot, dice: Dice, seconds: float = SECONDS) -> Reason:
    """What a bot would choose here, or what is clearly better, and why."""
    return reason_for(perspective, bot.choose(perspective, dice), dice, seconds, change=True)


def reason_for(
    perspective: Perspective, choice: Action | Point, dice: Dice, seconds: float = SECONDS, change: bool = False
) -> Reason:
    """Why to choose this here; with `change`, whatever is clearly better is taken instead."""
    judge = judge_of(perspective.game)
    if judge.slow:
        return _slowly(perspective, choice, judge, dice, change)
    if not isinstance(choice, Action) or not isinstance(perspective.decision, Ask):
        return Reason(written(choice))
    rated = _weighed(perspective, choice, judge, dice.seed, time.monotonic() + seconds)
    best = next(one for one in rated if one.option == choice)
    if change:
        while better := next((one for one in rated if _clearly(*one.ahead_of(best))), None):
            best = better
    return _told(best, [one for one in rated if one is not best])


def _weighed(perspective: Perspective, choice: Action, judge: Judge, salt: str, until: float) -> list[Rated]:
    """The choice and its strongest rivals, with the same samples each, as many as the time allows."""
    decision = perspective.decision
    assert isinstance(decision, Ask)
    rated = [Rated(option, perspective.seat) for option in decision.options]
    rated.sort(key=lambda one: one.option != choice)
    glanced: list[Rated] = []
    started = time.monotonic()
    for one in rated:  # the chosen one first; of a great many options those are seen for which there is time
        if len(glanced) > RIVALS and time.monotonic() > started + (until - started) / 2:
            break
        _sample(one, perspective, judge, GLANCES, salt)
        glanced.append(one)
    chosen, rivals = glanced[0], sorted(glanced[1:], key=lambda one: -one.chance)[:RIVALS]
    for samples in range(GLANCES + 1, MOST + 1):
        if time.monotonic() > until:
            break
        for one in (chosen, *rivals):
            _sample(one, perspective, judge, samples, salt)
    return [chosen, *rivals]


def _sample(rated: Rated, perspective: Perspective, judge: Judge, samples: int, salt: str) -> None:
    while len(rated.samples) < samples:
        found = tried(perspective, rated.option, judge, salt, len(rated.samples))
        assert found is not None, "a quick judge always knows"
        rated.samples.append(found)


def _clearly(gap: float, doubt: float) -> bool:
    """Whether a difference is beyond doubt."""
    return gap > max(LEAST, SURE * doubt)


def _slowly(perspective: Perspective, choice: Action | Point, judge: Judge, dice: Dice, hint: bool) -> Reason:
    """The choice and a few others, all tried side by side by slow nature; usual aims count as one.

    A hint is the bot's own choice all the same: so few tries do not put another before it.
    """
    decision, seat = perspective.decision, perspective.seat
    until = time.perf_counter() + PATIENCE
    if isinstance(decision, Ask):
        others: list[Action | Point] = [option for option in decision.options if option != choice]
        dice.shuffle(others)
        others = others[:RIVALS]
    else:
        assert isinstance(decision, Aim)
        usual = perspective.game.insight.aims(perspective.imagine(dice.fork("usual")).state, decision, dice, TRIES)
        others = [point for point in usual if point != choice]
    tries: dict[Match, Action | Point] = {}
    for sample in range(TRIES):
        for other in (choice, *others[sample::TRIES]) if isinstance(decision, Aim) else (choice, *others):
            match = perspective.imagine(thrown(dice.seed, sample))
            match.auto_nature = False
            match.advance(other, seat)
            tries[match] = other
    turn = dice.fork("turn")
    matches: list[Match] = []
    # One try of the choice and one of another are waited for, however busy the machine: no advice is without a reason.
    for some, patience in ((list(tries)[:2], math.inf), (list(tries)[2:], until)):
        answered = with_answers(some, patience)
        matches += finish_turns(answered, seat, turn, patience) if isinstance(decision, Ask) else answered
    chances: dict[Action | Point | None, list[float]] = {}
    for match in matches:
        option = tries[match] if isinstance(decision, Ask) or tries[match] == choice else None
        chances.setdefault(option, []).append(judge.foresee(match, dice).shares[seat])
    own = chances.pop(choice)
    second = max(chances, key=lambda option: mean(chances[option]), default=None)
    others_won = chances.get(second, [])
    gap = mean(own) - mean(others_won) if others_won else 0.0
    overlooked = not hint and _clearly(-gap, math.hypot(error(own), error(others_won)))
    return Reason(
        choice=written(choice),
        chance=mean(own),
        next="" if second is None else written(second),
        next_chance=mean(others_won) if others_won else None,
        sure=gap > LEAST or overlooked,
    )


def _told(best: Rated, others: list[Rated]) -> Reason:
    second = max(others, key=lambda one: one.chance, default=None)
    gap, doubt = (0.0, 0.0) if second is None else best.ahead_of(second)
    return Reason(
        choice=written(best.option),
        chance=best.chance,
        points=best.points,
        next="" if second is None else written(second.option),
        next_chance=None if second is None else second.chance,
        next_points=None if second is None else second.points,
        sure=gap > max(LEAST, doubt) or _clearly(-gap, doubt),
    )
