"""The house rules: each function examines a match in one respect and raises a `Fault` where it is broken."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Sequence
from typing import Any

from asobi.bots import Bot
from asobi.core import (
    Aim,
    Ask,
    AsobiError,
    BadState,
    Decision,
    Dice,
    Field,
    Match,
    Nature,
    Perspective,
    Point,
    Record,
    Together,
    behind_the_back,
    clone,
    dump,
    fork,
    record_of,
    redealt,
    replay,
    restore,
    why_not,
)
from asobi.core.state import fields_of
from asobi.testing.trial import Trial

KEPT = 6
FORBIDDEN = 40
AHEAD = 8
PAIRS = 40


def told(trial: Trial, match: Match, seat: int, choice: Any, told: int) -> None:
    """What a choice tells a listener does not hang on what the listener may not know, unless it shows just that.

    What shows a secret is marked by `reveals`, and cannot be taken back.
    """
    for listener, twin in trial.twins.items():
        known = len(twin.events)
        try:
            twin.choose(seat, choice)
        except AsobiError:
            continue
        if twin.view(listener) != match.view(listener):
            if match.can_undo(seat):
                shown = f"{choice!r} shows {named(listener)} a secret, yet it can be taken back"
                raise trial.fault("undo", f"{shown}: mark the event that shows it with reveals=True")
        elif plain_news(twin, listener, known) != plain_news(match, listener, told):
            tells = f"an event after {choice!r} tells {named(listener)} what it may not know"
            raise trial.fault("secrets", f"{tells}; if the rules show it there, mark its kind with reveals=True")


def plain_state(trial: Trial, match: Match) -> None:
    """The state's fields are plain data that survives JSON, and values that the game itself holds possible."""
    try:
        match.state.check()
    except BadState as fault:
        raise trial.fault("states", f"the rules led to a state that is refused when loaded: {fault}") from fault
    values = {name: getattr(match.state, name) for name in fields_of(type(match.state))}
    if not survives_json(values):
        name = next(name for name, value in values.items() if not survives_json(value))
        raise trial.fault("plain data", f"the state's field {name} is {values[name]!r}, which JSON does not keep")
    trial.digest = match.state.digest()


def board(trial: Trial, match: Match) -> None:
    """What a browser gets to draw the table is plain data."""
    if not survives_json(match.board()):
        raise trial.fault("views are plain data", "the board is not plain data that survives JSON")
    trial.board = match.board()


def decisions(trial: Trial, match: Match) -> None:
    """Options are not empty, unique, from the catalogue, and stable."""
    if isinstance(match.decision, Together):
        trial.seen.simultaneous = True
    if isinstance(match.decision, Nature) or not match.pending:
        raise trial.fault("options", "nothing is pending, yet the match is not over")
    again = clone(match)
    for decision in match.pending:
        if not 0 <= decision.seat < trial.seats:
            raise trial.fault("options", f"seat {decision.seat} is asked but does not exist")
        if not isinstance(decision, Ask):
            trial.seen.aims = True
            continue
        if not decision.options:
            raise trial.fault("options", f"seat {decision.seat} is asked {decision.prompt!r} without options")
        strange = [option for option in decision.options if option not in trial.game.catalogue]
        if strange:
            raise trial.fault("options", f"{strange[0]!r} is offered but is not the catalogue's own object")
        ids = [option.id for option in decision.options]
        if len(set(ids)) != len(ids):
            raise trial.fault("options", f"seat {decision.seat} is offered the same action twice in {ids}")
        if described(again.pending_of(decision.seat)) != described(decision):
            raise trial.fault("options", f"asking seat {decision.seat} again gives other options")


