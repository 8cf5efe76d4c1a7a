"""The bot that looks one turn ahead."""

from __future__ import annotations

from typing import Any, Final

from asobi.bots.bot import Bot, choices, random_choice, settle, trembled
from asobi.core import Action, Aim, Ask, Decision, Dice, Game, Match, Perspective, Point

SAMPLES: Final = 4
LONGEST_TURN: Final = 40


class GreedyBot(Bot):
    """Tries every option, finishes its turn as the game's hunch says, and takes what leaves it standing best.

    Where dice or secrets play a part, an option is tried several times; where dice are wild (`Facts.wild`) a few tries
    would tell little, and the hunch decides instead. Where nature is slow (`Facts.trials`), it
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
        if eyes.game.facts.wild:
            return self.choose_warily(eyes, options, seed)
        best, best_value = options[0], -1.0
        for option in options:
            value = self.worth(eyes, option, seed)
            if value > best_value:
                best, best_value = option, value
        return best

    def choose_warily(self, eyes: Perspective, options: list[Action | Point], seed: str) -> Action | Point:
        """The hunch's choice where dice decide what comes of it; otherwise the certain option that is worth most."""
        best = by_hunch(eyes.game, eyes.imagine(Dice(seed)), eyes.decision, Dice(seed))
        best_value, certain = self.once(eyes, best, seed, 0)
        if certain:
            for option in options:
                value, certain = self.once(eyes, option, seed, 0)
                if certain and value > best_value:
                    best, best_value = option, value
        return best

    def once(self, eyes: Perspective, option: Action | Point, seed: str, sample: int) -> tuple[float, bool]:
        """How well the seat stands after the option and the rest of its turn, and whether no dice had a part in it."""
        match = eyes.imagine(Dice(seed + str(sample)))
        rolled = match.state.dice.counter
        match.advance(option, eyes.seat)
        finish_turn(match, eyes.seat, Dice(seed + "turn"))
        return standing(match, eyes.seat), match.state.dice.counter == rolled

    def choose_at_once(self, eyes: Perspective, dice: Dice, trials: int) -> Action | Point:
        """Imagine all options together, a few times each, and take what went best on average."""
        options = choices(eyes, dice, trials)
        if len(options) == 1:
            return options[0]
        seed = dice.fork(str(dice.below(1 << 30))).seed
        rounds = max(1, min(SAMPLES, trials // len(options)))
        matches: list[Match] = []
        for sample in range(rounds):
            for option in options:
                match = eyes.imagine(Dice(seed + str(sample)))
                match.computes = False
                match.advance(option, eyes.seat)
                matches.append(match)
        settle(matches)
        if isinstance(eyes.decision, Ask):
            finish_turns(matches, eyes.seat, Dice(seed + "turn"))
        best, best_value = 0, -1.0
        for number in range(len(options)):
            total = sum([standing(match, eyes.seat) for match in matches[number :: len(options)]])
            if total > best_value:
                best, best_value = number, total
        chosen = options[best]
        if self.tremor > 0.0 and isinstance(eyes.decision, Aim) and isinstance(chosen, tuple):
            return trembled(eyes.decision.space, chosen, dice, self.tremor)
        return chosen

    def worth(self, eyes: Perspective, option: Action | Point, seed: str) -> float:
        """How well the seat stands, on average, after the option and the rest of its turn."""
        total = 0.0
        for sample in range(SAMPLES):
            value, certain = self.once(eyes, option, seed, sample)
            total += value
            if certain and not eyes.game.facts.hidden:
                return total / (sample + 1)
        return total / SAMPLES


def standing(match: Match, seat: int) -> float:
    """How well the seat stands: its share of the victory at the end, the game's own estimate before."""
    outcome = match.outcome
    return outcome.share(seat) if outcome is not None else match.game.value(match.state, seat)


def finish_turns(matches: list[Match], seat: int, dice: Dice) -> None:
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
    settle(matches)


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
