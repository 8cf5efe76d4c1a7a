"""A look back: luck and skill add up to the result, and for Pig they are what a hand computes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from asobi import Dice, Match, play, record_of, replay
from asobi.core import Entry, Record, find_game
from asobi.study import Foreseen, Judge, LookBack, look_back
from examples.pig.asobi_pig import GAME as PIG
from examples.pig.asobi_pig import PigState

GOAL = 25
GOLDEN = Path(__file__).parent.parent / "games/rampage/golden.record"
HOLD_AT = 20


@cache
def chance(mine: int, rival: int, brought: int) -> float:
    """The chance of winning of whoever is about to roll or hold, if both hold at 20: worked out by the rules of Pig."""
    return solved()[mine, rival, brought]


@cache
def solved() -> dict[tuple[int, int, int], float]:
    """All positions at once: each is an average of others, so going through them again and again settles."""
    totals = range(GOAL)
    places = [(mine, rival, brought) for mine in totals for rival in totals for brought in range(GOAL + 6)]
    found = dict.fromkeys(places, 0.5)
    moved = 1.0
    while moved > 1e-12:
        moved = 0.0
        for mine, rival, brought in reversed(places):
            new = best_known(found, mine, rival, brought)
            moved = max(moved, abs(new - found[mine, rival, brought]))
            found[mine, rival, brought] = new
    return found


def best_known(found: dict[tuple[int, int, int], float], mine: int, rival: int, brought: int) -> float:
    if mine + brought >= GOAL:
        return 1.0
    if brought >= HOLD_AT:
        return 1.0 - found[rival, mine + brought, 0]
    lost = 1.0 - found[rival, mine, 0]
    return (lost + sum(found[mine, rival, brought + pips] for pips in range(2, 7))) / 6


def chances(s: PigState) -> list[float]:
    """Both seats' chances in a position of Pig."""
    if s.over:
        return [1.0 if s.scores[seat] >= GOAL else 0.0 for seat in (0, 1)]
    mover = chance(s.scores[s.turn], s.scores[1 - s.turn], s.brought)
    return [mover, 1.0 - mover] if s.turn == 0 else [1.0 - mover, mover]


class Exact(Judge):
    """Knows Pig by heart."""

    def foresee(self, match: Match, dice: Dice) -> Foreseen:
        assert isinstance(match.state, PigState)
        return Foreseen(chances(match.state), [])


def pig_match(seed: str) -> tuple[list[Entry], Match]:
    match = play(PIG, ["random", "hunch"], seed, {"goal": GOAL})
    return record_of(match).entries, match


def by_hand(entries: list[Entry], seed: str) -> list[float]:
    """The luck of both: after every roll, what came less the average of the six things that could have come."""
    match, luck = Match.new(PIG, 2, seed, {"goal": GOAL}), [0.0, 0.0]
    for seat, what in entries:
        state = match.state
        assert isinstance(state, PigState)
        if what == "roll":
            mine, rival, brought = state.scores[seat], state.scores[1 - seat], state.brought
            lost = 1.0 - chance(rival, mine, 0)
            average = (lost + sum(chance(mine, rival, brought + pips) for pips in range(2, 7))) / 6
            match.choose(seat, what)
            came = chances(state)[seat]
            luck[seat] += came - average
            luck[1 - seat] -= came - average
        else:
            match.choose(seat, what)
    return luck


@pytest.mark.parametrize("seed", ["3", "5", "8"])
def test_the_luck_of_pig_is_what_a_hand_computes(seed: str) -> None:
    entries, match = pig_match(seed)
    outcome = match.outcome
    assert outcome is not None
    fresh = Match.new(PIG, 2, seed, {"goal": GOAL})
    found = LookBack(2, look_back(fresh, entries, 12, judge=Exact()), [outcome.share(0), outcome.share(1)])
    assert [found.luck(0)[0], found.luck(1)[0]] == pytest.approx(by_hand(entries, seed), abs=1e-9)
    for seat in (0, 1):
        start, end = found.chances(0)[seat], outcome.share(seat)
        parts = [found.luck(seat)[0], found.play(seat, own=True)[0], found.play(seat, own=False)[0]]
        assert start + sum(parts) == pytest.approx(end)


def test_played_on_by_hunches_the_luck_of_pig_lies_within_its_uncertainty() -> None:
    entries, match = pig_match("5")
    outcome = match.outcome
    assert outcome is not None
    fresh = Match.new(PIG, 2, "5", {"goal": GOAL})
    found = LookBack(2, look_back(fresh, entries, 120), [outcome.share(0), outcome.share(1)])
    for seat, known in enumerate(by_hand(entries, "5")):
        sum_, error = found.luck(seat)
        assert 0.0 < error < 0.2
        assert abs(sum_ - known) < 3 * error


def test_what_was_not_left_to_chance_is_no_luck_and_a_slip_is_named() -> None:
    entries = [(0, "roll"), (0, "hold")]
    found = look_back(Match.new(PIG, 2, "5", {"goal": GOAL}), entries, 12, judge=Exact())
    held = found[1]
    assert held.settled
    assert held.best == "roll"
    assert held.loss > 0.0
    assert (held.rank, held.among) == (2, 2)


@pytest.mark.parametrize("id", ["cubitos", "eight-routes", "landmark-scramble", "wildcard"])
def test_a_match_of_every_quick_game_can_be_looked_back_at(id: str) -> None:
    game = find_game(id)
    match = play(game, ["hunch"] * max(2, game.facts.players[0]), "1")
    record = record_of(match)
    outcome = match.outcome
    assert outcome is not None
    last = record.choices
    weighed = look_back(record.header.begin(game), record.entries, 2, last - 12, last)
    found = LookBack(match.seats, weighed, [outcome.share(seat) for seat in range(match.seats)])
    data = found.data()
    assert len(data["choices"]) == 12
    for place in range(12):
        assert sum(data["chances"][place]) == pytest.approx(1.0, abs=0.01)


def test_a_match_of_rampage_can_be_looked_back_at() -> None:
    """Nature's answers are in the record, so that nothing has to fall again; what they did counts as the choice's."""
    game = find_game("rampage")
    record = Record.parse(GOLDEN.read_text(encoding="utf-8"))
    match = replay(game, record)
    outcome = match.outcome
    assert outcome is not None
    weighed = look_back(record.header.begin(game), record.entries, 4)
    found = LookBack(match.seats, weighed, [outcome.share(seat) for seat in range(match.seats)])
    data = found.data()
    assert len(data["choices"]) == record.choices
    for chances_then in data["chances"]:
        assert sum(chances_then) == pytest.approx(1.0, abs=0.01)
    for seat in data["seats"]:
        parts = [seat["luck"]["sum"], seat["own"]["sum"], seat["others"]["sum"]]
        assert seat["start"] + sum(parts) == pytest.approx(seat["end"], abs=0.001)
    assert data["turning"]
