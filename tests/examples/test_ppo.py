"""The example learns."""

from __future__ import annotations

from examples.learning.ppo import Options, train


def test_a_little_learning_takes_more_than_an_even_share_from_random_players() -> None:
    options = Options(seats=3, settings={"rounds": 2}, matches=32, steps=64, iterations=20, minibatch=512)

    before, after = train(options, quiet=True)

    assert before < 0.45
    assert after > 0.5
    assert train(Options(**{**vars(options), "iterations": 1}), quiet=True) == train(
        Options(**{**vars(options), "iterations": 1}), quiet=True
    ), "the same seed gives the same result"
