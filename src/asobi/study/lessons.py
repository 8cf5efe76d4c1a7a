"""Lessons: steps at the real table from prepared positions, as data beside the game.

`lessons.toml` of a game's folder has the steps, `lessons.jsonl` the positions they begin in, a line each:

    seats = 3
    seat = 0

    [[step]]
    key = "box"           # what is said: <game>-lesson-box, then <game>-lesson-box-why; wrong choices: …-box-wrong,
                          # or of one kind of action …-box-wrong-shake
    position = "begin"    # without one, the step goes on where the one before ended
    show = "lid"          # the part of the board that is lit; without one, the choice itself
    choose = "pick 3"     # what is to be done; without one, the step only shows something
    then = [[1, "pick 5"]]  # what the others choose after that
    free = true           # an aim: any other is as good, and what comes of it is worked out

    [[coach]]
    key = "bust"          # what is said in a first game: <game>-coach-bust, up to twice
    prompt = "roll"       # when this is asked,
    offers = "push"       # and an action of this name may be chosen; chosen twice, it is known
    when = "asked.{seat}.risk"  # and this of the view is so; {seat} is the reader's
    event = "cubitos-bust"  # or when that has happened,
    mine = "by_seat"      # and this field of it is the reader's seat
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from asobi.core import NATURE, Aim, AsobiError, BadState, Game, Happening, Match, Nature, home, restore

STEPS: Final = "lessons.toml"
POSITIONS: Final = "lessons.jsonl"
FEWEST, MOST = 5, 9


@dataclass(frozen=True)
class Step:
    """One step of a lesson."""

    key: str
    position: str = ""
    show: str = ""
    choose: str = ""
    also: tuple[str, ...] = ()
    then: tuple[tuple[int, str], ...] = ()
    free: bool = False


@dataclass(frozen=True)
class Cue:
    """A moment of a first game at which the coach speaks up: a question, or something that has happened.

    A question counts if an action named `offers` may be chosen, until the reader has done so twice, and if `when`, a
    way into the view, leads to something that is so. What has happened counts if its field `mine` is the reader's seat.
    """

    key: str
    prompt: str = ""
    offers: str = ""
    when: str = ""
    event: str = ""
    mine: str = ""


class Lived:
    """What happened in a step: who chose (or nature answered), and what was told; the match stands right after it."""

    def __init__(self, by: int, happening: Happening, match: Match) -> None:
        self.by = by
        self.happening = happening
        self.match = match


class Lesson:
    """The lesson of a game: its steps, the positions they begin in, and the cues of the coach."""

    def __init__(self, game: Game[Any], data: dict[str, Any], positions: dict[str, Any]) -> None:
        self.game = game
        self.seats: int = data["seats"]
        self.seat: int = data.get("seat", 0)
        self.settings: dict[str, Any] = game.with_defaults(self.seats, data.get("settings"))
        self.positions = positions
        self.steps = [_step(one) for one in data["step"]]
        self.cues = [Cue(**one) for one in data.get("coach", [])]

    def match(self, position: str) -> Match:
        """The match in a position of the lesson."""
        if position not in self.positions:
            raise BadState(f"{self.game.id}: no position {position!r} stands in {POSITIONS}")
        return restore(self.game, self.positions[position], self.seats, self.settings, auto_nature=False)

    def play(self) -> Iterator[tuple[Step, Match, bool, Iterator[Lived]]]:
        """Every step with its match, whether that is a new one, and what happens in it, one by one."""
        match: Match | None = None
        for step in self.steps:
            if step.position:
                match = self.match(step.position)
            if match is None:
                raise BadState(
                    f"{self.game.id}: the first step of a lesson needs a position, and so does one after a free step"
                )
            yield step, match, bool(step.position), self._happens(step, match)
            if step.free:  # nobody knows where it leads
                match = None

    def attempt(self, place: int, choice: str) -> Iterator[Lived]:
        """What comes of another choice in a step that leaves it free."""
        step = self.steps[place]
        if not step.free:
            raise BadState(f"{self.game.id}: step {place + 1} of the lesson is not free")
        return self._happens(replace(step, choose=choice), self.match(step.position))

    def _happens(self, step: Step, match: Match) -> Iterator[Lived]:
        own = [(self.seat, step.choose)] if step.choose else []
        for seat, choice in [*own, *step.then]:
            yield Lived(seat, match.choose(seat, choice), match)
            while isinstance(match.decision, Nature):
                yield Lived(NATURE, match.answer(self.game.nature(match.decision.request)), match)


def _step(data: dict[str, Any]) -> Step:
    then = tuple((int(seat), str(choice)) for seat, choice in data.get("then", []))
    return Step(**{**data, "also": tuple(data.get("also", [])), "then": then})


def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson that a game brings along, if it does."""
    folder = home(game)
    if not (folder / STEPS).is_file():
        return None
    lines = (folder / POSITIONS).read_text(encoding="utf-8").splitlines()
    positions = {row["name"]: row["match"] for row in map(json.loads, lines)}
    return Lesson(game, tomllib.loads((folder / STEPS).read_text(encoding="utf-8")), positions)


def keys_of(lesson: Lesson) -> list[str]:
    """All messages that a lesson needs."""
    id = lesson.game.id
    keys = [f"{id}-lesson-{step.key}" for step in lesson.steps]
    keys += [f"{id}-lesson-{step.key}-{part}" for step in lesson.steps if step.choose for part in ("why", "wrong")]
    return keys + [f"{id}-coach-{cue.key}" for cue in lesson.cues]


def rehearse(lesson: Lesson) -> list[str]:
    """Play a lesson through; gives what is wrong with it: a rule, a position or a prompt may have changed."""
    faults = [fault for cue in lesson.cues for fault in _dull(lesson.game, cue)]
    if not FEWEST <= len(lesson.steps) <= MOST:
        faults.append(f"a lesson has {FEWEST} to {MOST} steps, not {len(lesson.steps)}")
    place = 0
    try:
        for place, (step, match, _, lived) in enumerate(lesson.play(), 1):
            if step.choose:
                faults += _unfair(place, match, lesson.seat, step)
            for _ in lived:
                pass
    except (AsobiError, RuntimeError) as fault:
        faults.append(f"step {place}: {fault}")
    return faults


def _dull(game: Game[Any], cue: Cue) -> Iterator[str]:
    if bool(cue.event) == bool(cue.prompt or cue.offers):
        yield f"cue {cue.key}: it waits for a question or an action, or else for an event"
    if cue.offers and all(action.name != cue.offers for action in game.catalogue):
        yield f"cue {cue.key}: no action is called {cue.offers!r}"
    if (cue.mine and not cue.event) or (cue.when and cue.event):
        yield f"cue {cue.key}: `mine` belongs to an event, `when` to a question"


def _unfair(place: int, match: Match, seat: int, step: Step) -> Iterator[str]:
    decision = match.pending_of(seat)
    if decision is None:
        yield f"step {place}: seat {seat} has nothing to decide"
        return
    for choice in step.also:
        try:
            decision.meant(choice)
        except AsobiError as fault:
            yield f"step {place}: {fault}"
    if step.free and not isinstance(decision, Aim):
        yield f"step {place}: only an aim can be left free"
    if isinstance(decision, Aim) and not step.choose.startswith("aim "):
        yield f"step {place}: an aim is asked for, and none is given"
