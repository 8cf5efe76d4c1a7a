"""The door to PettingZoo: one agent after the other (AEC), or all at once (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import AECEnv, ParallelEnv

from asobi.core import Game
from asobi.env.places import ILLEGAL, Aims, Places
from asobi.env.render import MODES, Picture, picture_of
from asobi.env.table import VICTORY


class TurnsEnv(AECEnv[str, Any, Any]):
    """One agent after the other; where several have to decide, the lowest seat goes first.

    An action that is not legal ends the match: it costs that agent 1, nobody else anything, and is named in its info.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        settings: Mapping[str, Any] | None = None,
        rewards: str = VICTORY,
        aims: Aims = "dials",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.places = Places(game, seats, settings, rewards, aims, waits=False, tracked=render_mode is not None)
        self.metadata = {**self.metadata, "name": name_of(self.places)}
        self.render_mode = render_mode
        self.picture: Picture | None = picture_of(render_mode)
        self.possible_agents = self.places.agents
        self.observation_spaces = {agent: self.places.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.places.action_space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed it follows from the seed given before."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.places.table.begin(self._seeds.bytes(16).hex())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is; a match may be over before anybody has decided anything."""
        if self.places.table.seat >= 0:
            self.agent_selection = self.possible_agents[self.places.table.seat]
        else:
            self.agent_selection = self.possible_agents[0]
            self._end(self.places.table.rewards())
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def observe(self, agent: str) -> Any:
        return self.places.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        if self.places.act(seat, action):
            self._turn()
        else:
            self.infos[agent]["illegal"] = True
            self._end([ILLEGAL if other == seat else 0.0 for other in range(len(self.possible_agents))])
        self._accumulate_rewards()
        if self.terminations[agent]:
            self._deads_step_first()

    def render(self) -> Any:
        return None if self.picture is None else self.picture.show(self.places.table.match)

    def close(self) -> None:
        if self.picture is not None:
            self.picture.close()


class TogetherEnv(ParallelEnv[str, Any, Any]):
    """All agents at once: who has nothing to decide answers with the last number, `wait`.

    Answers are taken in the order of the seats. If one of them changes what another seat was asked, that seat's answer
    is left out, and it is asked anew. An answer that is not legal ends the match as in `TurnsEnv`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        settings: Mapping[str, Any] | None = None,
        rewards: str = VICTORY,
        aims: Aims = "dials",
        render_mode: str | None = None,
    ) -> None:
        self.places = Places(game, seats, settings, rewards, aims, waits=True, tracked=render_mode is not None)
        self.metadata = {**self.metadata, "name": name_of(self.places)}
        self.render_mode = render_mode
        self.picture: Picture | None = picture_of(render_mode)
        self.possible_agents = self.places.agents
        self.observation_spaces = {agent: self.places.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.places.action_space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new match; without a seed it follows from the seed given before."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        while True:
            self.places.table.begin(self._seeds.bytes(16).hex())
            if not self.places.table.match.over:  # a match may end before anybody has decided anything
                break
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.places.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, agents = self.places.table, self.possible_agents
        asked = [table.match.pending_of(seat) for seat in range(table.seats)]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards: list[float] = []
        for seat, agent in enumerate(agents):
            if asked[seat] is None or table.match.pending_of(seat) is not asked[seat]:
                continue
            if not self.places.act(seat, actions[agent]):
                infos[agent]["illegal"] = True
                rewards = [ILLEGAL if other == seat else 0.0 for other in range(table.seats)]
                break
        over = bool(rewards) or table.match.over
        if self.render_mode == "human":
            self.render()
        result = (
            self._observations(),
            dict(zip(agents, rewards or table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )
        if over:
            self.agents = []
        return result

    def render(self) -> Any:
        return None if self.picture is None else self.picture.show(self.places.table.match)

    def close(self) -> None:
        if self.picture is not None:
            self.picture.close()


def name_of(places: Places) -> str:
    """The environment's name, with the version of the rules."""
    game = places.table.game
    return f"asobi_{game.id.replace('-', '_')}_v{game.version}"


env = TurnsEnv
parallel_env = TogetherEnv
