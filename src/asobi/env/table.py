"""A match played by numbers: who decides, what may be chosen, what is observed, and what it brought.

One seat decides at a time; where several may, the lowest goes first. An option's number is its id in the catalogue. An
aim is chosen dial after dial: after the catalogue come as many numbers as a dial has marks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from asobi.core import Aim, Ask, AsobiError, Decision, Field, Game, IllegalAction, Match, Point

MARKS: Final = 64
DIALS: Final = 8

VICTORY: Final = "victory"
SCORES: Final = "scores"
REWARDS: Final = (VICTORY, SCORES)


class NoObservation(AsobiError):
    """The game attaches no observation, so nothing can learn it by numbers."""


def observed_fields(game: Game[Any], seats: int) -> list[Field]:
    """The fields of the game, and where it aims: which dial is set now, and the marks of the others (0: not yet)."""
    fields = game.observation.fields(seats)
    if not fields:
        raise NoObservation(f"{game.title} has no observation; attach one: GAME.observation = MyObservation()")
    if game.facts.aims:
        fields = [*fields, Field("dial", 1, DIALS), Field("dialled", MARKS, DIALS)]
    return fields


def rewards_of(match: Match, kind: str) -> list[float]:
    """What a match brought each seat when it is over; noughts before.

    By `victory` a sole winner has 1 and the others share -1 between them, all of them if nobody won; who shares a
    victory is in between. By `scores` everybody has the points.
    """
    outcome = match.outcome
    if outcome is None:
        return [0.0] * match.seats
    if kind == SCORES:
        return [float(score) for score in outcome.scores]
    if match.seats == 1:
        return [1.0 if outcome.winners else -1.0]
    return [(outcome.share(seat) * match.seats - 1.0) / (match.seats - 1) for seat in range(match.seats)]


class Table:
    """One match after the other, each step a number.

    Only a `tracked` match can be thought about by bots; an untracked one is faster.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Mapping[str, Any] | None = None,
        rewards: str = VICTORY,
        tracked: bool = False,
    ) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards are by one of {', '.join(REWARDS)}, not {rewards!r}")
        self.game = game
        self.seats = seats
        self.settings: dict[str, Any] = game.with_defaults(seats, settings)
        self.kind = rewards
        self.tracked = tracked
        self.aims: bool = game.facts.aims
        self.fields: list[Field] = observed_fields(game, seats)
        self.size: int = sum([field.size for field in self.fields])
        self.catalogue: int = len(game.catalogue)
        self.numbers: int = self.catalogue + (MARKS if self.aims else 0)
        self.dialled: list[list[int]] = [[] for _ in range(seats)]
        self.match: Match = self._new("asobi")
        self.decision: Decision | None = None
        self.seat: int = -1
        self._wait()

    def _new(self, seed: str) -> Match:
        return Match.new(self.game, self.seats, seed, self.settings, self.tracked)

    def begin(self, seed: str) -> None:
        """A new match; the same seed begins the same one."""
        self.match = self._new(seed)
        self.dialled = [[] for _ in range(self.seats)]
        self._wait()

    def _wait(self) -> None:
        """Find out who decides next; -1 when the match is over."""
        decision = self.match.decision
        if decision is None:
            self.decision, self.seat = None, -1
        elif isinstance(decision, Decision):
            self.decision, self.seat = decision, decision.seat
        else:
            self.decision = self.match.pending[0]
            self.seat = self.decision.seat

    def legal(self, seat: int) -> list[int]:
        """The numbers that a seat may choose from; none where it has nothing to decide."""
        decision = self.decision if seat == self.seat else self.match.pending_of(seat)
        if isinstance(decision, Ask):
            return [option.id for option in decision.options]
        if isinstance(decision, Aim):
            marks = marks_of(decision, len(self.dialled[seat]))
            return list(range(self.catalogue, self.catalogue + marks))
        return []

    def observe(self, seat: int) -> bytearray:
        """What a seat observes, a byte a number (of a list, a bytearray is made three times as fast as bytes)."""
        numbers = self.game.observation.observe(self.match.state, seat, self.match.decision)
        if self.aims:
            numbers = numbers + self._dials(seat)
        return bytearray(numbers)

    def _dials(self, seat: int) -> list[int]:
        dial, dialled = [0] * DIALS, [0] * DIALS
        if isinstance(self.match.pending_of(seat), Aim):
            dial[len(self.dialled[seat])] = 1
            for place, mark in enumerate(self.dialled[seat]):
                dialled[place] = mark + 1
        return dial + dialled

    def choose(self, seat: int, number: int) -> None:
        """A seat chooses a number; one that it may not choose is refused, and nothing changes."""
        legal = self.legal(seat)
        if number not in legal:
            raise IllegalAction(f"seat {seat} may not choose the number {number} now; legal: {legal}")
        self.take(seat, number)

    def take(self, seat: int, number: int) -> None:
        """The same, unchecked."""
        decision = self.decision if seat == self.seat else self.match.pending_of(seat)
        if isinstance(decision, Aim):
            self.dialled[seat].append(number - self.catalogue)
            if len(self.dialled[seat]) == len(decision.space.dials):
                self.aim(seat, point_at(decision, self.dialled[seat]))
        else:
            self.match.advance(self.game.catalogue.actions[number], seat)
            self._wait()

    def aim(self, seat: int, point: Point) -> None:
        """A seat aims at a point at once, instead of dial after dial."""
        self.dialled[seat] = []
        self.match.advance(point, seat)
        self._wait()

    def rewards(self) -> list[float]:
        """What the match brought each seat."""
        return rewards_of(self.match, self.kind)


def marks_of(aim: Aim, place: int) -> int:
    """How many marks a dial has: one a step, but never more than there are numbers for."""
    dials = aim.space.dials
    if len(dials) > DIALS:
        raise NoObservation(f"{aim.prompt} has {len(dials)} dials; at most {DIALS} can be set one after the other")
    return min(MARKS, dials[place].steps + 1)


def point_at(aim: Aim, marks: Sequence[int]) -> Point:
    """The point that the marks of all dials stand for; where a dial has more steps than marks, they are spread."""
    steps = []
    for place, mark in enumerate(marks):
        dial = aim.space.dials[place]
        last = marks_of(aim, place) - 1
        steps.append((2 * mark * dial.steps + last) // (2 * last))
    return tuple(steps)


def point_in_box(aim: Aim, box: Sequence[float]) -> Point:
    """The point that shares from 0 to 1 of each dial's range stand for; shares beyond the last dial mean nothing."""
    return tuple([dial.nearest(dial.low + (dial.high - dial.low) * box[k]) for k, dial in enumerate(aim.space.dials)])
