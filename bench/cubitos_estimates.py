"""Measures what dice are worth in Cubitos, for `estimates.toml`.

    python bench/cubitos_estimates.py fit 300 > fitted.toml    least squares over races with random dice
    python bench/cubitos_estimates.py duel hunch 200 fitted.toml    change one card at a time while that wins
    python bench/cubitos_estimates.py together 16   prices and estimates, until no card and no plan is out of range

`fit` deals every player up to five random dice before the race and lets half of all purchases be random, so that dice
come in all mixtures; the rest is played by the game's hunch. What a round brought is then explained by the dice that
were owned, and what the Run Phase brought by the symbols that were active. Dice that come or go count for a part of
their cost. `duel` starts from such a file: one who believes a changed number races against three who believe the old
one, each seat in turn, and a change is kept only if that one wins clearly more than a fourth of the races of all the
sets that have the card. It says what it changed, and prints the file anew.

`together` begins with the prices and estimates of today. Hard bots race every set, and one with a plan, who buys dice
of a single colour, races three without. The card of a plan that wins more than its share is believed more and becomes
dearer; one that is bought too often becomes dearer, one that is hardly bought cheaper, or believed more where it is
cheap already. Only sets with such cards are played again, and plans that came to something.
"""

from __future__ import annotations

import math
import sys
import tomllib
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from asobi.bots import Bot, make_bot, play
from asobi.core import Action, Ask, Dice, Match, Perspective, Point, Together
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
from asobi.lab.lineup import make_player

GIFTS = 5
DIE_SHARE = 0.6  # of its cost, for a coloured die that was lost or gained
GREY_WORTH = 0.5  # money for a grey die that was lost
READS_FANS = ("cat-tastrophy", "supah-general", "mr-bats", "the-big-cheese")
NUMBER = {row.key: number for number, row in enumerate(CARD_ROWS)}
FAIR = 0.25
PROMISING = 0.26  # the share after half of the races from which on it is worth going on
CLEAR = 1.7  # standard errors above a fair share
STEP = 0.3  # of a number that is changed, or of LEAST where it is small
LEAST = 0.6
WINS = 0.27  # a plan that wins more is worth more than is believed, and too cheap
DOUBTFUL = 0.1  # one that wins less is not looked at twice
NOTHING = 0.08  # nor is one that won less the turn before
MOST = 0.33  # of all dice bought
LEAST_SEEN = 0.3  # of races in which a card is bought
CHEAP = 2
PASSES = 6
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


class Believer(Bot):
    """Plays like another bot, but believes that a card is worth something else."""

    def __init__(self, bot: Bot, column: list[float], number: int, value: float) -> None:
        super().__init__("believer")
        self.bot = bot
        self.column = column
        self.number = number
        self.value = value

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        old, self.column[self.number] = self.column[self.number], self.value
        try:
            return self.bot.choose(perspective, dice)
        finally:
            self.column[self.number] = old


def believed(bot: str, key: str, column: list[float], value: float, races: int, seed: str) -> tuple[float, int]:
    """The share of victories of one who believes in a value against three who do not, and of how many races.

    All sets of the card are played; after half of the races it is given up where it promises nothing.
    """
    sets = [race.key for race in RACES if key in race.cards]
    won, many = 0.0, 0
    for number in range(races):
        if number == races // 2 and won < PROMISING * many:
            break
        for race in sets:
            bots = [make_bot(bot) for _ in range(4)]
            bots[number % 4] = Believer(bots[number % 4], column, NUMBER[key], value)
            match = play(GAME, bots, f"{seed} {number // 4}", {"race": race})
            assert match.outcome is not None
            won += match.outcome.share(number % 4)
            many += 1
    return won / many, many


def duel(bot: str, races: int, values: dict[str, list[list[float]]]) -> None:
    """Change one card after the other as long as whoever believes it wins clearly more than a fair share."""
    for number, row in enumerate(CARD_ROWS):
        for place, column in enumerate((worth.CARD_FEET, worth.CARD_MONEY)):
            column[number] = values[row.key][0][place]
    for number, row in enumerate(CARD_ROWS):
        for place, column in enumerate((worth.CARD_FEET, worth.CARD_MONEY)):
            for change in (STEP, -STEP):
                old = column[number]
                while True:
                    value = round(column[number] + change * max(LEAST, abs(column[number])), 2)
                    share, many = believed(bot, row.key, column, value, races, f"{row.key} {column[number]}")
                    if share <= FAIR + CLEAR * math.sqrt(FAIR * (1 - FAIR) / many):
                        break
                    print("#", row.key, ("feet", "money")[place], column[number], "to", value, f"{share:.3f} of {many}")
                    values[row.key][0][place] = column[number] = value
                if column[number] != old:
                    break
    write(values)


