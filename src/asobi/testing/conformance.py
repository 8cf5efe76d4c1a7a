"""The conformance kit: plays a game at random from many seeds and holds it to the house rules at every decision."""

from __future__ import annotations

import json
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from asobi.bots import Bot, make_bot
from asobi.core import (
    Aim,
    Ask,
    AsobiError,
    Decision,
    Dice,
    Game,
    Header,
    Match,
    Nature,
    Perspective,
    Point,
    Record,
    State,
    Together,
    clone,
    dump,
    record_of,
    redealt,
    replay,
    restore,
    why_not,
)
from asobi.core.state import fields_of
from asobi.testing.elsewhere import replay_elsewhere
from asobi.testing.faults import Fault

KEPT = 6
FORBIDDEN = 40
AHEAD = 8
UNDONE = 3
EVERY = 4
RESTORED = 20
BOTS = 4
FOLDER = Path(tempfile.gettempdir()) / "asobi-conformance"


def conform(
    game: Game[Any],
    seeds: int = 3,
    seats: Sequence[int] | None = None,
    settings: Sequence[Mapping[str, Any]] = ({},),
    folder: Path = FOLDER,
    bots: Sequence[str | Bot] = ("random", "greedy", "search:8"),
) -> None:
    """Play the game at random and check every house rule; the first broken one raises a `Fault`.

    Every number of seats (or the given ones) is played from `seeds` seeds under each set of settings. A fault names
    the rule, the seed and the place, and leaves a record in `folder`. The bots, named or your own, are held to
    deciding by what their seat sees.
    """
    low, high = game.facts.players
    players = [make_bot(bot) if isinstance(bot, str) else bot for bot in bots]
    seen = Seen()
    records: list[Trial] = []
    for count in seats or range(low, high + 1):
        for number, chosen in enumerate(settings):
            for seed in range(seeds):
                trial = Trial(game, count, f"{game.id} {count} {number} {seed}", chosen, folder, seen)
                trial.examine(players)
                records.append(trial)
    _replay_all(game, records)
    _check_facts(game, seen, records[-1])


class Seen:
    """What the trials saw of the things a game may declare to have."""

    def __init__(self) -> None:
        self.chance = False
        self.hidden = False
        self.simultaneous = False
        self.redealt = False


