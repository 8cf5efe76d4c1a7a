"""Every game's dials: the base game stands within their ranges, and a turned game plays, replays and shows itself."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from asobi.bots import play
from asobi.core import AsobiError, BadSetting, Match, Record, find_game, game_ids, record_of, replay

TURNED: dict[str, dict[str, Any]] = {
    "cubitos": {"prices.smelly-cat": 1, "start.dark-grey": 3, "fans.credits": [9] * 13},
    "eight-routes": {"set-up.dice.3": 12, "powers.c-fee": 0, "routes.2.from": 1, "routes.1.points": [3] * 20},
    "landmark-scramble": {
        "deck.joker": 9,
        "layouts.small.goal": 2,
        "die": 8,
        "hand-limit": 4,
        "mark-rounds": 0,
        "locations.well": ["workers", "workers", "coin"],
        "layouts.small.holes": ["A1", "b1", "C3", "D4", "B2", "E1", "d4"],
        "layouts.small.spots": ["a1n", "a1s", "d4n", "d1s", "b2n", "c3s", "c2e", "b3w"],
        "layouts.small.spawn.S.cells": ["A5", "B5", "C5", "D5", "E5"],
    },
    "wildcard": {"counts.actions": 1, "cards.M00.past": "9/9/9/9", "cards.M01.future": "W=7-9"},
}


@pytest.mark.parametrize("id", game_ids())
def test_the_base_game_stands_within_the_ranges_of_its_dials(id: str) -> None:
    dials = find_game(id).dials.dials
    assert dials
    for dial in dials.values():
        dial.check(dial.default)


@pytest.mark.parametrize("id", sorted(TURNED))
def test_a_turned_game_plays_to_its_end_and_replays(id: str) -> None:
    game = find_game(id)
    settings = {"variant": {"name": "turned", "changes": TURNED[id]}}
    seats = max(2, game.facts.players[0])
    match = play(game, ["hunch"] * seats, "turned", settings)
    again = replay(game, Record.parse(record_of(match).text()))
    assert again.state.digest() == match.state.digest()
    assert again.state.changes
    assert match.board() != play(game, ["hunch"] * seats, "turned").board()


def test_rampage_counts_with_the_turned_numbers() -> None:
    game = find_game("rampage")
    changes = {"teeth.tokens": 7, "runaway.A.spaces": [3] * 6, "turn.actions": 1}
    match = Match.new(game, 2, "turned", {"variant": {"changes": changes}}, auto_nature=False)
    assert match.board()["lines"] == [3] * 6
    assert match.view(None)["seats"][0]["bite"] == 9
    assert game.load(match.state.dump()).changes == match.state.changes


def test_a_dial_at_its_lowest_and_highest_makes_a_game_or_a_clear_refusal() -> None:
    """Whatever single dial is turned to an end of its range, a match begins or the variant says why it cannot."""
    for id in game_ids():
        game = find_game(id)
        for dial in game.dials.dials.values():
            for end in (dial.low, dial.high):
                value = [end] * len(dial.default) if dial.kind == "numbers" else end
                if dial.kind in ("text", "words"):
                    continue
                settings = {"variant": {"changes": {dial.path: value}}}
                with suppress(BadSetting):
                    Match.new(game, game.facts.players[0], "end", settings, auto_nature=False)


def test_the_printed_deck_and_a_deck_of_ones_own_are_not_mixed() -> None:
    game = find_game("wildcard")
    own = play(game, ["random"] * 2, "own", {"variant": {"changes": {"cards.M00.past": "9/9/9/9"}}}).state.dump()[
        "deck"
    ]
    with pytest.raises(BadSetting, match="deck of its own"):
        game.with_defaults(2, {"deck": own, "variant": {"changes": {"cards.M01.past": "1/1/1/1"}}})


@pytest.mark.parametrize("text", ["", "W", "+1 nothing"])
def test_a_card_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(AsobiError, match="card M00 The Fool, future"):
        find_game("wildcard").with_defaults(2, {"variant": {"changes": {"cards.M00.future": text}}})
