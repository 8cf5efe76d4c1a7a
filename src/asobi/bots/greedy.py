"""The bot that looks one turn ahead."""

from __future__ import annotations

from typing import Any, Final

from asobi.bots.bot import Bot, choices, random_choice
from asobi.core import Action, Ask, Decision, Dice, Game, Match, Perspective, Point

SAMPLES: Final = 4
LONGEST_TURN: Final = 40


class GreedyBot(Bot):
    """Tries every option, finishes its turn as the game's hunch says, and takes what leaves it standing best.

    Where dice or secrets play a part, an option is tried several times.
    """

    def choose(self, eyes: Perspective, dice: Dice) -> Action | Point:
        options = choices(eyes.decision, dice)
        if len(options) == 1:
            return options[0]
        seed = dice.fork(str(dice.below(1 << 30))).seed
        best, best_value = options[0], -1.0
        for option in options:
            value = self.worth(eyes, option, seed)
            if value > best_value:
                best, best_value = option, value
        return best

    def worth(self, eyes: Perspective, option: Action | Point, seed: str) -> float:
        """How well the seat stands, on average, after the option and the rest of its turn."""
        total = 0.0
        for sample in range(SAMPLES):
            match = eyes.imagine(Dice(seed + str(sample)))
            certain = match.state.dice.counter
            match.advance(option, eyes.seat)
            finish_turn(match, eyes.seat, Dice(seed + "turn"))
            total += standing(match, eyes.seat)
            if match.state.dice.counter == certain and not eyes.game.facts.hidden:
                return total / (sample + 1)
        return total / SAMPLES


def standing(match: Match, seat: int) -> float:
    """How well the seat stands: its share of the victory at the end, the game's own estimate before."""
    outcome = match.outcome
    return outcome.share(seat) if outcome is not None else match.game.value(match.state, seat)


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
    return random_choice(decision, dice)
