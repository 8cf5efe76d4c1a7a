"""The batch: hundreds of matches as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from asobi.core import Field, Game, Match, find_game
from asobi.env.rows import Rows
from asobi.env.table import VICTORY


class Batch:
    """Matches stepped together, a row each; the seat that decides in a row is the one that is observed and masked.

    `observations`, `masks` and `seats` are always the same arrays: a step writes into them. Whoever keeps them copies
    them. When a match ends, its row goes on with a new one; `ended`, `rewards` and `finished` tell of the
    last step.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int,
        count: int,
        seed: str | int = 0,
        settings: Mapping[str, Any] | None = None,
        rewards: str = VICTORY,
    ) -> None:
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self._rows = Rows(self.game, seats, count, str(seed), settings, rewards)
        self.fields: list[Field] = self._rows.tables[0].fields
        self.observations: NDArray[np.uint8] = np.frombuffer(self._rows.observed, np.uint8).reshape(count, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(self._rows.masks, np.bool_).reshape(count, -1)
        self.seats: NDArray[np.uint8] = np.frombuffer(self._rows.turns, np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.finished: dict[int, Match] = {}

    def reset(self, seed: str | int) -> None:
        """New matches in all rows; the same seed begins the same ones."""
        self._rows.begin(str(seed))
        self.rewards.fill(0.0)
        self.ended.fill(False)
        self.finished = {}

    def step(self, actions: ArrayLike) -> None:
        """Every row's seat chooses a number that its mask allows (-1: the row waits); others are refused beforehand."""
        ended = self._rows.step(np.asarray(actions).tolist())
        self.rewards.fill(0.0)
        self.ended.fill(False)
        self.finished = {}
        for row, rewards, match in ended:
            self.ended[row] = True
            self.rewards[row] = rewards
            self.finished[row] = match
