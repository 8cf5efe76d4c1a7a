"""Estimates with their 95 % intervals. Matches from one seed are not independent: they count as one cluster."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Any

from asobi.lab.statistics import wilson

Z = 1.96


class Estimate:
    """A number that was measured, between what it could be as well; `count` is how many observations it rests on."""

    def __init__(self, name: str, value: float, low: float, high: float, count: int) -> None:
        self.name = name
        self.value = value
        self.low = low
        self.high = high
        self.count = count

    def data(self) -> dict[str, Any]:
        """The estimate as plain data."""
        return {"name": self.name, "value": self.value, "low": self.low, "high": self.high, "count": self.count}

    def clear_of(self, other: float) -> bool:
        """Whether the interval leaves a value out."""
        return not self.low <= other <= self.high


def z_for(looks: int) -> float:
    """How wide an interval must be for 95 % if the data are looked at so many times (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, looks))


def student(z: float, clusters: int) -> float:
    """How wide the interval of a mean must be whose error is itself known from a few clusters only (Student's t)."""
    free = clusters - 1
    more = (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return z + more + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)


def mean_of(name: str, values: Sequence[float], clusters: Sequence[Any] | None = None, z: float = Z) -> Estimate:
    """A mean with its interval; the error is that of the clusters' means where several values share one."""
    if not values:
        return Estimate(name, math.nan, math.nan, math.nan, 0)
    middle = fmean(values)
    sums: dict[Any, float] = {}
    for value, cluster in zip(values, clusters if clusters is not None else range(len(values)), strict=True):
        sums[cluster] = sums.get(cluster, 0.0) + (value - middle)
    many = len(sums)
    if many < 2:
        return Estimate(name, middle, -math.inf, math.inf, len(values))
    error = math.sqrt(sum(each * each for each in sums.values()) * many / (many - 1)) / len(values)
    half = student(z, many) * error
    return Estimate(name, middle, middle - half, middle + half, len(values))


def share_of(name: str, values: Sequence[float], clusters: Sequence[Any] | None = None) -> Estimate:
    """A share between 0 and 1: Wilson's interval where every value stands alone, else that of the clusters."""
    if clusters is not None and len(set(clusters)) < len(values):
        found = mean_of(name, values, clusters)
        if found.low == found.high:  # all clusters alike: still, so many could be so by chance
            found.low, found.high = wilson(found.value, len(set(clusters)))
        return Estimate(name, found.value, max(0.0, found.low), min(1.0, found.high), found.count)
    value = fmean(values) if values else 0.0
    low, high = wilson(value, len(values))
    return Estimate(name, value, low, high, len(values))
