"""Twins of a match: clones, matches that a seat could just as well be in, and forks that go their own way."""

from __future__ import annotations

from collections.abc import Iterable

from asobi.core.dice import Dice
from asobi.core.entries import NATURE, Entry, written
from asobi.core.errors import AsobiError
from asobi.core.match import Match
from asobi.core.state import State

SPECTATOR = -1


def clone(match: Match, tracked: bool = True) -> Match:
    """A match at the same place: the state at the step's beginning, and the choices since once more."""
    if not match.tracked:
        raise RuntimeError("an untracked match keeps no beginning to clone from; use a tracked one")
    begun = match.beginnings[-1]
    twin = Match(match.game, match.seats, match.settings, begun.state.copy(), tracked, False)
    twin.seed = match.seed
    twin.opening = match.opening
    if tracked:
        twin.log = match.log[: begun.entries]
        twin.marks = match.marks[: begun.entries]
        twin.events = match.events[: begun.events]
        twin.beginnings = match.beginnings[:-1]
    twin.begin()
    for place in range(begun.entries, len(match.log)):
        twin.take(match.log[place])
    twin.auto_nature = match.auto_nature
    return twin


def imagine(match: Match, seat: int, dice: Dice) -> Match:
    """An untracked match that the seat could just as well be in: its secrets dealt anew, its dice fresh."""
    twin = clone(match, tracked=False)
    match.game.redeal(twin.state, seat, dice)
    twin.state.dice = dice
    return twin


def redealt(match: Match, seat: int | None, dice: Dice) -> Match | None:
    """A tracked match that looks the same to the seat (or the spectator), its secrets dealt anew before this step.

    None where the choices made since cannot be made in it, or would show the seat something else.
    """
    begun = match.beginnings[-1]
    state: State = begun.state.copy()
    match.game.redeal(state, SPECTATOR if seat is None else seat, dice)
    twin = Match(match.game, match.seats, match.settings, state, True, False)
    twin.events = match.events[: begun.events]
    twin.seed = match.seed
    twin.opening = state.dump()
    twin.begin()
    if not follow(twin, match, seat):
        return None
    twin.auto_nature = match.auto_nature
    return twin


def fork(match: Match, seat: int | None, seed: str) -> Match:
    """A new match that goes on from here, with dice of its own.

    Of a running game with secrets, what the seat may not know is dealt anew, so that a fork is never a peek; if
    dice or cards of the running step cannot be kept then, the fork begins where the step began.
    """
    begun = match.beginnings[-1]
    state: State = begun.state.copy()
    if match.game.facts.hidden and not match.over:
        match.game.redeal(state, SPECTATOR if seat is None else seat, Dice(seed).fork("redeal"))
        state.dice = Dice(seed)
    else:
        state.dice = Dice(seed, 0, match.state.dice.since(begun.state.dice.counter))
    opening = state.dump()
    twin = Match.from_state(match.game, opening, match.seats, match.settings, auto_nature=False)
    if not follow(twin, match, seat):
        twin = Match.from_state(match.game, opening, match.seats, match.settings, auto_nature=False)
    twin.auto_nature = match.auto_nature
    twin.answer_nature()
    return twin


def follow(twin: Match, match: Match, seat: int | None) -> bool:
    """Make the choices of the match's running step in its twin; gives whether the seat then sees the same in both."""
    try:
        for entry in in_writing(match.log[match.beginnings[-1].entries :]):
            twin.take(entry)
    except AsobiError:
        return False
    return twin.view(seat) == match.view(seat)


def in_writing(log: Iterable[Entry]) -> list[Entry]:
    """Entries as a record writes them, so that taking them again is checked."""
    return [(seat, what if seat == NATURE else written(what)) for seat, what in log]
