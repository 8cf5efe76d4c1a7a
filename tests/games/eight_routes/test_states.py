"""What `load` accepts can be played."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.games.eight_routes import GAME
from asobi.testing.bent import refuse_or_play, states

SETTINGS: dict[str, Any] = {}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_state_bent_in_one_place_is_refused_or_playable(players: int) -> None:
    found = states(GAME, players, SETTINGS, f"bent {players}")

    assert refuse_or_play(GAME, found, players, SETTINGS, 700, f"bent {players}") > 250
