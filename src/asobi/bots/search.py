"""The bot that searches: Monte-Carlo tree search over matches its seat could just as well be in.

Every iteration imagines a match anew (secrets dealt, dice fresh), so the tree holds sequences of choices, not
states: what is random or hidden averages out (information-set, open-loop search). At the root the options that
look best one turn ahead compete, all with the same dice, and the worse half drops out again and again (sequential
halving): that needs no constant that would have to fit a game. Below, the tree widens slowly around the game's hunches.
An imagined match is played until the seat's next turn and judged there, or to the end where the game says so and the
end is near (`Facts.endgame`).
Where dice are wild (`Facts.wild`) there is no tree below: its tries at odd choices would cloud the comparison.
"""

from __future__ import annotations

import math
import time
from typing import Final

from asobi.bots.bot import Bot, choices, random_choice
from asobi.bots.greedy import GreedyBot, by_hunch, standing
from asobi.core import Action, Ask, Decision, Dice, Match, Perspective, Point, Together

CONTENDERS: Final = 8
EXPLORATION: Final = 0.05
WIDENING: Final = 0.7
PRIOR: Final = 6
PLAYOUT: Final = 40
WHIM: Final = 20
DEEPEST: Final = 24
THOROUGH: Final = 2.0  # where nature is slow there is no tree to grow: look once, twice as hard


class Node:
    """What is known of one choice: how often it was tried and offered, and what it brought its chooser."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0
        self.total: float = 0.0
        self.children: dict[Action | Point, Node] = {}

    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0


class SearchBot(Bot):
    """Searches for a time (`seconds`) or a number of iterations, and plays what was left in the end."""

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
        start = time.perf_counter()
        seed = dice.fork(str(dice.below(1 << 30))).seed
        root = contenders(eyes, options, seed)
        own = Dice(seed)
        ending = ends_soon(eyes, own)
        phases = max(1, math.ceil(math.log2(len(root.children))))
        done = 0
        for phase in range(1, phases + 1):
            spent = 0
            while (
                spent < self.iterations / phases
                if self.iterations
                else (time.perf_counter() - start < self.seconds * phase / phases)
            ):
                done += 1
                for option in root.children:
                    iterate(root.children[option], option, eyes.imagine(Dice(seed + str(done))), eyes.seat, own, ending)
                    spent += 1
            drop_worse_half(root)
        for option in root.children:
            return option
        return options[0]


def ends_soon(eyes: Perspective, dice: Dice) -> bool:
    """Whether the match would be over within the decisions of the game's `endgame`, by everybody's hunches."""
    match = eyes.imagine(dice.fork("end"))
    for _ in range(eyes.game.facts.endgame):
        if match.decision is None:
            return True
        decision = next_decision(match, eyes.seat)
        match.advance(by_hunch(match.game, match, decision, dice), decision.seat)
    return False


def contenders(eyes: Perspective, options: list[Action | Point], seed: str) -> Node:
    """The options that look best one turn ahead, the best first; that look counts as much as a few playouts."""
    greedy = GreedyBot("contenders")
    looks = [(greedy.worth(eyes, options[place], seed), -place) for place in range(len(options))]
    looks.sort(reverse=True)
    root = Node()
    for look, place in looks[:CONTENDERS]:
        node = Node()
        node.visits, node.total = PRIOR, PRIOR * look
        root.children[options[-place]] = node
    return root


def drop_worse_half(root: Node) -> None:
    """Keep the half of the contenders that brought more; the order among equals stays."""
    ranked = sorted(root.children.items(), key=lambda pair: -pair[1].mean())
    root.children = dict(ranked[: max(1, (len(ranked) + 1) // 2)])


def iterate(node: Node, option: Action | Point, match: Match, seat: int, dice: Dice, ending: bool) -> None:
    """Take a contender, walk down the tree below it, add one node, play on a while, and note what it brought."""
    match.advance(option, seat)
    path: list[Node] = [node]
    movers: list[int] = [seat]
    while match.decision is not None and len(path) < DEEPEST:
        decision = next_decision(match, seat)
        if not isinstance(decision, Ask) or match.game.facts.wild:
            break
        known = len(node.children)
        option = descend(node, decision, match, dice)
        fresh = len(node.children) > known
        node = node.children[option]
        path.append(node)
        movers.append(decision.seat)
        match.advance(option, decision.seat)
        if fresh:
            break
    play_out(match, seat, dice, ending)
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


def descend(node: Node, ask: Ask, match: Match, dice: Dice) -> Action | Point:
    """The choice to follow: a new one, the hunch first, while the node may widen; then the one with the best bound."""
    children = node.children
    known = [option for option in ask.options if option in children]
    for option in known:
        children[option].offered += 1
    if len(known) < len(ask.options) and len(known) <= WIDENING * math.sqrt(node.visits):
        chosen = by_hunch(match.game, match, ask, dice)
        if chosen in children:
            untried = [option for option in ask.options if option not in children]
            chosen = untried[dice.below(len(untried))]
        children[chosen] = Node()
        children[chosen].offered = 1
        return chosen
    best, best_bound = known[0], -1.0
    for option in known:
        child = children[option]
        bound = child.mean() + EXPLORATION * math.sqrt(math.log(child.offered) / max(1, child.visits))
        if bound > best_bound:
            best, best_bound = option, bound
    return best


def play_out(match: Match, seat: int, dice: Dice, ending: bool) -> None:
    """Go on by the game's hunches: with a whim now and then until it is the seat's turn again, or straight to the end.

    Where dice are wild they are whim enough, and the others would only add to the noise: it ends with the seat's turn.
    """
    wild = match.game.facts.wild
    others = False
    for _ in range(2 * match.game.facts.endgame if ending else PLAYOUT):
        if match.decision is None:
            return
        decision = next_decision(match, seat)
        if decision.seat != seat:
            if wild:
                return
            others = True
        elif others and not ending:
            return
        if not wild and not ending and dice.below(WHIM) == 0:
            match.advance(random_choice(decision, dice), decision.seat)
        else:
            match.advance(by_hunch(match.game, match, decision, dice), decision.seat)
