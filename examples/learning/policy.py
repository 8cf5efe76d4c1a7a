"""A trained policy at the table: what ppo.py saved decides by what its seat observes, and takes what it likes best.

In this folder, after `python ppo.py eight-routes 4`: `asobi serve --bot mine=policy:Policy`.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from asobi import Bot, Dice, Perspective
from asobi.core import Action, Ask, Point


@cache
def load(file: str) -> dict[str, NDArray[np.float32]]:
    with np.load(file) as held:
        return dict(held)


class Policy(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        decision = perspective.decision
        assert isinstance(decision, Ask), "this policy chooses from options and does not aim"
        held = load(f"{perspective.game.id}-{perspective.seats}.npz")
        seen = np.frombuffer(perspective.observation, np.uint8)
        hidden = np.tanh(seen * held["scale"] @ held["into"] + held["bias"])
        likes = hidden @ held["out"] + held["last"]
        return max(decision.options, key=lambda option: likes[option.id])
