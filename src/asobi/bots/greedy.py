"""The bot that looks one turn ahead."""

from __future__ import annotations

import math
import time
from typing import Final

from asobi.bots.bot import Bot, choices, random_choice, trembled, with_answers
from asobi.bots.eye import BY_INSIGHT, Eye
from asobi.bots.net import LearnedEye, Net, net_for
from asobi.core import Action, Aim, Ask, Decision, Dice, Match, Perspective, Point

SAMPLES: Final = 4
PLAYOUTS: Final = 16  # instead, where the game has no idea how well a seat stands
LONGEST_TURN: Final = 40
PATIENCE: Final = 0.4  # seconds after which nothing more is tried, where nature is slow


class GreedyBot(Bot):
    """Tries every option, finishes its turn as the game's hunch says, and takes what leaves it standing best.

    Where dice or secrets play a part, an option is tried several times. Where nature is slow (the style `trials`), it
    tries each only so often that the trials suffice, all at once; `effort` is the share of the trials it takes, and
    `tremor` how much its hand shakes. A weaker player `overlooks` options: each, with that chance. One that `learned`
    sees with the game's network, where it has one for the table, and looks as closely as the game's style says.
    """

    def __init__(
        self, name: str, effort: float = 1.0, tremor: float = 0.0, overlooks: float = 0.0, learned: bool = False
    ) -> None:
        super().__init__(name)
        self.learned = learned
        self.net: Net | None = None  # one to see with instead of the game's own, while it learns
        self.effort = effort
        self.tremor = tremor
        self.overlooks = overlooks

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        trials = perspective.game.insight.style.trials
        if trials:
            return self.choose_at_once(perspective, dice, max(2, round(trials * self.effort)))
        options = self.seen(choices(perspective, dice), dice)
        if len(options) == 1:
            return options[0]
        seed = dice.fork(str(dice.below(1 << 30))).seed
        best, best_value = options[0], -1.0
        eye = eye_for(perspective) if self.learned else BY_INSIGHT
        if self.net is not None:
            eye = LearnedEye(self.net)
        looks = 0 if eye is BY_INSIGHT else perspective.game.insight.learned.looks
        if looks:
            return clearly_best(perspective, options, seed, eye, looks)
        for option in options:
            value = worth(perspective, [option], seed, eye)
            if value > best_value:
                best, best_value = option, value
        return best

    def seen(self, options: list[Action | Point], dice: Dice) -> list[Action | Point]:
        """The options that it does not overlook; one at least."""
        if self.overlooks == 0.0 or len(options) == 1:
            return options
        kept = [option for option in options if dice.below(1000) >= 1000 * self.overlooks]
        return kept or [dice.pick(options)]

    def choose_at_once(self, perspective: Perspective, dice: Dice, trials: int) -> Action | Point:
        """Imagine all options together, a few times each while the time lasts, and take what went best on average."""
        until = time.perf_counter() + PATIENCE
        options = self.seen(choices(perspective, dice, trials), dice)
        if len(options) == 1 and self.tremor == 0.0:
            return options[0]
        seed = dice.fork(str(dice.below(1 << 30))).seed
        rounds = max(1, min(SAMPLES, trials // len(options)))
        tried: dict[Match, Action | Point] = {}
        for sample in range(rounds):
            for option in options:
                match = perspective.imagine(Dice(seed + str(sample)))
                match.auto_nature = False
                match.advance(option, perspective.seat)
                tried[match] = option
        matches = with_answers(list(tried), until)
        if isinstance(perspective.decision, Ask):
            matches = finish_turns(matches, perspective.seat, Dice(seed + "turn"), until)
        worths: dict[Action | Point, list[float]] = {}
        for match in matches:
            worths.setdefault(tried[match], []).append(standing(match, perspective.seat, dice))
        if isinstance(perspective.decision, Ask) and len(worths) < len(options):
            # What there was no time to try is no worse than what needs no trying, to pass for example.
            return by_hunch(perspective.imagine(Dice(seed)), perspective.decision, dice)
        chosen, best = options[0], -1.0
        for option, values in worths.items():
            mean = sum(values) / len(values)
            if mean > best:
                chosen, best = option, mean
        if self.tremor > 0.0 and isinstance(perspective.decision, Aim) and isinstance(chosen, tuple):
            return trembled(perspective.decision.space, chosen, dice, self.tremor)
        return chosen


def eye_for(perspective: Perspective) -> Eye:
    """The eye of a bot that learned: a network if there is one for this table, else the game's insight."""
    net = net_for(perspective.game, perspective.seats, perspective.settings)
    return BY_INSIGHT if net is None else LearnedEye(net)


def worth(perspective: Perspective, plan: list[Action | Point], seed: str, eye: Eye = BY_INSIGHT) -> float:
    """How well the seat stands, on average, after these choices and the rest of its turn."""
    return mean(worths(perspective, plan, seed, eye))


def mean(values: list[float]) -> float:
    """What they are on average, the same on every Python."""
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def worths(
    perspective: Perspective, plan: list[Action | Point], seed: str, eye: Eye, samples: int = SAMPLES
) -> list[float]:
    """How well the seat stands after these choices and the rest of its turn: once where no chance plays a part."""
    found: list[float] = []
    insight = perspective.game.insight
    alone = (insight.style if eye is BY_INSIGHT else insight.learned).by_step
    while len(found) < samples:
        done = len(found)
        match = perspective.imagine(Dice(seed + str(done)), alone)
        rolled = match.state.dice.counter
        follow(match, perspective.seat, plan)
        finish_turn(match, perspective.seat, Dice(seed + "turn"))
        certain = match.state.dice.counter == rolled and not perspective.game.facts.hidden
        value = eye.value(match, perspective.seat)
        if value is None:
            samples, certain = PLAYOUTS, False
            value = standing(match, perspective.seat, Dice(seed + "end" + str(done)), eye)
        found.append(value)
        if certain:
            break
    return found


def clearly_best(
    perspective: Perspective, options: list[Action | Point], seed: str, eye: Eye, looks: int
) -> Action | Point:
    """The hunch's choice, unless another one leaves the seat better off by more than the dice of the looks explain.

    All options see the same dice. The one whose lead is the most certain is taken.
    """
    dice = Dice(seed + "hunch")
    chosen = by_hunch(perspective.glance(dice), perspective.decision, dice)
    as_hunch = worths(perspective, [chosen], seed, eye, looks)
    best = 0.0
    for option in options:
        lead = certain_lead(worths(perspective, [option], seed, eye, looks), as_hunch)
        if lead > best:
            chosen, best = option, lead
    return chosen


def certain_lead(values: list[float], others: list[float]) -> float:
    """By how much the values are higher than the others, pair by pair, less the standard error of that.

    What is certain was looked at once and stands beside every value of what is not.
    """
    count = max(len(values), len(others))
    leads = [values[place % len(values)] - others[place % len(others)] for place in range(count)]
    average = mean(leads)
    if count == 1:
        return average
    spread = mean([(lead - average) ** 2 for lead in leads])
    return average - math.sqrt(spread / (count - 1))


def standing(match: Match, seat: int, dice: Dice, eye: Eye = BY_INSIGHT) -> float:
    """How well the seat stands; where the game has no idea, the match is played on to see who wins, or leads."""
    value = eye.value(match, seat)
    if value is None:
        play_on(match, dice)
        value = eye.value(match, seat)
    return lead(match, seat) if value is None else value


def standings(match: Match, seats: list[int], dice: Dice, eye: Eye = BY_INSIGHT) -> dict[int, float]:
    """How well each of these seats stands; where several are asked for and that is known in one go, all of them."""
    if match.decision is not None and len(seats) > 1:
        values = eye.values(match)
        if values is not None:
            return dict(enumerate(values))
    return {seat: standing(match, seat, dice, eye) for seat in dict.fromkeys(seats)}


def play_on(match: Match, dice: Dice) -> None:
    """Decide for everybody, by hunches or at random, to the end; or until slow nature would have to answer."""
    for _ in range(match.game.facts.longest):
        pending = match.pending
        if not pending:
            return
        match.advance(by_hunch(match, pending[0], dice), pending[0].seat)


def lead(match: Match, seat: int) -> float:
    """How well the seat stands by its points alone."""
    points = match.points()
    if points is None:
        return 0.5
    others = max([points[other] for other in range(match.seats) if other != seat], default=0)
    ahead = points[seat] - others
    return 0.5 + ahead / (2.0 * (10.0 + abs(ahead)))


def finish_turns(matches: list[Match], seat: int, dice: Dice, until: float) -> list[Match]:
    """Finish what was begun in several matches: decide for the seat, once each, until nature has spoken once."""
    for match in matches:
        for _ in range(LONGEST_TURN):
            decision = match.pending_of(seat)
            if decision is None:
                break
            aimed = isinstance(decision, Aim)
            match.advance(by_hunch(match, decision, dice), seat)
            if aimed:
                break
    return with_answers(matches, until)


def follow(match: Match, seat: int, plan: list[Action | Point]) -> None:
    """Choose one thing after the other for the seat, while it can be chosen."""
    for choice in plan:
        decision = match.pending_of(seat)
        if decision is None or (isinstance(decision, Ask) and choice not in decision.options):
            return
        match.advance(choice, seat)


def finish_turn(match: Match, seat: int, dice: Dice) -> None:
    """Decide for the seat until somebody else has to."""
    for _ in range(LONGEST_TURN):
        decision = match.pending_of(seat)
        if decision is None:
            return
        match.advance(by_hunch(match, decision, dice), seat)


def by_hunch(match: Match, decision: Decision, dice: Dice) -> Action | Point:
    """The game's quick choice, or a random one."""
    insight = match.game.insight
    if isinstance(decision, Ask):
        hunch = insight.hunch(match.state, decision, dice)
        if hunch is not None:
            return hunch
    elif isinstance(decision, Aim):
        points = insight.aims(match.state, decision, dice, 1)
        if points:
            return points[0]
    return random_choice(decision, dice)
