"""Proximal policy optimisation in one file, on the batch door: `python examples/learning/ppo.py [game] [seats]`.

Self-play with numpy alone: one small network decides for every seat of many matches, since an observation always begins
with the seat's own. At the end it plays against random players and saves its weights, with which `policy.py` sits at
the table. Change it: that is what it is for.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asobi.env import Batch

Array = NDArray[np.float32]


@dataclass
class Options:
    """Everything that can be turned."""

    game: str = "eight-routes"
    seats: int = 4
    matches: int = 64
    steps: int = 128
    iterations: int = 60
    hidden: int = 64
    rate: float = 1e-3
    epochs: int = 3
    minibatch: int = 1024
    clip: float = 0.2
    fade: float = 0.95
    entropy: float = 0.01
    judged: int = 200
    seed: int = 1
    settings: dict[str, Any] | None = None


class Network:
    """Two layers; from the second come a preference for every action and the value of the place."""

    def __init__(self, inputs: int, actions: int, hidden: int, scale: Array, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, size: float) -> Array:
            drawn: Array = (rng.standard_normal((rows, columns)) * size / np.sqrt(rows)).astype(np.float32)
            return drawn

        self.scale = scale
        self.weights = [
            layer(inputs, hidden, 1.0),
            np.zeros(hidden, np.float32),
            layer(hidden, actions + 1, 0.1),
            np.zeros(actions + 1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.updates = 0

    def forward(self, seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Array, Array, Array, Array]:
        """The inputs, the hidden layer, the logarithms of the policy, and the values."""
        inputs = seen * self.scale
        hidden = np.tanh(inputs @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return inputs, hidden, logits, out[:, -1]

    def update(self, inputs: Array, hidden: Array, slopes: Array, rate: float) -> None:
        """One step of Adam along the slopes of the loss by the outputs."""
        back = (slopes @ self.weights[2].T) * (1.0 - hidden * hidden)
        gradients = [inputs.T @ back, back.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0)]
        size = np.sqrt(sum(float((each * each).sum()) for each in gradients))
        self.updates += 1
        for place, gradient in enumerate(gradients):
            gradient = gradient * min(1.0, 0.5 / (size + 1e-8))
            self.means[place] = 0.9 * self.means[place] + 0.1 * gradient
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * gradient * gradient
            mean = self.means[place] / (1.0 - 0.9**self.updates)
            square = self.squares[place] / (1.0 - 0.999**self.updates)
            self.weights[place] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)

    def save(self, file: Path) -> None:
        """Keep what decides: the scale of what is observed, and the two layers without the value."""
        into, bias, out, last = self.weights
        np.savez(file, scale=self.scale, into=into, bias=bias, out=out[:, :-1], last=last[:-1])


class Rollout:
    """What happened in so many steps of all matches."""

    def __init__(self, options: Options, batch: Batch) -> None:
        shape = (options.steps, options.matches)
        self.seen = np.zeros((*shape, batch.observations.shape[1]), np.uint8)
        self.masks = np.zeros((*shape, batch.masks.shape[1]), np.bool_)
        self.actions = np.zeros(shape, np.int64)
        self.chances = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.ended = np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, options.seats), np.float32)


def sample(logits: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action a row, by the policy."""
    noise = -np.log(-np.log(rng.random(logits.shape, np.float32) + 1e-9) + 1e-9)
    chosen: NDArray[np.int64] = (logits + noise).argmax(axis=1)
    return chosen


def collect(batch: Batch, network: Network, kept: Rollout, rng: np.random.Generator) -> None:
    """Play on in all matches; the batch's arrays are written anew by each step, so they are copied here."""
    for step in range(len(kept.actions)):
        _, _, logits, values = network.forward(batch.observations, batch.masks)
        actions = sample(logits, rng)
        kept.seen[step], kept.masks[step], kept.seats[step] = batch.observations, batch.masks, batch.seats
        kept.actions[step], kept.values[step] = actions, values
        kept.chances[step] = np.take_along_axis(logits, actions[:, None], axis=1)[:, 0]
        batch.step(actions)
        kept.ended[step], kept.rewards[step] = batch.ended, batch.rewards