class Trial:
    """One random match under examination."""

    def __init__(
        self, game: Game[Any], seats: int, seed: str, settings: Mapping[str, Any], folder: Path, seen: Seen
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.folder = folder
        self.seen = seen
        self.dice = Dice(f"trial {seed}")
        self.kept: list[tuple[State, str]] = []
        self.twins: dict[int | None, Match] = {}
        self.choices = 0
        self.heard = 0
        self.match: Match | None = None
        self.board: Mapping[str, Any] = {}
        self.settings = dict(settings)

    def fault(self, check: str, what: str) -> Fault:
        """The fault to raise, with a record of the match so far."""
        self.folder.mkdir(parents=True, exist_ok=True)
        name = "".join(letter if letter.isalnum() else "-" for letter in f"{check} {self.seed}")
        path = self.folder / f"{name}.record"
        self.record().save(path)
        return Fault(check, f"{self.game.id}: {what}", self.seats, self.seed, self.choices, path)

    def record(self) -> Record:
        """The match so far; where it did not even begin, or cannot be written down, what it began from."""
        try:
            assert self.match is not None
            record = record_of(self.match)
            record.text()
            return record
        except Exception:
            end = {"choices": 0, "over": False, "state": ""}
            settings = self.game.with_defaults(self.seats)
            return Record(Header(self.game.id, self.game.version, self.seats, settings, self.seed), [], end)

    def examine(self, bots: Sequence[Bot]) -> None:
        """Play to the end; whatever the rules raise on the way is a fault too."""
        try:
            self.play(bots)
        except Fault:
            raise
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}, line {place.lineno}, in {place.name}"
            raise self.fault("rules hold", f"{type(error).__name__}: {error} ({where})") from error

    def play(self, bots: Sequence[Bot]) -> None:
        """Play to the end, checking at every decision; what looks ahead comes last, at some of them."""
        milestones: list[tuple[int, Match]] = []
        self.match = match = Match.new(self.game, self.seats, self.seed, self.settings)
        self.check_board(match)
        while not match.over:
            if self.choices >= self.game.facts.longest:
                raise self.fault("ends", f"still running after the declared longest {self.game.facts.longest} choices")
            self.check_plain_state(match)
            self.check_decisions(match)
            self.check_views(match)
            self.check_copies(match)
            self.check_clone(match)
            self.check_reasons(match)
            self.check_secrets(match)
            if self.choices % EVERY == 0:
                milestones.append((self.choices, clone(match)))
            self.choose(match)
        self.check_plain_state(match)
        self.check_copies(match)
        self.check_views(match)
        self.check_outcome(match)
        self.check_record(match)
        self.seen.chance = self.seen.chance or match.state.dice.counter > 0
        for self.choices, self.match in spread(milestones, RESTORED):
            self.check_from_state(self.match)
        for self.choices, self.match in spread(milestones, BOTS):
            self.check_bots(self.match, bots)
        self.match = match

    def choose(self, match: Match) -> None:
        """Take a random choice through the checked door; see what it told, and that taking it back restores all."""
        decision = self.dice.pick(match.pending)
        choice = any_choice(decision, self.dice)
        before, asked, told = match.state.digest(), described(decision), len(match.events)
        match.choose(decision.seat, choice)
        self.choices += 1
        self.check_told(match, decision.seat, choice, told)
        if self.choices % UNDONE == 0 and match.can_undo(decision.seat):
            twin = clone(match)
            twin.undo(decision.seat)
            same = twin.state.digest() == before and described(twin.pending_of(decision.seat)) == asked
            if not same or len(twin.events) != told:
                raise self.fault("undo", "taking a choice back does not restore what was before it")

    def check_told(self, match: Match, seat: int, choice: Any, told: int) -> None:
        """What a choice tells a listener does not hang on what the listener may not know, unless it shows just that.

        What shows a secret is marked by `reveals`, and cannot be taken back.
        """
        for listener, twin in self.twins.items():
            known = len(twin.events)
            try:
                twin.choose(seat, choice)
            except AsobiError:
                continue
            if twin.view(listener) != match.view(listener):
                if match.can_undo(seat):
                    shown = f"{choice!r} shows {named(listener)} a secret, yet it can be taken back"
                    raise self.fault("undo", f"{shown}: mark the event that shows it with reveals=True")
            elif plain_news(twin, listener, known) != plain_news(match, listener, told):
                tells = f"an event after {choice!r} tells {named(listener)} what it may not know"
                raise self.fault("secrets", f"{tells}; if the rules show it there, mark its kind with reveals=True")

    def check_plain_state(self, match: Match) -> None:
        """The state's fields are plain data that survives JSON."""
        for name in fields_of(type(match.state)):
            value = getattr(match.state, name)
            if not survives_json(value):
                raise self.fault("plain data", f"the state's field {name} is {value!r}, which JSON does not keep")

    def check_board(self, match: Match) -> None:
        """What a browser gets to draw the table is plain data."""
        if not survives_json(match.board()):
            raise self.fault("views are plain data", "the board is not plain data that survives JSON")
        self.board = match.board()

    def check_decisions(self, match: Match) -> None:
        """Options are not empty, unique, from the catalogue, and stable."""
        if isinstance(match.decision, Together):
            self.seen.simultaneous = True
        if isinstance(match.decision, Nature) or not match.pending:
            raise self.fault("options", "nothing is pending, yet the match is not over")
        again = clone(match)
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
                raise self.fault("views are plain data", f"the view of {named(seat)} is not JSON: {error}") from error
            if json.loads(text) != view:
                raise self.fault("views are plain data", f"the view of {named(seat)} comes back changed from JSON")
            texts.add(text)
        for event in match.events[self.heard :]:
            if not survives_json(event.data()):
                told = f"the event {event.data()} is not plain data that survives JSON"
                raise self.fault("views are plain data", told)
        self.heard = len(match.events)
        self.seen.hidden = self.seen.hidden or len(texts) > 1
        if match.board() != self.board:
            raise self.fault("board", "the board changed during the match; what changes belongs to the view")

    def check_clone(self, match: Match) -> None:
        """A clone equals its original and diverges without touching it."""
        before = match.state.digest()
        twin = clone(match)
        if twin.state.digest() != before or same_bytes(twin, None) != same_bytes(match, None):
            raise self.fault("clones", "a clone differs from its original")
        twin.auto_nature = False
        for _ in range(4):
            if all(isinstance(decision, Ask) and not decision.options for decision in twin.pending):
                break
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
        if copy.digest() != match.state.digest():
            raise self.fault("copies", "copy() loses or changes a field")
        self.kept = [*self.kept[-KEPT:], (copy, copy.digest())]

    def check_reasons(self, match: Match) -> None:
        """reason names a clause for what may not be chosen."""
        book = self.game.rulebook
        for decision in match.pending:
            if not isinstance(decision, Ask) or book is None:
                continue
            offered = {option.id for option in decision.options}
            others = [action for action in self.game.catalogue if action.id not in offered]
            for action in others if len(others) <= FORBIDDEN else [self.dice.pick(others) for _ in range(FORBIDDEN)]:
                number = why_not(match, decision.seat, action)
                if number not in book:
                    raise self.fault("reasons", f"{action!r} may not be chosen; reason says {number!r}, not a clause")

    def check_secrets(self, match: Match) -> None:
        """After a redeal behind a listener's back, its view, its events and its options are the same bytes."""
        self.twins = {}
        listeners: list[int | None] = [None, *range(self.seats)]
        for listener in listeners:
            seat = -1 if listener is None else listener
            dice = [f"redeal {self.seed} {self.choices} {seat} {once}" for once in ("first", "second")]
            view = json.dumps(match.view(listener), sort_keys=True)
            twin = clone(match, tracked=False)
            state = twin.state
            twice = state.copy()
            self.game.redeal(state, seat, Dice(dice[0]))
            if json.dumps(twin.view(listener), sort_keys=True) != view:
                raise self.fault("secrets", f"the view of {named(listener)} shows something that it may not know")
            if twin.board() != self.board:
                raise self.fault("secrets", f"the board shows {named(listener)} something that it may not know")
            if state.digest() != twice.digest():
                self.seen.hidden = self.seen.redealt = True
            elif not self.game.facts.hidden:
                return
            self.game.redeal(state, seat, Dice(dice[1]))
            self.game.redeal(twice, seat, Dice(dice[1]))
            if state.digest() != twice.digest():
                raise self.fault("secrets", f"redeal for {named(listener)} depends on what it does not know")
            other = redealt(match, listener, Dice(dice[0]))
            if other is None:
                continue
            if same_bytes(other, listener) != same_bytes(match, listener):
                raise self.fault("secrets", f"an event or an option tells {named(listener)} what it may not know")
            self.twins[listener] = other

    def check_from_state(self, match: Match) -> None:
        """A match built from its dump is the same match, and goes on the same."""
        data = json.loads(json.dumps(dump(match)))
        twin = restore(self.game, data, self.seats, self.settings, auto_nature=False)
        if twin.opening != data["state"] or twin.state.digest() != match.state.digest():
            raise self.fault("plain data", "a match built from its dump is not the same match")
        original = clone(match)
        original.auto_nature = False
        for _ in range(AHEAD):
            if not original.pending:
                return
            decision = self.dice.pick(original.pending)
            if described(twin.pending_of(decision.seat)) != described(decision):
                raise self.fault(
                    "plain data", "a match built from its dump asks something else: the state lacks a field"
                )
            choice = any_choice(decision, self.dice)
            original.advance(choice, decision.seat)
            twin.advance(choice, decision.seat)
            if twin.state.digest() != original.state.digest():
                raise self.fault(
                    "plain data", "a match built from its dump goes on differently: the state lacks a field"
                )

    def check_bots(self, match: Match, bots: Sequence[Bot]) -> None:
        """A bot decides from what its seat sees: the same after a redeal behind its back, with the same dice."""
        for decision in match.pending:
            twin = redealt(match, decision.seat, Dice(f"bots {self.seed} {self.choices}"))
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
        if not survives_json(outcome.data()):
            raise self.fault("outcome", "the outcome is not plain data that survives JSON")

    def check_record(self, match: Match) -> None:
        """The record survives its text and replays to the same state."""
        try:
            text = record_of(match).text()
            twin = replay(self.game, Record.parse(text), auto_nature=False)
        except Exception as error:
            raise self.fault("records", f"the record does not replay: {error}") from error
        if twin.state.digest() != match.state.digest() or record_of(twin).text() != text:
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


