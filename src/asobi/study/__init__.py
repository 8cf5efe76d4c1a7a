"""The study: what a position is worth, how good a choice was, and how much of a match was luck."""

from asobi.study.judge import Foreseen, Judge, Rollouts, Standings, judge_of
from asobi.study.lookback import LookBack, Weighed, look_back, weigh
from asobi.study.options import Rated, rate

__all__ = [
    "Foreseen",
    "Judge",
    "LookBack",
    "Rated",
    "Rollouts",
    "Standings",
    "Weighed",
    "judge_of",
    "look_back",
    "rate",
    "weigh",
]
