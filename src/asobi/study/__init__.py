"""The study: what a position is worth, how good a choice was, and how much of a match was luck."""

from asobi.study.advice import Reason, advise, reason_for
from asobi.study.judge import Foreseen, Judge, Rollouts, Standings, judge_of
from asobi.study.lookback import LookBack, Weighed, look_back, weigh
from asobi.study.motive import Motive, is_secret, motive
from asobi.study.options import Rated, rate

__all__ = [
    "Foreseen",
    "Judge",
    "LookBack",
    "Motive",
    "Rated",
    "Reason",
    "Rollouts",
    "Standings",
    "Weighed",
    "advise",
    "is_secret",
    "judge_of",
    "look_back",
    "motive",
    "rate",
    "reason_for",
    "weigh",
]
