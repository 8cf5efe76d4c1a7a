"""The bot that searches: Monte-Carlo tree search over matches its seat could just as well be in.

Every iteration imagines a match anew (secrets dealt, dice fresh), so the tree holds sequences of choices, not
states: what is random or hidden averages out (information-set, open-loop search).
"""

from __future__ import annotations

import math
import time
from typing import Final

from asobi.bots.bot import Bot, choices, random_choice
from asobi.bots.greedy import GreedyBot, by_hunch, standing
from asobi.core import Action, Ask, Decision, Dice, Match, Perspective, Point, Together

EXPLORATION: Final = 0.12
PLAYOUT: Final = 12
WHIM: Final = 10
DEEPEST: Final = 24
THOROUGH: Final = 2.0  # where nature is slow there is no tree to grow: look once, twice as hard


class Node:
    """What is known of one choice: how often it was tried and offered, and what it brought its chooser."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0
        self.total: float = 0.0
        self.children: dict[Action | Point, Node] = {}


class SearchBot(Bot):
    """Searches for a time (`seconds`) or a number of iterations, and plays what it tried most."""

    def __init__(self, name: str, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, eyes: Perspective, dice: Dice) -> Action | Point:
        if eyes.game.facts.trials:
            return GreedyBot(self.name, THOROUGH).choose(eyes, dice)
        options = choices(eyes, dice)
        if len(options) == 1:
            return options[0]
        root = self.search(eyes, options, dice)
        best, most = options[0], -1
        for option, node in root.children.items():
            if node.visits > most:
                best, most = option, node.visits
        return best

    def search(self, eyes: Perspective, options: list[Action | Point], dice: Dice) -> Node:
        """The tree after the budget is spent."""
        root = Node()
        seed = dice.fork(str(dice.below(1 << 30))).seed
        own = Dice(seed)
        end = time.perf_counter() + self.seconds
        done = 0
        while done < self.iterations or (self.seconds > 0.0 and time.perf_counter() < end):
            done += 1
            iterate(root, eyes.imagine(Dice(seed + str(done))), options, eyes.seat, own)
        return root


def iterate(root: Node, match: Match, options: list[Action | Point], seat: int, dice: Dice) -> None:
    """One walk down the tree, one new node, one playout, and what it taught."""
    node = root
    path: list[Node] = []
    movers: list[int] = []
    while match.decision is not None and len(path) < DEEPEST:
        decision = next_decision(match, seat)
        if path:
            if not isinstance(decision, Ask):
                break
            options = list(decision.options)
        option, fresh = descend(node, options, match, decision, dice)
        node = node.children[option]
        path.append(node)
        movers.append(decision.seat)
        match.advance(option, decision.seat)
        if fresh:
            break
    play_out(match, seat, dice)
    worth: dict[int, float] = {}
    for step, mover in zip(path, movers, strict=True):
        if mover not in worth:
            worth[mover] = standing(match, mover)
        step.visits += 1
        step.total += worth[mover]


def next_decision(match: Match, seat: int) -> Decision:
    """The decision to take next: the searching seat's own, where several are pending."""
    decision = match.decision
    if isinstance(decision, Together):
        own = decision.decisions.get(seat)
        if own is not None:
            return own
        for other in decision.decisions.values():
            return other
    assert isinstance(decision, Decision)
    return decision


def descend(
    node: Node, options: list[Action | Point], match: Match, decision: Decision, dice: Dice
) -> tuple[Action | Point, bool]:
    """The child to go to, and whether it is new: the untried first (the hunch before others), then by its bounds."""
    children = node.children
    untried = [option for option in options if option not in children]
    if untried:
        chosen = by_hunch(match.game, match, decision, dice) if isinstance(decision, Ask) else untried[0]
        if chosen in children or chosen not in options:
            chosen = untried[dice.below(len(untried))]
        for option in options:
            known = children.get(option)
            if known is not None:
                known.offered += 1
        fresh = Node()
        fresh.offered = 1
        children[chosen] = fresh
        return chosen, True
    best, best_bound = options[0], -1.0
    for option in options:
        child = children[option]
        child.offered += 1
        bound = child.total / child.visits + EXPLORATION * math.sqrt(math.log(child.offered) / child.visits)
        if bound > best_bound:
            best, best_bound = option, bound
    return best, False


def play_out(match: Match, seat: int, dice: Dice) -> None:
    """Go on for a while by the game's hunches, with a whim now and then."""
    for _ in range(PLAYOUT):
        if match.decision is None:
            return
        decision = next_decision(match, seat)
        if dice.below(WHIM) == 0:
            match.advance(random_choice(decision, dice), decision.seat)
        else:
            match.advance(by_hunch(match.game, match, decision, dice), decision.seat)
