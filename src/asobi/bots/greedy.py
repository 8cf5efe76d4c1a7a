"""The bot that looks one turn ahead."""

from __future__ import annotations

import time
from typing import Any, Final

from asobi.bots.bot import Bot, choices, random_choice, settle, trembled
from asobi.core import Action, Aim, Ask, Decision, Dice, Game, Match, Perspective, Point

SAMPLES: Final = 4
LONGEST_TURN: Final = 40
PATIENCE: Final = 1.5  # seconds after which nothing more is tried, where nature is slow


class GreedyBot(Bot):
    """Tries every option, finishes its turn as the game's hunch says, and takes what leaves it standing best.

    Where dice or secrets play a part, an option is tried several times. Where nature is slow (`Facts.trials`), it
    tries each only so often that the trials suffice, all at once; `effort` is the share of the trials it takes, and
    `tremor` how much its hand shakes.
    """

    def __init__(self, name: str, effort: float = 1.0, tremor: float = 0.0) -> None:
        super().__init__(name)
        self.effort = effort
        self.tremor = tremor

    def choose(self, eyes: Perspective, dice: Dice) -> Action | Point:
        trials = eyes.game.facts.trials
        if trials:
            return self.choose_at_once(eyes, dice, max(2, round(trials * self.effort)))
        options = choices(eyes, dice)
        if len(options) == 1:
            return options[0]
        seed = dice.fork(str(dice.below(1 << 30))).seed
        best, best_value = options[0], -1.0
        for option in options:
            value = worth(eyes, [option], seed)
            if value > best_value:
                best, best_value = option, value
        return best

    def choose_at_once(self, eyes: Perspective, dice: Dice, trials: int) -> Action | Point:
        """Imagine all options together, a few times each while the time lasts, and take what went best on average."""
        until = time.perf_counter() + PATIENCE
        options = choices(eyes, dice, trials)
        if len(options) == 1:
            return options[0]
        seed = dice.fork(str(dice.below(1 << 30))).seed
        rounds = max(1, min(SAMPLES, trials // len(options)))
        tried: dict[Match, Action | Point] = {}
        for sample in range(rounds):
            for option in options:
                match = eyes.imagine(Dice(seed + str(sample)))
                match.computes = False
                match.advance(option, eyes.seat)
                tried[match] = option
        matches = settle(list(tried), until)
        if isinstance(eyes.decision, Ask):
            matches = finish_turns(matches, eyes.seat, Dice(seed + "turn"), until)
        worths: dict[Action | Point, list[float]] = {}
        for match in matches:
            worths.setdefault(tried[match], []).append(standing(match, eyes.seat))
        chosen, best = options[0], -1.0
        for option, values in worths.items():
            mean = sum(values) / len(values)
            if mean > best:
                chosen, best = option, mean
        if self.tremor > 0.0 and isinstance(eyes.decision, Aim) and isinstance(chosen, tuple):
            return trembled(eyes.decision.space, chosen, dice, self.tremor)
        return chosen


def worth(eyes: Perspective, plan: list[Action | Point], seed: str) -> float:
    """How well the seat stands, on average, after these choices and the rest of its turn."""
    total = 0.0
    for sample in range(SAMPLES):
        match = eyes.imagine(Dice(seed + str(sample)))
        certain = match.state.dice.counter
        follow(match, eyes.seat, plan)
        finish_turn(match, eyes.seat, Dice(seed + "turn"))
        total += standing(match, eyes.seat)
        if match.state.dice.counter == certain and not eyes.game.facts.hidden:
            return total / (sample + 1)
    return total / SAMPLES


def standing(match: Match, seat: int) -> float:
    """How well the seat stands: its share of the victory at the end, the game's own estimate before."""
    outcome = match.outcome
    return outcome.share(seat) if outcome is not None else match.game.value(match.state, seat)


def finish_turns(matches: list[Match], seat: int, dice: Dice, until: float) -> list[Match]:
    """Finish what was begun in several matches: decide for the seat, once each, until nature has spoken once."""
    for match in matches:
        for _ in range(LONGEST_TURN):
            decision = match.pending_of(seat)
            if decision is None:
                break
            aimed = isinstance(decision, Aim)
            match.advance(by_hunch(match.game, match, decision, dice), seat)
            if aimed:
                break
    return settle(matches, until)


def follow(match: Match, seat: int, plan: list[Action | Point]) -> None:
    """Choose one thing after the other for the seat, while it can be chosen."""
    for choice in plan:
        decision = match.pending_of(seat)
        if decision is None or (isinstance(decision, Ask) and choice not in decision.options):
            return
        match.advance(choice, seat)


def finish_turn(match: Match, seat: int, dice: Dice) -> None:
    """Decide for the seat until somebody else has to."""
    for _ in range(LONGEST_TURN):
        decision = match.pending_of(seat)
        if decision is None:
            return
        match.advance(by_hunch(match.game, match, decision, dice), seat)


def by_hunch(game: Game[Any], match: Match, decision: Decision, dice: Dice) -> Action | Point:
    """The game's quick choice, or a random one."""
    if isinstance(decision, Ask):
        hunch = game.hunch(match.state, decision, dice)
        if hunch is not None:
            return hunch
    elif isinstance(decision, Aim):
        points = game.aims(match.state, decision, dice, 1)
        if points:
            return points[0]
    return random_choice(decision, dice)