def spread(milestones: list[tuple[int, Match]], most: int) -> list[tuple[int, Match]]:
    """So many of the milestones at most, evenly spread over the match."""
    if len(milestones) <= most:
        return milestones
    return [milestones[len(milestones) * number // most] for number in range(most)]


def survives_json(data: Any) -> bool:
    """Whether the data is plain and comes back unchanged."""
    try:
        return bool(json.loads(json.dumps(data)) == data)
    except (TypeError, ValueError):
        return False


def named(listener: int | None) -> str:
    """A listener in the words of a fault."""
    return "the spectator" if listener is None else f"seat {listener}"


def plain_news(match: Match, listener: int | None, since: int) -> list[dict[str, object]]:
    """What the listener was told since then, without what was shown on purpose."""
    return [event.data() for event in match.events[since:] if event.reaches(listener) and not event.kind.reveals]


def same_bytes(match: Match, seat: int | None) -> str:
    """Everything that reaches a seat: its view, its events in this step, its decision; everybody sees who decides."""
    decision = match.pending_of(seat) if seat is not None else None
    waiting = [other.seat for other in match.pending]
    told = match.events_for(seat, since=match.beginnings[-1].events)
    return json.dumps([match.view(seat), told, described(decision), waiting], sort_keys=True)


def _replay_all(game: Game[Any], trials: list[Trial]) -> None:
    """Every record replays to the same state in a new process."""
    finished = [(trial, trial.match) for trial in trials if trial.match is not None]
    digests = replay_elsewhere(game, [record_of(match).text() for _, match in finished])
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
        if name == "hidden" and declared and not seen.redealt:
            raise last.fault("secrets", "the game declares hidden=True, but redeal() never deals anything anew")
        if declared != found:
            raise last.fault("facts", f"declared {name}={declared}, but over all trials it was {found}")
