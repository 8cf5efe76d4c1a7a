"""The door to Gymnasium: one learner among bots, alone or many at once.

Importing this module enters every installed game into Gymnasium's list, as `asobi/EightRoutes-v0` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from asobi.bots import make_bot
from asobi.core import Dice, Game, Perspective, game_ids
from asobi.env.batch import Batch
from asobi.env.places import ILLEGAL, Aims, Places
from asobi.env.render import MODES, Picture, picture_of
from asobi.env.table import VICTORY

# Observations, masks and seats of the rows in which others decide; gives a number for each.
Policy = Callable[[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.uint8]], NDArray[np.int64]]


class LearnerEnv(gymnasium.Env[Any, Any]):
    """One seat learns, bots sit on the others; the seed says which seat it is.

    The mask of the numbers that may be chosen is in the info, and `action_masks()` for those who ask for it there. An
    action that is not legal ends the match and costs 1. `bots` is one name for all, or one for each of the others, the
    learner's neighbour first.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        bots: str | Sequence[str] = "random",
        settings: Mapping[str, Any] | None = None,
        rewards: str = VICTORY,
        aims: Aims = "dials",
        render_mode: str | None = None,
    ) -> None:
        self.places = Places(game, seats, settings, rewards, aims, waits=False, tracked=True)
        others = self.places.table.seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise ValueError(
                f"{self.places.table.game.title} has {others} other seats, not {len(names)}: name a bot each"
            )
        self.bots = [make_bot(name) for name in names]
        self.observation_space = self.places.seen_space()
        self.action_space = self.places.action_space()
        self.render_mode = render_mode
        self.picture: Picture | None = picture_of(render_mode)
        self.seat = 0
        self._dice: list[Dice] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        own = self.np_random.bytes(16).hex()
        self._dice = [Dice(own).fork(f"bot {number}") for number in range(len(self.bots))]
        while True:  # a match may end before the learner has decided anything
            self.seat = int(self.np_random.integers(self.places.table.seats))
            self.places.table.begin(self.np_random.bytes(16).hex())
            self._others()
            if not self.places.table.match.over:
                break
        return self._seen(), self._info()

    def _others(self) -> None:
        """Let the bots play until the learner has to decide."""
        table = self.places.table
        while not table.match.over and table.match.pending_of(self.seat) is None:
            number = (table.seat - self.seat - 1) % table.seats
            choice = self.bots[number].choose(Perspective(table.match, table.seat), self._dice[number])
            if isinstance(choice, tuple):
                table.aim(table.seat, choice)
            else:
                table.take(table.seat, choice.id)
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> NDArray[np.uint8]:
        return np.frombuffer(self.places.table.observe(self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {} if self.places.box else {"action_mask": self.places.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers may be chosen, as sb3-contrib asks for them."""
        return self.places.mask(self.seat).astype(np.bool_)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.places.act(self.seat, action):
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self._others()
        table = self.places.table
        return self._seen(), table.rewards()[self.seat], table.match.over, False, self._info()

    def render(self) -> Any:
        return None if self.picture is None else self.picture.show(self.places.table.match)

    def close(self) -> None:
        if self.picture is not None:
            self.picture.close()


class LearnersEnv(VectorEnv[Any, Any, Any]):
    """Many learners at once, on a batch: one a match, on a seat that the seed says; `others` decide for the rest.

    Others play at random, or by a policy of your own: your learner as it was an hour ago, say. A match that ends is
    followed by the next in the same step; what the learner saw last is in the info, as `final_obs`.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game[Any] | str,
        num_envs: int = 1,
        seats: int | None = None,
        others: Policy | None = None,
        settings: Mapping[str, Any] | None = None,
        rewards: str = VICTORY,
    ) -> None:
        places = Places(game, seats, settings, rewards, "dials", waits=False, tracked=False)
        self.count = places.table.seats
        self.batch = Batch(places.table.game, self.count, num_envs, 0, settings, rewards)
        self.others = others or self._at_random
        self.num_envs = num_envs
        self.single_observation_space: Box = places.seen_space()
        self.single_action_space = Discrete(places.numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.learners: NDArray[np.uint8] = np.zeros(num_envs, np.uint8)

    def _at_random(
        self, seen: NDArray[np.uint8], masks: NDArray[np.bool_], seats: NDArray[np.uint8]
    ) -> NDArray[np.int64]:
        chosen: NDArray[np.int64] = (self.np_random.random(masks.shape, np.float32) * masks).argmax(axis=1)
        return chosen

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(self.np_random.bytes(16).hex())
        self.learners[:] = self.np_random.integers(self.count, size=self.num_envs)
        self._until_the_learners(np.zeros(self.num_envs, np.float32), {})
        return self.batch.observations.copy(), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.astype(np.int8)}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        rewards = np.zeros(self.num_envs, np.float32)
        finals: dict[int, NDArray[np.uint8]] = {}
        self.batch.step(actions)
        self._note_ends(rewards, finals)
        self._until_the_learners(rewards, finals)
        ended = np.zeros(self.num_envs, np.bool_)
        ended[list(finals)] = True
        info = self._info()
        if finals:
            last = np.full(self.num_envs, None, object)
            for row, seen in finals.items():
                last[row] = seen
            info |= {"final_obs": last, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}
        return self.batch.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _until_the_learners(self, rewards: NDArray[np.float32], finals: dict[int, NDArray[np.uint8]]) -> None:
        """Let the others decide wherever it is not the learner's turn."""
        batch = self.batch
        while len(rows := np.flatnonzero(batch.seats != self.learners)):
            actions = np.full(self.num_envs, -1)
            actions[rows] = self.others(batch.observations[rows], batch.masks[rows], batch.seats[rows])
            batch.step(actions)
            self._note_ends(rewards, finals)

    def _note_ends(self, rewards: NDArray[np.float32], finals: dict[int, NDArray[np.uint8]]) -> None:
        """What ended matches brought their learners; one that ends before its learner has decided is only followed."""
        for row, match in self.batch.finished.items():
            seat = int(self.learners[row])
            if row not in finals:
                rewards[row] = self.batch.rewards[row, seat]
                numbers = match.game.observation.observe(match.state, seat, match.decision)
                finals[row] = np.array(numbers + [0] * (self.batch.observations.shape[1] - len(numbers)), np.uint8)
            self.learners[row] = self.np_random.integers(self.count)


def id_of(game: str) -> str:
    """The name of a game in Gymnasium's list."""
    return f"asobi/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _game in game_ids():
    register(
        id=id_of(_game),
        entry_point="asobi.env.gymnasium:LearnerEnv",
        vector_entry_point="asobi.env.gymnasium:LearnersEnv",
        kwargs={"game": _game},
    )
