"""The conformance kit: plays a game at random from many seeds and holds it to the house rules at every decision."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from asobi.bots import Bot, make_bot
from asobi.core import Aim, Ask, Decision, Dice, Game, Match, Nature, Perspective, Point, Record, State, Together
from asobi.testing.elsewhere import replay_elsewhere
from asobi.testing.faults import Fault

KEPT = 6
FORBIDDEN = 40
FOLDER = Path(tempfile.gettempdir()) / "asobi-conformance"


def conform(
    game: Game[Any],
    seeds: int = 3,
    seats: Sequence[int] | None = None,
    options: Sequence[Mapping[str, Any]] = ({},),
    folder: Path = FOLDER,
    bots: Sequence[str] = ("random", "greedy", "search:8"),
) -> None:
    """Play the game at random and check every house rule; the first broken one raises a `Fault`.

    Every number of seats (or the given ones) is played from `seeds` seeds under each set of options. A fault names
    the rule, the seed and the place, and leaves a record in `folder`.
    """
    low, high = game.facts.players
    seen = Seen()
    records: list[Trial] = []
    for count in seats or range(low, high + 1):
        for number, chosen in enumerate(options):
            for seed in range(seeds):
                trial = Trial(game, count, f"{game.id} {count} {number} {seed}", chosen, folder, seen)
                trial.play([make_bot(name) for name in bots])
                records.append(trial)
    _replay_all(game, records)
    _check_facts(game, seen, records[-1])


class Seen:
    """What the trials saw of the things a game may declare to have."""

    def __init__(self) -> None:
        self.chance = False
        self.hidden = False
        self.simultaneous = False


class Trial:
    """One random match under examination."""

    def __init__(
        self, game: Game[Any], seats: int, seed: str, options: Mapping[str, Any], folder: Path, seen: Seen
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.folder = folder
        self.seen = seen
        self.dice = Dice(f"trial {seed}")
        self.kept: list[tuple[State, str]] = []
        self.choices = 0
        self.match: Match | None = None
        self.options = dict(options)

    def fault(self, check: str, what: str) -> Fault:
        """The fault to raise, with a record of the match so far."""
        path: Path | None = None
        if self.match is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            name = "".join(letter if letter.isalnum() else "-" for letter in f"{check} {self.seed}")
            path = self.folder / f"{name}.record"
            self.match.record().save(path)
        return Fault(check, f"{self.game.id}: {what}", self.seats, self.seed, self.choices, path)

    def play(self, bots: Sequence[Bot]) -> None:
        """Play to the end, checking at every decision; the bots are tried at some of them."""
        self.match = match = Match.new(self.game, self.seats, self.seed, self.options)
        while not match.over:
            if self.choices >= self.game.facts.longest:
                raise self.fault("ends", f"still running after the declared longest {self.game.facts.longest} choices")
            self.check_decisions(match)
            self.check_views(match)
            self.check_clone(match)
            self.check_copies(match)
            self.check_reasons(match)
            self.check_secrets(match)
            if self.choices % 16 == 0:
                self.check_from_state(match)
                self.check_bots(match, bots)
            self.choose(match)
        self.check_copies(match)
        self.check_views(match)
        self.check_outcome(match)
        self.check_record(match)
        self.seen.chance = self.seen.chance or match.state.dice.counter > 0

    def choose(self, match: Match) -> None:
        """Take a random choice through the checked door, and see that taking it back restores everything."""
        decision = self.dice.pick(match.pending)
        before = match.state.digest()
        told = len(match.told)
        try:
            match.choose(decision.seat, any_choice(decision, self.dice))
        except Exception as error:
            raise self.fault("rules hold", f"{type(error).__name__} after a legal choice: {error}") from error
        self.choices += 1
        if match.can_undo(decision.seat):
            twin = match.clone()
            twin.undo(decision.seat)
            if twin.state.digest() != before or len(twin.told) != told:
                raise self.fault("undo", "taking a choice back does not restore the state before it")

    def check_decisions(self, match: Match) -> None:
        """Options are not empty, unique, from the catalogue, and stable."""
        if isinstance(match.decision, Together):
            self.seen.simultaneous = True
        if isinstance(match.decision, Nature) or not match.pending:
            raise self.fault("options", "nothing is pending, yet the match is not over")
        again = match.clone()
        for decision in match.pending:
            if not 0 <= decision.seat < self.seats:
                raise self.fault("options", f"seat {decision.seat} is asked but does not exist")
            if not isinstance(decision, Ask):
                continue
            if not decision.options:
                raise self.fault("options", f"seat {decision.seat} is asked {decision.prompt!r} without options")
            strange = [option for option in decision.options if option not in self.game.catalogue]
            if strange:
                raise self.fault("options", f"{strange[0]!r} is offered but is not the catalogue's own object")
            ids = [option.id for option in decision.options]
            if len(set(ids)) != len(ids):
                raise self.fault("options", f"seat {decision.seat} is offered the same action twice in {ids}")
            if described(again.pending_of(decision.seat)) != described(decision):
                raise self.fault("options", f"asking seat {decision.seat} again gives other options")

    def check_views(self, match: Match) -> None:
        """Every view is plain data that survives JSON, and differs between seats only where secrets are declared."""
        listeners: list[int | None] = [None, *range(self.seats)]
        texts = set()
        for seat in listeners:
            view = match.view(seat)
            try:
                text = json.dumps(view, sort_keys=True)
            except (TypeError, ValueError) as error:
                raise self.fault("views are plain data", f"the view of {seat} is not JSON: {error}") from error
            if json.loads(text) != view:
                raise self.fault("views are plain data", f"the view of {seat} comes back changed from JSON")
            texts.add(text)
            events = match.events(seat)
            if json.loads(json.dumps(events)) != events:
                raise self.fault("views are plain data", f"an event told to {seat} comes back changed from JSON")
        self.seen.hidden = self.seen.hidden or len(texts) > 1

    def check_clone(self, match: Match) -> None:
        """A clone equals its original and diverges without touching it."""
        before = match.state.digest()
        twin = match.clone()
        if twin.state.digest() != before or same_bytes(twin, None) != same_bytes(match, None):
            raise self.fault("clones", "a clone differs from its original")
        for _ in range(4):
            if not twin.over:
                decision = self.dice.pick(twin.pending)
                twin.advance(any_choice(decision, self.dice), decision.seat)
        if match.state.digest() != before:
            raise self.fault("clones", "playing on in a clone changed its original")

    def check_copies(self, match: Match) -> None:
        """What was copied earlier never changes."""
        for copy, digest in self.kept:
            if copy.digest() != digest:
                raise self.fault("copies", "an earlier copy changed: copy() shares a list with its original")
        copy = match.state.copy()
        copy.over = match.state.over
        if copy.digest() != match.state.digest():
            raise self.fault("copies", "copy() loses or changes a field")
        self.kept = [*self.kept[-KEPT:], (copy, copy.digest())]

    def check_reasons(self, match: Match) -> None:
        """why_not is silent about every option, and names a clause for what may not be chosen."""
        book = self.game.rulebook
        for decision in match.pending:
            if not isinstance(decision, Ask):
                continue
            for option in decision.options:
                number = match.why_not(decision.seat, option)
                if number is not None:
                    raise self.fault("why_not", f"{option!r} may be chosen, yet {number} is said to forbid it")
            if book is None:
                continue
            offered = {option.id for option in decision.options}
            others = [action for action in self.game.catalogue if action.id not in offered]
            for action in others if len(others) <= FORBIDDEN else [self.dice.pick(others) for _ in range(FORBIDDEN)]:
                number = match.why_not(decision.seat, action)
                if number not in book:
                    raise self.fault("why_not", f"{action!r} may not be chosen; why_not says {number!r}, not a clause")

    def check_secrets(self, match: Match) -> None:
        """After a redeal behind a seat's back, its view, its events and its options are the same bytes."""
        for seat in range(self.seats):
            seed = f"redeal {self.seed} {self.choices} {seat}"
            view = json.dumps(match.view(seat), sort_keys=True)
            state = match.clone(tracked=False).state
            self.game.redeal(state, seat, Dice(seed))
            if json.dumps(self.game.view(state, seat), sort_keys=True) != view:
                raise self.fault("secrets", f"the view of seat {seat} shows something that it may not know")
            once = state.digest()
            self.game.redeal(state, seat, Dice(seed))
            if state.digest() != once:
                raise self.fault("secrets", f"redeal for seat {seat} depends on what the seat does not know")
            twin = match.redealt(seat, Dice(seed))
            if twin is not None and same_bytes(twin, seat) != same_bytes(match, seat):
                raise self.fault("secrets", f"an event or an option of seat {seat} tells what it may not know")

    def check_from_state(self, match: Match) -> None:
        """A match built from the dumped state goes on exactly as the original."""
        data = json.loads(json.dumps(match.dump()["state"]))
        twin = Match.from_state(self.game, data, self.seats, self.options)
        if twin.opening != data:
            raise self.fault("plain data", "a state built from its dump is not the same state")

    def check_bots(self, match: Match, bots: Sequence[Bot]) -> None:
        """A bot decides from what its seat sees: the same after a redeal behind its back, with the same dice."""
        for decision in match.pending:
            twin = match.redealt(decision.seat, Dice(f"bots {self.seed} {self.choices}"))
            for bot in bots:
                dice = f"{self.seed} {self.choices}"
                choice = bot.choose(Perspective(match, decision.seat), Dice(dice))
                if isinstance(decision, Ask) and choice not in decision.options:
                    raise self.fault("bots", f"{bot.name} chose {choice!r}, which is not an option")
                if twin is not None and bot.choose(Perspective(twin, decision.seat), Dice(dice)) != choice:
                    raise self.fault("bots", f"{bot.name} at seat {decision.seat} decides by what it may not know")

    def check_outcome(self, match: Match) -> None:
        """The outcome fits the declared facts."""
        outcome = match.outcome
        assert outcome is not None
        low, high = self.game.facts.scores
        if len(outcome.scores) != self.seats:
            raise self.fault("outcome", f"{len(outcome.scores)} scores for {self.seats} seats")
        if not all(low <= score <= high for score in outcome.scores):
            raise self.fault("outcome", f"scores {outcome.scores} outside the declared {low} to {high}")
        if any(not 0 <= seat < self.seats for seat in outcome.winners) or len(set(outcome.winners)) != len(
            outcome.winners
        ):
            raise self.fault("outcome", f"winners {outcome.winners} are not seats of this match")
        if not outcome.winners and not self.game.facts.can_lose:
            raise self.fault("outcome", "nobody won, though the game does not declare that all can lose")
        if json.loads(json.dumps(outcome.data())) != outcome.data():
            raise self.fault("outcome", "the outcome is not plain data")

    def check_record(self, match: Match) -> None:
        """The record survives its text and replays to the same state."""
        text = match.record().text()
        try:
            twin = Match.replay(self.game, Record.parse(text), computes=False)
        except Exception as error:
            raise self.fault("records", f"the record does not replay: {error}") from error
        if twin.state.digest() != match.state.digest() or twin.record().text() != text:
            raise self.fault("records", "the record replays to another state")


