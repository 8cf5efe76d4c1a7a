"""Why something may not be chosen: always the clause that says so."""

from __future__ import annotations

import pytest

from asobi.core import Ask, Dice, Match, why_not
from asobi.games.cubitos import GAME
from tests.games.cubitos.scenes import roll_scene, run_scene


@pytest.mark.parametrize(
    "settings", [{}, {"race": "race-6"}, {"race": "grand-finale"}, {"race": "random", "in-order": True}]
)
def test_every_forbidden_action_names_a_clause_at_every_decision(settings: dict[str, object]) -> None:
    match, dice = Match.new(GAME, 3, "reasons", {**settings, "rounds": 4}), Dice("reasons")
    assert GAME.rulebook is not None
    prompts = set()
    while not match.over:
        for seat in range(3):
            decision = match.pending_of(seat)
            offered = decision.options if isinstance(decision, Ask) else []
            for action in GAME.catalogue.actions[:: 1 + dice.below(7)]:
                reason = why_not(match, seat, action)
                assert (reason is None) == (action in offered)
                assert reason is None or reason in GAME.rulebook
        decision = dice.pick(match.pending)
        assert isinstance(decision, Ask)
        prompts.add(decision.prompt)
        match.choose(decision.seat, dice.pick(decision.options))
    assert {"push", "move"} <= prompts
    assert why_not(match, 0, GAME.catalogue[0]) == "CUB-13.3"


def test_reasons_that_a_player_would_ask_for() -> None:
    rolling = roll_scene("light-grey -", "white symbol", draw={"light-grey": 1, "white": 1})
    assert why_not(rolling.match, 0, "use white symbol") == "CUB-6.5"
    assert why_not(rolling.match, 0, "buy white") == "CUB-3.1"
    assert why_not(rolling.match, 0, "walk 0 21 6") == "CUB-3.1"
    assert why_not(rolling.match, 0, "fight") == "CUB-9.1"
    assert why_not(rolling.match, 0, "stay") == "CUB-3.1"
    assert why_not(rolling.match, 1, "push") == "CUB-4.8"
    running = run_scene(active=["red symbol", "green symbol"], others={1: ["red power"]}, feet=2)
    assert why_not(running.match, 0, "fight") == "CUB-9.3"
    assert why_not(running.match, 0, "use green symbol") == "CUB-6.6"
    assert why_not(running.match, 0, "ride 0 21 6") == "CUB-11.16"
    assert why_not(running.match, 0, "toss all") == "CUB-5.5"
    assert why_not(running.match, 0, "reach 25 6") == "CUB-27.1"


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    """Only who was about to borrow may be left with one die to borrow, because another player took the others."""
    dice = Dice("one option")
    for number in range(30):
        match = Match.new(GAME, 2 + number % 3, f"{number}", {"race": "random", "advice": False, "rounds": 8})
        while not match.over:
            for decision in match.pending:
                assert isinstance(decision, Ask)
                assert len(decision.options) > 1 or decision.prompt == "borrow", (number, decision.prompt)
            decision = dice.pick(match.pending)
            assert isinstance(decision, Ask)
            match.advance(dice.pick(decision.options), decision.seat)
