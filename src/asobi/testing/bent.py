"""States bent in one place: whatever a game's `load` accepts is finite, and playable to an end within its bounds."""

from __future__ import annotations

import json
import math
from typing import Any, Final

from asobi.core import Aim, Ask, BadState, Dice, Game, Match

ODD: Final = (-9, -2, -1, 0, 1, 2, 3, 7, 20, 99, 10**6, 10**9)
FOREIGN: Final[tuple[Any, ...]] = (0.5, math.nan, math.inf, -math.inf, None, "x", True, [])


def bend(data: Any, dice: Dice) -> tuple[Any, str]:
    """A copy of plain data with one leaf or one list changed, and where that was."""
    bent = json.loads(json.dumps(data))
    holder, key, path = bent, dice.pick(sorted(set(bent) - {"dice"})), ""
    while True:
        path += f"/{key}"
        value = holder[key]
        if isinstance(value, list) and value and dice.below(8):
            holder, key = value, dice.below(len(value))
        else:
            break
    if dice.below(8) == 0:
        holder[key] = dice.pick(FOREIGN)
    elif isinstance(value, list):
        holder[key] = dice.pick([value[:-1], [*value, 0], [*value, *value[:1]], value[::-1], []])
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = dice.pick([value - 1, value + 1, *ODD])
    elif isinstance(value, float):
        holder[key] = dice.pick([-value, value * 1000, value + 1e9, *FOREIGN])
    else:
        holder[key] = dice.pick([0, *FOREIGN])
    return bent, f"{path}: {value!r} became {holder[key]!r}"


def states(game: Game[Any], seats: int, settings: dict[str, Any], seed: str) -> list[Any]:
    """What a random match was at the start of its steps."""
    match, dice = Match.new(game, seats, seed, settings), Dice(seed)
    found = [match.beginnings[-1].state.dump()]
    while not match.over:
        choose(match, dice)
        data = match.beginnings[-1].state.dump()
        if data != found[-1]:
            found.append(data)
    return found


def choose(match: Match, dice: Dice) -> None:
    """A choice by chance."""
    decision = dice.pick(match.pending)
    if isinstance(decision, Ask):
        match.advance(dice.pick(decision.options), decision.seat)
    else:
        assert isinstance(decision, Aim)
        match.advance(tuple([dice.below(dial.steps + 1) for dial in decision.space.dials]), decision.seat)


def refuse_or_play(
    game: Game[Any],
    found: list[Any],
    seats: int,
    settings: dict[str, Any],
    count: int,
    seed: str,
    longest: int | None = None,
    nature: bool = True,
) -> int:
    """Bend states; each is refused by `BadState`, or playable to its end. Gives how many were refused.

    With `longest` no more choices are made. Without `nature` what is asked of it ends the play: physics takes long.
    """
    refused = 0
    for number in range(count):
        dice = Dice(f"{seed} {number}")
        data, where = bend(dice.pick(found), dice)
        try:
            match = Match.from_state(game, data, seats, settings, auto_nature=nature)
        except BadState:
            refused += 1
            continue
        except Exception as fault:
            raise AssertionError(f"{seed} {number}: {where}: {fault!r}, no BadState that says what is wrong") from fault
        wrong = wrong_with(game, match, dice, longest)
        assert wrong is None, f"{seed} {number}: {where}: accepted, but {wrong}"
    return refused


def wrong_with(game: Game[Any], match: Match, dice: Dice, longest: int | None) -> str | None:
    """What is wrong with a match from a state that was accepted; None if it is as good as any other."""
    try:
        json.dumps(match.state.dump(), allow_nan=False)
    except ValueError:
        return "it holds a number that is not finite"
    most = game.facts.longest if longest is None else longest
    try:
        for _ in range(most):
            if not match.pending:
                break
            choose(match, dice)
    except Exception as fault:
        return f"it breaks the rules: {fault!r}"
    if match.pending and longest is None:
        return f"it does not end within the declared longest {most} choices"
    outcome, (low, high) = match.outcome, game.facts.scores
    if outcome is None:
        return None
    if not all(low <= score <= high for score in outcome.scores):
        return f"it ends with the scores {outcome.scores}, outside the declared {low} to {high}"
    return None
