"""Why not: what may not be chosen names the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from asobi.core import Match, why_not
from asobi.games.eight_routes import GAME
from asobi.testing import rule
from tests.games.eight_routes.table import final, new_round, options, turn_of


def over() -> Match:
    return final({})


def before() -> Match:
    """Seat 0 may choose; its marker of route 7 is at the end."""
    return turn_of(0, {1: 2, 2: 1}, {(0, 3): 2, (0, 5): 3, (0, 7): 20})


def with_nothing() -> Match:
    """No marker on any route, so neither C nor D."""
    return turn_of(0, {1: 2, 2: 1})


def on_one() -> Match:
    return turn_of(0, {1: 2, 2: 1}, {(0, 5): 1})


def no_shake() -> Match:
    return turn_of(0, {1: 2, 2: 1}, shake=False)


def shaken() -> Match:
    match = turn_of(0, {1: 2, 2: 1}, {(0, 3): 2, (0, 5): 3}, rolls=[4, 4, 5])
    match.choose(0, "shake")
    return match


def after() -> Match:
    match = before()
    match.choose(0, "pick 1")
    return match


def used() -> Match:
    match = before()
    match.choose(0, "c 1+")
    match.choose(0, "d 1")
    return match


def empty() -> Match:
    return turn_of(0, {}, {(0, 3): 2, (0, 7): 20})


def chip() -> Match:
    match = turn_of(0, {6: 1, 2: 1}, {(0, 3): 2, (0, 7): 20}, chips_up=[1, 0, 0, 0])
    match.choose(0, "pick 6")
    return match


def bonus() -> Match:
    match = turn_of(0, {8: 1, 2: 1}, {(0, 3): 2})
    match.choose(0, "pick 8")
    return match


def d6() -> Match:
    return new_round(parent=0, squares={(0, 4): 4})


@rule("ER-1.2", "ER-3.3", "ER-3.5", "ER-4.13", "ER-4.14", "ER-4.15")
@pytest.mark.parametrize(
    ("scene", "seat", "action", "clause"),
    [
        (over, 0, "pick 1", "ER-1.2"),
        (over, 3, "end", "ER-1.2"),
        (before, 1, "pick 1", "ER-3.5"),
        (d6, 1, "d6", "ER-3.3"),
        (d6, 0, "pick 1", "ER-3.3"),
        (d6, 0, "end", "ER-3.3"),
        (before, 0, "d6", "ER-3.3"),
        (before, 0, "no d6", "ER-3.3"),
        (before, 0, "pick 5", "ER-4.3"),
        (before, 0, "walk 1", "ER-4.6"),
        (before, 0, "end", "ER-4.1"),
        (before, 0, "c 3+", "ER-4.7"),
        (before, 0, "d 7", "ER-4.12"),
        (before, 0, "chip 1", "ER-4.13"),
        (before, 0, "no chip", "ER-4.13"),
        (before, 0, "bonus 1", "ER-4.14"),
        (before, 0, "no bonus", "ER-4.14"),
        (with_nothing, 0, "c 1+", "ER-4.7"),
        (with_nothing, 0, "d 1", "ER-4.10"),
        (on_one, 0, "d 1", "ER-4.11"),
        (no_shake, 0, "shake", "ER-2.6"),
        (shaken, 0, "shake", "ER-4.5"),
        (shaken, 0, "d 1", "ER-4.5"),
        (shaken, 0, "pick 1", "ER-4.3"),
        (shaken, 0, "end", "ER-4.1"),
        (shaken, 0, "walk 1", "ER-4.6"),
        (after, 0, "pick 2", "ER-4.1"),
        (after, 0, "shake", "ER-4.1"),
        (after, 0, "c 1+", "ER-4.7"),
        (used, 0, "c 2+", "ER-4.2"),
        (used, 0, "d 1", "ER-4.2"),
        (empty, 0, "pick 1", "ER-4.3"),
        (empty, 0, "shake", "ER-4.4"),
        (empty, 0, "walk 7", "ER-4.12"),
        (empty, 0, "c 1+", "ER-4.7"),
        (chip, 0, "chip 7", "ER-4.12"),
        (chip, 0, "bonus 2", "ER-4.14"),
        (chip, 0, "pick 2", "ER-4.15"),
        (chip, 0, "c 2+", "ER-4.15"),
        (chip, 0, "end", "ER-4.15"),
        (bonus, 0, "bonus 3", "ER-4.14"),
        (bonus, 0, "chip 1", "ER-4.13"),
        (bonus, 0, "c 2+", "ER-4.15"),
    ],
)
def test_what_may_not_be_chosen_names_its_clause(
    scene: Callable[[], Match], seat: int, action: str, clause: str
) -> None:
    assert why_not(scene(), seat, action) == clause


@pytest.mark.parametrize("scene", [before, with_nothing, no_shake, shaken, after, used, empty, chip, bonus, d6])
def test_what_may_be_chosen_is_not_forbidden_and_everything_else_is(scene: Callable[[], Match]) -> None:
    match = scene()
    offered = options(match)

    for action in GAME.catalogue:
        reason = why_not(match, 0, action)
        if action.notation in offered:
            assert reason is None, action
        else:
            assert reason in GAME.rulebook, action  # type: ignore[operator]
