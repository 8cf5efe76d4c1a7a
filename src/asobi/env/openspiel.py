"""The door to OpenSpiel, with explicit chance: every die is a node of its own.

Importing this module enters every installed game without physics into OpenSpiel's list, as `asobi_eight_routes` and so
on, with the parameter `players`. `enter` does so for a game of your own, or for settings of your own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from asobi.core import Field, Game, find_game, game_ids
from asobi.env.scripted import Scripted
from asobi.env.table import VICTORY, observed_fields

# A die has at most so many sides; drawing from a pile of cards is a die too.
MOST_OUTCOMES: Final = 256
ROLLS: Final = 40


class Entry:
    """What OpenSpiel is told of a game, and how its matches begin."""

    def __init__(self, game: Game[Any], name: str, settings: Mapping[str, Any], rewards: str) -> None:
        self.game = game
        self.settings = dict(settings)
        self.rewards = rewards
        facts, kinds = game.facts, pyspiel.GameType
        fair = rewards == VICTORY and not facts.can_lose
        self.low, self.high = (-1.0, 1.0) if rewards == VICTORY else map(float, facts.scores)
        self.kind = kinds(
            short_name=name,
            long_name=game.title,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if facts.chance else kinds.ChanceMode.DETERMINISTIC,
            information=(
                kinds.Information.IMPERFECT_INFORMATION if facts.hidden else kinds.Information.PERFECT_INFORMATION
            ),
            utility=kinds.Utility.ZERO_SUM if fair else kinds.Utility.GENERAL_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=facts.players[1],
            min_num_players=facts.players[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=bool(game.observation.fields(facts.players[0])),
            parameter_specification={"players": facts.players[0]},
        )

    def info(self, seats: int) -> Any:
        """What OpenSpiel is told of a match of so many."""
        facts = self.game.facts
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.game.catalogue),
            max_chance_outcomes=MOST_OUTCOMES if facts.chance else 0,
            num_players=seats,
            min_utility=self.low,
            max_utility=self.high,
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=facts.longest,
        )


class SpielGame(pyspiel.Game):
    """A game of asobi as OpenSpiel sees it."""

    def __init__(self, entry: Entry, params: Mapping[str, Any] | None) -> None:
        given = dict(params or {})
        self.entry = entry
        self.seats = int(given.get("players", entry.game.facts.players[0]))
        entry.game.with_defaults(self.seats, entry.settings)
        super().__init__(entry.kind, entry.info(self.seats), {"players": self.seats})

    def __reduce__(self) -> Any:
        return load, (self.entry.kind.short_name, self.seats)

    def new_initial_state(self, *words: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.entry.game.facts.longest * ROLLS if self.entry.game.facts.chance else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, wanted.perfect_recall)


def load(name: str, seats: int) -> Any:
    """A game of OpenSpiel's list, for so many players."""
    return pyspiel.load_game(name, {"players": seats})


class SpielState(pyspiel.State):
    """A moment of a match: a seat decides, a die is rolled, or it is over."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.spiel = spiel
        # A copy begins as a new state whose content is then replaced: nothing is set up before it is needed.
        self.place: Scripted | None = None

    def at(self) -> Scripted:
        """Where the match stands."""
        if self.place is None:
            entry = self.spiel.entry
            self.place = Scripted(entry.game, self.spiel.seats, entry.settings, entry.rewards)
        return self.place

    def current_player(self) -> int:
        place = self.at()
        if place.needs:
            return int(pyspiel.PlayerId.CHANCE)
        ask = place.ask
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seat

    def is_terminal(self) -> bool:
        return self.at().over

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.at().ask
        return [] if ask is None else sorted(option.id for option in ask.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.at().needs[0]
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        place = self.at()
        if place.needs:
            place.roll(action)
        else:
            place.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action + 1}"
        return self.spiel.entry.game.catalogue[action].notation

    def returns(self) -> list[float]:
        return self.at().rewards()

    def resampled(self, player: int, seed: str) -> SpielState:
        """A state that the player could just as well be in; see `resampler`."""
        twin: SpielState = self.clone()
        twin.place = self.at().resampled(player, seed)
        return twin

    def __str__(self) -> str:
        place = self.at()
        if place.match is None:
            return f"rolled {place.rolled}, to roll {place.needs}"
        begun = place.match.beginnings[-1] if place.needs else None
        state = place.match.state if begun is None else begun.state
        since = place.match.log[begun.entries :] if begun is not None else []
        view = json.dumps(place.game.view(state, None, None if begun else place.match.decision), sort_keys=True)
        told = f"{view} {state.digest()} {[choice for _, choice in since]}"
        return f"{told} to roll {place.needs}" if place.needs else told


class SpielObserver:
    """What a player observes: the game's fields as a tensor, and as a text what it sees (or has seen, with recall)."""

    def __init__(self, spiel: SpielGame, recall: bool) -> None:
        self.recall = recall
        fields: Sequence[Field] = []
        if spiel.entry.kind.provides_observation_tensor and not recall:
            fields = observed_fields(spiel.entry.game, spiel.seats)
        self.tensor = np.zeros(sum(field.size for field in fields), np.float32) if fields else None
        self.dict: dict[str, Any] = {}
        first = 0
        for field in fields:
            assert self.tensor is not None
            self.dict[field.name] = self.tensor[first : first + field.size].reshape(field.shape)
            first += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player observes into the tensor; noughts while dice are being rolled."""
        place = state.at()
        if self.tensor is None:
            return
        if place.match is None or place.needs:
            self.tensor.fill(0.0)
        else:
            match = place.match
            self.tensor[:] = match.game.observation.observe(match.state, player, match.decision)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees; with recall also all that it was told, and its own choices."""
        place = state.at()
        if place.match is None or place.needs:
            return f"player {player} waits for the dice"
        match = place.match
        view = json.dumps(match.view(player), sort_keys=True)
        if not self.recall:
            return f"player {player} sees {view}"
        own = [number for seat, number in place.chosen if seat == player]
        told = json.dumps(match.events_for(player), sort_keys=True)
        return f"player {player} chose {own}, was told {told}, sees {view}"


def resampler(seed: str = "resampled") -> Any:
    """For OpenSpiel's ISMCTS (`set_resampler`): states that the player could just as well be in, by our `redeal`."""
    count = 0

    def resample(state: SpielState, player: int) -> SpielState:
        nonlocal count
        count += 1
        return state.resampled(player, f"{seed} {count}")

    return resample


def enter(
    game: Game[Any] | str, name: str = "", settings: Mapping[str, Any] | None = None, rewards: str = VICTORY
) -> str:
    """Enter a game into OpenSpiel's list; gives the name under which `pyspiel.load_game` finds it."""
    found = find_game(game) if isinstance(game, str) else game
    name = name or f"asobi_{found.id.replace('-', '_')}"
    entry = Entry(found, name, settings or {}, rewards)

    class Entered(SpielGame):  # a class, which outlives the interpreter as OpenSpiel's list does; a function would not
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(entry, params)

    pyspiel.register_game(entry.kind, Entered)
    return name


for _game in game_ids():
    if not find_game(_game).facts.aims:
        enter(_game)
