"""Forks are no peek: whoever forks until the open cards match learns nothing of the secret ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from asobi.core import Ask, Match, fork, record_of
from asobi.games.rampage import GAME
from asobi.games.rampage.actions import COPY, NAME
from asobi.games.rampage.state import SCORE
from asobi.games.rampage.tables import card
from tests.attack.bystander import strict, under
from tests.games.rampage.scenes import character, table

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


def named(seed: str, monster: int) -> Match:
    """A match of three at its end: the Seer has named a monster, and whoever copied the Seer is about to."""
    s = table(3, seed)
    character(s, 0, "seer")
    character(s, 1, "imitator")
    character(s, 2, "glutton")
    held = [number for row in s.characters for number in row]
    s.pools = [[number for number in pool if number not in held] for pool in s.pools]
    s.phase, s.actions = SCORE, 0
    match = Match.from_state(GAME, s.dump(), 3, {}, auto_nature=False)
    match.choose(1, COPY[card("seer")])
    match.choose(0, NAME[monster])
    return match


@pytest.mark.parametrize("maker", [None, 1, 2])
def test_the_record_of_a_fork_tells_no_guess(maker: int | None) -> None:
    """Whoever has not seen which monster the Seer named gets a fork in which that was chosen anew."""
    matches = [named("seer", monster) for monster in range(3)]
    assert [pending.seat for pending in matches[0].pending] == [1]
    assert matches[0].view(maker) == matches[1].view(maker) == matches[2].view(maker)
    told: set[str] = set()
    for number in range(12):
        records = {record_of(fork(match, maker, f"fork {number}")).text() for match in matches}
        assert len(records) == 1
        told |= {line for line in records.pop().splitlines() if line.startswith("[0,")}
    assert len(told) == 3, "every monster is named in some fork"


def test_the_record_of_a_seers_own_fork_has_its_guess() -> None:
    for monster in range(3):
        match = named("seer", monster)
        lines = record_of(match).text().splitlines()
        guess = next(line for line in lines if line.startswith("[0,"))
        assert guess in record_of(fork(match, 0, "own")).text().splitlines()


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
