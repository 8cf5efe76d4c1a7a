"""Looking back: quick, and never anything but what was."""

from __future__ import annotations

import random

from asobi.core import Ask, Dice, Entry, Header, Match, record_of
from asobi.games.eight_routes import GAME
from asobi.server.past import EVERY, Past


def played(seed: str, choices: int) -> tuple[Header, list[Entry], list[tuple[str, int]]]:
    """A match of random choices: its entries, and after each the digest of its state and the events told before it."""
    match = Match.new(GAME, 3, seed, {"rounds": 30})
    dice = Dice(f"choices {seed}")
    seen = [(match.state.digest(), 0)]
    while len(match.log) < choices and not match.over:
        decision = match.pending[0]
        assert isinstance(decision, Ask)
        told = len(match.events)
        match.choose(decision.seat, dice.pick(decision.options))
        seen.append((match.state.digest(), told))
    header = Header(GAME.id, GAME.version, 3, match.settings, seed)
    return header, record_of(match).entries, seen


def test_every_choice_of_a_long_match_is_found_in_any_order() -> None:
    header, entries, seen = played("long", 3 * EVERY + 5)
    past = Past(GAME, header)
    places = list(range(len(seen))) * 2
    random.Random(7).shuffle(places)
    for upto in places:
        match, told = past.at(entries, upto)
        assert (match.state.digest(), told) == seen[upto], upto
        assert len(match.log) == upto


def test_after_an_undo_the_past_is_the_new_one() -> None:
    # Given a past that was looked at up to its end
    header, entries, seen = played("undo", EVERY + 2)
    past = Past(GAME, header)
    past.at(entries, EVERY + 1)
    # When choices are taken back beyond what was kept, and others made instead
    shorter = entries[: EVERY - 1]
    past.forget(len(shorter))
    match, _ = past.at(shorter, len(shorter))
    assert match.state.digest() == seen[EVERY - 1][0]
    decision = match.pending[0]
    assert isinstance(decision, Ask)
    other = next(option.notation for option in decision.options if option.notation != entries[EVERY - 1][1])
    changed = [*shorter, (decision.seat, other)]
    # Then it is the new one that is shown
    after, _ = past.at(changed, EVERY)
    assert after.state.digest() != seen[EVERY][0]
    assert len(after.log) == EVERY
