"""The bot that does not think."""

from __future__ import annotations

from asobi.bots.bot import Bot
from asobi.bots.greedy import by_hunch
from asobi.core import Action, Ask, Dice, Perspective, Point


class HunchBot(Bot):
    """Takes the game's quick choice, or a random one where the game has none: for playing by the thousand."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        decision = perspective.decision
        if isinstance(decision, Ask) and len(decision.options) == 1:
            return decision.options[0]
        return by_hunch(perspective.glance(dice), decision, dice)