def views(trial: Trial, match: Match) -> None:
    """Every view is plain data that survives JSON, and differs between seats only where secrets are declared."""
    listeners: list[int | None] = [None, *range(trial.seats)]
    texts = set()
    for seat in listeners:
        view = match.view(seat)
        try:
            text = json.dumps(view, sort_keys=True)
        except (TypeError, ValueError) as error:
            raise trial.fault("views are plain data", f"the view of {named(seat)} is not JSON: {error}") from error
        if json.loads(text) != view:
            raise trial.fault("views are plain data", f"the view of {named(seat)} comes back changed from JSON")
        texts.add(text)
    for event in match.events[trial.heard :]:
        if not survives_json(event.data()):
            told = f"the event {event.data()} is not plain data that survives JSON"
            raise trial.fault("views are plain data", told)
    trial.heard = len(match.events)
    trial.seen.hidden = trial.seen.hidden or len(texts) > 1
    if match.board() != trial.board:
        raise trial.fault("board", "the board changed during the match; what changes belongs to the view")


def clones(trial: Trial, match: Match) -> None:
    """A clone equals its original and diverges without touching it."""
    twin = clone(match)
    if twin.state.digest() != trial.digest or same_bytes(twin, None) != same_bytes(match, None):
        raise trial.fault("clones", "a clone differs from its original")
    twin.auto_nature = False
    for _ in range(4):
        if all(isinstance(decision, Ask) and not decision.options for decision in twin.pending):
            break
        decision = trial.dice.pick(twin.pending)
        twin.advance(any_choice(decision, trial.dice), decision.seat)
    if match.state.digest() != trial.digest:
        raise trial.fault("clones", "playing on in a clone changed its original")


def copies(trial: Trial, match: Match) -> None:
    """What was copied earlier never changes: each copy is looked at after a choice, after a few, or at the end."""
    kept = trial.kept
    for copy, digest in kept if match.over else [*kept[-1:], *kept[:-KEPT]]:
        if copy.digest() != digest:
            raise trial.fault("copies", "an earlier copy changed: copy() shares a list with its original")
    copy = match.state.copy()
    if copy.digest() != trial.digest:
        raise trial.fault("copies", "copy() loses or changes a field")
    trial.kept = [*kept[-KEPT:], (copy, trial.digest)]


def reasons(trial: Trial, match: Match) -> None:
    """reason names a clause for what may not be chosen."""
    book = trial.game.rulebook
    for decision in match.pending:
        if not isinstance(decision, Ask) or book is None:
            continue
        offered = {option.id for option in decision.options}
        others = [action for action in trial.game.catalogue if action.id not in offered]
        for action in others if len(others) <= FORBIDDEN else [trial.dice.pick(others) for _ in range(FORBIDDEN)]:
            number = why_not(match, decision.seat, action)
            if number not in book:
                raise trial.fault("reasons", f"{action!r} may not be chosen; reason says {number!r}, not a clause")


def secrets(trial: Trial, match: Match) -> None:
    """After a redeal behind a listener's back, its view, its events and its options are the same bytes."""
    listeners: list[int | None] = [None, *range(trial.seats)]
    for listener in listeners:
        seat = -1 if listener is None else listener
        dice = [f"redeal {trial.seed} {trial.choices} {seat} {once}" for once in ("first", "second")]
        view = json.dumps(match.view(listener), sort_keys=True)
        twin = clone(match, tracked=False)
        state = twin.state
        twice = state.copy()
        trial.game.redeal(state, seat, Dice(dice[0]))
        if json.dumps(twin.view(listener), sort_keys=True) != view:
            raise trial.fault("secrets", f"the view of {named(listener)} shows something that it may not know")
        if twin.board() != trial.board:
            raise trial.fault("secrets", f"the board shows {named(listener)} something that it may not know")
        if state.digest() != twice.digest():
            trial.seen.hidden = trial.seen.redealt = True
        elif not trial.game.facts.hidden:
            return
        trial.game.redeal(state, seat, Dice(dice[1]))
        trial.game.redeal(twice, seat, Dice(dice[1]))
        if state.digest() != twice.digest():
            raise trial.fault("secrets", f"redeal for {named(listener)} depends on what it does not know")
        other = redealt(match, listener, Dice(dice[0]))
        if other is None:
            continue
        if same_bytes(other, listener) != same_bytes(match, listener):
            raise trial.fault("secrets", f"an event or an option tells {named(listener)} what it may not know")
        trial.twins[listener] = other


