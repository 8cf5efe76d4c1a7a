"""A look back at a match: the chance of winning move by move, how good each choice was, and luck apart from skill.

Before every choice the match is imagined many times, from the chooser's view. Played on by hunches it gives the chance
of winning (`value`); with the choice that was made first, what that choice led one to expect (`after`). From `value` to
`after` is what the choice was worth; from there to the next `value` is what chance gave or took: the difference between
what came and the average of what could have come. All differences of a match add up to its result. Each sample has the
same dice throughout, so that a sum has the standard error of its samples, and where nothing was left to chance the
luck is nought exactly. In a game with secrets, what comes to light counts as luck too.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from asobi.bots.greedy import by_hunch
from asobi.core import NATURE, Action, Ask, Entry, Match, Perspective, Point, written
from asobi.study.judge import Judge, error, hunches, judge_of, mean, thrown
from asobi.study.options import GLANCES, rate, tried

Samples = list[list[float]]
"""The chances of all seats, sample by sample."""
TURNS: Final = 5
"""How many turning points are named."""
SURE: Final = 2.0
"""A difference counts from so many standard errors on."""
FEWEST_GLANCES, MOST_GLANCES = 2, 60
"""Samples for the first look at an option, at least, and for those at all options together, about."""
SLIP: Final = 0.02
"""A choice that gives away less of the chance to win is as good as the best."""


class Weighed:
    """One choice: the chances before it and after it, and the options beside it.

    `after` is None where only what followed can tell: nature answered, and was too slow to be asked for more.
    `settled` says that nothing was left to chance after it. Among 0 options is a choice that was not compared.
    """

    def __init__(self, seat: int, choice: str, value: Samples, after: Samples | None) -> None:
        self.seat = seat
        self.choice = choice
        self.value = value
        self.after = after
        self.settled = False
        self.best = ""
        self.loss = 0.0
        self.loss_error = 0.0
        self.rank = 0
        self.among = 0


def weigh(
    match: Match, seat: int, choice: str, judge: Judge, samples: int, compare: bool, known: Samples | None = None
) -> Weighed:
    """Weigh a choice that a seat made here, by itself or with `compare` among its options.

    `known` are the chances here, where the choice before told them.
    """
    salt = match.seed
    perspective = Perspective(match, seat)
    made = perspective.decision.meant(choice)
    value: Samples = [] if known is None else known
    after: Samples | None = []
    for sample in range(samples):
        if known is None:
            value.append(judge.foresee(perspective.imagine(thrown(salt, sample)), hunches(salt, sample)).shares)
        if after is None:
            continue
        if not judge.slow and _by_hunch(perspective, made, salt, sample):
            after.append(value[sample])
            continue
        found = tried(perspective, made, judge, salt, sample)
        if found is None:
            after = None
        else:
            after.append(found.shares)
    weighed = Weighed(seat, choice, value, after)
    if compare:
        _compare(weighed, perspective, judge, samples, salt)
    return weighed


def _by_hunch(perspective: Perspective, made: Action | Point, salt: str, sample: int) -> bool:
    """Whether the judge's players would begin with the same choice in this sample, whatever their dice."""
    twin, dice = perspective.imagine(thrown(salt, sample)), hunches(salt, sample)
    first = twin.pending[0]
    return first.seat == perspective.seat and by_hunch(twin, first, dice) == made and dice.counter == 0


