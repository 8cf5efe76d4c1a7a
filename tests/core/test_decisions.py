"""What rules may yield, and several seats at once."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import Action, Ask, Dial, IllegalAction, Match, Nature, Space, Step, Together, together
from tests.testing import toys

YES, NO = Action("yes"), Action("no")


def test_a_dial_gives_real_numbers_in_equal_steps() -> None:
    dial = Dial("angle", -90.0, 90.0, 180)

    assert [dial.value(0), dial.value(90), dial.value(180)] == [-90.0, 0.0, 90.0]


def test_a_dial_finds_the_nearest_step_and_brings_what_lies_outside_to_the_edge() -> None:
    dial = Dial("speed", 0.0, 1.0, 4)

    assert [dial.nearest(value) for value in (-3.0, 0.1, 0.13, 0.6, 9.0)] == [0, 0, 1, 2, 4]


@pytest.mark.parametrize(("low", "high", "steps"), [(1.0, 1.0, 4), (2.0, 1.0, 4), (0.0, 1.0, 0)])
def test_a_dial_needs_room(low: float, high: float, steps: int) -> None:
    with pytest.raises(ValueError, match="low < high"):
        Dial("angle", low, high, steps)


def test_a_space_holds_points_with_a_step_in_range_for_each_dial() -> None:
    space = Space([Dial("angle", 0.0, 1.0, 10), Dial("speed", 0.0, 2.0, 4)])

    assert space.holds((0, 0))
    assert space.holds((10, 4))
    assert not space.holds((11, 4))
    assert not space.holds((-1, 0))
    assert not space.holds((1,))
    assert space.values((5, 1)) == {"angle": 0.5, "speed": 0.5}


def votes(seat: int, rounds: int) -> Step[list[str]]:
    """One seat votes so many times."""
    said = []
    for number in range(rounds):
        choice: Action = yield Ask(seat, f"vote {number}", [YES, NO])
        said.append(choice.name)
    return said


def pending(asked: Any) -> dict[int, str]:
    assert isinstance(asked, Together)
    return {seat: decision.prompt for seat, decision in asked.decisions.items()}


def test_all_decide_at_once_and_each_choice_is_taken_when_it_comes() -> None:
    run = together({0: votes(0, 1), 1: votes(1, 2), 2: votes(2, 0)})

    assert pending(run.send(None)) == {0: "vote 0", 1: "vote 0"}
    assert pending(run.send((1, NO))) == {0: "vote 0", 1: "vote 1"}
    assert pending(run.send((0, YES))) == {1: "vote 1"}
    with pytest.raises(StopIteration) as end:
        run.send((1, YES))

    assert end.value.value == {0: ["yes"], 1: ["no", "yes"], 2: []}


def test_what_was_pending_before_a_choice_stays_as_it_was() -> None:
    run = together({0: votes(0, 1), 1: votes(1, 1)})
    before = run.send(None)
    run.send((0, YES))

    assert pending(before) == {0: "vote 0", 1: "vote 0"}


def test_nature_inside_a_seats_part_is_asked_before_the_others_go_on() -> None:
    def weather(seat: int) -> Step[int]:
        rain: int = yield Nature({"seat": seat})
        yield Ask(seat, f"rain {rain}", [YES])
        return rain

    run = together({0: weather(0), 1: weather(1)})

    first = run.send(None)
    assert isinstance(first, Nature)
    assert first.request == {"seat": 0}
    second = run.send(7)
    assert isinstance(second, Nature)
    assert second.request == {"seat": 1}
    assert pending(run.send(8)) == {0: "rain 7", 1: "rain 8"}


def test_nobody_to_ask_gives_an_empty_answer() -> None:
    with pytest.raises(StopIteration) as end:
        together({}).send(None)

    assert end.value.value == {}


def test_a_part_may_ask_only_its_own_seat() -> None:
    run = together({0: votes(1, 1)})

    with pytest.raises(RuntimeError, match="the coroutine of seat 0 may ask only seat 0"):
        run.send(None)


def test_a_seat_whose_options_another_one_spoilt_is_asked_anew() -> None:
    """Given one sweet for two, when one takes it, the other is asked anew, for what is left."""
    match = Match.new(toys.ONE_SWEET, 2, "sweets")
    before = match.pending_of(1)

    match.choose(0, toys.TAKE)

    after = match.pending_of(1)
    assert isinstance(after, Ask)
    assert after is not before
    assert list(after.options) == [toys.LEAVE]
    with pytest.raises(IllegalAction, match="cannot choose"):
        match.choose(1, toys.TAKE)


def test_a_question_that_nothing_changed_stays_the_same() -> None:
    match = Match.new(toys.ONE_SWEET, 2, "sweets")
    before = match.pending_of(1)

    match.choose(0, toys.LEAVE)

    assert match.pending_of(1) is before


def test_a_seat_without_any_option_left_goes_on_with_none() -> None:
    left = [YES]

    def grab(seat: int) -> Step[str]:
        choice: Action | None = yield Ask(seat, "grab", left[:], again=lambda: left)
        left.clear()
        return "nothing" if choice is None else choice.name

    run = together({0: grab(0), 1: grab(1), 2: grab(2)})
    run.send(None)
    with pytest.raises(StopIteration) as end:
        run.send((1, YES))

    assert end.value.value == {0: "nothing", 1: "yes", 2: "nothing"}
