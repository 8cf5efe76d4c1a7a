"""Twins of a match: clones, matches that a seat could just as well be in, and forks that go their own way."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any

from asobi.core.decisions import Aim, Ask, Nature, Pending, pending_of
from asobi.core.dice import Dice
from asobi.core.entries import NATURE, Entry, written
from asobi.core.errors import AsobiError, IllegalAction
from asobi.core.match import Match
from asobi.core.state import State

SPECTATOR = -1


def clone(match: Match, tracked: bool = True, dice: Dice | None = None, alone: bool = False) -> Match:
    """A match at the same place: the state at the step's beginning, and the choices since once more.

    Other `dice` stand where the step's own stood at its beginning. An untracked one may stop where the step ends:
    `alone`.
    """
    if not match.tracked:
        raise RuntimeError("an untracked match keeps no beginning to clone from; use a tracked one")
    begun = match.beginnings[-1]
    state: State = begun.state.copy()
    if dice is not None:
        state.dice = dice
    twin = Match(match.game, match.seats, match.settings, state, tracked, False, alone)
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


def dismiss(match: Match) -> None:
    """Let go of a match that nobody plays on: its steps and it know each other, and would wait for the collector."""
    with contextlib.suppress(ValueError):  # somebody is in the middle of a step
        match._run.close()


def imagine(match: Match, seat: int, dice: Dice, alone: bool = False) -> Match:
    """An untracked match that the seat could just as well be in: its secrets dealt anew, its dice fresh.

    `alone`, it stops where this step ends.
    """
    twin = clone(match, tracked=False, alone=alone)
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

    Of a running game with secrets, what the seat may not know is dealt anew, and what others chose in the running step
    without its seeing it is chosen anew, so that a fork is never a peek; if what the seat saw of the step cannot come
    about then, the fork begins where the step began.
    """
    begun = match.beginnings[-1]
    facts, dice = match.game.facts, Dice(seed).fork("redeal")
    state: State = begun.state.copy()
    if facts.hidden and not match.over:
        match.game.redeal(state, SPECTATOR if seat is None else seat, dice)
        state.dice = Dice(seed)
    else:
        state.dice = Dice(seed, 0, match.state.dice.since(begun.state.dice.counter))
    opening = state.dump()
    twin = Match.from_state(match.game, opening, match.seats, match.settings, auto_nature=False)
    secretive = (facts.hidden or facts.simultaneous) and not match.over
    followed = follow_unseeing(twin, match, seat, dice) if secretive else follow(twin, match, seat)
    if not followed:
        twin = Match.from_state(match.game, opening, match.seats, match.settings, auto_nature=False)
    twin.auto_nature = match.auto_nature
    twin.answer_nature()
    return twin


def behind_the_back(match: Match, seat: int | None, dice: Dice) -> Match | None:
    """A tracked match that is the same to the seat, with other secrets, and other choices where it could not see them.

    None where what the seat saw cannot come about with these secrets.
    """
    state: State = match.beginnings[-1].state.copy()
    if match.game.facts.hidden:
        match.game.redeal(state, SPECTATOR if seat is None else seat, dice)
    twin = Match.from_state(match.game, state.dump(), match.seats, match.settings, auto_nature=False)
    if not follow_unseeing(twin, match, seat, dice):
        return None
    twin.auto_nature = match.auto_nature
    return twin


def follow(twin: Match, match: Match, seat: int | None) -> bool:
    """Make the choices of the match's running step in its twin; gives whether the seat then sees the same in both."""
    try:
        for entry in in_writing(match.log[match.beginnings[-1].entries :]):
            twin.take(entry)
    except AsobiError:
        return False
    return twin.view(seat) == match.view(seat)


def follow_unseeing(twin: Match, match: Match, seat: int | None, dice: Dice) -> bool:
    """Make the running step's choices in the twin as far as the seat saw them; others are drawn from what could be.

    Gives whether the seat saw the same all the way in both. Whatever it did not see has no influence on the twin.
    """
    begun = match.beginnings[-1]
    truth = Match(match.game, match.seats, match.settings, begun.state.copy(), True, False)
    truth.begin()
    try:
        if observed(twin, seat) != observed(truth, seat):
            return False
        for who, what in in_writing(match.log[begun.entries :]):
            asked = truth.decision
            truth.take((who, what))
            if who == seat:
                twin.take((who, what))
            elif who == NATURE:
                twin.take((who, _answer(twin, asked, what)))
            else:
                twin.take((who, _imagined(twin, who, what, seat, observed(truth, seat), dice)))
            if observed(twin, seat) != observed(truth, seat):
                return False
    except AsobiError:
        return False
    return True


def _answer(twin: Match, asked: Pending, answer: Any) -> Any:
    """Nature's answer in the twin: the known one where the same was asked, for it may tell of secrets otherwise."""
    if isinstance(twin.decision, Nature) and isinstance(asked, Nature) and twin.decision.request != asked.request:
        return twin.game.nature(twin.decision.request)
    return answer


def _imagined(twin: Match, who: int, what: Any, seat: int | None, seen: Any, dice: Dice) -> Any:
    """What another seat may have chosen in the twin for all that the seat sees of it."""
    decision = pending_of(twin.decision, who)
    if isinstance(decision, Aim):
        _must_be_seen(twin, decision, what, seat, seen)
        return what
    assert isinstance(decision, Ask | None)
    options = [] if decision is None else [option.notation for option in decision.options]
    possible = [option for option in options if _after(twin, who, option, seat) == seen]
    if not possible:
        raise IllegalAction(f"nothing that seat {who} can choose looks like what seat {seat} saw")
    return dice.pick(possible)


def _must_be_seen(twin: Match, aim: Aim, what: str, seat: int | None, seen: Any) -> None:
    """Refuse a point that another seat aimed at if another point would have looked the same."""
    for point in ([0] * len(aim.space.dials), [dial.steps for dial in aim.space.dials]):
        other = written(tuple(point))
        if other != what and _after(twin, aim.seat, other, seat) == seen:
            raise IllegalAction(f"seat {seat} did not see where seat {aim.seat} aimed")


def _after(twin: Match, who: int, choice: str, seat: int | None) -> Any:
    """What the seat would have seen after another's choice."""
    trial = clone(twin)
    trial.auto_nature = False
    trial.choose(who, choice)
    return observed(trial, seat)


def observed(match: Match, seat: int | None) -> Any:
    """What the seat has seen of the running step: its view, what it was told and is asked, and who decides."""
    decision = None if seat is None else pending_of(match.decision, seat)
    asked: Any = None
    if isinstance(decision, Ask):
        asked = (decision.prompt, dict(decision.about or {}), [option.id for option in decision.options])
    elif decision is not None:
        asked = (decision.prompt, dict(decision.about or {}))
    told = match.events_for(seat, match.beginnings[-1].events)
    return (match.view(seat), told, asked, [pending.seat for pending in match.pending], len(match.beginnings))


def in_writing(log: Iterable[Entry]) -> list[Entry]:
    """Entries as a record writes them, so that taking them again is checked."""
    return [(seat, what if seat == NATURE else written(what)) for seat, what in log]
