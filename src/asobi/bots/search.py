"""The bot that searches: Monte-Carlo tree search over matches its seat could just as well be in.

Every iteration imagines a match anew (secrets dealt, dice fresh), so the tree holds sequences of choices, not
states: what is random or hidden averages out (information-set, open-loop search). At the root the options that
look best one turn ahead compete, all with the same dice, and the worse half drops out again and again (sequential
halving): that needs no constant that would have to fit a game. Below, the tree widens slowly around the game's hunches,
and an imagined match is played until the seat's next turn and judged there.

Some games say that a tree's tries at odd choices would cloud the comparison. In the style `rollouts` imagined matches
follow the hunches for several turns; where the end is near and easier to play than to judge (`endgame`), to the end.
And in the style `plans`, where a turn is a row of choices, the best rows are looked for and compete as a whole, judged
at the end of the turn.

A search that learned sees with the game's network, in the style that the game says for it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from asobi.bots.bot import Bot, choices, random_choice
from asobi.bots.eye import BY_INSIGHT, Eye
from asobi.bots.greedy import GreedyBot, by_hunch, eye_for, follow, standings, worth
from asobi.core import Action, Ask, Decision, Dice, Match, Perspective, Point, Style, Together

CONTENDERS: Final = 8
BEAM: Final = 8
PLANNING: Final = 0.5  # the share of its budget that a search spends on plans
EXPLORATION: Final = 0.05
WIDENING: Final = 0.7
PRIOR: Final = 6
RANDOM_ONE_IN: Final = 20  # in a tree, a playout strays from the hunches this often
DEEPEST: Final = 24
THOROUGH: Final = 2.0  # where nature is slow there is no tree to grow: look once, twice as hard


class Node:
    """What is known of one choice: how often it was tried and offered, and what it brought its chooser.

    `plan` is what its chooser means to do after it.
    """

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0
        self.total: float = 0.0
        self.children: dict[Action | Point, Node] = {}
        self.plan: list[Action | Point] = []

    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def bound(self) -> float:
        """What it may bring at best: the more, the seldomer it was tried of the times it was offered."""
        visits = self.visits or 1
        return self.total / visits + EXPLORATION * math.sqrt(math.log(self.offered) / visits)


class Budget:
    """The time or the number of iterations that a search may take."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.spent: int = 0
        self.start: float = time.perf_counter()

    def used(self) -> float:
        """The share of it that is used up."""
        return self.spent / self.iterations if self.iterations else (time.perf_counter() - self.start) / self.seconds


class Horizon:
    """How far imagined matches are played, and whether a tree grows in them; no turns means to the end of this one."""

    def __init__(self, turns: int, decisions: int, tree: bool) -> None:
        self.turns = turns
        self.decisions = decisions
        self.tree = tree


class Plan:
    """Choices that a seat could make in a row, and how well they would leave it standing."""

    def __init__(self, choices: list[Action | Point], worth: float) -> None:
        self.choices = choices
        self.worth = worth


class SearchBot(Bot):
    """Searches for a time (`seconds`) or a number of iterations, and plays what was left in the end."""

    def __init__(self, name: str, iterations: int = 0, seconds: float = 0.0, learned: bool = False) -> None:
        super().__init__(name)
        self.learned = learned
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        style, eye = perspective.game.insight.style, BY_INSIGHT
        if self.learned:
            eye = eye_for(perspective)
            style = style if eye is BY_INSIGHT else perspective.game.insight.learned
        if style.name == "trials":
            return GreedyBot(self.name, THOROUGH).choose(perspective, dice)
        options = choices(perspective, dice)
        if len(options) == 1:
            return options[0]
        budget = Budget(self.iterations, self.seconds)
        seed = dice.fork(str(dice.below(1 << 30))).seed
        plans = looks(perspective, options, seed, eye)
        if style.name == "plans":
            plans = grown(perspective, plans, seed, budget, eye)
        root = contenders(plans)
        own = Dice(seed)
        horizon = horizon_of(perspective, style, own)
        phases = max(1, math.ceil(math.log2(len(root.children))))
        # Where plans grew, the phases share what they left of the budget.
        begun = budget.used() if style.name == "plans" else 0.0
        done = 0
        for phase in range(1, phases + 1):
            while budget.used() < begun + (1.0 - begun) * phase / phases:
                done += 1
                for option in root.children:
                    match = perspective.imagine(Dice(seed + str(done)))
                    iterate(root.children[option], option, match, perspective.seat, own, horizon, eye)
                    budget.spent += 1
            drop_worse_half(root)
        for option in root.children:
            return option
        return options[0]


def looks(perspective: Perspective, options: list[Action | Point], seed: str, eye: Eye = BY_INSIGHT) -> list[Plan]:
    """A look at every option, one turn ahead."""
    return [Plan([option], worth(perspective, [option], seed, eye)) for option in options]