def any_choice(decision: Decision, dice: Dice) -> Any:
    """A random legal choice."""
    if isinstance(decision, Ask):
        return dice.pick(decision.options)
    assert isinstance(decision, Aim)
    point: Point = tuple([dice.below(dial.steps + 1) for dial in decision.space.dials])
    return point


def described(decision: Decision | None) -> Any:
    """A decision as plain data."""
    if decision is None:
        return None
    about = dict(decision.about or {})
    if isinstance(decision, Ask):
        return [decision.seat, decision.prompt, about, [option.id for option in decision.options]]
    assert isinstance(decision, Aim)
    dials = [[dial.name, dial.low, dial.high, dial.steps] for dial in decision.space.dials]
    return [decision.seat, decision.prompt, about, dials]


def same_bytes(match: Match, seat: int | None) -> str:
    """Everything that reaches a seat: its view, its events, its own decision; a spectator sees who decides."""
    decision = match.pending_of(seat) if seat is not None else None
    waiting = [other.seat for other in match.pending]
    return json.dumps([match.view(seat), match.events(seat), described(decision), waiting], sort_keys=True)


def _replay_all(game: Game[Any], trials: list[Trial]) -> None:
    """Every record replays to the same state in a new process."""
    finished = [(trial, trial.match) for trial in trials if trial.match is not None]
    digests = replay_elsewhere(game, [match.record().text() for _, match in finished])
    for (trial, match), digest in zip(finished, digests, strict=True):
        if digest != match.state.digest():
            raise trial.fault("records", f"in a new process the record replays to another state: {digest}")


def _check_facts(game: Game[Any], seen: Seen, last: Trial) -> None:
    """What the game declares is what the trials saw."""
    for name, declared, found in (
        ("chance", game.facts.chance, seen.chance),
        ("hidden", game.facts.hidden, seen.hidden),
        ("simultaneous", game.facts.simultaneous, seen.simultaneous),
    ):
        if declared != found:
            raise last.fault("facts", f"declared {name}={declared}, but over all trials it was {found}")