class Balance:
    """What hard bots buy of each card and what each plan wins, and the prices that follow them."""

    def __init__(self, races: int) -> None:
        self.races = races
        self.prices = {row.key: row.cost for row in CARD_ROWS}
        self.plans: dict[tuple[str, int], float] = {}

    def settings(self, race: Race) -> dict[str, str]:
        return {
            "race": race.key,
            "prices": ", ".join(f"{ROW_BY_KEY[key].name}={self.prices[key]}" for key in race.cards),
        }

    def purchases(self, race: Race, seed: str) -> tuple[list[float], list[float]]:
        """By kind: the share of races in which it is bought, and its part of all dice bought."""
        seen, part = [0.0] * KINDS, [0.0] * KINDS
        for number in range(self.races):
            match = play(GAME, ["hard"] * 4, f"{seed} {number}", self.settings(race))
            bought = Counter(
                what.fields["die"] for _, what in match.log if isinstance(what, Action) and what.name == "buy"
            )
            for kind in COLOURED:
                count = bought[KIND_NAMES[kind]]
                seen[kind] += (count > 0) / self.races
                part[kind] += count / max(1, bought.total()) / self.races
        return seen, part

    def plan(self, race: Race, kind: int, races: int, seed: str) -> float:
        """What a plan of one colour wins against three without a plan."""
        others = ", ".join(f"buy {KIND_NAMES[other]}" for other in COLOURED if other != kind)
        won = 0.0
        for number in range(races):
            bots = [make_player("hard") for _ in range(4)]
            bots[number % 4] = make_player(f"hard without {others}")
            outcome = play(GAME, bots, f"{seed} {number // 4}", self.settings(race)).outcome
            assert outcome is not None
            won += outcome.share(number % 4)
        return won / races

    def step(self, race: Race, turn: int) -> set[str]:
        """Play a set and move what is out of range; gives the cards that were moved."""
        seen, part = self.purchases(race, f"bought {turn}")
        moved = set()
        for kind, key in zip(COLOURED, race.cards, strict=True):
            share = self.plans.get((race.key, kind), 1.0)
            if share > NOTHING:
                half = self.races // 2
                share = self.plan(race, kind, half, f"plan {turn}")
                if share >= DOUBTFUL:
                    share = (share + 2 * self.plan(race, kind, 2 * half, f"again {turn}")) / 3
                self.plans[race.key, kind] = share
            price = self.prices[key]
            if share > WINS or part[kind] > MOST or (seen[kind] < LEAST_SEEN and price > CHEAP):
                self.prices[key] += -1 if share <= WINS and part[kind] <= MOST else 1
                self.plans[race.key, kind] = max(share, DOUBTFUL)
            cheap = seen[kind] < LEAST_SEEN and part[kind] <= MOST and price <= CHEAP
            if share > WINS or cheap:
                believe(key)
            if self.prices[key] != price or cheap:
                moved.add(key)
            print(f"{turn} {race.key} {key} {price}: {seen[kind]:.0%} {part[kind]:.0%} plan {share:.0%}", flush=True)
        return moved


def believe(key: str) -> None:
    """Think a fifth more of a card, in feet or in money, whichever it is for."""
    number = NUMBER[key]
    column = worth.CARD_FEET if worth.CARD_FEET[number] >= 0.4 * worth.CARD_MONEY[number] else worth.CARD_MONEY
    column[number] = round(column[number] + 0.2 * max(0.5, abs(column[number])), 2)


def together(races: int) -> None:
    balance = Balance(races)
    sets = list(RACES)
    for turn in range(PASSES):
        moved = {key for race in sets for key in balance.step(race, turn)}
        sets = [race for race in RACES if moved & set(race.cards)]
        print("#", {row.key: balance.prices[row.key] for row in CARD_ROWS if balance.prices[row.key] != row.cost})
    write({row.key: [[worth.CARD_FEET[number], worth.CARD_MONEY[number]]] for number, row in enumerate(CARD_ROWS)})


def main(words: list[str]) -> None:
    if words[:1] == ["fit"]:
        fit(int(words[1]))
    elif words[:1] == ["duel"]:
        data = tomllib.loads(Path(words[3]).read_text(encoding="utf-8"))
        duel(words[1], int(words[2]), {key: list(card.values()) for key, card in data.items()})
    elif words[:1] == ["together"]:
        together(int(words[1]))
    else:
        print(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