def best_first(plans: list[Plan]) -> list[Plan]:
    """The plans by their worth; the order among equals stays."""
    return sorted(plans, key=lambda plan: -plan.worth)


def grown(perspective: Perspective, plans: list[Plan], seed: str, budget: Budget, eye: Eye = BY_INSIGHT) -> list[Plan]:
    """Let the best plans grow, choice by choice; gives the best one for every first choice."""
    best = {plan.choices[0]: plan for plan in plans}
    while plans:
        # Plans of the same worth mostly make the same choices in another order.
        distinct = {plan.worth: plan for plan in reversed(plans)}
        plans = []
        for plan in best_first(list(distinct.values()))[:BEAM]:
            match = perspective.imagine(Dice(seed + "0"))
            follow(match, perspective.seat, plan.choices)
            decision = match.pending_of(perspective.seat)
            if isinstance(decision, Ask):
                for option in decision.options:
                    if budget.used() >= PLANNING:
                        return list(best.values())
                    longer = Plan([*plan.choices, option], 0.0)
                    longer.worth = worth(perspective, longer.choices, seed, eye)
                    budget.spent += 1
                    plans.append(longer)
                    if longer.worth > best[longer.choices[0]].worth:
                        best[longer.choices[0]] = longer
    return list(best.values())


def contenders(plans: list[Plan]) -> Node:
    """The options that look best, the best first; that look counts as much as a few playouts."""
    root = Node()
    for plan in best_first(plans)[:CONTENDERS]:
        node = Node()
        node.visits, node.total = PRIOR, PRIOR * plan.worth
        node.plan = plan.choices[1:]
        root.children[plan.choices[0]] = node
    return root


def horizon_of(perspective: Perspective, style: Style, dice: Dice) -> Horizon:
    """How far imagined matches are played from here."""
    if ends_soon(perspective, style, dice):
        return Horizon(2 * style.endgame, 2 * style.endgame, tree=False)
    if style.name == "plans":
        return Horizon(0, style.decisions, tree=False)
    return Horizon(style.turns, style.decisions, tree=style.name == "tree")


def ends_soon(perspective: Perspective, style: Style, dice: Dice) -> bool:
    """Whether the match would be over within the decisions of the style's `endgame`, by everybody's hunches."""
    match = perspective.imagine(dice.fork("end"))
    for _ in range(style.endgame):
        if match.decision is None:
            return True
        decision = next_decision(match, perspective.seat)
        match.advance(by_hunch(match, decision, dice), decision.seat)
    return False


def drop_worse_half(root: Node) -> None:
    """Keep the half of the contenders that brought more; the order among equals stays."""
    ranked = sorted(root.children.items(), key=lambda pair: -pair[1].mean())
    root.children = dict(ranked[: max(1, (len(ranked) + 1) // 2)])


def iterate(
    node: Node, option: Action | Point, match: Match, seat: int, dice: Dice, horizon: Horizon, eye: Eye = BY_INSIGHT
) -> None:
    """Take a contender, walk down the tree below it, add one node, play on a while, and note what it brought."""
    match.advance(option, seat)
    follow(match, seat, node.plan)
    path: list[Node] = [node]
    movers: list[int] = [seat]
    while horizon.tree and match.decision is not None and len(path) < DEEPEST:
        decision = next_decision(match, seat)
        if not isinstance(decision, Ask):
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
    play_out(match, seat, dice, horizon)
    brought = standings(match, movers, dice, eye)
    for place in range(len(path)):
        step = path[place]
        step.visits += 1
        step.total += brought[movers[place]]


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
    children, options = node.children, ask.options
    best, best_bound, known = options[0], -1.0, 0
    for option in options:
        child = children.get(option)
        if child is not None:
            known += 1
            child.offered += 1
            bound = child.bound()
            if bound > best_bound:
                best, best_bound = option, bound
    if known == len(options) or known > WIDENING * math.sqrt(node.visits):
        return best
    chosen = by_hunch(match, ask, dice)
    if chosen in children:
        untried = [option for option in options if option not in children]
        chosen = untried[dice.below(len(untried))]
    children[chosen] = Node()
    children[chosen].offered = 1
    return chosen


def play_out(match: Match, seat: int, dice: Dice, horizon: Horizon) -> None:
    """Go on by the game's hunches, in a tree with a whim now and then, as far as the horizon."""
    turns = 0
    others = False
    for _ in range(horizon.decisions):
        if match.decision is None:
            return
        decision = next_decision(match, seat)
        if decision.seat != seat:
            if horizon.turns == 0:
                return
            others = True
        elif others:
            others = False
            turns += 1
            if turns == horizon.turns:
                return
        if horizon.tree and dice.below(RANDOM_ONE_IN) == 0:
            match.advance(random_choice(decision, dice), decision.seat)
        else:
            match.advance(by_hunch(match, decision, dice), decision.seat)
