"""A network with one hidden layer, fitted with numpy: softmax over the seats, AdamW, the rate falling as a cosine."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asobi.env.recipe import DECAY
from asobi.env.selfplay import Rows

BATCH = 1024
HELD = 0.1  # of the matches, the last ones: never learned from
Weights = list[NDArray[np.float32]]


class Fitting:
    """Weights that are being learned, for numbers that are brought to mean 0 and spread 1 first."""

    def __init__(self, rows: Rows, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        some = rows.told(rng.permutation(len(rows))[:50_000])
        inputs, seats = some.shape[1], rows.won.shape[1]
        self.mean = some.mean(axis=0)
        self.spread = np.maximum(some.std(axis=0), 1e-3)
        self.weights: Weights = [
            (rng.standard_normal((inputs, hidden)) * math.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, seats)) * math.sqrt(1 / hidden)).astype(np.float32),
            np.zeros(seats, np.float32),
        ]
        self.rng = rng

    def folded(self) -> Weights:
        """The weights for the numbers as they come."""
        into, bias, out, last = self.weights
        scaled = into / self.spread[:, None]
        return [scaled, bias - self.mean @ scaled, out, last]

    @staticmethod
    def unfolded(weights: Weights, rows: Rows, seed: int) -> Fitting:
        """Go on from weights for the numbers as they come."""
        into, bias, out, last = weights
        fitting = Fitting(rows, into.shape[1], seed)
        fitting.weights = [into * fitting.spread[:, None], bias + fitting.mean @ into, out.copy(), last.copy()]
        return fitting

    def fit(
        self,
        rows: Rows,
        epochs: int,
        rate: float,
        told: Callable[[int, float, float], None],
        decay: float = DECAY,
    ) -> None:
        """Learn from the rows, so many times over; `told` hears the losses of learned and held rows after each."""
        held = len(rows) - max(1, int(len(rows) * HELD))
        moments = [np.zeros_like(each) for each in self.weights]
        squares = [np.zeros_like(each) for each in self.weights]
        batches = max(1, held // BATCH)
        step, steps = 0, epochs * batches
        for epoch in range(epochs):
            order = self.rng.permutation(held)
            losses = []
            for batch in range(batches):
                step += 1
                wanted = np.sort(order[batch * BATCH : (batch + 1) * BATCH])
                loss, slopes = self.slopes((rows.told(wanted) - self.mean) / self.spread, rows.won[wanted])
                losses.append(loss)
                now = rate * 0.5 * (1 + math.cos(math.pi * step / steps))
                for place, slope in enumerate(slopes):
                    moments[place] += 0.1 * (slope - moments[place])
                    squares[place] += 0.001 * (slope * slope - squares[place])
                    rises = moments[place] / (1 - 0.9**step)
                    sizes = np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8
                    self.weights[place] -= (now * (rises / sizes + decay * self.weights[place])).astype(np.float32)
            told(epoch + 1, float(np.mean(losses)), self.loss(rows, held))

    def slopes(self, told: NDArray[Any], won: NDArray[np.float32]) -> tuple[float, Weights]:
        """The loss of a batch, and how it changes with every weight."""
        into, bias, out, last = self.weights
        hidden = np.maximum(told @ into + bias, 0)
        shares = softmax(hidden @ out + last)
        loss = float(-(won * np.log(shares + 1e-9)).sum(axis=1).mean())
        marks = (shares * won.sum(axis=1, keepdims=True) - won) / len(told)
        back = (marks @ out.T) * (hidden > 0)
        return loss, [told.T @ back, back.sum(axis=0), hidden.T @ marks, marks.sum(axis=0)]

    def loss(self, rows: Rows, first: int) -> float:
        """The loss of the rows from this one on."""
        into, bias, out, last = self.folded()
        whole, many = 0.0, len(rows) - first
        for place in range(first, len(rows), 8 * BATCH):
            wanted = slice(place, place + 8 * BATCH)
            shares = softmax(np.maximum(rows.told(wanted) @ into + bias, 0) @ out + last)
            whole -= float((rows.won[wanted] * np.log(shares + 1e-9)).sum())
        return whole / many


def softmax(marks: NDArray[Any]) -> NDArray[Any]:
    """Shares that sum up to 1."""
    raised = np.exp(marks - marks.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))
