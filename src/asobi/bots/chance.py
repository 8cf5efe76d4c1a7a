"""The bot that chooses at random."""

from __future__ import annotations

from asobi.bots.bot import Bot, random_choice
from asobi.core import Action, Dice, Perspective, Point


class RandomBot(Bot):
    """Every option is equally likely."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        return random_choice(perspective.decision, dice)