def observations(trial: Trial, match: Match) -> None:
    """What a seat observes has the declared length and bounds, and tells nothing but what the seat sees.

    It is the same after a redeal behind the seat's back and with other dice to come, and wherever the seat ever sees
    the same, in whichever match of these trials.
    """
    fields = trial.game.observation.fields(trial.seats)
    observe = trial.game.observation.observe
    for seat in range(trial.seats) if fields else ():
        numbers = observe(match.state, seat, match.decision)
        _within_bounds(trial, fields, numbers)
        other = match.state.copy()
        trial.game.redeal(other, seat, Dice(f"observed {trial.seed} {trial.choices} {seat}"))
        other.dice = Dice("other", 77)
        again = [observe(other, seat, match.decision)]
        if seat in trial.twins:
            again.append(observe(trial.twins[seat].state, seat, trial.twins[seat].decision))
        if match.pending_of(seat) is not None:
            again.append(list(Perspective(match, seat).observation))
        for found in again:
            if found != numbers:
                what = differs(fields, numbers, found)
                raise trial.fault("observations", f"{what} tells seat {seat} what it may not know")
        waiting = [decision.seat for decision in match.pending]
        seen = [seat, trial.settings, trial.board, match.view(seat), described(match.pending_of(seat)), waiting]
        sight = hashlib.blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=16).digest()
        before = trial.seen.observed.setdefault(sight, numbers)
        if before != numbers:
            what = differs(fields, numbers, before)
            raise trial.fault("observations", f"seat {seat} has seen the same before, but {what} was different then")


def _within_bounds(trial: Trial, fields: Sequence[Field], numbers: list[int]) -> None:
    size = sum(field.size for field in fields)
    if len(numbers) != size:
        raise trial.fault("observations", f"{len(numbers)} numbers are observed, but {size} are declared")
    place = 0
    for field in fields:
        for number in numbers[place : place + field.size]:
            if type(number) is not int or not 0 <= number <= field.high:
                bounds = f"whole numbers from 0 to {field.high}"
                raise trial.fault("observations", f"the field {field.name} is declared as {bounds}, not {number!r}")
        place += field.size


def differs(fields: Sequence[Field], numbers: list[int], others: list[int]) -> str:
    """The first field in which two observations differ."""
    place = 0
    for field in fields:
        if numbers[place : place + field.size] != others[place : place + field.size]:
            return f"the field {field.name}"
        place += field.size
    return "its length"


def forks(trial: Trial, match: Match) -> None:
    """The whole record of a fork is the same for any secrets and unseen choices behind its maker's back."""
    makers: list[int | None] = [None, *range(trial.seats)]
    for maker in makers:
        other = behind_the_back(match, maker, Dice(f"behind {trial.seed} {trial.choices} {maker}"))
        if other is None:
            continue
        seed = f"fork {trial.seed} {trial.choices}"
        if record_of(fork(match, maker, seed)).text() != record_of(fork(other, maker, seed)).text():
            raise trial.fault("forks", f"the record of a fork tells {named(maker)} what it may not know")


def from_state(trial: Trial, match: Match) -> None:
    """A match built from its dump is the same match, and goes on the same."""
    data = json.loads(json.dumps(dump(match)))
    twin = restore(trial.game, data, trial.seats, trial.settings, auto_nature=False)
    if twin.opening != data["state"] or twin.state.digest() != match.state.digest():
        raise trial.fault("plain data", "a match built from its dump is not the same match")
    original = clone(match)
    original.auto_nature = False
    for _ in range(AHEAD):
        if not original.pending:
            return
        decision = trial.dice.pick(original.pending)
        if described(twin.pending_of(decision.seat)) != described(decision):
            raise trial.fault("plain data", "a match built from its dump asks something else: the state lacks a field")
        choice = any_choice(decision, trial.dice)
        original.advance(choice, decision.seat)
        twin.advance(choice, decision.seat)
        if twin.state.digest() != original.state.digest():
            raise trial.fault("plain data", "a match built from its dump goes on differently: the state lacks a field")


