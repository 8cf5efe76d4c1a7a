"""The example learns."""

from __future__ import annotations

from pathlib import Path

import pytest

from asobi import play
from asobi.env import Batch
from examples.learning.policy import Policy, load
from examples.learning.ppo import Options, train


def test_a_little_learning_takes_more_than_an_even_share_from_random_players() -> None:
    options = Options(seats=3, settings={"rounds": 2}, matches=32, steps=64, iterations=20, minibatch=512)

    _, before, after = train(options, quiet=True)

    assert before < 0.45
    assert after > 0.5


def test_the_same_seed_learns_the_same() -> None:
    options = Options(seats=3, settings={"rounds": 1}, matches=16, steps=16, iterations=1)

    first, second = train(options, quiet=True), train(options, quiet=True)

    assert first[1:] == second[1:]
    assert all((one == other).all() for one, other in zip(first[0].weights, second[0].weights, strict=True))


def test_what_was_learned_decides_at_a_table_as_it_did_in_the_batch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = Options(seats=3, settings={"rounds": 1}, matches=16, steps=16, iterations=1)
    network, _, _ = train(options, quiet=True)
    network.save(tmp_path / "eight-routes-3.npz")
    monkeypatch.chdir(tmp_path)
    load.cache_clear()
    batch, policy, said = Batch("eight-routes", 3, 1, "seated", options.settings), Policy("mine"), []

    match = play("eight-routes", [policy] * 3, "seated 0 0", options.settings)
    while not batch.ended.any():
        _, _, logits, _ = network.forward(batch.observations, batch.masks)
        said.append(match.game.catalogue.actions[int(logits.argmax())])
        batch.step(logits.argmax(axis=1))

    assert [choice for _, choice in match.log] == said
