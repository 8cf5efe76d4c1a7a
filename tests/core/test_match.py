"""A match: choosing, refusing, cloning, taking back, starting in the middle."""

from __future__ import annotations

import json

import pytest

from asobi.core import (
    Ask,
    BadState,
    CannotUndo,
    Dice,
    IllegalAction,
    Match,
    MatchOver,
    Nature,
    NotYourDecision,
    Together,
    clone,
    dump,
    forbidden,
    fork,
    imagine,
    record_of,
    replay,
    restore,
    why_not,
)
from examples.connect_four import GAME as CONNECT_FOUR
from tests.core.darts import GAME, LEFT, REST, RIGHT, THROW, Darts
from tests.testing import toys


def at_the_first_throw(seed: str = "match", game: Darts = GAME) -> Match:
    """A match where both hands are picked and seat 0 may throw."""
    match = Match.new(game, seats=2, seed=seed)
    match.choose(0, LEFT)
    match.choose(1, RIGHT)
    return match


def play_on(match: Match, seed: str = "players") -> None:
    """Random choices to the end."""
    dice = Dice(seed)
    while not match.over:
        decision = dice.pick(match.pending)
        match.choose(decision.seat, dice.pick(decision.options) if isinstance(decision, Ask) else (3, 50))


# -- choosing ----------------------------------------------------------------------------------------------


def test_a_choice_is_an_option_or_its_notation() -> None:
    by_object, by_text = Match.new(GAME, 2, "a"), Match.new(GAME, 2, "a")

    by_object.choose(0, LEFT)
    by_text.choose(0, "left")

    assert record_of(by_object).text() == record_of(by_text).text()


def test_an_illegal_action_is_refused_with_what_was_legal_and_changes_nothing() -> None:
    match = at_the_first_throw()
    before = record_of(match).text()

    for wrong in (LEFT, "left", "fly", (1, 2)):
        with pytest.raises(IllegalAction, match=r"seat 0 cannot choose .* now; legal: throw, rest"):
            match.choose(0, wrong)

    assert record_of(match).text() == before


def test_a_seat_that_has_nothing_to_decide_is_told_who_has() -> None:
    match = at_the_first_throw()

    with pytest.raises(NotYourDecision, match="seat 1 has nothing to decide now; waiting for: 0"):
        match.choose(1, THROW)


def test_after_the_end_nothing_can_be_chosen() -> None:
    match = at_the_first_throw()
    play_on(match)

    assert match.over
    assert match.pending == []
    assert match.outcome is not None
    with pytest.raises(MatchOver, match="the match is over"):
        match.choose(0, THROW)


def test_a_point_is_aimed_at_by_its_steps_or_its_notation() -> None:
    by_tuple, by_text = at_the_first_throw(), at_the_first_throw()
    for match, point in ((by_tuple, (20, 100)), (by_text, "aim 20 100")):
        match.choose(0, THROW)
        match.choose(0, point)

    assert record_of(by_tuple).text() == record_of(by_text).text()
    assert '[0,"aim 20 100"]' in record_of(by_text).text()


@pytest.mark.parametrize(
    "point", [(21, 0), (0,), (-1, 0), "aim 21 0", "aim 1", "aim x 1", "aim -1 2", "aim 1 99999999999", "1 2", THROW]
)
def test_a_point_outside_the_space_is_refused_with_what_was_legal(point: object) -> None:
    match = at_the_first_throw()
    match.choose(0, THROW)

    with pytest.raises(IllegalAction, match="angle 0 to 20, speed 0 to 100"):
        match.choose(0, point)  # type: ignore[arg-type]

    assert len(match.log) == 3


def test_all_decide_together_in_any_order() -> None:
    one, other = Match.new(GAME, 3, "together"), Match.new(GAME, 3, "together")

    for seat in (0, 1, 2):
        one.choose(seat, LEFT if seat else RIGHT)
    for seat in (2, 0, 1):
        assert other.pending_of(seat) is not None
        other.choose(seat, LEFT if seat else RIGHT)

    assert one.state.digest() == other.state.digest()
    assert [entry[0] for entry in other.log] == [2, 0, 1]


