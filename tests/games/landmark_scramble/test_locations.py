"""Section 7 of the rulebook: paying for locations, capturing and recapturing them."""

from __future__ import annotations

import pytest

from asobi.core import Match, why_not
from asobi.games.landmark_scramble.payment import PAYMENTS, missing, ways_to_pay
from asobi.games.landmark_scramble.tables import KINDS, TABLES
from asobi.testing import rule
from tests.games.landmark_scramble.town import asked, hand, options, prompt, state, told, town, where

# With two players spot 1 lies between a1, A2 and B2, and spot 5 between b2, B2 and C2.
AROUND_FIRST = {(0, "captain"): "a1", (0, "runner-1"): "A2", (0, "runner-2"): "B2"}


def paying(location: str, cards: list[str]) -> Match:
    """Seat 0 stands around a location with some cards."""
    return town(AROUND_FIRST, hands={0: cards}, locations=[location])


def ways(location: str, cards: list[str]) -> list[str]:
    """How a hand can pay for a location."""
    counts = [cards.count(card) for card in TABLES.cards]
    found = ways_to_pay(counts, 0, TABLES.costs[TABLES.locations.index(location)])
    return [
        " ".join(card for card, count in zip(TABLES.cards, way, strict=False) for _ in range(count)) for way in found
    ]


@rule("LS-7.1")
def test_three_pieces_and_the_cost_capture_a_location() -> None:
    match = paying("market", ["coin", "brick", "sprint"])
    match.choose(0, "capture 1")

    assert state(match).owners[0] == 0
    assert hand(match, 0) == ["sprint"]
    assert match.view(1)["owners"][0] == 0
    (event,) = told(match, 1, "captured")
    assert (event["location"], event["cards"]) == ("market", ["coin", "brick"])


@rule("LS-7.1")
@pytest.mark.parametrize("gone", AROUND_FIRST)
def test_two_pieces_are_not_enough(gone: tuple[int, str]) -> None:
    match = town({**AROUND_FIRST, gone: "D3"}, hands={0: ["coin"]}, locations=["well"])

    assert "capture 1" not in options(match)
    assert why_not(match, 0, "capture 1") == "LS-7.1"


@rule("LS-7.1")
def test_an_enemy_around_the_location_forbids_it() -> None:
    match = town(
        {(0, "captain"): "a1", (0, "runner-1"): "A2", (1, "runner-2"): "B2"}, hands={0: ["coin"]}, locations=["well"]
    )

    assert why_not(match, 0, "capture 1") == "LS-7.1"


@rule("LS-7.1", "LS-7.3")
def test_without_the_cards_there_is_no_capture() -> None:
    match = paying("temple", ["coin", "brick", "sprint", "muscle"])

    assert "capture 1" not in options(match)
    assert why_not(match, 0, "capture 1") == "LS-7.3"


@rule("LS-7.1")
def test_paying_comes_before_everything_else() -> None:
    match = paying("well", ["coin", "joker"])
    match.choose(0, "capture 1")

    assert (asked(match), prompt(match)) == (0, "pay")
    assert why_not(match, 0, "end") == why_not(match, 0, "turn captain left") == "LS-7.1"
    assert not match.can_undo(0), "everybody has seen that there are several ways to pay"
    match.choose(0, "pay coin")
    assert why_not(match, 0, "pay coin") == "LS-7.1"


@rule("LS-7.2")
def test_a_joker_pays_as_any_one_cost_card() -> None:
    assert ways("temple", ["coin", "permit", "joker"]) == ["coin permit joker"]
    assert ways("treasury", ["joker", "joker"]) == ["joker joker"]
    match = paying("bank", ["joker", "permit"])
    match.choose(0, "capture 1")
    assert hand(match, 0) == []


@rule("LS-7.3")
def test_any_two_other_cost_cards_stand_for_a_missing_one() -> None:
    assert ways("well", ["brick", "brick"]) == ["brick brick"]
    assert ways("well", ["brick", "permit"]) == ["brick permit"]
    assert ways("well", ["brick"]) == []
    assert ways("treasury", ["coin", "brick", "workers"]) == ["coin brick workers"]
    assert ways("court", ["coin", "brick", "workers", "workers"]) == ["coin brick workers workers"]


@rule("LS-7.3")
def test_special_cards_and_jokers_are_no_part_of_a_pair() -> None:
    assert ways("well", ["sprint", "muscle", "anchor"]) == []
    assert ways("treasury", ["joker", "brick"]) == []


@rule("LS-7.3")
def test_all_ways_to_pay_are_offered_the_cheapest_first() -> None:
    match = paying("well", ["coin", "brick", "brick", "workers", "joker"])
    match.choose(0, "capture 1")

    assert options(match) == ["pay coin", "pay joker", "pay brick workers", "pay brick brick"]
    assert why_not(match, 0, "pay permit") == "LS-7.3"
    match.choose(0, "pay brick workers")
    assert hand(match, 0) == ["coin", "brick", "joker"]


@rule("LS-7.3")
def test_a_hand_can_pay_exactly_when_nothing_is_missing() -> None:
    for cost in PAYMENTS:
        for coins in range(3):
            for bricks in range(3):
                for workers in range(4):
                    for jokers in range(2):
                        counts = [coins, bricks, 0, workers, jokers] + [0] * (KINDS - 5)
                        assert (missing(counts, 0, cost) == 0) == bool(ways_to_pay(counts, 0, cost))


@rule("LS-7.3")
def test_payments_are_ordered_by_their_number_of_cards() -> None:
    for payments in PAYMENTS.values():
        sizes = [sum(payment) for payment in payments]
        assert sizes == sorted(sizes)
        assert len(set(payments)) == len(payments)


@rule("LS-7.4")
def test_a_location_stays_yours_when_the_pieces_leave() -> None:
    match = paying("well", ["coin"])
    match.choose(0, "capture 1")
    assert [where(match, 0, piece) for piece in ("captain", "runner-1", "runner-2")] == ["a1", "A2", "B2"]
    assert state(match).points == 6
    match.choose(0, "step runner-2 E")
    match.choose(0, "end")

    assert match.view(1)["owners"][0] == 0
    assert match.view(1)["owned"] == [1, 0]


@rule("LS-7.5")
def test_a_location_of_another_player_is_taken_at_the_same_cost() -> None:
    match = town(AROUND_FIRST, hands={0: ["coin", "brick"]}, locations=["market"], owners={0: 1})
    match.choose(0, "capture 1")

    assert match.view(None)["owned"] == [1, 0]
    assert hand(match, 0) == []
    (event,) = told(match, 1, "recaptured")
    assert event["other_seat"] == 1


@rule("LS-7.5")
def test_an_own_location_is_not_captured_again() -> None:
    match = town(AROUND_FIRST, hands={0: ["coin", "brick"]}, locations=["market"], owners={0: 0})

    assert "capture 1" not in options(match)
    assert why_not(match, 0, "capture 1") == "LS-7.5"


@rule("LS-7.6")
def test_one_piece_serves_several_locations_in_one_turn() -> None:
    match = town(
        {**AROUND_FIRST, (0, "left-guard"): "b2", (0, "right-guard"): "C2"},
        hands={0: ["coin", "brick"]},
        locations=["well", "gate", "field", "bank", "kiln"],
    )
    match.choose(0, "capture 1")
    match.choose(0, "capture 5")

    assert match.view(None)["owned"] == [2, 0]


@rule("LS-2.5")
def test_there_is_no_spot_twelve_with_two_players() -> None:
    assert why_not(town(), 0, "capture 12") == "LS-2.5"
