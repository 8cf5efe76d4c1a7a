"""Measures what dice are worth in Cubitos, for `estimates.toml`.

    python bench/cubitos_estimates.py fit 300 > fitted.toml    least squares over races with random dice
    python bench/cubitos_estimates.py nudge 100 fitted.toml    change one card at a time while races get shorter

`fit` deals every player up to five random dice before the race and lets half of all purchases be random, so that dice
come in all mixtures; the rest is played by the game's hunch. What a round brought is then explained by the dice that
were owned, and what the Run Phase brought by the symbols that were active. Dice that come or go count for a part of
their cost. `nudge` starts from such a file and keeps a change only if the races of the card's sets got one in a hundred
shorter. It prints the file anew after every pass.
"""

from __future__ import annotations

import sys
import tomllib
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from asobi.bots import play
from asobi.core import Ask, Dice, Match, Together
from asobi.games.cubitos import GAME, worth
from asobi.games.cubitos.hunch import HAND_WORTH, hunch
from asobi.games.cubitos.standing import FANS_A_ROUND
from asobi.games.cubitos.state import DIE, PASSED, CubitosState
from asobi.games.cubitos.tables import (
    BLACK,
    CARD_ROWS,
    COLOURED,
    DARK_GREY,
    FACES,
    KIND_NAMES,
    KINDS,
    LIGHT_GREY,
    POWER,
    RACES,
    ROW_BY_KEY,
    SYMBOL,
    Race,
)

GIFTS = 5
DIE_SHARE = 0.6  # of its cost, for a coloured die that was lost or gained
GREY_WORTH = 0.5  # money for a grey die that was lost
READS_FANS = ("cat-tastrophy", "supah-general", "mr-bats", "the-big-cheese")
Sums = dict[tuple[int, int], list[float]]


class Round:
    """What everybody owned when a round began."""

    def __init__(self, s: CubitosState) -> None:
        self.number = s.round
        self.counts = [worth.dice_counts(s, seat) for seat in range(4)]
        self.limits = s.limit[:]
        self.surplus = [fans - FANS_A_ROUND * s.round for fans in s.fans]
        self.holder = s.holder


def one_decision(match: Match, dice: Dice) -> Ask:
    decision = match.decision
    if isinstance(decision, Together):
        decision = dice.pick(list(decision.decisions.values()))
    assert isinstance(decision, Ask)
    return decision


def mixed_race(race: Race, number: int) -> tuple[Match, list[Round], dict[tuple[int, int], list[int]]]:
    """A race with random dice: its rounds, and by round and seat the faces that were active when the seat passed."""
    dice = Dice(f"estimates {race.key} {number}")
    settings = {"race": race.key}
    s = GAME.setup(4, GAME.with_defaults(4, settings), Dice(f"race {number}"))
    for seat in range(4):
        for _ in range(dice.below(GIFTS + 1)):
            kind = dice.pick(COLOURED)
            if s.supply[kind]:
                s.supply[kind] -= 1
                s.draw[seat * KINDS + kind] += 1
    match = Match.from_state(GAME, s.dump(), 4, settings)
    state: Any = match.state
    rounds, faces = [Round(state)], {}
    while not match.over:
        ask = one_decision(match, dice)
        wild = ask.prompt == "buy" and dice.below(2)
        choice = dice.pick(ask.options) if wild else hunch(state, ask, dice) or dice.pick(ask.options)
        match.advance(choice, ask.seat)
        if state.round != rounds[-1].number or match.over:
            rounds.append(Round(state))
        for seat in range(4):
            if state.status[seat] == PASSED and (state.round, seat) not in faces:
                faces[state.round, seat] = [die & DIE for die in state.active[seat]]
    return match, rounds, faces


def takings(match: Match) -> tuple[Sums, Sums, dict[tuple[int, int, str], int]]:
    """By round and seat: feet and money in all and after passing, and the dice that were bought."""
    total: Sums = defaultdict(lambda: [0.0, 0.0])
    late: Sums = defaultdict(lambda: [0.0, 0.0])
    bought: dict[tuple[int, int, str], int] = defaultdict(int)
    number = 0
    passed: set[int] = set()
    for event in match.events_for(None):
        key, seat = event["key"], event.get("seat", -1)
        feet = money = 0.0
        if key == "cubitos-round":
            number, passed = event["round"], set()
        elif key == "cubitos-passed":
            passed.add(seat)
        elif key == "cubitos-got":
            feet, money = event["feet"] + event["water"], event["coins"] + event["credits"]
        elif key == "cubitos-fan":
            money = event["credits"] + HAND_WORTH * event["hand"]
        elif key == "cubitos-moved" and seat not in passed:
            feet = 1.0
        elif key == "cubitos-bought":
            bought[number, seat, event["die"]] += 1
        for sums in (total, late) if seat in passed else (total,):
            if feet or money:
                sums[number, seat][0] += feet
                sums[number, seat][1] += money
    return total, late, bought


