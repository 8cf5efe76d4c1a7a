"""A match: drives one game from decision to decision."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final

from asobi.core.actions import Action
from asobi.core.decisions import Aim, Ask, Decision, Nature, Point, Space, Together
from asobi.core.dice import Dice
from asobi.core.errors import (
    AsobiError,
    BadState,
    CannotUndo,
    IllegalAction,
    MatchOver,
    NotYourDecision,
    RecordError,
)
from asobi.core.events import Event
from asobi.core.game import Game, Outcome
from asobi.core.record import NATURE, Entry, Record
from asobi.core.state import State

IDLE: Final = 10_000

# What drives a match: whatever is to be decided, one after the other, and None for ever once it is over.
Steps = Generator[Decision | Nature | Together | None, Any, None]


class Match:
    """One game being played.

    A tracked match (the default) keeps its log, its events and the state at the beginning of the running step, so
    it can be cloned, undone and recorded. An untracked one only plays: simulations and searches use it.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        state: State,
        tracked: bool = True,
        computes: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state = state
        self.tracked = tracked
        self.computes = computes
        self.seed: str = state.dice.seed
        self.opening: dict[str, Any] | None = None
        self.log: list[Entry] = []
        self.told: list[Event] = []
        self.decision: Decision | Nature | Together | None = None
        self._idle: int = 0
        self._marks: list[tuple[int, int]] = []
        self._step_state: State = state
        self._step_log: int = 0
        self._step_told: int = 0
        self._run: Steps = self._tracked_steps() if tracked else untracked_steps(game, state)

    # -- beginnings ----------------------------------------------------------------------------------------

    @staticmethod
    def new(
        game: Game[Any],
        seats: int,
        seed: str | int,
        options: Mapping[str, Any] | None = None,
        tracked: bool = True,
        computes: bool = True,
    ) -> Match:
        """A new match; with `computes=False` the caller answers every `Nature` by `answer`."""
        settled = game.settle(seats, options)
        match = Match(game, seats, settled, game.setup(seats, settled, Dice(str(seed))), tracked, computes)
        match.seed = str(seed)
        match._start()
        return match

    @staticmethod
    def from_state(
        game: Game[Any],
        data: Any,
        seats: int,
        options: Mapping[str, Any] | None = None,
        tracked: bool = True,
        computes: bool = True,
    ) -> Match:
        """A match that starts in the middle, from the plain data of `State.dump` at the beginning of a step."""
        settled = game.settle(seats, options)
        state: State = game.load(data)
        match = Match(game, seats, settled, state, tracked, computes)
        match.opening = state.dump()
        match._start()
        return match

    @staticmethod
    def replay(game: Game[Any], record: Record, upto: int | None = None, computes: bool = True) -> Match:
        """The match that a record tells of, after its first `upto` choices (all of them by default).

        Nature's answers are taken from the record, never computed again.
        """
        if record.game != game.id:
            raise RecordError(1, f"this is a record of {record.game!r}, not of {game.id!r}")
        if record.rules != game.version:
            raise RecordError(1, f"recorded under rules {record.rules}; the rules installed are {game.version}")
        try:
            if record.opening is not None:
                match = Match.from_state(game, record.opening, record.seats, record.options, computes=False)
            else:
                match = Match.new(game, record.seats, record.seed, record.options, computes=False)
        except AsobiError as fault:
            raise RecordError(1, str(fault)) from fault
        except Exception as stumble:
            raise RecordError(1, f"the rules cannot begin like this ({_told(stumble)})") from stumble
        choices = 0
        for line, (seat, what) in enumerate(record.entries, 2):
            if seat != NATURE:
                if choices == upto:
                    break
                choices += 1
            try:
                if seat == NATURE:
                    match.answer(what)
                else:
                    match.choose(seat, str(what))
            except AsobiError as fault:
                raise RecordError(line, str(fault)) from fault
            except Exception as stumble:
                raise RecordError(line, f"the rules cannot go on like this ({_told(stumble)})") from stumble
        match.computes = computes
        match._settle_nature()
        return match

    def _start(self) -> None:
        if self.tracked:
            self.state.told = self.told
        self._feed(None)
        self._settle_nature()

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
        self._step_state = self.state.copy()
        self._step_log = len(self.log)
        self._step_told = len(self.told)

    # -- what is to be decided -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.decision is None

    @property
    def pending(self) -> list[Decision]:
        """Every decision that can be taken now."""
        decision = self.decision
        if isinstance(decision, Together):
            return list(decision.decisions.values())
        return [decision] if isinstance(decision, Decision) else []

    def pending_of(self, seat: int) -> Decision | None:
        """The seat's decision, if it has one."""
        decision = self.decision
        if isinstance(decision, Together):
            return decision.decisions.get(seat)
        return decision if isinstance(decision, Decision) and decision.seat == seat else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self.game.outcome(self.state) if self.decision is None else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (or the spectator, None) may see."""
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat (or the spectator) was told, from event number `since` on."""
        return [event.data() for event in self.told[since:] if event.reaches(seat)]

    def story(self, seat: int | None) -> list[tuple[Entry | None, list[dict[str, Any]]]]:
        """The match choice by choice, each with what the seat was told of it; first what came before any choice."""
        chapters: list[Entry | None] = [None, *self.log]
        places = [0, *[told for told, _ in self._marks], len(self.told)]
        return [
            (entry, [event.data() for event in self.told[places[number] : places[number + 1]] if event.reaches(seat)])
            for number, entry in enumerate(chapters)
        ]

    def why_not(self, seat: int, action: Action | str) -> str | None:
        """The number of the rule that forbids the action now, or None if it may be chosen."""
        return self.game.why_not(self.state, seat, self._action(action))

    # -- choosing ------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: Action | Point | str) -> None:
        """Take a seat's choice: an option, its notation, or a point (`aim 3 40`). Refusals change nothing."""
        if self.decision is None:
            raise MatchOver(f"the match is over; seat {seat} cannot choose {choice!r}")
        decision = self.pending_of(seat)
        if decision is None:
            who = ", ".join(str(other.seat) for other in self.pending) or "nobody"
            raise NotYourDecision(f"seat {seat} has nothing to decide now; waiting for: {who}")
        if isinstance(decision, Ask):
            chosen: Action | Point = self._option(decision, choice)
        else:
            assert isinstance(decision, Aim)
            chosen = self._point(decision.space, choice)
        self.advance(chosen, seat)

    def advance(self, chosen: Action | Point, seat: int = -1) -> Decision | Nature | Together | None:
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
        decision = self._run.send(answer)
        self.decision = decision
        if decision is None and self.tracked:
            self._let_go()
        if isinstance(decision, Nature):
            self._settle_nature()
            return self.decision
        return decision

    def answer(self, data: Any) -> None:
        """Give nature's answer to the pending request."""
        if not isinstance(self.decision, Nature):
            raise NotYourDecision("nature was not asked anything")
        if self.tracked:
            self._note(NATURE, data)
        self._feed(data)

    def _note(self, seat: int, what: Any) -> None:
        self._idle = 0
        self._marks.append((len(self.told), self.state.dice.counter))
        self.log.append((seat, what))

    def _feed(self, answer: Any) -> None:
        self.decision = self._run.send(answer)
        if self.decision is None and self.tracked:
            self._let_go()

    def _let_go(self) -> None:
        """Nothing comes any more: the steps that know this match make room, so that it too is freed at once."""
        self._run = untracked_steps(self.game, self.state)
        next(self._run)

    def _settle_nature(self) -> None:
        while self.computes and isinstance(self.decision, Nature):
            self.answer(self.game.nature(self.decision.request))

    def _action(self, action: Action | str) -> Action:
        found = self.game.catalogue.find(action if isinstance(action, str) else action.notation)
        if found is None:
            raise IllegalAction(f"{self.game.title} has no action {action!r}")
        return found

    def _option(self, ask: Ask, choice: Action | Point | str) -> Action:
        for option in ask.options:
            if option is choice or option.notation == choice:
                return option
        legal = ", ".join([option.notation for option in ask.options])
        raise IllegalAction(f"seat {ask.seat} cannot choose {choice!r} now; legal: {legal}")

    def _point(self, space: Space, choice: Action | Point | str) -> Point:
        point: object = choice
        if isinstance(choice, str):
            words = choice.split()
            if words[:1] == ["aim"] and all(word.isascii() and word.isdigit() and len(word) < 10 for word in words[1:]):
                point = tuple([int(word) for word in words[1:]])
        if isinstance(point, tuple) and space.holds(point):
            return point
        legal = ", ".join([f"{dial.name} 0 to {dial.steps}" for dial in space.dials])
        raise IllegalAction(f"{choice!r} is not a point to aim at; legal: 'aim' and a step each for {legal}")

    # -- copies --------------------------------------------------------------------------------------------

    def clone(self, tracked: bool = True) -> Match:
        """A match at the same place: the state at the step's beginning, and the choices since once more."""
        if not self.tracked:
            raise RuntimeError("an untracked match keeps no beginning to clone from; use a tracked one")
        twin = self._again(tracked)
        if tracked:
            twin.log = self.log[: self._step_log]
            twin._marks = self._marks[: self._step_log]
            twin.told.extend(self.told[: self._step_told])
            twin.state.told = twin.told
        twin._feed(None)
        for number in range(self._step_log, len(self.log)):
            twin._repeat(self.log[number])
        return twin

    def imagine(self, seat: int, dice: Dice) -> Match:
        """An untracked match that the seat could just as well be in: its secrets dealt anew, its dice fresh."""
        twin = self.clone(tracked=False)
        self.game.redeal(twin.state, seat, dice)
        twin.state.dice = dice
        return twin

    def redealt(self, seat: int | None, dice: Dice) -> Match | None:
        """A tracked match that looks the same to the seat (or the spectator), its secrets dealt anew before this step.

        None where the choices made since cannot be made in it, or would show the seat something else.
        """
        state: State = self._step_state.copy()
        self.game.redeal(state, -1 if seat is None else seat, dice)
        twin = Match(self.game, self.seats, self.options, state, True, False)
        twin.told = self.told[: self._step_told]
        twin.state.told = twin.told
        twin.seed = self.seed
        twin.opening = state.dump()
        twin._feed(None)
        try:
            for who, what in self.log[self._step_log :]:
                if who == NATURE:
                    twin.answer(what)
                else:
                    twin.choose(who, what)
        except AsobiError:
            return None
        twin.computes = self.computes
        return twin if twin.view(seat) == self.view(seat) else None

    def fork(self, seat: int | None, seed: str) -> Match:
        """A new match that goes on from here, with dice of its own.

        Of a running game with secrets, what the seat may not know is dealt anew, so that a fork is never a peek; if
        dice or cards of the running step cannot be kept then, the fork begins where the step began.
        """
        state: State = self._step_state.copy()
        secret = self.game.facts.hidden and not self.over
        if secret:
            self.game.redeal(state, -1 if seat is None else seat, Dice(seed).fork("redeal"))
            state.dice = Dice(seed)
        else:
            state.dice = Dice(seed, 0, self.state.dice.since(self._step_state.dice.counter))
        opening = state.dump()
        twin = Match.from_state(self.game, opening, self.seats, self.options, computes=False)
        try:
            for who, what in self.log[self._step_log :]:
                if who == NATURE:
                    twin.answer(what)
                else:
                    twin.choose(who, what)
            fits = twin.view(seat) == self.view(seat)
        except AsobiError:
            fits = False
        if not fits:
            twin = Match.from_state(self.game, opening, self.seats, self.options, computes=False)
        twin.computes = self.computes
        twin._settle_nature()
        return twin

    def _again(self, tracked: bool) -> Match:
        state: State = self._step_state.copy()
        twin = Match(self.game, self.seats, self.options, state, tracked, self.computes)
        twin.seed = self.seed
        twin.opening = self.opening
        return twin

    def _repeat(self, entry: Entry) -> None:
        """Take a logged choice or answer once more, without computing anything."""
        seat, what = entry
        if seat != NATURE and isinstance(self.decision, Together):
            answer: Any = (seat, what)
        else:
            answer = what
        if self.tracked:
            self._note(seat, what)
        self._feed(answer)

    # -- undo ----------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back: nobody acted since, nothing random or hidden happened."""
        if not self.log or self.log[-1][0] != seat:
            return False
        told, rolled = self._marks[-1]
        if rolled != self.state.dice.counter:
            return False
        return not any(event.to is not None or event.kind.reveals for event in self.told[told:])

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back."""
        if not self.can_undo(seat):
            raise CannotUndo(
                f"seat {seat} cannot take its last choice back: "
                "somebody else acted since, or dice or secrets came to light"
            )
        self._become(self._before_last())

    def _before_last(self) -> Match:
        if len(self.log) > self._step_log:
            shorter = self._again(True)
            shorter.log = self.log[: self._step_log]
            shorter._marks = self._marks[: self._step_log]
            shorter.told.extend(self.told[: self._step_told])
            shorter.state.told = shorter.told
            shorter._feed(None)
            for number in range(self._step_log, len(self.log) - 1):
                shorter._repeat(self.log[number])
            return shorter
        record = self.record()
        record.entries.pop()
        return Match.replay(self.game, record, computes=False)

    def _become(self, other: Match) -> None:
        self.state = other.state
        self.log = other.log
        self.told = other.told
        self.decision = other.decision
        self._marks = other._marks
        self._step_state = other._step_state
        self._step_log = other._step_log
        self._step_told = other._step_told
        self._run = other._run

    # -- records -------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The one small file that holds this match up to now."""
        entries: list[Entry] = []
        for seat, what in self.log:
            entries.append((seat, what if seat == NATURE else written(what)))
        end: dict[str, Any] = {
            "choices": sum(1 for seat, _ in entries if seat != NATURE),
            "over": self.over,
            "state": self.state.digest(),
        }
        outcome = self.outcome
        if outcome is not None:
            end["scores"] = outcome.scores
            end["winners"] = outcome.winners
        return Record(
            game=self.game.id,
            rules=self.game.version,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            opening=self.opening,
            entries=entries,
            end=end,
        )

    def dump(self) -> dict[str, Any]:
        """The running match as plain data: the state at the step's beginning and the choices since."""
        since = [[seat, what if seat == NATURE else written(what)] for seat, what in self.log[self._step_log :]]
        return {"state": self._step_state.dump(), "since": since}


def untracked_steps(game: Game[Any], state: State) -> Steps:
    """Step after step to the end; it does not know its match, so that a match let go of is gone at once."""
    while not state.over:
        yield from game.step(state)
    while True:
        yield None


def _told(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"


def written(choice: Any) -> str:
    """A choice as a record writes it."""
    if isinstance(choice, Action):
        return choice.notation
    return " ".join(["aim", *[str(step) for step in choice]])


def restore(
    game: Game[Any], data: Any, seats: int, options: Mapping[str, Any] | None = None, computes: bool = True
) -> Match:
    """The match that `Match.dump` described."""
    if not isinstance(data, dict) or set(data) != {"state", "since"} or not isinstance(data["since"], list):
        raise BadState('a dumped match has the two fields "state" and "since"')
    match = Match.from_state(game, data["state"], seats, options, computes=False)
    entries: Sequence[Any] = data["since"]
    for entry in entries:
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], int)):
            raise BadState(f"a choice since the step's beginning is [seat, notation], not {entry!r}")
        if entry[0] == NATURE:
            match.answer(entry[1])
        else:
            match.choose(entry[0], str(entry[1]))
    match.computes = computes
    match._settle_nature()
    return match
