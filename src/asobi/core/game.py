"""What a game is: the one description from which the table, the bots, the lab and the environment live."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from asobi.core.actions import Action, Catalogue
from asobi.core.decisions import Pending, Step, Together
from asobi.core.dice import Dice
from asobi.core.errors import BadSeats, BadSetting
from asobi.core.insight import NO_INSIGHT, Insight
from asobi.core.observation import NO_OBSERVATION, Observation
from asobi.core.rulebook import Rulebook
from asobi.core.settings import Setting
from asobi.core.state import State
from asobi.core.variants import NO_DIALS, VARIANT, Dials

S = TypeVar("S", bound=State)

# A view and its board as a picture in SVG.
Picture = Callable[[Mapping[str, Any], Mapping[str, Any]], str]

NOBODY: Final = Together({})

# What drives a match: whatever is to be decided, one after the other, and None for ever once it is over.
Steps = Generator[Pending, Any, None]


class Facts:
    """What a game declares about itself; the conformance kit holds it to that.

    `longest` bounds the decisions in one match, `scores` the points a seat can end with; with `can_lose` a match
    may end without a winner; with `aims` seats choose points in spaces too.
    """

    def __init__(
        self,
        players: tuple[int, int],
        longest: int,
        scores: tuple[int, int],
        chance: bool = True,
        hidden: bool = False,
        simultaneous: bool = False,
        can_lose: bool = False,
        aims: bool = False,
    ) -> None:
        self.players = players
        self.longest = longest
        self.scores = scores
        self.chance = chance
        self.hidden = hidden
        self.simultaneous = simultaneous
        self.can_lose = can_lose
        self.aims = aims

    def data(self) -> dict[str, Any]:
        """The facts as plain data."""
        return {
            "players": list(self.players),
            "longest": self.longest,
            "scores": list(self.scores),
            "chance": self.chance,
            "hidden": self.hidden,
            "simultaneous": self.simultaneous,
            "can_lose": self.can_lose,
            "aims": self.aims,
        }


class Outcome:
    """How a match ended: points by seat, the winners (several share a victory), and how the points came about."""

    def __init__(self, scores: Sequence[int], winners: Sequence[int], details: Any = None) -> None:
        self.scores: list[int] = list(scores)
        self.winners: list[int] = list(winners)
        self.details: Any = details

    def share(self, seat: int) -> float:
        """The seat's share of the victory: 1 for a sole winner, 1/n when n share it, 0 for the others."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def data(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {"scores": self.scores, "winners": self.winners, "details": self.details}