def rows_of(race: Race, number: int) -> tuple[list[list[float]], list[list[float]]]:
    """Rows for the two fits, of one race: features, then feet and money."""
    match, rounds, faces = mixed_race(race, number)
    total, late, bought = takings(match)
    state: Any = match.state
    fan_kinds = [ROW_BY_KEY[key].kind for key in race.cards if key in READS_FANS]
    by_dice: list[list[float]] = []
    by_faces: list[list[float]] = []
    for now, then in pairwise(rounds):
        for seat in range(4):
            place = (now.number, seat)
            counts, after = now.counts[seat], then.counts[seat]
            share = worth.shares(counts, float(now.limits[seat]))
            rolled = [counts[kind] * share[kind] for kind in range(KINDS)]
            rolled[BLACK] = float(now.holder == seat)
            changed = GREY_WORTH * sum(counts[kind] - after[kind] for kind in (LIGHT_GREY, DARK_GREY))
            for kind in COLOURED:
                kept = after[kind] - counts[kind] - bought[(*place, KIND_NAMES[kind])]
                changed += DIE_SHARE * state.costs[kind] * kept
            fans = [rolled[kind] * now.surplus[seat] if kind in fan_kinds else 0.0 for kind in range(KINDS)]
            feet, money = total[place]
            by_dice.append([*rolled, *fans, 1.0, feet, money + changed])
            if place in faces:
                shown = [0.0] * (2 * KINDS)
                feet, money = late[place]
                for die in faces[place]:
                    if die & 7 >= SYMBOL:
                        shown[2 * (die >> 3) + (die & 7) - SYMBOL] += 1.0
                    else:
                        feet -= worth.PLAIN_FEET[die & 7]
                        money -= worth.PLAIN_MONEY[die & 7]
                by_faces.append([*shown, 1.0, feet, money + changed])
    return by_dice, by_faces


def solve(rows: list[list[float]]) -> Any:
    """Least squares; what never occurred is worth nothing."""
    table = np.array(rows)
    features, targets = table[:, :-2], table[:, -2:]
    return np.linalg.solve(features.T @ features + 0.01 * np.eye(features.shape[1]), features.T @ targets)


def fit(races: int) -> None:
    found: dict[str, list[Any]] = defaultdict(list)
    for race in RACES:
        by_dice: list[list[float]] = []
        by_faces: list[list[float]] = []
        for number in range(races):
            dice_rows, face_rows = rows_of(race, number)
            by_dice += dice_rows
            by_faces += face_rows
        dice, faces = solve(by_dice), solve(by_faces)
        for key in race.cards:
            kind = ROW_BY_KEY[key].kind
            power = 2 * kind + (POWER in FACES[kind])
            found[key].append([dice[kind], faces[2 * kind], faces[power], dice[KINDS + kind]])
    write({key: np.mean(values, axis=0).tolist() for key, values in found.items()})


def write(values: dict[str, list[list[float]]]) -> None:
    for row in CARD_ROWS:
        names = ["die", "symbol", "power", *(["fan"] if row.key in READS_FANS else [])]
        pairs = zip(names, values[row.key], strict=False)
        print(row.key, "= {", ", ".join(f"{name} = [{pair[0]:.2f}, {pair[1]:.2f}]" for name, pair in pairs), "}")
    sys.stdout.flush()


def length(key: str, races: int) -> float:
    """The rounds of a race on average, when everybody follows the hunch."""
    return fmean(play(GAME, ["hunch"] * 4, f"nudge {n}", {"race": key}).state.round for n in range(races))  # type: ignore[attr-defined]


def nudge(races: int, values: dict[str, list[list[float]]]) -> None:
    for number, row in enumerate(CARD_ROWS):
        worth.CARD_FEET[number], worth.CARD_MONEY[number] = values[row.key][0]
    lengths = {race.key: length(race.key, races) for race in RACES}
    while True:
        for place, column in enumerate((worth.CARD_FEET, worth.CARD_MONEY)):
            for number, row in enumerate(CARD_ROWS):
                sets = [race.key for race in RACES if row.key in race.cards]
                before = column[number]
                best, best_lengths, best_share = before, lengths, 0.99
                for change in (0.3, -0.25):
                    column[number] = before + change * max(0.5, abs(before))
                    now = {key: length(key, races) for key in sets}
                    share = sum(now[key] / lengths[key] for key in sets) / len(sets)
                    if share < best_share:
                        best, best_lengths, best_share = column[number], now, share
                column[number] = values[row.key][0][place] = best
                lengths = {**lengths, **best_lengths}
        print("#", ", ".join(f"{key} {rounds:.2f}" for key, rounds in lengths.items()))
        write(values)


def main(words: list[str]) -> None:
    if words[:1] == ["fit"]:
        fit(int(words[1]))
    elif words[:1] == ["nudge"]:
        data = tomllib.loads(Path(words[2]).read_text(encoding="utf-8"))
        nudge(int(words[1]), {key: list(card.values()) for key, card in data.items()})
    else:
        print(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