def test_who_has_decided_already_waits_for_the_others() -> None:
    match = Match.new(GAME, 3, "together")
    match.choose(1, LEFT)

    assert [decision.seat for decision in match.pending] == [0, 2]
    with pytest.raises(NotYourDecision, match="waiting for: 0, 2"):
        match.choose(1, LEFT)


def test_the_trusted_door_leads_to_the_same_place() -> None:
    checked, trusted = Match.new(GAME, 2, "doors"), Match.new(GAME, 2, "doors")

    for seat, choice in ((1, LEFT), (0, RIGHT), (0, THROW), (0, (4, 5)), (1, REST)):
        checked.choose(seat, choice)
        following = trusted.advance(choice, seat)
        assert following is trusted.decision

    assert record_of(trusted).text() == record_of(checked).text()


def test_the_trusted_door_knows_whose_turn_it_is() -> None:
    match = at_the_first_throw()
    match.advance(REST)

    assert match.log[-1] == (0, REST)


def test_an_untracked_match_plays_the_same_without_a_log() -> None:
    tracked = Match.new(GAME, 2, "tracks")
    untracked = Match.new(GAME, 2, "tracks", tracked=False)

    play_on(tracked)
    play_on(untracked)

    assert untracked.state.digest() == tracked.state.digest()
    assert untracked.log == []
    assert untracked.events == []
    with pytest.raises(RuntimeError, match="untracked"):
        clone(untracked)


def test_why_not_is_asked_by_action_or_notation() -> None:
    match = Match.new(toys.SOUND, 2, "why")

    assert why_not(match, 0, toys.KEEP) == "S-1"
    assert why_not(match, 0, "bet 1") is None
    with pytest.raises(IllegalAction, match="Sealed has no action 'fly'"):
        why_not(match, 0, "fly")


def test_what_is_forbidden_has_its_rules_and_what_is_offered_has_none() -> None:
    match = Match.new(toys.SOUND, 2, "why")

    rules = forbidden(match, 0)

    told = {action.id: why_not(match, 0, action) for action in toys.SOUND.catalogue}
    assert {id: rule for rule, ids in rules.items() for id in ids} == {id: rule for id, rule in told.items() if rule}
    assert toys.KEEP.id in rules["S-1"]


# -- events and views --------------------------------------------------------------------------------------


def test_a_seat_hears_what_is_told_to_it_and_to_all() -> None:
    match = Match.new(toys.SOUND, 2, "events")
    for seat in (0, 1):
        match.choose(seat, "bet 1")
    match.choose(0, toys.SWAP)

    heard = {seat: [event["key"] for event in match.events_for(seat)] for seat in (None, 0, 1)}

    assert heard[0] == ["sealed-all-bet", "sealed-swapped", "sealed-drew"]
    assert heard[1] == heard[None] == ["sealed-all-bet", "sealed-swapped"]
    assert match.events_for(0, since=2) == [{"key": "sealed-drew", "card": match.view(0)["card"]}]


# -- clones ------------------------------------------------------------------------------------------------


def test_a_clone_in_the_middle_of_a_turn_stands_at_the_same_decision() -> None:
    match = at_the_first_throw()
    match.choose(0, THROW)

    twin = clone(match)

    assert record_of(twin).text() == record_of(match).text()
    assert twin.events_for(0) == match.events_for(0)
    assert twin.pending[0].prompt == "aim"


def test_a_clone_diverges_without_touching_its_original() -> None:
    match = at_the_first_throw()
    match.choose(0, THROW)
    before = record_of(match).text()

    twin = clone(match)
    twin.choose(0, (1, 1))
    play_on(twin)

    assert record_of(match).text() == before
    match.choose(0, (20, 100))
    assert match.state.digest() != twin.state.digest()


def test_a_clone_plays_on_like_its_original() -> None:
    match = at_the_first_throw()
    twin = clone(match)

    play_on(match)
    play_on(twin)

    assert record_of(twin).text() == record_of(match).text()


