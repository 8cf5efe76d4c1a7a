"""Advice with its reason: the best choice, what it brings beside the next best, and never a peek."""

from __future__ import annotations

import pytest

from asobi.bots import Bot, make_bot, play
from asobi.core import Action, Aim, Ask, Dice, Match, Perspective, Point, behind_the_back, find_game, game_ids, written
from asobi.study import advise, is_secret, motive, reason_for
from asobi.study.puzzles import puzzles_of
from examples.pig.asobi_pig import GAME as PIG

EIGHT = find_game("eight-routes")
LANDMARK = find_game("landmark-scramble")


class Stubborn(Bot):
    """Always takes what comes first."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        assert isinstance(perspective.decision, Ask)
        return perspective.decision.options[0]


def played(game: str, seats: int, choices: int) -> Match:
    """A match of quick bots after so many choices."""
    whole = play(game, ["hunch"] * seats, "advice")
    match = Match.new(find_game(game), seats, "advice")
    for seat, what in whole.log[:choices]:
        match.advance(what, seat)
    return match


def test_a_clear_answer_is_advised_even_to_a_bot_that_does_not_see_it() -> None:
    """Given a puzzle, whose answer is clear, when a stubborn bot advises, the answer is put forward, with the gap."""
    puzzle = next(one for one in puzzles_of(EIGHT) if one.chance - one.next_chance > 0.3)
    perspective = Perspective(puzzle.match(EIGHT), puzzle.seat)

    found = advise(perspective, Stubborn("stubborn"), Dice("1"), seconds=30.0)

    assert found.choice == puzzle.answer
    assert found.sure
    assert found.chance is not None
    assert found.next_chance is not None
    assert found.chance > found.next_chance + 0.1
    assert found.points is not None


@pytest.mark.parametrize("id", game_ids())
def test_every_hint_says_what_it_may_bring_beside_the_next_best(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the game, and however slow nature is: here there is no time at all for more than is needed."""
    monkeypatch.setattr("asobi.study.advice.PATIENCE", 0.0)
    game, bot = find_game(id), make_bot("hunch")
    match, hinted = Match.new(game, max(2, game.facts.players[0]), "advice"), 0
    while hinted < 2:
        perspective = Perspective(match, match.pending[0].seat)
        decision = perspective.decision
        if isinstance(decision, Aim) or (isinstance(decision, Ask) and len(decision.options) > 1):
            found = advise(perspective, bot, Dice("1"), seconds=0.0)
            assert found.chance is not None, decision.prompt
            assert found.next_chance is not None, decision.prompt
            hinted += 1
        match.advance(bot.choose(perspective, Dice("2")), perspective.seat)


def test_a_reason_given_for_a_choice_keeps_to_that_choice() -> None:
    puzzle = puzzles_of(EIGHT)[0]
    perspective = Perspective(puzzle.match(EIGHT), puzzle.seat)
    worse = perspective.decision.meant(puzzle.next)

    found = reason_for(perspective, worse, Dice("1"), seconds=0.0)

    assert found.choice == puzzle.next
    assert not found.sure


def test_a_reason_given_for_a_blunder_owns_up_to_it() -> None:
    """Given a puzzle, when somebody explains the next best choice, the answer is beyond doubt the better one."""
    puzzle = next(one for one in puzzles_of(EIGHT) if one.chance - one.next_chance > 0.3)
    perspective = Perspective(puzzle.match(EIGHT), puzzle.seat)

    found = reason_for(perspective, perspective.decision.meant(puzzle.next), Dice("1"), seconds=30.0)

    assert (found.choice, found.next) == (puzzle.next, puzzle.answer)
    assert found.chance is not None
    assert found.next_chance is not None
    assert found.next_chance > found.chance + 0.1
    assert found.sure


def test_a_decision_without_an_alternative_has_no_next() -> None:
    match = Match.new(PIG, 2, "1")
    while len(match.pending[0].options) > 1:  # type: ignore[attr-defined]
        match.choose(match.pending[0].seat, "roll")
    seat = match.pending[0].seat
    found = advise(Perspective(match, seat), make_bot("hunch"), Dice("1"), seconds=0.0)
    assert (found.next, found.next_chance) == ("", None)


def test_a_hint_is_the_same_whatever_the_seat_cannot_see() -> None:
    """Given two matches that look the same to a seat, when the same choice is weighed, the figures are the same."""
    match = played("landmark-scramble", 3, 40)
    seat = match.pending[0].seat
    twins = [behind_the_back(match, seat, Dice(str(number))) for number in range(4)]
    other = next(twin for twin in twins if twin is not None and twin.state.dump() != match.state.dump())
    decision = match.pending_of(seat)
    assert isinstance(decision, Ask)
    reasons = [
        reason_for(Perspective(each, seat), decision.options[0], Dice("same"), seconds=0.0) for each in (match, other)
    ]
    assert reasons[0] == reasons[1]


def test_a_bot_with_secrets_tells_only_what_the_asker_could_work_out() -> None:
    """Given a game with secrets that still runs, when a bot is asked why, it tells no reason, and what it tells is the
    same whatever it holds."""
    before = played("landmark-scramble", 3, 40)
    seat = before.pending[0].seat
    asker = (seat + 1) % 3
    after = played("landmark-scramble", 3, 41)
    assert is_secret(after, 40)

    told = motive(before, after, seat, asker, secret=True, salt="1")
    hidden = [behind_the_back(match, asker, Dice("other")) for match in (before, after)]
    assert hidden[0] is not None
    assert hidden[1] is not None
    again = motive(hidden[0], hidden[1], seat, asker, secret=True, salt="1")

    assert told.reason is None
    assert told.gains == again.gains
    assert motive(before, after, seat, None, secret=True, salt="1").gains == []


def test_in_the_open_a_bot_gives_its_own_reason() -> None:
    before, after = played("eight-routes", 3, 60), played("eight-routes", 3, 61)
    seat, what = after.log[60]
    assert not is_secret(after, 60)

    told = motive(before, after, seat, None, secret=False, salt="1")

    assert told.reason is not None
    assert told.reason.choice == written(what)
    assert abs(sum(told.gains)) < 1e-9


def test_where_all_choose_together_a_reason_waits_for_the_end_of_the_step() -> None:
    match = Match.new(find_game("cubitos"), 2, "1")
    decision = match.pending[0]
    assert isinstance(decision, Ask)
    match.choose(decision.seat, decision.options[0].notation)
    assert is_secret(match, 0)
