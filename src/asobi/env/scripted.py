"""A match whose dice somebody else rolls: at every moment either a seat decides, or a die has to be rolled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asobi.core import Ask, AsobiError, Dice, Game, Match, Needs, Script, clone, find_game, redealt
from asobi.env.table import VICTORY, rewards_of

TRIES = 100

# Games by their ids, so that a place is written down without its game; the installed ones need no entry.
_played: dict[str, Game[Any]] = {}


class NoOpenSpiel(AsobiError):
    """The game cannot be played move by move and roll by roll."""


class Scripted:
    """A place in a match, made of the rolls and the choices that led there.

    `needs` are the sides of the dice that have to be rolled; while there are any, the match is on its way. Copies share
    their match until one of them goes on.
    """

    def __init__(self, game: Game[Any], seats: int, settings: Mapping[str, Any], rewards: str = VICTORY) -> None:
        if game.facts.aims:
            raise NoOpenSpiel(f"{game.title} aims and asks nature; only games of choices and dice can be scripted")
        _played[game.id] = self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.kind = rewards
        self.rolled: list[int] = []
        self.chosen: list[tuple[int, int]] = []
        self.needs: list[int] = []
        self.match: Match | None = None
        self._shared = False
        self._begin()

    def _begin(self) -> None:
        whole = self.game.with_defaults(self.seats, self.settings)
        try:
            match = Match(self.game, self.seats, whole, self.game.setup(self.seats, whole, Script(self.rolled)))
        except Needs as fault:
            self.needs = list(fault.sides)
            return
        self.match, self.needs = match, []
        try:
            match.begin()
        except Needs as fault:
            self.needs = list(fault.sides)

    @property
    def ask(self) -> Ask | None:
        """What is decided next; None at the end, and while dice have to be rolled."""
        if self.needs or self.match is None or self.match.over:
            return None
        decision = self.match.pending[0]
        assert isinstance(decision, Ask)
        return decision

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.needs and self.match is not None and self.match.over

    def choose(self, number: int) -> None:
        """The deciding seat chooses an action of the catalogue."""
        ask = self.ask
        assert ask is not None
        assert self.match is not None
        if self._shared:
            self._again()
        self.chosen = [*self.chosen, (ask.seat, number)]
        try:
            self.match.advance(self.game.catalogue[number], ask.seat)
        except Needs as fault:  # the coroutine is spoilt, but the log and the step's beginning are whole
            self.needs = list(fault.sides)

    def roll(self, outcome: int) -> None:
        """The next die shows so much, counted from 0; when all are rolled, the match goes on."""
        self.rolled = [*self.rolled, outcome]
        self.needs = self.needs[1:]
        if not self.needs:
            if self.match is None:
                self._begin()
            else:
                self._again()

    def _again(self) -> None:
        """The running step once more, with what has been rolled by now."""
        assert self.match is not None
        begun = self.match.beginnings[-1]
        try:
            self.match = clone(self.match, dice=Script(self.rolled, begun.state.dice.counter))
            self._shared = False
        except Needs as fault:
            self.needs = list(fault.sides)

    def copy(self) -> Scripted:
        """The same place, to go on from in another way."""
        twin = Scripted.__new__(Scripted)
        twin.__dict__.update(self.__dict__)
        self._shared = twin._shared = True
        return twin

    def __deepcopy__(self, memo: object) -> Scripted:
        return self.copy()

    def __reduce__(self) -> Any:
        return again, (self.game.id, self.seats, self.settings, self.kind, self.rolled, self.chosen)

    def rewards(self) -> list[float]:
        """What the match brought each seat; noughts before it is over."""
        return rewards_of(self.match, self.kind) if self.match is not None and self.over else [0.0] * self.seats

    def resampled(self, seat: int, seed: str) -> Scripted:
        """A place that the seat could just as well be in: what it cannot know is dealt anew."""
        assert self.match is not None
        for attempt in range(TRIES):
            found = redealt(self.match, seat, Dice(f"{seed} {attempt}"))
            if found is not None:
                twin = self.copy()
                twin.match = found
                return twin
        raise NoOpenSpiel(f"{TRIES} deals did not lead to what seat {seat} sees")


def again(
    id: str,
    seats: int,
    settings: Mapping[str, Any],
    kind: str,
    rolled: list[int],
    chosen: list[tuple[int, int]],
) -> Scripted:
    """The place that these rolls and choices lead to."""
    game = _played.get(id) or find_game(id)
    place, rolls, choices = Scripted(game, seats, settings, kind), list(rolled), list(chosen)
    while rolls or choices:
        if place.needs:
            place.roll(rolls.pop(0))
        else:
            place.choose(choices.pop(0)[1])
    return place
