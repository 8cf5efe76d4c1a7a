"""The play at a table, without a server: versions, move ids, choices that come too late, undo."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import NATURE, Ask, Dice, Entry, Happening, Header, Match, Nature, RecordError, redealt
from asobi.games.eight_routes import GAME as OPEN
from asobi.server.play import Play, remembered
from asobi.server.refusal import Refusal
from tests.server.hidden_game import GAME as HIDDEN
from tests.server.hidden_game import Cards
from tests.testing.toys import OneSweet


def open_play() -> Play:
    """One seat after the other decides, nothing is hidden."""
    return Play(OPEN, Header(OPEN.id, OPEN.version, 3, {"rounds": 2}, "a seed"))


def hidden_play() -> Play:
    """All three seats lay a card at the same time; then nature is asked."""
    return Play(HIDDEN, Header(HIDDEN.id, HIDDEN.version, 3, {}, "a seed"))


def mover(play: Play) -> tuple[int, str]:
    """Who has to decide, and the first thing they may choose."""
    decision = play.match.pending[0]
    assert isinstance(decision, Ask)
    return decision.seat, decision.options[0].notation


def move(play: Play, id: str | None = None) -> Happening:
    """The next choice, made, written down and noted."""
    seat, choice = mover(play)
    happening = play.choose(seat, choice, play.version)
    play.note(happening.entry, id)
    return happening


def refused(play: Play, key: str, seat: int, choice: str, version: int) -> None:
    """A choice that is refused changes nothing."""
    before = play.match.state.digest()
    with pytest.raises(Refusal) as refusal:
        play.choose(seat, choice, version)
    assert refusal.value.key == key
    assert play.match.state.digest() == before


def test_a_choice_counts_when_it_is_on_disk() -> None:
    play = open_play()
    seat, choice = mover(play)
    happening = play.choose(seat, choice, 0)
    # Given that it has happened, and is being written down
    assert (happening.entry, happening.over) == ((seat, choice), False)
    assert happening.events
    assert (play.version, play.choices, play.entries) == (0, 0, [])
    # When it is on disk, it counts
    play.note(happening.entry, "move")
    assert (play.version, play.choices, play.entries) == (1, 1, [(seat, choice)])


def test_a_move_is_known_by_its_id_and_its_seat() -> None:
    play = open_play()
    seat, _ = move(play, "mine").entry
    move(play)
    assert play.known(seat, "mine") == 1
    assert play.known(seat + 1, "mine") is None
    assert play.known(seat, "other") is None


def test_a_choice_for_a_decision_that_has_gone_is_stale() -> None:
    play = open_play()
    while mover(play)[0] == 0:
        move(play)
    version = play.version
    while mover(play)[0] != 0:
        move(play)
    # Seat 0 has a decision now that it could not see at that version
    seat, choice = mover(play)
    refused(play, "refused-stale", seat, choice, version)
    refused(play, "refused-stale", seat, choice, play.version + 1)
    play.choose(seat, choice, play.version)


def test_where_all_decide_at_once_the_others_do_not_make_a_choice_stale() -> None:
    play = hidden_play()
    play.note(play.choose(1, "lay 1", 0).entry, None)
    play.note(play.choose(2, "lay 1", 0).entry, None)
    assert play.version == 2
    # Seat 0 saw only the beginning, but its decision is still the same
    assert play.choose(0, "lay 3", 0).entry == (0, "lay 3")


def test_where_anothers_choice_spoils_an_option_who_held_it_is_asked_anew() -> None:
    game = OneSweet()
    play = Play(game, Header(game.id, game.version, 2, {}, "a seed"))
    play.note(play.choose(0, "bet 1", 0).entry, None)
    # Seat 1 saw the last sweet, and comes too late
    refused(play, "refused-stale", 1, "bet 1", 0)
    refused(play, "refused-illegal", 1, "bet 1", 1)
    assert play.choose(1, "bet 0", 1).over


def test_what_may_not_be_chosen_is_refused_and_changes_nothing() -> None:
    play = open_play()
    seat, choice = mover(play)
    refused(play, "refused-not-your-turn", (seat + 1) % 3, choice, 0)
    refused(play, "refused-illegal", seat, "fly away", 0)
    with pytest.raises(Refusal) as refusal:
        play.choose(seat, "x" * 1000, 0)
    assert refusal.value.fields == {"choice": "x" * 80}


def test_an_undo_is_an_entry_too() -> None:
    play = hidden_play()
    play.note(play.choose(0, "lay 2", 0).entry, "laid")
    before = play.version
    with pytest.raises(Refusal, match="refused-stale"):
        play.undo(0, before - 1)
    happening = play.undo(0, before)
    play.note(happening.entry, "undone")
    assert happening.entry == (0, None)
    assert (play.version, play.choices, play.entries) == (2, 0, [])
    assert play.known(0, "undone") == 2
    # It can be decided anew, but what was sent for the old decision comes too late
    refused(play, "refused-stale", 0, "lay 1", 1)
    play.note(play.choose(0, "lay 1", 2).entry, None)
    # After another seat has acted it is too late to undo
    play.note(play.choose(1, "lay 1", 2).entry, None)
    with pytest.raises(Refusal, match="refused-undo"):
        play.undo(0, play.version)


def test_a_bot_and_nature_come_in_time_or_not_at_all() -> None:
    play = hidden_play()
    thought = play.match.pending_of(0)
    assert thought is not None
    for seat in (0, 1, 2):
        play.note(play.choose(seat, "lay 1", play.version).entry, None)
    # The bot's decision was taken by somebody else meanwhile
    assert play.decide(thought, "lay 1") is None
    asked = play.match.decision
    assert isinstance(asked, Nature)
    happening = play.answer(asked, 1)
    assert happening is not None
    assert happening.entry == (NATURE, 1)
    assert {event.kind.key for event in happening.events} == {"hidden-shown", "hidden-drew"}
    play.note(happening.entry, None)
    assert (play.version, play.choices) == (4, 3)
    # Nature answered already
    assert play.answer(asked, 1) is None
    again = play.match.pending_of(0)
    assert again is not None
    decided = play.decide(again, "lay 2")
    assert decided is not None
    assert decided.entry == (0, "lay 2")


def test_a_thought_for_a_decision_that_was_undone_is_dropped() -> None:
    play = hidden_play()
    play.note(play.choose(0, "lay 1", play.version).entry, None)
    thoughts = [play.match.pending_of(seat) for seat in (1, 2)]
    # Given bots that think about what is asked of them, when the step begins anew because somebody takes a choice back
    play.note(play.undo(0, play.version).entry, None)
    before = (play.version, play.match.state.digest())
    # Then nothing that they find comes to the table
    for thought in thoughts:
        assert thought is not None
        assert play.decide(thought, "lay 1") is None
    assert (play.version, play.match.state.digest()) == before
    again = play.match.pending_of(1)
    assert again is not None
    assert play.decide(again, "lay 1") is not None


def test_the_first_undo_of_a_long_match_plays_only_its_own_step_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play = hidden_play()
    while len(play.entries) < 16:  # four tricks: three choices and the wind
        decision = play.match.decision
        if isinstance(decision, Nature):
            play.note(play.match.answer(1).entry, None)
        else:
            asked = play.match.pending[0]
            assert isinstance(asked, Ask)
            play.note(play.match.choose(asked.seat, asked.options[0].notation).entry, None)
    again = remembered(play.game, play.header, [(entry, None) for entry in play.entries])
    again.note(again.choose(0, "lay 1", again.version).entry, None)
    steps: list[int] = []
    step = again.game.step

    def counted(state: Any) -> Any:
        steps.append(state.trick)
        return step(state)

    # Given a match that was just read from disk, when somebody takes a choice back, one step of five is played again
    monkeypatch.setattr(again.game, "step", counted)
    again.note(again.undo(0, again.version).entry, None)
    assert steps == [4]
    assert again.entries == play.entries


def test_stored_entries_give_the_same_play_again() -> None:
    play = hidden_play()
    stored: list[tuple[Entry, str | None]] = []

    def keep(happening: Happening | None, id: str | None = None) -> None:
        assert happening is not None
        play.note(happening.entry, id)
        stored.append((happening.entry, id))

    keep(play.choose(0, "lay 2", 0), "first")
    keep(play.undo(0, 1), "back")
    while not play.match.over:
        if isinstance(play.match.decision, Nature):
            keep(play.answer(play.match.decision, 0))
        else:
            seat, choice = mover(play)
            keep(play.choose(seat, choice, play.version))
    play.finish()
    again = remembered(HIDDEN, play.header, stored)
    assert again.match.state.digest() == play.match.state.digest()
    assert (again.version, again.choices, again.entries) == (play.version, play.choices, play.entries)
    assert (again.known(0, "first"), again.known(0, "back")) == (1, 2)
    assert again.outcome is not None
    assert again.outcome == play.outcome
    # An entry that cannot be is named by its line
    stored[4] = ((0, "lay 9"), None)
    with pytest.raises(RecordError) as fault:
        remembered(HIDDEN, play.header, stored)
    assert fault.value.line == 6


def peeking(match: Match, call: str) -> str | None:
    """What the careless game itself would say."""
    action = HIDDEN.catalogue.find(call)
    assert action is not None
    assert isinstance(match.state, Cards)
    return HIDDEN.reason(match.state, 0, action, match.decision)


def test_a_reason_is_never_a_peek() -> None:
    # The game of these tests would tell who holds a card. Whatever the others hold, the answer is the same.
    play = hidden_play()
    plays = [play]
    for number in range(3):
        twin = redealt(play.match, 0, Dice(f"behind the back {number}"))
        assert twin is not None
        plays.append(Play(HIDDEN, Header(HIDDEN.id, HIDDEN.version, 3, {}, "a seed", twin.opening)))
    calls = [f"call {card}" for card in range(1, 31)]
    reasons = [[one.why_not(0, call) for call in calls] for one in plays]
    assert all(reason == reasons[0] for reason in reasons)
    careless = [[peeking(one.match, call) for call in calls] for one in plays]
    assert any(reason != careless[0] for reason in careless)
    with pytest.raises(Refusal, match="refused-unknown-action"):
        play.why_not(0, "fly away")


def test_whom_the_moment_concerns() -> None:
    play = hidden_play()
    assert [play.concerns(seat) for seat in range(3)] == [True, True, True]
    play.note(play.choose(0, "lay 1", 0).entry, None)
    # Seat 0 may undo, the others have to decide
    assert [play.concerns(seat) for seat in range(3)] == [True, True, True]
    play.note(play.choose(1, "lay 1", 0).entry, None)
    assert [play.concerns(seat) for seat in range(3)] == [False, True, True]


def test_anothers_undo_does_not_make_a_simultaneous_choice_stale() -> None:
    play = hidden_play()
    # Given that seat 1 looks at its cards, and seat 0 lays one and takes it back meanwhile
    seen = play.version
    happening = play.choose(0, "lay 1", play.version)
    play.note(happening.entry, None)
    assert play.match.can_undo(0)
    undone = play.undo(0, play.version)
    play.note(undone.entry, None)
    # Then what seat 1 chooses counts
    assert play.choose(1, "lay 2", seen).entry == (1, "lay 2")
    # And what seat 0 chose for the decision before its own undo does not
    refused(play, "refused-stale", 0, "lay 2", seen)
