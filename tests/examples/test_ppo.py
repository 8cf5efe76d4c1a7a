"""The example learns."""

from __future__ import annotations

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
