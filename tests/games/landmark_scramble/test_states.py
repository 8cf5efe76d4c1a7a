"""What `load` accepts can be played."""

from __future__ import annotations

import pytest

from asobi.games.landmark_scramble import GAME
from tests.games.bent import refuse_or_play, states


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_state_bent_in_one_place_is_refused_or_playable(players: int) -> None:
    found = states(GAME, players, {"rounds": 8}, f"bent {players}")

    assert refuse_or_play(GAME, found, players, 700, GAME.facts.longest, f"bent {players}") > 250
