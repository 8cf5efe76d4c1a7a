"""The plain source and the compiled one are twins: the suite runs on both, and they give the same records."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import asobi.core.match
from asobi.core import Aim, Ask, Dice, Match, find_game, game_ids, record_of

ROOT = Path(__file__).parent.parent
COMPILED = bool(os.environ.get("ASOBI_COMPILED"))

SCRIPT = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tests.test_twins import fingerprints
print(json.dumps(fingerprints(sys.argv[2])))
"""


def fingerprints(id: str) -> list[str]:
    """The states that a few random matches of a game come to, part of the way and at their end."""
    game = find_game(id)
    found = []
    for seats in range(game.facts.players[0], game.facts.players[1] + 1):
        match = Match.new(game, seats, f"twins {seats}", auto_nature=False)
        dice = Dice(f"choices {seats}")
        for _ in range(300):
            if not match.pending:
                break
            decision = dice.pick(match.pending)
            if isinstance(decision, Ask):
                match.choose(decision.seat, dice.pick(decision.options))
            elif isinstance(decision, Aim):
                match.choose(decision.seat, tuple(dice.below(dial.steps + 1) for dial in decision.space.dials))
        found.append(record_of(match).text())
    return found


def test_the_suite_runs_on_what_it_says() -> None:
    assert Path(asobi.core.match.__file__).suffix == (".so" if COMPILED else ".py")


@pytest.mark.parametrize("id", game_ids())
def test_both_give_the_same_records_for_the_same_seeds(id: str) -> None:
    """Run on the compiled build, this compares it with the plain source; run on that, a process with another."""
    plain = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(ROOT), id],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "ASOBI_COMPILED": ""},
    )
    assert plain.returncode == 0, plain.stderr
    assert json.loads(plain.stdout) == fingerprints(id)
