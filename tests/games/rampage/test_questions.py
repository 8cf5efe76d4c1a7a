"""Questions whose only answer is no: asked for a secret's sake, and never else."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.bots import make_bot
from asobi.core import Ask, Dice, Match, Perspective
from asobi.games.rampage import GAME
from asobi.games.rampage.runaway import suffer_penalties
from asobi.games.rampage.tables import card
from asobi.games.rampage.teeth import take_teeth
from asobi.testing import rule
from tests.games.rampage.scenes import MEEPLES, Hand, Same, empty, fell, names, off, says, state_of, superpower

DECLINES = [["accept"], ["suffer"], ["full"], ["stay"], ["enough"], ["save"], ["pass"]]


class Rough(Same):
    """An engine under which somebody falls and three meeples leave the city, whatever is done."""

    def __init__(self) -> None:
        super().__init__(says())
        self.runs = 0

    def compute(self, request: dict[str, Any]) -> dict[str, Any]:
        self.runs += 1
        left = [(3 * self.runs + number) % MEEPLES for number in range(3)]
        return says(fell(self.runs % 4), *[off(meeple, number) for number, meeple in enumerate(left)], left=left)


@rule("RAM-12.19")
def test_nobody_is_asked_about_a_card_that_all_have_seen_spent() -> None:
    """Given a Teeth Protector and a Too Cute that were played, when teeth break and a line is full, nobody is asked."""
    s = empty()
    superpower(s, 0, "too-cute", "hobo")
    superpower(s, 1, "teeth-protector", "terminator")
    s.penalties = [0, 0]
    Hand("play too-cute").plays(suffer_penalties(s))
    Hand("play teeth-protector").plays(take_teeth(s, 0, 1, 1))

    hand = Hand()
    s.penalties = [0, 0]
    hand.plays(suffer_penalties(s))
    hand.plays(take_teeth(s, 0, 1, 1))

    assert hand.asked == []
    assert [len(cards) for cards in s.supers] == [1, 1]


@rule("RAM-12.19")
@pytest.mark.parametrize("settings", [{}, {"runaway": "B", "market": True}, {"teams": True}], ids=["A", "B", "teams"])
def test_only_a_secret_is_a_reason_to_ask_where_no_is_the_only_answer(
    settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over whole games on an engine that fells somebody and throws meeples out: who may only decline holds a secret."""
    monkeypatch.setattr(GAME, "workshop", Rough())
    about = {"protect": "teeth-protector", "penalty": "too-cute"}
    for seed in range(4):
        match, dice = Match.new(GAME, 4, f"no {seed}", {**settings, "rounds": 4}), Dice(f"no {seed}")
        while not match.over:
            for asked in match.pending:
                if isinstance(asked, Ask) and names(asked.options) in DECLINES:
                    s = state_of(match)
                    assert asked.prompt in ("protect", "penalty", "dine"), asked
                    assert s.supers[asked.seat], asked
                    assert asked.prompt == "dine" or card(about[asked.prompt]) not in s.spent, asked
            decision = match.pending[0]
            match.choose(decision.seat, make_bot("random").choose(Perspective(match, decision.seat), dice))
