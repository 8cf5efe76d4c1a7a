"""Section 6 of the rulebook: holes, the deck, and the special cards."""

from __future__ import annotations

import pytest

from asobi.core import Dice, Match, why_not
from asobi.games.landmark_scramble import GAME
from asobi.games.landmark_scramble.tables import KINDS, TABLES
from asobi.testing import rule
from tests.games.landmark_scramble.town import asked, hand, options, prompt, state, told, town, where

# -- holes -------------------------------------------------------------------------------------------------


@rule("LS-6.1")
def test_a_step_onto_a_hole_draws_a_card_and_marks_it() -> None:
    match = town({(0, "runner-1"): "C4"}, deck={"brick": 3})
    match.choose(0, "step runner-1 N")

    assert hand(match, 0) == ["brick"]
    assert match.view(1)["marks"][0][5] == 3
    assert match.view(1)["deck"] == 2


@rule("LS-6.1")
def test_a_hop_onto_a_hole_draws_a_card() -> None:
    match = town({(0, "runner-1"): "C5", (0, "captain"): "C4"}, deck={"brick": 3})
    match.choose(0, "hop runner-1 N")

    assert hand(match, 0) == ["brick"]


@rule("LS-6.1")
def test_a_bump_onto_a_hole_draws_a_card_unless_the_attacker_bounces() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3"}, deck={"brick": 3})
    match.choose(0, "bump captain N")
    assert hand(match, 0) == ["brick"]

    match = town({(0, "runner-1"): "C4", (1, "runner-1"): "C3"}, deck={"brick": 3})
    match.choose(0, "bump runner-1 N")
    assert hand(match, 0) == []


@rule("LS-6.2")
@pytest.mark.parametrize(("marked", "draws"), [(10, 0), (9, 0), (8, 0), (7, 1), (6, 1)])
def test_a_hole_marked_in_round_r_gives_again_in_round_r_plus_3(marked: int, draws: int) -> None:
    match = town({(0, "runner-1"): "C4"}, round=10, marks={(0, "C3"): marked}, deck={"brick": 3})
    match.choose(0, "step runner-1 N")

    assert where(match, 0, "runner-1") == "C3"
    assert hand(match, 0) == ["brick"] * draws


@rule("LS-6.2")
def test_marks_count_for_their_own_player_only() -> None:
    match = town({(0, "runner-1"): "C4"}, marks={(1, "C3"): 10}, deck={"brick": 3})
    match.choose(0, "step runner-1 N")

    assert hand(match, 0) == ["brick"]
    assert [seat[5] for seat in match.view(None)["marks"]] == [3, 3]


@rule("LS-6.3")
def test_standing_on_a_hole_draws_nothing() -> None:
    match = town({(0, "runner-1"): "C3"}, points=2, deck={"brick": 3})
    match.choose(0, "turn runner-1 left")
    match.choose(0, "end")

    assert hand(match, 0) == []


@rule("LS-6.3")
def test_an_empty_deck_gives_and_marks_nothing() -> None:
    match = town({(0, "runner-1"): "C4"}, deck={})
    match.choose(0, "step runner-1 N")

    assert hand(match, 0) == []
    assert match.view(0)["marks"][0] == [0] * 7


# -- hands and deck ----------------------------------------------------------------------------------------