def test_a_clone_among_several_who_decide_together_keeps_what_was_chosen() -> None:
    match = Match.new(GAME, 3, "together")
    match.choose(2, RIGHT)

    twin = clone(match)

    assert isinstance(twin.decision, Together)
    assert [decision.seat for decision in twin.pending] == [0, 1]


def test_an_imagined_match_has_other_dice_and_secrets_but_the_same_view() -> None:
    match = Match.new(toys.SOUND, 3, "imagine")

    cards = set()
    for number in range(20):
        imagined = imagine(match, 1, Dice(f"dream {number}"))
        assert imagined.view(1) == match.view(1)
        assert imagined.state.dice.seed == f"dream {number}"
        cards.add(tuple(imagined.state.dump()["cards"]))

    assert len(cards) > 10
    assert {hand[1] for hand in cards} == {match.view(1)["card"]}


def test_an_imagined_match_can_stop_where_the_step_ends() -> None:
    """Given connect four, whose step is a turn, when it is played on alone, nobody decides after it; it is not over."""
    match = Match.new(CONNECT_FOUR, 2, "alone")
    drop = match.pending[0].meant("drop 3")

    alone, whole = imagine(match, 0, Dice("dream"), alone=True), imagine(match, 0, Dice("dream"))
    alone.advance(drop, 0)
    whole.advance(drop, 0)

    assert alone.state.dump() == whole.state.dump()
    assert (alone.pending, alone.over, alone.outcome) == ([], False, None)
    assert [decision.seat for decision in whole.pending] == [1]


def test_an_imagined_match_that_stops_is_over_where_the_match_is() -> None:
    match = Match.new(CONNECT_FOUR, 2, "alone")
    for number in range(6):
        match.choose(number % 2, "drop 3" if number % 2 == 0 else "drop 4")

    alone = imagine(match, 0, Dice("dream"), alone=True)
    alone.advance(match.pending[0].meant("drop 3"), 0)

    assert alone.over
    assert alone.outcome is not None
    assert alone.outcome.winners == [0]


# -- taking back -------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_within_a_turn() -> None:
    match = at_the_first_throw()
    before = record_of(match).text()
    match.choose(0, THROW)

    match.undo(0)

    assert record_of(match).text() == before
    match.choose(0, REST)
    assert match.log[-1] == (0, REST)


def test_a_choice_is_taken_back_across_the_end_of_a_step() -> None:
    match = Match.new(toys.SOUND, 2, "undo")
    for seat in (0, 1):
        match.choose(seat, "bet 2")
    before, told = record_of(match).text(), match.events_for(0)
    match.choose(0, toys.BOAST)

    match.undo(0)

    assert record_of(match).text() == before
    assert match.events_for(0) == told


def test_a_choice_after_which_dice_rolled_stays() -> None:
    """The next turn begins with the wind."""
    match = at_the_first_throw()
    match.choose(0, REST)

    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="dice or secrets came to light"):
        match.undo(0)


def test_a_choice_after_which_another_acted_stays() -> None:
    match = Match.new(GAME, 3, "together")
    match.choose(0, LEFT)
    match.choose(1, LEFT)

    assert match.can_undo(1)
    assert not match.can_undo(0)
    assert not match.can_undo(2)


def test_a_choice_that_told_a_secret_stays() -> None:
    """The last boast of the last round shows all cards; nothing was rolled."""
    match = Match.new(toys.SOUND, 2, "reveal")
    while not match.over:
        last = match.pending[0]
        match.choose(last.seat, "bet 0" if last.prompt == "bet" else "keep")

    assert match.events_for(None)[-1]["key"] == "sealed-shown"
    assert not match.can_undo(last.seat)


# -- starting in the middle --------------------------------------------------------------------------------


def test_a_match_starts_in_the_middle_from_plain_data() -> None:
    data = {
        "dice": {"seed": "puzzle", "counter": 0},
        "over": False,
        "hands": ["left", "right"],
        "points": [50, 10],
        "turn": 3,
        "throws": 2,
    }

    match = Match.from_state(GAME, data, seats=2)

    assert match.pending[0].seat == 1
    match.choose(1, REST)
    assert match.outcome is not None
    assert match.outcome.scores == [50, 10]


