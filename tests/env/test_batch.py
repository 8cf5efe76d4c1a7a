"""Matches by the hundred, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from asobi.core import Aim, Ask, Field, IllegalAction, Match, Observation, Pending, UnknownGame, find_game, game_ids
from asobi.env import Batch, NoObservation, Table
from asobi.env.table import point_at, point_in_box
from examples.connect_four import GAME as CONNECT_FOUR
from tests.core.darts import GAME as DARTS
from tests.core.darts import SPACE, Board, Darts

SEATS = {"cubitos": 3, "eight-routes": 4, "landmark-scramble": 2, "rampage": 2, "wildcard": 3}
STEPS = {"rampage": 12}


def random_step(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    actions: np.ndarray = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    batch.step(actions)
    return actions


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_stepped_by_its_masks(id: str) -> None:
    batch, rng = Batch(id, SEATS[id], count=3, seed="every"), np.random.default_rng(1)
    highs = np.array([field.high for field in batch.fields for _ in range(field.size)])

    for _ in range(STEPS.get(id, 150)):
        assert batch.masks.any(axis=1).all()
        assert (batch.observations <= highs).all()
        random_step(batch, rng)


def test_a_row_plays_the_match_that_its_seed_begins_and_shows_what_is_there() -> None:
    game = find_game("eight-routes")
    batch, rng = Batch(game, 4, count=5, seed="a study"), np.random.default_rng(2)
    match = Match.new(game, 4, "a study 2 0")
    for _ in range(40):
        (ask,) = match.pending
        assert isinstance(ask, Ask)
        assert batch.seats[2] == ask.seat
        assert batch.observations[2].tolist() == game.observation.observe(match.state, ask.seat, match.decision)
        assert np.flatnonzero(batch.masks[2]).tolist() == sorted(option.id for option in ask.options)
        chosen = random_step(batch, rng)
        match.choose(ask.seat, game.catalogue[int(chosen[2])].notation)


def test_a_match_that_ends_brings_its_rewards_and_makes_room_for_the_next() -> None:
    batch, rng = Batch("eight-routes", 3, count=8, settings={"rounds": 1}), np.random.default_rng(3)
    ended = 0
    for _ in range(60):
        random_step(batch, rng)
        assert np.allclose(batch.rewards.sum(axis=1), 0.0, atol=1e-6)
        assert (batch.rewards[batch.ended].max(axis=1) > 0).all()
        assert not batch.rewards[~batch.ended].any()
        ended += int(batch.ended.sum())

    assert ended > 20
    assert batch.masks.any(axis=1).all()


def test_the_same_seed_gives_the_same_bytes_and_another_one_others() -> None:
    def played(seed: str, again: str | None = None) -> bytes:
        batch, rng = Batch("wildcard", 2, count=4, seed=seed), np.random.default_rng(4)
        if again is not None:
            batch.reset(again)
        for _ in range(50):
            random_step(batch, rng)
        return batch.observations.tobytes()

    assert played("one") == played("one") == played("two", again="one")
    assert played("one") != played("two")


def test_the_arrays_are_the_memory_that_is_stepped() -> None:
    batch = Batch("eight-routes", 3, count=2)
    observations, masks = batch.observations, batch.masks
    before = observations.copy()

    random_step(batch, np.random.default_rng(5))

    assert batch.observations is observations
    assert batch.masks is masks
    assert (observations != before).any()


def test_a_number_that_may_not_be_chosen_is_refused_before_anything_is_stepped() -> None:
    batch = Batch("eight-routes", 3, count=4)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[3] = np.flatnonzero(~batch.masks[3])[0]

    for wrong in (actions, [0, 0, 0, 10_000], [0, 0, 0]):
        with pytest.raises(IllegalAction, match="row"):
            batch.step(wrong)

    assert (batch.observations == before).all()


def test_a_row_can_wait() -> None:
    batch = Batch("eight-routes", 3, count=2)
    before = batch.observations.copy()

    batch.step([int(batch.masks[0].argmax()), -1])

    assert (batch.observations[1] == before[1]).all()
    assert (batch.observations[0] != before[0]).any()


def test_scores_can_be_the_rewards() -> None:
    batch, rng = Batch("eight-routes", 3, count=4, settings={"rounds": 1}, rewards="scores"), np.random.default_rng(6)
    seen: list[float] = []
    for _ in range(60):
        random_step(batch, rng)
        seen += batch.rewards[batch.ended].max(axis=1).tolist()

    assert max(seen) > 5
    with pytest.raises(ValueError, match="one of victory, scores, not 'money'"):
        Batch("eight-routes", 3, count=1, rewards="money")


class DartsObservation(Observation[Board]):
    def fields(self, seats: int) -> list[Field]:
        return [Field("points", 255, seats)]

    def observe(self, s: Board, seat: int, decision: Pending) -> list[int]:
        return [min(255, s.points[(seat + turn) % len(s.points)]) for turn in range(len(s.points))]


def test_an_aim_is_set_dial_after_dial() -> None:
    """Darts are thrown by an angle of 21 steps and a speed of 101, which 64 marks share."""
    game = Darts()
    game.observation = DartsObservation()
    table = Table(game, 2, tracked=True)
    while not isinstance(table.decision, Aim):
        table.choose(table.seat, min(table.legal(table.seat)))
    first, thrower = len(game.catalogue), table.seat

    assert table.numbers == first + 64
    assert table.legal(thrower) == list(range(first, first + 21))
    assert list(table.observe(thrower)[2:]) == [1, 0, 0, 0, 0, 0, 0, 0, *[0] * 8]
    assert table.legal(1 - thrower) == []

    table.choose(thrower, first + 20)

    assert table.seat == thrower
    assert table.legal(thrower) == list(range(first, first + 64))
    assert list(table.observe(thrower)[2:]) == [0, 1, 0, 0, 0, 0, 0, 0, 21, *[0] * 7]
    assert list(table.observe(1 - thrower)[2:]) == [0] * 16, "nobody else sees a dial being turned"

    table.choose(thrower, first + 63)

    assert table.match.log[-2] == (thrower, (20, 100)), "the last marks are the last steps"
    assert point_at(Aim(0, "aim", SPACE), [0, 0]) == (0, 0)
    assert len({point_at(Aim(0, "aim", SPACE), [0, mark]) for mark in range(64)}) == 64
    assert point_in_box(Aim(0, "aim", SPACE), [0.5, 1.0, 0.3]) == (10, 100)


@pytest.mark.parametrize("game", [CONNECT_FOUR, DARTS], ids=["without aims", "with aims"])
def test_a_game_without_an_observation_is_refused_with_the_reason(game: Any) -> None:
    with pytest.raises(NoObservation, match=r"has no observation; attach one: GAME.observation"):
        Batch(game, 2, count=1)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Batch("chess", 2, count=1)
    with pytest.raises(ValueError, match="at least one match, not 0"):
        Batch("eight-routes", 3, count=0)
