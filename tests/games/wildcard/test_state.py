"""What is loaded: exactly the states that a game can come to."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import BadState, Dice, Match
from asobi.games.wildcard import GAME


def played(seed: str, choices: int, seats: int = 3) -> Match:
    """A match after some random choices."""
    match, dice = Match.new(GAME, seats, seed), Dice(seed)
    for _ in range(choices):
        if match.over:
            break
        decision = match.pending[0]
        match.choose(decision.seat, dice.pick(decision.options))  # type: ignore[attr-defined]
    return match


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("players", 5, "1 to 4 players"),
        ("values", [11] * 12, "values from 0 to 10"),
        ("round", 0, "a round from 1 to 10"),
        ("phase", 3, "one of three phases"),
        ("place", 3, "a place in the turn order"),
        ("starts", [0, 0, 1], "every card in one place"),
        ("unseen", [], "every card in one place"),
        ("shared", [5, 5], "every card in one place"),
        ("extra", [99, 0, 0], "actions more or fewer"),
        ("left", 7, "actions left"),
        ("rewarded", [16, 0, 0], "rewarded from 0 to 15"),
        ("ways", [0, 0, 0], "Round card"),
        ("deck", "nonsense", "deck cannot be read"),
        ("over", True, "an end after the last round"),
    ],
)
def test_a_state_that_no_game_comes_to_is_refused_with_what_is_wrong(field: str, value: Any, says: str) -> None:
    data = Match.new(GAME, 3, "state").state.dump()
    data[field] = value

    with pytest.raises(BadState, match=says):
        GAME.load(data)


def mutated(data: Any, dice: Dice) -> Any:
    """The same data with one number, list or truth changed somewhere."""
    if isinstance(data, bool):
        return not data
    if isinstance(data, int):
        return data + dice.pick([-7, -1, 1, 2, 13, 10**6])
    if isinstance(data, list):
        if not data or dice.below(4) == 0:
            return dice.pick([[], data[1:], [*data, *data[:1]], [*data, 0]])
        place = dice.below(len(data))
        return [mutated(each, dice) if at == place else each for at, each in enumerate(data)]
    return data


def test_a_mutated_state_is_refused_or_can_be_played_to_its_end() -> None:
    dice = Dice("mutations")
    refused = 0
    for number in range(2000):
        if number % 50 == 0:
            opening = played(f"{number}", dice.below(60), 1 + dice.below(4)).beginnings[-1].state.dump()
        field = dice.pick([name for name in opening if name not in ("dice", "deck")])
        data = {**opening, field: mutated(opening[field], dice)}
        try:
            match = Match.from_state(GAME, data, data["players"] if data["players"] in (1, 2, 3, 4) else 2)
        except BadState:
            refused += 1
            continue
        choices = 0
        while not match.over and choices < 1000:
            decision = match.pending[0]
            match.advance(dice.pick(decision.options), decision.seat)  # type: ignore[attr-defined]
            choices += 1
        assert match.over, (field, data[field])
    assert 1000 < refused < 2000
