"""A match: drives one game from decision to decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from asobi.core.actions import Action
from asobi.core.decisions import Decision, Nature, Pending, Point, Together, pending_of
from asobi.core.dice import Dice
from asobi.core.entries import NATURE, Beginning, Entry, Happening
from asobi.core.errors import BadState, CannotUndo, MatchOver, NotYourDecision
from asobi.core.game import Game, Steps, this_step, untracked_steps
from asobi.core.position import Position
from asobi.core.state import State
from asobi.core.variants import changes_in

IDLE: Final = 10_000
Given = Mapping[str, Any] | None


class Match(Position):
    """One game being played.

    A tracked match (the default) keeps its log, its events and where the running step began, so that it can be cloned,
    undone and recorded. An untracked one only plays: simulations and searches use it. With `auto_nature` a match has
    the game compute whatever nature is asked; without, the caller gives every `answer`. With `alone` an untracked one
    stops where its first step ends: then nobody has anything to decide.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: dict[str, Any],
        state: State,
        tracked: bool = True,
        auto_nature: bool = True,
        alone: bool = False,
    ) -> None:
        super().__init__(game, state)
        self.seats = seats
        self.settings = settings
        self.tracked = tracked
        self.auto_nature = auto_nature
        self.seed: str = state.dice.seed
        self.opening: dict[str, Any] | None = None
        self.log: list[Entry] = []
        self.beginnings: list[Beginning] = []
        self.marks: list[tuple[int, int]] = []
        self._idle: int = 0
        self._run: Steps
        if tracked:
            self._run = self._tracked_steps()
        else:
            self._run = this_step(game, state) if alone else untracked_steps(game, state)
        self._go_on: Callable[[Any], Pending] = self._run.send

    @staticmethod
    def new(
        game: Game[Any],
        seats: int,
        seed: str | int,
        settings: Given = None,
        tracked: bool = True,
        auto_nature: bool = True,
    ) -> Match:
        """A new match."""
        whole = game.with_defaults(seats, settings)
        match = Match(game, seats, whole, game.setup(seats, whole, Dice(str(seed))), tracked, auto_nature)
        match.seed = str(seed)
        match.begin()
        return match

    @staticmethod
    def from_state(game: Game[Any], data: Any, seats: int, settings: Given = None, auto_nature: bool = True) -> Match:
        """A match that starts in the middle, from the plain data of `State.dump` at the beginning of a step."""
        whole = game.with_defaults(seats, settings)
        state: State = game.load(data)
        if state.changes != changes_in(whole):
            raise BadState("the state belongs to another variant than the settings name")
        found = game.seats_of(state)
        if found is not None and found != seats:
            why = f"the position is one of {found} seats, not of {seats}"
            raise BadState(why, "record-seats", told=seats, found=found)
        match = Match(game, seats, whole, state, True, auto_nature)
        match.opening = state.dump()
        match.begin()
        return match

    def begin(self) -> None:
        """Go on from the state to the first decision."""
        if self.tracked:
            self.state.sink = self.events
        self._send(None)
        self.answer_nature()

    def _tracked_steps(self) -> Steps:
        while not self.state.over:
            self._begin_step()
            yield from self.game.step(self.state)
        while True:
            yield None

    def _begin_step(self) -> None:
        self._idle += 1
        if self._idle > IDLE:
            raise RuntimeError(f"{self.game.id}: {IDLE} steps without a decision; the rules do not end")
        begun, beginnings = Beginning(self.state.copy(), len(self.log), len(self.events)), self.beginnings
        if len(beginnings) < 3:
            beginnings.append(begun)
        else:  # the first, the last and this one are enough for any undo
            beginnings[1], beginnings[2] = beginnings[2], begun

    # -- choosing ------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: Action | Point | str) -> Happening:
        """Take a seat's choice: an option, its notation, or a point (`aim 3 40`). Refusals change nothing."""
        if self.decision is None:
            raise MatchOver(f"the match is over; seat {seat} cannot choose {choice!r}")
        decision = pending_of(self.decision, seat)
        if decision is None:
            who = ", ".join(str(other.seat) for other in self.pending) or "nobody"
            raise NotYourDecision(f"seat {seat} has nothing to decide now; waiting for: {who}")
        chosen = decision.meant(choice)
        told = len(self.events)
        after = self.advance(chosen, seat)
        return Happening(seat, chosen, after is None, self.events, told)

    def advance(self, chosen: Action | Point, seat: int = -1) -> Pending:
        """The fast door for bots: take an option of the pending decision, unchecked; gives what is pending next.

        The seat is needed only where several decide together.
        """
        decision = self.decision
        answer: Any = chosen
        if isinstance(decision, Together):
            answer = (seat, chosen)
        elif self.tracked and isinstance(decision, Decision):
            seat = decision.seat
        if self.tracked:
            self._note(seat, chosen)
        decision = self._send(answer)
        if isinstance(decision, Nature):
            self.answer_nature()
            return self.decision
        return decision

    def answer(self, data: Any) -> Happening:
        """Give nature's answer to the pending request."""
        if not isinstance(self.decision, Nature):
            raise NotYourDecision("nature was not asked anything")
        told = len(self.events)
        if self.tracked:
            self._note(NATURE, data)
        return Happening(NATURE, data, self._send(data) is None, self.events, told)

    def answer_nature(self) -> None:
        """Have the game compute what nature is asked, if that is how this match gets its answers."""
        while self.auto_nature and isinstance(self.decision, Nature):
            self.answer(self.game.nature(self.decision.request))

    def take(self, entry: Entry) -> None:
        """Take an entry of a log again: what is written is checked, what this very game's log holds is not."""
        seat, what = entry
        if seat == NATURE:
            self.answer(what)
        elif isinstance(what, str):
            self.choose(seat, what)
        else:
            self.advance(what, seat)

    def _note(self, seat: int, what: Any) -> None:
        self._idle = 0
        self.marks.append((len(self.events), self.state.dice.counter))
        self.log.append((seat, what))

    def _send(self, answer: Any) -> Pending:
        decision = self._go_on(answer)
        self.decision = decision
        if decision is None and self.tracked:
            self._let_go()
        return decision

    def _follow(self, run: Steps) -> None:
        self._run = run
        self._go_on = run.send

    def _let_go(self) -> None:
        """Nothing comes any more: the steps that know this match make room, so that it too is freed at once."""
        self._follow(untracked_steps(self.game, self.state))
        next(self._run)

    # -- undo ----------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back: nobody acted since, nothing random or hidden happened."""
        if not self.log or self.log[-1][0] != seat:
            return False
        told, rolled = self.marks[-1]
        if rolled != self.state.dice.counter:
            return False
        return not any(event.to is not None or event.kind.reveals for event in self.events[told:])

    def undo(self, seat: int) -> Happening:
        """Take the seat's last choice back: once more from where its step began, without that choice."""
        if not self.can_undo(seat):
            why = "somebody else acted since, or dice or secrets came to light"
            raise CannotUndo(f"seat {seat} cannot take its last choice back: {why}")
        while self.beginnings[-1].entries >= len(self.log):
            self.beginnings.pop()
        begun = self.beginnings.pop()
        again, auto_nature = self.log[begun.entries : -1], self.auto_nature
        del self.log[begun.entries :], self.marks[begun.entries :], self.events[begun.events :]
        self.state = begun.state.copy()  # a clone may know the same beginning
        self.auto_nature = False
        self._follow(self._tracked_steps())
        self.begin()
        for entry in again:
            self.take(entry)
        self.auto_nature = auto_nature
        return Happening(seat, None, False, self.events, 0)