def advantages(kept: Rollout, fade: float) -> Array:
    """How much better each choice was than expected, seat by seat: the next thing that a seat knows is its own."""
    steps, matches = kept.actions.shape
    seats = kept.rewards.shape[2]
    known = np.zeros((matches, seats), np.bool_)
    ahead = np.zeros((matches, seats), np.float32)
    trail = np.zeros((matches, seats), np.float32)
    better, rows = np.zeros((steps, matches), np.float32), np.arange(matches)
    for step in reversed(range(steps)):
        over = kept.ended[step]
        ahead[over], trail[over], known[over] = kept.rewards[step][over], 0.0, True
        seat = kept.seats[step]
        surprise = np.where(known[rows, seat], ahead[rows, seat] - kept.values[step], 0.0)
        better[step] = surprise + fade * trail[rows, seat]
        ahead[rows, seat], trail[rows, seat], known[rows, seat] = kept.values[step], better[step], True
    return better


def learn(network: Network, kept: Rollout, options: Options, rng: np.random.Generator) -> None:
    """Improve the policy within the clip, and the values."""
    better = advantages(kept, options.fade)
    goals = (better + kept.values).reshape(-1)
    better = ((better - better.mean()) / (better.std() + 1e-8)).reshape(-1)
    seen, masks = kept.seen.reshape(len(goals), -1), kept.masks.reshape(len(goals), -1)
    actions, before = kept.actions.reshape(-1), kept.chances.reshape(-1)
    for _ in range(options.epochs):
        order = rng.permutation(len(goals))
        for first in range(0, len(order), options.minibatch):
            rows = order[first : first + options.minibatch]
            inputs, hidden, logits, values = network.forward(seen[rows], masks[rows])
            policy = np.exp(logits)
            now = np.take_along_axis(logits, actions[rows][:, None], axis=1)[:, 0]
            ratio, gain = np.exp(now - before[rows]), better[rows]
            free = np.where(gain > 0, ratio < 1 + options.clip, ratio > 1 - options.clip)
            pull = np.where(free, ratio * gain, 0.0)[:, None]
            onto = np.zeros_like(policy)
            np.put_along_axis(onto, actions[rows][:, None], 1.0, axis=1)
            spread = -(policy * np.where(masks[rows], logits, 0.0)).sum(axis=1, keepdims=True)
            slopes = np.zeros((len(rows), policy.shape[1] + 1), np.float32)
            slopes[:, :-1] = -pull * (onto - policy) + options.entropy * policy * (logits + spread)
            slopes[:, -1] = values - goals[rows]
            slopes[:, :-1][~masks[rows]] = 0.0
            network.update(inputs, hidden, (slopes / len(rows)).astype(np.float32), options.rate)


def share_of_victories(network: Network, options: Options, rng: np.random.Generator) -> float:
    """The network on seat 0 against random players: its share of the victories."""
    batch = Batch(options.game, options.seats, min(options.judged, 64), "judged", options.settings)
    shares: list[float] = []
    while len(shares) < options.judged:
        _, _, logits, _ = network.forward(batch.observations, batch.masks)
        anything = (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
        batch.step(np.where(batch.seats == 0, logits.argmax(axis=1), anything))
        rewards = batch.rewards[batch.ended, 0]
        shares += ((rewards * (options.seats - 1) + 1) / options.seats).tolist()
    return float(np.mean(shares))


def train(options: Options, quiet: bool = False) -> tuple[Network, float, float]:
    """Learn by self-play; gives the network, and its share of victories against random players before and after."""
    rng = np.random.default_rng(options.seed)
    batch = Batch(options.game, options.seats, options.matches, options.seed, options.settings)
    highs = np.array([field.high for field in batch.fields for _ in range(field.size)], np.float32)
    network = Network(len(highs), batch.masks.shape[1], options.hidden, 1.0 / highs, rng)
    before, kept, started = share_of_victories(network, options, rng), Rollout(options, batch), time.perf_counter()
    for iteration in range(1, options.iterations + 1):
        collect(batch, network, kept, rng)
        learn(network, kept, options, rng)
        if not quiet and (iteration % 10 == 0 or iteration == options.iterations):
            speed = iteration * options.steps * options.matches / (time.perf_counter() - started)
            share = share_of_victories(network, options, rng)
            print(f"iteration {iteration}: {share:.0%} of the victories, {speed:,.0f} decisions/s", flush=True)
    return network, before, share_of_victories(network, options, rng)


if __name__ == "__main__":
    chosen = Options()
    chosen.game = sys.argv[1] if len(sys.argv) > 1 else chosen.game
    chosen.seats = int(sys.argv[2]) if len(sys.argv) > 2 else chosen.seats
    learned, start, end = train(chosen)
    learned.save(Path(f"{chosen.game}-{chosen.seats}.npz"))
    print(f"against random players: {start:.0%} before, {end:.0%} after; even would be {1 / chosen.seats:.0%}")