def test_a_match_from_the_middle_is_recorded_with_its_opening() -> None:
    original = at_the_first_throw()
    match = Match.from_state(GAME, dump(original)["state"], seats=2)
    play_on(match)

    record = record_of(match)

    assert record.header.opening == dump(original)["state"]
    assert replay(GAME, record).state.digest() == match.state.digest()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"points": None}, "lacks field points"),
        ({"points": None, "hands": None}, "lacks fields hands, points"),
        ({"wind": 3}, "has the unknown field wind"),
        ({"dice": {"seed": "puzzle"}}, "dice must look like"),
    ],
)
def test_data_that_is_not_a_state_is_refused(change: dict[str, object], fault: str) -> None:
    data = dump(at_the_first_throw())["state"]
    for name, value in change.items():
        if value is None:
            del data[name]
        else:
            data[name] = value

    with pytest.raises(BadState, match=fault):
        Match.from_state(GAME, data, seats=2)


@pytest.mark.parametrize("data", [None, [], "state", {"state": {}}, {"state": {}, "since": {}}])
def test_data_that_is_not_a_match_is_refused(data: object) -> None:
    with pytest.raises(BadState):
        restore(GAME, data, seats=2)


def test_a_dumped_match_is_restored_in_the_middle_of_a_turn() -> None:
    match = at_the_first_throw()
    match.choose(0, THROW)
    data = json.loads(json.dumps(dump(match)))

    twin = restore(GAME, data, seats=2)

    assert twin.pending[0].prompt == "aim"
    for one in (match, twin):
        play_on(one)
    assert twin.state.digest() == match.state.digest()


def test_a_dump_shares_nothing_with_its_match() -> None:
    match = at_the_first_throw()
    data = dump(match)
    data["state"]["points"][0] = 99

    assert match.view(0)["points"] == [0, 0]


# -- nature ------------------------------------------------------------------------------------------------


def test_nature_is_computed_once_and_never_on_replay() -> None:
    game = Darts()
    match = at_the_first_throw(game=game)
    for seat in (0, 1):
        match.choose(seat, THROW)
        match.choose(seat, (seat, 7))
    assert game.computed == 2

    clone(match)
    replayed = replay(game, record_of(match))
    twin = restore(game, dump(match), seats=2)

    assert game.computed == 2
    assert replayed.state.digest() == match.state.digest() == twin.state.digest()


def test_taking_back_computes_nothing() -> None:
    """Given a turn after which nature answered and seat 1 chose, when seat 1 takes it back, nature is not asked."""
    game = Darts()
    match = at_the_first_throw(game=game)
    match.choose(0, THROW)
    match.choose(0, (3, 7))
    match.choose(1, THROW)

    match.undo(1)

    assert game.computed == 1
    assert match.pending[0].prompt == "throw"


def test_a_record_keeps_natures_own_answer() -> None:
    match = Match.new(GAME, 2, "nature", auto_nature=False)
    for seat in (0, 1):
        match.choose(seat, LEFT)
    match.choose(0, THROW)
    match.choose(0, (3, 7))
    assert isinstance(match.decision, Nature)
    assert match.pending == []

    match.answer(59)

    assert match.view(0)["points"] == [59, 0]
    assert replay(GAME, record_of(match)).view(0)["points"] == [59, 0]


def test_a_record_that_stops_before_natures_answer_goes_on_with_a_computed_one() -> None:
    game = Darts()
    match = Match.new(game, 2, "nature", auto_nature=False)
    for seat in (0, 1):
        match.choose(seat, LEFT)
    match.choose(0, THROW)
    match.choose(0, (3, 7))

    waiting = replay(game, record_of(match), auto_nature=False)
    going = replay(game, record_of(match))

    assert isinstance(waiting.decision, Nature)
    assert game.computed == 1
    assert going.pending[0].seat == 1


def test_nature_answers_only_when_asked() -> None:
    with pytest.raises(NotYourDecision, match="nature was not asked"):
        at_the_first_throw().answer(3)