@rule("LS-6.4")
def test_hands_are_hidden_and_their_sizes_open() -> None:
    match = town(hands={0: ["coin", "joker"], 1: ["anchor"]})

    assert match.view(0)["hand"] == [1, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert match.view(1)["hand"] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert match.view(None)["hand"] is None
    for seat in (None, 0, 1):
        assert match.view(seat)["hand_sizes"] == [2, 1]


@rule("LS-6.4")
def test_only_the_drawer_sees_the_card() -> None:
    match = town({(0, "runner-1"): "C4"}, deck={"brick": 3})
    match.choose(0, "step runner-1 N")

    assert [event["card"] for event in told(match, 0, "drew-card")] == ["brick"]
    assert told(match, 1, "drew-card") == told(match, None, "drew-card") == []
    assert len(told(match, 1, "drew")) == 1
    assert not match.can_undo(0)


@rule("LS-6.4")
def test_who_lacks_a_card_cannot_play_it() -> None:
    match = town(hands={0: ["coin"]})

    for action in ("play sprint", "play muscle", "play refresh", "rob 1"):
        assert why_not(match, 0, action) == "LS-6.4"


@rule("LS-6.5")
def test_the_deck_holds_64_cards() -> None:
    assert Match.new(GAME, 2, "deck").board()["cards"] == {
        "coin": 12,
        "brick": 12,
        "permit": 12,
        "workers": 12,
        "joker": 3,
        "sprint": 3,
        "muscle": 3,
        "anchor": 3,
        "pickpocket": 2,
        "refresh": 2,
    }
    for seats in (2, 3, 4):
        assert Match.new(GAME, seats, "deck").view(None)["deck"] == 64


@rule("LS-6.6")
def test_cards_are_neither_lost_nor_doubled_and_never_return() -> None:
    match = Match.new(GAME, 3, "sixty-four", {"rounds": 30})
    dice = Dice("choices")
    table, left, used = state(match), 64, 0
    while not match.over:
        match.choose(asked(match), dice.pick(options(match)))
        for kind in range(KINDS):
            held = sum(table.hands[seat * KINDS + kind] for seat in range(3))
            assert table.pool[kind] + held + table.discards[kind] == TABLES.deck[kind]
        assert sum(table.pool) <= left
        assert sum(table.discards) >= used
        left, used = sum(table.pool), sum(table.discards)
    assert left < 64


@rule("LS-6.6")
def test_played_cards_lie_open() -> None:
    match = town(hands={0: ["sprint"]})
    match.choose(0, "play sprint")

    assert match.view(1)["discards"][TABLES.cards.index("sprint")] == 1
    assert [event["card"] for event in told(match, 1, "played")] == ["sprint"]


# -- special cards -----------------------------------------------------------------------------------------


@rule("LS-6.7")
def test_sprint_adds_three_points() -> None:
    match = town(points=2, hands={0: ["sprint"]})
    match.choose(0, "play sprint")
    assert state(match).points == 5

    match = town(rolled=False, hands={0: ["sprint"]}, rolls=[3])
    match.choose(0, "play sprint")
    match.choose(0, "roll")
    assert state(match).points == 7


@rule("LS-6.8")
def test_muscle_lifts_the_next_bump_by_a_level() -> None:
    match = town({(0, "right-guard"): "C4", (1, "captain"): "C3"}, hands={0: ["muscle"]})

    assert "bump right-guard N" not in options(match)
    match.choose(0, "play muscle")
    assert match.view(1)["muscle"] is True
    match.choose(0, "bump right-guard N")
    assert (where(match, 0, "right-guard"), where(match, 1, "captain")) == ("C4", "C2")
    assert state(match).muscle is False


@rule("LS-6.8", "LS-5.6")
def test_muscle_counts_in_a_gang_up() -> None:
    scene = {(0, "right-guard"): "C4", (0, "left-guard"): "B4", (1, "captain"): "C3"}
    match = town(scene, hands={0: ["muscle"]})
    match.choose(0, "play muscle")
    match.choose(0, "gang right-guard N left-guard")

    assert (where(match, 0, "right-guard"), where(match, 1, "captain")) == ("C3", "C1")


@rule("LS-6.8")
def test_one_muscle_at_a_time_and_none_is_kept_for_the_next_turn() -> None:
    match = town(hands={0: ["muscle", "muscle"]})
    match.choose(0, "play muscle")

    assert "play muscle" not in options(match)
    assert why_not(match, 0, "play muscle") == "LS-6.8"
    match.choose(0, "end")
    assert state(match).muscle is False


def bump_an_anchored() -> Match:
    """Seat 0 bumps a piece of seat 1, who holds an anchor."""
    match = town(
        {(0, "right-guard"): "C4", (1, "left-guard"): "C3"},
        points=3,
        hands={0: ["muscle"], 1: ["anchor", "coin"]},
        deck={"coin": 5},
    )
    match.choose(0, "play muscle")
    match.choose(0, "bump right-guard N")
    return match


@rule("LS-6.9", "LS-6.10")
def test_an_anchor_holds_the_target() -> None:
    match = bump_an_anchored()

    assert (asked(match), prompt(match)) == (1, "anchor")
    assert options(match) == ["no anchor", "anchor"]
    match.choose(1, "anchor")
    assert (where(match, 0, "right-guard"), where(match, 1, "left-guard")) == ("C4", "C3")
    assert hand(match, 1) == ["coin"]
    assert (state(match).points, state(match).muscle, asked(match)) == (2, False, 0)


@rule("LS-6.9")
def test_an_anchor_may_be_kept() -> None:
    match = bump_an_anchored()
    match.choose(1, "no anchor")

    assert (where(match, 0, "right-guard"), where(match, 1, "left-guard")) == ("C3", "C2")
    assert hand(match, 1) == ["coin", "anchor"]


@rule("LS-6.9")
def test_an_anchor_does_not_protect_from_a_chain() -> None:
    match = town(
        {(0, "captain"): "C5", (1, "right-guard"): "C4", (2, "runner-1"): "C3"}, players=3, hands={2: ["anchor"]}
    )
    match.choose(0, "bump captain N")

    assert asked(match) == 0
    assert where(match, 2, "runner-1") == "C2"


@rule("LS-6.10")
def test_only_who_holds_an_anchor_is_asked() -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3"}, hands={1: ["coin"]})
    match.choose(0, "bump captain N")

    assert asked(match) == 0
    assert not match.can_undo(0), "not being asked shows that seat 1 holds no anchor"


@rule("LS-6.10")
def test_anchor_is_the_only_card_of_another_turn_and_of_no_own_turn() -> None:
    match = bump_an_anchored()

    assert why_not(match, 0, "anchor") == "LS-6.10"
    assert why_not(match, 1, "end") == "LS-6.13"
    match.choose(1, "no anchor")
    match.choose(0, "end")
    assert why_not(match, 1, "anchor") == "LS-6.10"


@rule("LS-6.11")
def test_pickpocket_takes_a_card_that_only_two_see() -> None:
    match = town(players=3, hands={0: ["pickpocket"], 1: ["permit", "permit"]})

    assert "rob 1" in options(match)
    assert "rob 2" not in options(match)
    assert why_not(match, 0, "rob 2") == why_not(match, 0, "rob 0") == "LS-6.11"
    match.choose(0, "rob 1")
    assert (hand(match, 0), hand(match, 1)) == (["permit"], ["permit"])
    for seat, seen in ((0, ["permit"]), (1, ["permit"]), (2, []), (None, [])):
        assert [event["card"] for event in told(match, seat, "robbed-card")] == seen
        assert len(told(match, seat, "robbed")) == 1


@rule("LS-6.11")
def test_every_card_of_the_hand_can_be_taken() -> None:
    taken: set[str] = set()
    for place in range(3):
        match = town(hands={0: ["pickpocket"], 1: ["coin", "joker", "anchor"]}, rolls=[place])
        match.choose(0, "rob 1")
        taken.update(hand(match, 0))
    assert taken == {"coin", "joker", "anchor"}


@rule("LS-6.12")
def test_refresh_opens_all_own_holes_again() -> None:
    marks = {(0, "C3"): 10, (0, "A1"): 9, (1, "C3"): 10}
    match = town({(0, "runner-1"): "C4"}, hands={0: ["refresh"]}, marks=marks, deck={"brick": 3})
    match.choose(0, "play refresh")

    assert match.view(0)["marks"] == [[0] * 7, [0, 0, 0, 0, 0, 3, 0]]
    match.choose(0, "step runner-1 N")
    assert hand(match, 0) == ["brick"]


@rule("LS-6.12")
def test_refresh_needs_a_mark_that_still_closes_a_hole() -> None:
    match = town(hands={0: ["refresh"]}, marks={(0, "C3"): 7})

    assert "play refresh" not in options(match)
    assert why_not(match, 0, "play refresh") == "LS-6.12"


@rule("LS-6.13")
@pytest.mark.parametrize("seconds", [10, 0])
def test_who_is_asked_for_an_anchor_hears_how_long_and_what_silence_means(seconds: int) -> None:
    match = town({(0, "captain"): "C4", (1, "right-guard"): "C3"}, hands={1: ["anchor"]}, patience=seconds)
    match.choose(0, "bump captain N")
    (ask,) = match.pending

    expected = {"seconds": 10, "otherwise": "no anchor"} if seconds else {}
    assert ask.about == {"piece": "right-guard", **expected}