def _compare(weighed: Weighed, perspective: Perspective, judge: Judge, samples: int, salt: str) -> None:
    decision = perspective.decision
    if not isinstance(decision, Ask):
        return
    if len(decision.options) == 1:
        weighed.rank = weighed.among = 1
        return
    made = decision.meant(weighed.choice)
    # A great many options get a shorter look each: nobody waits for a minute for one choice.
    glances = max(FEWEST_GLANCES, min(GLANCES, MOST_GLANCES // len(decision.options)))
    rated = rate(perspective, judge, samples, salt, (made,), glances)
    own = next((one for one in rated if one.option == made), None)
    if own is None:
        return
    better = [one for one in rated if one.chance > own.chance and len(one.samples) == samples]
    weighed.rank, weighed.among = len(better) + 1, len(rated)
    weighed.best = written(rated[0].option)
    if better:
        weighed.loss, weighed.loss_error = rated[0].ahead_of(own)


class LookBack:
    """All choices of a match, weighed, and what they add up to."""

    def __init__(self, seats: int, weighed: list[Weighed], ending: list[float]) -> None:
        self.seats = seats
        self.weighed = weighed
        self.ending = ending
        self.samples = len(weighed[0].value) if weighed else 0
        self.values: list[Samples] = [one.value for one in weighed] + [[ending] * self.samples]
        self.afters: list[Samples] = [
            self.values[place + 1] if one.after is None else one.after for place, one in enumerate(weighed)
        ]

    def chances(self, place: int) -> list[float]:
        """Every seat's chance of winning after so many choices."""
        return [mean([sample[seat] for sample in self.values[place]]) for seat in range(self.seats)]

    def luck_at(self, place: int, seat: int) -> list[float]:
        """What chance gave a seat after that choice, sample by sample."""
        pairs = zip(self.values[place + 1], self.afters[place], strict=True)
        return [came[seat] - expected[seat] for came, expected in pairs]

    def play_at(self, place: int, seat: int) -> list[float]:
        """What that choice brought a seat, beside what a hunch would have, sample by sample."""
        pairs = zip(self.afters[place], self.values[place], strict=True)
        return [made[seat] - before[seat] for made, before in pairs]

    def luck(self, seat: int) -> tuple[float, float]:
        """All that chance gave a seat, and its standard error."""
        return summed([self.luck_at(place, seat) for place in range(len(self.weighed))])

    def play(self, seat: int, own: bool) -> tuple[float, float]:
        """All that the seat's own choices brought it, or those of the others, and the standard error."""
        places = [place for place, one in enumerate(self.weighed) if (one.seat == seat) == own]
        return summed([self.play_at(place, seat) for place in places])

    def turning_points(self) -> list[int]:
        """The choices around which the chances moved most, in their order."""
        moves = []
        for place in range(len(self.weighed)):
            before, came = self.chances(place), self.chances(place + 1)
            moves.append((max(abs(a - b) for a, b in zip(before, came, strict=True)), place))
        moves.sort(key=lambda move: (-move[0], move[1]))
        return sorted(place for moved, place in moves[:TURNS] if moved > SLIP)

    def data(self) -> dict[str, Any]:
        """The look back as plain data: chances and shares of a victory as numbers between 0 and 1."""
        return {
            "samples": self.samples,
            "slow": any(one.after is None for one in self.weighed),
            "chances": [_rounded(self.chances(place)) for place in range(len(self.values))],
            "choices": [self._choice(place) for place in range(len(self.weighed))],
            "turning": self.turning_points(),
            "seats": [
                {
                    "start": round(self.chances(0)[seat], 4),
                    "luck": _figure(self.luck(seat)),
                    "own": _figure(self.play(seat, own=True)),
                    "others": _figure(self.play(seat, own=False)),
                    "end": round(self.ending[seat], 4),
                }
                for seat in range(self.seats)
            ],
        }

    def _choice(self, place: int) -> dict[str, Any]:
        one = self.weighed[place]
        luck = [self.luck_at(place, seat) for seat in range(self.seats)]
        slip = one.loss > SLIP and one.loss > SURE * one.loss_error
        return {
            "seat": one.seat,
            "choice": one.choice,
            "luck": [0.0] * self.seats if one.settled else _rounded([mean(each) for each in luck]),
            "luck_error": 0.0 if one.settled else round(max(error(each) for each in luck), 4),
            "best": one.best,
            "loss": round(one.loss, 4),
            "loss_error": round(one.loss_error, 4),
            "slip": slip,
            "rank": one.rank,
            "among": one.among,
        }


def look_back(
    match: Match,
    entries: list[Entry],
    samples: int,
    first: int = 0,
    last: int | None = None,
    seats: Collection[int] | None = None,
    judge: Judge | None = None,
) -> list[Weighed]:
    """Weigh the choices from number `first` to before `last`, among the entries of a match that has not begun.

    The choices of these `seats` (all, unless some are named) are compared with their other options. The match is
    played through by that; nature's answers are among the entries.
    """
    judge = judge or judge_of(match.game)
    weighed: list[Weighed] = []
    number = 0
    known: Samples | None = None
    for seat, what in entries:
        if seat == NATURE:
            match.take((seat, what))
            known = None
            continue
        if number == last:
            break
        number += 1
        rolled, alone = match.state.dice.counter, len(match.pending) == 1
        if number > first:
            weighed.append(weigh(match, seat, what, judge, samples, seats is None or seat in seats, known))
        match.take((seat, what))
        if number > first:
            settled = weighed[-1].settled = match.state.dice.counter == rolled and not match.game.facts.hidden
            known = weighed[-1].after if settled and alone and len(match.pending) == 1 else None
    return weighed


def summed(parts: list[list[float]]) -> tuple[float, float]:
    """The sum of parts that were sampled together, and its standard error."""
    if not parts:
        return 0.0, 0.0
    totals = [sum(column) for column in zip(*parts, strict=True)]
    return mean(totals), error(totals)


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]


def _figure(figure: tuple[float, float]) -> dict[str, float]:
    return {"sum": round(figure[0], 4), "error": round(figure[1], 4)}
