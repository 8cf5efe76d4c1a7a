"""The conformance kit: plays a game at random from many seeds and holds it to the house rules at every decision."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from asobi.bots import Bot, make_bot
from asobi.core import Game, Match, clone, record_of
from asobi.testing import checks
from asobi.testing.bent import refuse_or_play
from asobi.testing.elsewhere import replay_elsewhere
from asobi.testing.faults import Fault
from asobi.testing.lessons import lessons
from asobi.testing.trial import FOLDER, Seen, Trial

UNDONE = 3
EVERY = 4
RESTORED = 20
BOTS = 4
BENT = 12


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
                examine(trial, players)
                records.append(trial)
    replay_all(game, records)
    _check_facts(game, seen, records[-1])
    lessons(game)


def examine(trial: Trial, bots: Sequence[Bot]) -> None:
    """Play to the end; whatever the rules raise on the way is a fault too."""
    try:
        play(trial, bots)
    except Fault:
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}, line {place.lineno}, in {place.name}"
        raise trial.fault("rules hold", f"{type(error).__name__}: {error} ({where})") from error


def play(trial: Trial, bots: Sequence[Bot]) -> None:
    """Play to the end, checking at every decision; what looks ahead comes last, at some of them."""
    milestones: list[tuple[int, Match]] = []
    trial.match = match = Match.new(trial.game, trial.seats, trial.seed, trial.settings)
    checks.board(trial, match)
    while not match.over:
        if trial.choices >= trial.game.facts.longest:
            raise trial.fault("ends", f"still running after the declared longest {trial.game.facts.longest} choices")
        checks.plain_state(trial, match)
        checks.decisions(trial, match)
        trial.twins = {}
        if trial.every == 1 or trial.dice.below(trial.every) == 0:
            look_closely(trial, match)
        if trial.choices % (EVERY * trial.every) == 0:
            milestones.append((trial.choices, clone(match)))
        choose(trial, match)
    checks.plain_state(trial, match)
    checks.copies(trial, match)
    checks.views(trial, match)
    checks.outcome(trial, match)
    checks.records(trial, match)
    trial.seen.chance = trial.seen.chance or match.state.dice.counter > 0
    for trial.choices, trial.match in spread(milestones, RESTORED):
        checks.from_state(trial, trial.match)
        if trial.game.facts.hidden or trial.game.facts.simultaneous:
            checks.forks(trial, trial.match)
    for trial.choices, trial.match in spread(milestones, BOTS):
        checks.bots(trial, trial.match, bots)
    positions(trial, [milestone.beginnings[-1].state.dump() for _, milestone in milestones])
    trial.match = match


def look_closely(trial: Trial, match: Match) -> None:
    """The costly checks of one decision: copies, sights, and what could have been chosen or been behind a back."""
    checks.copies(trial, match)
    checks.views(trial, match)
    checks.clones(trial, match)
    checks.reasons(trial, match)
    checks.secrets(trial, match)
    checks.observations(trial, match)
    checks.side_by_side(trial, match)


def choose(trial: Trial, match: Match) -> None:
    """Take a random choice through the checked door; see what it told, and that taking it back restores all."""
    decision = trial.dice.pick(match.pending)
    choice = checks.any_choice(decision, trial.dice)
    asked, told = checks.described(decision), len(match.events)
    match.choose(decision.seat, choice)
    trial.choices += 1
    checks.told(trial, match, decision.seat, choice, told)
    if trial.choices % UNDONE == 0 and match.can_undo(decision.seat):
        twin = clone(match)
        twin.undo(decision.seat)
        same = twin.state.digest() == trial.digest and checks.described(twin.pending_of(decision.seat)) == asked
        if not same or len(twin.events) != told:
            raise trial.fault("undo", "taking a choice back does not restore what was before it")


def positions(trial: Trial, found: list[Any]) -> None:
    """A state from outside that is wrong in one place is refused, or as good as any other."""
    try:
        refuse_or_play(trial.game, found, trial.seats, trial.settings, BENT, trial.seed, nature=False)
    except AssertionError as fault:
        raise trial.fault("positions", str(fault)) from fault


def spread(milestones: list[tuple[int, Match]], most: int) -> list[tuple[int, Match]]:
    """So many of the milestones at most, evenly spread over the match."""
    if len(milestones) <= most:
        return milestones
    return [milestones[len(milestones) * number // most] for number in range(most)]


def replay_all(game: Game[Any], trials: list[Trial]) -> None:
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
        ("aims", game.facts.aims, seen.aims),
    ):
        if name == "hidden" and declared and not seen.redealt:
            raise last.fault("secrets", "the game declares hidden=True, but redeal() never deals anything anew")
        if declared != found:
            raise last.fault("facts", f"declared {name}={declared}, but over all trials it was {found}")