def bots(trial: Trial, match: Match, bots: Sequence[Bot]) -> None:
    """A bot decides from what its seat sees: the same after a redeal behind its back, with the same dice."""
    for decision in match.pending:
        twin = redealt(match, decision.seat, Dice(f"bots {trial.seed} {trial.choices}"))
        for bot in bots:
            dice = f"{trial.seed} {trial.choices}"
            choice = bot.choose(Perspective(match, decision.seat), Dice(dice))
            if isinstance(decision, Ask) and choice not in decision.options:
                raise trial.fault("bots", f"{bot.name} chose {choice!r}, which is not an option")
            if twin is not None and bot.choose(Perspective(twin, decision.seat), Dice(dice)) != choice:
                raise trial.fault("bots", f"{bot.name} at seat {decision.seat} decides by what it may not know")


def side_by_side(trial: Trial, match: Match) -> None:
    """Where seats decide together, what one chooses leaves the others' options good, or withdraws them."""
    pairs = [
        (first, chosen, second, other)
        for first, second in itertools.permutations(match.pending, 2)
        for chosen in some_choices(first, trial.dice)
        for other in some_choices(second, trial.dice)
    ]
    for first, chosen, second, other in (
        pairs if len(pairs) <= PAIRS else [trial.dice.pick(pairs) for _ in range(PAIRS)]
    ):
        twin = clone(match)
        twin.choose(first.seat, chosen)
        pending = twin.pending_of(second.seat)
        if pending is None or (isinstance(pending, Ask) and other not in pending.options):
            continue
        try:
            twin.choose(second.seat, other)
            twin.state.check()
        except Exception as fault:
            spoilt = f"after {chosen!r} of seat {first.seat}, {other!r} of seat {second.seat} is still offered"
            raise trial.fault("side by side", f"{spoilt}, but {fault}: give its Ask an `again`") from fault


def outcome(trial: Trial, match: Match) -> None:
    """The outcome fits the declared facts."""
    outcome = match.outcome
    assert outcome is not None
    low, high = trial.game.facts.scores
    if len(outcome.scores) != trial.seats:
        raise trial.fault("outcome", f"{len(outcome.scores)} scores for {trial.seats} seats")
    if not all(low <= score <= high for score in outcome.scores):
        raise trial.fault("outcome", f"scores {outcome.scores} outside the declared {low} to {high}")
    if any(not 0 <= seat < trial.seats for seat in outcome.winners) or len(set(outcome.winners)) != len(
        outcome.winners
    ):
        raise trial.fault("outcome", f"winners {outcome.winners} are not seats of this match")
    if not outcome.winners and not trial.game.facts.can_lose:
        raise trial.fault("outcome", "nobody won, though the game does not declare that all can lose")
    if not survives_json(outcome.data()):
        raise trial.fault("outcome", "the outcome is not plain data that survives JSON")


def records(trial: Trial, match: Match) -> None:
    """The record survives its text and replays to the same state."""
    try:
        text = record_of(match).text()
        twin = replay(trial.game, Record.parse(text), auto_nature=False)
    except Exception as error:
        raise trial.fault("records", f"the record does not replay: {error}") from error
    if twin.state.digest() != match.state.digest() or record_of(twin).text() != text:
        raise trial.fault("records", "the record replays to another state")


def any_choice(decision: Decision, dice: Dice) -> Any:
    """A random legal choice."""
    if isinstance(decision, Ask):
        return dice.pick(decision.options)
    assert isinstance(decision, Aim)
    point: Point = tuple([dice.below(dial.steps + 1) for dial in decision.space.dials])
    return point


def some_choices(decision: Decision, dice: Dice) -> list[Any]:
    """Every option, or any point."""
    return list(decision.options) if isinstance(decision, Ask) else [any_choice(decision, dice)]


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
