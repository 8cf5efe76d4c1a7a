"""Why somebody chose what they chose: their reason, and whom the choice helped or held back.

Where players have secrets from each other and the match still runs, nobody's own reason is told. Whoever asks gets what
they could have worked out themselves: how everybody's chances moved, over matches that they could just as well be in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from asobi.core import Dice, Match, Perspective, behind_the_back, clone, written
from asobi.study.advice import Reason, reason_for
from asobi.study.judge import hunches, judge_of, mean, thrown

SAMPLES: Final = 24
SLOW_SAMPLES: Final = 4


@dataclass(frozen=True)
class Motive:
    """The reason, None where it is a secret; and what the choice did to every seat's chance, as the asker sees it."""

    reason: Reason | None
    gains: list[float]


def motive(before: Match, after: Match, seat: int, asker: int | None, secret: bool, salt: str) -> Motive:
    """Why the seat chose what led from one position to the next; `asker` is the seat that wants to know.

    `secret` says that the seat's own reason must not be told, see `is_secret`.
    """
    if secret and asker is None:
        return Motive(None, [])
    reason = None
    if not secret:
        choice = next(what for who, what in after.log[len(before.log) :] if who == seat)
        perspective = Perspective(before, seat)
        reason = reason_for(
            perspective, perspective.decision.meant(choice if isinstance(choice, str) else written(choice)), Dice(salt)
        )
    was, now = (_chances(match, asker if secret else None, salt) for match in (before, after))
    gains = [later - earlier for earlier, later in zip(was, now, strict=True)] if was and now else []
    return Motive(reason, gains)


def is_secret(now: Match, place: int) -> bool:
    """Whether the reason for entry number `place` must not be told yet: players have secrets, or choose unseen."""
    facts = now.game.facts
    return not now.over and (facts.hidden or (facts.simultaneous and place >= now.beginnings[-1].entries))


def _chances(match: Match, asker: int | None, salt: str) -> list[float]:
    """Everybody's chance of winning here; none where what the asker saw cannot come about with other secrets."""
    judge = judge_of(match.game)
    shares = []
    for sample in range(SLOW_SAMPLES if judge.slow else SAMPLES):
        twin = clone(match) if asker is None else behind_the_back(match, asker, Dice(f"{salt} {sample}"))
        if twin is None:
            continue
        twin.auto_nature = not judge.slow
        twin.state.dice = thrown(salt, sample)
        shares.append(judge.foresee(twin, hunches(salt, sample)).shares)
    return [mean([each[place] for each in shares]) for place in range(match.seats)] if shares else []
