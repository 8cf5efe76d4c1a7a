"""The door to Gymnasium, held by Gymnasium's own checker."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from asobi.bots.roster import UnknownBot
from asobi.core import game_ids
from asobi.env.gymnasium import LearnerEnv, LearnersEnv, id_of
from tests.env.test_batch import SEATS


def any_legal(mask: np.ndarray, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("id", game_ids())
def test_the_official_checker_finds_every_game_by_its_name(id: str) -> None:
    made = gymnasium.make(id_of(id), seats=SEATS[id])

    assert isinstance(made.unwrapped, LearnerEnv)
    check_env(made.unwrapped, skip_render_check=True)


def test_the_name_is_the_games_own() -> None:
    assert id_of("eight-routes") == "asobi/EightRoutes-v0"


@pytest.mark.parametrize(("id", "aims"), [("rampage", "box"), ("eight-routes", "box")])
def test_the_official_checker_passes_for_boxes(id: str, aims: Any) -> None:
    check_env(LearnerEnv(id, SEATS[id], aims=aims), skip_render_check=True)


def episode(learner: LearnerEnv, seed: int) -> tuple[float, list[bytes]]:
    """A match at random: its reward, and all that was observed."""
    rng = np.random.default_rng(seed)
    seen, info = learner.reset(seed=seed)
    total, rows, over = 0.0, [seen.tobytes()], False
    while not over:
        seen, reward, over, cut, info = learner.step(any_legal(info["action_mask"], rng))
        assert not cut
        total += reward
        rows.append(seen.tobytes())
    return total, rows


def test_a_learner_plays_whole_matches_among_bots_with_names() -> None:
    learner = LearnerEnv("eight-routes", 3, bots=["greedy", "hunch"], settings={"rounds": 1})

    results = [episode(learner, seed) for seed in range(6)]

    assert {round(total, 2) for total, _ in results} <= {1.0, -0.5, 0.25}
    assert episode(learner, 2) == results[2], "the same seed is the same match, bots and seat included"
    assert len({rows[0] for _, rows in results}) > 1


def test_the_seat_comes_of_the_seed() -> None:
    learner = LearnerEnv("eight-routes", 4)
    seats = set()
    for seed in range(12):
        learner.reset(seed=seed)
        seats.add(learner.seat)

    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_match_and_costs_one() -> None:
    learner = LearnerEnv("eight-routes", 3)
    _, info = learner.reset(seed=1)
    assert (learner.action_masks() == info["action_mask"]).all()

    _, reward, over, _, info = learner.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))

    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_bots_are_named_one_for_all_or_one_each() -> None:
    with pytest.raises(ValueError, match="has 2 other seats, not 1"):
        LearnerEnv("eight-routes", 3, bots=["greedy"])
    with pytest.raises(UnknownBot):
        LearnerEnv("eight-routes", 3, bots="deep-blue")


def test_many_learners_at_once_see_masks_rewards_and_their_last_sight() -> None:
    made = gymnasium.make_vec(
        "asobi/EightRoutes-v0", num_envs=6, vectorization_mode="vector_entry_point", seats=3, settings={"rounds": 1}
    )
    envs, rng = RecordEpisodeStatistics(made), np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    returns: list[float] = []
    for _ in range(60):
        assert envs.observation_space.contains(seen)
        actions = np.array([any_legal(mask, rng) for mask in info["action_mask"]])
        seen, rewards, ended, cut, info = envs.step(actions)
        assert not cut.any()
        assert not rewards[~ended].any()
        if ended.any():
            row = int(np.flatnonzero(ended)[0])
            assert info["_final_obs"].tolist() == ended.tolist()
            assert info["final_obs"][row].shape == seen[row].shape
            returns += info["episode"]["r"][ended].tolist()

    assert len(returns) > 20
    assert {round(float(total), 2) for total in returns} <= {1.0, -0.5, 0.25}


def test_the_others_may_be_a_policy_of_ones_own() -> None:
    asked: list[int] = []

    def first(seen: np.ndarray, masks: np.ndarray, seats: np.ndarray) -> np.ndarray:
        asked.append(len(seen))
        return np.asarray(masks.argmax(axis=1))

    def played(seed: int) -> bytes:
        envs = LearnersEnv("eight-routes", num_envs=4, seats=3, others=first)
        seen, info = envs.reset(seed=seed)
        for _ in range(20):
            assert (envs.batch.seats == envs.learners).all()
            seen, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
        return bytes(seen.tobytes())

    assert played(5) == played(5) != played(6)
    assert asked
