"""What `load` accepts can be played."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.games.rampage import GAME
from asobi.testing.bent import refuse_or_play, states
from tests.games.rampage.scenes import STILL, Same


@pytest.mark.parametrize(
    ("players", "settings"),
    [(2, {"runaway": "B", "card_choice": "each"}), (3, {"market": True}), (4, {"teams": True})],
    ids=["side B", "market", "teams"],
)
def test_a_state_bent_in_one_place_is_refused_or_playable(
    players: int, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"rounds": 2, **settings}
    found = states(GAME, players, settings, f"bent {players}")
    monkeypatch.setattr(GAME, "workshop", Same(STILL))

    assert refuse_or_play(GAME, found, players, settings, 400, f"bent {players}", longest=60) > 150
