"""Why something may not be chosen: always the clause that says so."""

from __future__ import annotations

import pytest

from asobi.core import Ask, Dice, Match
from asobi.games.cubitos import GAME
from tests.games.cubitos.scenes import roll_scene, run_scene


@pytest.mark.parametrize(
    "options", [{}, {"race": "race-6"}, {"race": "grand-finale"}, {"race": "random", "in-order": True}]
)
def test_every_forbidden_action_names_a_clause_at_every_decision(options: dict[str, object]) -> None:
    match, dice = Match.new(GAME, 3, "reasons", {**options, "rounds": 4}), Dice("reasons")
    assert GAME.rulebook is not None
    prompts = set()
    while not match.over:
        for seat in range(3):
            decision = match.pending_of(seat)
            offered = decision.options if isinstance(decision, Ask) else []
            for action in GAME.catalogue.actions[:: 1 + dice.below(7)]:
                reason = match.why_not(seat, action)
                assert (reason is None) == (action in offered)
                assert reason is None or reason in GAME.rulebook
        decision = dice.pick(match.pending)
        assert isinstance(decision, Ask)
        prompts.add(decision.prompt)
        match.choose(decision.seat, dice.pick(decision.options))
    assert {"push", "move"} <= prompts
    assert GAME.why_not(match.state, 0, GAME.catalogue[0]) == "CUB-13.3"  # type: ignore[arg-type]


def test_reasons_that_a_player_would_ask_for() -> None:
    rolling = roll_scene("light-grey -", "white symbol", draw={"light-grey": 1, "white": 1})
    assert rolling.match.why_not(0, "use white symbol") == "CUB-4.7"
    assert rolling.match.why_not(0, "buy white") == "CUB-7.1"
    assert rolling.match.why_not(0, "walk 0 21 6") == "CUB-7.1"
    assert rolling.match.why_not(1, "push") == "CUB-4.8"
    running = run_scene(active=["red symbol", "green symbol"], others={1: ["red power"]}, feet=2)
    assert running.match.why_not(0, "fight") == "CUB-9.3"
    assert running.match.why_not(0, "use green symbol") == "CUB-6.6"
    assert running.match.why_not(0, "ride 0 21 6") == "CUB-11.16"
    assert running.match.why_not(0, "toss all") == "CUB-5.5"
    assert running.match.why_not(0, "reach 25 6") == "CUB-27.1"
