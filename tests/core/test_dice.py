"""Dice: fair, counter-based, copied exactly."""

from __future__ import annotations

import pickle

import pytest

from asobi.core import BadState, Dice


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (8, 24.3), (100, 148.2), (300, 378.0)])
def test_every_side_is_equally_likely(sides: int, limit: float) -> None:
    """The limit is the chi-square value that fair dice exceed once in a thousand times."""
    dice = Dice("fairness")
    counts = [0] * sides
    for _ in range(60 * sides):
        counts[dice.below(sides)] += 1

    assert chi_square(counts) < limit


def test_successive_rolls_are_independent() -> None:
    dice = Dice("pairs")
    pairs = [0] * 36
    for _ in range(3600):
        pairs[dice.below(6) * 6 + dice.below(6)] += 1

    assert chi_square(pairs) < 66.6


def test_the_same_seed_and_counter_roll_the_same() -> None:
    first, later = Dice("again"), Dice("again", counter=3)
    rolls = [first.roll(256) for _ in range(200)]

    assert [later.roll(256) for _ in range(197)] == rolls[3:]
    assert Dice("another").roll(1 << 60) != Dice("again").roll(1 << 60)


def test_a_copy_rolls_the_same_and_does_not_move_its_original() -> None:
    dice = Dice("copy")
    dice.roll(6)
    twin = dice.copy()

    rolls = [twin.roll(1000) for _ in range(50)]

    assert dice.counter == 1
    assert [dice.roll(1000) for _ in range(50)] == rolls


def test_a_fork_is_a_stream_of_its_own_and_does_not_move_the_trunk() -> None:
    dice = Dice("trunk")

    left, right = dice.fork("left"), dice.fork("right")

    assert dice.counter == 0
    assert len({stream.below(1 << 60) for stream in (dice, left, right)}) == 3
    assert Dice("trunk").fork("left").below(1 << 60) == dice.fork("left").below(1 << 60)


@pytest.mark.parametrize("n", [1, 2, 255, 256, 257, 65_537, 1 << 64, 10**30])
def test_a_number_below_n_is_below_n_and_reaches_its_upper_half(n: int) -> None:
    dice = Dice("big")
    drawn = [dice.below(n) for _ in range(64)]

    assert all(0 <= number < n for number in drawn)
    assert max(drawn) >= n // 2


def test_there_is_no_number_below_nothing() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Dice("none").below(0)


@pytest.mark.parametrize("sides", [1, 2, 6, 8, 100, 300])
@pytest.mark.parametrize("given", [b"", bytes(range(200, 230))])
def test_a_tally_rolls_what_single_dice_would(sides: int, given: bytes) -> None:
    together, single = Dice("lid", 0, given), Dice("lid", 0, given)
    boxes = [0] * (sides + 1)
    for _ in range(150):
        boxes[single.roll(sides)] += 1

    assert together.tally(150, sides) == boxes
    assert together.counter == single.counter


def test_a_tally_sorts_all_dice_by_value() -> None:
    boxes = Dice("lid").tally(24, 8)

    assert len(boxes) == 9
    assert boxes[0] == 0
    assert sum(boxes) == 24
    loose = Dice("lid")
    values = [loose.roll(8) for _ in range(24)]
    assert boxes == [values.count(value) for value in range(9)]


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    dice = Dice("shuffle")
    orders = set()
    for _ in range(200):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        assert sorted(cards) == [1, 2, 3, 4]
        orders.add(tuple(cards))

    assert len(orders) == 24


def test_a_pick_reaches_every_thing() -> None:
    dice = Dice("pick")

    assert {dice.pick("abc") for _ in range(40)} == set("abc")


def test_given_bytes_come_first_and_the_seed_goes_on() -> None:
    original = Dice("first")
    rolls = [original.roll(8) for _ in range(5)]

    forked = Dice("second", 0, original.since(0))

    assert [forked.roll(8) for _ in range(5)] == rolls
    assert [forked.roll(256) for _ in range(9)] == [byte + 1 for byte in _bytes("second", 5, 14)]


def _bytes(seed: str, start: int, end: int) -> list[int]:
    dice = Dice(seed, start)
    return [dice.below(256) for _ in range(end - start)]


def test_dice_survive_their_dump_and_a_pickle() -> None:
    dice = Dice("dump", 0, b"\x01\x02")
    for _ in range(70):
        dice.roll(6)
    loaded, unpickled = Dice.load(dice.dump()), pickle.loads(pickle.dumps(dice))

    rolls = [dice.roll(1 << 40) for _ in range(20)]

    assert [loaded.roll(1 << 40) for _ in range(20)] == rolls
    assert [unpickled.roll(1 << 40) for _ in range(20)] == rolls


@pytest.mark.parametrize(
    "data",
    [None, {}, {"seed": 1, "counter": 0}, {"seed": "a", "counter": -1}, {"seed": "a", "counter": 0, "given": "xy"}],
)
def test_damaged_dice_are_refused(data: object) -> None:
    with pytest.raises(BadState, match="dice must look like"):
        Dice.load(data)