def test_an_undo_in_a_clone_leaves_its_original_alone() -> None:
    """Given a clone that takes back the last choice of the step before, then its original can still do the same."""
    match = Match.new(toys.SOUND, 2, "undo")
    for seat in (0, 1):
        match.choose(seat, "bet 2")
    before = record_of(match).text()
    match.choose(0, toys.BOAST)

    twin = clone(match)
    twin.undo(0)
    twin.choose(0, toys.SWAP)
    match.undo(0)

    assert record_of(match).text() == before


def test_choices_are_taken_back_one_after_the_other_to_the_beginning() -> None:
    """Given choices over many steps that reveal nothing, then all of them can be undone, the last one first."""
    match = Match.new(CONNECT_FOUR, 2, "undo")
    texts = []
    for column in (3, 3, 2, 4, 0, 6):
        texts.append(record_of(match).text())
        match.choose(match.pending[0].seat, f"drop {column}")

    for text in reversed(texts):
        match.undo(match.log[-1][0])
        assert record_of(match).text() == text


def test_a_choice_tells_what_came_of_it() -> None:
    match = Match.new(toys.SOUND, 2, "what happened")

    first, second = match.choose(0, "bet 2"), match.choose(1, "bet 1")

    assert first.entry == (0, "bet 2")
    assert first.events == []
    assert second.entry == (1, "bet 1")
    assert [event.data()["key"] for event in second.events] == ["sealed-all-bet"]
    assert not second.over


# -- forks -------------------------------------------------------------------------------------------------


def test_a_fork_goes_on_from_here_with_dice_of_its_own() -> None:
    match = at_the_first_throw()
    match.choose(0, THROW)

    twin = fork(match, 0, "another evening")

    assert twin.view(0) == match.view(0)
    assert twin.pending[0].prompt == "aim"
    assert twin.events_for(0)[-1] == match.events_for(0)[-1], "the wind of the running turn blows on"
    play_on(twin)
    play_on(match)
    winds = [[event for event in one.events_for(0) if event["key"] == "darts-wind"][1:] for one in (match, twin)]
    assert winds[0] != winds[1]


def test_a_fork_of_a_running_game_with_secrets_is_no_peek() -> None:
    match = Match.new(toys.SOUND, 3, "secret")

    forks = [fork(match, 1, f"fork {number}") for number in range(20)]

    hands = {tuple(twin.state.dump()["cards"]) for twin in forks}
    assert len(hands) > 10
    assert {hand[1] for hand in hands} == {match.view(1)["card"]}


def test_a_fork_contains_no_choice_that_its_maker_could_not_see() -> None:
    # Given two matches that differ only in what seat 0 bet, face down
    matches = [Match.new(toys.SOUND, 3, "face down") for _ in range(2)]
    matches[0].choose(0, "bet 0")
    matches[1].choose(0, "bet 2")

    for maker in (1, 2, None):
        for number in range(10):
            records = [record_of(fork(match, maker, f"fork {number}")).text() for match in matches]
            assert records[0] == records[1], "the fork tells what was bet"

    # Then a fork of the one who bet has the bet, and everybody else's has some bet: what they saw has happened
    assert record_of(fork(matches[1], 0, "fork")).entries == [(0, "bet 2")]
    bets = [record_of(fork(matches[1], 1, f"fork {number}")).entries for number in range(20)]
    assert {len(entries) for entries in bets} == {1}
    assert len({entries[0][1] for entries in bets}) == 3


def test_a_fork_of_an_open_game_contains_no_hidden_bet_either() -> None:
    matches = [Match.new(toys.ALL_OPEN, 2, "open cards, hidden bets") for _ in range(2)]
    matches[0].choose(0, "bet 0")
    matches[1].choose(0, "bet 2")

    records = [record_of(fork(match, 1, "fork")).text() for match in matches]
    assert records[0] == records[1]


def test_rules_that_go_on_without_a_decision_are_stopped() -> None:
    match = Match.new(toys.NOBODY_DECIDES, 2, "idle")
    match.choose(0, "bet 0")

    with pytest.raises(RuntimeError, match="steps without a decision"):
        match.choose(1, "bet 0")
