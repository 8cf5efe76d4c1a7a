"""What the doors have in common: agents' names, spaces, and observations as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from asobi.core import Aim, Ask, Game, find_game
from asobi.env.table import DIALS, Table, point_in_box

Aims = Literal["dials", "box"]
AIMS: Final = ("dials", "box")
ILLEGAL: Final = -1.0


class Places:
    """A table seen through numpy.

    With the aims `dials` an action is a number, and an observation comes with the mask of those that are legal; there
    is one number more where agents may have to `wait` for others. With the aims `box` an action is a row of shares from
    0 to 1: one for each action of the catalogue, of which the legal one with the largest share is chosen, then one for
    each dial. Every such row is legal, so there is no mask.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None,
        settings: Mapping[str, Any] | None,
        rewards: str,
        aims: Aims,
        waits: bool,
        tracked: bool,
    ) -> None:
        if aims not in AIMS:
            raise ValueError(f"aims are taken by one of {', '.join(AIMS)}, not {aims!r}")
        found = find_game(game) if isinstance(game, str) else game
        self.table = Table(found, found.facts.players[0] if seats is None else seats, settings, rewards, tracked)
        self.box = aims == "box"
        self.waits = waits and not self.box
        self.agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.numbers = self.table.numbers + self.waits
        highs = [field.high for field in self.table.fields for _ in range(field.size)]
        self._low, self._high = np.zeros(self.table.size, np.uint8), np.array(highs, np.uint8)

    def seen_space(self) -> Box:
        """What can be observed, without a mask."""
        return Box(self._low, self._high, dtype=np.uint8)

    def observation_space(self) -> Space[Any]:
        """A space of its own for each agent, so that each can be seeded alone."""
        seen = self.seen_space()
        if self.box:
            return seen
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.numbers,), np.int8)})

    def action_space(self) -> Space[Any]:
        """All that an agent can answer at any time."""
        if self.box:
            return Box(0.0, 1.0, (self.table.catalogue + DIALS,), np.float32)
        return Discrete(self.numbers)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Ones at the numbers that the seat may choose; `wait` where it has nothing to decide and that is a number."""
        mask = np.zeros(self.numbers, np.int8)
        legal = self.table.legal(seat)
        if not legal and self.waits:
            legal = [self.numbers - 1]
        mask[legal] = 1
        return mask

    def observe(self, seat: int) -> Any:
        """What a seat observes."""
        seen = np.frombuffer(self.table.observe(seat), np.uint8)
        return seen if self.box else {"observation": seen, "action_mask": self.mask(seat)}

    def act(self, seat: int, action: Any) -> bool:
        """A seat answers; gives whether it may, and does nothing otherwise."""
        if self.box:
            return self._act_in_box(seat, np.asarray(action, np.float32))
        number = int(action)
        if number not in self.table.legal(seat):
            return False
        self.table.take(seat, number)
        return True

    def _act_in_box(self, seat: int, shares: NDArray[np.float32]) -> bool:
        decision = self.table.match.pending_of(seat)
        if shares.shape != (self.table.catalogue + DIALS,) or not np.isfinite(shares).all():
            return False
        if isinstance(decision, Aim):
            self.table.aim(seat, point_in_box(decision, shares[self.table.catalogue :].tolist()))
        elif isinstance(decision, Ask):
            legal = [option.id for option in decision.options]
            self.table.take(seat, legal[int(shares[legal].argmax())])
        return True
