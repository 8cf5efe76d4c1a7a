"""What is loaded: exactly the states that a race can come to."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import Ask, BadState, Dice, Match
from asobi.games.cubitos import GAME
from asobi.games.cubitos.setup import RACE_BY_KEY
from asobi.games.cubitos.tables import BLACK, WHITE


def played(race: str, seed: str, choices: int, seats: int) -> Match:
    """A match after some random choices."""
    match, dice = Match.new(GAME, seats, seed, {"race": race, "rounds": 4}), Dice(seed)
    for _ in range(choices):
        if not match.over:
            choose(match, dice)
    return match


def choose(match: Match, dice: Dice) -> None:
    decision = dice.pick(match.pending)
    assert isinstance(decision, Ask)
    match.advance(dice.pick(decision.options), decision.seat)


@pytest.mark.parametrize(
    ("field", "place", "value", "says"),
    [
        ("players", None, 5, "2 to 4 players"),
        ("supply", WHITE, 11, "all 10 dice of each kind"),
        ("supply", WHITE, -1, "a supply of each kind"),
        ("draw", 0, 8, "all 28 dice of each kind"),
        ("draw", BLACK, 1, "one black die"),
        ("draw", None, [], "for each player and kind"),
        ("cards", WHITE, 9, "a card of each colour"),
        ("costs", WHITE, 31, "costs from 0 to 30"),
        ("credits", 0, -1, "credits from 0"),
        ("coins", 0, 5, "coins only while running"),
        ("water_feet", 0, 10**9, "water feet only while running"),
        ("fans", 0, 14, "0 to 13 fans"),
        ("hands", 0, 3, "the hand tokens of the fans"),
        ("position", 0, 10**6, "runners on the course"),
        ("status", 0, 4, "nobody running in the Roll Phase"),
        ("otherwise", None, 1 << WHITE, "other readings only of cards with two"),
        ("champion", 0, True, "a Champion only by that card"),
        ("owed", 0, 1, "dice owed only by Broken Cow"),
        ("most", None, 1, "the most swords counted"),
        ("winners", None, [0], "no winner before the end"),
        ("round", None, 41, "a round within the limit"),
    ],
)
def test_a_state_that_no_race_comes_to_is_refused_with_what_is_wrong(
    field: str, place: int | None, value: Any, says: str
) -> None:
    data = Match.new(GAME, 2, "state").beginnings[0].state.dump()
    if place is None:
        data[field] = value
    else:
        data[field][place] = value

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
    races = list(RACE_BY_KEY)
    refused = 0
    for number in range(1500):
        if number % 25 == 0:
            match = played(dice.pick(races), f"{number}", dice.below(150), 2 + dice.below(3))
            opening = match.beginnings[-1].state.dump()
        field = dice.pick([name for name in opening if name not in ("dice", "round_limit")])
        data = {**opening, field: mutated(opening[field], dice)}
        try:
            match = Match.from_state(GAME, data, data["players"] if data["players"] in (2, 3, 4) else 2)
        except BadState:
            refused += 1
            continue
        for _ in range(3000):
            if match.over:
                break
            choose(match, dice)
        assert match.over, (field, data[field])
    assert 1000 < refused < 1500
