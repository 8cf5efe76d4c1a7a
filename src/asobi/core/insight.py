"""What bots know of a game beside its rules: how well a seat stands, quick choices, and how to look ahead."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from asobi.core.actions import Action
from asobi.core.decisions import Aim, Ask, Point
from asobi.core.dice import Dice
from asobi.core.state import State

S = TypeVar("S", bound=State)


class Style:
    """How a search looks ahead in a game.

    `name` is one of

    - `tree`: a tree of choices, judged after so many `turns` of the seat;
    - `rollouts`: dice outweigh single choices, so imagined matches follow the hunches for several turns without a tree,
      which would only add to the noise;
    - `plans`: a turn is a row of choices with little chance between them, so whole rows compete;
    - `trials`: nature is slow, so all options are tried at once, `trials` imagined matches in all.

    `turns` and `decisions` bound how far an imagined match is played. With at most `endgame` decisions to go, a match
    is played to its end, for games whose end is easier to play than to judge. Where a turn is a step of the rules
    (`by_step`), a look at one option judges the seat where that step ends, before the next one rolls its dice. Where
    dice outweigh single choices, a bot that learned takes so many `looks` at each, all with the same dice, and follows
    the hunch unless another choice is clearly better.
    """

    def __init__(
        self,
        name: str,
        turns: int = 1,
        decisions: int = 40,
        endgame: int = 0,
        trials: int = 0,
        by_step: bool = False,
        looks: int = 0,
    ) -> None:
        if name not in STYLES:
            raise ValueError(f"a style of search is one of {', '.join(STYLES)}, not {name!r}")
        self.name = name
        self.turns = turns
        self.decisions = decisions
        self.endgame = endgame
        self.trials = trials
        self.by_step = by_step
        self.looks = looks


STYLES: Final = ("tree", "rollouts", "plans", "trials")


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """A game attaches one (`GAME.insight = MyInsight()`); a game without a better idea keeps this one, and bots play on
    to the end at random to see how well a seat stands.
    """

    def __init__(self, style: Style | None = None, nets: str = "", learned: Style | None = None) -> None:
        """`nets` is the package in whose folder `nets` networks lie, `learned` the style of a search that has one."""
        self.style: Style = style or Style("tree")
        self.nets = nets
        self.learned: Style = learned or self.style

    def value(self, s: S, seat: int) -> float | None:
        """How well the seat stands, between 0 and 1; None where the game has no idea."""
        return None

    def values(self, s: S, seats: int) -> list[float] | None:
        """How well every seat stands, for a game that works that out in one go; None where it does not."""
        return None

    def hints(self, s: S, seat: int) -> list[float]:
        """What a network is told beside the seat's observation, this seat first: what the game works out anyway.

        As many numbers for every position of a table. Like `value` it is asked in imagined matches only, so it may use
        secrets as they were dealt there.
        """
        return []

    def hunch(self, s: S, ask: Ask, dice: Dice) -> Action | None:
        """A quick choice with some sense, for playouts and for the rest of a turn; None leaves it to chance."""
        return None

    def aims(self, s: S, aim: Aim, dice: Dice, count: int) -> list[Point]:
        """So many points worth trying, where the game knows better than chance; none leaves it to chance."""
        return []


NO_INSIGHT: Final[Insight[Any]] = Insight()
