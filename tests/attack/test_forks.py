"""Forks are no peek: whoever forks until the open cards match learns nothing of the secret ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from asobi.core import Ask, Match, fork, record_of
from asobi.games.rampage import GAME
from tests.attack.bystander import strict, under

TRIES = 40
ASKED = 25


def chosen(seed: str, last: bool) -> Match:
    """A match of Rampage in which the first seat has chosen its cards; its superpower is one of two."""
    match = Match.new(GAME, 2, seed, {"card_choice": "each"}, auto_nature=False)
    first = match.pending[0].seat
    while match.pending and match.pending[0].seat == first:
        decision = match.pending[0]
        assert isinstance(decision, Ask)
        secret = (decision.about or {}).get("kind") == 2
        match.choose(first, decision.options[-1 if secret and last else 0])
    return match


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_record_of_a_fork_tells_no_superpower(seed: str) -> None:
    matches = [chosen(seed, False), chosen(seed, True)]
    rival = matches[0].pending[0].seat
    assert matches[0].view(rival) == matches[1].view(rival)
    for number in range(TRIES):
        records = [record_of(fork(match, rival, f"fork {number}")).text() for match in matches]
        assert records[0] == records[1]


def test_forks_one_after_the_other_delay_nobody(tmp_path: Path) -> None:
    with strict(tmp_path) as house:
        opened = house.open_table("me", "random", "random")
        path, wish = f"/api/tables/{opened['table']}/fork", {"bot": "random", "name": "Ada", "token": opened["token"]}
        answers: list[dict[str, object]] = []

        def attack() -> None:
            asked = (house.ask(path, {**wish, "upto": 0}) for _ in range(ASKED))
            answers.extend(json.loads(body) for _, _, body in asked)

        under(house, attack)
        assert any("table" in answer for answer in answers)
        assert {answer["key"] for answer in answers if "key" in answer} <= {"refused-too-fast", "refused-too-many"}