def tie_break(strengths: Sequence[tuple[int, ...]], by: Sequence[str]) -> str:
    """What decided among those level on points, the first of their strengths: a word of `by`, "shared", or nothing.

    >>> tie_break([(7, 1), (7, 3), (5, 9)], ["cards"])
    'cards'
    """
    best = max(strengths)
    level = [strength for strength in strengths if strength[0] == best[0]]
    if len(level) == 1:
        return ""
    for place, word in enumerate(by, 1):
        level = [strength for strength in level if strength[place] == best[place]]
        if len(level) == 1:
            return word
    return "shared"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The base of every game. A subclass hands over what it declares and writes the methods that raise here.

    `insight` is what bots know of the game beside its rules, `observation` what a learner observes of it, `picture`
    draws a view on its board as SVG; whoever has some attaches them. `dials` is what a variant may change in the
    game's data.
    """

    def __init__(
        self,
        id: str,
        title: str,
        version: str,
        facts: Facts,
        catalogue: Catalogue,
        settings: Sequence[Setting] = (),
        rulebook: Rulebook | None = None,
        dials: Dials[Any] = NO_DIALS,
    ) -> None:
        self.id: str = id
        self.title: str = title
        self.version: str = version
        self.facts: Facts = facts
        self.catalogue: Catalogue = catalogue
        self.settings: tuple[Setting, ...] = tuple(settings)
        self.rulebook: Rulebook | None = rulebook
        self.dials: Dials[Any] = dials
        self.insight: Insight[S] = NO_INSIGHT
        self.observation: Observation[S] = NO_OBSERVATION
        self.picture: Picture | None = None

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> S:
        """The state before the first step."""
        raise TypeError(f"{type(self).__name__} must define setup()")

    def step(self, s: S) -> Step[None]:
        """The next step (a turn, a phase), from plain data to plain data; sets `s.over` after the last one."""
        raise TypeError(f"{type(self).__name__} must define step()")

    def outcome(self, s: S) -> Outcome:
        """How the match ended; asked only when `s.over`."""
        raise TypeError(f"{type(self).__name__} must define outcome()")

    def view(self, s: S, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        """What the seat (or the spectator, None) may see: name what is shown, everything else stays hidden.

        `decision` is what the match waits for; only who decides is everybody's to know.
        """
        raise TypeError(f"{type(self).__name__} must define view()")

    def board(self, s: S) -> Mapping[str, Any]:
        """What a browser needs to draw the table and what never changes at it: tables, maps, texts of cards."""
        return {}

    def setup_data(self) -> Mapping[str, Any]:
        """What a set-up page needs to offer the settings: names of sets, decks, maps."""
        return {}

    def load(self, data: Any) -> S:
        """The state that `State.dump` described."""
        raise TypeError(f"{type(self).__name__} must define load()")

    def seats_of(self, s: S) -> int | None:
        """For how many seats the state is, by its field `players` if it has one; None if nothing in it tells."""
        players: int | None = getattr(s, "players", None)
        return players

    def redeal(self, s: S, seat: int, dice: Dice) -> None:
        """Deal anew, in place, everything that the seat cannot know; a game without secrets does nothing.

        The seat -1 is a spectator, who knows no secret at all.

        What comes out depends on what the seat knows and on the dice, on nothing else.
        """

    def reason(self, s: S, seat: int, action: Action, decision: Pending) -> str | None:
        """The number of the rule that forbids the action now; asked only for what the seat is not offered."""
        return None

    def points(self, s: S) -> list[int] | None:
        """What each seat would have if the match ended now, for the chart; None where that makes no sense."""
        return None

    def nature(self, request: Any) -> Any:
        """Compute what a `Nature` asked for, as plain data."""
        raise TypeError(f"{type(self).__name__} yields Nature but does not define nature()")

    def natures(self, requests: Sequence[Any], until: float) -> list[Any]:
        """Compute several requests, in their order; a game may do so side by side.

        What is not begun when the clock (`time.perf_counter`) says `until` is left out, with None in its place.
        """
        return [self.nature(request) if time.perf_counter() < until else None for request in requests]

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        """Refuse settings that do not go together; each alone is in order already."""

    def with_defaults(self, seats: int, settings: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The settings of a table: the given ones, checked, and the defaults of the others."""
        low, high = self.facts.players
        if not low <= seats <= high:
            many = f"{low}" if low == high else f"{low} to {high}"
            sentence = f"{self.title} is a game for {many} seats, not {seats}"
            raise BadSeats(sentence, "refused-seats", low=low, high=high)
        given = dict(settings or {})
        whole: dict[str, Any] = {}
        variant = given.pop(VARIANT, None)
        if variant is not None:
            self.dials.check(variant)
            whole[VARIANT] = variant
        for setting in self.settings:
            value = given.pop(setting.key, setting.default)
            setting.check(value)
            whole[setting.key] = value
        if given:
            known = ", ".join(setting.key for setting in self.settings) or "none"
            unknown = ", ".join(sorted(map(str, given)))
            sentence = f"{self.title} has no setting {unknown}; its settings: {known}"
            raise BadSetting(sentence, "refused-setting-unknown", setting=unknown)
        self.check(seats, whole)
        return whole


def untracked_steps(game: Game[Any], state: State) -> Steps:
    """Step after step to the end; it does not know its match, so that a match let go of is gone at once."""
    while not state.over:
        yield from game.step(state)
    while True:
        yield None


def this_step(game: Game[Any], state: State) -> Steps:
    """This step alone: where it ends nobody has anything to decide, unless the match is over."""
    yield from game.step(state)
    while True:
        yield None if state.over else NOBODY
