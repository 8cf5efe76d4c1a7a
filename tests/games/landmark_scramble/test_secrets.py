"""What a seat knows of other hands, and what a redeal may never change."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asobi.core import BadState, Dice, Match
from asobi.games.landmark_scramble import GAME
from asobi.games.landmark_scramble.hidden import certain, redeal
from asobi.games.landmark_scramble.state import LandmarkState
from asobi.games.landmark_scramble.tables import ANCHOR, KINDS, TABLES
from asobi.testing import rule
from tests.games.landmark_scramble.town import hand, options, state, town


def redealt(match: Match, seat: int, seed: str) -> LandmarkState:
    """The table as the seat could just as well find it."""
    table: LandmarkState = state(match).copy()
    redeal(table, seat, Dice(seed))
    return table


def cards_of(table: LandmarkState, seat: int) -> list[str]:
    """The cards a seat holds at a table."""
    counts = table.hands[seat * KINDS : (seat + 1) * KINDS]
    return [card for card, count in zip(TABLES.cards, counts, strict=True) for _ in range(count)]


@rule("LS-6.4")
def test_a_redeal_keeps_the_own_hand_all_sizes_and_all_cards() -> None:
    match = town(players=3, hands={0: ["coin"] * 3, 1: ["brick", "joker", "anchor"], 2: ["permit"] * 2})
    before = state(match)
    seen = set()
    for number in range(20):
        table = redealt(match, 0, str(number))
        assert cards_of(table, 0) == hand(match, 0)
        assert [table.hand_size(seat) for seat in range(3)] == [3, 3, 2]
        for kind in range(KINDS):
            total = [sum(at.hands[seat * KINDS + kind] for seat in range(3)) + at.pool[kind] for at in (before, table)]
            assert total[0] == total[1]
        seen.add(tuple(cards_of(table, 1)))
    assert len(seen) > 5


@rule("LS-6.11")
def test_the_robbed_player_remembers_the_card() -> None:
    match = town(players=3, hands={0: ["pickpocket", "coin"], 1: ["refresh"], 2: ["permit"]})
    match.choose(0, "rob 1")

    for number in range(20):
        assert "refresh" in cards_of(redealt(match, 1, str(number)), 0)
    assert any("refresh" not in cards_of(redealt(match, 2, str(number)), 0) for number in range(20))


@rule("LS-6.11")
def test_what_is_played_is_no_longer_known_to_be_held() -> None:
    match = town(hands={0: ["pickpocket", "coin"], 1: ["sprint"]})
    match.choose(0, "rob 1")
    match.choose(0, "play sprint")

    assert certain(state(match), 1, 0) == [0] * KINDS


@rule("LS-6.10")
def test_who_was_asked_for_an_anchor_and_kept_it_is_known_to_hold_it() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3"}, hands={1: ["anchor", "coin"]})
    match.choose(0, "bump captain N")
    for number in range(20):
        assert "anchor" in cards_of(redealt(match, 0, str(number)), 1)
        assert "anchor" in cards_of(redealt(match, -1, str(number)), 1)

    match.choose(1, "no anchor")
    assert all("anchor" in cards_of(redealt(match, 0, str(number)), 1) for number in range(20))


@rule("LS-6.10")
def test_who_was_not_asked_is_known_to_hold_none() -> None:
    match = town(
        {(0, "captain"): "C4", (1, "right-guard"): "C3"},
        hands={1: ["coin", "coin"]},
        deck={"anchor": 3, "coin": 2},
    )
    assert any("anchor" in cards_of(redealt(match, 0, str(number)), 1) for number in range(20))
    match.choose(0, "bump captain N")

    assert all("anchor" not in cards_of(redealt(match, 0, str(number)), 1) for number in range(20))


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4))
def test_what_is_held_for_certain_is_really_held_all_through_random_games(seed: int, players: int) -> None:
    """`known`, `shown` and `clean` never claim more than is true, so a redeal is always possible."""
    match = Match.new(GAME, players, f"knowledge {seed}", {"rounds": 25})
    dice = Dice(f"choices {seed}")
    table = state(match)
    # Special cards only: thefts and anchors come often, and so do the traces they leave.
    table.pool = [0, 0, 6, 6, 6, 6, 6, 12, 16, 6]
    while not match.over:
        match.choose(match.pending[0].seat, dice.pick(options(match)))
        for holder in range(players):
            held = table.hands[holder * KINDS : (holder + 1) * KINDS]
            assert 0 <= table.clean[holder] <= sum(held) - held[ANCHOR]
            for seat in [*range(players), -1]:
                if seat != holder:
                    surely = certain(table, seat, holder)
                    assert all(0 <= sure <= have for sure, have in zip(surely, held, strict=True))
        twin = table.copy()
        redeal(twin, dice.below(players + 1) - 1, Dice(str(seed)))
        assert [twin.hand_size(seat) for seat in range(players)] == [table.hand_size(seat) for seat in range(players)]
        assert min(twin.pool) >= 0


def test_a_state_that_cannot_be_is_refused() -> None:
    data = state(town()).dump()
    for name, wrong in (("cells", [0] * 10), ("cells", [99, *data["cells"][1:]]), ("players", 5), ("hands", [1])):
        with pytest.raises(BadState, match=re.escape(str(wrong))):
            GAME.load({**data, name: wrong})
    with pytest.raises(BadState, match="in the air"):
        GAME.load({**data, "cells": [-1, *data["cells"][1:]]})
