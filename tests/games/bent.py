"""States bent in one place: whatever a game's `load` accepts must be playable to its end."""

from __future__ import annotations

import json
from typing import Any

from asobi.core import Aim, Ask, BadState, Dice, Game, Match

ODD = (-9, -2, -1, 0, 1, 2, 3, 7, 20, 99, 10**9)


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
    if isinstance(value, list):
        holder[key] = dice.pick([value[:-1], [*value, 0], [*value, *value[:1]], value[::-1]])
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = dice.pick([value - 1, value + 1, *ODD])
    else:
        holder[key] = dice.pick([0, None, "x"])
    return bent, f"{path}: {value!r} became {holder[key]!r}"


def states(game: Game[Any], seats: int, settings: dict[str, Any], seed: str) -> list[Any]:
    """What a random match was at the start of its steps."""
    match, dice = Match.new(game, seats, seed, settings), Dice(seed)
    found = [match.state.dump()]
    while not match.over:
        choose(match, dice)
        data = match.state.dump()
        try:
            game.load(data)
        except BadState:
            continue
        found.append(data)
    return found


def choose(match: Match, dice: Dice) -> None:
    """A choice by chance."""
    decision = match.pending[0]
    if isinstance(decision, Ask):
        match.choose(decision.seat, dice.pick(decision.options))
    else:
        assert isinstance(decision, Aim)
        match.choose(decision.seat, tuple([dice.below(dial.steps + 1) for dial in decision.space.dials]))


def refuse_or_play(game: Game[Any], found: list[Any], seats: int, count: int, longest: int, seed: str) -> int:
    """Bend states; each is refused by BadState or playable, to its end if that long. Gives how many were refused."""
    refused = 0
    for number in range(count):
        dice = Dice(f"{seed} {number}")
        data, where = bend(dice.pick(found), dice)
        try:
            match = Match.from_state(game, data, seats)
        except BadState:
            refused += 1
            continue
        try:
            for _ in range(longest):
                if match.over:
                    break
                choose(match, dice)
        except Exception as fault:
            raise AssertionError(f"{seed} {number}: {where}: {fault!r}") from fault
        assert match.over or longest < game.facts.longest, f"{seed} {number}: {where}: it does not end"
    return refused
